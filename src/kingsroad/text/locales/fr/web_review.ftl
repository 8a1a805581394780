### Le bilan d’une partie dans le navigateur.

web-review = Bilan
web-review-text = Un robot fort examine chaque choix des personnes à cette table : comment la partie a basculé, quels choix ont coûté quelque chose et ce qui aurait été meilleur.
web-review-ask = Faire le bilan de la partie
web-review-progress = { $done } choix examinés sur { $total }
web-review-so-far = Rien trouvé jusqu’ici.
web-review-curve = Part de la première place au fil de la partie
web-review-meaning = La part de la première place : sur de nombreuses parties dans cette situation, menées à terme par de bons robots, cette place en a gagné autant.
web-review-table = La même chose en tableau
web-review-turns = Tournants
web-review-turning = { $name } est passé de { $before } à { $after }
web-review-faults = Choix qui ont coûté quelque chose
web-review-lost = Il a coûté { $share } de la première place, environ { $points } points.
web-review-better = Mieux : { $choice }

## Un nouvel essai

web-review-again = Réessayer
web-review-again-text = Les plus mauvais choix, de nouveau sur le plateau : trouvez mieux.
web-review-asked = Vous avez choisi « { $choice } », ce qui a coûté { $share } de la première place. Qu’est-ce qui serait mieux ?
web-review-weighing = Évaluation…
web-review-right = « { $choice } » est juste : cela ne coûte presque rien.
web-review-wrong = « { $choice } » coûte encore { $share } de la première place. Essayez autre chose.
web-review-show = Montrer ce qui est mieux
web-review-stop = Arrêter

## Ce que le serveur peut refuser

web-review-no-not-over = On fait le bilan d’une partie quand elle est finie.
web-review-no-busy = Trop de bilans sont en cours. Réessayez plus tard.
web-review-no-flood = Attendez ce que vous avez déjà demandé.
