### Ce que seule la table en ligne de Caylus 1303 dit.

web-1303-board = Le plateau
web-1303-castle = Château : on y livre les lots
web-1303-queue = Chantier : la file des ouvriers
web-1303-site-tile = Tuile { $number } du chantier : { $tile }
web-1303-gate = Porte de la ville
web-1303-bridge = Pont des guildes
web-1303-dearer = Quelqu’un a passé : chaque placement coûte 1 ouvrier de plus
web-1303-camp = Camp
web-1303-provost = Prévôt
web-1303-plot = Parcelle { $number }, pas encore bâtie
web-1303-plot-with = Parcelle { $number } : { $tile }
web-1303-spent = utilisé

## Ce que possède une couleur

web-1303-has-workers = Ouvriers en réserve
web-1303-has-recruits = Ouvriers recrutés à la fin de la manche
web-1303-has-houses = Maisons restantes
web-1303-bundles =
    { $number ->
        [one] { $number } lot
       *[other] { $number } lots
    }

## Explications de ce qui n’est pas une tuile

web-sign-1303-castle = Un lot, c’est 1 nourriture et deux autres marchandises différentes ; il rapporte 5 points de prestige. Le plus de lots d’une manche vaut une faveur du Roi. Elle prend un personnage à une autre couleur, ou utilise une tuile du chantier puis un personnage du plateau : la première tuile dès la manche 1, la deuxième dès la manche 4, la troisième dès la manche 7.
web-sign-1303-site = Un ouvrier de chaque couleur peut faire la file ici ; on livre les lots dans cet ordre.
web-sign-1303-bridge = Qui passe met une maison sur la case suivante. Le premier prend le marqueur de premier joueur, et dès lors chaque placement coûte 1 ouvrier de plus. Dans cet ordre, on déplace le prévôt, 1 ouvrier par pas et 3 pas au plus.
web-sign-1303-camp = Les ouvriers qui ont travaillé ou servi de paiement attendent ici d’être recrutés de nouveau ; voici combien par couleur.
web-sign-1303-provost = Les bâtiments agissent jusqu’au prévôt. À la fin d’une manche, il se place avant le dernier bâtiment de la route.
