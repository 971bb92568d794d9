# The words of the table itself, the same for every game.
table-continue = Go on
table-seat-open = free seat
table-seeded = Known shuffle: this room plays a set seed
table-log = What happened
table-lost = Connection lost
table-lost-below = Trying to come back to the table. Your seat is kept.
table-paused = Pause
table-paused-owner = Cards are hidden and the clocks stand still. Press here or Enter to go on.
table-paused-guest = Cards are hidden and the clocks stand still until the host goes on.
table-photo-finish = PHOTO FINISH
table-photo-first = first
table-photo-behind = + { $ms } ms
table-sheet-more = { $count ->
    [one] and one more
   *[other] and { $count } more
}

## Hands and the curtain
curtain-turn = { $name }, it is your turn
curtain-press = Press Enter or click here to see your cards
curtain-pad = Press a button of your pad to see your cards
dealer-mark = D
hand-sort-dealt = Sorted: as dealt
hand-sort-suit = Sorted: by suit
hand-sort-value = Sorted: by value

## In the log
table-note-joined = { $name } has come in.
table-note-left = { $name } has left.
table-note-dropped = { $name } has lost the connection.
table-note-back = { $name } is back.
table-note-kicked = { $name } was sent away.
table-note-seated = { $name } has sat down.
table-note-stood = { $name } has stood up and watches.
table-note-paused = The match stands still.
table-note-resumed = The match goes on.
table-note-abandoned = The match was called off.
table-note-broken = Something went wrong with the rules: the match had to end.
table-note-unwritten = The disk takes no more: if the host stops, this match is lost.

## Refusals
refused-malformed = That is no move of this game.
refused-not-your-turn = It is not your turn.
refused-wrong-phase = Not now.
refused-not-in-hand = You do not hold that card.
refused-unknown-card = That card is not there.
refused-must-capture = That card must capture.
refused-must-follow = You must follow suit.
refused-must-beat = You must beat the card led.
refused-must-trump = You must trump.
refused-short-stock = So many cards are not left.
refused-marriage-lead = A card of the marriage must be led.
refused-no-capture = That card cannot take these.
refused-beaten = Somebody was faster.
refused-match-over = The match is over.
refused-late = Too late: the time was up.
refused-locked = You have to wait a moment.
refused-no-call = Call first!
refused-call-open = Somebody else is calling.
refused-already-asked = You have asked already.
refused-no-more-cards = There are no more cards for that.
refused-not-allowed = This room plays without that.
refused-rate = Not so fast.
refused-paused = The table stands still: nothing can be done in a pause.
refused-stale = That came too late: the table had gone on.
refused-internal = The host could not do that. It is in the host’s log.
refused-no-match = Nothing is being played.
refused-not-owner = Only whoever runs the room can do that.
refused-not-your-seat = That seat is somebody else’s.
refused-no-such-seat = There is no such seat.
refused-no-such-peer = Nobody of that name is here.
refused-seat-taken = Somebody sits there.
refused-seats-open = Every seat needs somebody.
refused-nobody = Nobody has sat down yet.
refused-unknown-game = The host does not know this game.
refused-unknown-preset = The host does not know these rules.
refused-unknown-level = The host does not know this kind of computer player.
