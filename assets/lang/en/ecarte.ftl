# The words of Écarté.
game-ecarte-title = Écarté
game-ecarte-goal = Take three of five tricks, after bargaining over which cards to throw away; first to five points.
game-ecarte-players = 2
game-ecarte-kind = Trick-taking with an exchange
game-ecarte-material = 32 cards
game-ecarte-audience = Two who like a quick duel of nerve

## Rules to choose
ecarte-preset-gamerules = Modern
ecarte-preset-classic = Classic club
ecarte-option-target = Points to win
ecarte-option-packets = Dealing
ecarte-option-packets-three_two = three, then two
ecarte-option-packets-two_three = two, then three
ecarte-option-void = Without the suit led
ecarte-option-void-any = any card
ecarte-option-void-trump = trump if possible
ecarte-option-unproposed = Played without proposing
ecarte-option-unproposed-elder = elder’s tricks count two
ecarte-option-unproposed-dealer = the dealer’s tricks count two
ecarte-rule-target = first to { $target ->
    [one] one point
   *[other] { $target } points
}
ecarte-rule-unproposed-elder = who plays without proposing wins two
ecarte-rule-unproposed-dealer = who plays without proposing risks two
ecarte-rule-void-any = without the suit led any card may be played
ecarte-rule-void-trump = without the suit led one must trump
ecarte-rule-packets-three_two = dealt three and two
ecarte-rule-packets-two_three = dealt two and three

## On the table
ecarte-goal = to { $target }
ecarte-tricks = { $count ->
    [0] no trick
    [one] one trick
   *[other] { $count } tricks
}
ecarte-stock-left = Trumps: { $suit } · { $count ->
    [0] stock empty
    [one] one card left
   *[other] { $count } left
}
ecarte-stakes-title = Three tricks
ecarte-stakes-play = Play now
ecarte-stakes-exchange = Exchange
ecarte-stakes-refused = If refused
ecarte-stakes-accept = Accept
ecarte-stakes-refuse = Refuse
ecarte-stakes-three = Three or four
ecarte-stakes-five = All five
ecarte-stakes-vole = All five tricks: always 2

## The talk
ecarte-says-propose = I propose
ecarte-says-accept = I accept
ecarte-says-stood = I play
ecarte-says-refused = No, we play
ecarte-says-cards = { $count ->
    [0] I keep mine
    [one] One card
    [2] Two cards
    [3] Three cards
    [4] Four cards
    [5] Five cards
   *[other] { $count } cards
}
ecarte-says-king = I have the king

## On the strip
ecarte-strip-between = Waiting until everybody is ready
ecarte-strip-waiting = The cards are being shuffled
ecarte-strip-over = The match is over
ecarte-strip-own-propose = Propose an exchange, or play?
ecarte-strip-own-respond = Accept the exchange, or refuse?
ecarte-strip-own-elder-discards = { $most ->
    [one] Pick one card to exchange
   *[other] Pick 1 to { $most } cards to exchange
}
ecarte-strip-own-dealer-discards = { $most ->
    [one] Pick one card to exchange, or keep all
   *[other] Pick up to { $most } cards to exchange, or keep all
}
ecarte-strip-own-lead = Your lead
ecarte-strip-own-lead-king = Your lead – you hold the king of trumps
ecarte-strip-beat = You must beat { $card }
ecarte-strip-follow = You must follow { $card }
ecarte-strip-trump = You must trump { $card }
ecarte-strip-any = Answer { $card }: any card will do
ecarte-strip-their-propose = { $name } may propose or play
ecarte-strip-their-respond = { $name } may accept or refuse
ecarte-strip-their-elder-discards = { $name } is exchanging
ecarte-strip-their-dealer-discards = { $name } is exchanging
ecarte-strip-their-lead = { $name } is on lead
ecarte-strip-their-answer = { $name } has to answer

## What can be asked for
ecarte-offer-propose = Propose
ecarte-offer-play = Play
ecarte-offer-accept = Accept
ecarte-offer-refuse = Refuse
ecarte-offer-discard = { $count ->
    [0] Exchange …
    [one] Exchange one card
   *[other] Exchange { $count } cards
}
ecarte-offer-keep = Keep all
ecarte-offer-clear = Put back
ecarte-offer-king = Mark the king: + 1
ecarte-short-stock = { $left ->
    [one] Only one card is left in the stock
   *[other] Only { $left } cards are left in the stock
}

## The log
ecarte-log-says = { $name }: “{ $words }”
ecarte-log-first = { $name } deals first
ecarte-log-deal = { $name } deals
ecarte-log-trump = { $card } is turned up
ecarte-log-king-turned = The king was turned: one point for { $name }
ecarte-log-empty = The stock is empty: play begins
ecarte-log-dealt = You get { $cards }
ecarte-log-served = You draw { $cards }
ecarte-log-led = { $name } leads { $card }
ecarte-log-answered = { $name } plays { $card }
ecarte-log-trick = { $name } takes the trick
ecarte-log-match = { $name } wins the match
ecarte-read-trump = Turned up: { $card }. Trumps: { $suit }. { $left ->
    [0] The stock is empty.
    [one] One card in the stock.
   *[other] { $left } cards in the stock.
}
ecarte-read-led = Led: { $card }
ecarte-read-hand = Your hand: { $cards }

## The sheet
ecarte-brought = { $points ->
    [one] { $name } has { $tricks } tricks: one point.
   *[other] { $name } has { $tricks } tricks: { $points } points.
}
ecarte-brought-vole = The vole: { $name } has all five tricks, { $points } points!
ecarte-row-exchanged = Cards were exchanged: three tricks count one.
ecarte-row-unproposed = { $elder } played without proposing.
ecarte-row-refused = { $dealer } refused the first proposal.
ecarte-king-called = { $name } marked the king of trumps: one point.
ecarte-sheet-deal = { $name } wins the deal
ecarte-sheet-vole = The vole! { $name } takes all five
ecarte-sheet-match = { $name } wins the match!
ecarte-sheet-tricks = Tricks
ecarte-sheet-played = The tricks, as they were played
ecarte-sheet-trick = { $name }
ecarte-vole = The vole! { $name }
ecarte-sheet-king = King
ecarte-sheet-brought = This deal
ecarte-sheet-score = Score
ecarte-sheet-next = { $name } deals next.

## Refusals
ecarte-refused-must-beat = You must beat { $card }
ecarte-refused-must-follow = You must follow { $card }
ecarte-refused-must-trump = You must trump { $card }
ecarte-refused-not-your-turn = It is { $name }’s turn
ecarte-refused-talk-first = First the talk, then the cards
ecarte-refused-not-allowed = The king cannot be marked now

## Great moments, in large letters over the table
ecarte-shout-king = The king!
ecarte-shout-doubled = Refused – for two!
ecarte-shout-vole = The vole!
