### Ce que seule la table en ligne de Caylus 1303 dit.

web-1303-board = Le plateau
web-1303-castle = Château : on y livre les lots
web-1303-queue = Chantier : la file des ouvriers
web-1303-site-tile = Tuile { $number } du chantier : { $tile }
web-1303-gate = Porte de la ville
web-1303-bridge = Pont des guildes
web-1303-dearer = Quelqu’un a passé : chaque placement coûte 1 ouvrier de plus
web-1303-camp = Camp
web-1303-provost = Prévôt
web-1303-plot = Parcelle { $number }, pas encore bâtie
web-1303-plot-with = Parcelle { $number } : { $tile }
web-1303-spent = utilisé

## Ce que possède une couleur

web-1303-has-workers = Ouvriers disponibles
web-1303-has-recruits = Ouvriers recrutés à la fin de la manche
web-1303-has-houses = Maisons restantes
web-1303-bundles =
    { $number ->
        [one] { $number } lot
       *[other] { $number } lots
    }

## Explications de ce qui n’est pas une tuile

web-sign-1303-castle = Un lot, c’est 1 nourriture et deux autres ressources différentes ; il rapporte 5 points de prestige. Celui qui livre le plus de lots dans une manche reçoit une faveur du Roi, qui permet de prendre un personnage à une autre couleur, ou d’utiliser une tuile du chantier puis de prendre un personnage du plateau. Sont ouvertes : la première tuile dès la manche 1, la deuxième dès la manche 4, la troisième dès la manche 7.
web-sign-1303-site = Un ouvrier de chaque couleur peut faire la queue ici ; on livre les lots dans cet ordre.
web-sign-1303-bridge = Celui qui passe met une maison sur la case suivante. Le premier prend le marqueur de premier joueur, et dès lors chaque placement coûte 1 ouvrier de plus. Dans cet ordre, on déplace le prévôt, 1 ouvrier par pas et 3 pas au plus.
web-sign-1303-camp = Les ouvriers qui ont travaillé ou servi de paiement attendent ici d’être recrutés de nouveau ; voici combien par couleur.
web-sign-1303-provost = Les bâtiments agissent jusqu’au prévôt. À la fin d’une manche, il se place avant le dernier bâtiment de la route.

## Ce que possède une couleur, expliqué

web-sign-1303-has-workers = Ils sont la seule monnaie : placés ou dépensés, ils vont au camp et il faut les recruter de nouveau.
web-sign-1303-has-cube = Les cubes paient les bâtiments ; 1 nourriture et deux autres ressources différentes font un lot. À la fin, ils ne valent rien.
web-sign-1303-has-gold = Il paie les monuments et peut entrer dans un lot ; il ne remplace jamais un autre cube. À la fin, chaque or vaut 2 points de prestige.
web-sign-1303-has-recruits = Autant reviennent du camp : 3, ou 2 à cinq joueurs, et plus pour les résidences.
web-sign-1303-has-houses = Chaque bâtiment et chaque résidence en prend une ; il y en a neuf en tout.
web-sign-1303-has-bundles = Livrés dans cette manche. Celui qui en a le plus reçoit une faveur du Roi ; à égalité, celui qui est le plus en avant dans la file.
web-sign-points-caylus1303 = Le prestige jusqu’ici ; jusqu’à la fin, personne d’autre ne le voit. L’or qui reste alors en rapporte encore.

## Sur la page d’accueil

web-game-caylus1303 = Le classique, resserré : neuf manches, pas d’argent, et des personnages dont les pouvoirs changent de mains.
web-game-caylus1303-length = 9 manches

## L’aide de jeu

web-aid-caylus1303-goal = But
web-aid-caylus1303-goal-win = Avoir le plus de **prestige** après **neuf manches**. Jusqu’à la fin, vous ne voyez que votre propre total.
web-aid-caylus1303-goal-workers = Les ouvriers sont la seule monnaie : celui que vous placez ou dépensez va au **camp**, et il faut le recruter à nouveau.

web-aid-caylus1303-setup = Mise en place
web-aid-caylus1303-setup-road = Quatre bâtiments imprimés et le pont, des bâtiments de départ sur les parcelles 1 à 8, un bâtiment en bois sur la 9, un en pierre sur la 14 ; trois tuiles sur le chantier.
web-aid-caylus1303-setup-stock = Chacun a 2 bois, 1 nourriture, 1 pierre et 15 ouvriers, les uns en main, les autres au camp.
web-aid-caylus1303-setup-characters = En commençant par le dernier joueur, chacun choisit un personnage ; les trois restants sont sur le plateau.
web-aid-caylus1303-setup-table-workers = Ouvriers et personnages selon le nombre de joueurs

web-aid-caylus1303-planning = Planification
web-aid-caylus1303-planning-turn = Dans le sens horaire depuis le marqueur de premier joueur : **placez un ouvrier ou passez**, jusqu’à ce que tous aient passé.
web-aid-caylus1303-planning-building = Sur tout bâtiment libre de la route, au-delà du prévôt aussi. Placer ne coûte rien en soi : seul l’ouvrier est parti.
web-aid-caylus1303-planning-visitor = Sur un bâtiment construit par un autre joueur : celui-ci gagne aussitôt 1 point de prestige.
web-aid-caylus1303-planning-site = Ou sur le chantier, à la place suivante de la file ; un seul ouvrier par joueur.
web-aid-caylus1303-planning-pass = **Le premier à passer prend le marqueur de premier joueur** pour la manche suivante. L’ordre des passes compte au pont.
web-aid-caylus1303-planning-dearer = Dès lors, **chaque placement coûte 1 ouvrier de plus**, quel que soit le nombre de passes.

web-aid-caylus1303-activation = Activation
web-aid-caylus1303-activation-order = Bâtiments imprimés, pont, puis les parcelles **jusqu’au prévôt**. Chaque ouvrier qui a agi va au camp.
web-aid-caylus1303-activation-decline = On peut renoncer à tout effet ; chaque ouvrier l’utilise une fois.
web-aid-caylus1303-activation-fairground = **Foire :** 1 bois pour une faveur.
web-aid-caylus1303-activation-lawyer = **Notaire :** pour 1 tissu, posez une maison au-dessus d’un bâtiment de départ. Il agit encore cette manche et devient votre résidence en phase 4.
web-aid-caylus1303-activation-carpenter = **Charpentier :** construisez un bâtiment en bois sur la première parcelle libre ; son prestige est aussitôt à vous.
web-aid-caylus1303-activation-toll = **Péage :** déplacez le prévôt de 1 ou 2 pas, gratuitement.
web-aid-caylus1303-activation-bridge = **Pont :** dans l’ordre des passes, sans ouvrier sur place, chacun peut déplacer le prévôt de 1 à 3 pas pour **1 ouvrier par pas**.
web-aid-caylus1303-activation-plots = Les ouvriers au-delà du prévôt vont au camp sans rien.
web-aid-caylus1303-activation-mason = **Maçon :** de même, un bâtiment en pierre. Sur la face de départ du maçon, la pierre fixe n’est pas payée.
web-aid-caylus1303-activation-owner = Si un autre travaille dans votre ferme, votre scierie ou votre carrière en pierre, vous prenez 1 nourriture, bois ou pierre.

web-aid-caylus1303-delivery = Livraison
web-aid-caylus1303-delivery-turn = Ceux qui ont un ouvrier sur le chantier livrent autant de lots qu’ils veulent, dans l’ordre de la file.
web-aid-caylus1303-delivery-bundle = **Un lot, c’est 1 nourriture et deux autres ressources différentes** : 5 points de prestige. Ne rien livrer ne coûte rien.
web-aid-caylus1303-delivery-most = Le plus de lots dans la manche : **une faveur**. À égalité, celui qui est le plus en avant dans la file.

web-aid-caylus1303-favors = Faveurs du Roi
web-aid-caylus1303-favors-sources = Par la foire, un manoir construit par un joueur, le plus de lots et le théâtre. Choisissez l’un des deux :
web-aid-caylus1303-favors-steal = **prendre un personnage à un autre joueur**, n’importe lequel,
web-aid-caylus1303-favors-site = ou **utiliser une tuile ouverte du chantier** comme si votre ouvrier y était ; ensuite, vous pouvez prendre un personnage du plateau.
web-aid-caylus1303-favors-open = Est ouverte une tuile aux manches 1 à 3 ; deux le sont aux manches 4 à 6, toutes les trois aux manches 7 à 9.

web-aid-caylus1303-administration = Administration
web-aid-caylus1303-administration-residences = Les bâtiments de départ surmontés d’une maison deviennent des résidences.
web-aid-caylus1303-administration-monuments = Depuis le pont, chaque résidence peut être remplacée par un **monument** : payez et marquez. Sa recrue est alors perdue.
web-aid-caylus1303-administration-recruits = Recrutez **3 ouvriers** du camp (à cinq : 2), +1 par résidence. Jardin +2 ouvriers, grenier +1 nourriture, manufacture +1 tissu.
web-aid-caylus1303-administration-provost = Le prévôt se place juste avant le dernier bâtiment de la route. La parcelle 14 ne compte pas tant qu’une parcelle avant elle est libre.
web-aid-caylus1303-administration-next = La manche suivante commence par celui qui a le marqueur de premier joueur.

web-aid-caylus1303-characters = Personnages
web-aid-caylus1303-characters-early-riser = **Lève-tôt :** peut placer un ouvrier avant tous les autres, pour 1 ouvrier de plus.
web-aid-caylus1303-characters-night-worker = **Travailleur de nuit :** ne paie pas l’ouvrier de plus après le premier passe.
web-aid-caylus1303-characters-journeyman = **Compagnon :** une fois par manche, peut rejoindre l’ouvrier d’un autre sur un bâtiment, et agit après lui.
web-aid-caylus1303-characters-thief = **Voleur :** chez les autres, le propriétaire ne gagne pas de prestige.
web-aid-caylus1303-characters-steward = **Intendant :** 2 points de prestige au lieu de 1 pour les autres dans ses bâtiments.
web-aid-caylus1303-characters-bailiff = **Bailli :** peut déplacer le prévôt de 1 pas après tous les autres, gratuitement.
web-aid-caylus1303-characters-architect = **Architecte :** 1 point de prestige de plus par bâtiment en bois ou en pierre et par monument.
web-aid-caylus1303-characters-deliveryman = **Livreur :** livre sans ouvrier, après tous les autres ; avec un ouvrier, deux fois.
web-aid-caylus1303-characters-chamberlain = **Chambellan :** des lots de trois cubes quelconques, même sans nourriture.
web-aid-caylus1303-characters-foreman = **Contremaître :** 1 point de prestige de plus par lot.
web-aid-caylus1303-characters-goldsmith = **Orfèvre :** 5 points de prestige de plus pour le premier lot avec de l’or dans une manche.
web-aid-caylus1303-characters-day-labourer = **Journalier :** recrute 1 ouvrier de plus à chaque recrutement.

web-aid-caylus1303-end = Fin de la partie
web-aid-caylus1303-end-when = La partie finit après la **neuvième manche**, recrutement compris.
web-aid-caylus1303-end-gold = Chaque or restant : 2 points de prestige. Autres cubes, ouvriers et personnages ne valent rien.
web-aid-caylus1303-end-tie = Les ex æquo gagnent ensemble.

web-aid-caylus1303-slips = Souvent oublié
web-aid-caylus1303-slips-camp = On ne paie pas avec les ouvriers du plateau : seulement avec ceux en main, et ils vont au camp.
web-aid-caylus1303-slips-pay = Les effets qui rapportent des ouvriers prennent les vôtres au camp. S’il y en a trop peu, le reste est perdu.
web-aid-caylus1303-slips-gold = L’or est une ressource à part et n’en remplace jamais une autre ; le signe aux quatre ressources vaut tout cube sauf l’or.
web-aid-caylus1303-slips-sides = Ce qui est là dès le début montre sa face de départ : souvent plus faible et sans propriétaire.
web-aid-caylus1303-slips-lawyer = Notaire et résidence ne rapportent pas de prestige. Vous avez neuf maisons en tout pour bâtiments et résidences.
web-aid-caylus1303-slips-board = Un personnage ne vient du plateau qu’après une tuile du chantier, jamais quand on en prend un à un joueur.

web-aid-caylus1303-variants = Variantes
web-aid-caylus1303-variants-first = **Première partie :** tuiles et personnages sont ceux recommandés pour une première soirée ; aucune règle ne change.
web-aid-caylus1303-variants-two = **À deux :** 10 ouvriers en main au départ, 5 personnages en jeu. Les autres règles restent les mêmes.
web-aid-caylus1303-variants-five = **À cinq :** 10 ouvriers en main au départ, mais seulement 2 recrues par manche. Plus long et plus sévère.

## Titres de la galerie

web-rules-kind-caylus1303-fixed = Bâtiments imprimés
web-rules-kind-caylus1303-neutral = Bâtiments de départ
web-rules-kind-caylus1303-wood = Bâtiments en bois
web-rules-kind-caylus1303-stone = Bâtiments en pierre
web-rules-kind-caylus1303-residence = Résidences
web-rules-kind-caylus1303-prestige = Monuments
web-rules-kind-caylus1303-character = Personnages
