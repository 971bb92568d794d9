# The words of the table itself, the same for every game.
table-continue = Go on
table-seat-open = free seat
table-seeded = Known shuffle: this room plays a set seed
table-log = What happened
table-lost = Connection lost
table-lost-below = Trying to come back to the table. Your seat is kept.
table-paused = Pause
table-paused-owner = Cards are hidden and the clocks stand still. Press the pause button or Enter to go on.
table-paused-guest = Cards are hidden and the clocks stand still until the host goes on.
table-photo-finish = PHOTO FINISH
table-photo-first = first
table-photo-behind = + { $ms } ms
table-sheet-more = { $count ->
    [one] and one more
   *[other] and { $count } more
}

## In the log
table-note-joined = { $name } has come in.
table-note-left = { $name } has left.
table-note-dropped = { $name } has lost the connection.
table-note-back = { $name } is back.
table-note-kicked = { $name } was sent away.
table-note-seat-taken = { $name } has taken a seat.
table-note-paused = { $name } has paused the match.
table-note-resumed = { $name } goes on with the match.

## Refusals
refused-malformed = That is no move of this game.
refused-not-your-turn = It is not your turn.
refused-wrong-phase = Not now.
refused-not-in-hand = You do not hold that card.
refused-unknown-card = That card is not there.
refused-match-over = The match is over.
refused-late = Too late: the time was up.
refused-locked = You have to wait a moment.
refused-no-call = Call first!
refused-call-open = Somebody else is calling.
refused-already-asked = You have asked already.
refused-no-more-cards = There are no more cards for that.
refused-not-allowed = This room plays without that.
