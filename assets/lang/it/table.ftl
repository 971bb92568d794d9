# The words of the table itself, the same for every game.
table-continue = Continua
table-seat-open = posto libero
table-seeded = Mescolata nota: questa stanza gioca un seme fisso
table-log = Che cosa è successo
table-lost = Connessione persa
table-lost-below = Cerco di tornare al tavolo. Il tuo posto resta tuo.
table-paused = Pausa
table-paused-owner = Carte coperte e orologi fermi. Premi qui o Invio per continuare.
table-paused-guest = Carte coperte e orologi fermi finché chi ospita non continua.
table-photo-finish = FOTOFINISH
table-photo-first = per primo
table-photo-behind = + { $ms } ms
table-sheet-more = { $count ->
    [one] e ancora 1
   *[other] e ancora { $count }
}

## Hands and the curtain
curtain-turn = { $name }, tocca a te
curtain-press = Invio o clic qui per vedere le carte
curtain-pad = Un pulsante del tuo pad per vedere le carte
dealer-mark = M
hand-sort-dealt = Ordine: come date
hand-sort-suit = Ordine: per seme
hand-sort-value = Ordine: per valore

## In the log
table-note-joined = { $name } entra.
table-note-left = { $name } se ne va.
table-note-dropped = { $name } perde la connessione.
table-note-back = { $name } torna.
table-note-kicked = Chi ospita manda via { $name }.
table-note-seated = { $name } prende posto.
table-note-stood = { $name } si alza e guarda.
table-note-paused = La partita è ferma.
table-note-resumed = La partita continua.
table-note-abandoned = La partita è stata annullata.
table-note-broken = Qualcosa è andato storto con le regole: la partita ha dovuto finire.
table-note-unwritten = Il disco non accetta più nulla: se si ferma chi ospita, la partita è persa.

## Refusals
refused-malformed = In questo gioco questa mossa non c’è.
refused-not-your-turn = Non tocca a te.
refused-wrong-phase = Non adesso.
refused-not-in-hand = Non hai quella carta.
refused-unknown-card = Quella carta non c’è.
refused-must-capture = Quella carta deve prendere.
refused-must-follow = Devi rispondere al seme.
refused-must-beat = Devi superare la carta giocata.
refused-must-trump = Devi giocare briscola.
refused-short-stock = Non restano così tante carte.
refused-marriage-lead = Devi giocare una carta del matrimonio.
refused-no-capture = Quella carta non può prendere queste.
refused-beaten = Qualcuno ti ha preceduto.
refused-match-over = La partita è finita.
refused-late = Troppo tardi: il tempo era scaduto.
refused-locked = Devi aspettare un momento.
refused-no-call = Prima chiama!
refused-call-open = Sta chiamando qualcun altro.
refused-already-asked = L’hai già chiesto.
refused-no-more-cards = Per questo non bastano le carte.
refused-not-allowed = In questa stanza si gioca senza.
refused-rate = Non così in fretta.
refused-paused = Il tavolo è fermo: in pausa non si può fare niente.
refused-stale = Troppo tardi: il tavolo era già andato avanti.
refused-internal = Chi ospita non ci è riuscito. Il perché è nel suo registro.
refused-no-match = Non si sta giocando.
refused-not-owner = Può farlo solo chi tiene la stanza.
refused-not-your-seat = Quel posto è di qualcun altro.
refused-no-such-seat = Quel posto non c’è.
refused-no-such-peer = Qui non c’è nessuno con quel nome.
refused-seat-taken = Lì siede già qualcuno.
refused-seats-open = Ogni posto dev’essere occupato.
refused-nobody = Nessuno ha ancora preso posto.
refused-unknown-game = Chi ospita non conosce questo gioco.
refused-unknown-preset = Chi ospita non conosce queste regole.
refused-unknown-level = Chi ospita non conosce questo tipo di computer.
