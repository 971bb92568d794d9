# The rules of Scopa and its family, clause by clause, as the room plays them. A clause that does not apply has no words.
# Options come as they are chosen: numbers, words, "on" and "off". A line that begins with a dash is a point of a list.
scopa-chapter-short = En bref
scopa-chapter-cards = Les cartes
scopa-chapter-dealing = La donne
scopa-chapter-playing = Le jeu
scopa-chapter-scoring = Les points

## In short
scopa-rule-short-goal = { $lowest_wins ->
    [on] Ici, le plus petit total gagne ! Qui prend beaucoup perd : dès qu’un camp a { $target } points, celui qui en a le moins gagne.
   *[off] Prends des cartes sur la table et fais des points avec. Après une donne, le camp qui a le plus de points gagne, dès qu’il en a { $target }.
}
scopa-rule-short-play = À ton tour, tu joues une carte. { $taking ->
    [fifteen] Si elle fait 15 tout juste avec une ou plusieurs cartes de la table, elle les prend.
   *[value] Elle prend une carte de même valeur, ou{ $choice ->
        [any] {" "}des cartes qui en font la somme
       *[other] , s’il n’y en a pas, des cartes qui en font la somme
    }.
} Si elle ne prend rien, elle reste sur la table. { $aces ->
    [take_all] Un as prend tout.
   *[plain] {""}
}
scopa-rule-short-score = Vider la table est une scopa, et vaut un point. Après chaque donne, il y a des points pour la majorité des cartes, celle des { scopa-coins }, { scopa-the-seven } et { $prime ->
    [sevens] celle des sept
   *[primiera] la meilleure primiera
}.
scopa-rule-short-end = { $hand ->
    [3] Quand toutes les mains sont vides, chacun reçoit trois nouvelles cartes, jusqu’au bout du paquet. Alors on compte.
   *[other] Toutes les cartes sont distribuées d’un coup. Quand toutes les mains sont vides, on compte.
}

## The cards
scopa-rule-p1 = Il y a 40 cartes en quatre couleurs : { $deck ->
    [neapolitan] deniers, coupes, épées et bâtons
   *[french] carreau, cœur, pique et trèfle
}. L’as vaut 1{ scopa-faces }, et les nombres ce qu’ils indiquent.
scopa-rule-p2 = L’aspect des cartes, chacun le choisit pour son écran : napolitain, français, ou français avec 8, 9 et 10 à la place des figures. Rien d’autre ne change.

## Dealing
scopa-rule-p3 = { $hand ->
    [3] À deux ou à trois, chacun joue pour soi. { $four ->
        [singly] À quatre aussi.
       *[pairs] À quatre, on joue en deux paires, partenaires face à face.
    } { $six ->
        [threes] À six, en deux équipes de trois, une place sur deux.
       *[pairs] À six, en trois paires, partenaires face à face.
    } Ce que prend un camp compte ensemble.
   *[other] On joue à quatre en deux paires, partenaires face à face. Ce que prend une paire compte ensemble.
}
scopa-rule-p4 = On joue et on donne vers la droite, en sens inverse des aiguilles d’une montre. Le hasard choisit le premier donneur ; après chaque donne, c’est à son voisin de droite.
scopa-rule-p5 = Les premières cartes vont à la droite du donneur. { $hand ->
    [3] Chacun reçoit trois cartes, une à une
    [9] Chacun reçoit neuf cartes
   *[other] Chacun reçoit dix cartes, tout le paquet
}{ $table ->
    [0] . La table est vide au début.
   *[other] {" "}; puis quatre sont posées sur la table, face visible.
} { $kings_redeal ->
    [on] S’il y a parmi elles trois ou quatre { scopa-kings }, le même donneur bat les cartes et redonne.
   *[off] {""}
}
scopa-rule-p6 = { $hand ->
    [3] Quand plus personne n’a de cartes, chacun en reçoit trois autres. La table n’en reçoit pas. Une donne fait ainsi 6 tours à deux, 4 à trois, 3 à quatre, 2 à six.
   *[other] On ne redistribue pas : quand les mains sont vides, la donne est finie.
}
scopa-rule-first-four = { $first_table ->
    [on] Si les quatre premières cartes de la table font 15 ensemble, le donneur les prend aussitôt comme une scopa. Si elles font 30, comme deux. Il compte alors comme le dernier à avoir pris, et la table est vide au début.
   *[off] {""}
}

## Playing
scopa-rule-p7 = Le voisin de droite du donneur commence. Un tour est exactement une carte de ta main.
scopa-rule-p8 = { $taking ->
    [fifteen] Ta carte prend une ou plusieurs cartes qui font 15 tout juste avec elle. S’il y a plusieurs façons, tu choisis. Une carte de même valeur n’y change rien.
   *[value] { $choice ->
        [any] Ta carte prend une carte de même valeur, ou deux et plus qui en font la somme. À toi de choisir, mais jamais les deux à la fois.
       *[other] S’il y a une carte de même valeur, tu dois en prendre une ; s’il y en a plusieurs, tu choisis laquelle. Sinon seulement, tu peux en prendre deux et plus qui font la valeur de la tienne. { $choice ->
            [fewest] S’il y a plusieurs façons, seules celles qui ont le moins de cartes sont permises.
           *[free] S’il y a plusieurs façons, tu choisis.
        } Jamais les deux à la fois.
    }
}
scopa-rule-p9 = Une carte qui peut prendre doit prendre ; une carte qui ne peut pas reste sur la table. Tu choisis ce qu’elle prend, et tu peux changer d’avis jusqu’à confirmer. Rien n’est choisi pour toi. Jusqu’à { $taking ->
    [fifteen] 20
   *[value] 13
} cartes peuvent se trouver sur la table.
scopa-rule-ace = { $aces ->
    [take_all] Un as prend toute la table. Mais s’il y a un as sur la table, le tien ne prend qu’un as ; c’est une scopa s’il n’y a rien d’autre. Sur une table vide, il reste. Qui prend toute la table avec un as compte comme le dernier à avoir pris. { $take_all_sweeps ->
        [on] C’est une scopa, mais jamais avec la toute dernière carte de la donne.
       *[off] Ce n’est pas une scopa.
    }
   *[plain] {""}
}
scopa-rule-p10 = Prendre tout ce qui est sur la table est une scopa, et vaut un point. { $last_sweep ->
    [on] La toute dernière carte de la donne peut en faire une aussi.
   *[off] La toute dernière carte de la donne n’en fait pas : elle prend les cartes, mais ne rapporte rien.
}
scopa-rule-p11 = Quand toutes les cartes sont jouées, ce qui reste sur la table va à qui a pris en dernier. Ce n’est pas une scopa. Si personne n’a rien pris, personne ne l’a.

## Scoring
scopa-rule-p12 = Chaque donne rapporte :
    – 1 point pour la majorité des cartes
    – 1 point pour la majorité des { scopa-coins }
    – 1 point pour { scopa-the-seven }, le settebello
    { $prime ->
        [sevens] – 1 point pour la majorité des sept, et 1 de plus pour les quatre
       *[primiera] – 1 point pour la meilleure primiera
    }
    { $napola ->
        [on] – 3 points ou plus pour la napola
       *[off] {""}
    }
    { $re_bello ->
        [on] – 1 point pour { scopa-the-king-of-coins }
       *[off] {""}
    }
    – 1 point pour chaque scopa
    Si deux camps sont à égalité en tête d’une ligne, son point n’est à personne. À partir de trois camps, il faut être seul devant tous les autres.
scopa-rule-p13 = { $prime ->
    [sevens] {""}
   *[primiera] Pour la primiera, la meilleure carte de chaque couleur compte, et les quatre s’additionnent :
        – sept 21, six 18, as 16
        – cinq 15, quatre 14, trois 13, deux 12
        – toutes les autres 10
        Ainsi sept, sept, six et cinq font 75. Un camp à qui manque une couleur ne peut pas avoir la primiera.
}
scopa-rule-coins-run = { $napola ->
    [on] Napola : le camp qui a l’as, le deux et le trois des { scopa-coins } marque 3 points, et un de plus pour chaque carte suivante sans trou. Les dix font 10 points.
   *[off] {""}
}
scopa-rule-king-of-coins = { $re_bello ->
    [on] Re bello : le camp qui a { scopa-the-king-of-coins } marque 1 point.
   *[off] {""}
}
scopa-rule-p14 = { $lowest_wins ->
    [on] La partie finit dès qu’un camp a { $target } points après une donne. Alors le plus petit total gagne. Si deux camps le partagent, on joue une donne de plus, avec tous les camps.
   *[off] La partie se gagne à { $target } points. On ne regarde qu’après des donnes entières : le plus fort total d’au moins { $target } gagne. Si deux camps le partagent, on joue une donne de plus, avec tous les camps.
}
scopa-rule-p15 = Après chaque donne, la feuille montre chaque ligne{ $prime ->
    [sevens] {""}
   *[primiera] , les quatre cartes de primiera de chaque camp et leurs valeurs
}. Elle dit aussi où une égalité n’a donné le point à personne.
