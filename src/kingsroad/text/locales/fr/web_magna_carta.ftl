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
