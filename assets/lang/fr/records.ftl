# What was played at this machine.
title-records = Records
records-heading = Records
records-none = Rien n’a encore été joué jusqu’au bout ici.
records-matches = Parties
records-wins = Gagnées
records-best = Meilleur temps
records-aided = { $preset }, avec indices
