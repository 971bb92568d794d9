# The words of the table itself, the same for every game.
table-continue = Weiter
table-seat-open = freier Platz
table-seeded = Mischung bekannt: fester Seed
table-log = Was geschah
table-lost = Verbindung weg
table-lost-below = Wir suchen den Weg zurück zum Tisch. Dein Platz bleibt dir.
table-paused = Pause
table-paused-owner = Die Karten sind verdeckt, die Uhren stehen. Drück hier oder Enter, dann geht es weiter.
table-paused-guest = Die Karten sind verdeckt, die Uhren stehen, bis der Host weiterspielt.
table-photo-finish = ZIELFOTO
table-photo-first = vorn
table-photo-behind = + { $ms } ms
table-sheet-more = { $count ->
    [one] und noch einer
   *[other] und noch { $count }
}

## Hands and the curtain
curtain-turn = { $name }, du bist dran
curtain-press = Drück Enter oder klick hier, um deine Karten zu sehen
curtain-pad = Drück eine Taste an deinem Pad, um deine Karten zu sehen
dealer-mark = G
hand-sort-dealt = Ordnung: wie gegeben
hand-sort-suit = Ordnung: nach Farbe
hand-sort-value = Ordnung: nach Wert

## In the log
table-note-joined = { $name } ist da.
table-note-left = { $name } ist gegangen.
table-note-dropped = { $name } hat die Verbindung verloren.
table-note-back = { $name } ist wieder da.
table-note-kicked = { $name } wurde weggeschickt.
table-note-seated = { $name } hat sich gesetzt.
table-note-stood = { $name } ist aufgestanden und schaut zu.
table-note-paused = Die Partie ruht.
table-note-resumed = Die Partie geht weiter.
table-note-abandoned = Die Partie wurde abgebrochen.
table-note-broken = Mit den Regeln ging etwas schief: die Partie musste enden.
table-note-unwritten = Die Platte nimmt nichts mehr an: Fällt der Host aus, ist die Partie verloren.

## Refusals
refused-malformed = So einen Zug gibt es hier nicht.
refused-not-your-turn = Du bist nicht dran.
refused-wrong-phase = Jetzt nicht.
refused-not-in-hand = Die Karte hast du nicht.
refused-unknown-card = Die Karte liegt da nicht.
refused-must-capture = Diese Karte muss nehmen.
refused-must-follow = Du musst Farbe bedienen.
refused-must-beat = Du musst die Karte schlagen.
refused-must-trump = Du musst stechen.
refused-short-stock = So viele Karten sind nicht mehr da.
refused-marriage-lead = Spiel eine Karte vom Paar aus.
refused-no-capture = Diese Karte kann die nicht nehmen.
refused-beaten = Da war jemand schneller.
refused-match-over = Die Partie ist aus.
refused-late = Zu spät: die Zeit war um.
refused-locked = Du musst kurz warten.
refused-no-call = Erst rufen!
refused-call-open = Gerade ruft jemand anders.
refused-already-asked = Du hast schon gefragt.
refused-no-more-cards = Dafür gibt es keine Karten mehr.
refused-not-allowed = Das gibt es in diesem Raum nicht.
refused-rate = Nicht so schnell.
refused-paused = Der Tisch ruht: in der Pause geht nichts.
refused-stale = Zu spät: der Tisch war schon weiter.
refused-internal = Das konnte der Host nicht. Es steht in seinem Protokoll.
refused-no-match = Es wird nicht gespielt.
refused-not-owner = Das darf nur, wer den Raum leitet.
refused-not-your-seat = Der Platz gehört jemand anderem.
refused-no-such-seat = Diesen Platz gibt es nicht.
refused-no-such-peer = So heißt hier niemand.
refused-seat-taken = Da sitzt schon jemand.
refused-seats-open = Jeder Platz braucht jemanden.
refused-nobody = Noch hat sich niemand gesetzt.
refused-unknown-game = Der Host kennt dieses Spiel nicht.
refused-unknown-preset = Der Host kennt diese Regeln nicht.
refused-unknown-level = Der Host kennt diesen Computerspieler nicht.
