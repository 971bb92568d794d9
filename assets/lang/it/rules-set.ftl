# The rules of Set, clause by clause, as the room plays them. A clause that does not apply has no words.
# Options come as they are chosen: numbers, words, "on" and "off". A line that begins with a dash is a point of a list.
set-chapter-short = In breve
set-chapter-cards = Le carte
set-chapter-table = La tavola
set-chapter-claiming = Prendere un set
set-chapter-race = La gara
set-chapter-winning = Vincere
set-chapter-help = Suggerimenti e aiuto

## In short
set-rule-short-goal = Cerca un set: tre carte che in { $pack ->
    [quick] numero, colore e forma
   *[full] numero, colore, forma e trama
} sono tutte uguali o tutte diverse.
set-rule-short-play = { $mode ->
    [solo] Giochi da solo contro il tempo. Scegli le tre carte di un set, e tre nuove prendono il loro posto.
   *[race] { $claim ->
        [instant] Non ci sono turni. Se vedi un set, scegli le sue tre carte. La terza vale come richiesta, e le carte vanno al più veloce.
       *[call] Non ci sono turni. Se vedi un set, chiama «Set!» prima degli altri, poi scegli le sue tre carte{ $pick_seconds ->
            [0] {""}
           *[other] {" "}entro { $pick_seconds } secondi
        }.
    }
}
set-rule-short-score = { $mode ->
    [solo] Ogni richiesta sbagliata aggiunge cinque secondi al tuo tempo.
   *[race] Un set vale un punto. Uno sbagliato { $penalty ->
        [point] costa un punto
        [floor] costa un punto, ma nessuno scende sotto zero
        [lockout] fa aspettare cinque secondi
       *[none] non costa niente
    }.
}
set-rule-short-end = { $finish ->
    [first_to] Chi arriva per primo a { $target ->
        [one] un set
       *[other] { $target } set
    } { $rounds ->
        [1] { $mode ->
            [solo] sei tu: lì l’orologio si ferma.
           *[race] vince.
        }
       *[other] chiude il giro. I giri sono { $rounds }.
    }
    [timed] { $rounds ->
        [1] Dopo { $seconds } secondi vince chi ha più punti.
       *[other] Un giro dura { $seconds } secondi. Dopo { $rounds } giri vince chi ha più punti.
    }
    [count] { $rounds ->
        [1] Si finisce
       *[other] Ognuno dei { $rounds } giri finisce
    } quando { $count ->
        [one] un set è stato preso
       *[other] { $count } set sono stati presi
    }{ $mode ->
        [solo] . Il tempo più breve è il migliore.
       *[race] . Vince chi ha più punti.
    }
   *[pack] { $rounds ->
        [1] Si finisce
       *[other] Ognuno dei { $rounds } giri finisce
    } quando il mazzo è vuoto e non resta nessun set{ $mode ->
        [solo] . Il tempo più breve è il migliore.
       *[race] . Vince chi ha più punti.
    }
}

## The cards
set-rule-s1 = { $pack ->
    [quick] {""}
   *[full] Il mazzo ha 81 carte, tutte diverse. Ognuna ha quattro caratteristiche, e ogni caratteristica ha tre modi:
        – numero: uno, due o tre
        – colore: { set-shown-red }, { set-shown-green } o { set-shown-purple }
        – forma: rombo, onda o ovale
        – trama: a tinta piena, a righe o a contorno
}
set-rule-s2 = { $pack ->
    [full] {""}
   *[quick] Il mazzo rapido ha solo le 27 carte a tinta piena, tutte diverse. Ognuna ha tre caratteristiche, e ogni caratteristica ha tre modi:
        – numero: uno, due o tre
        – colore: { set-shown-red }, { set-shown-green } o { set-shown-purple }
        – forma: rombo, onda o ovale
}
set-rule-s3 = Un set sono tre carte diverse. Guarda una caratteristica alla volta: sulle tre carte deve essere tre volte uguale, o tre volte diversa. E così per ogni caratteristica. Se due carte concordano in qualcosa e la terza no, non è un set. Per due carte qualsiasi ce n’è esattamente una terza che fa un set. Nominare due volte la stessa carta, o una che non è mai stata in tavola, non è una richiesta e non costa niente.

## The table
set-rule-s4 = Si mescola il mazzo, e { $table ->
    [9] nove carte stanno scoperte in tre file da tre
   *[other] dodici carte stanno scoperte in tre file da quattro
}. Nessuno fa il mazziere.
set-rule-s5 = { $mode ->
    [solo] Giochi da solo. Non ci sono turni.
   *[race] Si gioca da uno a dodici, tutti insieme. Non ci sono turni.
}
set-rule-s6 = Finché ci sono carte da dare, tre nuove vanno proprio ai posti di un set preso. Nessun’altra carta si muove.
set-rule-s7 = { $extra ->
    [agree] Altre tre carte arrivano quando le chiedono tutte le persone sedute al tavolo. I giocatori artificiali e chi è assente non si aspettano; se non c’è nessuno che possa chiederle, arrivano da sole quando in tavola non c’è nessun set. Non si può chiedere durante una chiamata, quando in tavola ci sono { $pack ->
        [quick] dodici
       *[full] 21
    } carte, né quando non c’è più niente da dare. Quando si prende un set, tutte le richieste decadono.
   *[auto] Se in tavola non c’è nessun set, arrivano subito altre tre carte{ $pack ->
        [quick] , fino a dodici: tra dieci di queste carte c’è sempre un set.
       *[full] , e se serve ancora altre, fino a 21: tra più di 20 carte c’è sempre un set.
    }
}
set-rule-s8 = { $table ->
    [9] Un set preso quando ci sono più di nove carte non viene rimpiazzato. La tavola si restringe, e al massimo tre carte si spostano nei vuoti.
   *[other] { $pack ->
        [quick] {""}
       *[full] Un set preso quando ci sono più di dodici carte non viene rimpiazzato. La tavola si restringe, e al massimo tre carte si spostano nei vuoti.
    }
}
set-rule-s9 = { $finish ->
    [timed] {""}
    [count] {""}
   *[pack] { $rounds ->
        [1] La partita
       *[other] Un giro
    } finisce appena il mazzo è vuoto e in tavola non c’è nessun set. Di solito restano sei o nove carte, mai tre.
}

## Taking a set
set-rule-s10 = { $claim ->
    [instant] { $mode ->
        [solo] Scegli tre carte; la terza vale come richiesta.
       *[race] Non serve chiamare. Scegli tre carte; nessun altro vede le tue scelte, e la terza vale come richiesta. Per questo ognuno deve avere un puntatore suo: chi condivide mouse o tastiera deve chiamare.
    }
   *[call] Chiama «Set!», e la tavola è tua: nessun altro può chiamare, scegliere o chiedere niente finché non hai finito. { $pick_seconds ->
        [0] Puoi prenderti il tempo che vuoi per scegliere tre carte.
       *[other] Hai { $pick_seconds } secondi per scegliere tre carte; una scelta nell’istante esatto in cui il tempo scade è in ritardo.
    } Tutti vedono le tue scelte. Puoi ritirarne una; la terza vale come richiesta. Scegliere prima di aver chiamato non ha effetto.
        Mentre scegli puoi chiamare ancora, per un altro set, e poi per un altro. Dopo una richiesta giusta la tua chiamata continua{ $pick_seconds ->
            [0] {""}
           *[other] {" "}con secondi nuovi
        }, e i posti vuoti si riempiono quando finisce. Una richiesta sbagliata o la rinuncia{ $pick_seconds ->
            [0] {""}
           *[other] , o la fine del tempo,
        } chiude la chiamata. I set già presi restano tuoi.
}
set-rule-s11 = Una richiesta riguarda le carte, non i posti. Non importa se la tavola è cambiata da quando hai guardato, ma solo se le tue tre carte ci sono ancora.
set-rule-s12 = Giusto: { $mode ->
    [solo] le tre carte sono tue.
   *[race] le tre carte sono tue, e valgono un punto.
} Restano in vista un momento con le caratteristiche segnate, perché tutti controllino. Nessuno deve aspettare per questo.
set-rule-s13 = { $mode ->
    [solo] Sbagliato: le carte restano dove sono, e al tuo tempo si aggiungono cinque secondi.
   *[race] { $claim ->
        [instant] Sbagliato: le carte restano dove sono,
       *[call] Sbagliato, rinunciato{ $pick_seconds ->
            [0] {""}
           *[other] {" "}o fuori tempo
        }: le carte restano dove sono,
    } { $penalty ->
        [point] e perdi un punto. Si può scendere sotto zero.
        [floor] e perdi un punto, ma mai sotto zero.
        [lockout] e per cinque secondi non puoi { $claim ->
            [instant] chiedere niente
           *[call] chiamare
        }. Punti non ne costa.
       *[none] e non ti costa niente.
    } { $claim ->
        [instant] {""}
       *[call] Dopo una chiamata fallita puoi chiamare di nuovo passati tre secondi, o dopo la chiamata di un altro{ $penalty ->
            [lockout] {" "}– ma mai durante i tuoi cinque secondi
           *[other] {""}
        }. { $pick_seconds ->
            [0] {""}
           *[other] Se la connessione cade durante la tua chiamata, il tempo continua a correre.
        }
    }
}
set-rule-s14 = Ti si dice perché non era un set: la prima caratteristica che non va, e che cosa mostrano le tre carte, per esempio «colore: 2 { set-shown-red }, 1 { set-shown-green }».

## The race
set-rule-s15 = { $mode ->
    [solo] {""}
   *[race] Ogni richiesta riceve una di queste risposte:
        – concessa: era un set, ed eri il primo.
        – sbagliata: non era un set.
        – preceduta: una delle tue carte era appena stata presa{ $claim ->
            [instant] {""}
           *[call] , o qualcun altro aveva chiamato prima di te
        }. Ti si dice da chi e di quanti millisecondi. Non costa niente, e le scelte ancora in tavola restano scelte.
        – in ritardo: era già finita. Neanche questo costa.
        Se ha deciso meno di mezzo secondo, tutti vedono il fotofinish.
}
set-rule-s16 = { $mode ->
    [solo] {""}
   *[race] Decide l’orologio del computer che ospita, dal momento in cui vi arriva una chiamata o una richiesta. { $lag_fair ->
        [0] {""}
       *[other] Da quel momento si toglie l’andata e ritorno più breve misurata di recente per quel giocatore, al massimo { $lag_fair } millisecondi, perché le connessioni lente perdano meno. Si mostrano tutti e due i tempi.
    } Chi arriva meno di un millisecondo dopo il primo è alla pari con lui: allora la spunta chi ha meno punti, e tra uguali decide una moneta. Né il posto né chi ospita hanno vantaggi. Richieste senza carte in comune non gareggiano.
}
set-rule-s17 = { $mode ->
    [solo] {""}
   *[race] Tra chi gioca allo stesso computer decide il momento in cui la pressione del tasto è arrivata a quel computer. Tra computer conta solo l’arrivo da chi ospita. I giocatori artificiali aspettano nella stessa fila di tutti.
}

## Winning
set-rule-s18 = { $mode ->
    [solo] {""}
   *[race] { $finish ->
        [first_to] { $rounds ->
            [1] Chi per primo ha preso { $target ->
                [one] un set
               *[other] { $target } set
            } ha vinto, quali che siano i punti. Se il mazzo finisce prima, vince chi ha più punti.
           *[other] Vince chi ha più punti dopo tutti i giri.
        }
       *[other] Vince chi ha più punti.
    } { $sudden_death ->
        [on] Se in testa sono in più d’uno, giocano ancora loro soli con una tavola nuova. Decide il prossimo set. Una richiesta sbagliata allora costa solo cinque secondi di attesa.
       *[off] Se in testa sono in più d’uno, vincono insieme.
    }
}
set-rule-s19 = { $finish ->
    [first_to] { $rounds ->
        [1] La partita
       *[other] Un giro
    } finisce appena { $mode ->
        [solo] hai
       *[race] qualcuno ha
    } preso { $target ->
        [one] un set
       *[other] { $target } set
    }, oppure quando il mazzo è vuoto e non resta nessun set.
    [timed] { $rounds ->
        [1] La partita
       *[other] Un giro
    } dura { $seconds } secondi dalle prime carte. Una richiesta{ $claim ->
        [instant] {""}
       *[call] {" "}o una chiamata
    } vale se arriva prima della fine. { $claim ->
        [instant] {""}
       *[call] Una chiamata aperta alla fine conserva tutto il suo tempo, ma allora non si può chiamare ancora.
    } Quando servono tre carte e il mazzo è vuoto, i set presi si mescolano in un nuovo mazzo.
    [count] { $rounds ->
        [1] La partita
       *[other] Un giro
    } finisce quando in tutto { $count ->
        [one] un set è stato preso
       *[other] { $count } set sono stati presi
    }. Quando servono tre carte e il mazzo è vuoto, i set presi si mescolano in un nuovo mazzo.
   *[pack] { $rounds ->
        [1] La partita
       *[other] Un giro
    } finisce quando il mazzo è vuoto e non resta nessun set.
}
set-rule-s20 = { $rounds ->
    [1] Si gioca un giro. Alla fine ti si mostrano i set che nessuno ha visto.
   *[other] I giri sono { $rounds }, e { $mode ->
        [solo] i tempi
       *[race] i punti
    } si sommano. Dopo ognuno ti si mostrano i set che nessuno ha visto.
}
set-rule-s21 = { $mode ->
    [solo] Il tuo punteggio è il tempo, e il più breve è il migliore. Ogni richiesta sbagliata vi ha aggiunto cinque secondi. Punti non ce ne sono.
   *[race] {""}
}

## Hints and help
set-rule-s22 = { $hints ->
    [on] Puoi chiedere un suggerimento: si mostra una carta di un set, poi due, poi tutte e tre. Una partita con suggerimenti sta a parte e non fa primato.
   *[off] {""}
}
set-rule-s23 = { $mode ->
    [solo] {""}
   *[race] { $help_vote ->
        [on] Se tutte le persone al tavolo chiedono aiuto, e sono almeno due, si mostra una carta di un set. La partita vale allora come una con suggerimenti.
       *[off] Nessuno può chiedere aiuto.
    }
}
set-rule-s24 = { $start_points ->
    [off] {""}
   *[on] Non tutti partono da zero. Nell’ordine dei posti si parte con questi punti: { $start_points }. I posti non nominati partono da zero.
}
    { $own_set_lockout ->
        [off] {""}
       *[on] Qualcuno deve riposare dopo ogni proprio set. Nell’ordine dei posti, in secondi: { $own_set_lockout }. I posti non nominati non riposano.
    }
