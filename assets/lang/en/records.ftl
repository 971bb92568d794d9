# What was played at this machine.
title-records = Records
records-heading = Records
records-none = Nothing has been played to the end here yet.
records-matches = Matches
records-wins = Won
records-best = Best time
records-aided = { $preset }, with hints
