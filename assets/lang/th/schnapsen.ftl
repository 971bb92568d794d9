# The words of Schnapsen, Sixty-six and Santase.
game-schnapsen-title = ชนาพเซน · 66
game-schnapsen-goal = แข่งทำ​หกสิบหกแต้ม​จากทริก​และ​คู่สมรส และกล้า​ปิดกอง
game-schnapsen-players = 2
game-schnapsen-kind = เกมกินทริก​มีกองจั่ว
game-schnapsen-material = ไพ่ 24 หรือ 20 ใบ
game-schnapsen-audience = สองคน​ที่ชอบนับ​และกล้าเสี่ยง

## Rules to choose
schnapsen-preset-santase = ซันตาเซ
schnapsen-preset-schnapsen = ชนาพเซน
schnapsen-preset-sixtysix = หกสิบหก
schnapsen-option-target = แต้มเกมที่ชนะ
schnapsen-option-out = การจบ
schnapsen-option-out-auto = จบเองที่ 66
schnapsen-option-out-manual = ต้องประกาศ 66
schnapsen-option-look_back = ย้อนดู
schnapsen-option-look_back-none = ไม่ได้
schnapsen-option-look_back-last = ทริกล่าสุด
schnapsen-option-look_back-own = ทริกของตน
schnapsen-option-look_back-all = ทุกทริก
schnapsen-option-failed_close = ปิดแล้วพลาด
schnapsen-option-failed_close-graded = เสีย 2 หรือ 3
schnapsen-option-failed_close-three = เสีย 3 เสมอ
schnapsen-option-equal = แต้มเท่ากัน
schnapsen-option-equal-taker = ทริกสุดท้ายชนะ
schnapsen-option-equal-draw = เสมอ
schnapsen-option-last_trick = ทริกสุดท้าย
schnapsen-option-close_before_draw = ปิดก่อนจั่ว
schnapsen-option-club_limits = ข้อจำกัดสโมสร
schnapsen-option-king_led = นำด้วยคิง
schnapsen-option-nines = ไพ่เก้า
schnapsen-option-deal = การแจก
schnapsen-rule-cards = ไพ่ { $cards } ใบ
schnapsen-rule-target = ใครถึง { $target } แต้มเกม​ก่อน
schnapsen-rule-down = นับ { $target } แต้มเกม​ลงถึงศูนย์
schnapsen-rule-out-auto = ถึง 66 แล้ว​จบเอง
schnapsen-rule-out-manual = ต้องประกาศ 66
schnapsen-rule-last-ten = ทริกสุดท้าย​ได้สิบแต้ม
schnapsen-rule-last-wins = ทริกสุดท้าย​ชนะรอบแจก
schnapsen-rule-no-strict-marriage = ไม่มีคู่สมรส​เมื่อกองปิด​หรือหมด
schnapsen-rule-close-before-draw = ปิดได้​ก่อนจั่ว
schnapsen-rule-flat-three = ปิดแล้วพลาด​เสียสามเสมอ
schnapsen-rule-draws = แต้มเท่ากัน​คือเสมอ
schnapsen-rule-club = ข้อจำกัด​สโมสร
schnapsen-rule-king-led = คู่สมรส​ต้องนำด้วยคิง

## On the table
schnapsen-goal = ถึง { $target }
schnapsen-goal-down = { $target } ถึง 0
schnapsen-tricks = { $count ->
    [0] ไม่มีทริก
   *[other] { $count } ทริก
}
schnapsen-gauge-goal = จาก { $goal }
schnapsen-gauge-pending = + { $points } หลังได้ทริก
schnapsen-stock-left = เหลือ { $count } ใบ
schnapsen-stock-closed = { $name } ปิดกอง
schnapsen-stock-empty = กองหมดแล้ว
schnapsen-trumps = ทรัมป์: { $suit }

## On the strip
schnapsen-strip-between = รอจนทุกคนพร้อม
schnapsen-strip-waiting = กำลังสับไพ่
schnapsen-strip-over = จบแมตช์
schnapsen-strip-own-lead = คุณนำ
schnapsen-strip-own-draw = ทริกของคุณ: จั่ว หรือ​ปิดก่อนจั่ว
schnapsen-strip-marriage = นำคิง​หรือแหม่ม{ $suit }
schnapsen-strip-marriage-king = นำคิง{ $suit }
schnapsen-strip-free = ลงตาม { $card } ด้วยใบใดก็ได้
schnapsen-strip-beat = ต้องชนะ { $card }
schnapsen-strip-follow = ต้องตามดอก { $card }
schnapsen-strip-trump = ต้องลงทรัมป์​ใส่ { $card }
schnapsen-strip-any = ลงตาม { $card }: ใบใดก็ได้
schnapsen-strip-their-lead = { $name } นำ
schnapsen-strip-their-answer = { $name } ต้องลงตาม
schnapsen-strip-their-draw = { $name } ปิดได้​ก่อนจั่ว

## What can be asked for
schnapsen-offer-announce = คู่สมรส{ $suit }: + { $points }
schnapsen-offer-announce-sum = คู่สมรส{ $suit }: + { $points } = { $sum }
schnapsen-offer-announce-out = คู่สมรส{ $suit }: + { $points } = { $sum } จบ!
schnapsen-offer-announce-pending = คู่สมรส{ $suit }: + { $points } หลังได้ทริก
schnapsen-offer-announce-short = { $suit } + { $points }
schnapsen-offer-exchange = เอา { $card }
schnapsen-offer-exchange-short = แลก
schnapsen-offer-close = ปิดกอง
schnapsen-offer-claim = ฉันมี 66!
schnapsen-offer-back = ถอน{ $act }
schnapsen-offer-back-short = ถอน
schnapsen-offer-draw = จั่ว
schnapsen-offer-hint = คำใบ้
schnapsen-undo-exchange = การแลก
schnapsen-undo-announce = คู่สมรส
schnapsen-undo-close = การปิด
schnapsen-close-question = { $tricks ->
    [0] ปิดไหม? ถ้าพลาด { $name } (ไม่มีทริก) ได้ { $points } แต้มเกม
   *[other] ปิดไหม? ถ้าพลาด { $name } ได้ { $points } แต้มเกม
}
schnapsen-close-yes = ปิด!
schnapsen-claim-question = มี 66 ไหม? ถ้าไม่ { $name } ได้ { $points } แต้มเกม
schnapsen-claim-yes = ฉันมี 66!
schnapsen-hint-win = ดีสุด: { $cards } – ชนะ { $points } แต้มเกม
schnapsen-hint-lose = { $points ->
    [1] ดีสุด: { $cards } – แพ้แค่หนึ่ง​แต้มเกม
   *[other] ดีสุด: { $cards } – แพ้ { $points } แต้มเกม
}
schnapsen-hint-draw = ดีสุด: { $cards } – เสมอ

## Acts, on the strip and in the log
schnapsen-act-exchange = { $name } ใช้ { $given } แลก { $taken }
schnapsen-act-exchange-short = { $name } เอา { $taken }
schnapsen-act-announce = { $name } ประกาศ{ $suit }: { $points }
schnapsen-act-announce-pending = { $name } ประกาศ{ $suit }: { $points } เมื่อได้ทริก
schnapsen-act-close = { $name } ปิดกอง
schnapsen-act-back-exchange = { $name } ถอนการแลก
schnapsen-act-back-announce = { $name } ถอนคู่สมรส{ $suit }
schnapsen-act-back-close = { $name } เปิดกองอีกครั้ง
schnapsen-act-claim-right = { $name } ประกาศ 66 – และมี { $points }
schnapsen-act-claim-wrong = { $name } ประกาศ 66 – แต่มีแค่ { $points }

## The log
schnapsen-log-first = { $name } แจกก่อน
schnapsen-log-deal = { $name } แจกไพ่
schnapsen-log-trump = เปิดได้ { $card }
schnapsen-log-led = { $name } นำ { $card }
schnapsen-log-answered = { $name } ลง { $card }
schnapsen-log-trick = { $name } ได้ทริก: { $points }
schnapsen-log-trick-ten = { $name } ได้ทริกสุดท้าย: { $points } และสิบ
schnapsen-log-trick-uncounted = { $name } ได้ทริก
schnapsen-log-dealt = คุณได้ { $cards }
schnapsen-log-drawn = คุณจั่วได้ { $card }
schnapsen-log-turnup = { $name } จั่ว { $card } เป็นใบสุดท้าย
schnapsen-log-match = { $name } ชนะแมตช์
schnapsen-read-stock = ทรัมป์: { $suit } { $left ->
    [0] กองหมดแล้ว
   *[other] ในกองมี { $left } ใบ
}
schnapsen-read-closed = ทรัมป์: { $suit } กองถูกปิด
schnapsen-read-led = ใบที่นำ: { $card }
schnapsen-read-hand = ไพ่ของคุณ: { $cards }

## How a deal ended
schnapsen-ended-reached = { $winner } ถึง 66: { $points } ต่อ { $other }
schnapsen-ended-closed-made = { $winner } ปิดกอง​และทำได้: { $points } ต่อ { $other }
schnapsen-ended-close-failed = { $loser } ปิดกอง​แต่ไม่ถึง 66: ได้แค่ { $other }
schnapsen-ended-other-first = { $winner } ถึง 66 ก่อน { $loser } ผู้ปิดกอง: { $points } ต่อ { $other }
schnapsen-ended-wrong-claim = { $loser } ประกาศ 66 แต่มีแค่ { $other }
schnapsen-ended-last-trick = ไม่มีใครถึง 66: { $winner } ได้ทริกสุดท้าย
schnapsen-ended-last-trick-equal = แต้มเท่ากัน คนละ { $points }: { $winner } ได้ทริกสุดท้าย
schnapsen-ended-higher = ไม่มีใครถึง 66: { $winner } มีมากกว่า { $points } ต่อ { $other }
schnapsen-ended-draw = ไม่มีใครถึง 66 และ​ทั้งคู่มี { $points }: เสมอ
schnapsen-brought = { $name } ได้ { $points } แต้มเกม
schnapsen-brought-none = ไม่มีใคร​ได้แต้มเกม
schnapsen-worth-trickless = { $loser } ไม่มีทริก
schnapsen-worth-under-33 = { $loser } มีน้อยกว่า 33
schnapsen-worth-over-33 = { $loser } มี 33 ขึ้นไป
schnapsen-worth-trickless-closing = { $loser } ไม่มีทริก​ตอนปิดกอง
schnapsen-worth-under-33-closing = { $loser } มีน้อยกว่า 33 ตอนปิดกอง
schnapsen-worth-over-33-closing = { $loser } มี 33 ขึ้นไป​ตอนปิดกอง
schnapsen-worth-failed-trickless = ตอนปิดกอง​อีกฝ่าย​ยังไม่มีทริก
schnapsen-sheet-deal = { $name } ชนะรอบแจก
schnapsen-sheet-match = { $name } ชนะแมตช์!
schnapsen-sheet-draw = รอบแจกเสมอ
schnapsen-sheet-points = แต้ม
schnapsen-sheet-brought = รอบนี้
schnapsen-sheet-score = รวม
schnapsen-sheet-left = ยังอยู่ในมือ
schnapsen-sheet-next = { $name } แจกรอบต่อไป
schnapsen-missed = ถ้าลง { $better } แทน { $played } { $name } จะชนะ { $points } แต้ม
schnapsen-missed-marriage = ถ้าประกาศ​คู่สมรส​กับ { $played } { $name } จะชนะ { $points } แต้ม
schnapsen-missed-nothing = เมื่อกองหมด ไม่มีอะไร​หยุด { $name } ได้

## Refusals
schnapsen-refused-must-beat = ต้องชนะ { $card }
schnapsen-refused-must-follow = ต้องตามดอก { $card }
schnapsen-refused-must-trump = ต้องลงทรัมป์​ใส่ { $card }
schnapsen-refused-marriage-lead = คุณประกาศ{ $suit }: นำคิง​หรือแหม่ม
schnapsen-refused-not-your-turn = ตาของ { $name }
schnapsen-refused-wrong-phase = จั่วก่อน หรือปิดกอง

## Great moments, in large letters over the table
schnapsen-shout-marriage =
    { $points ->
        [20] ยี่สิบ!
        [40] สี่สิบ!
       *[other] { $points }!
    }
schnapsen-shout-closed = ปิดกอง!
schnapsen-shout-sixty-six = หกสิบหก!
schnapsen-shout-three = ไม่ได้สักทริก!
