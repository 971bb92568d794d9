# The page of rules, the same for every game. What it says is in the files of the games.
rules = กติกา
rules-of = { $game }: { $preset }
rules-changed = { $game }: { $preset } แก้ไขแล้ว
rules-below = ล้อเมาส์ ลูกศร หรือ Page Up กับ Page Down พลิกหน้า Esc กลับ
binding-rules = กติกา
