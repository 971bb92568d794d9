# The rules of Set, clause by clause, as the room plays them. A clause that does not apply has no words.
# Options come as they are chosen: numbers, words, "on" and "off". A line that begins with a dash is a point of a list.
set-chapter-short = En bref
set-chapter-cards = Les cartes
set-chapter-table = La table
set-chapter-claiming = Prendre un set
set-chapter-race = La course
set-chapter-winning = Gagner
set-chapter-help = Indices et aide

## In short
set-rule-short-goal = Cherche un set : trois cartes qui, en { $pack ->
    [quick] nombre, couleur et forme
   *[full] nombre, couleur, forme et remplissage
}, sont chaque fois toutes pareilles ou toutes différentes.
set-rule-short-play = { $mode ->
    [solo] Tu joues seul contre la montre. Choisis les trois cartes d’un set, et trois nouvelles prennent leur place.
   *[race] { $claim ->
        [instant] Personne n’attend son tour. Si tu vois un set, choisis ses trois cartes. La troisième vaut annonce, et le plus rapide prend les cartes.
       *[call] Personne n’attend son tour. Si tu vois un set, crie « Set ! » avant les autres, puis choisis ses trois cartes{ $pick_seconds ->
            [0] {""}
           *[other] {" "}en { $pick_seconds } secondes
        }.
    }
}
set-rule-short-score = { $mode ->
    [solo] Chaque set raté ajoute cinq secondes à ton temps.
   *[race] Un set vaut un point. Un set raté { $penalty ->
        [point] coûte un point
        [floor] coûte un point, mais personne ne passe sous zéro
        [lockout] te fait attendre cinq secondes
       *[none] ne coûte rien
    }.
}
set-rule-short-end = { $finish ->
    [first_to] { $mode ->
        [solo] Dès que tu as
       *[race] Le premier à
    } { $target ->
        [one] { $target } set
       *[other] { $target } sets
    }{ $mode ->
        [solo] ,
       *[race] {""}
    } { $rounds ->
        [1] { $mode ->
            [solo] la montre s’arrête.
           *[race] gagne.
        }
       *[other] { $mode ->
            [solo] la manche est finie.
           *[race] finit la manche.
        } Il y a { $rounds } manches.
    }
    [timed] { $rounds ->
        [1] Après { $seconds } secondes, le plus fort score gagne.
       *[other] Une manche dure { $seconds } secondes. Après { $rounds } manches, le plus fort score gagne.
    }
    [count] { $rounds ->
        [1] C’est fini
       *[other] Chacune des { $rounds } manches est finie
    } à { $count ->
        [one] { $count } set pris
       *[other] { $count } sets pris
    } en tout{ $mode ->
        [solo] . Le temps le plus court est le meilleur.
       *[race] . Le plus fort score gagne.
    }
   *[pack] { $rounds ->
        [1] C’est fini
       *[other] Chacune des { $rounds } manches est finie
    } quand le paquet est épuisé et qu’il ne reste aucun set{ $mode ->
        [solo] . Le temps le plus court est le meilleur.
       *[race] . Le plus fort score gagne.
    }
}

## The cards
set-rule-s1 = { $pack ->
    [quick] {""}
   *[full] Le paquet a 81 cartes, toutes différentes. Chacune a quatre critères, et chaque critère a trois valeurs :
        – nombre : un, deux ou trois
        – couleur : { set-shown-red }, { set-shown-green } ou { set-shown-purple }
        – forme : losange, vague ou ovale
        – remplissage : plein, rayé ou vide
}
set-rule-s2 = { $pack ->
    [full] {""}
   *[quick] Le paquet rapide n’a que les 27 cartes pleines, toutes différentes. Chacune a trois critères, et chaque critère a trois valeurs :
        – nombre : un, deux ou trois
        – couleur : { set-shown-red }, { set-shown-green } ou { set-shown-purple }
        – forme : losange, vague ou ovale
}
set-rule-s3 = Un set, ce sont trois cartes différentes. Regarde un critère à la fois : sur les trois cartes, il doit être trois fois pareil, ou trois fois différent. Et cela pour chaque critère. Si deux cartes s’accordent et pas la troisième, ce n’est pas un set. Pour deux cartes, il y en a toujours une seule qui complète le set. Nommer une carte deux fois, ou une carte qui n’a jamais été sur la table, ne compte pas et ne coûte rien.

## The table
set-rule-s4 = On bat les cartes, et { $table ->
    [9] neuf sont posées face visible, en trois rangées de trois
   *[other] douze sont posées face visible, en trois rangées de quatre
}. Il n’y a pas de donneur.
set-rule-s5 = { $mode ->
    [solo] Tu joues seul. Il n’y a pas de tours.
   *[race] On joue de un à douze, tous en même temps. Il n’y a pas de tours.
}
set-rule-s6 = Tant qu’il y a des cartes à donner, trois nouvelles prennent exactement la place d’un set pris. Aucune autre carte ne bouge.
set-rule-s7 = { $extra ->
    [agree] Trois cartes de plus arrivent quand toutes les personnes à la table le demandent. On n’attend ni les ordinateurs ni les absents ; s’il n’y a personne pour demander, elles viennent d’elles-mêmes quand la table n’a pas de set. Personne ne peut demander pendant un appel, quand { $pack ->
        [quick] douze
       *[full] 21
    } cartes sont là, ou quand il n’y a plus rien à donner. Quand un set est pris, toutes les demandes s’effacent.
   *[auto] Si la table n’a pas de set, trois cartes de plus arrivent aussitôt{ $pack ->
        [quick] , jusqu’à douze : dix de ces cartes ont toujours un set.
       *[full] , et trois encore s’il le faut, jusqu’à 21 : plus de 20 cartes ont toujours un set.
    }
}
set-rule-s8 = { $table ->
    [9] Si un set est pris alors que plus de neuf cartes sont là, il n’est pas remplacé. La table rétrécit, et au plus trois cartes bougent pour combler les trous.
   *[other] { $pack ->
        [quick] {""}
       *[full] Si un set est pris alors que plus de douze cartes sont là, il n’est pas remplacé. La table rétrécit, et au plus trois cartes bougent pour combler les trous.
    }
}
set-rule-s9 = { $finish ->
    [timed] {""}
    [count] {""}
   *[pack] { $rounds ->
        [1] La partie
       *[other] Une manche
    } est finie dès que le paquet est épuisé et que la table n’a plus de set. Il reste d’ordinaire six ou neuf cartes, jamais trois.
}

## Taking a set
set-rule-s10 = { $claim ->
    [instant] { $mode ->
        [solo] Choisis trois cartes ; la troisième vaut annonce.
       *[race] Pas besoin de crier. Choisis trois cartes ; personne d’autre ne voit tes choix, et la troisième vaut annonce. Il faut pour cela que chacun ait son propre pointeur. Si l’on partage une souris ou un clavier, il faut crier.
    }
   *[call] Crie « Set ! », et la table est à toi : personne d’autre ne peut crier, choisir ni demander quoi que ce soit avant que tu aies fini. { $pick_seconds ->
        [0] Prends tout ton temps pour choisir trois cartes.
       *[other] Tu as { $pick_seconds } secondes pour choisir trois cartes ; à l’instant même où le temps finit, c’est trop tard.
    } Tout le monde voit tes choix. Tu peux en reprendre un ; la troisième carte vaut annonce. Choisir avant d’avoir crié ne fait rien.
        Pendant que tu choisis, tu peux crier encore, pour un autre set, puis pour un autre. Après un set juste, ton appel continue alors{ $pick_seconds ->
            [0] {""}
           *[other] {" "}avec de nouvelles secondes
        }, et les places vides se remplissent à la fin. Un set raté ou l’abandon{ $pick_seconds ->
            [0] {""}
           *[other] {" "}ou la fin du temps
        } termine l’appel. Les sets déjà pris restent à toi.
}
set-rule-s11 = On annonce des cartes, pas des places. Peu importe que la table ait changé depuis que tu as regardé ; il faut seulement que tes trois cartes y soient encore.
set-rule-s12 = Juste : { $mode ->
    [solo] les trois cartes sont à toi.
   *[race] les trois cartes sont à toi, et valent un point.
} Elles restent visibles un moment avec leurs critères, pour que tous puissent vérifier. Personne n’a besoin d’attendre.
set-rule-s13 = { $mode ->
    [solo] Raté : les cartes restent où elles sont, et cinq secondes s’ajoutent à ton temps.
   *[race] { $claim ->
        [instant] Raté : les cartes restent où elles sont,
       *[call] Raté, abandonné{ $pick_seconds ->
            [0] {""}
           *[other] {" "}ou hors temps
        } : les cartes restent où elles sont,
    } { $penalty ->
        [point] et tu perds un point. Tu peux passer sous zéro.
        [floor] et tu perds un point, sans jamais passer sous zéro.
        [lockout] et pendant cinq secondes tu ne peux { $claim ->
            [instant] rien prendre
           *[call] pas crier
        }. Cela ne coûte pas de point.
       *[none] et cela ne te coûte rien.
    } { $claim ->
        [instant] {""}
       *[call] Après un appel raté, tu peux crier de nouveau au bout de trois secondes, ou après l’appel d’un autre{ $penalty ->
            [lockout] {" "}– mais jamais pendant tes cinq secondes
           *[other] {""}
        }. { $pick_seconds ->
            [0] {""}
           *[other] Si ta connexion se coupe pendant ton appel, son temps continue.
        }
    }
}
set-rule-s14 = On te dit pourquoi ce n’était pas un set : le premier critère qui cloche, et ce que montrent les trois cartes, par exemple « couleur : deux en { set-shown-red }, une en { set-shown-green } ».

## The race
set-rule-s15 = { $mode ->
    [solo] {""}
   *[race] Chaque annonce reçoit l’une de ces réponses :
        – accordé : c’était un set, et tu étais devant.
        – raté : ce n’était pas un set.
        – battu : une de tes cartes venait d’être prise{ $claim ->
            [instant] {""}
           *[call] , ou quelqu’un avait crié avant toi
        }. Tu apprends par qui et de combien de millisecondes. Cela ne coûte rien, et les choix encore sur la table restent choisis.
        – trop tard : c’était déjà fini. Cela ne coûte rien non plus.
        Si moins d’une demi-seconde a décidé, tous voient la photo-finish.
}
set-rule-s16 = { $mode ->
    [solo] {""}
   *[race] C’est l’horloge de la machine hôte qui décide, à l’instant où un appel ou une annonce y arrive. { $lag_fair ->
        [0] {""}
       *[other] De cet instant, elle retire l’aller-retour le plus court qu’elle a mesuré dernièrement pour ce joueur, au plus { $lag_fair } millisecondes, pour que les liaisons lentes perdent moins. Les deux temps sont montrés.
    } Qui arrive moins d’une milliseconde après le premier est à égalité avec lui : c’est alors à qui a le moins de points, et entre égaux, une pièce décide. Ni la place ni l’hôte n’ont d’avantage. Des annonces sans carte commune ne se gênent pas.
}
set-rule-s17 = { $mode ->
    [solo] {""}
   *[race] Ceux qui jouent sur une même machine se départagent à l’instant où leur geste l’atteint. Entre machines, seule compte l’arrivée chez l’hôte. Les ordinateurs font la queue comme tout le monde.
}

## Winning
set-rule-s18 = { $mode ->
    [solo] {""}
   *[race] { $finish ->
        [first_to] { $rounds ->
            [1] Le premier à { $target ->
                [one] { $target } set pris
               *[other] { $target } sets pris
            } a gagné, quels que soient les points. Si le paquet s’épuise avant, le plus fort score gagne.
           *[other] Le plus fort score après toutes les manches gagne.
        }
       *[other] Le plus fort score gagne.
    } { $sudden_death ->
        [on] Si plusieurs partagent la tête, eux seuls continuent, sur une table neuve. Le prochain set décide. Un set raté ne coûte alors que cinq secondes d’attente.
       *[off] Si plusieurs partagent la tête, ils partagent la victoire.
    }
}
set-rule-s19 = { $finish ->
    [first_to] { $rounds ->
        [1] La partie
       *[other] Une manche
    } finit dès que { $mode ->
        [solo] tu as pris
       *[race] quelqu’un a pris
    } { $target ->
        [one] { $target } set
       *[other] { $target } sets
    }, ou bien quand le paquet est épuisé et qu’il ne reste aucun set.
    [timed] { $rounds ->
        [1] La partie
       *[other] Une manche
    } dure { $seconds } secondes à partir des premières cartes. Une annonce{ $claim ->
        [instant] {""}
       *[call] {" "}ou un appel
    } compte avant la fin. { $claim ->
        [instant] {""}
       *[call] Un appel ouvert à la fin garde tout son temps, mais on ne peut plus crier encore.
    } S’il faut trois cartes et que le paquet est épuisé, les sets pris sont battus en un nouveau paquet.
    [count] { $rounds ->
        [1] La partie
       *[other] Une manche
    } finit à { $count ->
        [one] { $count } set pris
       *[other] { $count } sets pris
    } en tout. S’il faut trois cartes et que le paquet est épuisé, les sets pris sont battus en un nouveau paquet.
   *[pack] { $rounds ->
        [1] La partie
       *[other] Une manche
    } finit quand le paquet est épuisé et qu’il ne reste aucun set.
}
set-rule-s20 = { $rounds ->
    [1] On joue une manche. Après, tu vois les sets que personne n’a vus.
   *[other] On joue { $rounds } manches, et { $mode ->
        [solo] les temps
       *[race] les points
    } s’additionnent. Après chacune, tu vois les sets que personne n’a vus.
}
set-rule-s21 = { $mode ->
    [solo] Ton score est le temps, et le plus court est le meilleur. Chaque set raté y a ajouté cinq secondes. Il n’y a pas de points.
   *[race] {""}
}

## Hints and help
set-rule-s22 = { $hints ->
    [on] Tu peux demander un indice : une carte d’un set est montrée, puis deux, puis les trois. Une partie avec indices compte à part et n’établit pas de record.
   *[off] {""}
}
set-rule-s23 = { $mode ->
    [solo] {""}
   *[race] { $help_vote ->
        [on] Si toutes les personnes à la table demandent de l’aide, et qu’elles sont au moins deux, une carte d’un set est montrée. La partie compte alors comme une partie avec indices.
       *[off] Personne ne peut demander de l’aide.
    }
}
set-rule-s24 = { $start_points ->
    [off] {""}
   *[on] Tous ne partent pas de zéro. Dans l’ordre des places, on part avec ces points : { $start_points }. Les places non nommées partent de zéro.
}
    { $own_set_lockout ->
        [off] {""}
       *[on] Certains se reposent après chaque set à eux. Dans l’ordre des places, en secondes : { $own_set_lockout }. Les places non nommées ne se reposent pas.
    }
