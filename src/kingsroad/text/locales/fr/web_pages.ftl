### Relecture, fichiers de partie, analyse, décompte et aide aux règles de la table web.

## Relecture

web-replay-opening = Ouverture de la partie…
web-replay-controls = Parcourir la partie
web-replay-line = Moment de la partie
web-replay-where = Choix { $number } sur { $total }
web-replay-play = Lire
web-replay-pause = Pause
web-replay-back = Un choix en arrière
web-replay-on = Un choix en avant
web-replay-back-turn = Un tour en arrière
web-replay-back-round = Une manche en arrière
web-replay-on-turn = Un tour en avant
web-replay-on-round = Une manche en avant
web-replay-pace = Choix par seconde
web-replay-pace-number = { $number }×
web-replay-told = Ce qui s’est passé
web-replay-beginning = Le début
web-replay-chance = Le hasard
web-replay-over = La partie est terminée.
web-replay-seats = Joueurs
web-replay-eyes = Voir par les yeux de { $seat }
web-replay-to-table = À la table
web-replay-rules = Règles
web-replay-copy = Copier le lien de ce moment
web-replay-copied = Le lien est dans le presse-papiers.
web-replay-not-copied = Votre navigateur ne le permet pas : copiez l’adresse dans la barre d’adresse.
web-replay-download = Télécharger le fichier de partie
web-replay-play-on = Continuer à partir d’ici
web-replay-play-on-text = Une nouvelle table commence après le choix { $number } de cette partie. Celle-ci reste comme elle est. Qui joue ?
web-replay-start = À la nouvelle table
web-replay-no = Cela n’a pas marché : { $reason }.
web-replay-no-offline = Le serveur ne répond pas. Réessayez dans un instant.
web-replay-no-internal = Quelque chose s’est mal passé sur le serveur. Réessayez dans un instant.
web-replay-no-busy = Le serveur est très occupé. Réessayez dans un instant.
web-replay-no-flood = C’était un peu trop souvent. Attendez un instant.
web-replay-no-not-allowed = Pas tant que cette partie est en cours : à cette table, personne ne continue ailleurs ni ne regarde les cartes avant la fin.
web-replay-no-unknown = Cette partie n’existe pas, ou n’a pas ce moment.

## Fichiers de partie

web-record = Ouvrir un fichier de partie
web-record-text = Un fichier de partie est le fichier texte qu’une table permet de télécharger. Vous pouvez revoir la partie et continuer à partir de n’importe quel moment.
web-record-file = Choisir un fichier
web-record-paste = … ou coller le texte
web-record-open = Ouvrir
web-record-not-one = Ce n’est pas un fichier de partie : sa première ligne est « kingsroad 1 », et il dit combien il y a de places.
web-record-no-malformed = Ce fichier de partie est illisible : { $reason }.
web-record-no-illegal = Ce fichier de partie ne suit pas les règles : { $reason }.
web-record-no-unknown = Ce fichier de partie parle de quelque chose d’inconnu ici : { $reason }.
web-record-no-too-large = Ce fichier de partie est trop long.

## Analyse

web-analysis = Que ferait un robot ?
web-analysis-text = Un robot regarde ce moment et dit ce qu’il choisirait, et comment la partie pourrait finir.
web-analysis-level = Robot
web-analysis-ask = Demander au robot
web-analysis-thinking = Il réfléchit…
web-analysis-best = Meilleurs choix pour { $seat }
web-analysis-end = Comment cela pourrait finir
web-analysis-points = Prestige attendu
web-analysis-why = « { $choice } » plutôt que « { $other } »
web-reasons-against = Ce qui plaide contre :
web-analysis-chance = Part de première place
web-analysis-points-number =
    { $number ->
        [one] { $number } point
       *[other] { $number } points
    }
web-analysis-counted = Les parts des choix disent combien le robot a réfléchi à chacun.
web-analysis-meaning = Sur de nombreuses parties dans cette situation, menées à terme par de bons robots, chaque place en a gagné une telle part et a fini avec environ autant de points.
web-analysis-hurried = Le serveur est très occupé : le robot a eu { $share } de son temps habituel.
web-analysis-line = Comment cela pourrait continuer
web-analysis-note =
    { $number ->
        [0] Estimé au premier coup d’œil.
        [one] D’après { $number } partie simulée. Les robots aussi se trompent.
       *[other] D’après { $number } parties simulées. Les robots aussi se trompent.
    }
web-analysis-no-over = Ici, personne n’a de choix à faire : il n’y a rien à conseiller.
web-analysis-no-not-allowed = Pendant une partie, il n’y a de conseil que si la table le permet, et seulement pour votre propre question.

## Décompte

web-sheet = Score final
web-sheet-player = Joueur
web-sheet-by-source = Prestige par origine
web-sheet-source = Prestige par
web-sheet-total = Total
web-sheet-points =
    { $number ->
        [one] { $number } point de prestige
       *[other] { $number } points de prestige
    }
web-sheet-chart-turn = Le prestige tour par tour
web-sheet-chart-round = Le prestige manche par manche
web-sheet-word-turn = Tour
web-sheet-word-round = Manche
web-sheet-to-turn = À la fin du tour { $number }
web-sheet-to-round = À la fin de la manche { $number }
web-sheet-again = Rejouer
web-sheet-replay = Revoir la partie
web-sheet-no-not-over = Le score final se calcule quand la partie est terminée.

## Aide aux règles

web-rules = Règles
web-rules-tab-aid = Aide de jeu
web-rules-tab-tiles = Tous les bâtiments
web-rules-tab-signs = Les signes
web-rules-tab-rules = Règles complètes
web-rules-tab-rulings = Précisions
web-rules-contents = Sommaire
web-rules-fetching = Les règles arrivent…
web-rules-search = Chercher par nom ou par effet
web-rules-found =
    { $count ->
        [one] { $count } trouvé
       *[other] { $count } trouvés
    }
web-rules-nothing = Rien trouvé pour « { $text } ».
web-rules-signs-goods = Ressources et argent
web-rules-signs-gains = Ce que l’on gagne
web-rules-signs-people = Ouvriers, maisons, le prévôt
web-rules-signs-building = Construire
web-rules-signs-between = Entre les signes
