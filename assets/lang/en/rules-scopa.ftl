# The rules of Scopa and its family, clause by clause, as the room plays them. A clause that does not apply has no words.
# Options come as they are chosen: numbers, words, "on" and "off". A line that begins with a dash is a point of a list.
scopa-chapter-short = In short
scopa-chapter-cards = The cards
scopa-chapter-dealing = Dealing
scopa-chapter-playing = Playing
scopa-chapter-scoring = Scoring

## In short
scopa-rule-short-goal = { $lowest_wins ->
    [on] Here the lowest total wins! Whoever takes much loses: once a side has { $target } points, the side with the fewest wins.
   *[off] Take cards from the table and make points with them. The side with the most points after a deal wins, once it has { $target }.
}
scopa-rule-short-play = On your turn you play one card. { $taking ->
    [fifteen] If it makes exactly 15 together with one or more cards on the table, it takes them.
   *[value] It takes a card of the same value, or{ $choice ->
        [any] {" "}cards that add up to it
       *[other] , if there is none, cards that add up to it
    }.
} If it takes nothing, it stays on the table. { $aces ->
    [take_all] An ace takes everything.
   *[plain] {""}
}
scopa-rule-short-score = Sweeping the table clean is a scopa, worth a point. After each deal there are points for the most cards, for the most { scopa-coins }, for { scopa-the-seven }, and for { $prime ->
    [sevens] the most sevens
   *[primiera] the best primiera
}.
scopa-rule-short-end = { $hand ->
    [3] When all hands are empty, everybody gets three new cards, until the pack is used up. Then the deal is counted.
   *[other] All cards are dealt at once. When all hands are empty, the deal is counted.
}

## The cards
scopa-rule-p1 = There are 40 cards in four suits: { $deck ->
    [neapolitan] coins, cups, swords and clubs
   *[french] diamonds, hearts, spades and clubs
}. An ace is worth 1{ scopa-faces }, and numbers are worth what they say.
scopa-rule-p2 = How the cards look, everybody chooses for his own screen: Neapolitan, French, or French with 8, 9 and 10 instead of pictures. It changes nothing else.

## Dealing
scopa-rule-p3 = { $hand ->
    [3] Two or three play each for himself. { $four ->
        [singly] Four do so too.
       *[pairs] Four are two pairs, partners opposite each other.
    } { $six ->
        [threes] Six are two teams of three, every other seat.
       *[pairs] Six are three pairs, partners opposite each other.
    } What a side takes counts together.
   *[other] Four play in two pairs, partners opposite each other. What a pair takes counts together.
}
scopa-rule-p4 = Play and deal go to the right, against the clock. Chance chooses the first dealer; after each deal the player to the right deals.
scopa-rule-p5 = The first cards go to the player at the dealer’s right. { $hand ->
    [3] Everybody gets three cards, one at a time
    [9] Everybody gets nine cards
   *[other] Everybody gets ten cards, the whole pack
}{ $table ->
    [0] . The table is empty at the beginning.
   *[other] ; then four are laid on the table, face up.
} { $kings_redeal ->
    [on] If three or four of these are { scopa-kings }, the same dealer shuffles and deals again.
   *[off] {""}
}
scopa-rule-p6 = { $hand ->
    [3] When nobody has a card left, everybody gets three more. The table gets none. So a deal has 6 rounds for two players, 4 for three, 3 for four, 2 for six.
   *[other] No more cards are dealt: when the hands are empty, the deal is over.
}
scopa-rule-first-four = { $first_table ->
    [on] If the first four cards on the table make 15 together, the dealer takes them at once as a scopa. If they make 30, as two. He then counts as the last who has taken, and the table is empty at the beginning.
   *[off] {""}
}

## Playing
scopa-rule-p7 = The player at the dealer’s right begins. A turn is exactly one card from your hand.
scopa-rule-p8 = { $taking ->
    [fifteen] Your card takes one card or several that make exactly 15 together with it. If there are several ways, you choose one. A card of the same value means nothing here.
   *[value] { $choice ->
        [any] Your card takes one card of the same value, or two or more cards that add up to its value. The choice is yours, but never both.
       *[other] If a card of the same value lies there, you must take one such card; if there are several, you choose which. Only if there is none may you take two or more cards that add up to the value of yours. { $choice ->
            [fewest] If there are several ways to do that, only those with the fewest cards are allowed.
           *[free] If there are several ways to do that, you choose one.
        } You never take both.
    }
}
scopa-rule-p9 = A card that can take must take; a card that cannot stays on the table. You choose what it takes, and can change your mind until you confirm. Nothing is chosen for you. Up to { $taking ->
    [fifteen] 20
   *[value] 13
} cards can lie on the table.
scopa-rule-ace = { $aces ->
    [take_all] An ace takes the whole table. But if there is an ace on the table, your ace takes just one ace; that is a scopa if nothing else lies there. On an empty table it stays. Whoever takes the whole table with an ace counts as the last who has taken. { $take_all_sweeps ->
        [on] This is a scopa, but never with the very last card of the deal.
       *[off] This is no scopa.
    }
   *[plain] {""}
}
scopa-rule-p10 = Taking all that lies on the table is a scopa, and worth one point. { $last_sweep ->
    [on] The very last card of the deal can make a scopa too.
   *[off] The very last card of the deal makes none: it takes the cards, but brings no point.
}
scopa-rule-p11 = When all cards are played, what lies on the table goes to whoever was the last to take something. This is no scopa. If nobody has taken anything, nobody gets it.

## Scoring
scopa-rule-p12 = Every deal brings:
    – 1 point for the most cards
    – 1 point for the most { scopa-coins }
    – 1 point for { scopa-the-seven }, the settebello
    { $prime ->
        [sevens] – 1 point for the most sevens, and 1 more for all four
       *[primiera] – 1 point for the best primiera
    }
    { $napola ->
        [on] – 3 points or more for the napola
       *[off] {""}
    }
    { $re_bello ->
        [on] – 1 point for { scopa-the-king-of-coins }
       *[off] {""}
    }
    – 1 point for every scopa
    If two sides are level at the top of a line, nobody gets its point. With three sides or more, only one that is alone ahead of all others gets it.
scopa-rule-p13 = { $prime ->
    [sevens] {""}
   *[primiera] For the primiera the best card of each suit counts, and the four are added up:
        – seven 21, six 18, ace 16
        – five 15, four 14, three 13, two 12
        – all others 10
        So seven, seven, six and five are 75. A side that lacks a suit cannot have the primiera.
}
scopa-rule-coins-run = { $napola ->
    [on] Napola: the side that has the ace, two and three of { scopa-coins } gets 3 points, and one more for each next card of the suit without a gap. All ten are 10 points.
   *[off] {""}
}
scopa-rule-king-of-coins = { $re_bello ->
    [on] Re bello: the side that has { scopa-the-king-of-coins } gets 1 point.
   *[off] {""}
}
scopa-rule-p14 = { $lowest_wins ->
    [on] The match ends as soon as a side has { $target } points after a deal. Then the lowest total wins. If two share the lowest, another deal is played, with all sides.
   *[off] The match is won with { $target } points. This is looked at after whole deals only: the highest total with at least { $target } wins. If two share it, another deal is played, with all sides.
}
scopa-rule-p15 = After each deal the sheet shows every line{ $prime ->
    [sevens] {""}
   *[primiera] , the four primiera cards of each side and their values
}. It says so where a tie left a point to nobody.
