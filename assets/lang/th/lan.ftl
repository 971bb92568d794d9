# The words of the network: finding tables, the room, chat.

## Title
title-host = เปิดโต๊ะ
title-join = เข้าโต๊ะ
title-racing = คอมพิวเตอร์​กำลังแข่งกัน
title-return = กลับไป “{ $room }”

## Chat
somebody = ใครสักคน
chat-hint = พูดอะไรหน่อย …
chat-send = ส่ง
phrase-hello = สวัสดี!
phrase-luck = โชคดี!
phrase-ready = พร้อมไหม?
phrase-moment = แป๊บนึง …
phrase-close = เฉียดฉิว!
phrase-well-played = เล่นเก่ง!
phrase-again = อีกครั้งไหม?
phrase-thanks = ขอบคุณ บาย!
binding-chat = พูด
binding-short-chat = แชต

## The room
room-change = เปลี่ยนเกม
room-conduct = กติกาห้อง
room-conduct-away = คนไม่อยู่: { $what }
room-conduct-turn = หนึ่งตา: { $what }
room-away = ถ้ามีคน​ไม่อยู่
away-fallback = เล่นแบบ​ไม่เสียหาย
away-computer = คอมพิวเตอร์​เล่นแทน
away-wait = ทุกคนรอ
away-end = จบแมตช์
room-turn = เวลาต่อตา
room-turn-seconds = { $seconds ->
    [0] ไม่จำกัด
   *[other] { $seconds } วิ.
}
room-seat-free = ใครก็ได้
room-here = ที่จอนี้
room-hosts = เจ้าของห้อง
room-hosts-at = เจ้าของห้อง { $ping }
room-away-now = ขาดการเชื่อมต่อ
room-screen = หนึ่งจอ
room-watching = ผู้ชม: { $names }
ping = { $ms } ms
room-code = รหัสเข้าโต๊ะ
room-address = ที่อยู่
room-firewall = ไม่มีใคร​เข้าได้​หรือ? อนุญาต​โปรแกรมนี้​ในไฟร์วอลล์​ของเครื่องนี้: TCP { $tcp }, UDP { $udp }
room-ready = ฉันพร้อม
room-not-ready = พร้อม!
room-take = นั่ง
room-start = เริ่ม
room-rematch = อีกครั้ง
room-back = กลับไปที่แมตช์
room-sit = { $name } นั่งที่นี่
room-move = { $name } ย้ายมาที่นี่
room-another = ผู้เล่น​อีกคน​ที่จอนี้
room-stand = ลุกไป​เป็นผู้ชม
room-computer = คอมพิวเตอร์
room-open-seat = เว้นที่นั่ง​ให้ว่าง
room-kick = เชิญออก
room-sit-down = นั่งลง
room-phrases = ข้อความด่วน
ask-kick = เชิญ { $name } ออก​ไปเลยไหม?
room-running = กำลังเล่น​แมตช์อยู่
room-nobody = ยังไม่มีใคร​นั่งที่โต๊ะ
room-seats-open = ทุกที่นั่ง​ต้องมีคน กดที่ว่าง​เพื่อให้​คอมพิวเตอร์นั่ง
room-seats-open-guest = ทุกที่นั่ง​ต้องมีคน
room-waiting = { $count ->
    [1] { $names } ยังไม่พร้อม
   *[other] ยังไม่พร้อม: { $names }{ $more ->
        [0] {""}
       *[other] {" "}และอีก { $more } คน
    }
}
room-alone = คนอื่น​เจอโต๊ะนี้​ได้เอง หรือ​เข้ามา​ด้วยรหัส
room-on-this-machine = โต๊ะอยู่บนเครื่องนี้
room-all-ready = ทุกคนพร้อม
room-waiting-you = คุณพร้อมไหม?
room-waiting-host = เจ้าของห้อง​เริ่มได้แล้ว
room-port = พอร์ต { $port }

## Joining
join-heading = เข้าโต๊ะ
join-none = กำลังหา​โต๊ะ​ในเครือข่ายนี้ … จะปรากฏ​ที่นี่เอง
join-name = ชื่อของคุณ
join-watch = ดูอย่างเดียว
join-elsewhere = ที่อื่น
join-elsewhere-below = ที่อยู่ หรือ​ตัวอักษร​และเลข​แปดตัว บนจอ​ของเจ้าของห้อง
join-nowhere = นั่นไม่ใช่​ที่อยู่ และ​ไม่ใช่รหัส​ของเครือข่าย​ที่เครื่องนี้​อยู่
join-go = ไปเลย
join-seats = ว่าง { $free } จาก { $total }
join-other-version = เกมรุ่น { $version }: เข้าจากที่นี่​ไม่ได้
join-unknown-game = เกมที่​ไม่รู้จัก​ที่นี่
joining = กำลังไป { $where } …
hosting = กำลังเปิดโต๊ะ …

## Opening a table
room-name = ชื่อโต๊ะ
room-name-of = โต๊ะของ { $name }
room-open = เปิดโต๊ะ
room-play-this = เล่นเกมนี้
room-roomy = { $count ->
    [1] เล่นได้​คนเดียว
   *[other] เล่นได้ถึง { $count } คน ใครมาทีหลัง​ได้ที่ว่าง​ทันที
}

## The menu over a match
menu-on = เล่นต่อ
menu-pause = พักทุกคน
menu-resume = ทุกคนเล่นต่อ
menu-deal-on = ไปต่อโดย​ไม่รอคนอื่น
menu-room = ที่นั่ง​และคน
menu-table-mute = ปิดเสียงโต๊ะที่นี่
menu-table-sounds = เปิดเสียงโต๊ะที่นี่
menu-abandon = ยกเลิกแมตช์
menu-leave = ออกจากโต๊ะ
menu-below = ระหว่างนี้​แมตช์​ยังเดินอยู่
menu-paused = แมตช์​หยุดอยู่
chat-heading = พูดอะไรหน่อย
ask-abandon = ยกเลิกแมตช์​ของทุกคนไหม?
ask-leave-host = ปิดโต๊ะนี้ไหม? ทุกคน​ที่นั่งอยู่​ต้องออก
ask-leave-guest = ออกจากโต๊ะไหม? คุณจะ​เสียที่นั่ง

## How it may end
closed-key = โต๊ะไม่รู้จัก​หน้าต่างนี้
closed-first = โต๊ะไม่เข้าใจ​หน้าต่างนี้
closed-late = โต๊ะรอ​หน้าต่างนี้​นานเกินไป
closed-silent = โต๊ะไม่ได้ยิน​จากที่นี่​นานเกินไป
closed-bad-host = ที่ { $address } พอร์ต { $port } มีบางอย่าง​ที่คุย​ไม่เหมือนโต๊ะ​ของรุ่นนี้
closed-unknown-game = โต๊ะเล่น​เกมที่​ไม่รู้จัก​ที่นี่
closed-port-taken = พอร์ต { $port } ของเครื่องนี้​มีโปรแกรมอื่น​ใช้อยู่
closed-unreachable = { $reason ->
    [refused] มีเครื่อง { $address } แต่ไม่มี​โต๊ะเปิด​ที่พอร์ต { $port } พอร์ตถูกไหม โต๊ะ​ยังเปิด​อยู่ไหม?
    [unknown_name] ไม่มีเครื่อง​ชื่อ { $address } เขียนเหมือน​บนจอ​ของเจ้าของห้อง​ไหม?
    [not_a_table] ที่ { $address } พอร์ต { $port } มีบางอย่าง แต่ไม่ใช่โต๊ะ
   *[no_answer] ไม่มี​คำตอบ​จาก { $address } พอร์ต { $port } เครือข่าย​เดียวกันไหม และ​ไฟร์วอลล์​ที่นั่น​ปล่อยให้​โปรแกรมนี้​ผ่านไหม?
}
closed-version = { $address } ใช้เกมรุ่น { $app } ทั้งสองเครื่อง​ต้องเป็น​รุ่นเดียวกัน
