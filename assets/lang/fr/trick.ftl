# What every table of tricks for two says.
ranks-title = Ordre
ranks-trump = Atout : { $suit }
trick-sort = Trier
trick-back = Revoir
trick-back-title = { $count ->
    [one] Le dernier pli
   *[other] Les plis joués
}
trick-back-won = Pli pour { $name }
trick-no = Non
trick-pile = { $count ->
    [0] aucun pli
    [one] un pli
   *[other] { $count } plis
}
