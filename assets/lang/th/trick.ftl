# What every table of tricks for two says.
ranks-title = จากสูงไปต่ำ
ranks-trump = ทรัมป์: { $suit }
trick-sort = เรียงไพ่
trick-back = ย้อนดู
trick-back-title = { $count ->
    [1] ทริก​ล่าสุด
   *[other] ทริก​ทั้งหมด​จนถึงตอนนี้
}
trick-back-won = { $name } ได้ไป
trick-no = ไม่
trick-pile = { $count } ทริก
