# The page of rules, the same for every game. What it says is in the files of the games.
rules = Regeln
rules-of = { $game }: { $preset }
rules-changed = { $game }: { $preset }, geändert
rules-below = Mausrad, Pfeile oder Bild auf und Bild ab blättern. Esc führt zurück.
binding-rules = die Regeln
