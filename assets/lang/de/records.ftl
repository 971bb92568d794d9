# What was played at this machine.
title-records = Rekorde
records-heading = Rekorde
records-none = Hier wurde noch nichts zu Ende gespielt.
records-matches = Partien
records-wins = Gewonnen
records-best = Bestzeit
records-aided = { $preset }, mit Tipps
