### L’aide de jeu de chaque jeu. **Deux étoiles** mettent en gras ; les signes et les nombres des
### tableaux sont dans web/src/aid.

web-aid-now = maintenant
web-aid-more = Tous les bâtiments, les signes et les règles complètes

## Têtes des petits tableaux

web-aid-word-section = Section
web-aid-word-room = Maisons
web-aid-word-house = Par maison
web-aid-word-space = Case
web-aid-word-dungeon = Donjon
web-aid-word-walls = Murailles
web-aid-word-towers = Tours
web-aid-word-houses = Maisons
web-aid-word-line = Ligne
web-aid-word-token = Jeton
web-aid-word-worth = Valeur
web-aid-word-four = à 4
web-aid-word-three = à 3
web-aid-word-two = à 2
web-aid-word-players = Joueurs
web-aid-word-start = Ouvriers au départ
web-aid-word-recruits = Recrues par manche
web-aid-word-characters-drawn = Personnages en jeu

## Caylus (2005)

web-aid-caylus2005-goal = But
web-aid-caylus2005-goal-win = Avoir le plus de **prestige** quand les tours du château ont été décomptées.
web-aid-caylus2005-goal-sources = Le prestige vient des constructions, des lots pour le château, des faveurs du Roi et des autres qui travaillent dans tes bâtiments.

web-aid-caylus2005-setup = Mise en place
web-aid-caylus2005-setup-road = Six bâtiments neutres au hasard sur les cases 1 à 6 ; colporteur (7), charpentier (8) et mine d’or (16) sont imprimés. Prévôt et bailli partent de la case 6.
web-aid-caylus2005-setup-stock = Chacun a six ouvriers, 2 nourritures et 1 bois ; le premier dans l’ordre du tour a 5 deniers, le deuxième et le troisième 6, le quatrième et le cinquième 7.

web-aid-caylus2005-income = Revenus
web-aid-caylus2005-income-base = Chacun reçoit **2 deniers**, au premier tour aussi.
web-aid-caylus2005-income-more = +1 par résidence, +1 pour la bibliothèque, +2 pour l’hôtel ; pour la première fois au tour qui suit leur construction.

web-aid-caylus2005-placement = Placement des ouvriers
web-aid-caylus2005-placement-turn = Dans l’ordre du tour, chacun **place un ouvrier ou passe**, jusqu’à ce que tous aient passé.
web-aid-caylus2005-placement-price = Une place coûte **1 denier, +1 par joueur qui a passé**.
web-aid-caylus2005-placement-own = Dans ton propre bâtiment, tu paies toujours 1 denier. Avec un ouvrier dans le cercle droit de l’auberge, tu paies 1 partout.
web-aid-caylus2005-placement-visitor = Chez un autre joueur : le propriétaire gagne aussitôt 1 point de prestige.
web-aid-caylus2005-placement-where = Un ouvrier par bâtiment. Les écuries en prennent trois, le château autant qu’il en vient, mais un seul par joueur.
web-aid-caylus2005-placement-beyond = On peut placer au-delà du prévôt, à ses risques.
web-aid-caylus2005-placement-pass = Passer est gratuit. **Le premier à passer reçoit 1 denier.** Qui a passé ne place plus ; l’ordre des passes compte pour le prévôt.

web-aid-caylus2005-special = Bâtiments spéciaux
web-aid-caylus2005-special-order = Ils agissent dans cet ordre, où que soit le prévôt.
web-aid-caylus2005-special-gate = **Porte :** déplace gratuitement cet ouvrier vers toute place qui t’est ouverte. Un propriétaire gagne quand même 1 point de prestige.
web-aid-caylus2005-special-post = **Comptoir :** 3 deniers.
web-aid-caylus2005-special-guild = **Guilde des marchands :** tu peux déplacer le prévôt de 3 cases au plus, gratuitement.
web-aid-caylus2005-special-joust = **Champ de joutes :** tu peux payer 1 denier et 1 tissu pour une faveur du Roi.
web-aid-caylus2005-special-stables = **Écuries :** ceux qui s’y trouvent deviennent aussitôt premier, deuxième et troisième dans l’ordre du tour.
web-aid-caylus2005-special-inn = **Auberge :** ton ouvrier passe du cercle gauche au cercle droit. Dès le tour suivant, toute place te coûte 1 denier, tant qu’il y reste.

web-aid-caylus2005-provost = Le prévôt
web-aid-caylus2005-provost-turn = **Dans l’ordre des passes**, chacun peut une fois le déplacer de 1 à 3 cases, en avant ou en arrière, pour **1 denier par case**.
web-aid-caylus2005-provost-reach = Il reste entre les cases 1 et 28. Là où il s’arrête se décide jusqu’où la route agit.

web-aid-caylus2005-buildings = Bâtiments de la route
web-aid-caylus2005-buildings-order = De la case 1 **jusqu’à la case du prévôt comprise**. Les ouvriers au-delà rentrent sans rien.
web-aid-caylus2005-buildings-produce = La production est obligatoire ; on peut renoncer à tout le reste. Chaque ouvrier utilise l’effet une fois.
web-aid-caylus2005-buildings-owner = Si un autre travaille dans ta ferme en pierre, ton parc ou ton atelier, tu prends aussi 1 des cubes produits, au choix.
web-aid-caylus2005-buildings-carpenter = **Charpentier :** construis un bâtiment en bois. Il va sur la première case libre, il est à toi et rapporte aussitôt son prestige.
web-aid-caylus2005-buildings-mason = **Maçon :** de même, un bâtiment en pierre.
web-aid-caylus2005-buildings-lawyer = **Notaire :** pour 1 denier et 1 tissu, un bâtiment neutre, ou un de tes bâtiments en bois ou en pierre, devient ta résidence : 2 points de prestige, revenu +1.
web-aid-caylus2005-buildings-lawyer-waits = Si un ouvrier s’y trouve, le changement attend son départ. Les bâtiments neutres quittent la partie, les tiens retournent à la réserve.
web-aid-caylus2005-buildings-architect = **Architecte :** construis un bâtiment de prestige sur une de tes résidences, dont le revenu est alors perdu.
web-aid-caylus2005-buildings-market = **Marché :** vends un cube pour 4 deniers, au marché en bois pour 6.
web-aid-caylus2005-buildings-peddler = **Colporteur :** achète un cube pour 2 deniers ; chez le second colporteur, un ou deux pour 1 denier chacun. Jamais d’or.
web-aid-caylus2005-buildings-offers = **Église, tailleur, banque, alchimiste :** accepte une des deux offres, une fois.

web-aid-caylus2005-castle = Construction du château
web-aid-caylus2005-castle-table-sections = Les trois sections du château
web-aid-caylus2005-castle-turn = Seulement qui a un ouvrier au château, dans l’ordre d’arrivée.
web-aid-caylus2005-castle-batch = **Un lot, c’est 1 nourriture et deux autres ressources différentes** ; l’or peut en être une. Fournis autant de lots que tu veux : chacun est une maison et rapporte le prestige de la section.
web-aid-caylus2005-castle-full = Quand une section est pleine, les maisons suivantes vont dans la prochaine, pour le prestige de celle-ci.
web-aid-caylus2005-castle-idle = Aucune maison bâtie alors que ton ouvrier y est : **−2 points de prestige**, sauf s’il n’y a plus de place.
web-aid-caylus2005-castle-most = Le plus de maisons ce tour-ci : **1 faveur du Roi**. À égalité, celui qui est le plus en avant au château.

web-aid-caylus2005-end-of-turn = Le bailli et les décomptes
web-aid-caylus2005-end-of-turn-table-counts = Ce que rapporte un décompte, selon les maisons dans la section
web-aid-caylus2005-end-of-turn-bailiff = Le bailli avance de **2 cases si le prévôt est devant lui, sinon de 1**. Puis le prévôt le rejoint.
web-aid-caylus2005-end-of-turn-count = Une section est décomptée quand le bailli a atteint sa case (**12, 18, 24**) ou quand elle est pleine.
web-aid-caylus2005-end-of-turn-order = Dans l’ordre du tour, chacun perd du prestige ou reçoit des faveurs du Roi pour ses maisons :

web-aid-caylus2005-favors = Faveurs du Roi
web-aid-caylus2005-favors-table-lines = Les lignes des faveurs du Roi
web-aid-caylus2005-favors-take = Choisis une ligne, avance ton marqueur d’une case vers la droite et utilise **cette case ou une case à sa gauche** sur la même ligne.
web-aid-caylus2005-favors-open = Les cases 3 et 4 s’ouvrent après le décompte du donjon, la case 5 après celui des murailles. Un marqueur bloqué peut quand même servir.
web-aid-caylus2005-favors-several = Plusieurs faveurs dans une phase : **chacune sur une autre ligne** ; une cinquième est perdue. La ligne d construit pour 1 bois ou 1 pierre de moins ; son notaire ne coûte que le tissu, son architecte le prix entier.

web-aid-caylus2005-end = Fin de la partie
web-aid-caylus2005-end-when = La partie finit quand les **tours** ont été décomptées.
web-aid-caylus2005-end-gold = Chaque or restant : 3 points de prestige.
web-aid-caylus2005-end-cubes = Par trois autres cubes : 1 point de prestige.
web-aid-caylus2005-end-deniers = Par quatre deniers : 1 point de prestige.
web-aid-caylus2005-end-tie = Les ex æquo gagnent ensemble.

web-aid-caylus2005-slips = Souvent oublié
web-aid-caylus2005-slips-joust = Le tissu pour le champ de joutes doit venir d’un tour précédent : tout ce qui en produit agit plus tard.
web-aid-caylus2005-slips-gold = L’or est une ressource à part. Il ne remplace jamais une autre ressource ni un denier.
web-aid-caylus2005-slips-castle = Ce que produit la route arrive à temps pour le château, si le prévôt laisse agir tes ouvriers.
web-aid-caylus2005-slips-inn = Un ouvrier à l’auberge est absent : il en reste cinq. Un nouveau venu dans le cercle gauche le renvoie.
web-aid-caylus2005-slips-favors = Les faveurs d’un décompte n’entrent pas encore dans les cases que ce décompte ouvre.
web-aid-caylus2005-slips-supply = Résidences et bâtiments de prestige n’emploient personne, et le notaire ne transforme jamais lui-même, ni bâtiment fixe ou spécial.

web-aid-caylus2005-variants = Variantes
web-aid-caylus2005-variants-two = **À deux :** chacun part avec 5 deniers, et les écuries sont fermées. La première place change de main après chaque tour. Dès que l’un a passé, toute place hors de chez lui coûte **3** deniers à l’autre, sauf si l’auberge la met à 1.
web-aid-caylus2005-variants-simple = **Faveurs simples**, pour une première partie : pas de lignes ; chaque faveur vaut aussitôt 3 points de prestige, sans limite par phase.
web-aid-caylus2005-variants-jeweller = **Joaillier :** un dixième bâtiment en pierre pour pierre et tissu, 6 points de prestige ; il change 1 or en 5 points ou 2 or en 9.

## Caylus Magna Carta

web-aid-magna-carta-goal = But
web-aid-magna-carta-goal-win = Avoir le plus de **prestige** à la fin : jetons du château, cartes sur la route, bâtiments de prestige. On ne compte qu’alors.
web-aid-magna-carta-goal-secret = Chacun a les mêmes douze cartes. Ta main est secrète ; tout le reste est visible, les défausses aussi.

web-aid-magna-carta-setup = Mise en place
web-aid-magna-carta-setup-road = La route commence par autant de cartes neutres qu’il y a de joueurs ; le colporteur est la dernière, et le prévôt part de là.
web-aid-magna-carta-setup-hand = Pioche trois cartes ; une fois, tu peux défausser les trois gratuitement et en piocher trois autres.
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
web-aid-magna-carta-buildings-worker = **Ouvrier :** qui a un ouvrier sur la carte utilise une fois l’effet de l’ouvrier.
web-aid-magna-carta-buildings-owner = **Propriétaire :** si c’était l’ouvrier d’un autre, le propriétaire utilise ensuite le sien, même si l’autre a renoncé.
web-aid-magna-carta-buildings-decline = On peut renoncer à tout effet. Avec ton ouvrier sur ta carte, tu n’as que l’effet de l’ouvrier.
web-aid-magna-carta-buildings-stock = Petite ferme, petite scierie et petite carrière portent 4 cubes (à deux : 2) pour leur propriétaire ; une fois épuisés, il n’y reçoit plus rien.
web-aid-magna-carta-buildings-lawyer = **Notaire :** pour 1 nourriture, une de tes cartes devient résidence : 1 point de prestige, revenu +1. Si un ouvrier y attend, elle agit encore avant.
web-aid-magna-carta-buildings-lawyer-never = Jamais les cartes neutres, celles des autres, ni les notaires.
web-aid-magna-carta-buildings-church = **Église :** 2 deniers pour un jeton ou 5 pour deux ; le propriétaire en paie 3 pour un.
web-aid-magna-carta-buildings-home = À la fin de la phase, tous les ouvriers rentrent, même ceux au-delà du prévôt.

web-aid-magna-carta-castle = Construction du château
web-aid-magna-carta-castle-table-tokens = Les jetons du château : valeur et nombre selon les joueurs
web-aid-magna-carta-castle-turn = **Dans l’ordre des passes**, sans ouvrier : chaque lot de **1 nourriture, 1 bois et 1 pierre** rapporte le meilleur jeton restant. Autant que tu veux.
web-aid-magna-carta-castle-most = Le plus de lots dans la manche : **1 or**. À égalité, celui qui a passé le plus tôt.
web-aid-magna-carta-castle-nobody = Si personne ne fournit de lot, les deux meilleurs jetons quittent la partie.

web-aid-magna-carta-end-of-round = Fin de la manche
web-aid-magna-carta-end-of-round-provost = Le prévôt avance de 2 cartes, tant qu’il y a des cartes.
web-aid-magna-carta-end-of-round-first = La carte de premier joueur passe au suivant dans le sens horaire.

web-aid-magna-carta-end = Fin de la partie
web-aid-magna-carta-end-when = La partie finit avec la manche où part le **dernier jeton**.
web-aid-magna-carta-end-cards = Compte tes jetons et le prestige de tes cartes : résidences 1, résidences recouvertes rien.
web-aid-magna-carta-end-gold = Chaque or restant : 1 point de prestige.
web-aid-magna-carta-end-cubes = Par trois autres cubes : 1 point de prestige.
web-aid-magna-carta-end-deniers = Par trois deniers : 1 point de prestige.
web-aid-magna-carta-end-tie = Les ex æquo gagnent ensemble.

web-aid-magna-carta-slips = Souvent oublié
web-aid-magna-carta-slips-owner = Un ouvrier ne devient jamais plus cher, et son denier va à la banque, pas au propriétaire de la carte.
web-aid-magna-carta-slips-prestige = Un bâtiment de prestige est une action à part et demande une résidence libre, pas un ouvrier.
web-aid-magna-carta-slips-residence = Une carte qui devient résidence perd son propre prestige et les cubes qu’elle porte encore.
web-aid-magna-carta-slips-church = Les jetons de l’église ne sont pas des lots : ils ne comptent pas pour l’or et n’empêchent pas deux jetons de partir.
web-aid-magna-carta-slips-castle = Passer en premier, c’est bâtir en premier au château, mais avoir le premier mot sur le prévôt, pas le dernier.

web-aid-magna-carta-variants = Variantes
web-aid-magna-carta-variants-beginner = **Règles pour débuter :** pas de prévôt, donc toute carte avec un ouvrier agit ; ni résidences, ni notaires, ni églises, ni hôtel. Le revenu est toujours de 2.
web-aid-magna-carta-variants-beginner-prestige = Les bâtiments de prestige sont alors posés devant toi et ne demandent pas de résidence ; tout le reste est inchangé.
web-aid-magna-carta-variants-two = **À deux :** moins de jetons, et les petites cartes de production portent 2 cubes au lieu de 4. Les autres règles restent les mêmes.

## Caylus 1303

web-aid-caylus1303-goal = But
web-aid-caylus1303-goal-win = Avoir le plus de **prestige** après **neuf manches**. Jusqu’à la fin, tu ne vois que ton propre total.
web-aid-caylus1303-goal-workers = Les ouvriers sont la seule monnaie : celui que tu envoies ou paies va au **camp**, et il faut le réengager.

web-aid-caylus1303-setup = Mise en place
web-aid-caylus1303-setup-road = Quatre bâtiments imprimés et le pont, des bâtiments de départ sur les parcelles 1 à 8, un bâtiment en bois sur la 9, un en pierre sur la 14 ; trois tuiles sur le chantier.
web-aid-caylus1303-setup-stock = Chacun a 2 bois, 1 nourriture, 1 pierre et 15 ouvriers, les uns en main, les autres au camp.
web-aid-caylus1303-setup-characters = En commençant par le dernier joueur, chacun choisit un personnage ; les trois restants sont sur le plateau.
web-aid-caylus1303-setup-table-workers = Ouvriers et personnages selon le nombre de joueurs

web-aid-caylus1303-planning = Planification
web-aid-caylus1303-planning-turn = Dans le sens horaire depuis le marqueur de premier joueur : **place un ouvrier ou passe**, jusqu’à ce que tous aient passé.
web-aid-caylus1303-planning-building = Sur tout bâtiment libre de la route, au-delà du prévôt aussi. Placer ne coûte rien en soi : seul l’ouvrier est parti.
web-aid-caylus1303-planning-visitor = Sur un bâtiment construit par un autre joueur : celui-ci gagne aussitôt 1 point de prestige.
web-aid-caylus1303-planning-site = Ou sur le chantier, à la place suivante de la file ; un seul ouvrier par joueur.
web-aid-caylus1303-planning-pass = **Le premier à passer prend le marqueur de premier joueur** pour la manche suivante. L’ordre des passes compte au pont.
web-aid-caylus1303-planning-dearer = Dès lors, **chaque placement coûte 1 ouvrier de plus**, quel que soit le nombre de passes.

web-aid-caylus1303-activation = Activation
web-aid-caylus1303-activation-order = Bâtiments imprimés, pont, puis les parcelles **jusqu’au prévôt**. Chaque ouvrier qui a agi va au camp.
web-aid-caylus1303-activation-decline = On peut renoncer à tout effet ; chaque ouvrier l’utilise une fois.
web-aid-caylus1303-activation-fairground = **Foire :** 1 bois pour une faveur.
web-aid-caylus1303-activation-lawyer = **Notaire :** pour 1 tissu, pose une maison au-dessus d’un bâtiment de départ. Il agit encore cette manche et devient ta résidence en phase 4.
web-aid-caylus1303-activation-carpenter = **Charpentier :** construis un bâtiment en bois sur la première parcelle libre ; son prestige est aussitôt à toi.
web-aid-caylus1303-activation-toll = **Péage :** déplace le prévôt de 1 ou 2 pas, gratuitement.
web-aid-caylus1303-activation-bridge = **Pont :** dans l’ordre des passes, sans ouvrier sur place, chacun peut déplacer le prévôt de 1 à 3 pas pour **1 ouvrier par pas**.
web-aid-caylus1303-activation-plots = Les ouvriers au-delà du prévôt vont au camp sans rien.
web-aid-caylus1303-activation-mason = **Maçon :** de même, un bâtiment en pierre. Sur la face de départ du maçon, la pierre fixe n’est pas payée.
web-aid-caylus1303-activation-owner = Si un autre travaille dans ta ferme, ta scierie ou ta carrière en pierre, tu prends 1 nourriture, bois ou pierre.

web-aid-caylus1303-delivery = Livraison
web-aid-caylus1303-delivery-turn = Qui a un ouvrier sur le chantier livre autant de lots qu’il veut, dans l’ordre de la file.
web-aid-caylus1303-delivery-bundle = **Un lot, c’est 1 nourriture et deux autres ressources différentes** : 5 points de prestige. Ne rien livrer ne coûte rien.
web-aid-caylus1303-delivery-most = Le plus de lots dans la manche : **une faveur**. À égalité, celui qui est le plus en avant dans la file.

web-aid-caylus1303-favors = Faveurs du Roi
web-aid-caylus1303-favors-sources = Par la foire, un manoir construit par un joueur, le plus de lots et le théâtre. Choisis l’un des deux :
web-aid-caylus1303-favors-steal = **prendre un personnage à un autre joueur**, n’importe lequel,
web-aid-caylus1303-favors-site = ou **utiliser une tuile ouverte du chantier** comme si ton ouvrier y était ; ensuite, tu peux prendre un personnage du plateau.
web-aid-caylus1303-favors-open = Est ouverte une tuile aux manches 1 à 3 ; deux le sont aux manches 4 à 6, toutes les trois aux manches 7 à 9.

web-aid-caylus1303-administration = Administration
web-aid-caylus1303-administration-residences = Les bâtiments de départ surmontés d’une maison deviennent des résidences.
web-aid-caylus1303-administration-monuments = Depuis le pont, chaque résidence peut être remplacée par un **monument** : paie et marque. Sa recrue est alors perdue.
web-aid-caylus1303-administration-recruits = Engage **3 ouvriers** du camp (à cinq : 2), +1 par résidence. Jardin +2 ouvriers, grenier +1 nourriture, manufacture +1 tissu.
web-aid-caylus1303-administration-provost = Le prévôt se place juste avant le dernier bâtiment de la route. La parcelle 14 ne compte pas tant qu’une parcelle avant elle est libre.
web-aid-caylus1303-administration-next = La manche suivante commence par qui a le marqueur de premier joueur.

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
web-aid-caylus1303-characters-day-labourer = **Journalier :** engage 1 ouvrier de plus à chaque recrutement.

web-aid-caylus1303-end = Fin de la partie
web-aid-caylus1303-end-when = La partie finit après la **neuvième manche**, recrutement compris.
web-aid-caylus1303-end-gold = Chaque or restant : 2 points de prestige. Autres cubes, ouvriers et personnages ne valent rien.
web-aid-caylus1303-end-tie = Les ex æquo gagnent ensemble.

web-aid-caylus1303-slips = Souvent oublié
web-aid-caylus1303-slips-camp = On ne paie pas avec les ouvriers du plateau : seulement avec ceux en main, et ils vont au camp.
web-aid-caylus1303-slips-pay = Les effets qui rapportent des ouvriers prennent les tiens au camp. S’il y en a trop peu, le reste est perdu.
web-aid-caylus1303-slips-gold = L’or est une ressource à part et n’en remplace jamais une autre ; le signe aux quatre ressources vaut tout cube sauf l’or.
web-aid-caylus1303-slips-sides = Ce qui est là dès le début montre sa face de départ : souvent plus faible et sans propriétaire.
web-aid-caylus1303-slips-lawyer = Notaire et résidence ne rapportent pas de prestige. Tu as neuf maisons en tout pour bâtiments et résidences.
web-aid-caylus1303-slips-board = Un personnage ne vient du plateau qu’après une tuile du chantier, jamais quand on en prend un à un joueur.

web-aid-caylus1303-variants = Variantes
web-aid-caylus1303-variants-first = **Première partie :** tuiles et personnages sont ceux recommandés pour une première soirée ; aucune règle ne change.
web-aid-caylus1303-variants-two = **À deux :** 10 ouvriers en main au départ, 5 personnages en jeu. Les autres règles restent les mêmes.
web-aid-caylus1303-variants-five = **À cinq :** 10 ouvriers en main au départ, mais seulement 2 recrues par manche. Plus long et plus sévère.
