# The rules of Set, clause by clause, as the room plays them. A clause that does not apply has no words.
# Options come as they are chosen: numbers, words, "on" and "off". A line that begins with a dash is a point of a list.
set-chapter-short = In short
set-chapter-cards = The cards
set-chapter-table = The table
set-chapter-claiming = Taking a set
set-chapter-race = The race
set-chapter-winning = Winning
set-chapter-help = Hints and help

## In short
set-rule-short-goal = Look for a set: three cards that in { $pack ->
    [quick] number, in colour and in shape
   *[full] number, in colour, in shape and in shading
} are either all the same or all different.
set-rule-short-play = { $mode ->
    [solo] You play alone against the clock. Pick the three cards of a set, and three new ones take their places.
   *[race] { $claim ->
        [instant] Nobody has a turn. If you see a set, pick its three cards. The third pick is your claim, and the fastest gets the cards.
       *[call] Nobody has a turn. If you see a set, call “Set!” before anybody else, and then pick its three cards{ $pick_seconds ->
            [0] {""}
           *[other] {" "}within { $pick_seconds } seconds
        }.
    }
}
set-rule-short-score = { $mode ->
    [solo] Each wrong claim adds five seconds to your time.
   *[race] A set is worth a point. A wrong one { $penalty ->
        [point] costs a point
        [floor] costs a point, but nobody falls below zero
        [lockout] makes you wait for five seconds
       *[none] costs nothing
    }.
}
set-rule-short-end = { $finish ->
    [first_to] The first with { $target ->
        [one] one set
       *[other] { $target } sets
    } { $rounds ->
        [1] { $mode ->
            [solo] is you: the clock stops there.
           *[race] wins.
        }
       *[other] ends the round. There are { $rounds } rounds.
    }
    [timed] { $rounds ->
        [1] After { $seconds } seconds the highest score wins.
       *[other] A round takes { $seconds } seconds. After { $rounds } rounds the highest score wins.
    }
    [count] { $rounds ->
        [1] It is over
       *[other] Each of the { $rounds } rounds is over
    } when { $count ->
        [one] one set has
       *[other] { $count } sets have
    } been taken{ $mode ->
        [solo] . The shortest time is the best.
       *[race] . The highest score wins.
    }
   *[pack] { $rounds ->
        [1] It is over
       *[other] Each of the { $rounds } rounds is over
    } when the pack is used up and no set is left{ $mode ->
        [solo] . The shortest time is the best.
       *[race] . The highest score wins.
    }
}

## The cards
set-rule-s1 = { $pack ->
    [quick] {""}
   *[full] The pack has 81 cards, no two alike. Each has four features, and each feature comes in three ways:
        – number: one, two or three
        – colour: { set-shown-red }, { set-shown-green } or { set-shown-purple }
        – shape: diamond, squiggle or oval
        – shading: solid, striped or open
}
set-rule-s2 = { $pack ->
    [full] {""}
   *[quick] The quick pack has only the 27 solid cards, no two alike. Each has three features, and each feature comes in three ways:
        – number: one, two or three
        – colour: { set-shown-red }, { set-shown-green } or { set-shown-purple }
        – shape: diamond, squiggle or oval
}
set-rule-s3 = A set is three different cards. Look at one feature at a time: on the three cards it must be the same three times, or different three times. This must be so in every feature. If two cards agree in something and the third does not, it is no set. For any two cards there is exactly one third that makes a set. Naming a card twice, or one that was never on the table, is no claim and costs nothing.

## The table
set-rule-s4 = The pack is shuffled, and { $table ->
    [9] nine cards lie face up in three rows of three
   *[other] twelve cards lie face up in three rows of four
}. Nobody is the dealer.
set-rule-s5 = { $mode ->
    [solo] You play alone. There are no turns.
   *[race] One to twelve play, all at the same time. There are no turns.
}
set-rule-s6 = As long as there are cards to deal, three new ones take the very places of a set that was taken. No other card moves.
set-rule-s7 = { $extra ->
    [agree] Three more cards are dealt when all the people who sit at the table ask for them. Computer players and people who are away are not waited for; if nobody is there to ask, the cards come by themselves when the table holds no set. Nobody can ask during a call, when { $pack ->
        [quick] twelve
       *[full] 21
    } cards lie there, or when there is nothing left to deal. When a set is taken, all requests are forgotten.
   *[auto] If the table holds no set, three more cards are dealt at once{ $pack ->
        [quick] , up to twelve: any ten of these cards hold a set.
       *[full] , and again if need be, up to 21: more than 20 cards always hold a set.
    }
}
set-rule-s8 = { $table ->
    [9] If a set is taken while more than nine cards lie there, it is not replaced. The table shrinks, and at most three cards move to fill the gaps.
   *[other] { $pack ->
        [quick] {""}
       *[full] If a set is taken while more than twelve cards lie there, it is not replaced. The table shrinks, and at most three cards move to fill the gaps.
    }
}
set-rule-s9 = { $finish ->
    [timed] {""}
    [count] {""}
   *[pack] { $rounds ->
        [1] The game
       *[other] A round
    } is over as soon as the pack is used up and the table holds no set. Usually six or nine cards are left, never three.
}

## Taking a set
set-rule-s10 = { $claim ->
    [instant] { $mode ->
        [solo] Pick three cards; the third one makes the claim.
       *[race] You need not call. Pick three cards; nobody else sees your picks, and the third one makes the claim. For this everybody needs a pointer of his own. Where people share a mouse or a keyboard, one has to call.
    }
   *[call] Call “Set!”, and the table is yours: nobody else may call, pick or ask for anything until you are done. { $pick_seconds ->
        [0] You may take your time to pick three cards.
       *[other] You have { $pick_seconds } seconds to pick three cards; a pick in the very moment the time ends is too late.
    } Everybody sees your picks. You may take one back; the third makes the claim. Picking before you have called does nothing.
        While you pick you may call once more, for a further set, and again for another. After a right claim your call then goes on{ $pick_seconds ->
            [0] {""}
           *[other] {" "}with fresh seconds
        }, and the empty places are filled when it ends. A wrong claim or giving up{ $pick_seconds ->
            [0] {""}
           *[other] , or the end of the time,
        } ends the call. Sets you have already taken stay yours.
}
set-rule-s11 = A claim is for cards, not for places. It does not matter whether the table has changed since you looked, only whether your three cards still lie there.
set-rule-s12 = Right: { $mode ->
    [solo] the three cards are yours.
   *[race] the three cards are yours, and they are worth one point.
} They stay in view for a moment with their features marked, so that all can check. Nobody has to wait for that.
set-rule-s13 = { $mode ->
    [solo] Wrong: the cards stay where they are, and five seconds are added to your time.
   *[race] { $claim ->
        [instant] Wrong: the cards stay where they are,
       *[call] Wrong, given up{ $pick_seconds ->
            [0] {""}
           *[other] {" "}or out of time
        }: the cards stay where they are,
    } { $penalty ->
        [point] and you lose a point. You may fall below zero.
        [floor] and you lose a point, but never fall below zero.
        [lockout] and for five seconds you cannot { $claim ->
            [instant] claim anything
           *[call] call
        }. It costs no point.
       *[none] and it costs you nothing.
    } { $claim ->
        [instant] {""}
       *[call] After a failed call you may call again when three seconds are over, or after somebody else’s call{ $penalty ->
            [lockout] {" "}– but never within your five seconds
           *[other] {""}
        }. { $pick_seconds ->
            [0] {""}
           *[other] If your connection breaks during your call, its time runs on.
        }
    }
}
set-rule-s14 = You are told why it was no set: the first feature that fails, and what the three cards show, such as “colour: two { set-shown-red }, one { set-shown-green }”.

## The race
set-rule-s15 = { $mode ->
    [solo] {""}
   *[race] Every claim gets one of these answers:
        – granted: it was a set, and you were the first.
        – wrong: it was no set.
        – beaten: one of your cards had just been taken{ $claim ->
            [instant] {""}
           *[call] , or somebody else had called before you
        }. You learn by whom and by how many milliseconds. It costs nothing, and picks that still lie there stay picked.
        – late: it was over already. That costs nothing either.
        If less than half a second decided, all see the photo finish.
}
set-rule-s16 = { $mode ->
    [solo] {""}
   *[race] The clock of the hosting machine decides, by the moment a call or claim arrives there. { $lag_fair ->
        [0] {""}
       *[other] From that moment the machine takes off the shortest way there and back that it has lately measured for this player, at most { $lag_fair } milliseconds, so that slow links lose less. Both times are shown.
    } Whoever comes less than a millisecond after the first is level with him: then the player with fewer points gets it, and between equals a coin decides. Neither the seat nor the host has an advantage. Claims that share no card do not compete.
}
set-rule-s17 = { $mode ->
    [solo] {""}
   *[race] Players at one machine are told apart by when their presses reached that machine. Between machines only the arrival at the host counts. Computer players wait in the same line as everybody.
}

## Winning
set-rule-s18 = { $mode ->
    [solo] {""}
   *[race] { $finish ->
        [first_to] { $rounds ->
            [1] Whoever first has taken { $target ->
                [one] one set
               *[other] { $target } sets
            } has won, whatever the points are. If the pack is used up before that, the highest score wins.
           *[other] The highest score after all rounds wins.
        }
       *[other] The highest score wins.
    } { $sudden_death ->
        [on] If several share the top, they alone play on with a fresh table. The next set decides. A wrong claim then costs nothing but five seconds of waiting.
       *[off] If several share the top, they share the win.
    }
}
set-rule-s19 = { $finish ->
    [first_to] { $rounds ->
        [1] The game
       *[other] A round
    } ends as soon as { $mode ->
        [solo] you have
       *[race] somebody has
    } taken { $target ->
        [one] one set
       *[other] { $target } sets
    }, or else when the pack is used up and no set is left.
    [timed] { $rounds ->
        [1] The game
       *[other] A round
    } takes { $seconds } seconds from the first cards on. A claim{ $claim ->
        [instant] {""}
       *[call] {" "}or call
    } counts if it comes before the end. { $claim ->
        [instant] {""}
       *[call] A call that is open at the end keeps its full time, but nobody may then call once more.
    } When three cards are needed and the pack is used up, the sets taken are shuffled into a new pack.
    [count] { $rounds ->
        [1] The game
       *[other] A round
    } ends when { $count ->
        [one] one set has
       *[other] { $count } sets have
    } been taken in all. When three cards are needed and the pack is used up, the sets taken are shuffled into a new pack.
   *[pack] { $rounds ->
        [1] The game
       *[other] A round
    } ends when the pack is used up and no set is left.
}
set-rule-s20 = { $rounds ->
    [1] One round is played. After it you are shown the sets that nobody saw.
   *[other] There are { $rounds } rounds, and { $mode ->
        [solo] the times
       *[race] the points
    } are added up. After each you are shown the sets that nobody saw.
}
set-rule-s21 = { $mode ->
    [solo] Your score is the time, and the shortest is the best. Every wrong claim has added five seconds to it. There are no points.
   *[race] {""}
}

## Hints and help
set-rule-s22 = { $hints ->
    [on] You may ask for a hint: one card of a set is shown, then two, then all three. A game with hints is kept apart and sets no record.
   *[off] {""}
}
set-rule-s23 = { $mode ->
    [solo] {""}
   *[race] { $help_vote ->
        [on] If all the people at the table ask for help, and there are at least two of them, one card of a set is shown. The game then counts as one with hints.
       *[off] Nobody can ask for help.
    }
}
set-rule-s24 = { $start_points ->
    [off] {""}
   *[on] Not all begin with zero. In the order of the seats they begin with these points: { $start_points }. Seats not named begin with zero.
}
    { $own_set_lockout ->
        [off] {""}
       *[on] Some have to rest after each set of their own. In the order of the seats, in seconds: { $own_set_lockout }. Seats not named do not rest.
    }
