# What was played at this machine.
title-records = Primati
records-heading = Primati
records-none = Qui non si è ancora giocato niente fino alla fine.
records-matches = Partite
records-wins = Vinte
records-best = Miglior tempo
records-aided = { $preset }, con suggerimenti
