# The rules of Écarté, clause by clause, as the room plays them. A clause that does not apply has no words.
# Options come as they are chosen: numbers and words. A line that begins with a dash is a point of a list.
ecarte-chapter-short = In breve
ecarte-chapter-cards = Carte e distribuzione
ecarte-chapter-talk = La trattativa
ecarte-chapter-tricks = Le prese
ecarte-chapter-scoring = Il punteggio

## In short
ecarte-rule-short-goal = Fai almeno tre prese su cinque, e arriva per primo a { $target } punti. Dei due, chi non ha dato le carte è il primo di mano.
ecarte-rule-short-talk = Prima si tratta. Il primo di mano può proporre di cambiare carte con altre nuove. Se il mazziere accetta, cambiano tutti e due; se rifiuta, o se il primo di mano gioca senza chiedere, le prese possono valere il doppio.
ecarte-rule-short-play = Poi si giocano cinque prese. Si deve rispondere al seme e vincere la presa, se si può. L’ordine è re, donna, fante, asso, dieci, nove, otto, sette: l’asso viene quarto!
ecarte-rule-short-score = Tre o quattro prese valgono di solito un punto, tutte e cinque due. Il re di briscola ne vale un altro, per il mazziere che lo scopre o per chi lo ha in mano e lo dice in tempo.

## Cards and dealing
ecarte-rule-e1 = Si gioca in due, con 32 carte. Dalla più alta: re, donna, fante, asso, dieci, nove, otto, sette. Le briscole hanno lo stesso ordine e battono ogni altro seme.
ecarte-rule-e2 = Il primo mazziere lo sceglie il caso; poi si dà a turno. Ognuno riceve cinque carte, { $packets ->
    [two_three] prima due, poi tre
   *[three_two] prima tre, poi due
}, e il primo di mano le riceve per primo. La carta seguente si scopre: il suo seme è briscola. Non si gioca. Le altre 21 carte sono il tallone.
ecarte-rule-e3 = Se la carta scoperta è un re, il mazziere ha subito un punto. Se è l’ultimo che gli manca, ha vinto la partita.

## The bargaining
ecarte-rule-e4 = Il primo di mano gioca, o propone. Se propone, il mazziere accetta o rifiuta.
    – Dopo un rifiuto non si tratta più, e si giocano le prese.
    – Se il mazziere accetta, il primo di mano scarta da una a cinque carte, coperte, e ne pesca altrettante. Poi il mazziere può fare lo stesso, da nessuna a cinque. Dopo, il primo di mano può proporre ancora, quante volte vuole.
    Tutti e due sanno quante carte sono state cambiate, nessuno vede quali. Gli scarti non tornano, e la carta scoperta non si pesca.
ecarte-rule-e5 = Nessuno può cambiare più carte di quante ne restano nel tallone: prima il primo di mano, e il mazziere ha ciò che l’altro gli lascia. Se non resta niente, al mazziere non si chiede. Finito il tallone, le prese cominciano da sole; questo non è un rifiuto.
ecarte-rule-e6 = Chi ha il re di briscola può segnarlo per un punto. Non è un obbligo, e non succede mai da sé. Si fa dopo la trattativa, al proprio turno, e prima della propria prima carta: il primo di mano lo segna prima di aprire, il mazziere dopo l’apertura e prima di rispondere. Se è l’ultimo punto che ti manca, hai vinto la partita.

## The tricks
ecarte-rule-e7 = Apre la prima presa il primo di mano. Chi vince una presa apre la seguente. Si giocano tutte e cinque, a meno che la partita finisca prima.
ecarte-rule-e8 = Si deve rispondere al seme, e con una carta più alta se c’è. { $void ->
    [trump] Senza quel seme si deve giocare briscola, se si può.
   *[any] Senza quel seme si può giocare qualsiasi carta; la briscola non è un obbligo.
}
ecarte-rule-e9 = La presa va alla briscola più alta. Se non ce n’è, alla più alta del seme giocato.

## Scoring
ecarte-rule-e10 = Tre prese vincono la smazzata. Tutte e cinque sono la vole.
    – Si è cambiato almeno una volta: tre o quattro prese sono 1 punto, la vole 2.
    { $unproposed ->
        [dealer] – Il primo di mano non ha mai proposto: per lui 1 punto, e 2 per la vole. Il mazziere ne riceve 2, per tre prese come per cinque.
       *[elder] – Il primo di mano non ha mai proposto: per lui 2 punti, per tre prese come per cinque. Il mazziere ne riceve 1, e 2 per la vole.
    }
    – Il mazziere ha rifiutato la prima proposta: 2 punti al primo di mano, per tre prese come per cinque. Il mazziere ne riceve 1, e 2 per la vole.
    Un rifiuto dopo uno scambio non cambia niente. Con il re, una smazzata porta al massimo 3 punti.
ecarte-rule-e11 = Chi arriva per primo a { $target } punti vince la partita. I punti si contano in quest’ordine: il re scoperto, il re segnato, le prese.
