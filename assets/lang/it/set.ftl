# The words of Set.
game-set-title = Set
game-set-goal = Vedi per primo tre carte che, caratteristica per caratteristica, sono tutte uguali o tutte diverse.
game-set-players = 1–12
game-set-kind = Una gara d’occhi, senza turni
game-set-material = 81 carte proprie, o 27
game-set-audience = Dai sei anni; i bambini vincono spesso

## Rules to choose
set-preset-classic = Classico
set-preset-quick = Rapido
set-preset-speed = Lampo
set-preset-first_to = Primo a sette
set-preset-count = Venti set
set-preset-solo = Solitario
set-preset-practice = Allenamento
set-option-pack = Mazzo
set-option-pack-full = 81 carte
set-option-pack-quick = 27 carte piene
set-option-table = Carte in tavola
set-option-table-9 = 9
set-option-table-12 = 12
set-option-claim = Prendere un set
set-option-claim-call = chiama, poi scegli
set-option-claim-instant = scegli subito
set-option-pick_seconds = Tempo per scegliere
set-option-pick_seconds-0 = senza limite
set-option-pick_seconds-2 = 2 s
set-option-pick_seconds-3 = 3 s
set-option-pick_seconds-5 = 5 s
set-option-pick_seconds-8 = 8 s
set-option-pick_seconds-10 = 10 s
set-option-pick_seconds-15 = 15 s
set-option-pick_seconds-20 = 20 s
set-option-pick_seconds-30 = 30 s
set-option-penalty = Per un set sbagliato
set-option-penalty-point = un punto in meno
set-option-penalty-floor = un punto in meno, mai sotto 0
set-option-penalty-lockout = 5 s di attesa
set-option-penalty-none = niente
set-option-finish = Fine partita
set-option-finish-pack = a mazzo finito
set-option-finish-first_to = primo a un numero di set
set-option-finish-timed = allo scadere del tempo
set-option-finish-count = dopo tanti set
set-option-target = Set per vincere
set-option-seconds = Secondi di gioco
set-option-count = Set in tutto
set-option-rounds = Giri
set-option-extra = Tre carte in più
set-option-extra-auto = se non c’è un set
set-option-extra-agree = se le chiedono tutti
set-option-sudden_death = Spareggio
set-option-lag_fair = Credito di rete
set-option-lag_fair-0 = { off }
set-option-lag_fair-15 = fino a 15 ms
set-option-lag_fair-25 = fino a 25 ms
set-option-lag_fair-40 = fino a 40 ms
set-option-hints = Suggerimenti
set-option-help_vote = Aiuto se lo chiedono tutti
set-rule-solo = Da soli contro il tempo: un set sbagliato costa cinque secondi
set-rule-practice = Allenamento: un set sbagliato non costa niente
set-rule-call = Chiama, poi { $seconds } secondi per scegliere
set-rule-call-untimed = Chiama, poi scegli senza limite
set-rule-instant = Scegli subito tre carte
set-rule-penalty-point = un set sbagliato costa un punto
set-rule-penalty-floor = un set sbagliato costa un punto, mai sotto zero
set-rule-penalty-lockout = un set sbagliato costa cinque secondi di attesa
set-rule-penalty-none = un set sbagliato non costa niente
set-rule-pack-full = 81 carte
set-rule-pack-quick = 27 carte piene
set-rule-finish-pack = Fino alla fine del mazzo
set-rule-finish-first-to = Primo a { $sets ->
    [one] un set
   *[other] { $sets } set
}
set-rule-finish-timed = { $seconds } secondi di gioco
set-rule-finish-count = { $sets ->
    [one] Un set
   *[other] { $sets } set
} in tutto
set-rule-table = { $cards } carte in tavola
set-rule-rounds = { $rounds } giri
set-rule-sudden-death = in parità si spareggia
set-rule-extra-agree = tre carte in più se le chiedono tutti
set-rule-lag-fair = credito di rete fino a { $ms } ms
set-rule-hints = con suggerimenti
set-rule-no-help = niente aiuto a richiesta
set-rule-start-points = qualcuno parte con dei punti
set-rule-own-set-lockout = qualcuno aspetta dopo un proprio set

## The cards
set-feature-number = numero
set-feature-colour = colore
set-feature-shape = forma
set-feature-shading = trama
set-number-one = 1
set-number-two = 2
set-number-three = 3
set-colour-red = in rosso
set-colour-green = in verde
set-colour-purple = in viola
set-colour-orange = in arancione
set-colour-blue = in blu
set-colour-turquoise = in turchese
set-colour-black = in nero
set-shading-solid = a tinta piena
set-shading-striped = a righe
set-shading-open = a contorno
set-shape-diamond = { $count ->
    [one] rombo
   *[other] rombi
}
set-shape-squiggle = { $count ->
    [one] onda
   *[other] onde
}
set-shape-oval = { $count ->
    [one] ovale
   *[other] ovali
}
set-shown-red = { $red ->
    [orange] { set-colour-orange }
   *[red] { set-colour-red }
}
set-shown-green = { $green ->
    [blue] { set-colour-blue }
    [turquoise] { set-colour-turquoise }
   *[green] { set-colour-green }
}
set-shown-purple = { $purple ->
    [black] { set-colour-black }
   *[purple] { set-colour-purple }
}
set-card = { $number } { $shape } { $colour } { $shading }
set-column = Colonna { $number }: { $cards }

## On the strip
set-shuffling = Si mescolano le carte
set-waiting = Si aspetta che ci siano tutti
set-watching = Stai guardando
set-not-racing = Gli altri spareggiano
set-over = La partita è finita
set-pick-three = Scegli tre carte che fanno un set
set-see-one = { $count ->
    [one] Vedi un set? Chiama!
   *[other] Chi vede un set? Chiama prima degli altri!
}
set-locked = Aspetta { $seconds } s
set-call-own = { $more ->
    [0] { $name }: scegline tre!
   *[other] { $name }: scegline tre, e ancora { $more }
}
set-call-other = { $more ->
    [0] { $name } chiama Set!
   *[other] { $name } chiama Set, e ancora { $more }!
}
set-granted = Set! { $name }
set-wrong = Non è un set – { $fault }
set-fault = { $feature }: 2 { $two }, 1 { $one }
set-fault-number = { $feature }: due volte { $two }, una volta { $one }
set-call-gave-up = { $name } rinuncia alla chiamata
set-call-time = { $name }: tempo scaduto
set-call-left = { $name } se ne va durante la chiamata
set-beaten = { $by } ti ha preceduto di { $ms } ms
set-added-none = Nessun set: altre tre carte!
set-added-asked = Altre tre carte, come avete chiesto
set-no-set = In tavola non c’è nessun set
set-reshuffled = I set presi fanno un nuovo mazzo
set-time-up = Tempo scaduto! L’ultima chiamata vale ancora
set-sudden-death = Spareggio: decide il prossimo set
set-sudden-death-of = Spareggio: { $names }
set-round = Giro { $number }
set-asked-extra = { $name } chiede altre tre carte
set-asked-help = { $name } chiede aiuto

## Photo finish
set-photo-call = per la chiamata
set-photo-claim = per le stesse carte
set-photo-lag = (arrivo + { $arrived } ms, credito { $credit } ms)
set-photo-dead-heat = ex aequo

## Key hints
set-key-call = Set!
set-key-again = Ancora!
set-key-give-up = Rinuncia
set-key-hint = Suggerimento
set-key-extra = { $asked ->
    [0] Altre carte
   *[other] Altre carte ({ $asked } su { $of })
}
set-key-help = { $asked ->
    [0] Aiuto
   *[other] Aiuto ({ $asked } su { $of })
}
set-any-button = un pulsante

## The panel
set-note = { $sets ->
    [one] un set
   *[other] { $sets } set
}{ $wrongs ->
    [0] {""}
    [one] {" "}· 1 errore
   *[other] {" "}· { $wrongs } errori
}
set-last-set = Ultimo set

## The sheet
set-sheet-round = Il giro { $number } è finito
set-sheet-over = Fatto!
set-sheet-won = { $count ->
    [one] Vince { $name }!
   *[other] Vittoria condivisa!
}
set-sheet-sets = Set
set-sheet-wrongs = Errori
set-sheet-points = Punti
set-sheet-time = Tempo
set-sheet-unseen = { $count ->
    [one] Un set che nessuno ha preso
   *[other] { $count } set che nessuno ha preso
}
set-sheet-left = era ancora lì

## The log
set-log-dealt-start = In tavola: { $cards }
set-log-dealt-refill = Nuove: { $cards }
set-log-dealt-none = Nessun set. Altre tre: { $cards }
set-log-dealt-asked = Altre tre, come chiesto: { $cards }
set-log-granted = { $name } prende un set ({ $points }): { $cards }
set-log-wrong = { $name }: non è un set. { $fault }
set-log-called = { $name } chiama
set-log-again = { $name }: ancora!
set-log-picked = { $name } sceglie: { $card }
set-log-unpicked = { $name } rimette giù: { $card }
set-log-locked = { $name } deve aspettare
set-log-shrunk = Le carte si ricompattano
set-log-call-gave-up = { $name } rinuncia alla chiamata
set-log-call-time = { $name }: tempo scaduto
set-log-call-left = { $name } se ne va durante la chiamata
set-log-beaten = { $name } arriva { $ms } ms dopo { $by }
set-log-hinted = Suggerimento: { $cards }
set-log-round = Comincia il giro { $number }
set-log-round-ended = Il giro { $number } è finito: { $reason }
set-log-match-ended = Vince: { $names }
set-ended-pack = non resta nessun set
set-ended-target = il traguardo è raggiunto
set-ended-time = il tempo è scaduto
set-ended-count = tutti i set sono presi
set-ended-sudden = lo spareggio è deciso

## Great moments, in large letters over the table
set-shout-last = L’ultimo set!
set-shout-streak =
    { $count ->
        [one] { $count } set di fila!
       *[other] { $count } di fila!
    }
set-shout-photo = Fotofinish!
set-shout-sudden = Spareggio!
