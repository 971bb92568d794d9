# The rules of Écarté, clause by clause, as the room plays them. A clause that does not apply has no words.
# Options come as they are chosen: numbers and words. A line that begins with a dash is a point of a list.
ecarte-chapter-short = In short
ecarte-chapter-cards = Cards and dealing
ecarte-chapter-talk = The bargaining
ecarte-chapter-tricks = The tricks
ecarte-chapter-scoring = Scoring

## In short
ecarte-rule-short-goal = Win at least three of five tricks, and be the first with { $target } points. Of the two players the one who did not deal is called elder.
ecarte-rule-short-talk = First there is bargaining. Elder may propose to exchange cards for new ones. If the dealer accepts, both exchange; if he refuses, or if elder plays without asking, the tricks may count double.
ecarte-rule-short-play = Then five tricks are played. You must follow suit and must win the trick if you can. The order is king, queen, jack, ace, ten, nine, eight, seven: the ace comes fourth!
ecarte-rule-short-score = Three or four tricks are usually worth one point, all five two. The king of trumps is one more, for the dealer who turns it up or the player who holds it and says so in time.

## Cards and dealing
ecarte-rule-e1 = Two play, with 32 cards. From high to low: king, queen, jack, ace, ten, nine, eight, seven. Trumps have the same order and beat every other suit.
ecarte-rule-e2 = Chance chooses the first dealer; after that the two deal in turn. Each gets five cards, { $packets ->
    [two_three] first two, then three
   *[three_two] first three, then two
}, and elder gets his first. The next card is turned up: its suit is trumps. It is not played with. The other 21 cards are the stock.
ecarte-rule-e3 = If the card turned up is a king, the dealer has one point at once. If it is the last point he needs, he has won the match.

## The bargaining
ecarte-rule-e4 = Elder plays, or proposes. If he proposes, the dealer accepts or refuses.
    – After a refusal there is no more bargaining, and the tricks are played.
    – If the dealer accepts, elder puts one to five cards away, face down, and draws as many. Then the dealer may do the same, with none to five. After that elder may propose again, as often as he likes.
    Both learn how many cards were exchanged, nobody sees which. Cards that were put away do not come back, and the card turned up cannot be drawn.
ecarte-rule-e5 = Nobody can exchange more cards than the stock has left: elder comes first, and the dealer has what elder leaves him. If that is nothing, the dealer is not asked. Once the stock is empty, the tricks begin by themselves; this is no refusal.
ecarte-rule-e6 = Whoever holds the king of trumps may mark it for one point. Nobody has to, and it is never done for you. It must be after the bargaining, on your own turn, and before your own first card: elder marks it before he leads, the dealer when elder has led and before he answers. If it is the last point you need, you have won the match.

## The tricks
ecarte-rule-e7 = Elder leads to the first trick. Whoever wins a trick leads to the next. All five are played, unless the match is over before.
ecarte-rule-e8 = You must follow suit, and with a higher card if you have one. { $void ->
    [trump] If you have none of the suit, you must trump if you can.
   *[any] If you have none of the suit, you may play any card; you need not trump.
}
ecarte-rule-e9 = The highest trump wins the trick. If there is none, the highest card of the suit led wins it.

## Scoring
ecarte-rule-e10 = Three tricks win the deal. All five are the vole.
    – Cards were exchanged at least once: three or four tricks are 1 point, the vole is 2.
    { $unproposed ->
        [dealer] – Elder never proposed: elder gets 1 point, and 2 for the vole. The dealer gets 2, for three tricks as for five.
       *[elder] – Elder never proposed: elder gets 2 points, for three tricks as for five. The dealer gets 1, and 2 for the vole.
    }
    – The dealer refused the first proposal: elder gets 2 points, for three tricks as for five. The dealer gets 1, and 2 for the vole.
    A refusal after an exchange makes no difference. With the king, a deal can bring at most 3 points.
ecarte-rule-e11 = The first with { $target } points wins the match. Points count in this order: the king turned up, the king marked, the tricks.
