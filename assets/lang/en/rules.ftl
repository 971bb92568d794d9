# The page of rules, the same for every game. What it says is in the files of the games.
rules = Rules
rules-of = { $game }: { $preset }
rules-changed = { $game }: { $preset }, changed
rules-below = The wheel, the arrows or Page Up and Page Down turn the page. Esc leads back.
binding-rules = the rules
