# The words of Schnapsen, Sixty-six and Santase.
game-schnapsen-title = Schnapsen · 66
game-schnapsen-goal = Be the first to sixty-six card points with tricks and marriages, and dare to close the stock.
game-schnapsen-players = 2
game-schnapsen-kind = Trick-taking with a stock
game-schnapsen-material = 24 or 20 cards
game-schnapsen-audience = Two who like to count and to dare

## Rules to choose
schnapsen-preset-santase = Santase
schnapsen-preset-schnapsen = Schnapsen
schnapsen-preset-sixtysix = Sixty-six
schnapsen-option-target = Game points to win
schnapsen-option-out = Going out
schnapsen-option-out-auto = by itself at 66
schnapsen-option-out-manual = by claiming 66
schnapsen-option-look_back = Looking back
schnapsen-option-look_back-none = never
schnapsen-option-look_back-last = last trick
schnapsen-option-look_back-own = own tricks
schnapsen-option-look_back-all = all tricks
schnapsen-option-failed_close = A failed close
schnapsen-option-failed_close-graded = costs 2 or 3
schnapsen-option-failed_close-three = always costs 3
schnapsen-option-equal = Equal points
schnapsen-option-equal-taker = last trick wins
schnapsen-option-equal-draw = a draw
schnapsen-option-last_trick = The last trick
schnapsen-option-close_before_draw = Close before drawing
schnapsen-option-club_limits = Club limits
schnapsen-option-king_led = Lead the king
schnapsen-option-nines = Nines
schnapsen-option-deal = Dealing
schnapsen-rule-cards = { $cards } cards
schnapsen-rule-target = first to { $target ->
    [one] one game point
   *[other] { $target } game points
}
schnapsen-rule-down = { $target ->
    [one] one game point
   *[other] { $target } game points
} counted down to nothing
schnapsen-rule-out-auto = 66 ends the deal by itself
schnapsen-rule-out-manual = 66 has to be claimed
schnapsen-rule-last-ten = ten points for the last trick
schnapsen-rule-last-wins = the last trick wins the deal
schnapsen-rule-no-strict-marriage = no marriages once the stock is closed or empty
schnapsen-rule-close-before-draw = closing before drawing
schnapsen-rule-flat-three = a failed close always costs three
schnapsen-rule-draws = equal points are a draw
schnapsen-rule-club = club limits
schnapsen-rule-king-led = the king is led from a marriage

## On the table
schnapsen-goal = to { $target }
schnapsen-goal-down = { $target } to 0
schnapsen-tricks = { $count ->
    [0] no trick
    [one] one trick
   *[other] { $count } tricks
}
schnapsen-gauge-goal = of { $goal }
schnapsen-gauge-pending = + { $points } after a trick
schnapsen-stock-left = { $count ->
    [one] one card left
   *[other] { $count } cards left
}
schnapsen-stock-closed = Closed by { $name }
schnapsen-stock-empty = The stock is empty
schnapsen-trumps = Trumps: { $suit }

## On the strip
schnapsen-strip-between = Waiting until everybody is ready
schnapsen-strip-waiting = The cards are being shuffled
schnapsen-strip-over = The match is over
schnapsen-strip-own-lead = Your lead
schnapsen-strip-own-draw = Your trick: draw, or close before drawing
schnapsen-strip-marriage = Lead the king or the queen of { $suit }
schnapsen-strip-marriage-king = Lead the king of { $suit }
schnapsen-strip-free = Answer { $card } with any card
schnapsen-strip-beat = You must beat { $card }
schnapsen-strip-follow = You must follow { $card }
schnapsen-strip-trump = You must trump { $card }
schnapsen-strip-any = Answer { $card }: any card will do
schnapsen-strip-their-lead = { $name } is on lead
schnapsen-strip-their-answer = { $name } has to answer
schnapsen-strip-their-draw = { $name } may close before drawing

## What can be asked for
schnapsen-offer-announce = Marriage in { $suit }: + { $points }
schnapsen-offer-announce-sum = Marriage in { $suit }: + { $points } = { $sum }
schnapsen-offer-announce-out = Marriage in { $suit }: + { $points } = { $sum }, out!
schnapsen-offer-announce-pending = Marriage in { $suit }: + { $points } after a trick
schnapsen-offer-announce-short = + { $points } in { $suit }
schnapsen-offer-exchange = Take { $card }
schnapsen-offer-exchange-short = Exchange
schnapsen-offer-close = Close
schnapsen-offer-claim = I have 66!
schnapsen-offer-back = Take back { $act }
schnapsen-offer-back-short = Take back
schnapsen-offer-draw = Draw
schnapsen-offer-hint = Hint
schnapsen-undo-exchange = the exchange
schnapsen-undo-announce = the marriage
schnapsen-undo-close = the close
schnapsen-close-question = { $tricks ->
    [0] Close? If you fail, { $name } (no trick) gets { $points } game points
   *[other] Close? If you fail, { $name } gets { $points } game points
}
schnapsen-close-yes = Close!
schnapsen-claim-question = Do you have 66? If not, { $name } gets { $points } game points
schnapsen-claim-yes = I have 66!
schnapsen-hint-win = { $points ->
    [one] Best: { $cards } – wins one game point
   *[other] Best: { $cards } – wins { $points } game points
}
schnapsen-hint-lose = { $points ->
    [one] Best: { $cards } – loses only one game point
   *[other] Best: { $cards } – loses { $points } game points
}
schnapsen-hint-draw = Best: { $cards } – a draw

## Acts, on the strip and in the log
schnapsen-act-exchange = { $name } exchanges { $given } for { $taken }
schnapsen-act-exchange-short = { $name } takes { $taken }
schnapsen-act-announce = { $name } announces { $suit }: { $points }
schnapsen-act-announce-pending = { $name } announces { $suit }: { $points }, once a trick is won
schnapsen-act-close = { $name } closes the stock
schnapsen-act-back-exchange = { $name } takes the exchange back
schnapsen-act-back-announce = { $name } takes the marriage in { $suit } back
schnapsen-act-back-close = { $name } opens the stock again
schnapsen-act-claim-right = { $name } claims 66 – and has { $points }
schnapsen-act-claim-wrong = { $name } claims 66 – but has only { $points }

## The log
schnapsen-log-first = { $name } deals first
schnapsen-log-deal = { $name } deals
schnapsen-log-trump = { $card } is turned up
schnapsen-log-led = { $name } leads { $card }
schnapsen-log-answered = { $name } plays { $card }
schnapsen-log-trick = { $name } takes the trick: { $points }
schnapsen-log-trick-ten = { $name } takes the last trick: { $points } and ten
schnapsen-log-trick-uncounted = { $name } takes the trick
schnapsen-log-dealt = You get { $cards }
schnapsen-log-drawn = You draw { $card }
schnapsen-log-turnup = { $name } draws { $card } last
schnapsen-log-match = { $name } wins the match
schnapsen-read-stock = Trumps: { $suit }. { $left ->
    [0] The stock is empty.
    [one] One card in the stock.
   *[other] { $left } cards in the stock.
}
schnapsen-read-closed = Trumps: { $suit }. The stock is closed.
schnapsen-read-led = Led: { $card }
schnapsen-read-hand = Your hand: { $cards }

## How a deal ended
schnapsen-ended-reached = { $winner } has reached 66: { $points } to { $other }.
schnapsen-ended-closed-made = { $winner } closed and made it: { $points } to { $other }.
schnapsen-ended-close-failed = { $loser } closed and did not reach 66: only { $other }.
schnapsen-ended-other-first = { $winner } reached 66 before { $loser }, who had closed: { $points } to { $other }.
schnapsen-ended-wrong-claim = { $loser } claimed 66 with only { $other }.
schnapsen-ended-last-trick = Nobody was out: { $winner } took the last trick.
schnapsen-ended-last-trick-equal = Equal points, { $points } each: { $winner } took the last trick.
schnapsen-ended-higher = Nobody was out: { $winner } has more, { $points } to { $other }.
schnapsen-ended-draw = Nobody was out, and both have { $points }: a draw.
schnapsen-brought = { $points ->
    [one] { $name } gets one game point.
   *[other] { $name } gets { $points } game points.
}
schnapsen-brought-none = Nobody gets a game point.
schnapsen-worth-trickless = { $loser } has no trick.
schnapsen-worth-under-33 = { $loser } has fewer than 33.
schnapsen-worth-over-33 = { $loser } has 33 or more.
schnapsen-worth-trickless-closing = { $loser } had no trick when the stock was closed.
schnapsen-worth-under-33-closing = { $loser } had fewer than 33 when the stock was closed.
schnapsen-worth-over-33-closing = { $loser } had 33 or more when the stock was closed.
schnapsen-worth-failed-trickless = There was no trick against the close yet.
schnapsen-sheet-deal = { $name } wins the deal
schnapsen-sheet-match = { $name } wins the match!
schnapsen-sheet-draw = A drawn deal
schnapsen-sheet-points = Points
schnapsen-sheet-brought = This deal
schnapsen-sheet-score = Score
schnapsen-sheet-left = Still in the hands
schnapsen-sheet-next = { $name } deals next.
schnapsen-missed = { $points ->
    [one] With { $better } instead of { $played } { $name } would have won one.
   *[other] With { $better } instead of { $played } { $name } would have won { $points }.
}
schnapsen-missed-marriage = { $points ->
    [one] With the marriage announced for { $played } { $name } would have won one.
   *[other] With the marriage announced for { $played } { $name } would have won { $points }.
}
schnapsen-missed-nothing = Once the stock was empty, { $name } could not be stopped.

## Refusals
schnapsen-refused-must-beat = You must beat { $card }
schnapsen-refused-must-follow = You must follow { $card }
schnapsen-refused-must-trump = You must trump { $card }
schnapsen-refused-marriage-lead = You announced { $suit }: lead its king or queen
schnapsen-refused-not-your-turn = It is { $name }’s turn
schnapsen-refused-wrong-phase = First draw, or close

## Great moments, in large letters over the table
schnapsen-shout-marriage = { $points ->
    [20] Twenty!
    [40] Forty!
   *[other] { $points }!
}
schnapsen-shout-closed = Closed!
schnapsen-shout-sixty-six = Sixty-six!
schnapsen-shout-three = Not a trick!
