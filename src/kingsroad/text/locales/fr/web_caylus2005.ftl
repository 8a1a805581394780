### Le plateau de Caylus (2005) dans le navigateur.

web-caylus-favors = Faveurs du Roi
web-caylus-order = Ordre du tour
web-caylus-bridge = Pont
web-caylus-end = Ce qui reste à la fin
web-caylus-plot = case { $space }, encore libre
web-caylus-walk = case { $space } de la route
web-caylus-supply-wood = Bâtiments en bois
web-caylus-supply-stone = Bâtiments en pierre
web-caylus-supply-prestige = Bâtiments de prestige
web-caylus-workers = ouvriers disponibles
web-caylus-houses = maisons au château
web-caylus-income = revenu par tour

## Ce que le plateau explique de lui-même

web-sign-caylus-favors = Une faveur du Roi : choisis une ligne, avance ton marqueur d’une case vers la droite, puis utilise cette case ou l’une des précédentes. Chaque ligne une seule fois par phase. Les cases 3 et 4 s’ouvrent avec le décompte du donjon, la case 5 avec celui des murailles.
web-sign-caylus-favors-simple = Une faveur du Roi : 3 points de prestige aussitôt. Cette table joue sans lignes, et chaque faveur d’une phase compte.
web-sign-caylus-line-a = Ligne a : prestige.
web-sign-caylus-line-b = Ligne b : deniers.
web-sign-caylus-line-c = Ligne c : nourriture ; bois ou pierre ; tissu ; un cube au choix contre deux autres, sauf l’or ; or.
web-sign-caylus-line-d = Ligne d : rien ; un bâtiment en bois, 1 bois de moins ; un bâtiment en pierre, 1 pierre de moins ; une résidence pour 1 tissu ; un bâtiment de prestige.
web-sign-caylus-bridge = Qui passe prend la place suivante. Le plus petit nombre libre est le prix d’un ouvrier, sauf dans ses propres bâtiments et pour l’hôte de l’auberge. Le premier à passer reçoit 1 denier. C’est dans cet ordre que l’on peut déplacer le prévôt.
web-sign-caylus-dungeon = Donjon : 5 points de prestige par maison. Au décompte, n’avoir aucune maison coûte 2 points ; deux ou plus rapportent une faveur.
web-sign-caylus-walls = Murailles : 4 points de prestige par maison. Au décompte, n’avoir aucune maison coûte 3 points ; 2, 3 ou 5 maisons rapportent 1, 2 ou 3 faveurs.
web-sign-caylus-towers = Tours : 3 points de prestige par maison. Au décompte, n’avoir aucune maison coûte 4 points ; 2, 4 ou 6 maisons rapportent 1, 2 ou 3 faveurs. Puis la partie s’achève.
web-sign-caylus-walk = Les bâtiments agissent jusqu’au prévôt (chapeau blanc). À la fin du tour, le bailli (couronne) avance d’une case, ou de deux si le prévôt est devant lui ; puis le prévôt le rejoint.
web-sign-caylus-count-dungeon = Quand le bailli atteint cette case, on décompte le donjon, s’il ne l’a pas encore été.
web-sign-caylus-count-walls = Quand le bailli atteint cette case, on décompte les murailles, si elles ne l’ont pas encore été.
web-sign-caylus-count-towers = Quand le bailli atteint cette case, on décompte les tours et la partie s’achève.
web-sign-caylus-end = À la fin : 3 points de prestige par or, 1 pour trois autres cubes, 1 pour quatre deniers.

## Ce que possède une couleur, expliqué

web-sign-caylus-has-deniers = Ils paient les ouvriers, les pas du prévôt et certains bâtiments. À la fin, quatre deniers valent 1 point de prestige.
web-sign-caylus-has-cube = Les cubes paient les bâtiments ; 1 nourriture et deux autres cubes différents font un lot pour le château. À la fin, trois cubes, sauf l’or, valent 1 point de prestige.
web-sign-caylus-has-gold = Il paie les bâtiments de prestige et peut entrer dans un lot ; il ne remplace jamais un autre cube. À la fin, chaque or vaut 3 points de prestige.
web-sign-caylus-has-workers = On peut encore les placer. Le pont montre ce que coûte un ouvrier ; dans son propre bâtiment, c’est toujours 1 denier.
web-sign-caylus-has-houses = Chacune a été bâtie avec un lot de trois cubes. Au décompte de leur section, les maisons rapportent des faveurs du Roi.
web-sign-caylus-has-income = Autant de deniers au début d’un tour : 2, et plus pour les résidences, la bibliothèque et l’hôtel.
web-sign-points-caylus2005 = Le prestige jusqu’ici. L’or, les autres cubes et les deniers qui restent à la fin en rapportent encore.
