# The rules of Écarté, clause by clause, as the room plays them. A clause that does not apply has no words.
# Options come as they are chosen: numbers and words. A line that begins with a dash is a point of a list.
ecarte-chapter-short = In Kürze
ecarte-chapter-cards = Karten und Geben
ecarte-chapter-talk = Das Feilschen
ecarte-chapter-tricks = Die Stiche
ecarte-chapter-scoring = Die Wertung

## In short
ecarte-rule-short-goal = Hol mindestens drei von fünf Stichen, und hab zuerst { $target } Punkte. Wer von den beiden nicht gibt, heißt Vorhand.
ecarte-rule-short-talk = Zuerst wird gefeilscht. Vorhand darf vorschlagen, Karten gegen neue zu tauschen. Nimmt der Geber an, tauschen beide; lehnt er ab, oder spielt Vorhand ohne zu fragen, können die Stiche doppelt zählen.
ecarte-rule-short-play = Dann werden fünf Stiche gespielt. Es gilt Farbzwang und Stichzwang. Die Reihenfolge ist König, Dame, Bube, Ass, Zehn, Neun, Acht, Sieben: das Ass kommt erst an vierter Stelle!
ecarte-rule-short-score = Drei oder vier Stiche sind meist einen Punkt wert, alle fünf zwei. Einen mehr bringt der Trumpfkönig: dem Geber, der ihn aufschlägt, oder dem, der ihn auf der Hand hat und rechtzeitig ansagt.

## Cards and dealing
ecarte-rule-e1 = Gespielt wird zu zweit mit 32 Karten. Von hoch bis tief: König, Dame, Bube, Ass, Zehn, Neun, Acht, Sieben. Im Trumpf gilt dieselbe Reihenfolge, und Trumpf sticht jede andere Farbe.
ecarte-rule-e2 = Wer zuerst gibt, entscheidet der Zufall; danach geben beide abwechselnd. Jeder bekommt fünf Karten, { $packets ->
    [two_three] erst zwei, dann drei
   *[three_two] erst drei, dann zwei
}, Vorhand zuerst. Die nächste Karte wird aufgeschlagen: ihre Farbe ist Trumpf. Sie spielt nicht mit. Die übrigen 21 Karten sind der Talon.
ecarte-rule-e3 = Ist die aufgeschlagene Karte ein König, bekommt der Geber sofort einen Punkt. Ist es der letzte, der ihm fehlt, hat er die Partie gewonnen.

## The bargaining
ecarte-rule-e4 = Vorhand spielt oder schlägt vor. Nach einem Vorschlag nimmt der Geber an oder lehnt ab.
    – Nach einer Ablehnung wird nicht mehr gefeilscht, die Stiche werden gespielt.
    – Nimmt der Geber an, legt Vorhand eine bis fünf Karten verdeckt weg und zieht ebenso viele. Dann darf der Geber dasselbe tun, mit null bis fünf Karten. Danach darf Vorhand wieder vorschlagen, so oft sie will.
    Wie viele Karten getauscht wurden, erfahren beide, welche, sieht keiner. Weggelegte Karten kommen nicht zurück, und die aufgeschlagene kann man nicht ziehen.
ecarte-rule-e5 = Niemand kann mehr Karten tauschen, als im Talon liegen: erst kommt Vorhand, der Geber hat, was übrig bleibt. Bleibt nichts, wird er nicht gefragt. Ist der Talon leer, beginnen die Stiche von selbst; niemand hat abgelehnt, und nichts zählt doppelt.
ecarte-rule-e6 = Wer den Trumpfkönig hat, darf ihn für einen Punkt ansagen. Man muss nicht, und es geschieht nie von selbst. Es geht nur nach dem Feilschen, wenn du dran bist, und vor deiner ersten Karte: Vorhand sagt ihn vor dem Ausspielen an, der Geber, wenn ausgespielt ist und er noch nicht zugegeben hat. Ist es der letzte Punkt, der dir fehlt, hast du die Partie gewonnen.

## The tricks
ecarte-rule-e7 = Vorhand spielt zum ersten Stich aus. Wer einen Stich gewinnt, spielt zum nächsten aus. Alle fünf werden gespielt, es sei denn, die Partie ist vorher aus.
ecarte-rule-e8 = Du musst Farbe bedienen, und zwar mit einer höheren Karte, wenn du eine hast. { $void ->
    [trump] Hast du nichts von der Farbe, musst du trumpfen, wenn du kannst.
   *[any] Hast du nichts von der Farbe, darfst du jede Karte spielen; trumpfen musst du nicht.
}
ecarte-rule-e9 = Der höchste Trumpf gewinnt den Stich. Ist keiner dabei, gewinnt die höchste Karte der ausgespielten Farbe.

## Scoring
ecarte-rule-e10 = Drei Stiche gewinnen das Spiel. Alle fünf sind die Vole.
    – Es wurde mindestens einmal getauscht: drei oder vier Stiche sind 1 Punkt, die Vole 2.
    { $unproposed ->
        [dealer] – Vorhand hat nie vorgeschlagen: Vorhand bekommt 1 Punkt, und 2 für die Vole. Der Geber bekommt 2, für drei Stiche wie für fünf.
       *[elder] – Vorhand hat nie vorgeschlagen: Vorhand bekommt 2 Punkte, für drei Stiche wie für fünf. Der Geber bekommt 1, und 2 für die Vole.
    }
    – Der Geber hat den ersten Vorschlag abgelehnt: Vorhand bekommt 2 Punkte, für drei Stiche wie für fünf. Der Geber bekommt 1, und 2 für die Vole.
    Eine Ablehnung nach einem Tausch ändert nichts. Mit dem König bringt ein Spiel höchstens 3 Punkte.
ecarte-rule-e11 = Wer zuerst { $target } Punkte hat, gewinnt die Partie. Gezählt wird in dieser Folge: der aufgeschlagene König, der angesagte König, die Stiche.
