### Ce que tous les jeux de la famille ont en commun.
###
### Chaque bâtiment a un article (le, la, l, les) ; il en vient les formes `the`, `object` et `at` (où
### va un ouvrier : à la ferme ; chez les gens, la forme est écrite). Les sièges ont la forme `of`.

## Listes : ce qui se met entre deux éléments

list-comma = { $head }, { $tail }
list-semicolon = { $head } ; { $tail }
list-and = { $head } et { $tail }
list-or = { $head } ou { $tail }
nothing = rien

## Formes régulières

form-tile-the =
    { $tile-article ->
       *[le] le { $tile }
        [la] la { $tile }
        [l] l’{ $tile }
        [les] les { $tile }
    }
form-tile-object = { $tile-the }
form-tile-at =
    { $tile-article ->
       *[le] au { $tile }
        [la] à la { $tile }
        [l] à l’{ $tile }
        [les] aux { $tile }
    }
form-tile-short = { $tile }
form-seat-of = de { $seat }

## Couleurs

seat-blue = Bleu
    .letter = B
seat-red = Rouge
    .letter = R
seat-green = Vert
    .letter = V
seat-orange = Orange
    .letter = O
    .of = d’Orange
seat-yellow = Jaune
    .letter = J
seat-black = Noir
    .letter = N

## Ce qui se compte

count-food =
    { $count ->
        [one] { $count } nourriture
       *[other] { $count } nourritures
    }
count-wood = { $count } bois
count-stone =
    { $count ->
        [one] { $count } pierre
       *[other] { $count } pierres
    }
count-cloth =
    { $count ->
        [one] { $count } tissu
       *[other] { $count } tissus
    }
count-gold = { $count } or
count-deniers =
    { $count ->
        [one] { $count } denier
       *[other] { $count } deniers
    }
count-cubes =
    { $count ->
        [one] { $count } cube
       *[other] { $count } cubes
    }
count-plain =
    { $count ->
        [one] { $count } cube sauf or
       *[other] { $count } cubes sauf or
    }
count-prestige =
    { $count ->
        [one] { $count } point de prestige
       *[other] { $count } points de prestige
    }
count-favors =
    { $count ->
        [one] { $count } faveur du Roi
       *[other] { $count } faveurs du Roi
    }
count-workers =
    { $count ->
        [one] { $count } ouvrier
       *[other] { $count } ouvriers
    }

## Ressources par leur nom

good =
    { $good ->
        [food] nourriture
        [wood] bois
        [stone] pierre
        [cloth] tissu
       *[gold] or
    }

## Éléments de listes

item-tile = { $number } { $tile }
item-worker = { $seat } ({ $tile })
item-amount = { $seat } { $amount }

## Événements, chacun pour soi

event-phase = Phase { $number } : { $phase }.
event-lay = Case { $space } : { $tile }.
event-gain = { $seat } reçoit { $stock } ({ $cause }).
event-pay = { $seat } paie { $stock } ({ $cause }).
event-place = { $seat } place un ouvrier { $tile-at }.
event-home = L’ouvrier { $seat-of } rentre chez lui ({ $tile }).
event-pass = { $seat } passe et prend le numéro { $number } du pont.
event-provost = { $seat } envoie le prévôt sur la case { $space }.
event-stay = { $seat } laisse le prévôt sur la case { $space }.
event-build = { $seat } construit { $tile-object } sur la case { $space }.
event-transform = { $seat } transforme { $tile-object } de la case { $space } en résidence.
event-over = La partie est terminée.

## Événements qui vont ensemble

joined-lay = Le long de la route : { $tiles }.
joined-income = Revenus : { $amounts }.
joined-place = { $seat } place un ouvrier { $tile-at } pour { $stock }.
joined-first-pass = { $seat } passe en premier et reçoit { $stock }.
joined-build = { $seat } construit { $tile-object } sur la case { $space } pour { $stock } et gagne { $points }.
joined-build-only = { $seat } construit { $tile-object } sur la case { $space } pour { $stock }.
joined-trade = { $seat } paie { $stock } et reçoit { $gained } ({ $cause }).
joined-trade-points = { $seat } paie { $stock } et gagne { $points } ({ $cause }).
joined-bribe = { $seat } paie { $stock }, et le prévôt va sur la case { $space }.

## Questions

question-GiveCubes =
    { $count ->
        [one] { $seat }, quel cube donnez-vous ({ $cause }) ?
       *[other] { $seat }, vous donnez { $cubes } ({ $cause }) : lequel d’abord ?
    }
question-UseTrade = { $seat }, acceptez-vous une offre ({ $tile }) ?
question-MoveProvost = { $seat }, soudoyez-vous le prévôt ? Chaque case coûte { $price }.
question-GiveAny = { $seat }, quel cube donnez-vous ({ $cause }) ?
question-SellCube = { $seat }, vendez-vous un cube ({ $tile }) ?
question-OfferBatch = { $seat }, fournissez-vous un lot pour le château ?

## Ce qu’un choix coûte et rapporte

choice-place = { $price }
choice-place-beyond = au-delà du prévôt
choice-pass = numéro { $number }
choice-pass-first = +{ $deniers }
choice-provost-price = { $price }
choice-provost-free = gratuit
choice-provost-stay = il reste sur la case { $space }
choice-provost-to = vers la case { $space }
choice-provost-gains = atteint { $workers }
choice-provost-loses = n’atteint plus : { $workers }
choice-take = +{ $stock }
choice-give = −{ $stock }
choice-sell = pour { $deniers }
choice-build = { $cost } : { $gains }
choice-done = terminer votre tour au château
choice-decline = ne rien faire

label = { $noun }
label-pass = passer
label-place = placer un ouvrier { $noun-at }
label-provost = prévôt { $noun }
    .none = laisser le prévôt où il est
label-offer = offre { $noun }
label-take = prendre : { $noun }
label-give = donner : { $noun }
label-build = construire { $noun-the }
label-over = remplacer la résidence : { $noun }
label-transform = transformer { $noun-the }
label-batch = lot : { $noun }
label-done = terminer
label-decline = renoncer
label-lay = poser { $noun-the }
label-first = { $noun } commence
label-deal = distribuer { $noun-the }
label-erect = ériger { $noun-the }
label-use = utiliser

## Ce que font les bâtiments

effect-nothing = sans effet
effect-sell = vendre un cube au choix pour { $deniers }
effect-offer = { $pay } contre { $get }
effect-make-residence = faire une résidence pour { $stock }
effect-employs-nobody = n’emploie personne

## Un bâtiment en une ligne

card = { $parts }.
card-head = { $tile } ({ kind })
card-cost = coûte { $cost }
card-any =
    { $number ->
        [one] { $number } cube au choix
       *[other] { $number } cubes au choix
    }
card-gains = rapporte { $gains }
card-income = revenu +{ $number }

## Phases et causes

phase-setup = mise en place
phase-income = revenus
phase-provost = déplacement du prévôt
phase-castle = construction du château

cause-setup = départ
cause-income = revenus
cause-wages = salaire
cause-first-pass = premier à passer
cause-bribe = pot-de-vin

## Le décompte

sheet-head = prestige par
sheet-before = avant ce journal
sheet-total = total
sheet-place = rang
sheet-winner =
    { $winners ->
        [one] { $seats } gagne
       *[other] { $seats } gagnent ensemble
    } avec { $points ->
        [one] { $points } point de prestige.
       *[other] { $points } points de prestige.
    }
