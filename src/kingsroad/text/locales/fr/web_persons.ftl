### Les gens qui jouent comme robots : leurs niveaux et leurs goûts.

## Niveaux

web-level-novice = Novice
web-level-novice-what = Découvre le jeu, laisse passer bien des choses.
web-level-apprentice = Apprenti
web-level-apprentice-what = Joue avec bon sens, oublie encore des choses.
web-level-journeyman = Compagnon
web-level-journeyman-what = Jeu vif et solide. Oublie peu de choses.
web-level-master = Maître
web-level-master-what = Voit loin et punit les négligences.
web-level-grand-master = Grand maître
web-level-grand-master-what = Voit très loin. Le plus dur à battre.

## Goûts

web-person = { $name }, { $style }
web-style-builder = du bâtiment
web-style-builder-what = Aime bâtir le long de la route.
web-style-castle = du château
web-style-castle-what = Aime livrer au château.
web-style-court = de la cour
web-style-court-what = Aime les faveurs de la cour.
web-style-provost = proche du prévôt
web-style-provost-what = Aime faire bouger le prévôt.
web-style-trader = du négoce
web-style-trader-what = Aime les marchés, l’argent et l’or.
