### Ce que seule la table en ligne de Caylus Magna Carta dit.

web-magna-carta-board = La table
web-magna-carta-castle = Château
web-magna-carta-section =
    { $name } : { $left ->
        [one] encore { $left } jeton
       *[other] encore { $left } jetons
    }, { $points } points de prestige chacun
web-magna-carta-bridge = Pont
web-magna-carta-order = Ordre
web-magna-carta-built = construit
web-magna-carta-end = Bout de la route : la prochaine carte va ici
web-magna-carta-provost = Prévôt
web-magna-carta-spot = Place du prévôt à la carte { $number }
web-magna-carta-covered = { $top }, par-dessus : { $card }
web-magna-carta-hand = Ta main
web-magna-carta-pile = Pioche
web-magna-carta-discard = Défausse

## Ce que possède une couleur

web-magna-carta-has-workers = Ouvriers en réserve
web-magna-carta-has-income = Deniers au prochain revenu
web-magna-carta-has-hand = Cartes en main
web-magna-carta-has-tokens = Jetons du château : { $name }
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

web-sign-magna-carta-castle = Qui fournit 1 nourriture, 1 bois et 1 pierre prend le meilleur jeton restant : donjon, puis murailles, puis tours. L’or remplace n’importe lequel des trois. Le plus de lots d’une manche rapporte 1 or ; si personne n’en fournit, les deux meilleurs jetons sont perdus. La partie s’achève avec la manche qui voit partir le dernier.
web-sign-magna-carta-bridge = Qui passe prend le numéro suivant ; le premier reçoit 1 denier. Dans cet ordre, on déplace le prévôt, 1 denier par carte et 3 cartes au plus, et on bâtit le château.
web-sign-magna-carta-provost = Les cartes agissent du début de la route jusqu’au prévôt. À la fin d’une manche, il avance de 2 cartes.
web-sign-magna-carta-pile = Tes cartes encore à piocher. Une action et 1 denier en donnent une.
web-sign-magna-carta-discard = Ce que tu as défaussé. Quand la pioche est vide, on le mélange et il devient la pioche.

## Ce que possède une couleur, expliqué

web-sign-magna-carta-has-deniers = Ils paient les ouvriers, les cartes piochées et les pas du prévôt. À la fin, trois deniers valent 1 point de prestige.
web-sign-magna-carta-has-cube = Les cubes paient les cartes ; 1 nourriture, 1 bois et 1 pierre font un lot pour le château. À la fin, trois cubes, sauf l’or, valent 1 point de prestige.
web-sign-magna-carta-has-gold = Il remplace nourriture, bois ou pierre, dans les coûts et dans les lots. À la fin, chaque or vaut 1 point de prestige.
web-sign-magna-carta-has-workers = On peut encore les placer, pour 1 denier chacun.
web-sign-magna-carta-has-income = Au début d’une manche : 2 deniers, et plus pour les résidences et l’hôtel.
web-sign-magna-carta-has-hand = Seul leur propriétaire les voit. Une action et 1 denier en piochent une de plus.
web-sign-magna-carta-has-tokens = Ils viennent des lots pour le château et des églises. À la fin, chacun vaut le prestige indiqué à côté.
web-sign-magna-carta-has-batches = Fournis dans cette manche. Qui en a le plus reçoit 1 or ; à égalité, celui qui a passé le plus tôt.
web-sign-points-magna_carta = Ce que cette couleur aurait si la partie finissait maintenant : jetons, cartes, bâtiments de prestige et ce qui reste.
