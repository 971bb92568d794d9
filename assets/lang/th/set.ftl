# The words of Set.
game-set-title = Set
game-set-goal = หาไพ่​สามใบ​ก่อนใคร แต่ละ​ลักษณะ เหมือนหมด​หรือ​ต่างหมด
game-set-players = 1–12
game-set-kind = แข่งสายตา ไม่ต้องรอตา
game-set-material = ไพ่เฉพาะ 81 ใบ หรือ 27
game-set-audience = หกขวบ​ขึ้นไป เด็ก​ชนะบ่อย

## Rules to choose
set-preset-classic = คลาสสิก
set-preset-quick = ย่อ
set-preset-speed = เร็ว
set-preset-first_to = ถึงเจ็ดก่อน
set-preset-count = ยี่สิบเซต
set-preset-solo = เล่นเดี่ยว
set-preset-practice = ฝึกซ้อม
set-option-pack = สำรับ
set-option-pack-full = ไพ่ 81 ใบ
set-option-pack-quick = ไพ่ทึบ 27 ใบ
set-option-table = ไพ่บนโต๊ะ
set-option-table-9 = 9
set-option-table-12 = 12
set-option-claim = การเก็บเซต
set-option-claim-call = เรียกแล้วเลือก
set-option-claim-instant = เลือกได้เลย
set-option-pick_seconds = เวลาเลือก
set-option-pick_seconds-0 = ไม่จำกัด
set-option-pick_seconds-2 = 2 วิ.
set-option-pick_seconds-3 = 3 วิ.
set-option-pick_seconds-5 = 5 วิ.
set-option-pick_seconds-8 = 8 วิ.
set-option-pick_seconds-10 = 10 วิ.
set-option-pick_seconds-15 = 15 วิ.
set-option-pick_seconds-20 = 20 วิ.
set-option-pick_seconds-30 = 30 วิ.
set-option-penalty = เมื่อเซตผิด
set-option-penalty-point = เสียหนึ่งแต้ม
set-option-penalty-floor = เสียหนึ่งแต้ม ไม่ต่ำกว่า 0
set-option-penalty-lockout = รอ 5 วิ.
set-option-penalty-none = ไม่เสียอะไร
set-option-finish = จบเมื่อ
set-option-finish-pack = ไพ่หมดสำรับ
set-option-finish-first_to = ถึงจำนวนเซตก่อน
set-option-finish-timed = หมดเวลา
set-option-finish-count = ครบจำนวนเซต
set-option-target = เซตที่ชนะ
set-option-seconds = วินาทีที่เล่น
set-option-count = เซตทั้งหมด
set-option-rounds = รอบ
set-option-extra = เพิ่มสามใบ
set-option-extra-auto = เมื่อไม่มีเซต
set-option-extra-agree = เมื่อทุกคนขอ
set-option-sudden_death = ดวลตัดสิน
set-option-lag_fair = ชดเชยเน็ต
set-option-lag_fair-0 = { off }
set-option-lag_fair-15 = ไม่เกิน 15 ms
set-option-lag_fair-25 = ไม่เกิน 25 ms
set-option-lag_fair-40 = ไม่เกิน 40 ms
set-option-hints = คำใบ้
set-option-help_vote = ช่วยเมื่อทุกคนขอ
set-rule-solo = แข่งกับเวลา​คนเดียว: เซตผิด​เสียห้าวินาที
set-rule-practice = ฝึกซ้อม: เซตผิด​ไม่เสียอะไร
set-rule-call = เรียก แล้วมี { $seconds } วินาที​ให้เลือก
set-rule-call-untimed = เรียก แล้วเลือก​โดยไม่จำกัดเวลา
set-rule-instant = เลือก​สามใบ​ได้เลย
set-rule-penalty-point = เซตผิด​เสียหนึ่งแต้ม
set-rule-penalty-floor = เซตผิด​เสียหนึ่งแต้ม ไม่ต่ำกว่าศูนย์
set-rule-penalty-lockout = เซตผิด​ต้องรอ​ห้าวินาที
set-rule-penalty-none = เซตผิด​ไม่เสียอะไร
set-rule-pack-full = ไพ่ 81 ใบ
set-rule-pack-quick = ไพ่ทึบ 27 ใบ
set-rule-finish-pack = จนไพ่​หมดสำรับ
set-rule-finish-first-to = ใครถึง { $sets } เซต​ก่อน
set-rule-finish-timed = เล่น { $seconds } วินาที
set-rule-finish-count = ทั้งหมด { $sets } เซต
set-rule-table = ไพ่บนโต๊ะ { $cards } ใบ
set-rule-rounds = { $rounds } รอบ
set-rule-sudden-death = เสมอกัน​ต้องดวลตัดสิน
set-rule-extra-agree = เพิ่มสามใบ​เมื่อทุกคนขอ
set-rule-lag-fair = ชดเชยเน็ต​ไม่เกิน { $ms } ms
set-rule-hints = มีคำใบ้
set-rule-no-help = ไม่มี​การขอช่วย
set-rule-start-points = บางคน​เริ่มด้วยแต้ม
set-rule-own-set-lockout = บางคน​ต้องรอ​หลังได้เซต

## The cards
set-feature-number = จำนวน
set-feature-colour = สี
set-feature-shape = รูปทรง
set-feature-shading = ลาย
set-number-one = หนึ่ง
set-number-two = สอง
set-number-three = สาม
set-colour-red = แดง
set-colour-green = เขียว
set-colour-purple = ม่วง
set-colour-orange = ส้ม
set-colour-blue = น้ำเงิน
set-colour-turquoise = ฟ้าคราม
set-colour-black = ดำ
set-shading-solid = ทึบ
set-shading-striped = ลายทาง
set-shading-open = โปร่ง
set-shape-diamond = ข้าวหลามตัด
set-shape-squiggle = คลื่น
set-shape-oval = วงรี
set-shown-red = { $red ->
    [orange] { set-colour-orange }
   *[red] { set-colour-red }
}
set-shown-green = { $green ->
    [blue] { set-colour-blue }
    [turquoise] { set-colour-turquoise }
   *[green] { set-colour-green }
}
set-shown-purple = { $purple ->
    [black] { set-colour-black }
   *[purple] { set-colour-purple }
}
set-card = { $shape } { $shading } สี{ $colour } { $number }
set-column = หลัก { $number }: { $cards }

## On the strip
set-shuffling = กำลังสับไพ่
set-waiting = รอจนทุกคนพร้อม
set-watching = คุณกำลังดู
set-not-racing = คนอื่น​กำลังดวล​ตัดสิน
set-over = จบแมตช์
set-pick-three = เลือกไพ่สามใบ​ที่เป็นเซต
set-see-one = { $count ->
    [1] เห็นเซตไหม? เรียก!
   *[other] ใครเห็นเซต? เรียกก่อน!
}
set-locked = รอ { $seconds } วิ.
set-call-own = { $more ->
    [0] { $name }: เลือกสามใบ!
   *[other] { $name }: เลือกสามใบ และอีก { $more }
}
set-call-other = { $more ->
    [0] { $name } เรียกเซต!
   *[other] { $name } เรียกเซต และอีก { $more }!
}
set-granted = เซต! { $name }
set-wrong = ไม่ใช่เซต – { $fault }
set-fault = { $feature }: { $two } 2 ใบ { $one } 1 ใบ
set-fault-number = { $feature }: { $two } 2 ใบ { $one } 1 ใบ
set-call-gave-up = { $name } เลิกเรียก
set-call-time = { $name }: หมดเวลา
set-call-left = { $name } ออกไป​ระหว่างเรียก
set-beaten = { $by } เร็วกว่า { $ms } ms
set-added-none = ไม่มีเซต: เพิ่มสามใบ!
set-added-asked = เพิ่มสามใบ ตามที่ทุกคนขอ
set-no-set = บนโต๊ะ​ไม่มีเซต
set-reshuffled = เซตที่เก็บ​กลายเป็น​สำรับใหม่
set-time-up = หมดเวลา! การเรียก​ครั้งสุดท้าย​ยังนับ
set-sudden-death = ดวลตัดสิน: เซตถัดไป​ชี้ขาด
set-sudden-death-of = ดวลตัดสิน: { $names }
set-round = รอบ { $number }
set-asked-extra = { $name } ขอเพิ่มสามใบ
set-asked-help = { $name } ขอความช่วยเหลือ

## Photo finish
set-photo-call = ชิงเรียก
set-photo-claim = ชิงไพ่ชุดเดียวกัน
set-photo-lag = (มาถึง + { $arrived } ms ชดเชย { $credit } ms)
set-photo-dead-heat = พร้อมกันพอดี

## Key hints
set-key-call = เซต!
set-key-again = อีกเซต!
set-key-give-up = เลิก
set-key-hint = คำใบ้
set-key-extra = { $asked ->
    [0] เพิ่มไพ่
   *[other] เพิ่มไพ่ ({ $asked } จาก { $of })
}
set-key-help = { $asked ->
    [0] ช่วย
   *[other] ช่วย ({ $asked } จาก { $of })
}
set-any-button = ปุ่มใดก็ได้

## The panel
set-note = { $sets } เซต{ $wrongs ->
    [0] {""}
   *[other] {" "}· ผิด { $wrongs }
}
set-last-set = เซตล่าสุด

## The sheet
set-sheet-round = จบรอบ { $number }
set-sheet-over = จบแล้ว!
set-sheet-won = { $count ->
    [1] { $name } ชนะ!
   *[other] ชนะร่วมกัน!
}
set-sheet-sets = เซต
set-sheet-wrongs = ผิด
set-sheet-points = แต้ม
set-sheet-time = เวลา
set-sheet-unseen = { $count } เซต​ที่ไม่มีใครเก็บ
set-sheet-left = ยังอยู่ตรงนั้น

## The log
set-log-dealt-start = บนโต๊ะ: { $cards }
set-log-dealt-refill = ใหม่: { $cards }
set-log-dealt-none = ไม่มีเซต เพิ่มสามใบ: { $cards }
set-log-dealt-asked = เพิ่มสามใบ​ตามที่ขอ: { $cards }
set-log-granted = { $name } ได้เซต ({ $points }): { $cards }
set-log-wrong = { $name }: ไม่ใช่เซต { $fault }
set-log-called = { $name } เรียก
set-log-again = { $name }: อีกเซต!
set-log-picked = { $name } เลือก: { $card }
set-log-unpicked = { $name } วางคืน: { $card }
set-log-locked = { $name } ต้องรอ
set-log-shrunk = ไพ่​เลื่อน​มาชิดกัน
set-log-call-gave-up = { $name } เลิกเรียก
set-log-call-time = { $name }: หมดเวลา
set-log-call-left = { $name } ออกไป​ระหว่างเรียก
set-log-beaten = { $name } ช้ากว่า { $by } { $ms } ms
set-log-hinted = คำใบ้: { $cards }
set-log-round = เริ่มรอบ { $number }
set-log-round-ended = จบรอบ { $number }: { $reason }
set-log-match-ended = ผู้ชนะ: { $names }
set-ended-pack = ไม่เหลือเซต
set-ended-target = ถึงเป้าแล้ว
set-ended-time = หมดเวลา
set-ended-count = เก็บครบทุกเซต
set-ended-sudden = ดวลรู้ผลแล้ว

## Great moments, in large letters over the table
set-shout-last = เซตสุดท้าย!
set-shout-streak = { $count } เซตติดกัน!
set-shout-photo = ภาพถ่ายเส้นชัย!
set-shout-sudden = ดวลตัดสิน!
