# The words of Schnapsen, Sixty-six and Santase.
game-schnapsen-title = Schnapsen · 66
game-schnapsen-goal = Arriva per primo a sessantasei con prese e matrimoni, e abbi il coraggio di chiudere il tallone.
game-schnapsen-players = 2
game-schnapsen-kind = Prese con un tallone
game-schnapsen-material = 24 o 20 carte
game-schnapsen-audience = Per due che amano contare e osare

## Rules to choose
schnapsen-preset-santase = Santase
schnapsen-preset-schnapsen = Schnapsen
schnapsen-preset-sixtysix = Sessantasei
schnapsen-option-target = Punti partita
schnapsen-option-out = Uscire
schnapsen-option-out-auto = da sé a 66
schnapsen-option-out-manual = dichiarando 66
schnapsen-option-look_back = Rivedere
schnapsen-option-look_back-none = mai
schnapsen-option-look_back-last = l’ultima presa
schnapsen-option-look_back-own = le proprie prese
schnapsen-option-look_back-all = tutte le prese
schnapsen-option-failed_close = Chiusura fallita
schnapsen-option-failed_close-graded = costa 2 o 3
schnapsen-option-failed_close-three = costa sempre 3
schnapsen-option-equal = A parità
schnapsen-option-equal-taker = l’ultima presa
schnapsen-option-equal-draw = patta
schnapsen-option-last_trick = L’ultima presa
schnapsen-option-close_before_draw = Chiudere prima di pescare
schnapsen-option-club_limits = Limiti da circolo
schnapsen-option-king_led = Si gioca il re
schnapsen-option-nines = I nove
schnapsen-option-deal = Distribuzione
schnapsen-rule-cards = { $cards } carte
schnapsen-rule-target = primo a { $target ->
    [one] un punto partita
   *[other] { $target } punti partita
}
schnapsen-rule-down = { $target ->
    [one] un punto partita
   *[other] { $target } punti partita
} da contare fino a zero
schnapsen-rule-out-auto = a 66 la smazzata finisce da sé
schnapsen-rule-out-manual = il 66 va dichiarato
schnapsen-rule-last-ten = dieci punti per l’ultima presa
schnapsen-rule-last-wins = l’ultima presa vince la smazzata
schnapsen-rule-no-strict-marriage = niente matrimoni a tallone chiuso o finito
schnapsen-rule-close-before-draw = si chiude prima di pescare
schnapsen-rule-flat-three = una chiusura fallita costa sempre tre
schnapsen-rule-draws = a parità è patta
schnapsen-rule-club = limiti da circolo
schnapsen-rule-king-led = del matrimonio si gioca il re

## On the table
schnapsen-goal = a { $target }
schnapsen-goal-down = da { $target } a 0
schnapsen-tricks = { $count ->
    [0] nessuna presa
    [one] una presa
   *[other] { $count } prese
}
schnapsen-gauge-goal = su { $goal }
schnapsen-gauge-pending = + { $points } dopo una presa
schnapsen-stock-left = { $count ->
    [one] resta una carta
   *[other] restano { $count } carte
}
schnapsen-stock-closed = Chiuso da { $name }
schnapsen-stock-empty = Il tallone è finito
schnapsen-trumps = Briscola: { $suit }

## On the strip
schnapsen-strip-between = Si aspetta che ci siano tutti
schnapsen-strip-waiting = Si mescolano le carte
schnapsen-strip-over = La partita è finita
schnapsen-strip-own-lead = Apri tu
schnapsen-strip-own-draw = La presa è tua: pesca, o chiudi prima di pescare
schnapsen-strip-marriage = Gioca il re o la donna di { $suit }
schnapsen-strip-marriage-king = Gioca il re di { $suit }
schnapsen-strip-free = In tavola { $card }: va bene qualsiasi carta
schnapsen-strip-beat = Devi superare { $card }
schnapsen-strip-follow = Devi rispondere al seme: { $card }
schnapsen-strip-trump = Devi prendere { $card } con una briscola
schnapsen-strip-any = In tavola { $card }: va bene qualsiasi carta
schnapsen-strip-their-lead = Apre { $name }
schnapsen-strip-their-answer = Deve rispondere { $name }
schnapsen-strip-their-draw = { $name } può chiudere prima di pescare

## What can be asked for
schnapsen-offer-announce = Matrimonio di { $suit }: + { $points }
schnapsen-offer-announce-sum = Matrimonio di { $suit }: + { $points } = { $sum }
schnapsen-offer-announce-out = Matrimonio di { $suit }: + { $points } = { $sum }, fuori!
schnapsen-offer-announce-pending = Matrimonio di { $suit }: + { $points } dopo una presa
schnapsen-offer-announce-short = + { $points } di { $suit }
schnapsen-offer-exchange = Prendi { $card }
schnapsen-offer-exchange-short = Scambia
schnapsen-offer-close = Chiudi
schnapsen-offer-claim = Ho 66!
schnapsen-offer-back = Ritira { $act }
schnapsen-offer-back-short = Ritira
schnapsen-offer-draw = Pesca
schnapsen-offer-hint = Suggerimento
schnapsen-undo-exchange = lo scambio
schnapsen-undo-announce = il matrimonio
schnapsen-undo-close = la chiusura
schnapsen-close-question = { $tricks ->
    [0] Chiudere? Se fallisci, { $name } (nessuna presa) riceve { $points } punti partita
   *[other] Chiudere? Se fallisci, { $name } riceve { $points } punti partita
}
schnapsen-close-yes = Chiudo!
schnapsen-claim-question = Hai 66? Se no, { $name } riceve { $points } punti partita
schnapsen-claim-yes = Ho 66!
schnapsen-hint-win = { $points ->
    [one] La migliore: { $cards } – vince un punto partita
   *[other] La migliore: { $cards } – vince { $points } punti partita
}
schnapsen-hint-lose = { $points ->
    [one] La migliore: { $cards } – perde solo un punto partita
   *[other] La migliore: { $cards } – perde { $points } punti partita
}
schnapsen-hint-draw = La migliore: { $cards } – patta

## Acts, on the strip and in the log
schnapsen-act-exchange = { $name } scambia { $given } con { $taken }
schnapsen-act-exchange-short = { $name } prende { $taken }
schnapsen-act-announce = { $name } annuncia { $suit }: { $points }
schnapsen-act-announce-pending = { $name } annuncia { $suit }: { $points }, appena fa una presa
schnapsen-act-close = { $name } chiude il tallone
schnapsen-act-back-exchange = { $name } ritira lo scambio
schnapsen-act-back-announce = { $name } ritira il matrimonio di { $suit }
schnapsen-act-back-close = { $name } riapre il tallone
schnapsen-act-claim-right = { $name } dichiara 66 – e ha { $points }
schnapsen-act-claim-wrong = { $name } dichiara 66 – ma ha solo { $points }

## The log
schnapsen-log-first = Il primo mazziere è { $name }
schnapsen-log-deal = { $name } dà le carte
schnapsen-log-trump = Si scopre { $card }
schnapsen-log-led = { $name } apre con { $card }
schnapsen-log-answered = { $name } gioca { $card }
schnapsen-log-trick = { $name } fa la presa: { $points }
schnapsen-log-trick-ten = { $name } fa l’ultima presa: { $points } e dieci
schnapsen-log-trick-uncounted = { $name } fa la presa
schnapsen-log-dealt = Ricevi { $cards }
schnapsen-log-drawn = Peschi { $card }
schnapsen-log-turnup = { $name } pesca come ultima carta { $card }
schnapsen-log-match = { $name } vince la partita
schnapsen-read-stock = Briscola: { $suit }. { $left ->
    [0] Il tallone è finito.
    [one] Nel tallone resta una carta.
   *[other] Nel tallone restano { $left } carte.
}
schnapsen-read-closed = Briscola: { $suit }. Il tallone è chiuso.
schnapsen-read-led = In tavola: { $card }
schnapsen-read-hand = La tua mano: { $cards }

## How a deal ended
schnapsen-ended-reached = { $winner } arriva a 66: { $points } a { $other }.
schnapsen-ended-closed-made = { $winner } ha chiuso e ce l’ha fatta: { $points } a { $other }.
schnapsen-ended-close-failed = { $loser } ha chiuso e non ha fatto 66: solo { $other }.
schnapsen-ended-other-first = { $winner } arriva a 66 prima di { $loser }, che aveva chiuso: { $points } a { $other }.
schnapsen-ended-wrong-claim = { $loser } ha dichiarato 66 con soli { $other }.
schnapsen-ended-last-trick = Nessuno è uscito: l’ultima presa è di { $winner }.
schnapsen-ended-last-trick-equal = Parità, { $points } ciascuno: l’ultima presa è di { $winner }.
schnapsen-ended-higher = Nessuno è uscito: { $winner } ha di più, { $points } a { $other }.
schnapsen-ended-draw = Nessuno è uscito, e tutti e due hanno { $points }: patta.
schnapsen-brought = { $points ->
    [one] Un punto partita a { $name }.
   *[other] { $points } punti partita a { $name }.
}
schnapsen-brought-none = Nessuno riceve punti partita.
schnapsen-worth-trickless = { $loser } non ha nessuna presa.
schnapsen-worth-under-33 = { $loser } ha meno di 33.
schnapsen-worth-over-33 = { $loser } ha 33 o più.
schnapsen-worth-trickless-closing = { $loser } non aveva nessuna presa alla chiusura del tallone.
schnapsen-worth-under-33-closing = { $loser } aveva meno di 33 alla chiusura del tallone.
schnapsen-worth-over-33-closing = { $loser } aveva 33 o più alla chiusura del tallone.
schnapsen-worth-failed-trickless = Contro la chiusura non c’era ancora nessuna presa.
schnapsen-sheet-deal = Smazzata a { $name }
schnapsen-sheet-match = { $name } vince la partita!
schnapsen-sheet-draw = Smazzata patta
schnapsen-sheet-points = Punti
schnapsen-sheet-brought = Smazzata
schnapsen-sheet-score = Totale
schnapsen-sheet-left = Ancora in mano
schnapsen-sheet-next = Ora dà le carte { $name }.
schnapsen-missed = { $points ->
    [one] Giocando { $better } e non { $played }, { $name } avrebbe vinto un punto.
   *[other] Giocando { $better } e non { $played }, { $name } avrebbe vinto { $points } punti.
}
schnapsen-missed-marriage = { $points ->
    [one] Annunciando il matrimonio con { $played }, { $name } avrebbe vinto un punto.
   *[other] Annunciando il matrimonio con { $played }, { $name } avrebbe vinto { $points } punti.
}
schnapsen-missed-nothing = Finito il tallone, nulla poteva fermare { $name }.

## Refusals
schnapsen-refused-must-beat = Devi superare { $card }
schnapsen-refused-must-follow = Devi rispondere al seme: { $card }
schnapsen-refused-must-trump = Devi prendere { $card } con una briscola
schnapsen-refused-marriage-lead = Hai annunciato { $suit }: gioca il suo re o la sua donna
schnapsen-refused-not-your-turn = Tocca a { $name }
schnapsen-refused-wrong-phase = Prima pesca, o chiudi

## Great moments, in large letters over the table
schnapsen-shout-marriage =
    { $points ->
        [20] Venti!
        [40] Quaranta!
       *[other] { $points }!
    }
schnapsen-shout-closed = Chiuso!
schnapsen-shout-sixty-six = Sessantasei!
schnapsen-shout-three = Neanche una presa!
