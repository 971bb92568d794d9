# What was played at this machine.
title-records = রেকর্ড
records-heading = রেকর্ড
records-none = এখানে এখনো কিছু শেষ পর্যন্ত খেলা হয়নি।
records-matches = ম্যাচ
records-wins = জয়
records-best = সেরা সময়
records-aided = { $preset }, ইশারা সমেত
