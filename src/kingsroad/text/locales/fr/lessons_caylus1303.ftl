## Pourquoi un autre choix ne convient pas, là où une étape ne donne pas sa propre raison

wrong-place = C’est permis aussi. Dans cette leçon, placez un ouvrier à la place éclairée.
wrong-pass = Cela n’aide pas ici : dans cette leçon, passez maintenant.
wrong-provost = Aujourd’hui, laissez le prévôt où il est.
wrong-use = C’est gratuit : prenez.
wrong = C’est possible aussi, mais pas dans cette leçon. Prenez ce qui est éclairé.

## Ouvriers

workers = Les ouvriers sont l’argent
workers-goal = Ici, pas de pièces : on paie avec des ouvriers, qui se reposent ensuite au camp. Celui qui a le plus de prestige après neuf manches gagne : il vient des bâtiments, des livraisons au château et des monuments.
workers-quarry = Placez un ouvrier à la carrière. Il rapportera une pierre, puis ira au camp.
workers-second = Maintenant la scierie. Un bâtiment n’accueille qu’un ouvrier.
workers-dear = Rouge a passé. Désormais chaque place coûte un ouvrier de plus. Passez.
workers-dear-wrong = Vous pouvez continuer, à deux ouvriers la place. Dans cette leçon, passez.
workers-provost = La route agit jusqu’au prévôt. Dans l’ordre où l’on a passé, chacun peut payer des ouvriers pour le déplacer. Laissez-le.
workers-wood = La scierie agit : prenez le bois.
workers-stone = Et la pierre.
workers-end = Chacun reprend 3 ouvriers au camp. Rouge a le journalier et en reprend 4. Le premier qui a passé commence la manche suivante.

## Prévôt

provost = Le prévôt
provost-reach = Le prévôt est derrière la parcelle 8. Ce qui est au-delà n’agit pas.
provost-market = Le marché en bois est sur la parcelle 9. Placez-y quand même un ouvrier.
provost-pass = Pour déplacer le prévôt il faut des ouvriers. Passez.
provost-bribe = Chaque pas coûte 1 ouvrier, 3 pas au plus. Avancez-le d’un pas.
provost-bribe-wrong = Trop peu ne sert à rien, trop coûte des ouvriers. Un pas en avant suffit.
provost-cube = Le marché en bois agit : prenez un cube de votre choix.
provost-cube-wrong = Vous avez payé pour cela. Prenez un cube.
provost-end = À la fin de la manche il retourne juste devant le dernier bâtiment. La route grandit, et lui avec elle.

## Construire

building = Construire sur la route
building-carpenter = Le charpentier avant le pont agit toujours. Placez-y un ouvrier.
building-pass = Vous avez 2 bois et 1 nourriture. Passez.
building-tile = Construisez la carrière en bois : 2 points de prestige, et 1 de plus car l’architecte est avec vous.
building-tile-wrong = Un bon bâtiment. Dans cette leçon, la carrière en bois.
building-leave = Laissez le prévôt.
building-owner = Votre maison est au-dessus de la carrière. Rouge vient d’y placer un ouvrier, et vous avez gagné 1 point de prestige.

## Chantier

site = Le chantier du château
site-queue = Au chantier on livre des lots pour le château. Placez un ouvrier dans la file.
site-pass = Vous avez nourriture, bois et pierre : c’est un lot. Passez.
site-leave = On livre où que soit le prévôt. Laissez-le.
site-bundle = Livrez le lot : 5 points de prestige.
site-bundle-wrong = L’ouvrier est venu pour cela. Livrez le lot.
site-favor = Vous avez livré le plus et recevez une faveur du Roi : un personnage d’un autre, ou une tuile du chantier. Prenez le journalier à Rouge.
site-favor-wrong = Bien aussi. Dans cette leçon, prenez le journalier à Rouge.
site-end = Le journalier travaille pour vous : vous reprenez 4 ouvriers, et Rouge 3.

## Personnages

characters = Faveurs et personnages
characters-fair = À la foire, une faveur du Roi coûte 1 bois. Placez-y un ouvrier.
characters-pass = Les bâtiments avant le pont agissent où que soit le prévôt. Passez.
characters-wood = Donnez le bois.
characters-wood-wrong = Sans le bois, pas de faveur.
characters-tile = Cette fois une tuile du chantier. Aux premières manches, seule la première est ouverte.
characters-tile-wrong = Vous le savez déjà du chantier. Prenez la tuile.
characters-use = La ferme donne 1 nourriture : prenez-la.
characters-engage = Et un personnage du plateau peut vous rejoindre. Choisissez-en un : touchez chacun pour lire ce qu’il sait faire.
characters-engage-wrong = Un personnage vaut beaucoup. Choisissez-en un.
characters-end = Vous pouvez avoir autant de personnages que vous voulez, jusqu’à ce qu’une faveur vous en prenne un.

## Résidences

residence = Résidences et monuments
residence-lawyer = Le notaire vous donne un bâtiment de départ pour 1 tissu. Placez-y un ouvrier.
residence-pass = Passez : il agit aussitôt.
residence-claim = Posez votre maison sur la ferme.
residence-claim-wrong = Tout bâtiment de départ conviendrait. Dans cette leçon, la ferme.
residence-leave = Laissez le prévôt.
residence-monument = La ferme est maintenant une résidence, qui peut devenir un monument. Construisez la statue pour 2 pierres et 1 or.
residence-monument-wrong = Bien aussi. Dans cette leçon, la statue, pour 7 points de prestige.
residence-end = Une résidence donne un ouvrier de plus à chaque manche, un monument du prestige à la place. À la fin, chaque or restant vaut 2.
