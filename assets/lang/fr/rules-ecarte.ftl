# The rules of Écarté, clause by clause, as the room plays them. A clause that does not apply has no words.
# Options come as they are chosen: numbers and words. A line that begins with a dash is a point of a list.
ecarte-chapter-short = En bref
ecarte-chapter-cards = Cartes et donne
ecarte-chapter-talk = Les propositions
ecarte-chapter-tricks = Les plis
ecarte-chapter-scoring = La marque

## In short
ecarte-rule-short-goal = Gagne au moins trois plis sur cinq, et atteins { $target } points avant l’autre. Des deux, celui qui ne donne pas s’appelle le premier.
ecarte-rule-short-talk = On commence par négocier. Le premier peut proposer d’échanger des cartes contre des neuves. Si le donneur accepte, chacun écarte ; s’il refuse, ou si le premier joue d’autorité, les plis peuvent compter double.
ecarte-rule-short-play = Ensuite on joue cinq plis. Il faut fournir la couleur, et gagner le pli si on peut. L’ordre est roi, dame, valet, as, dix, neuf, huit, sept : l’as n’est que quatrième !
ecarte-rule-short-score = Trois ou quatre plis valent d’ordinaire un point, les cinq en valent deux. Le roi d’atout en vaut un de plus, pour le donneur qui le retourne ou pour qui l’a en main et le marque à temps.

## Cards and dealing
ecarte-rule-e1 = On joue à deux, avec 32 cartes. De la plus forte à la plus faible : roi, dame, valet, as, dix, neuf, huit, sept. L’ordre est le même à l’atout, qui bat toutes les autres couleurs.
ecarte-rule-e2 = Le hasard choisit le premier donneur ; ensuite on donne à tour de rôle. Chacun reçoit cinq cartes, { $packets ->
    [two_three] d’abord deux, puis trois
   *[three_two] d’abord trois, puis deux
}, le premier avant le donneur. La carte suivante est la retourne : sa couleur est l’atout. Elle ne se joue pas. Les 21 autres cartes font le talon.
ecarte-rule-e3 = Si la retourne est un roi, le donneur marque un point aussitôt. Si c’est le dernier qui lui manquait, il a gagné la partie.

## The bargaining
ecarte-rule-e4 = Le premier joue, ou propose. S’il propose, le donneur accepte ou refuse.
    – Après un refus, plus de propositions : on joue les plis.
    – Si le donneur accepte, le premier écarte de une à cinq cartes, face cachée, et en pioche autant. Le donneur peut alors en faire autant, de zéro à cinq. Ensuite le premier peut proposer de nouveau, autant de fois qu’il veut.
    Chacun apprend combien de cartes l’autre a changées, personne ne voit lesquelles. Les cartes écartées ne reviennent pas, et la retourne ne se pioche pas.
ecarte-rule-e5 = Personne ne peut échanger plus de cartes qu’il n’en reste au talon : le premier se sert d’abord, le donneur a ce qu’il lui laisse. S’il ne reste rien, on ne demande rien au donneur. Une fois le talon vide, les plis commencent d’eux-mêmes ; personne n’a refusé, et rien ne compte double.
ecarte-rule-e6 = Qui a le roi d’atout peut le marquer pour un point. Rien n’y oblige, et personne ne le fait pour toi. C’est après les propositions, à ton tour, et avant ta première carte : le premier le marque avant d’entamer, le donneur après l’entame et avant de répondre. Si c’est le dernier point qui te manquait, tu as gagné la partie.

## The tricks
ecarte-rule-e7 = Le premier entame le premier pli. Qui gagne un pli entame le suivant. On joue les cinq, sauf si la partie finit avant.
ecarte-rule-e8 = Il faut fournir la couleur, et plus fort si tu peux. { $void ->
    [trump] Si tu n’as pas la couleur, tu dois couper si tu peux.
   *[any] Si tu n’as pas la couleur, joue ce que tu veux ; rien n’oblige à couper.
}
ecarte-rule-e9 = Le plus fort atout gagne le pli. Sans atout, c’est la plus forte carte de la couleur entamée.

## Scoring
ecarte-rule-e10 = Trois plis gagnent la donne. Les cinq font la vole.
    – On a écarté au moins une fois : trois ou quatre plis valent 1 point, la vole 2.
    { $unproposed ->
        [dealer] – Le premier n’a jamais proposé : il marque 1 point, et 2 pour la vole. Le donneur en marque 2, pour trois plis comme pour cinq.
       *[elder] – Le premier n’a jamais proposé : il marque 2 points, pour trois plis comme pour cinq. Le donneur en marque 1, et 2 pour la vole.
    }
    – Le donneur a refusé la première proposition : le premier marque 2 points, pour trois plis comme pour cinq. Le donneur en marque 1, et 2 pour la vole.
    Un refus après un échange ne change rien. Avec le roi, une donne rapporte au plus 3 points.
ecarte-rule-e11 = Qui a { $target } points d’abord gagne la partie. On compte dans cet ordre : le roi retourné, le roi marqué, les plis.
