# The rules of Schnapsen, Sixty-six and Santase, clause by clause, as the room plays them. A clause that does not apply has no words.
# Options come as they are chosen: numbers, words, "on" and "off". A line that begins with a dash is a point of a list.
schnapsen-chapter-short = In breve
schnapsen-chapter-cards = Carte e distribuzione
schnapsen-chapter-tricks = Le prese
schnapsen-chapter-lead = Quando apri
schnapsen-chapter-out = Sessantasei
schnapsen-chapter-scoring = Punti partita

## In short
schnapsen-rule-short-goal = Si gioca in due: vince la smazzata chi arriva per primo a 66 punti. I punti vengono dalle carte delle tue prese e dai matrimoni. Chi vince una smazzata riceve 1, 2 o 3 punti partita; { $count_down ->
    [on] la partita comincia da { $target } e la vince chi scende per primo a 0.
   *[off] la partita va a { $target }.
}
schnapsen-rule-short-play = Una carta a testa; vince la più alta del seme giocato, le briscole battono il resto. Finché c’è tallone giochi quello che vuoi, e dopo ogni presa si pesca in due. Poi si deve rispondere al seme e vincere, se si può.
schnapsen-rule-short-lead = Quando apri puoi annunciare re e donna di un seme per 20 punti, di briscola per 40; scambiare la briscola più bassa con quella scoperta; o chiudere il tallone, se credi di farcela con le carte che hai.
schnapsen-rule-short-end = { $out ->
    [manual] Nessuno conta per te. Quando credi di avere 66, dichiaralo: se è vero vinci la smazzata, se no la perdi.
   *[auto] La smazzata finisce nel momento in cui qualcuno ha 66 punti.
}

## Cards and dealing
schnapsen-rule-t1 = Si gioca in due, con { $nines ->
    [off] 20
   *[on] 24
} carte. Dalla più alta, con i loro punti: asso 11, dieci 10, re 4, donna 3, fante 2{ $nines ->
    [off] {""}
   *[on] , nove 0
}. Attenzione al dieci: batte il re.
schnapsen-rule-dealing = Il primo mazziere lo sceglie il caso. L’altro riceve per primo e apre la prima presa. { $deal ->
    [three_two] Tre carte a testa; la seguente si scopre, e il suo seme è briscola; poi altre due a testa. Così ci sono cinque carte in ogni mano e dieci nel tallone, di cui la briscola scoperta è l’ultima.
   *[threes] Tre carte a testa e altre tre; la seguente si scopre, e il suo seme è briscola. Così ci sono sei carte in ogni mano e dodici nel tallone, di cui la briscola scoperta è l’ultima.
} { $next_dealer ->
    [alternate] Si dà le carte a turno.
   *[winner] Chi vince una smazzata dà la seguente, così apre chi ha perso.{ $equal ->
        [draw] {" "}Dopo una patta dà di nuovo lo stesso.
       *[taker] {""}
    }
}

## The tricks
schnapsen-rule-t2 = A tallone aperto si può aprire con qualsiasi carta e rispondere con qualsiasi carta. La presa va alla più alta del seme giocato. Una briscola batte ogni altro seme. Se chi risponde non gioca né quel seme né briscola, vince chi ha aperto. Poi si pesca in due, prima chi ha vinto; le ultime due carte del tallone sono quella coperta, per chi ha vinto, e la briscola scoperta, per chi ha perso. Chi vince apre la presa dopo.
schnapsen-rule-t3 = Finito o chiuso il tallone, si gioca stretto. Chi apre è ancora libero. Chi risponde deve:
    – vincere la presa nel seme giocato, se può;
    – altrimenti dare una carta più bassa di quel seme;
    – altrimenti giocare briscola;
    – e solo senza tutto questo giocare ciò che vuole.

## On lead
schnapsen-rule-t4 = Re e donna di un seme sono un matrimonio. Se apri tu e li hai tutti e due, puoi annunciarlo per 20 punti, di briscola per 40. { $king_led ->
    [on] Poi devi giocare il re.
   *[off] Poi devi giocare uno dei due, quello che vuoi.
} Un matrimonio per apertura. Annunciare non è un obbligo: un re o una donna giocati in silenzio non portano altro. { $marriage_first_lead ->
    [on] Si può già alla primissima apertura.
   *[off] Per annunciare devi aver fatto una presa.
} { $marriage_strict ->
    [on] Si può anche a gioco stretto.
   *[off] A gioco stretto non si può, ma vale un matrimonio annunciato prima di chiudere nella stessa apertura.
}
schnapsen-rule-pending = { $marriage_first_lead ->
    [on] Un matrimonio annunciato prima di aver fatto una presa è in sospeso: i suoi punti aspettano la tua prima presa, e si perdono se non viene. Fino ad allora non contano { $out ->
        [manual] per dichiarare né
       *[auto] {""}
    } per il limite di 33.
   *[off] {""}
}
schnapsen-rule-t5 = Se apri tu e hai la briscola più bassa, il { $nines ->
    [off] fante
   *[on] nove
}, puoi scambiarla con la briscola scoperta. { $exchange_needs_trick ->
    [on] Devi aver già fatto una presa.
   *[off] Non occorre aver fatto una presa.
} Il tallone deve avere ancora almeno { $club_limits ->
    [on] quattro
   *[off] due
} carte, compresa la briscola scoperta, e non essere chiuso. { $exchange_on_answer ->
    [on] C’è un’eccezione: se l’altro chiude, puoi scambiare una volta, come primo atto quando devi rispondere alla sua prima apertura, anche senza una presa.
   *[off] {""}
}
schnapsen-rule-t6 = Se apri tu e il tallone ha ancora almeno { $club_limits ->
    [on] quattro
   *[off] due
} carte, puoi chiuderlo: la briscola si volta coperta. Da lì nessuno pesca{ $exchange_on_answer ->
    [on] , nessuno scambia se non una volta rispondendo alla tua prima apertura,
   *[off] {" "}né scambia,
} e si gioca stretto. { $club_limits ->
    [on] Non si può prima della prima presa.
   *[off] Si può anche prima della prima presa.
} { $close_before_draw ->
    [on] Chi ha fatto la presa può chiudere anche prima di pescare. Pescare è perciò un passo a sé; scambiare e annunciare vengono dopo.
   *[off] Dopo una presa si pesca in due, e solo poi si può chiudere.
}
schnapsen-rule-t7 = Prima di giocare la carta puoi { $out ->
    [manual] scambiare, annunciare, chiudere e dichiarare
   *[auto] scambiare, annunciare e chiudere
}, in ogni ordine permesso. L’altro vede tutto. Si può ritirare solo l’ultimo di questi atti, solo finché non giochi, e solo finché la smazzata dura. Nel registro resta, e ciò che si è visto è visto.

## Sixty-six
schnapsen-rule-t8 = { $out ->
    [manual] Nessuno conta per te, e i punti sono nascosti. Se apri tu e hai fatto una presa, puoi dichiarare 66{ $close_before_draw ->
        [on] , anche prima di pescare
       *[off] {""}
    }. Se li hai, vinci la smazzata, qualunque cosa abbia l’altro: di due che li hanno vince chi dichiara per primo. Dopo l’ultima presa chi l’ha fatta non deve dichiarare. Se il tallone era chiuso e tutte le carte sono giocate, non deve neanche chi ha chiuso, e se hanno 66 tutti e due, ce l’ha fatta lui.
   *[auto] La smazzata finisce nel momento in cui qualcuno ha 66 punti, dopo una presa o dopo un annuncio. Un matrimonio che fa 66 vince senza che si giochi una carta. I punti si vedono sempre.
}
schnapsen-rule-wrong-claim = { $out ->
    [manual] Una dichiarazione sbagliata perde la smazzata. { $wrong_claim ->
        [two] L’altro riceve 2 punti partita.
       *[graded] L’altro riceve 2 punti partita, o 3 se non ha nessuna presa.
    } Se avevi chiuso il tallone, è invece una chiusura fallita.
   *[auto] {""}
}
schnapsen-rule-last-trick = Se tutte le carte sono giocate, il tallone non era chiuso e nessuno è uscito: { $last_trick ->
    [wins] chi fa l’ultima presa vince la smazzata, per 1 punto partita.
   *[ten] l’ultima presa porta altri 10 punti, e poi vince il totale più alto. { $out ->
        [auto] Vale 1 punto partita.
       *[manual] Il suo valore si calcola come per il 66.
    } { $equal ->
        [draw] Se i totali sono pari, la smazzata è patta.
       *[taker] Se i totali sono pari, vince chi ha fatto l’ultima presa, per 1 punto partita.
    } Un’ultima presa che fa 66 da sola ha vinto senza i dieci.
}

## Game points
schnapsen-rule-t9 = Chi vince una smazzata riceve:
    – 3 punti partita se chi perde non ha nessuna presa,
    – 2 se ha una presa, ma meno di 33 punti,
    – 1 in ogni altro caso.
    { $nines ->
        [on] Anche una presa di due nove è una presa, benché non valga niente.
       *[off] {""}
    }
schnapsen-rule-closed = Se il tallone era chiuso:
    { $closing_state ->
        [closing] – Chi ha chiuso fa 66: riceve quel che dice la regola sopra, ma calcolato su quello che l’altro aveva alla chiusura.{ $marriage_first_lead ->
            [on] {" "}I punti in sospeso non contano.
           *[off] {""}
        }
       *[end] – Chi ha chiuso fa 66: riceve quel che dice la regola sopra, su quello che l’altro ha alla fine.
    }
    { $failed_close ->
        [three] – Tutte le carte sono giocate e chi ha chiuso ha meno di 66: l’altro riceve 3.
       *[graded] – Tutte le carte sono giocate e chi ha chiuso ha meno di 66: l’altro riceve 2, o 3 se alla chiusura non aveva nessuna presa.
    }
    { $other_first ->
        [two] – L’altro arriva per primo a 66: riceve 2.
        [graded] – L’altro arriva per primo a 66: riceve 2, o 3 se alla chiusura non aveva nessuna presa.
       *[failed] – L’altro arriva per primo a 66: riceve { $failed_close ->
            [three] 3
           *[graded] 2, o 3 se alla chiusura non aveva nessuna presa
        }.
    }
    Dopo una chiusura l’ultima presa non porta { $last_trick ->
        [wins] da sola la vittoria
       *[ten] i dieci punti
    }.
schnapsen-rule-match = { $count_down ->
    [on] Si comincia da { $target }. I punti partita si tolgono, e chi arriva per primo a 0 o sotto ha vinto la partita.
   *[off] Chi arriva per primo a { $target } punti partita ha vinto la partita.
}
schnapsen-rule-look-back = { $look_back ->
    [none] Le prese fatte non si possono rivedere.
    [own] Puoi rivedere tutte le tue prese.
    [all] Puoi rivedere tutte le prese.
   *[last] Puoi rivedere l’ultima presa.
}
