# The words of Set.
game-set-title = Set
game-set-goal = Be the first to see three cards that are, feature by feature, all alike or all different.
game-set-players = 1–12
game-set-kind = A race of eyes, without turns
game-set-material = 81 cards of its own, or 27
game-set-audience = Anybody from six years on; children often win

## Rules to choose
set-preset-classic = Classic
set-preset-quick = Quick
set-preset-speed = Speed
set-preset-first_to = First to seven
set-preset-count = Twenty sets
set-preset-solo = Solo
set-preset-practice = Practice
set-option-pack = Pack
set-option-pack-full = 81 cards
set-option-pack-quick = 27 solid cards
set-option-table = Cards on the table
set-option-table-9 = 9
set-option-table-12 = 12
set-option-claim = Taking a set
set-option-claim-call = call, then pick
set-option-claim-instant = pick at once
set-option-pick_seconds = Time to pick
set-option-pick_seconds-0 = no limit
set-option-pick_seconds-2 = 2 s
set-option-pick_seconds-3 = 3 s
set-option-pick_seconds-5 = 5 s
set-option-pick_seconds-8 = 8 s
set-option-pick_seconds-10 = 10 s
set-option-pick_seconds-15 = 15 s
set-option-pick_seconds-20 = 20 s
set-option-pick_seconds-30 = 30 s
set-option-penalty = For a wrong set
set-option-penalty-point = lose a point
set-option-penalty-floor = lose a point, not below 0
set-option-penalty-lockout = wait 5 s
set-option-penalty-none = nothing
set-option-finish = The end
set-option-finish-pack = when the pack is out
set-option-finish-first_to = first to a number of sets
set-option-finish-timed = when time is up
set-option-finish-count = after so many sets
set-option-target = Sets to win
set-option-seconds = Seconds to play
set-option-count = Sets in all
set-option-rounds = Rounds
set-option-extra = Three more cards
set-option-extra-auto = when there is no set
set-option-extra-agree = when everybody asks
set-option-sudden_death = Sudden death
set-option-lag_fair = Lag credit
set-option-lag_fair-0 = { off }
set-option-lag_fair-15 = up to 15 ms
set-option-lag_fair-25 = up to 25 ms
set-option-lag_fair-40 = up to 40 ms
set-option-hints = Hints
set-option-help_vote = Help when all ask
set-rule-solo = Alone against the clock: a wrong set costs five seconds
set-rule-practice = Practice: a wrong set costs nothing
set-rule-call = Call, then { $seconds } seconds to pick
set-rule-call-untimed = Call, then pick without a limit
set-rule-instant = Pick three cards at once
set-rule-penalty-point = a wrong set costs a point
set-rule-penalty-floor = a wrong set costs a point, never below zero
set-rule-penalty-lockout = a wrong set means five seconds’ wait
set-rule-penalty-none = a wrong set costs nothing
set-rule-pack-full = 81 cards
set-rule-pack-quick = 27 solid cards
set-rule-finish-pack = Until the pack is out
set-rule-finish-first-to = First to { $sets ->
    [one] one set
   *[other] { $sets } sets
}
set-rule-finish-timed = { $seconds } seconds of play
set-rule-finish-count = { $sets ->
    [one] One set
   *[other] { $sets } sets
} in all
set-rule-table = { $cards } cards on the table
set-rule-rounds = { $rounds } rounds
set-rule-sudden-death = a draw is played off
set-rule-extra-agree = three more cards when all ask
set-rule-lag-fair = lag credit up to { $ms } ms
set-rule-hints = with hints
set-rule-no-help = no help by vote
set-rule-start-points = some begin with points
set-rule-own-set-lockout = some wait after their own set

## The cards
set-feature-number = number
set-feature-colour = colour
set-feature-shape = shape
set-feature-shading = shading
set-number-one = one
set-number-two = two
set-number-three = three
set-colour-red = red
set-colour-green = green
set-colour-purple = purple
set-colour-orange = orange
set-colour-blue = blue
set-colour-turquoise = turquoise
set-colour-black = black
set-shading-solid = solid
set-shading-striped = striped
set-shading-open = open
set-shape-diamond = { $count ->
    [one] diamond
   *[other] diamonds
}
set-shape-squiggle = { $count ->
    [one] squiggle
   *[other] squiggles
}
set-shape-oval = { $count ->
    [one] oval
   *[other] ovals
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
set-card = { $number } { $colour } { $shading } { $shape }
set-column = Column { $number }: { $cards }

## On the strip
set-shuffling = The cards are being shuffled
set-waiting = Waiting until everybody is ready
set-watching = You are watching
set-not-racing = The others play it off
set-over = The match is over
set-pick-three = Pick three cards that make a set
set-see-one = { $count ->
    [one] Do you see a set? Call!
   *[other] Who sees a set? Call first!
}
set-locked = Wait { $seconds } s
set-call-own = { $more ->
    [0] { $name }: pick three!
   *[other] { $name }: pick three, and { $more } more
}
set-call-other = { $more ->
    [0] { $name } calls Set!
   *[other] { $name } calls Set, and { $more } more!
}
set-granted = Set! { $name }
set-wrong = No set – { $fault }
set-fault = { $feature }: two { $two }, one { $one }
set-fault-number = { $feature }: twice { $two }, once { $one }
set-call-gave-up = { $name } gives up the call
set-call-time = { $name }: time is up
set-call-left = { $name } has left during the call
set-beaten = { $by } was { $ms } ms faster
set-added-none = No set there: three more cards!
set-added-asked = Three more cards, as you all asked
set-no-set = There is no set on the table
set-reshuffled = The sets taken become a new pack
set-time-up = Time is up! The last call still counts
set-sudden-death = Sudden death: the next set decides
set-sudden-death-of = Sudden death: { $names }
set-round = Round { $number }
set-asked-extra = { $name } asks for three more cards
set-asked-help = { $name } asks for help

## Photo finish
set-photo-call = for the call
set-photo-claim = for the same cards
set-photo-lag = (arrived + { $arrived } ms, credit { $credit } ms)
set-photo-dead-heat = dead heat

## Key hints
set-key-call = Set!
set-key-again = Once more!
set-key-give-up = Give up
set-key-hint = Hint
set-key-extra = { $asked ->
    [0] More cards
   *[other] More cards ({ $asked } of { $of })
}
set-key-help = { $asked ->
    [0] Help
   *[other] Help ({ $asked } of { $of })
}
set-any-button = any button

## The panel
set-note = { $sets ->
    [one] one set
   *[other] { $sets } sets
}{ $wrongs ->
    [0] {""}
   *[other] {" "}· { $wrongs } wrong
}
set-last-set = Last set

## The sheet
set-sheet-round = Round { $number } is over
set-sheet-over = Done!
set-sheet-won = { $count ->
    [one] { $name } wins!
   *[other] A shared win!
}
set-sheet-sets = Sets
set-sheet-wrongs = Wrong
set-sheet-points = Points
set-sheet-time = Time
set-sheet-unseen = { $count ->
    [one] One set that nobody took
   *[other] { $count } sets that nobody took
}
set-sheet-left = still lay there

## The log
set-log-dealt-start = The cards lie there: { $cards }
set-log-dealt-refill = New: { $cards }
set-log-dealt-none = No set there. Three more: { $cards }
set-log-dealt-asked = Three more, as asked: { $cards }
set-log-granted = { $name } takes a set ({ $points }): { $cards }
set-log-wrong = { $name }: no set. { $fault }
set-log-called = { $name } calls
set-log-again = { $name }: once more!
set-log-picked = { $name } picks: { $card }
set-log-unpicked = { $name } puts back: { $card }
set-log-locked = { $name } has to wait
set-log-shrunk = The cards close up
set-log-call-gave-up = { $name } gives up the call
set-log-call-time = { $name }: time is up
set-log-call-left = { $name } left during the call
set-log-beaten = { $name } was { $ms } ms behind { $by }
set-log-hinted = Hint: { $cards }
set-log-round = Round { $number } begins
set-log-round-ended = Round { $number } is over: { $reason }
set-log-match-ended = Winner: { $names }
set-ended-pack = no set is left
set-ended-target = the target is reached
set-ended-time = time is up
set-ended-count = all sets are taken
set-ended-sudden = sudden death is decided

## Great moments, in large letters over the table
set-shout-last = The last set!
set-shout-streak = { $count ->
    [one] { $count } set in a row!
   *[other] { $count } in a row!
}
set-shout-photo = Photo finish!
set-shout-sudden = Sudden death!
