## Pourquoi un autre choix ne convient pas, là où une étape ne donne pas sa propre raison

wrong-place = C’est permis aussi. Dans cette leçon, placez un ouvrier à la place éclairée.
wrong-pass = Cela n’aide pas ici : dans cette leçon, passez maintenant.
wrong-provost = Le prévôt aura sa propre leçon. Laissez-le où il est.
wrong = C’est possible aussi, mais pas dans cette leçon. Prenez ce qui est éclairé.

## Ouvriers

workers = Placer un ouvrier
workers-goal = Vous bâtissez le château du Roi, et Rouge aussi. Celui qui a le plus de prestige à la fin gagne : il vient du château, des bâtiments et des faveurs du Roi.
workers-quarry = Chaque bâtiment de la route donne quelque chose à l’ouvrier qui s’y trouve. Placez un ouvrier à la carrière : il rapportera une pierre.
workers-quarry-wrong = Il y a beaucoup de bonnes places. Commencez par la carrière, éclairée sur la route.
workers-second = Cela a coûté 1 denier. Rouge a pris la ferme, et une place prise est fermée à tous les autres. Prenez aussi du bois, à la scierie.
workers-second-wrong = Un château demande du bois, et la scierie en a.
workers-pass = Tant que vous avez de l’argent, vous pouvez placer d’autres ouvriers. Pour aujourd’hui, cela suffit : passez. Le premier à passer reçoit 1 denier.
workers-provost = Tous ont passé ; au tour du prévôt : dans l’ordre où l’on a passé, chacun peut payer pour le déplacer. Aujourd’hui, laissez-le.
workers-sale = La route agit depuis le pont jusqu’au prévôt. Vos ouvriers ont rapporté pierre et bois, puis sont rentrés. Le marché achète maintenant un cube à Rouge.
workers-end = Un nouveau tour commence et chacun reçoit 2 deniers de revenus. C’est le cœur du jeu : placer, agir, gagner.

## Prévôt

provost = Le prévôt
provost-reach = La figure blanche est le prévôt. Les bâtiments jusqu’à sa case agissent, ceux derrière lui non : celui qui s’y trouve rentre les mains vides.
provost-peddler = Le colporteur est une case derrière le prévôt. Placez-y quand même un ouvrier : le prévôt peut être déplacé.
provost-peddler-wrong = Voyons ce qui se passe derrière le prévôt : placez un ouvrier chez le colporteur.
provost-pass = Gardez votre argent pour le prévôt : passez. Le premier à passer est le premier à le déplacer.
provost-pass-wrong = Vous aurez bientôt besoin de deniers. Passez maintenant.
provost-bribe = Chaque case coûte 1 denier, 3 au plus. Avancez le prévôt d’une case, pour que le colporteur agisse.
provost-bribe-wrong = Ainsi votre ouvrier rentre sans rien, ou vous payez trop. Une case en avant suffit.
provost-trade = Rouge l’a laissé là. Le colporteur agit : donnez 2 deniers pour un cube.
provost-trade-wrong = Alors le chemin était inutile. Achetez chez le colporteur.
provost-cube = Prenez un cube de votre choix.
provost-bailiff = À la fin d’un tour le bailli avance et le prévôt le rejoint : une case, ou deux si le prévôt est devant lui. Ils décident ainsi de la durée de la partie.

## Construire

building = Construire un bâtiment à soi
building-why = Un bâtiment donne du prestige quand on le construit, et encore chaque fois que les autres s’en servent.
building-carpenter = Le charpentier construit ce qui est en bois. Placez-y un ouvrier.
building-pass = Rouge a passé, et les places coûtent plus cher. Passez.
building-leave = Le charpentier est avant le prévôt, donc il agit. Laissez le prévôt.
building-mason = Vous avez 2 bois et 2 nourritures. Construisez le maçon pour 1 bois et 1 nourriture : 4 points de prestige.
building-mason-wrong = Un bon bâtiment, mais prenez le maçon : il rapporte le plus, et les bâtiments en pierre ont besoin de lui.
building-owner = Le maçon est sur la première case libre, et votre maison est posée dessus. Rouge vient d’y placer un ouvrier, ce qui vous a donné 1 point de prestige. Vous-même payez toujours 1 denier dans vos bâtiments.

## Château

castle = Bâtir le château
castle-sections = Le château a trois sections : donjon, murailles et tours. Un lot de trois cubes différents, dont un de nourriture, y devient une maison.
castle-queue = Les ouvriers du château font la queue. Soyez le premier : placez un ouvrier au château.
castle-pass = Vous avez les cubes de deux maisons. Passez.
castle-leave = On bâtit toujours au château. Laissez le prévôt.
castle-batch = Fournissez un lot : nourriture, bois et pierre. Une maison au donjon vaut 5 points de prestige.
castle-batch-wrong = Tous les lots se valent. Donnez d’abord la pierre : le tissu et votre bois en feront un second.
castle-again = Il vous reste nourriture, bois et tissu : fournissez un second lot.
castle-again-wrong = Deux maisons valent mieux qu’une, et celui qui bâtit le plus reçoit une faveur du Roi.
castle-favor = Rouge n’a rien fourni. Vous avez bâti le plus et recevez une faveur du Roi. Prenez la ligne du prestige.
castle-favor-wrong = Les quatre lignes sont bonnes. Aujourd’hui la première : le prestige.
castle-field = La première case donne 1 point de prestige. La prochaine fois, cette ligne donnera plus.
castle-field-wrong = Une faveur non utilisée est perdue. Prenez le prestige.
castle-end = Deux maisons au donjon, et Rouge n’en a pas encore. Lors du décompte du donjon, cela comptera.

## Faveurs

favors = Les faveurs du Roi
favors-joust = Au champ de joutes, une faveur du Roi coûte 1 tissu et 1 denier. Placez-y un ouvrier.
favors-pass = Les bâtiments avant le pont agissent avant le prévôt. Passez.
favors-pay = Donnez le tissu et le denier.
favors-pay-wrong = Sans cela, pas de faveur. Donnez le tissu et le denier.
favors-line = Quatre lignes : prestige, deniers, cubes, construction. Votre marqueur a déjà avancé une fois sur celle des deniers. Avancez-le encore.
favors-line-wrong = Sur une nouvelle ligne vous commenceriez à la première case. Celle des deniers est plus avancée.
favors-field = Le marqueur a atteint la deuxième case. Vous pouvez utiliser celle-ci ou une case avant elle : prenez 4 deniers.
favors-field-wrong = La deuxième case donne plus que la première.
favors-end = Plus le marqueur avance, plus la faveur est riche. Les dernières cases ne s’ouvrent qu’après les décomptes du château. Deux faveurs d’une même phase ne vont jamais à la même ligne.

## Résidences

residence = Le notaire et les résidences
residence-lawyer = Le notaire change un bâtiment en résidence : placez-y un ouvrier. Il est à Rouge, qui gagne donc 1 point de prestige.
residence-pass = Vous avez le tissu et le denier qu’il demande. Passez.
residence-leave = Le prévôt est chez le notaire, qui agit donc. Laissez-le.
residence-change = Changez votre propre carrière en résidence.
residence-change-wrong = C’est possible, mais un bâtiment neutre serait perdu pour vous aussi. Changez votre carrière.
residence-income = Une résidence donne tout de suite 2 points de prestige et 1 denier de plus à chaque revenu : cette fois vous en avez reçu 3. Et elle servira de base à plus grand.

## Bâtiments de prestige

prestige = Les grands bâtiments
prestige-architect = Les grands bâtiments bleus sont ceux de l’architecte. Il est à vous : placez-y un ouvrier.
prestige-pass = Vous avez 3 bois et 1 or. Passez.
prestige-leave = Le prévôt va jusqu’à l’architecte. Laissez-le.
prestige-library = Construisez la bibliothèque : 10 points de prestige.
prestige-library-wrong = C’est pour elle que vous avez économisé : construisez la bibliothèque.
prestige-over = Un bâtiment de prestige se construit sur une résidence à soi. Posez-la là.
prestige-end = 10 points de prestige, et 1 denier de plus à chaque revenu. L’or vient de la mine, de l’alchimiste, de la banque et des faveurs.

## Décomptes

counts = Le décompte du château
counts-sections = Le bailli tient les comptes. Quand il atteint la marque de la route, ou qu’une section est pleine, on la décompte. Il est à une case de celle du donjon.
counts-pass = Vous avez deux maisons au donjon, Rouge aucune. Voyez ce qui se passe : passez.
counts-bailiff = Laissez le prévôt ; le bailli marche quand les bâtiments ont agi.
counts-count = On décompte le donjon. Deux maisons vous valent une faveur du Roi : prenez la ligne des deniers.
counts-count-wrong = Bien aussi. Dans cette leçon, la ligne des deniers.
counts-field = Prenez les 3 deniers.
counts-field-wrong = Une faveur non utilisée est perdue.
counts-end = Rouge n’a pas de maison au donjon et a perdu 2 points de prestige. Après les murailles viennent les tours, puis la partie finit : 3 points par or, 1 pour trois cubes, 1 pour quatre deniers.
