# The words of Écarté.
game-ecarte-title = Écarté
game-ecarte-goal = Fai tre prese su cinque, dopo aver trattato su quali carte scartare; vince chi arriva prima a cinque punti.
game-ecarte-players = 2
game-ecarte-kind = Prese con scambio di carte
game-ecarte-material = 32 carte
game-ecarte-audience = Per due che amano un duello rapido di nervi

## Rules to choose
ecarte-preset-gamerules = Moderno
ecarte-preset-classic = Circolo classico
ecarte-option-target = Punti per vincere
ecarte-option-packets = Distribuzione
ecarte-option-packets-three_two = tre, poi due
ecarte-option-packets-two_three = due, poi tre
ecarte-option-void = Senza il seme giocato
ecarte-option-void-any = qualsiasi carta
ecarte-option-void-trump = briscola, se c’è
ecarte-option-unproposed = Giocato senza proposta
ecarte-option-unproposed-elder = doppio per chi apre
ecarte-option-unproposed-dealer = doppio per il mazziere
ecarte-rule-target = primo a { $target ->
    [one] un punto
   *[other] { $target } punti
}
ecarte-rule-unproposed-elder = chi gioca senza proporre vince due
ecarte-rule-unproposed-dealer = chi gioca senza proporre rischia due
ecarte-rule-void-any = senza il seme giocato va bene qualsiasi carta
ecarte-rule-void-trump = senza il seme giocato si deve giocare briscola
ecarte-rule-packets-three_two = si dà tre e due
ecarte-rule-packets-two_three = si dà due e tre

## On the table
ecarte-goal = a { $target }
ecarte-tricks = { $count ->
    [0] nessuna presa
    [one] una presa
   *[other] { $count } prese
}
ecarte-stock-left = Briscola: { $suit } · { $count ->
    [0] tallone finito
    [one] resta una carta
   *[other] restano { $count }
}
ecarte-stakes-title = Tre prese
ecarte-stakes-play = Subito
ecarte-stakes-exchange = Scambio
ecarte-stakes-refused = Se rifiuta
ecarte-stakes-accept = Accetto
ecarte-stakes-refuse = Rifiuto
ecarte-stakes-three = Tre o quattro
ecarte-stakes-five = Tutte e cinque
ecarte-stakes-vole = Cinque prese: sempre 2

## The talk
ecarte-says-propose = Propongo
ecarte-says-accept = Accetto
ecarte-says-stood = Gioco
ecarte-says-refused = No, si gioca
ecarte-says-cards = { $count ->
    [0] Tengo le mie
    [one] Una carta
    [2] Due carte
    [3] Tre carte
    [4] Quattro carte
    [5] Cinque carte
   *[other] { $count } carte
}
ecarte-says-king = Ho il re

## On the strip
ecarte-strip-between = Si aspetta che ci siano tutti
ecarte-strip-waiting = Si mescolano le carte
ecarte-strip-over = La partita è finita
ecarte-strip-own-propose = Proponi uno scambio, o giochi?
ecarte-strip-own-respond = Accetti lo scambio, o rifiuti?
ecarte-strip-own-elder-discards = { $most ->
    [one] Scegli una carta da scambiare
   *[other] Scegli da 1 a { $most } carte da scambiare
}
ecarte-strip-own-dealer-discards = { $most ->
    [one] Scegli una carta da scambiare, o tienile tutte
   *[other] Scegli fino a { $most } carte da scambiare, o tienile tutte
}
ecarte-strip-own-lead = Apri tu
ecarte-strip-own-lead-king = Apri tu – hai il re di briscola
ecarte-strip-beat = Devi superare { $card }
ecarte-strip-follow = Devi rispondere al seme: { $card }
ecarte-strip-trump = Devi prendere { $card } con una briscola
ecarte-strip-any = In tavola { $card }: va bene qualsiasi carta
ecarte-strip-their-propose = { $name } può proporre o giocare
ecarte-strip-their-respond = { $name } può accettare o rifiutare
ecarte-strip-their-elder-discards = { $name } scambia
ecarte-strip-their-dealer-discards = { $name } scambia
ecarte-strip-their-lead = Apre { $name }
ecarte-strip-their-answer = Deve rispondere { $name }

## What can be asked for
ecarte-offer-propose = Propongo
ecarte-offer-play = Gioco
ecarte-offer-accept = Accetto
ecarte-offer-refuse = Rifiuto
ecarte-offer-discard = { $count ->
    [0] Scambia …
    [one] Scambia una carta
   *[other] Scambia { $count } carte
}
ecarte-offer-keep = Tienile tutte
ecarte-offer-clear = Rimetti
ecarte-offer-king = Segna il re: + 1
ecarte-short-stock = { $left ->
    [one] Nel tallone resta una carta sola
   *[other] Nel tallone restano solo { $left } carte
}

## The log
ecarte-log-says = { $name }: «{ $words }»
ecarte-log-first = Il primo mazziere è { $name }
ecarte-log-deal = { $name } dà le carte
ecarte-log-trump = Si scopre { $card }
ecarte-log-king-turned = Scoperto il re: un punto a { $name }
ecarte-log-empty = Il tallone è finito: si gioca
ecarte-log-dealt = Ricevi { $cards }
ecarte-log-served = Peschi { $cards }
ecarte-log-led = { $name } apre con { $card }
ecarte-log-answered = { $name } gioca { $card }
ecarte-log-trick = { $name } fa la presa
ecarte-log-match = { $name } vince la partita
ecarte-read-trump = Scoperta: { $card }. Briscola: { $suit }. { $left ->
    [0] Il tallone è finito.
    [one] Nel tallone resta una carta.
   *[other] Nel tallone restano { $left } carte.
}
ecarte-read-led = In tavola: { $card }
ecarte-read-hand = La tua mano: { $cards }

## The sheet
ecarte-brought = { $points ->
    [one] { $name } ha { $tricks } prese: un punto.
   *[other] { $name } ha { $tricks } prese: { $points } punti.
}
ecarte-brought-vole = La vole: { $name } ha tutte e cinque le prese, { $points } punti!
ecarte-row-exchanged = Si è scambiato: tre prese contano uno.
ecarte-row-unproposed = { $elder } ha giocato senza proporre.
ecarte-row-refused = { $dealer } ha rifiutato la prima proposta.
ecarte-king-called = { $name } ha segnato il re di briscola: un punto.
ecarte-sheet-deal = Smazzata a { $name }
ecarte-sheet-vole = La vole! Cinque prese a { $name }
ecarte-sheet-match = { $name } vince la partita!
ecarte-sheet-tricks = Prese
ecarte-sheet-played = Le prese, nell’ordine
ecarte-sheet-trick = { $name }
ecarte-vole = La vole! { $name }
ecarte-sheet-king = Re
ecarte-sheet-brought = Smazzata
ecarte-sheet-score = Totale
ecarte-sheet-next = Ora dà le carte { $name }.

## Refusals
ecarte-refused-must-beat = Devi superare { $card }
ecarte-refused-must-follow = Devi rispondere al seme: { $card }
ecarte-refused-must-trump = Devi prendere { $card } con una briscola
ecarte-refused-not-your-turn = Tocca a { $name }
ecarte-refused-talk-first = Prima si tratta, poi si gioca
ecarte-refused-not-allowed = Ora il re non si può segnare

## Great moments, in large letters over the table
ecarte-shout-king = Il re!
ecarte-shout-doubled = Rifiuto – per due!
ecarte-shout-vole = La vole!
