### Le plateau de Caylus (2005) dans le navigateur.

web-caylus-favors = Faveurs du Roi
web-caylus-bridge = Pont
web-caylus-plot = case { $space }, encore libre
web-caylus-walk = case { $space } de la route
web-caylus-supply-wood = Bâtiments en bois
web-caylus-supply-stone = Bâtiments en pierre
web-caylus-supply-prestige = Bâtiments de prestige
web-caylus-workers = ouvriers disponibles
web-caylus-houses = maisons au château
web-caylus-income = revenu par tour

## Ce que le plateau explique de lui-même

web-sign-caylus-favors = Une faveur du Roi : choisissez une ligne, avancez votre marqueur d’une case vers la droite, puis utilisez cette case ou l’une des précédentes. Chaque ligne une seule fois par phase. Les cases 3 et 4 s’ouvrent avec le décompte du donjon, la case 5 avec celui des murailles.
web-sign-caylus-favors-simple = Une faveur du Roi : 3 points de prestige aussitôt. Cette table joue sans lignes, et chaque faveur d’une phase compte.
web-sign-caylus-line-a = Ligne a : prestige.
web-sign-caylus-line-b = Ligne b : deniers.
web-sign-caylus-line-c = Ligne c : nourriture ; bois ou pierre ; tissu ; un cube au choix contre deux autres, sauf l’or ; or.
web-sign-caylus-line-d = Ligne d : rien ; un bâtiment en bois, 1 bois de moins ; un bâtiment en pierre, 1 pierre de moins ; une résidence pour 1 tissu ; un bâtiment de prestige.
web-sign-caylus-bridge = Celui qui passe prend la place suivante. Le plus petit nombre libre est le prix d’un ouvrier, sauf dans ses propres bâtiments et pour le joueur dont un ouvrier loge à l’auberge. Le premier à passer reçoit 1 denier. C’est dans cet ordre que l’on peut déplacer le prévôt.
web-sign-caylus-dungeon = Donjon : 5 points de prestige par maison. Au décompte, n’avoir aucune maison coûte 2 points ; deux ou plus rapportent une faveur.
web-sign-caylus-walls = Murailles : 4 points de prestige par maison. Au décompte, n’avoir aucune maison coûte 3 points ; 2, 3 ou 5 maisons rapportent 1, 2 ou 3 faveurs.
web-sign-caylus-towers = Tours : 3 points de prestige par maison. Au décompte, n’avoir aucune maison coûte 4 points ; 2, 4 ou 6 maisons rapportent 1, 2 ou 3 faveurs. Puis la partie s’achève.
web-sign-caylus-walk = Les bâtiments agissent jusqu’au prévôt (chapeau blanc). À la fin du tour, le bailli (couronne) avance d’une case, ou de deux si le prévôt est devant lui ; puis le prévôt le rejoint.
web-sign-caylus-count-dungeon = Quand le bailli atteint cette case, on décompte le donjon, s’il ne l’a pas encore été.
web-sign-caylus-count-walls = Quand le bailli atteint cette case, on décompte les murailles, si elles ne l’ont pas encore été.
web-sign-caylus-count-towers = Quand le bailli atteint cette case, on décompte les tours et la partie s’achève.
web-sign-caylus-end = À la fin : 3 points de prestige par or, 1 pour trois autres cubes, 1 pour quatre deniers.

## Ce que possède une couleur, expliqué

web-sign-caylus-has-deniers = Ils paient les ouvriers, les pas du prévôt et certains bâtiments. À la fin, quatre deniers valent 1 point de prestige.
web-sign-caylus-has-cube = Les cubes paient les bâtiments ; 1 nourriture et deux autres cubes différents font un lot pour le château. À la fin, trois cubes, sauf l’or, valent 1 point de prestige.
web-sign-caylus-has-gold = Il paie les bâtiments de prestige et peut entrer dans un lot ; il ne remplace jamais un autre cube. À la fin, chaque or vaut 3 points de prestige.
web-sign-caylus-has-workers = On peut encore les placer. Le pont montre ce que coûte un ouvrier ; dans son propre bâtiment, c’est toujours 1 denier.
web-sign-caylus-has-houses = Chacune a été bâtie avec un lot de trois cubes. Au décompte de leur section, les maisons rapportent des faveurs du Roi.
web-sign-caylus-has-income = Autant de deniers au début d’un tour : 2, et plus pour les résidences, la bibliothèque et l’hôtel.
web-sign-points-caylus2005 = Le prestige jusqu’ici. L’or, les autres cubes et les deniers qui restent à la fin en rapportent encore.

## Sur la page d’accueil

web-game-caylus2005 = Le grand original. Tous voient où vous placez vos ouvriers, et le prévôt décide qui aura travaillé pour rien.
web-game-caylus2005-length = environ 15 tours

## L’aide de jeu

web-aid-caylus2005-goal = But
web-aid-caylus2005-goal-win = Avoir le plus de **prestige** quand les tours du château ont été décomptées.
web-aid-caylus2005-goal-sources = Le prestige vient des constructions, des lots pour le château, des faveurs du Roi et des autres qui travaillent dans vos bâtiments.

web-aid-caylus2005-setup = Mise en place
web-aid-caylus2005-setup-road = Six bâtiments neutres au hasard sur les cases 1 à 6 ; colporteur (7), charpentier (8) et mine d’or (16) sont imprimés. Prévôt et bailli partent de la case 6.
web-aid-caylus2005-setup-stock = Chacun a six ouvriers, 2 nourritures et 1 bois ; le premier dans l’ordre du tour a 5 deniers, le deuxième et le troisième 6, le quatrième et le cinquième 7.

web-aid-caylus2005-income = Revenus
web-aid-caylus2005-income-base = Chacun reçoit **2 deniers**, au premier tour aussi.
web-aid-caylus2005-income-more = +1 par résidence, +1 pour la bibliothèque, +2 pour l’hôtel ; pour la première fois au tour qui suit leur construction.

web-aid-caylus2005-placement = Placement des ouvriers
web-aid-caylus2005-placement-turn = Dans l’ordre du tour, chacun **place un ouvrier ou passe**, jusqu’à ce que tous aient passé.
web-aid-caylus2005-placement-price = Une place coûte **1 denier, +1 par joueur qui a passé**.
web-aid-caylus2005-placement-own = Dans votre propre bâtiment, vous payez toujours 1 denier. Avec un ouvrier dans le cercle droit de l’auberge, vous payez 1 partout.
web-aid-caylus2005-placement-visitor = Chez un autre joueur : le propriétaire gagne aussitôt 1 point de prestige.
web-aid-caylus2005-placement-where = Un ouvrier par bâtiment. Les écuries en prennent trois, le château autant qu’il en vient, mais un seul par joueur.
web-aid-caylus2005-placement-beyond = On peut placer au-delà du prévôt, à ses risques.
web-aid-caylus2005-placement-pass = Passer est gratuit. **Le premier à passer reçoit 1 denier.** Celui qui a passé ne place plus ; l’ordre des passes compte pour le prévôt.

web-aid-caylus2005-special = Bâtiments spéciaux
web-aid-caylus2005-special-order = Ils agissent dans cet ordre, où que soit le prévôt.
web-aid-caylus2005-special-gate = **Porte :** déplacez gratuitement cet ouvrier vers toute place qui vous est ouverte. Un propriétaire gagne quand même 1 point de prestige.
web-aid-caylus2005-special-post = **Comptoir :** 3 deniers.
web-aid-caylus2005-special-guild = **Guilde des marchands :** vous pouvez déplacer le prévôt de 3 cases au plus, gratuitement.
web-aid-caylus2005-special-joust = **Champ de joutes :** vous pouvez payer 1 denier et 1 tissu pour une faveur du Roi.
web-aid-caylus2005-special-stables = **Écuries :** ceux qui s’y trouvent deviennent aussitôt premier, deuxième et troisième dans l’ordre du tour.
web-aid-caylus2005-special-inn = **Auberge :** votre ouvrier passe du cercle gauche au cercle droit. Dès le tour suivant, toute place vous coûte 1 denier, tant qu’il y reste.

web-aid-caylus2005-provost = Le prévôt
web-aid-caylus2005-provost-turn = **Dans l’ordre des passes**, chacun peut une fois le déplacer de 1 à 3 cases, en avant ou en arrière, pour **1 denier par case**.
web-aid-caylus2005-provost-reach = Il reste entre les cases 1 et 28. L’endroit où il s’arrête détermine jusqu’où la route agit.

web-aid-caylus2005-buildings = Bâtiments de la route
web-aid-caylus2005-buildings-order = De la case 1 **jusqu’à la case du prévôt comprise**. Les ouvriers au-delà rentrent sans rien.
web-aid-caylus2005-buildings-produce = La production est obligatoire ; on peut renoncer à tout le reste. Chaque ouvrier utilise l’effet une fois.
web-aid-caylus2005-buildings-owner = Si un autre travaille dans votre ferme en pierre, votre parc ou votre atelier, vous prenez aussi 1 des cubes produits, au choix.
web-aid-caylus2005-buildings-carpenter = **Charpentier :** construisez un bâtiment en bois. Il va sur la première case libre, il est à vous et rapporte aussitôt son prestige.
web-aid-caylus2005-buildings-mason = **Maçon :** de même, un bâtiment en pierre.
web-aid-caylus2005-buildings-lawyer = **Notaire :** pour 1 denier et 1 tissu, un bâtiment neutre, ou un de vos bâtiments en bois ou en pierre, devient votre résidence : 2 points de prestige, revenu +1.
web-aid-caylus2005-buildings-lawyer-waits = Si un ouvrier s’y trouve, le changement attend son départ. Les bâtiments neutres quittent la partie, les vôtres retournent à la réserve.
web-aid-caylus2005-buildings-architect = **Architecte :** construisez un bâtiment de prestige sur une de vos résidences, dont le revenu est alors perdu.
web-aid-caylus2005-buildings-market = **Marché :** vendez un cube pour 4 deniers, au marché en bois pour 6.
web-aid-caylus2005-buildings-peddler = **Colporteur :** achetez un cube pour 2 deniers ; chez le second colporteur, un ou deux pour 1 denier chacun. Jamais d’or.
web-aid-caylus2005-buildings-offers = **Église, tailleur, banque, alchimiste :** acceptez une des deux offres, une fois.

web-aid-caylus2005-castle = Construction du château
web-aid-caylus2005-castle-table-sections = Les trois sections du château
web-aid-caylus2005-castle-turn = Seulement ceux qui ont un ouvrier au château, dans l’ordre d’arrivée.
web-aid-caylus2005-castle-batch = **Un lot, c’est 1 nourriture et deux autres ressources différentes** ; l’or peut en être une. Fournissez autant de lots que vous voulez : chacun est une maison et rapporte le prestige de la section.
web-aid-caylus2005-castle-full = Quand une section est pleine, les maisons suivantes vont dans la prochaine, pour le prestige de celle-ci.
web-aid-caylus2005-castle-idle = Aucune maison bâtie alors que votre ouvrier y est : **−2 points de prestige**, sauf s’il n’y a plus de place.
web-aid-caylus2005-castle-most = Le plus de maisons ce tour-ci : **1 faveur du Roi**. À égalité, celui qui est le plus en avant au château.

web-aid-caylus2005-end-of-turn = Le bailli et les décomptes
web-aid-caylus2005-end-of-turn-table-counts = Ce que rapporte un décompte, selon les maisons dans la section
web-aid-caylus2005-end-of-turn-bailiff = Le bailli avance de **2 cases si le prévôt est devant lui, sinon de 1**. Puis le prévôt le rejoint.
web-aid-caylus2005-end-of-turn-count = Une section est décomptée quand le bailli a atteint sa case (**12, 18, 24**) ou quand elle est pleine.
web-aid-caylus2005-end-of-turn-order = Dans l’ordre du tour, chacun perd du prestige ou reçoit des faveurs du Roi pour ses maisons :

web-aid-caylus2005-favors = Faveurs du Roi
web-aid-caylus2005-favors-table-lines = Les lignes des faveurs du Roi
web-aid-caylus2005-favors-take = Choisissez une ligne, avancez votre marqueur d’une case vers la droite et utilisez **cette case ou une case à sa gauche** sur la même ligne.
web-aid-caylus2005-favors-open = Les cases 3 et 4 s’ouvrent après le décompte du donjon, la case 5 après celui des murailles. Un marqueur bloqué peut quand même servir.
web-aid-caylus2005-favors-several = Plusieurs faveurs dans une phase : **chacune sur une autre ligne** ; une cinquième est perdue. La ligne d construit pour 1 bois ou 1 pierre de moins ; son notaire ne coûte que le tissu, son architecte le prix entier.

web-aid-caylus2005-end = Fin de la partie
web-aid-caylus2005-end-when = La partie finit quand les **tours** ont été décomptées.
web-aid-caylus2005-end-gold = Chaque or restant : 3 points de prestige.
web-aid-caylus2005-end-cubes = Pour trois autres cubes : 1 point de prestige.
web-aid-caylus2005-end-deniers = Pour quatre deniers : 1 point de prestige.
web-aid-caylus2005-end-tie = Les ex æquo gagnent ensemble.

web-aid-caylus2005-slips = Souvent oublié
web-aid-caylus2005-slips-joust = Le tissu pour le champ de joutes doit venir d’un tour précédent : tout ce qui en produit agit plus tard.
web-aid-caylus2005-slips-gold = L’or est une ressource à part. Il ne remplace jamais une autre ressource ni un denier.
web-aid-caylus2005-slips-castle = Ce que produit la route arrive à temps pour le château, si le prévôt laisse agir vos ouvriers.
web-aid-caylus2005-slips-inn = Un ouvrier à l’auberge est absent : il en reste cinq. Un nouveau venu dans le cercle gauche le renvoie.
web-aid-caylus2005-slips-favors = Les faveurs d’un décompte n’entrent pas encore dans les cases que ce décompte ouvre.
web-aid-caylus2005-slips-supply = Résidences et bâtiments de prestige n’emploient personne, et le notaire ne se transforme jamais lui-même, ni aucun bâtiment fixe ou spécial.

web-aid-caylus2005-variants = Variantes
web-aid-caylus2005-variants-two = **À deux :** chacun part avec 5 deniers, et les écuries sont fermées. La première place change de main après chaque tour. Dès que l’un a passé, toute place hors de chez lui coûte **3** deniers à l’autre, sauf si l’auberge la met à 1.
web-aid-caylus2005-variants-simple = **Faveurs simples**, pour une première partie : pas de lignes ; chaque faveur vaut aussitôt 3 points de prestige, sans limite par phase.
web-aid-caylus2005-variants-jeweller = **Joaillier :** un dixième bâtiment en pierre pour pierre et tissu, 6 points de prestige ; il change 1 or en 5 points ou 2 or en 9.

## Titres de la galerie

web-rules-kind-caylus2005-special = Bâtiments spéciaux
web-rules-kind-caylus2005-neutral = Bâtiments neutres
web-rules-kind-caylus2005-fixed = Bâtiments fixes
web-rules-kind-caylus2005-wood = Bâtiments en bois
web-rules-kind-caylus2005-stone = Bâtiments en pierre
web-rules-kind-caylus2005-residence = Résidences
web-rules-kind-caylus2005-prestige = Bâtiments de prestige
