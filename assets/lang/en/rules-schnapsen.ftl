# The rules of Schnapsen, Sixty-six and Santase, clause by clause, as the room plays them. A clause that does not apply has no words.
# Options come as they are chosen: numbers, words, "on" and "off". A line that begins with a dash is a point of a list.
schnapsen-chapter-short = In short
schnapsen-chapter-cards = Cards and dealing
schnapsen-chapter-tricks = The tricks
schnapsen-chapter-lead = On lead
schnapsen-chapter-out = Sixty-six
schnapsen-chapter-scoring = Game points

## In short
schnapsen-rule-short-goal = Be the first of the two to have 66 card points. They come from the cards in your tricks and from marriages. Who wins a deal gets 1, 2 or 3 game points; { $count_down ->
    [on] the match begins at { $target } and is won by the first to come down to 0.
   *[off] the match goes to { $target }.
}
schnapsen-rule-short-play = Play one card each; the higher card of the suit led wins, trumps beat the rest. While there is a stock, you may play what you like, and both draw a card after every trick. Later you must follow suit and win if you can.
schnapsen-rule-short-lead = On lead you may announce king and queen of a suit for 20 points, in trumps for 40; exchange the lowest trump for the one turned up; or close the stock, if you think that you can make it with the cards you hold.
schnapsen-rule-short-end = { $out ->
    [manual] Nobody counts for you. When you think you have 66, claim it: if you are right, you win the deal, if you are wrong, you lose it.
   *[auto] The deal is over the moment somebody has 66 points.
}

## Cards and dealing
schnapsen-rule-t1 = Two play, with { $nines ->
    [off] 20
   *[on] 24
} cards. From high to low, with their card points: ace 11, ten 10, king 4, queen 3, jack 2{ $nines ->
    [off] {""}
   *[on] , nine 0
}. Mind the ten: it beats the king.
schnapsen-rule-dealing = Chance chooses the first dealer. The other is dealt to first and leads to the first trick. { $deal ->
    [three_two] Each gets three cards; the next is turned up, its suit is trumps; then each gets two more. So there are five cards in each hand and ten in the stock, the trump turned up being the last of them.
   *[threes] Each gets three cards and three more; the next is turned up, its suit is trumps. So there are six cards in each hand and twelve in the stock, the trump turned up being the last of them.
} { $next_dealer ->
    [alternate] The two deal in turn.
   *[winner] The winner of a deal deals the next one, so that the loser leads.{ $equal ->
        [draw] {" "}After a draw the same player deals again.
       *[taker] {""}
    }
}

## The tricks
schnapsen-rule-t2 = While the stock is open, you may lead any card and answer with any card. The higher card of the suit led wins the trick. A trump beats every other suit. If the answer is neither, the leader wins. Then both draw, the winner first; the last two cards of the stock are the hidden one, for the winner, and the trump turned up, for the loser. The winner leads next.
schnapsen-rule-t3 = Once the stock is used up or closed, play is strict. The leader is still free. The one who answers must:
    – win the trick in the suit led, if he can;
    – or else follow with a lower card of that suit;
    – or else trump;
    – and only without any of these play what he likes.

## On lead
schnapsen-rule-t4 = King and queen of one suit are a marriage. If you are on lead and hold both, you may announce it for 20 points, in trumps for 40. { $king_led ->
    [on] Then you must lead the king.
   *[off] Then you must lead one of the two, whichever you like.
} One marriage on a lead. You need not announce: a king or queen led without a word brings nothing extra. { $marriage_first_lead ->
    [on] It can be done on the very first lead.
   *[off] Before you can announce, you must have won a trick.
} { $marriage_strict ->
    [on] It can be done in strict play too.
   *[off] In strict play it cannot be done, but one that was announced before you closed on the same lead counts.
}
schnapsen-rule-pending = { $marriage_first_lead ->
    [on] A marriage announced before you have won a trick is pending: its points wait for your first trick, and are lost if there is none. Until then they do not count { $out ->
        [manual] for a claim or
       *[auto] {""}
    } for the limit of 33.
   *[off] {""}
}
schnapsen-rule-t5 = If you are on lead and hold the lowest trump, the { $nines ->
    [off] jack
   *[on] nine
}, you may exchange it for the trump turned up. { $exchange_needs_trick ->
    [on] You must have won a trick before.
   *[off] You need not have won a trick before.
} The stock must still have at least { $club_limits ->
    [on] four
   *[off] two
} cards, the trump turned up among them, and must not be closed. { $exchange_on_answer ->
    [on] There is one exception: if the other closes, you may exchange once, as your first act when you have to answer his first lead, even without a trick.
   *[off] {""}
}
schnapsen-rule-t6 = If you are on lead and the stock still has at least { $club_limits ->
    [on] four
   *[off] two
} cards, you may close it: the trump is turned face down. From then on nobody draws{ $exchange_on_answer ->
    [on] , nobody exchanges but once in the answer to your first lead,
   *[off] {" "}or exchanges,
} and play is strict. { $club_limits ->
    [on] It cannot be done before the first trick.
   *[off] It can be done before the first trick.
} { $close_before_draw ->
    [on] The winner of a trick may also close before drawing. Drawing is therefore a step of its own; exchanging and announcing come after it.
   *[off] After a trick both have drawn before anybody can close.
}
schnapsen-rule-t7 = Before you lead you may { $out ->
    [manual] exchange, announce, close and claim
   *[auto] exchange, announce and close
}, in any order that is allowed. The other sees it all. Only the last of these acts can be taken back, only until you lead, and only while the deal goes on. It stays in the log, and what was seen stays seen.

## Sixty-six
schnapsen-rule-t8 = { $out ->
    [manual] Nobody counts for you, and card points are hidden. If you are on lead and have won a trick, you may claim 66{ $close_before_draw ->
        [on] , before drawing too
       *[off] {""}
    }. If you have it, you win the deal, whatever the other has: of two who have it, the first who claims wins. After the last trick its winner needs no claim. If the stock was closed and all cards are played, whoever closed needs none either, and if both have 66, he has made it.
   *[auto] The deal is over the moment somebody has 66 card points, after a trick or after an announcement. A marriage that makes 66 wins without a card being led. Card points are always shown.
}
schnapsen-rule-wrong-claim = { $out ->
    [manual] A wrong claim loses the deal. { $wrong_claim ->
        [two] The other gets 2 game points.
       *[graded] The other gets 2 game points, or 3 if he has no trick.
    } If you had closed the stock, it is a failed close instead.
   *[auto] {""}
}
schnapsen-rule-last-trick = If all cards are played, the stock was not closed and nobody is out: { $last_trick ->
    [wins] whoever wins the last trick wins the deal, for 1 game point.
   *[ten] the last trick brings 10 card points more, and then the higher total wins. { $out ->
        [auto] This is worth 1 game point.
       *[manual] Its worth is reckoned as for 66.
    } { $equal ->
        [draw] If both have the same, the deal is a draw.
       *[taker] If both have the same, whoever won the last trick wins, for 1 game point.
    } A last trick that makes 66 by itself has won without the ten.
}

## Game points
schnapsen-rule-t9 = The winner of a deal gets:
    – 3 game points if the loser has no trick,
    – 2 if he has a trick, but fewer than 33 card points,
    – 1 in every other case.
    { $nines ->
        [on] A trick of two nines is a trick too, though it is worth nothing.
       *[off] {""}
    }
schnapsen-rule-closed = If the stock was closed:
    { $closing_state ->
        [closing] – The closer makes 66: he gets what he would get by the rule above, but it is reckoned by what the other had when the stock was closed.{ $marriage_first_lead ->
            [on] {" "}Pending points are not counted.
           *[off] {""}
        }
       *[end] – The closer makes 66: he gets what the rule above says, by what the other has in the end.
    }
    { $failed_close ->
        [three] – All cards are played and the closer has fewer than 66: the other gets 3.
       *[graded] – All cards are played and the closer has fewer than 66: the other gets 2, or 3 if he had no trick when the stock was closed.
    }
    { $other_first ->
        [two] – The other is the first with 66: he gets 2.
        [graded] – The other is the first with 66: he gets 2, or 3 if he had no trick when the stock was closed.
       *[failed] – The other is the first with 66: he gets { $failed_close ->
            [three] 3
           *[graded] 2, or 3 if he had no trick when the stock was closed
        }.
    }
    The last trick brings no { $last_trick ->
        [wins] win by itself
       *[ten] ten
    } after a close.
schnapsen-rule-match = { $count_down ->
    [on] Both begin at { $target }. Game points are taken off, and the first at 0 or below has won the match.
   *[off] The first with { $target } game points has won the match.
}
schnapsen-rule-look-back = { $look_back ->
    [none] Tricks that are over cannot be looked at again.
    [own] You may look at all your own tricks again.
    [all] You may look at all tricks again.
   *[last] You may look at the last trick again.
}
