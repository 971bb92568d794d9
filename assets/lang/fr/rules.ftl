# The page of rules, the same for every game. What it says is in the files of the games.
rules = Règles
rules-of = { $game } : { $preset }
rules-changed = { $game } : { $preset }, modifié
rules-below = La molette, les flèches ou Page haut et Page bas font défiler. Échap ramène.
binding-rules = les règles
