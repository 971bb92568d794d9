# The words of the window, the menus and the boxes. Words of a game are in a file of its own.
app-name = Quick Hands

## Everywhere
back = กลับ
toggle-fullscreen = เต็มจอ
quit = ออก
ok = ตกลง
cancel = ยกเลิก
on = เปิด
off = ปิด

## Title
title-play = เล่น
title-continue = เล่น { $game } ต่อ
title-settings = ตั้งค่า
title-quit = ออก

## Which game
chooser-heading = เลือกเกม

## One key
press-key = กดปุ่ม​สำหรับ “{ $what }”
press-button = กดปุ่ม​บนแพด​สำหรับ “{ $what }”
press-key-cancel = Esc หรือ​คลิก​เพื่อ​คงไว้​เหมือนเดิม
key-writes = ปุ่มนั้น​ใช้พิมพ์​ตัวอักษร แต่คำสั่งนี้​ใช้​ขณะพิมพ์​ด้วย ลองปุ่มอื่น
key-taken = ปุ่มนี้​มีหน้าที่แล้ว: { $by } ลองปุ่มอื่น

## Setting a match up
setup-presets = กติกา
setup-tab-seats = ผู้เล่น
setup-tab-options = กติกาเสริม
setup-count = ที่นั่ง
setup-add = เพิ่มผู้เล่น
setup-add-pad = เพิ่มผู้เล่น หรือ​กด Start บนแพด
setup-start = เริ่ม
setup-try = ลองปุ่ม
seat-heading = ที่นั่ง { $number }
seat-who = ใคร
seat-person = คนที่นี่
seat-computer = คอมพิวเตอร์
seat-side = { $words } · ทีม { $side }
seat-name = ชื่อ
seat-plays-with = เล่นด้วย
seat-keyboard = คีย์บอร์ด​และเมาส์
seat-pad = { $name }
seat-pad-any = เกมแพด
seat-mouse = เมาส์
seat-key = เรียกด้วย { $key }
seat-call-key = ปุ่มเรียก: { $key }
call-of = { $name } เรียก
none = ไม่มี
player-number = ผู้เล่น { $number }
computer-player = คอม ({ $level })
level-beginner = มือใหม่
level-easy = ง่าย
level-medium = กลาง
level-hard = ยาก
level-master = เซียน
refused-option-value = “{ $option }” เป็นค่านี้​ไม่ได้
refused-option-clash = “{ $option }” ใช้พร้อม “{ $other }” ไม่ได้
refused-seat-count = กติกานี้​เล่นด้วย​จำนวน​ที่นั่งเท่านี้​ไม่ได้

## Keys
binding-up = ขึ้น
binding-down = ลง
binding-left = ซ้าย
binding-right = ขวา
binding-confirm = เลือก
binding-cancel = กลับ
binding-next = ถัดไป
binding-menu = พัก
binding-fullscreen = เต็มจอ
binding-call = ผู้เล่น { $first } เรียก
binding-pick = ไพ่แถว { $first } หลัก { $second }
binding-ask =
    { $first ->
        [1] ขอคำใบ้
        [2] ขอเพิ่มสามใบ
       *[3] ขอความช่วยเหลือ
    }
binding-card = ไพ่ใบที่ { $first } ในมือ
binding-sort = เรียงไพ่ในมือ
binding-back = ย้อนดู​ทริก​ล่าสุด
binding-mark = เลือกไพ่​ตรงเคอร์เซอร์
binding-repeat = ดูตาสุดท้าย​อีกครั้ง
binding-act = คำสั่ง { $first } ของเกมกินทริก
binding-pad-confirm = เลือก
binding-pad-cancel = กลับ
binding-pad-play = เล่นทันที
binding-pad-sort = เรียงไพ่ในมือ
binding-pad-previous = ก่อนหน้า
binding-pad-next = ถัดไป
binding-pad-menu = พัก
binding-pad-log = เรื่อง​ที่ผ่านมา
binding-log = เรื่อง​ที่ผ่านมา
pad-button = ปุ่ม { $number }
key-return = Enter
binding-short-call = เรียก { $first }
binding-short-pick = ไพ่ { $first }/{ $second }
binding-short-card = ไพ่ { $first }
binding-short-act = คำสั่ง { $first }

## Settings
settings-tab-general = ทั่วไป
settings-tab-picture = ภาพ
settings-tab-sound = เสียง
settings-tab-play = การเล่น
settings-tab-people = ชื่อ
settings-tab-keys = ปุ่ม
settings-note-general = ทุกอย่าง​มีผล​ทันที
settings-note-picture = ทุกอย่าง​มีผล​ทันที ที่นี่ด้วย
settings-note-sound = เครื่องเดียว​ส่งเสียง​แทนทั้งห้อง​ได้
settings-note-play = มีผล​กับแมตช์ถัดไป​ที่จอนี้ และ​กติกา​จะบอกไว้
settings-note-people = คนที่เล่น​หน้าจอนี้ จะได้​นั่งได้เร็ว
settings-note-keys = กดปุ่ม​ที่จะเปลี่ยน ปุ่มเดียว​ใช้สองที่​ไม่ได้
settings-name = ชื่อของคุณ
settings-volume = ความดัง
settings-sound = เสียง
settings-table-sounds = เสียงโต๊ะดังที่นี่
settings-animation = การเคลื่อนไหว
settings-still = ไม่มีอะไรขยับ
settings-text-size = ขนาดตัวอักษร
text-size-100 = ปกติ
text-size-125 = ใหญ่
text-size-150 = ใหญ่มาก
settings-cards = ขนาดไพ่
settings-deck = ไพ่​สโกปา
settings-suits = ดอกไพ่ฝรั่งเศส
suits-two = สองสี
suits-four = สี่สี
settings-palette = ชุดสี
palette-standard = ปกติ
palette-red-green = เลี่ยงแดงเขียว
palette-blue-yellow = เลี่ยงน้ำเงินเหลือง
palette-contrast = ตัดกันชัด
settings-marks = อักษรบนสี
settings-felt = ผ้าโต๊ะ
felt-green = เขียว
felt-blue = น้ำเงิน
felt-wine = แดงไวน์
felt-sand = ทราย
felt-night = กลางคืน
settings-patience = จำกัดเวลา
patience-rules = ตามกติกา
patience-double = สองเท่า
patience-off = ไม่จำกัด
settings-language = ภาษา
settings-language-system = ตามระบบ
settings-keys-group = ปุ่มสำหรับ
settings-keys-everywhere = ทุกที่
settings-keys-menu = เมนู
settings-keys-call = การเรียก
settings-keys-pick = โต๊ะ
settings-keys-card = ไพ่ในมือ
settings-keys-act = เกมกินทริก
settings-keys-pads = แพด
settings-try-keys = ลองปุ่มและแพด
settings-reset-keys = คืนค่าเดิม
speed-off = ปิด
speed-slow = ช้า
speed-normal = ปกติ
speed-fast = เร็ว
deck-french = ฝรั่งเศส
deck-plain = ฝรั่งเศส เลขล้วน
deck-neapolitan = เนเปิลส์
card-size-small = เล็ก
card-size-normal = ปกติ
card-size-large = ใหญ่
language-en = English
language-bn = বাংলা
language-de = Deutsch
language-fr = Français
language-it = Italiano
language-th = ไทย

## Trying keys and pads
buzzers-heading = กดปุ่มของคุณ
buzzers-how = กดปุ่ม​หรือแพด​ของคุณ: ช่องของคุณ​จะสว่าง แล้วกด​ทุกปุ่มค้าง​พร้อมกัน: คีย์บอร์ด​หลายตัว​ส่งได้​แค่บางปุ่ม
buzzers-first = ได้ยิน { $name } แล้ว
buzzers-gap = { $name } ตามมา { $ms } ms
buzzers-tie = { $name } พร้อมกันพอดี
buzzers-held = กดค้าง: มาถึง { $held } จาก { $of } ปุ่ม
buzzers-joined = เสียบ { $name } แล้ว
buzzers-left = ถอด { $name } แล้ว
buzzers-pad-gone = ไม่มีแพด

## Pause
pause-heading = พัก
pause-sentence = ไพ่ถูกคว่ำ​และเวลา​หยุดเดิน
pause-resume = เล่นต่อ
pause-leave = ออกจากแมตช์

## Quit and leave
ask-leave = ออกจาก​แมตช์ไหม? เล่นต่อได้​จากหน้าแรก
ask-quit = ออก​กลางแมตช์ไหม? เล่นต่อได้​คราวหน้า
stay = อยู่ต่อ
leave = ออก

## Result
result-won = { $names } ชนะ!
result-shared = { $names } ชนะ!
result-over = จบแมตช์
result-rematch = อีกครั้ง
result-setup = เปลี่ยนกติกา
result-title = หน้าแรก

## The keyboard on the screen
typing-shift = ตัวใหญ่
typing-space = เว้นวรรค
typing-erase = ลบ

## Opening a table, and how it may end
table-opening = กำลัง​จัดโต๊ะ …
closed-closed = โต๊ะปิดแล้ว
closed-kicked = คุณถูก​เชิญออก​จากโต๊ะนี้
closed-replaced = ตอนนี้​ที่นั่งของคุณ​เล่นจาก​หน้าต่างอื่น
closed-full = โต๊ะนี้​ไม่มีที่ว่าง
closed-unreadable = เปิดโต๊ะนี้​อีกไม่ได้ บันทึก​ของโต๊ะ​หายไป เสียหาย กำลัง​ถูกใช้​อยู่ หรือ​มาจาก​รุ่น​ที่ใหม่กว่า
closed-host-failed = เปิดโต๊ะ​บนเครื่องนี้​ไม่ได้
closed-often = มีหน้าต่าง​มาจากที่นั่น​มากเกินไป ลองใหม่​ในหนึ่งนาที
closed-abuse = โต๊ะตัด​การเชื่อมต่อ
closed-left = คุณออกจาก​โต๊ะแล้ว

## The profile
profile-mended = อ่านค่า​บางอย่าง​ไม่ได้ จึงใช้​ค่าเริ่มต้นแทน ไฟล์เก่า​เก็บไว้ข้าง​ไฟล์ใหม่
profile-unsaved = บันทึกค่า​ที่นี่ไม่ได้ การเปลี่ยนแปลง​อยู่จนกว่า​จะปิดหน้าต่าง
