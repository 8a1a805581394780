## Pourquoi un autre choix ne convient pas, là où une étape ne donne pas sa propre raison

wrong-place = C’est permis aussi. Dans cette leçon, placez un ouvrier à la place éclairée.
wrong-pass = Cela n’aide pas ici : dans cette leçon, passez maintenant.
wrong-provost = Aujourd’hui, laissez le prévôt où il est.
wrong-use = C’est gratuit : prenez.
wrong = C’est possible aussi, mais pas dans cette leçon. Prenez ce qui est éclairé.

## Actions

actions = Cartes et ouvriers
actions-goal = Vous bâtissez pour le Roi, carte après carte. Le prestige se compte à la fin : cartes de la route, jetons du château et ce qui reste.
actions-build = Votre main est devant vous. Construisez la petite scierie pour 1 nourriture et 1 bois : elle va au bout de la route.
actions-build-wrong = Les autres cartes sont encore trop chères. Construisez la petite scierie.
actions-worker = Rouge a placé un ouvrier chez le colporteur, pour 1 denier. Placez un des vôtres au parc.
actions-pass = Vous pourriez continuer, action après action, à tour de rôle. Rouge a passé : passez aussi.
actions-provost = La route agit jusqu’au prévôt. Dans l’ordre où l’on a passé, chacun peut payer pour le déplacer. Aujourd’hui, laissez-le.
actions-use = Le parc agit : prenez la nourriture.
actions-end = La manche suivante commence avec 2 deniers pour chacun. Personne n’a bâti au château : deux de ses jetons ont disparu, car la partie n’attend pas.

## Propriétaire

owner = Ouvrier et propriétaire
owner-visitor = Votre scierie a une réserve de bois. Placez un ouvrier au parc et voyez ce que fait Rouge.
owner-pass = Rouge travaille dans votre scierie. Passez.
owner-bribe = La scierie est une carte derrière le prévôt. Avancez-le d’une carte, pour 1 denier.
owner-bribe-wrong = Alors la scierie n’agit pas, et son propriétaire n’a rien non plus.
owner-park = D’abord le parc : prenez la nourriture.
owner-stock = Rouge a pris 1 bois à la banque. Vous êtes propriétaire et pouvez en prendre un de la réserve de votre carte.
owner-end = Les cartes dont les autres se servent rapportent aussi à leur propriétaire. À la fin de la manche, le prévôt avance de deux cartes, tant que la route le permet.

## Main

hand = Votre main
hand-dear = Ces trois cartes coûtent deux pierres, et vous n’en avez pas.
hand-draw = Pour 1 denier vous piochez une carte. Essayez.
hand-draw-wrong = Cette leçon porte sur la main : piochez une carte.
hand-exchange = La mine d’or : tout aussi chère. Pour 1 denier vous défaussez toute la main et piochez autant de cartes. Échangez-la.
hand-exchange-wrong = Attendre coûte des manches. Échangez la main.
hand-end = Petite ferme, petite scierie, marché, notaire : de quoi commencer. Les autres ne voient jamais votre main.

## Château

castle = Le château
castle-tokens = Les jetons du château valent 4, 3 et 2 points de prestige : donjon, murailles, tours, les meilleurs d’abord.
castle-pass = Vous avez les cubes de deux lots. Le château vient à la fin de la manche : passez.
castle-leave = Personne n’est sur la route. Laissez le prévôt.
castle-batch = Un lot, c’est 1 nourriture, 1 bois et 1 pierre. Fournissez-en un.
castle-batch-wrong = Tout est affaire de jetons. Fournissez un lot.
castle-again = Vous pouvez en fournir autant que vous voulez. Encore une fois.
castle-again-wrong = Celui qui en fournit le plus reçoit 1 or. Encore une fois.
castle-end = Deux jetons du donjon font 8 points de prestige, et 1 or pour le plus de lots. Quand il n’y a plus de jetons, la partie finit.

## Résidences

residence = Le notaire et les résidences
residence-lawyer = Votre notaire est sur la route. Placez-y un ouvrier.
residence-pass = Passez : que la route agisse.
residence-leave = Le prévôt est chez le notaire. Laissez-le.
residence-turn = Pour 1 nourriture, retournez votre petite scierie.
residence-turn-wrong = Alors l’ouvrier serait venu pour rien. Retournez la scierie.
residence-end = Une résidence n’emploie plus personne, mais donne 1 denier à chaque revenu et peut porter un grand bâtiment.

## Bâtiments de prestige

prestige = Les grands bâtiments
prestige-theatre = Vous avez une résidence, 2 bois et 1 or. Construisez le théâtre : 6 points de prestige.
prestige-theatre-wrong = Les grands bâtiments valent le plus. Construisez le théâtre.
prestige-over = Il se pose sur votre résidence.
prestige-end = Le théâtre couvre la résidence, dont le revenu disparaît. La cathédrale, la plus chère de tous, vaut 14 points.
