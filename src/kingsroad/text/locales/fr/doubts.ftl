### Valeurs imprimées incertaines. Ce qui est en anglais à côté des tuiles est ici en français.

doubts-copies = { $number } tuiles : { $effect }
doubts-plots = { $before } libres avant la parcelle du bâtiment en pierre, { $behind } après
doubts-provost = { $beyond } emplacements au-delà de la route
doubts-first-game = route : { $road } ; chantier : { $site }

fact-cost = coût
fact-prestige = prestige
fact-cost-and-prestige = coût et prestige
fact-price = prix
fact-effect = effet
fact-set-up-side = face de départ
fact-both-sides = les deux faces
fact-copies = tuiles identiques
fact-board = plateau
fact-plots = parcelles
fact-provost = prévôt
fact-first-game = première partie

why-read-from-the-picture-by-one-witness = lu sur l’image par un témoin
why-the-amounts-are-sure-the-goods-have-one-witness = les quantités sont sûres, les ressources viennent d’un seul témoin
why-the-amounts-are-sure-the-good-is-taken-from-the-build-side = les quantités sont sûres ; la ressource est reprise de la face à construire
why-nine-tiles-share-seven-effects-one-witness-doubles-it = neuf tuiles se partagent sept effets ; un témoin double celui-ci
why-one-witness-no-name-is-printed = un témoin ; aucun nom n’est imprimé
why-cloth-by-one-witness-and-by-the-game-of-2005 = tissu, selon un témoin et le jeu de 2005
why-the-four-workers-are-sure-stone-has-one-witness = les quatre ouvriers sont sûrs, la pierre vient d’un seul témoin
why-the-amounts-are-sure-cloth-has-one-witness = les quantités sont sûres, le tissu vient d’un seul témoin
why-both-sister-tiles-and-the-farm-of-2005-bring-3 = les deux tuiles sœurs et la ferme de 2005 en rapportent 3
why-cloth-as-third-good-its-like-of-2005-gives-food = le tissu comme troisième ressource ; son équivalent de 2005 donne de la nourriture
why-better-than-the-statue-in-all-5-or-6-would-fit = meilleur en tout que la statue ; 5 ou 6 conviendraient
why-little-more-than-the-cathedral-25-would-fit-better = à peine plus que la cathédrale ; 25 conviendraient mieux
why-one-witness = un témoin
why-more-than-one-is-sure = il y en a sûrement plus d’un
why-only-a-picture-existed-the-gold-mine-as-stone-tile-follows-from-the-examples = il n’existait qu’une image ; la mine d’or comme bâtiment en pierre découle des exemples
