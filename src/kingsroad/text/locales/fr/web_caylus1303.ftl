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

## Ce que possède une couleur, expliqué

web-sign-1303-has-workers = Ils sont la seule monnaie : placés ou payés, ils vont au camp et il faut les recruter de nouveau.
web-sign-1303-has-cube = Les cubes paient les bâtiments ; 1 nourriture et deux autres marchandises différentes font un lot. À la fin, ils ne valent rien.
web-sign-1303-has-gold = Il paie les monuments et peut entrer dans un lot ; il ne remplace jamais un autre cube. À la fin, chaque or vaut 2 points de prestige.
web-sign-1303-has-recruits = Autant reviennent du camp : 3, ou 2 à cinq joueurs, et plus pour les résidences.
web-sign-1303-has-houses = Chaque bâtiment et chaque résidence en prend une ; il y en a neuf en tout.
web-sign-1303-has-bundles = Livrés dans cette manche. Qui en a le plus reçoit une faveur du Roi ; à égalité, celui qui est le plus en avant dans la file.
web-sign-points-caylus1303 = Le prestige jusqu’ici ; jusqu’à la fin, personne d’autre ne le voit. L’or qui reste alors en rapporte encore.
