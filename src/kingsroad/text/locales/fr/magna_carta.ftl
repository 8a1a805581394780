### Ce que seul Caylus Magna Carta dit.

## Formes : une carte de la route se reconnaît à son propriétaire.

owned = { $tile } { $seat-of }
owned-the = { $tile-the } { $seat-of }
owned-object = { $tile-object } { $seat-of }
owned-at = { $tile-at } { $seat-of }

## Cartes

kind =
    { $kind ->
        [neutral] carte neutre
        [own] carte de joueur
        [prestige] bâtiment de prestige
       *[residential] dos d’une carte de joueur
    }

tile-park = parc
    .article = le
tile-forest = forêt
    .article = la
    .at = dans la forêt
tile-quarry = carrière
    .article = la
tile-trading-post = comptoir
    .article = le
tile-peddler = colporteur
    .article = le
    .at = chez le colporteur
tile-small-farm = petite ferme
    .article = la
tile-small-sawmill = petite scierie
    .article = la
    .short = petite scier.
tile-small-quarry = petite carrière
    .article = la
    .short = petite carr.
tile-own-peddler = colporteur de joueur
    .article = le
    .at = chez le colporteur de joueur
    .short = colp. joueur
tile-own-peddler-owned = colporteur
    .article = le
    .at = chez le colporteur
tile-market = marché
    .article = le
tile-lawyer = notaire
    .article = le
    .at = chez le notaire
tile-large-farm = grande ferme
    .article = la
tile-large-sawmill = grande scierie
    .article = la
    .short = grande scier.
tile-large-quarry = grande carrière
    .article = la
    .short = grande carr.
tile-gold-mine = mine d’or
    .article = la
tile-bank = banque
    .article = la
tile-church = église
    .article = l
tile-theatre = théâtre
    .article = le
tile-statue = statue
    .article = la
tile-hotel = hôtel
    .article = l
tile-stables = écuries
    .article = les
tile-town-hall = hôtel de ville
    .article = l
    .short = hôtel de v.
tile-monument = monument
    .article = le
tile-cathedral = cathédrale
    .article = la
tile-residence = résidence
    .article = la

section =
    { $section ->
        [dungeon] donjon
        [walls] murailles
       *[towers] tours
    }
form-section-of =
    { $section ->
        [dungeon] du donjon
        [walls] des murailles
       *[towers] des tours
    }

count-cards =
    { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }
count-tokens =
    { $count ->
        [one] { $count } jeton
       *[other] { $count } jetons
    }

## Événements

event-turn = La manche { $number } commence.
event-order = { $seat } suit dans l’ordre des actions.
event-draw = { $seat } pioche { $tile-object }.
event-draw-secret = { $seat } pioche une carte.
event-discard = { $seat } défausse { $tile-object }.
event-shuffle = { $seat } mélange sa défausse et en fait une nouvelle pioche.
event-claim = { $seat } transformera { $tile-object } de la case { $space } en résidence après son activation.
event-erect = { $seat } érige { $tile-object } sur la case { $space }.
event-erect-aside = { $seat } érige { $tile-object }.
event-provost-alone = Le prévôt avance jusqu’à la case { $space }.
event-token = { $seat } prend un jeton du château ({ section }).
event-token-lost = Un jeton du château ({ section }) quitte la partie.

joined-order = Ordre des actions : { $seats }.
joined-home = Tous les ouvriers rentrent chez eux.
joined-draw = { $seat } pioche { $cards }.
joined-draw-paid = { $seat } pioche { $cards } pour { $stock }.
joined-discard = { $seat } défausse { $cards }.
joined-discard-paid = { $seat } paie { $stock } et défausse { $cards }.
joined-draw-one = une carte
joined-erect = { $seat } érige { $tile-object } sur la case { $space } pour { $stock }.
joined-erect-aside = { $seat } érige { $tile-object } pour { $stock }.
joined-transform = { $seat } transforme { $tile-object } de la case { $space } en résidence pour { $stock }.
joined-claim = { $seat } paie { $stock } ; { $tile-the } de la case { $space } deviendra une résidence après son activation.
joined-castle = { $seat } fournit { $stock } et prend { $tokens }.
joined-tokens = { $seat } paie { $stock } et prend { $tokens } ({ $cause }).
joined-tokens-lost = Personne ne bâtit le château ; hors de la partie : { $tokens }.
joined-token = { count-tokens } { form-section-of }

## Questions

question-LayNeutral = Le hasard pose une carte neutre sur la route.
question-DealCard = Le hasard donne une carte à { $seat }.
question-DrawFirst = Le hasard donne la carte de premier joueur.
question-KeepHand = { $seat }, gardez-vous votre première main ?
question-TakeAction = { $seat }, placez un ouvrier, construisez, piochez, changez votre main ou passez.
question-PayKind = { $seat }, pour { $tile-object }, que payez-vous en or au lieu de { good } ?
question-ErectPrestige = { $seat }, laquelle de vos résidences remplacez-vous ({ $tile }) ?
question-UseGain =
    { $for ->
        [owner] { $seat }, { $worker } travaille sur votre carte ({ $tile }) : prenez-vous { $gains }, en propriétaire ?
       *[worker] { $seat }, prenez-vous { $gains } ({ $tile }) ?
    }
question-UseTrade =
    { $for ->
        [owner] { $seat }, votre carte ({ $tile }) a une offre pour son propriétaire : acceptez-vous ?
       *[worker] { $seat }, acceptez-vous une offre ({ $tile }) ?
    }
question-BuyCubes =
    { $count ->
        [one] { $seat }, achetez-vous un cube ({ $tile }) ?
       *[other] { $seat }, achetez-vous un cube ({ $tile }) ? Vous pouvez en acheter jusqu’à { $cubes }.
    }
question-UseLawyer = { $seat }, laquelle de vos cartes transformez-vous en résidence ?

## Choix

choice-place-visitor = { $owner } peut { $effect }
choice-provost-worker = { $seat } ({ $tile })
choice-draw = { $deniers }, une carte de votre pioche (reste { $left })
choice-draw-shuffled = { $deniers }, une carte ; votre défausse redevient votre pioche
choice-exchange = { $deniers }, défausser votre main, piocher { $cards }
choice-exchange-free = gratuit, défausser votre main, piocher { $cards }
choice-keep = continuer avec ces cartes
choice-over = case { $space }, le revenu de 1 et 1 point de prestige de la résidence sont perdus
choice-transform = { $cost }, case { $space } : 1 point de prestige au lieu de { $prestige }, revenu +1
choice-transform-waits = quand l’ouvrier { $seat-of } aura agi
choice-transform-cubes = { $cubes } dessus perdus
choice-gold = payer { $stock }
choice-use = +{ $stock }
choice-use-card = +{ $stock }, reste { $left } sur la carte
choice-buy = { $stock } pour { $deniers }
choice-batch = 1 jeton { form-section-of }, { $points }
choice-done-idle = ne fournir aucun lot
choice-lay = sur la case { $space }
choice-first = commence la première manche
choice-deal = dans la main { $seat-of }

label-draw = piocher
label-exchange = changer la main
label-keep = garder la main
label-gold = { $noun } or
    .none = pas d’or

## Effets : ce qu’on peut faire, après « peut » ou seul

effect-take = prendre { $stock }
effect-take-from-card = prendre { $stock } sur la carte
effect-buy = acheter { $cubes } pour 1 denier
effect-buy-several = acheter jusqu’à { $cubes }, 1 denier chacun
effect-pay = payer { $offers }
effect-owner = propriétaire : { $effect }

card-any = 1 cube au choix
card-gains = vaut { $gains }

## Phases et causes

phase-actions = actions
phase-buildings = cartes de la route
phase-end-of-round = fin de la manche

cause-drawing = cartes
cause-castle = château
cause-most-batches = le plus de lots

## Le décompte final

source-tokens = jetons du château
source-buildings = cartes sur la route
source-residences = résidences
source-prestige = bâtiments de prestige
source-gold = or restant
source-cubes = cubes restants
source-deniers = deniers restants

## Les signes de la table du terminal

legend =
    ○ prévôt  ⌂ résidence  ★ bâtiment de prestige  ▪ cubes  ♙ ouvrier  » notaire
    d m t : jetons du donjon, des murailles, des tours ; déf. : défausse visible
