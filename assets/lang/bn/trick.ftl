# What every table of tricks for two says.
ranks-title = বড় থেকে ছোট
ranks-trump = তুরুপ: { $suit }
trick-sort = সাজাও
trick-back = ফিরে দেখো
trick-back-title = { $count ->
    [one] শেষ পিঠ
   *[other] এ পর্যন্ত সব পিঠ
}
trick-back-won = { $name } জিতেছে
trick-no = না
trick-pile = { $count ->
    [one] { $count }টা পিঠ
   *[other] { $count }টা পিঠ
}
