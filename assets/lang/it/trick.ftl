# What every table of tricks for two says.
ranks-title = Dalla più alta
ranks-trump = Briscola: { $suit }
trick-sort = Ordina
trick-back = Rivedi
trick-back-title = { $count ->
    [one] L’ultima presa
   *[other] Le prese finora
}
trick-back-won = Presa di { $name }
trick-no = No
trick-pile = { $count ->
    [one] una presa
   *[other] { $count } prese
}
