# The words of Écarté.
game-ecarte-title = เอการ์เต
game-ecarte-goal = ต่อรอง​ว่าจะ​ทิ้งไพ่​ใบไหน แล้ว​กิน​สาม​ใน​ห้าทริก ใครถึง​ห้าแต้ม​ก่อน​ชนะ
game-ecarte-players = 2
game-ecarte-kind = เกมกินทริก​มีการแลกไพ่
game-ecarte-material = ไพ่ 32 ใบ
game-ecarte-audience = สองคน​ที่ชอบ​ดวลใจ​ให้จบเร็ว

## Rules to choose
ecarte-preset-gamerules = สมัยใหม่
ecarte-preset-classic = สโมสรคลาสสิก
ecarte-option-target = แต้มที่ชนะ
ecarte-option-packets = การแจก
ecarte-option-packets-three_two = สาม แล้วสอง
ecarte-option-packets-two_three = สอง แล้วสาม
ecarte-option-void = ไม่มีดอกที่นำ
ecarte-option-void-any = ใบใดก็ได้
ecarte-option-void-trump = ทรัมป์ถ้ามี
ecarte-option-unproposed = เล่นโดยไม่เสนอ
ecarte-option-unproposed-elder = มือแรกนับสอง
ecarte-option-unproposed-dealer = เจ้ามือนับสอง
ecarte-rule-target = ใครถึง { $target } แต้มก่อน
ecarte-rule-unproposed-elder = เล่นโดย​ไม่เสนอ ชนะได้สอง
ecarte-rule-unproposed-dealer = เล่นโดย​ไม่เสนอ เสี่ยงเสียสอง
ecarte-rule-void-any = ไม่มีดอกที่นำ ลงใบใดก็ได้
ecarte-rule-void-trump = ไม่มีดอกที่นำ ต้องลงทรัมป์
ecarte-rule-packets-three_two = แจกสามและสอง
ecarte-rule-packets-two_three = แจกสองและสาม

## On the table
ecarte-goal = ถึง { $target }
ecarte-tricks = { $count ->
    [0] ไม่มีทริก
   *[other] { $count } ทริก
}
ecarte-stock-left = ทรัมป์: { $suit } · { $count ->
    [0] กองหมด
   *[other] เหลือ { $count }
}
ecarte-stakes-title = สามทริก
ecarte-stakes-play = เล่นเลย
ecarte-stakes-exchange = แลก
ecarte-stakes-refused = ถ้าปฏิเสธ
ecarte-stakes-accept = รับ
ecarte-stakes-refuse = ปฏิเสธ
ecarte-stakes-three = สามหรือสี่
ecarte-stakes-five = ครบห้า
ecarte-stakes-vole = ครบห้าทริก: 2 เสมอ

## The talk
ecarte-says-propose = ขอเสนอแลก
ecarte-says-accept = รับ
ecarte-says-stood = เล่น
ecarte-says-refused = ไม่ เล่นเลย
ecarte-says-cards = { $count ->
    [0] ฉันเก็บ​ทั้งหมด
    [1] หนึ่งใบ
    [2] สองใบ
    [3] สามใบ
    [4] สี่ใบ
    [5] ห้าใบ
   *[other] { $count } ใบ
}
ecarte-says-king = ฉันมีคิง

## On the strip
ecarte-strip-between = รอจนทุกคนพร้อม
ecarte-strip-waiting = กำลังสับไพ่
ecarte-strip-over = จบแมตช์
ecarte-strip-own-propose = เสนอแลก​หรือเล่นเลย?
ecarte-strip-own-respond = รับการแลก​หรือปฏิเสธ?
ecarte-strip-own-elder-discards = { $most ->
    [1] เลือกหนึ่งใบ​เพื่อแลก
   *[other] เลือก 1 ถึง { $most } ใบ​เพื่อแลก
}
ecarte-strip-own-dealer-discards = { $most ->
    [1] เลือกหนึ่งใบ​เพื่อแลก หรือ​เก็บทั้งหมด
   *[other] เลือกได้ถึง { $most } ใบ​เพื่อแลก หรือ​เก็บทั้งหมด
}
ecarte-strip-own-lead = คุณนำ
ecarte-strip-own-lead-king = คุณนำ – คุณถือ​คิงทรัมป์
ecarte-strip-beat = ต้องชนะ { $card }
ecarte-strip-follow = ต้องตามดอก { $card }
ecarte-strip-trump = ต้องลงทรัมป์​ใส่ { $card }
ecarte-strip-any = ลงตาม { $card }: ใบใดก็ได้
ecarte-strip-their-propose = { $name } เสนอแลก​หรือเล่นได้
ecarte-strip-their-respond = { $name } รับ​หรือปฏิเสธได้
ecarte-strip-their-elder-discards = { $name } กำลังแลก
ecarte-strip-their-dealer-discards = { $name } กำลังแลก
ecarte-strip-their-lead = { $name } นำ
ecarte-strip-their-answer = { $name } ต้องลงตาม

## What can be asked for
ecarte-offer-propose = เสนอแลก
ecarte-offer-play = เล่น
ecarte-offer-accept = รับ
ecarte-offer-refuse = ปฏิเสธ
ecarte-offer-discard = { $count ->
    [0] แลก …
   *[other] แลก { $count } ใบ
}
ecarte-offer-keep = เก็บทั้งหมด
ecarte-offer-clear = วางกลับ
ecarte-offer-king = ประกาศคิง: + 1
ecarte-short-stock = ในกอง​เหลือแค่ { $left } ใบ

## The log
ecarte-log-says = { $name }: “{ $words }”
ecarte-log-first = { $name } แจกก่อน
ecarte-log-deal = { $name } แจกไพ่
ecarte-log-trump = เปิดได้ { $card }
ecarte-log-king-turned = เปิดได้คิง: { $name } ได้หนึ่งแต้ม
ecarte-log-empty = กองหมด: เริ่มเล่น
ecarte-log-dealt = คุณได้ { $cards }
ecarte-log-served = คุณจั่วได้ { $cards }
ecarte-log-led = { $name } นำ { $card }
ecarte-log-answered = { $name } ลง { $card }
ecarte-log-trick = { $name } ได้ทริก
ecarte-log-match = { $name } ชนะแมตช์
ecarte-read-trump = ใบที่เปิด: { $card } ทรัมป์: { $suit } { $left ->
    [0] กองหมดแล้ว
   *[other] ในกองมี { $left } ใบ
}
ecarte-read-led = ใบที่นำ: { $card }
ecarte-read-hand = ไพ่ของคุณ: { $cards }

## The sheet
ecarte-brought = { $name } มี { $tricks } ทริก: { $points } แต้ม
ecarte-brought-vole = โวล: { $name } ได้ครบ​ห้าทริก { $points } แต้ม!
ecarte-row-exchanged = มีการแลกไพ่: สามทริก​นับหนึ่ง
ecarte-row-unproposed = { $elder } เล่นโดย​ไม่เสนอ
ecarte-row-refused = { $dealer } ปฏิเสธ​ข้อเสนอแรก
ecarte-king-called = { $name } ประกาศ​คิงทรัมป์: หนึ่งแต้ม
ecarte-sheet-deal = { $name } ชนะรอบแจก
ecarte-sheet-vole = โวล! { $name } ได้ครบห้า
ecarte-sheet-match = { $name } ชนะแมตช์!
ecarte-sheet-tricks = ทริก
ecarte-sheet-played = ทริก​ตามลำดับ​ที่เล่น
ecarte-sheet-trick = { $name }
ecarte-vole = โวล! { $name }
ecarte-sheet-king = คิง
ecarte-sheet-brought = รอบนี้
ecarte-sheet-score = รวม
ecarte-sheet-next = { $name } แจกรอบต่อไป

## Refusals
ecarte-refused-must-beat = ต้องชนะ { $card }
ecarte-refused-must-follow = ต้องตามดอก { $card }
ecarte-refused-must-trump = ต้องลงทรัมป์​ใส่ { $card }
ecarte-refused-not-your-turn = ตาของ { $name }
ecarte-refused-talk-first = ต่อรองก่อน แล้วค่อยเล่น
ecarte-refused-not-allowed = ตอนนี้​ประกาศคิง​ไม่ได้

## Great moments, in large letters over the table
ecarte-shout-king = คิง!
ecarte-shout-doubled = ปฏิเสธ – คิดสอง!
ecarte-shout-vole = โวล!
