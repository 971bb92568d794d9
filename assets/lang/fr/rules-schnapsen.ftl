# The rules of Schnapsen, Sixty-six and Santase, clause by clause, as the room plays them. A clause that does not apply has no words.
# Options come as they are chosen: numbers, words, "on" and "off". A line that begins with a dash is a point of a list.
schnapsen-chapter-short = En bref
schnapsen-chapter-cards = Cartes et donne
schnapsen-chapter-tricks = Les plis
schnapsen-chapter-lead = Avant l’entame
schnapsen-chapter-out = Soixante-six
schnapsen-chapter-scoring = Points de partie

## In short
schnapsen-rule-short-goal = Atteins 66 points avant l’autre. Ils viennent des cartes de tes plis et des mariages. Qui gagne une donne marque 1, 2 ou 3 points de partie ; { $count_down ->
    [on] la partie commence à { $target }, et qui descend à 0 le premier la gagne.
   *[off] la partie va jusqu’à { $target }.
}
schnapsen-rule-short-play = Chacun joue une carte ; la plus forte de la couleur entamée gagne, l’atout bat le reste. Tant qu’il y a un talon, joue ce que tu veux, et chacun pioche une carte après chaque pli. Ensuite il faut fournir, et gagner si on peut.
schnapsen-rule-short-lead = À l’entame, tu peux annoncer le roi et la dame d’une couleur pour 20 points, 40 à l’atout ; échanger le plus petit atout contre la retourne ; ou fermer le talon, si tu crois y arriver avec ta main.
schnapsen-rule-short-end = { $out ->
    [manual] Personne ne compte pour toi. Quand tu penses avoir 66, annonce-le : si c’est juste, tu gagnes la donne, sinon, tu la perds.
   *[auto] La donne finit dès que quelqu’un a 66 points.
}

## Cards and dealing
schnapsen-rule-t1 = On joue à deux, avec { $nines ->
    [off] 20
   *[on] 24
} cartes. De la plus forte à la plus faible, avec leurs points : as 11, dix 10, roi 4, dame 3, valet 2{ $nines ->
    [off] {""}
   *[on] , neuf 0
}. Attention au dix : il bat le roi.
schnapsen-rule-dealing = Le hasard choisit le premier donneur. L’autre est servi d’abord et entame le premier pli. { $deal ->
    [three_two] Chacun reçoit trois cartes ; la suivante est la retourne, sa couleur est l’atout ; puis chacun en reçoit deux de plus. Cela fait cinq cartes en main et dix au talon, la retourne étant la dernière.
   *[threes] Chacun reçoit trois cartes, et trois encore ; la suivante est la retourne, sa couleur est l’atout. Cela fait six cartes en main et douze au talon, la retourne étant la dernière.
} { $next_dealer ->
    [alternate] On donne à tour de rôle.
   *[winner] Qui gagne une donne distribue la suivante, si bien que le perdant entame.{ $equal ->
        [draw] {" "}Après une donne nulle, le même redonne.
       *[taker] {""}
    }
}

## The tricks
schnapsen-rule-t2 = Tant que le talon est ouvert, tu peux entamer et répondre avec n’importe quelle carte. La plus forte de la couleur entamée gagne le pli. Un atout bat toutes les autres couleurs. Si la réponse n’est ni l’un ni l’autre, l’entame gagne. Puis chacun pioche, le gagnant d’abord ; des deux dernières cartes du talon, la cachée va au gagnant, la retourne au perdant. Le gagnant entame ensuite.
schnapsen-rule-t3 = Une fois le talon épuisé ou fermé, le jeu est strict. Qui entame reste libre. Qui répond doit
    – gagner le pli dans la couleur entamée, si c’est possible ;
    – sinon fournir une carte plus petite de cette couleur ;
    – sinon couper ;
    – et, sans rien de tout cela seulement, jouer ce qu’il veut.

## On lead
schnapsen-rule-t4 = Le roi et la dame d’une couleur font un mariage. À l’entame, si tu as les deux, tu peux l’annoncer pour 20 points, 40 à l’atout. { $king_led ->
    [on] Tu dois alors entamer le roi.
   *[off] Tu dois alors entamer l’un des deux, à ton choix.
} Un mariage par entame. Rien n’oblige à annoncer : un roi ou une dame joués sans un mot ne rapportent rien de plus. { $marriage_first_lead ->
    [on] C’est possible dès la toute première entame.
   *[off] Avant d’annoncer, il faut avoir gagné un pli.
} { $marriage_strict ->
    [on] C’est possible aussi dans le jeu strict.
   *[off] Dans le jeu strict, c’est impossible, mais un mariage annoncé avant de fermer, à la même entame, compte.
}
schnapsen-rule-pending = { $marriage_first_lead ->
    [on] Un mariage annoncé avant ton premier pli reste en attente : ses points comptent à partir de ce pli, et sont perdus s’il ne vient pas. D’ici là, ils ne comptent pas { $out ->
        [manual] pour une annonce de 66 ni
       *[auto] {""}
    } pour la limite de 33.
   *[off] {""}
}
schnapsen-rule-t5 = À l’entame, si tu as le plus petit atout, le { $nines ->
    [off] valet
   *[on] neuf
}, tu peux l’échanger contre la retourne. { $exchange_needs_trick ->
    [on] Il faut avoir gagné un pli.
   *[off] Il n’est pas nécessaire d’avoir gagné un pli.
} Il doit rester au moins { $club_limits ->
    [on] quatre
   *[off] deux
} cartes au talon, retourne comprise, et il ne doit pas être fermé. { $exchange_on_answer ->
    [on] Une exception : si l’autre ferme, tu peux échanger une fois, avant toute autre chose, au moment de répondre à sa première entame, même sans pli.
   *[off] {""}
}
schnapsen-rule-t6 = À l’entame, s’il reste au moins { $club_limits ->
    [on] quatre
   *[off] deux
} cartes au talon, tu peux le fermer : on cache la retourne. Dès lors, personne ne pioche plus{ $exchange_on_answer ->
    [on] , personne n’échange plus, sauf une fois en répondant à ta première entame,
   *[off] {" "}ni n’échange,
} et le jeu est strict. { $club_limits ->
    [on] Ce n’est pas possible avant le premier pli.
   *[off] C’est possible avant le premier pli.
} { $close_before_draw ->
    [on] Qui gagne un pli peut aussi fermer avant de piocher. Piocher est donc une étape à part ; échanges et annonces viennent après.
   *[off] Après un pli, chacun a pioché avant qu’on puisse fermer.
}
schnapsen-rule-t7 = Avant d’entamer, tu peux { $out ->
    [manual] échanger, annoncer, fermer et annoncer 66
   *[auto] échanger, annoncer et fermer
}, dans tout ordre permis. L’autre voit tout. Seule la dernière de ces actions peut s’annuler, seulement avant l’entame, et seulement tant que la donne dure. Elle reste au journal, et ce qui a été vu reste vu.

## Sixty-six
schnapsen-rule-t8 = { $out ->
    [manual] Personne ne compte pour toi, et les points sont cachés. À l’entame, si tu as un pli, tu peux annoncer 66{ $close_before_draw ->
        [on] , avant de piocher aussi
       *[off] {""}
    }. Si tu les as, tu gagnes la donne, quoi qu’ait l’autre : si les deux les ont, le premier qui annonce gagne. Après le dernier pli, qui l’a gagné n’a rien à annoncer. Si le talon était fermé et que toutes les cartes sont jouées, qui a fermé n’a rien à annoncer non plus, et si les deux ont 66, c’est réussi pour lui.
   *[auto] La donne finit dès que quelqu’un a 66 points, après un pli ou une annonce. Un mariage qui fait 66 gagne sans qu’on entame. Les points sont toujours visibles.
}
schnapsen-rule-wrong-claim = { $out ->
    [manual] Une fausse annonce perd la donne. { $wrong_claim ->
        [two] L’autre marque 2 points de partie.
       *[graded] L’autre marque 2 points de partie, ou 3 s’il n’a aucun pli.
    } Si tu avais fermé, c’est alors une fermeture ratée.
   *[auto] {""}
}
schnapsen-rule-last-trick = Si toutes les cartes sont jouées sans talon fermé et sans 66 : { $last_trick ->
    [wins] qui gagne le dernier pli gagne la donne, pour 1 point de partie.
   *[ten] le dernier pli ajoute 10 points, le dix de der, puis le plus fort total gagne. { $out ->
        [auto] Cela vaut 1 point de partie.
       *[manual] Cela se compte comme pour 66.
    } { $equal ->
        [draw] À égalité, la donne est nulle.
       *[taker] À égalité, qui a le dernier pli gagne, pour 1 point de partie.
    } Un dernier pli qui fait déjà 66 a gagné sans le dix de der.
}

## Game points
schnapsen-rule-t9 = Qui gagne une donne marque
    – 3 points de partie si le perdant n’a aucun pli,
    – 2 s’il a un pli, mais moins de 33 points,
    – 1 dans tous les autres cas.
    { $nines ->
        [on] Un pli de deux neuf est un pli aussi, même s’il ne vaut rien.
       *[off] {""}
    }
schnapsen-rule-closed = Si le talon était fermé :
    { $closing_state ->
        [closing] – Qui a fermé fait 66 : il marque ce que dit la règle ci-dessus, d’après ce que l’autre avait à la fermeture.{ $marriage_first_lead ->
            [on] {" "}Les points en attente ne comptent pas.
           *[off] {""}
        }
       *[end] – Qui a fermé fait 66 : il marque ce que dit la règle ci-dessus, d’après ce que l’autre a à la fin.
    }
    { $failed_close ->
        [three] – Toutes les cartes sont jouées et qui a fermé a moins de 66 : l’autre marque 3.
       *[graded] – Toutes les cartes sont jouées et qui a fermé a moins de 66 : l’autre marque 2, ou 3 s’il n’avait aucun pli à la fermeture.
    }
    { $other_first ->
        [two] – L’autre a 66 le premier : il marque 2.
        [graded] – L’autre a 66 le premier : il marque 2, ou 3 s’il n’avait aucun pli à la fermeture.
       *[failed] – L’autre a 66 le premier : il marque { $failed_close ->
            [three] 3
           *[graded] 2, ou 3 s’il n’avait aucun pli à la fermeture
        }.
    }
    Après une fermeture, le dernier pli { $last_trick ->
        [wins] ne gagne pas à lui seul
       *[ten] n’a pas de dix de der
    }.
schnapsen-rule-match = { $count_down ->
    [on] Chacun commence à { $target }. Les points de partie se retirent, et le premier à 0 ou moins a gagné la partie.
   *[off] Le premier à { $target } points de partie a gagné la partie.
}
schnapsen-rule-look-back = { $look_back ->
    [none] Les plis finis ne se revoient pas.
    [own] Tu peux revoir tous tes plis.
    [all] Tu peux revoir tous les plis.
   *[last] Tu peux revoir le dernier pli.
}
