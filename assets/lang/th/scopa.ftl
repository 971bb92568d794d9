# The words of Scopa and its family.
game-scopa-title = สโกปา
game-scopa-goal = กินไพ่​บนโต๊ะ​ด้วยไพ่​ค่าเท่ากัน หรือ​เท่า​ผลรวม กวาด​หมดโต๊ะ​ได้​หนึ่งแต้ม
game-scopa-players = 2, 3, 4 หรือ 6
game-scopa-kind = เกมกินไพ่​จากอิตาลีใต้
game-scopa-material = ไพ่ 40 ใบ
game-scopa-audience = แปดขวบ​ขึ้นไป ง่ายแต่ลึก

## Rules to choose
scopa-preset-scopa = สโกปา
scopa-preset-scopone = สโกโปเน
scopa-preset-scopone_scientifico = สโกโปเน เชนตีฟีโก
scopa-preset-scopa_dassi = สโกปา ดัสซี
scopa-preset-napola = นาโปลา
scopa-preset-re_bello = เร เบลโล
scopa-preset-quindici = กวินดีชี
scopa-preset-escoba = เอสโกบา
scopa-preset-a_perdere = อา แปร์เดเร
scopa-option-target = แต้มที่ชนะ
scopa-option-choice = ใบเท่าหรือผลรวม
scopa-option-choice-free = ใบเท่าก่อน
scopa-option-choice-fewest = ผลรวม​ที่ใช้ไพ่​น้อยสุด
scopa-option-choice-any = แล้วแต่ใจ
scopa-option-four = สี่คน
scopa-option-four-pairs = เป็นคู่
scopa-option-four-singly = เดี่ยวทุกคน
scopa-option-six = หกคน
scopa-option-six-pairs = สามคู่
scopa-option-six-threes = สองทีม ทีมละสาม
scopa-option-napola = นาโปลา
scopa-option-re_bello = เร เบลโล
scopa-option-take_all_sweeps = เอซกวาดนับแต้ม
scopa-option-last_sweep = ใบสุดท้ายกวาดได้
scopa-option-hand = ไพ่ในมือ
scopa-option-table = ไพ่บนโต๊ะ
scopa-option-taking = การกิน
scopa-option-aces = เอซ
scopa-option-first_table = โต๊ะแรก
scopa-rule-hand = { $table ->
    [0] คนละ { $hand } ใบ โต๊ะว่าง
   *[other] คนละ { $hand } ใบ บนโต๊ะ { $table } ใบ
}
scopa-rule-target = ถึง { $target }
scopa-rule-lowest = เมื่อมีคนถึง { $target } แต้มน้อยสุด​ชนะ
scopa-rule-taking-value = กินไพ่​ที่เท่ากับ​ไพ่ของคุณ
scopa-rule-taking-fifteen = กินไพ่​ที่รวมกับ​ไพ่ของคุณ​ได้ 15
scopa-rule-choice-fewest = เฉพาะผลรวม​ที่ใช้ไพ่​น้อยสุด
scopa-rule-choice-any = ใบเท่า​หรือผลรวม แล้วแต่ใจ
scopa-rule-aces = เอซกิน​ทั้งโต๊ะ
scopa-rule-aces-sweep = เอซกิน​ทั้งโต๊ะ และ​นับเป็นสโกปา
scopa-rule-sevens = นับเลขเจ็ด​แทนปรีเมียรา
scopa-rule-napola = นับเอซ 2 และ 3 { scopa-coins }
scopa-rule-re-bello = นับ{ scopa-the-king-of-coins }
scopa-rule-first-table = โต๊ะแรก​ที่ได้ 15 หรือ 30 เป็นของเจ้ามือ
scopa-rule-last-sweep = ใบสุดท้าย​กวาดได้
scopa-rule-four-singly = สี่คน​เดี่ยวทุกคน
scopa-rule-six-threes = หกคน​สองทีม

## Cards, as the faces show them
scopa-card = { $rank } { $suit }
scopa-rank-french-A = เอซ
scopa-rank-french-2 = 2
scopa-rank-french-3 = 3
scopa-rank-french-4 = 4
scopa-rank-french-5 = 5
scopa-rank-french-6 = 6
scopa-rank-french-7 = 7
scopa-rank-french-J = แจ็ค (8)
scopa-rank-french-Q = แหม่ม (9)
scopa-rank-french-K = คิง (10)
scopa-rank-plain-A = เอซ
scopa-rank-plain-2 = 2
scopa-rank-plain-3 = 3
scopa-rank-plain-4 = 4
scopa-rank-plain-5 = 5
scopa-rank-plain-6 = 6
scopa-rank-plain-7 = 7
scopa-rank-plain-J = 8
scopa-rank-plain-Q = 9
scopa-rank-plain-K = 10
scopa-rank-neapolitan-A = เอซ
scopa-rank-neapolitan-2 = 2
scopa-rank-neapolitan-3 = 3
scopa-rank-neapolitan-4 = 4
scopa-rank-neapolitan-5 = 5
scopa-rank-neapolitan-6 = 6
scopa-rank-neapolitan-7 = 7
scopa-rank-neapolitan-J = ทหาร (8)
scopa-rank-neapolitan-Q = ม้า (9)
scopa-rank-neapolitan-K = ราชา (10)
scopa-suit-french-C = ดอกจิก
scopa-suit-french-D = ข้าวหลามตัด
scopa-suit-french-H = โพแดง
scopa-suit-french-S = โพดำ
scopa-suit-plain-C = ดอกจิก
scopa-suit-plain-D = ข้าวหลามตัด
scopa-suit-plain-H = โพแดง
scopa-suit-plain-S = โพดำ
scopa-suit-neapolitan-C = กระบอง
scopa-suit-neapolitan-D = เหรียญ
scopa-suit-neapolitan-H = ถ้วย
scopa-suit-neapolitan-S = ดาบ
# The same in a sentence, as what somebody takes, plays or holds.
scopa-faces = { $deck ->
    [plain] {""}
    [neapolitan] {" "}ทหาร 8 ม้า 9 ราชา 10
   *[french] {" "}แจ็ค 8 แหม่ม 9 คิง 10
}
scopa-a-jack = { $deck ->
    [plain] ใบ 8
    [neapolitan] ทหาร
   *[french] แจ็ค
}
scopa-the-jack = { $deck ->
    [plain] ใบ 8
    [neapolitan] ทหาร
   *[french] แจ็ค
}
scopa-a-queen = { $deck ->
    [plain] ใบ 9
    [neapolitan] ม้า
   *[french] แหม่ม
}
scopa-a-king = { $deck ->
    [plain] ใบ 10
    [neapolitan] ราชา
   *[french] คิง
}
scopa-kings = { $deck ->
    [plain] ใบ 10
    [neapolitan] ราชา
   *[french] คิง
}
scopa-coins = { $deck ->
    [neapolitan] เหรียญ
   *[french] ข้าวหลามตัด
}
scopa-the-seven = { $deck ->
    [neapolitan] เจ็ด​เหรียญ
   *[french] เจ็ด​ข้าวหลามตัด
}
scopa-the-king-of-coins = { $deck ->
    [plain] 10 ข้าวหลามตัด
    [neapolitan] ราชา​เหรียญ
   *[french] คิง​ข้าวหลามตัด
}
scopa-or = { $first } หรือ { $last }

## On the strip
scopa-shuffling = กำลังสับไพ่
scopa-waiting = รอจนทุกคนพร้อม
scopa-over = จบแมตช์
scopa-plays = ตาของ { $name }
scopa-choose = { $name }: เลือกไพ่หนึ่งใบ
scopa-can-take = { $card } กิน { $takes }
scopa-can-lay = { $card } กินอะไรไม่ได้: วางลง
scopa-which = { $card } กิน { $takes }: เลือก
scopa-none-takes = ไม่มี​ไพ่ในมือ​ใบไหน​กิน { $picks } ได้
scopa-not-so = { $card } กิน { $picks } ไม่ได้
scopa-not-so-but = { $card } กิน { $picks } ไม่ได้ กินได้ { $takes }
scopa-takes-nothing = { $card } กินอะไรไม่ได้: วางได้เท่านั้น
scopa-must = { $card } ต้องกิน: เลือก { $takes }
scopa-must-take = ไพ่ใบนั้น​ต้องกิน กินได้ { $cards }
scopa-takes = { $name }: { $card } กิน { $takes }
scopa-takes-all = { $name }: เอซกินหมด
scopa-sweep-by = { $count ->
    [1] สโกปา! { $name } กวาดหมดโต๊ะ
   *[other] { $name } ได้ { $count } สโกปา!
}
scopa-shout = { $count ->
    [1] สโกปา!
   *[other] สโกปา × { $count }!
}
scopa-last-to = ไพ่ที่เหลือ​เป็นของ { $name } ผู้กินครั้งสุดท้าย
scopa-last-to-nobody = ไม่มีใครกิน: ไพ่อยู่ที่เดิม
scopa-redealt = { scopa-kings }​บนโต๊ะ​มากเกินไป: เจ้ามือเดิม​แจกใหม่
scopa-deals = { $name } แจกไพ่
scopa-first-dealer = { $name } แจกก่อน
scopa-target = ถึง { $target }
scopa-banner = น้อยสุดชนะ
scopa-banner-long = อา แปร์เดเร: แต้มรวม​น้อยสุด​ชนะ!

## Key hints
scopa-key-take = กิน { $takes }
scopa-key-lay = วาง { $card }
scopa-key-choose = เลือกไพ่
scopa-key-which = เลือกไพ่ที่จะกิน
scopa-key-next = กินได้ { $count } แบบ

## Around the table
scopa-note = { $cards } ใบ{ $sweeps ->
    [0] {""}
   *[other] {" "}· { $sweeps } สโกปา
}

## The score screen
scopa-sheet-deal = รอบแจก { $number }
scopa-sheet-won = { $count ->
   *[other] { $names } ชนะ!
}
scopa-sheet-this = รอบนี้
scopa-sheet-total = รวม
scopa-sheet-target = เล่นถึง { $target }
scopa-sheet-repeat = ตาสุดท้าย
scopa-item-cards = ไพ่
scopa-item-denari = { $deck ->
    [neapolitan] เหรียญ
   *[french] ข้าวหลามตัด
}
scopa-item-settebello = เซตเตเบลโล
scopa-item-primiera = ปรีเมียรา
scopa-item-scopa = สโกปา
scopa-item-napola = นาโปลา
scopa-item-re-bello = เร เบลโล
scopa-item-sevens = เลขเจ็ด
scopa-item-all-sevens = เจ็ดครบสี่ใบ
scopa-tie = เสมอ: ไม่มีใครได้
scopa-nobody-has = ไม่มีใคร​มีครบทุกดอก
scopa-nobody-any = ไม่มีใครมี

## The log
scopa-log-deal = รอบแจก { $number }: { $name } แจก
scopa-log-dealt = { $name } ได้ไพ่ { $count } ใบ
scopa-log-hand = คุณได้: { $cards }
scopa-log-table = บนโต๊ะ: { $cards }
scopa-log-laid = { $name } วาง { $card }
scopa-log-took = { $name } ใช้ { $card } กิน: { $cards }
scopa-log-sweep = { $told } สโกปา!
scopa-log-first-table = { $count ->
    [1] โต๊ะแรก​รวมได้ 15 หนึ่งสโกปา​ของ { $name }: { $cards }
   *[other] โต๊ะแรก​รวมได้ 30 สองสโกปา​ของ { $name }: { $cards }
}
scopa-log-last = ไพ่ที่เหลือ​เป็นของ { $name }: { $cards }
scopa-log-last-nobody = ไม่มีใครกิน เหลืออยู่: { $cards }
scopa-log-scored = รอบนี้: { $points } รวม: { $totals }
scopa-log-won = ผู้ชนะ: { $names }
scopa-read-table = บนโต๊ะ: { $cards }
scopa-read-table-empty = โต๊ะว่าง
scopa-read-hand = { $name } ถือ: { $cards }
scopa-read-pile = { $name } มีไพ่ { $count } ใบ และ { $sweeps } สโกปา

## Great moments, in large letters over the table
scopa-shout-settebello = เซตเตเบลโล!
