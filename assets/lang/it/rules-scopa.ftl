# The rules of Scopa and its family, clause by clause, as the room plays them. A clause that does not apply has no words.
# Options come as they are chosen: numbers, words, "on" and "off". A line that begins with a dash is a point of a list.
scopa-chapter-short = In breve
scopa-chapter-cards = Le carte
scopa-chapter-dealing = Dare le carte
scopa-chapter-playing = Il gioco
scopa-chapter-scoring = Il punteggio

## In short
scopa-rule-short-goal = { $lowest_wins ->
    [on] Qui vince il totale più basso! Chi prende molto perde: appena una parte ha { $target } punti, vince quella che ne ha meno.
   *[off] Prendi carte dalla tavola e fai punti. Vince chi ha più punti dopo una smazzata, una volta arrivato a { $target }.
}
scopa-rule-short-play = A ogni turno giochi una carta. { $taking ->
    [fifteen] Se insieme a una o più carte in tavola fa esattamente 15, le prende.
   *[value] Prende una carta dello stesso valore, o{ $choice ->
        [any] {" "}carte che sommate lo fanno
       *[other] , se non c’è, carte che sommate lo fanno
    }.
} Se non prende niente, resta in tavola. { $aces ->
    [take_all] Un asso prende tutto.
   *[plain] {""}
}
scopa-rule-short-score = Svuotare la tavola è una scopa, e vale un punto. Dopo ogni smazzata c’è un punto per chi ha più carte, più { scopa-coins }, { scopa-the-seven } e { $prime ->
    [sevens] più sette
   *[primiera] la primiera migliore
}.
scopa-rule-short-end = { $hand ->
    [3] Quando tutte le mani sono vuote, ognuno riceve altre tre carte, finché c’è mazzo. Poi si conta.
   *[other] Si danno tutte le carte in una volta. Quando le mani sono vuote, si conta.
}

## The cards
scopa-rule-p1 = Ci sono 40 carte in quattro semi: { $deck ->
    [neapolitan] denari, coppe, spade e bastoni
   *[french] quadri, cuori, picche e fiori
}. L’asso vale 1{ scopa-faces }, e i numeri quel che dicono.
scopa-rule-p2 = L’aspetto delle carte lo sceglie ognuno per il suo schermo: napoletane, francesi, o francesi con 8, 9 e 10 al posto delle figure. Altro non cambia.

## Dealing
scopa-rule-p3 = { $hand ->
    [3] In due o in tre ognuno gioca per sé. { $four ->
        [singly] Anche in quattro.
       *[pairs] In quattro si fanno due coppie, i compagni uno di fronte all’altro.
    } { $six ->
        [threes] In sei due squadre da tre, un posto sì e uno no.
       *[pairs] In sei tre coppie, i compagni uno di fronte all’altro.
    } Quello che prende una parte si conta insieme.
   *[other] In quattro si gioca a due coppie, i compagni uno di fronte all’altro. Quello che prende una coppia si conta insieme.
}
scopa-rule-p4 = Si gioca e si dà verso destra, in senso antiorario. Il primo mazziere lo sceglie il caso; dopo ogni smazzata dà le carte chi siede alla sua destra.
scopa-rule-p5 = Le prime carte vanno a chi siede a destra del mazziere. { $hand ->
    [3] Ognuno riceve tre carte, una alla volta
    [9] Ognuno riceve nove carte
   *[other] Ognuno riceve dieci carte, tutto il mazzo
}{ $table ->
    [0] . All’inizio la tavola è vuota.
   *[other] ; poi se ne mettono quattro in tavola, scoperte.
} { $kings_redeal ->
    [on] Se tre o quattro di queste sono { scopa-kings }, lo stesso mazziere rimescola e ridà.
   *[off] {""}
}
scopa-rule-p6 = { $hand ->
    [3] Quando nessuno ha più carte, ognuno ne riceve altre tre. In tavola non ne vanno. Così una smazzata ha 6 mani in due, 4 in tre, 3 in quattro, 2 in sei.
   *[other] Altre carte non se ne danno: quando le mani sono vuote, la smazzata è finita.
}
scopa-rule-first-four = { $first_table ->
    [on] Se le prime quattro carte in tavola fanno insieme 15, il mazziere le prende subito come una scopa. Se fanno 30, come due. Vale allora come chi ha preso per ultimo, e all’inizio la tavola è vuota.
   *[off] {""}
}

## Playing
scopa-rule-p7 = Comincia chi siede a destra del mazziere. Un turno è esattamente una carta della tua mano.
scopa-rule-p8 = { $taking ->
    [fifteen] La tua carta prende una o più carte che con lei fanno esattamente 15. Se i modi sono più d’uno, scegli tu. Una carta dello stesso valore qui non conta niente.
   *[value] { $choice ->
        [any] La tua carta prende una carta dello stesso valore, o due o più carte che sommate lo fanno. La scelta è tua, ma mai tutte e due le cose.
       *[other] Se c’è una carta dello stesso valore, devi prendere quella; se ce n’è più d’una, scegli quale. Solo se non c’è puoi prendere due o più carte che sommate fanno il valore della tua. { $choice ->
            [fewest] Se i modi sono più d’uno, valgono solo quelli con meno carte.
           *[free] Se i modi sono più d’uno, scegli tu.
        } Mai tutte e due le cose.
    }
}
scopa-rule-p9 = Una carta che può prendere deve prendere; una che non può resta in tavola. Che cosa prende, lo scegli tu, e puoi ripensarci fino alla conferma. Niente viene scelto al posto tuo. In tavola possono stare fino a { $taking ->
    [fifteen] 20
   *[value] 13
} carte.
scopa-rule-ace = { $aces ->
    [take_all] Un asso prende tutta la tavola. Ma se in tavola c’è un asso, il tuo ne prende solo uno; è scopa se non c’è altro. A tavola vuota resta lì. Chi prende tutta la tavola con un asso vale come chi ha preso per ultimo. { $take_all_sweeps ->
        [on] È scopa, ma mai con l’ultima carta della smazzata.
       *[off] Non è scopa.
    }
   *[plain] {""}
}
scopa-rule-p10 = Prendere tutto quello che c’è in tavola è scopa, e vale un punto. { $last_sweep ->
    [on] Anche l’ultima carta della smazzata può fare scopa.
   *[off] L’ultima carta della smazzata non la fa: prende le carte, ma non porta punti.
}
scopa-rule-p11 = Giocate tutte le carte, quello che resta in tavola va a chi ha preso per ultimo. Non è scopa. Se nessuno ha preso niente, non va a nessuno.

## Scoring
scopa-rule-p12 = Ogni smazzata porta:
    – 1 punto a chi ha più carte
    – 1 punto a chi ha più { scopa-coins }
    – 1 punto a chi ha { scopa-the-seven }, il settebello
    { $prime ->
        [sevens] – 1 punto a chi ha più sette, e 1 ancora a chi li ha tutti e quattro
       *[primiera] – 1 punto a chi ha la primiera migliore
    }
    { $napola ->
        [on] – 3 punti o più a chi ha la napola
       *[off] {""}
    }
    { $re_bello ->
        [on] – 1 punto a chi ha { scopa-the-king-of-coins }
       *[off] {""}
    }
    – 1 punto per ogni scopa
    Se due parti sono pari in testa a una riga, il suo punto non va a nessuno. Con tre parti o più, va solo a chi è da solo davanti a tutte.
scopa-rule-p13 = { $prime ->
    [sevens] {""}
   *[primiera] Per la primiera conta la carta migliore di ogni seme, e le quattro si sommano:
        – sette 21, sei 18, asso 16
        – cinque 15, quattro 14, tre 13, due 12
        – tutte le altre 10
        Così sette, sette, sei e cinque fanno 75. Chi non ha un seme non può avere la primiera.
}
scopa-rule-coins-run = { $napola ->
    [on] Napola: chi ha asso, due e tre di { scopa-coins } fa 3 punti, e uno ancora per ogni carta del seme che segue senza vuoti. Tutte e dieci fanno 10 punti.
   *[off] {""}
}
scopa-rule-king-of-coins = { $re_bello ->
    [on] Re bello: chi ha { scopa-the-king-of-coins } fa 1 punto.
   *[off] {""}
}
scopa-rule-p14 = { $lowest_wins ->
    [on] La partita finisce appena una parte ha { $target } punti dopo una smazzata. Allora vince il totale più basso. Se due parti lo condividono, si gioca un’altra smazzata, con tutti.
   *[off] La partita si vince con { $target } punti. Si guarda solo a smazzate intere: vince il totale più alto che ne ha almeno { $target }. Se due parti lo condividono, si gioca un’altra smazzata, con tutti.
}
scopa-rule-p15 = Dopo ogni smazzata il foglio mostra ogni riga{ $prime ->
    [sevens] {""}
   *[primiera] , le quattro carte di primiera di ogni parte e i loro valori
}. E dice dove una parità non ha dato il punto a nessuno.
