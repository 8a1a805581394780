### Ce qui anime la table : ce qu’elle fait seule, montre et fait entendre.

web-set-forced = Répondre à ma place quand il n’y a qu’une réponse
web-set-forced-why = S’il n’y a qu’une réponse, la table la donne après un instant ; l’annulation la saute.

## La liste des choix de la relecture

web-moves = Choix
web-moves-to = Aller au choix { $number }

## Ce qu’on a manqué

web-since = Depuis votre dernier tour
web-since-play = Revoir
web-since-close = Fermer

## Sons

web-set-sound = Sons
web-sound-off = aucun
web-sound-turn = seulement quand c’est mon tour
web-sound-all = tous

## Les règles à imprimer, et la page pour qui a la boîte

web-booklet = Règles à imprimer
web-booklet-print = Imprimer
web-box = Vérifier votre exemplaire
web-box-text = Avez-vous le jeu imprimé ? Certaines valeurs n’ont pas pu être lues avec certitude. Cochez ce qui est juste, ou écrivez ce qui est imprimé à la place ; plus bas, vous obtenez un texte à envoyer à ceux qui entretiennent ce programme.
web-box-none = Aucune valeur de ce jeu n’est incertaine.
web-box-right = juste
web-box-wrong = il est imprimé
web-box-report = Votre rapport
web-box-empty = Cochez ou corrigez une valeur, et le rapport apparaît ici.
web-box-copied = Le rapport est dans le presse-papiers.

## Les places telles qu’on les entend

web-spoken-space = case { $number }
web-spoken-owner = à { $name }
web-spoken-worker = ouvrier : { $name }
web-spoken-own-owner = à vous
web-spoken-own-worker = votre ouvrier
web-spoken-free = libre
web-spoken-provost = le prévôt est ici
web-spoken-bailiff = le bailli est ici
