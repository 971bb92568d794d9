# The page of rules, the same for every game. What it says is in the files of the games.
rules = Regole
rules-of = { $game }: { $preset }
rules-changed = { $game }: { $preset }, con modifiche
rules-below = La rotella, le frecce o Pagina su e giù voltano pagina. Esc riporta indietro.
binding-rules = le regole
