# The words of the table itself, the same for every game.
table-continue = ไปต่อ
table-seat-open = ที่ว่าง
table-seeded = ไพ่สับ​แบบรู้ล่วงหน้า: ห้องนี้​ใช้เลขตั้งต้น​ที่กำหนดไว้
table-log = เกิดอะไรขึ้น
table-lost = ขาดการเชื่อมต่อ
table-lost-below = กำลังพยายาม​กลับเข้าโต๊ะ ที่นั่ง​ของคุณ​ยังอยู่
table-paused = พัก
table-paused-owner = ไพ่ถูกคว่ำ​และเวลา​หยุดเดิน กดที่นี่​หรือ Enter เพื่อ​เล่นต่อ
table-paused-guest = ไพ่ถูกคว่ำ​และเวลา​หยุดเดิน จนกว่า​เจ้าของห้อง​จะเล่นต่อ
table-photo-finish = ภาพถ่ายเส้นชัย
table-photo-first = ที่หนึ่ง
table-photo-behind = + { $ms } ms
table-sheet-more = และอีก { $count }

## Hands and the curtain
curtain-turn = { $name } ตาคุณแล้ว
curtain-press = กด Enter หรือ​คลิกที่นี่​เพื่อดูไพ่​ของคุณ
curtain-pad = กดปุ่ม​บนแพด​เพื่อดูไพ่​ของคุณ
dealer-mark = จ
hand-sort-dealt = เรียง: ตามที่แจก
hand-sort-suit = เรียง: ตามดอก
hand-sort-value = เรียง: ตามค่า

## In the log
table-note-joined = { $name } เข้ามา
table-note-left = { $name } ออกไป
table-note-dropped = { $name } ขาดการเชื่อมต่อ
table-note-back = { $name } กลับมาแล้ว
table-note-kicked = { $name } ถูกเชิญออก
table-note-seated = { $name } นั่งลง
table-note-stood = { $name } ลุกจากที่นั่ง​ไปเป็นผู้ชม
table-note-paused = แมตช์​หยุดอยู่
table-note-resumed = แมตช์​เดินต่อ
table-note-abandoned = แมตช์​ถูกยกเลิก
table-note-broken = กติกา​มีข้อผิดพลาด แมตช์​ต้องจบลง
table-note-unwritten = ดิสก์​เขียน​ต่อ​ไม่ได้​แล้ว ถ้า​เครื่อง​เจ้าของห้อง​หยุด แมตช์​นี้​จะ​หายไป

## Refusals
refused-malformed = เกมนี้​เล่นแบบนั้น​ไม่ได้
refused-not-your-turn = ยังไม่​ถึงตาคุณ
refused-wrong-phase = ตอนนี้​ยังทำไม่ได้
refused-not-in-hand = คุณไม่มี​ไพ่ใบนั้น
refused-unknown-card = ไพ่ใบนั้น​ไม่อยู่ตรงนั้น
refused-must-capture = ไพ่ใบนั้น​ต้องกิน
refused-must-follow = ต้องตามดอก
refused-must-beat = ต้องลงไพ่​ที่สูงกว่า
refused-must-trump = ต้องลงทรัมป์
refused-short-stock = ไพ่เหลือ​ไม่พอ
refused-marriage-lead = ต้องนำด้วย​ไพ่คู่สมรส
refused-no-capture = ไพ่ใบนั้น​กินใบเหล่านี้​ไม่ได้
refused-beaten = มีคน​เร็วกว่า
refused-match-over = จบแมตช์แล้ว
refused-late = ช้าไป: หมดเวลาแล้ว
refused-locked = รอสักครู่
refused-no-call = เรียกก่อน!
refused-call-open = มีคนอื่น​กำลังเรียก
refused-already-asked = คุณขอ​ไปแล้ว
refused-no-more-cards = ไพ่ไม่พอ​ให้ทำแบบนั้น
refused-not-allowed = ห้องนี้​ไม่เล่น​แบบนั้น
refused-rate = ช้าลงหน่อย
refused-paused = โต๊ะหยุดอยู่: ระหว่างพัก​ทำอะไร​ไม่ได้
refused-stale = ช้าไป: โต๊ะ​เดินต่อไปแล้ว
refused-internal = เจ้าของห้อง​ทำไม่ได้ ดูสาเหตุ​ในบันทึก​ของเครื่องนั้น
refused-no-match = ตอนนี้​ไม่มีใคร​เล่นอยู่
refused-not-owner = ทำได้​เฉพาะ​เจ้าของห้อง
refused-not-your-seat = ที่นั่งนั้น​เป็นของคนอื่น
refused-no-such-seat = ไม่มี​ที่นั่งนั้น
refused-no-such-peer = ที่นี่​ไม่มีใคร​ชื่อนั้น
refused-seat-taken = มีคนนั่ง​แล้ว
refused-seats-open = ทุกที่นั่ง​ต้องมีคน
refused-nobody = ยังไม่มี​ใครนั่ง
refused-unknown-game = เจ้าของห้อง​ไม่รู้จัก​เกมนี้
refused-unknown-preset = เจ้าของห้อง​ไม่รู้จัก​กติกานี้
refused-unknown-level = เจ้าของห้อง​ไม่รู้จัก​คอมพิวเตอร์​แบบนี้
