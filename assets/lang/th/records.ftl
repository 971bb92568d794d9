# What was played at this machine.
title-records = สถิติ
records-heading = สถิติ
records-none = ยังไม่มี​แมตช์ไหน​ที่เล่น​จนจบ​ที่นี่
records-matches = แมตช์
records-wins = ชนะ
records-best = เวลาดีที่สุด
records-aided = { $preset } มีคำใบ้
