### Ce que seule la table en ligne de Caylus Magna Carta dit.

web-magna-carta-board = La table
web-magna-carta-castle = Château
web-magna-carta-section =
    { $name } : { $left ->
        [one] encore { $left } jeton
       *[other] encore { $left } jetons
    }, { $points } points de prestige chacun
web-magna-carta-bridge = Pont
web-magna-carta-order = Ordre
web-magna-carta-built = construit
web-magna-carta-end = Bout de la route : la prochaine carte va ici
web-magna-carta-provost = Prévôt
web-magna-carta-spot = Place du prévôt à la carte { $number }
web-magna-carta-covered = { $top }, par-dessus : { $card }
web-magna-carta-hand = Votre main
web-magna-carta-pile = Pioche
web-magna-carta-discard = Défausse

## Ce que possède une couleur

web-magna-carta-has-workers = Ouvriers disponibles
web-magna-carta-has-income = Deniers au prochain revenu
web-magna-carta-has-hand = Cartes en main
web-magna-carta-has-tokens = Jetons du château : { $name }
web-magna-carta-in-pile = + { $number } dans la pioche
web-magna-carta-batches =
    { $number ->
        [one] { $number } lot
       *[other] { $number } lots
    }
web-magna-carta-put-away =
    { $number ->
        [one] { $number } carte défaussée
       *[other] { $number } cartes défaussées
    }

## Explications de ce qui n’est pas une carte

web-sign-magna-carta-castle = Celui qui fournit 1 nourriture, 1 bois et 1 pierre prend le meilleur jeton restant : donjon, puis murailles, puis tours. L’or remplace n’importe lequel des trois. Celui qui en fournit le plus dans une manche reçoit 1 or ; si personne n’en fournit, les deux meilleurs jetons sont perdus. La partie s’achève avec la manche qui voit partir le dernier.
web-sign-magna-carta-bridge = Celui qui passe prend le numéro suivant ; le premier reçoit 1 denier. Dans cet ordre, on déplace le prévôt, 1 denier par carte et 3 cartes au plus, et on bâtit le château.
web-sign-magna-carta-provost = Les cartes agissent du début de la route jusqu’au prévôt. À la fin d’une manche, il avance de 2 cartes.
web-sign-magna-carta-pile = Vos cartes encore à piocher. Une action et 1 denier en donnent une.
web-sign-magna-carta-discard = Ce que vous avez défaussé. Quand la pioche est vide, on le mélange et il devient la pioche.

## Ce que possède une couleur, expliqué

web-sign-magna-carta-has-deniers = Ils paient les ouvriers, les cartes piochées et les pas du prévôt. À la fin, trois deniers valent 1 point de prestige.
web-sign-magna-carta-has-cube = Les cubes paient les cartes ; 1 nourriture, 1 bois et 1 pierre font un lot pour le château. À la fin, trois cubes, sauf l’or, valent 1 point de prestige.
web-sign-magna-carta-has-gold = Il remplace nourriture, bois ou pierre, dans les coûts et dans les lots. À la fin, chaque or vaut 1 point de prestige.
web-sign-magna-carta-has-workers = On peut encore les placer, pour 1 denier chacun.
web-sign-magna-carta-has-income = Au début d’une manche : 2 deniers, et plus pour les résidences et l’hôtel.
web-sign-magna-carta-has-hand = Seul leur propriétaire les voit. Une action et 1 denier en piochent une de plus.
web-sign-magna-carta-has-tokens = Ils viennent des lots pour le château et des églises. À la fin, chacun vaut le prestige indiqué à côté.
web-sign-magna-carta-has-batches = Fournis dans cette manche. Celui qui en a le plus reçoit 1 or ; à égalité, celui qui a passé le plus tôt.
web-sign-points-magna_carta = Ce que cette couleur aurait si la partie finissait maintenant : jetons, cartes, bâtiments de prestige et ce qui reste.

## Sur la page d’accueil

web-game-magna_carta = Le même Roi en jeu de cartes : construisez la route avec votre main.
web-game-magna_carta-length = environ 12 manches

## L’aide de jeu

web-aid-magna-carta-goal = But
web-aid-magna-carta-goal-win = Avoir le plus de **prestige** à la fin : jetons du château, cartes sur la route, bâtiments de prestige. On ne compte qu’alors.
web-aid-magna-carta-goal-secret = Chacun a les mêmes douze cartes. Votre main est secrète ; tout le reste est visible, les défausses aussi.

web-aid-magna-carta-setup = Mise en place
web-aid-magna-carta-setup-road = La route commence par autant de cartes neutres qu’il y a de joueurs ; le colporteur est la dernière, et le prévôt part de là.
web-aid-magna-carta-setup-hand = Piochez trois cartes ; une fois, vous pouvez défausser les trois gratuitement et en piocher trois autres.
web-aid-magna-carta-setup-stock = Chacun a quatre ouvriers, 2 nourritures, 2 bois et 4 deniers.

web-aid-magna-carta-income = Revenus
web-aid-magna-carta-income-base = Chacun reçoit **2 deniers**, à la première manche aussi.
web-aid-magna-carta-income-more = +1 par résidence que rien ne recouvre, +1 pour l’hôtel.

web-aid-magna-carta-actions = Actions
web-aid-magna-carta-actions-turn = Dans le sens horaire depuis la carte de premier joueur : **une action chacun**, encore et encore, jusqu’à ce que tous aient passé.
web-aid-magna-carta-actions-draw = **Piocher une carte** pour 1 denier.
web-aid-magna-carta-actions-exchange = **Changer toute sa main** pour 1 denier : la défausser et piocher autant de cartes.
web-aid-magna-carta-actions-place = **Placer un ouvrier** pour 1 denier, toujours, sur toute carte libre de la route, au-delà du prévôt aussi.
web-aid-magna-carta-actions-build = **Construire une carte** de sa main : payer les cubes, la poser au bout de la route. Dès l’action suivante, chacun peut y placer un ouvrier.
web-aid-magna-carta-actions-prestige = **Ériger un bâtiment de prestige** sur une de ses résidences, qui ne rapporte alors plus ni revenu ni prestige.
web-aid-magna-carta-actions-pass = **Passer :** le premier reçoit 1 denier. L’ordre des passes compte pour le prévôt et pour le château.

web-aid-magna-carta-gold = L’or
web-aid-magna-carta-gold-joker = L’or est un **joker** : il remplace nourriture, bois ou pierre partout où l’on paie en cubes, et dans chaque lot.
web-aid-magna-carta-gold-limits = Il ne remplace jamais un denier, et là où un coût nomme l’or, seul l’or convient.

web-aid-magna-carta-provost = Le prévôt
web-aid-magna-carta-provost-turn = **Dans l’ordre des passes**, chacun peut le déplacer de 1 à 3 cartes, en avant ou en arrière, pour **1 denier par carte**.
web-aid-magna-carta-provost-steps = Chaque carte de la route est un pas, résidences comprises. Il ne quitte jamais la route.

web-aid-magna-carta-buildings = Cartes de la route
web-aid-magna-carta-buildings-order = De la première carte **jusqu’à la carte du prévôt comprise** ; au-delà, rien n’agit, pour personne.
web-aid-magna-carta-buildings-worker = **Ouvrier :** celui qui a un ouvrier sur la carte utilise une fois l’effet de l’ouvrier.
web-aid-magna-carta-buildings-owner = **Propriétaire :** si c’était l’ouvrier d’un autre, le propriétaire utilise ensuite le sien, même si l’autre a renoncé.
web-aid-magna-carta-buildings-decline = On peut renoncer à tout effet. Avec votre ouvrier sur votre carte, vous n’avez que l’effet de l’ouvrier.
web-aid-magna-carta-buildings-stock = Petite ferme, petite scierie et petite carrière portent 4 cubes (à deux : 2) pour leur propriétaire ; une fois épuisés, il n’y reçoit plus rien.
web-aid-magna-carta-buildings-lawyer = **Notaire :** pour 1 nourriture, une de vos cartes devient résidence : 1 point de prestige, revenu +1. Si un ouvrier y attend, elle agit encore avant.
web-aid-magna-carta-buildings-lawyer-never = Jamais les cartes neutres, celles des autres, ni les notaires.
web-aid-magna-carta-buildings-church = **Église :** 2 deniers pour un jeton ou 5 pour deux ; le propriétaire en paie 3 pour un.
web-aid-magna-carta-buildings-home = À la fin de la phase, tous les ouvriers rentrent, même ceux au-delà du prévôt.

web-aid-magna-carta-castle = Construction du château
web-aid-magna-carta-castle-table-tokens = Les jetons du château : valeur et nombre selon les joueurs
web-aid-magna-carta-castle-turn = **Dans l’ordre des passes**, sans ouvrier : chaque lot de **1 nourriture, 1 bois et 1 pierre** rapporte le meilleur jeton restant. Autant que vous voulez.
web-aid-magna-carta-castle-most = Le plus de lots dans la manche : **1 or**. À égalité, celui qui a passé le plus tôt.
web-aid-magna-carta-castle-nobody = Si personne ne fournit de lot, les deux meilleurs jetons quittent la partie.

web-aid-magna-carta-end-of-round = Fin de la manche
web-aid-magna-carta-end-of-round-provost = Le prévôt avance de 2 cartes, tant qu’il y a des cartes.
web-aid-magna-carta-end-of-round-first = La carte de premier joueur passe au suivant dans le sens horaire.

web-aid-magna-carta-end = Fin de la partie
web-aid-magna-carta-end-when = La partie finit avec la manche où part le **dernier jeton**.
web-aid-magna-carta-end-cards = Comptez vos jetons et le prestige de vos cartes : résidences 1, résidences recouvertes rien.
web-aid-magna-carta-end-gold = Chaque or restant : 1 point de prestige.
web-aid-magna-carta-end-cubes = Pour trois autres cubes : 1 point de prestige.
web-aid-magna-carta-end-deniers = Pour trois deniers : 1 point de prestige.
web-aid-magna-carta-end-tie = Les ex æquo gagnent ensemble.

web-aid-magna-carta-slips = Souvent oublié
web-aid-magna-carta-slips-owner = Un ouvrier ne devient jamais plus cher, et son denier va à la banque, pas au propriétaire de la carte.
web-aid-magna-carta-slips-prestige = Un bâtiment de prestige est une action à part et demande une résidence libre, pas un ouvrier.
web-aid-magna-carta-slips-residence = Une carte qui devient résidence perd son propre prestige et les cubes qu’elle porte encore.
web-aid-magna-carta-slips-church = Les jetons de l’église ne sont pas des lots : ils ne comptent pas pour l’or et n’empêchent pas deux jetons de partir.
web-aid-magna-carta-slips-castle = Passer en premier, c’est bâtir en premier au château, mais avoir le premier mot sur le prévôt, pas le dernier.

web-aid-magna-carta-variants = Variantes
web-aid-magna-carta-variants-beginner = **Règles pour débuter :** pas de prévôt, donc toute carte avec un ouvrier agit ; ni résidences, ni notaires, ni églises, ni hôtel. Le revenu est toujours de 2.
web-aid-magna-carta-variants-beginner-prestige = Les bâtiments de prestige sont alors posés devant vous et ne demandent pas de résidence ; tout le reste est inchangé.
web-aid-magna-carta-variants-two = **À deux :** moins de jetons, et les petites cartes de production portent 2 cubes au lieu de 4. Les autres règles restent les mêmes.

## Titres de la galerie

web-rules-kind-magna-carta-neutral = Cartes neutres
web-rules-kind-magna-carta-own = Cartes de joueur
web-rules-kind-magna-carta-residence = Résidences
web-rules-kind-magna-carta-prestige = Bâtiments de prestige
