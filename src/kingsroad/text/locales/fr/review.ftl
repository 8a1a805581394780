### Le bilan d’une partie : le nom de ses éléments, et ce que le terminal en dit.

## Les choix qui ont coûté quelque chose

review-grade-inaccuracy = imprécision
review-grade-mistake = erreur
review-grade-blunder = gaffe

## D’où vient une perte

review-source-placement = placement des ouvriers
review-source-provost = le prévôt
review-source-buildings = usage et construction
review-source-favors = faveurs du Roi
review-source-castle = le château
review-source-cards = cartes
review-source-characters = personnages
review-source-other = autres choix

## Dans le terminal

review-progress = Bilan
review-better = mieux : { $choice }
review-line = la suite pourrait être : { $line }
review-line-step = { $seat } : { $choice }
review-points = { $share } de la première place, environ { $points } points
review-fault = { $number }, tour { $turn }, { $seat } : { $choice }
review-shares = Part de la première place, tour par tour
review-turn = tour { $turn }
review-end = fin
review-turning = Tournant au tour { $turn } : { $seat } est passé de { $before } à { $after } (choix { $number }).
review-losses = Concédé, par origine
review-total = en tout
review-none = Rien n’a été concédé de façon certaine.
review-note = Jugé par { $bot }. Seules sont citées les pertes qu’une seconde recherche, avec d’autres tirages, voit aussi.
review-unfinished = Arrêté après { $done } choix sur { $total } ; ce qui précède reste vrai.
