# What every table of tricks for two says.
ranks-title = High to low
ranks-trump = Trumps: { $suit }
trick-sort = Sort
trick-back = Look back
trick-back-title = { $count ->
    [one] The last trick
   *[other] The tricks so far
}
trick-back-won = { $name } won it
trick-no = No
trick-pile = { $count ->
    [one] one trick
   *[other] { $count } tricks
}
