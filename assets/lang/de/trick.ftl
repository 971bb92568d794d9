# What every table of tricks for two says.
ranks-title = Rangfolge
ranks-trump = Trumpf: { $suit }
trick-sort = Ordnen
trick-back = Nachsehen
trick-back-title = { $count ->
    [one] Der letzte Stich
   *[other] Die Stiche bisher
}
trick-back-won = Stich für { $name }
trick-no = Nein
trick-pile = { $count ->
    [one] ein Stich
   *[other] { $count } Stiche
}
