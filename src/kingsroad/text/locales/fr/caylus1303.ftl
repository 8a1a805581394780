### Ce que seul Caylus 1303 dit.

form-tile-plain = { $tile }
form-character-the =
    { $character-article ->
       *[le] le { $character }
        [l] l’{ $character }
    }
form-character-object = { $character-the }

## Tuiles

kind =
    { $kind ->
        [printed] bâtiment imprimé
        [start] bâtiment de départ
        [wood] bâtiment en bois
        [stone] bâtiment en pierre
        [monument] monument
       *[residential] dos d’un bâtiment de départ
    }

tile-fairground = foire
    .article = la
tile-lawyer = notaire
    .article = le
    .at = chez le notaire
tile-carpenter = charpentier
    .article = le
    .at = chez le charpentier
tile-toll = péage
    .article = le
tile-site = chantier
    .article = le
    .at = sur le chantier
tile-farm = ferme
    .article = la
tile-second-farm = seconde ferme
    .article = la
    .short = ferme 2
tile-sawmill = scierie
    .article = la
tile-quarry = carrière
    .article = la
tile-start-carpenter = charpentier de départ
    .article = le
    .at = chez le charpentier de départ
    .short = char. dép.
tile-market = marché
    .article = le
tile-second-market = second marché
    .article = le
    .short = marché 2
tile-guild = guilde
    .article = la
tile-stone-guild = guilde de la pierre
    .article = la
    .short = g. pierre
tile-wood-farm = ferme en bois
    .article = la
    .plain = ferme
    .short = ferme bois
tile-wood-sawmill = scierie en bois
    .article = la
    .plain = scierie
    .short = scier. bois
tile-wood-quarry = carrière en bois
    .article = la
    .plain = carrière
    .short = carr. bois
tile-spinning-mill = filature
    .article = la
tile-wood-market = marché en bois
    .article = le
    .plain = marché
    .short = marché bois
tile-covered-market = halle
    .article = la
tile-manor = manoir
    .article = le
tile-tailor = tailleur
    .article = le
    .at = chez le tailleur
tile-mason = maçon
    .article = le
    .at = chez le maçon
tile-stone-farm = ferme en pierre
    .article = la
    .plain = ferme
    .short = fer. pierre
tile-stone-sawmill = scierie en pierre
    .article = la
    .plain = scierie
    .short = sci. pierre
tile-stone-quarry = carrière en pierre
    .article = la
    .plain = carrière
    .short = car. pierre
tile-gold-mine = mine d’or
    .article = la
tile-foundry = fonderie
    .article = la
tile-alchemist = alchimiste
    .article = l
    .at = chez l’alchimiste
tile-guild-house = maison des guildes
    .article = la
    .short = m. guildes
tile-church = église
    .article = l
tile-jeweller = joaillier
    .article = le
    .at = chez le joaillier
tile-theatre = théâtre
    .article = le
tile-garden = jardin
    .article = le
tile-granary = grenier
    .article = le
tile-manufacture = manufacture
    .article = la
tile-statue = statue
    .article = la
tile-cathedral = cathédrale
    .article = la
tile-mansion = demeure
    .article = la
tile-residence = résidence
    .article = la

## Personnages, et ce qu’ils font

character-early-riser = Lève-tôt
    .article = le
    .power = placer avant tous les autres, pour 1 ouvrier de plus
character-night-worker = Travailleur de nuit
    .article = le
    .power = ne jamais payer l’ouvrier de plus quand quelqu’un a passé
character-journeyman = Compagnon
    .article = le
    .power = une fois par manche, rejoindre un ouvrier adverse
character-thief = Voleur
    .article = le
    .power = les propriétaires ne gagnent pas de prestige avec vos ouvriers
character-steward = Intendant
    .article = l
    .power = 2 points de prestige au lieu de 1 pour les ouvriers adverses chez vous
character-bailiff = Bailli
    .article = le
    .power = après le pont, déplacer le prévôt de 1 pas, gratuitement
character-architect = Architecte
    .article = l
    .power = +1 point de prestige par bâtiment ou monument
character-deliveryman = Livreur
    .article = le
    .power = livrer en dernier, même sans ouvrier sur le chantier
character-chamberlain = Chambellan
    .article = le
    .power = vos lots peuvent être trois cubes au choix
character-foreman = Contremaître
    .article = le
    .power = +1 point de prestige par lot
character-goldsmith = Orfèvre
    .article = l
    .power = +5 points de prestige par manche pour un lot avec de l’or
character-day-labourer = Journalier
    .article = le
    .power = recrutement +1

## Où se tient le prévôt

spot =
    { $space ->
        [0] juste après le pont
        [24] au-delà de la route, emplacement 1
        [25] au-delà de la route, emplacement 2
        [26] au-delà de la route, emplacement 3
       *[other] après la parcelle { $space }
    }

count-steps = { $count } pas

## Événements

event-turn = La manche { $number } commence.
event-lay = Parcelle { $space } : { $tile }.
event-lay-site = Tuile { $number } du chantier : { $tile }.
event-order = { $seat } suit dans l’ordre des joueurs.
event-character = { $tile-the } entre en jeu.
event-engage = { $seat } prend { $tile-object }.
event-steal = { $seat } prend { $tile-object } à { $other }.
event-hire = { $seat } prend { $workers } au camp ({ $cause }).
event-hire-nothing = { $seat } n’a plus d’ouvriers au camp ({ $cause }).
event-dismiss = { $seat } envoie { $workers } au camp ({ $cause }).
event-home = L’ouvrier { $seat-of } va au camp ({ $tile }).
event-pass-first = { $seat } passe en premier et prend le marqueur de premier joueur.
event-score = { $seat } gagne { $points } ({ $cause }).
event-score-nothing = { $seat } ne gagne pas de prestige ({ $cause }).
event-provost = { $seat } déplace le prévôt : il se tient { spot }.
event-stay = { $seat } laisse le prévôt { spot }.
event-reset = Le prévôt se place { spot }.
event-build = { $seat } construit { $tile-object } sur la parcelle { $space }.
event-claim = { $seat } pose une maison au-dessus de la parcelle { $space } ({ $tile }).
event-transform = { $tile-the } de la parcelle { $space } devient la résidence { $seat-of }.
event-favor = { $seat } reçoit une faveur du Roi.
event-site = { $seat } choisit { $tile-object }, tuile { $number } du chantier.

joined-order = Ordre de la première manche : { $seats }.
joined-lay-site = Sur le chantier : { $tiles }.
joined-characters = Les personnages de cette partie : { $tiles }.
joined-start = Chacun commence avec { $stock }.
joined-recruiting = Recrutement : { $amounts }.
joined-home = Des ouvriers vont au camp : { $workers }.
joined-place = { $seat } place un ouvrier { $tile-at }{ $visitor }.
joined-place-wages = { $seat } place un ouvrier { $tile-at } et en envoie un autre au camp{ $visitor }.
joined-place-early-riser = { $seat } se lève tôt, place un ouvrier { $tile-at } et en envoie un autre au camp{ $visitor }.
joined-visitor =  ; { $owner } gagne { $points }
joined-gain = { $seat } gagne { $gained } ({ $cause }).
joined-trade = { $seat } paie { $stock } et gagne { $gained } ({ $cause }).
joined-bribe = { $seat } paie { $stock }, et le prévôt se tient { spot }.
joined-claim = { $seat } paie { $stock } et pose une maison au-dessus de la parcelle { $space } ({ $tile }).
joined-build = { $seat } construit { $tile-object } sur la parcelle { $space } pour { $stock } et gagne { $gained }.
joined-build-free = { $seat } construit { $tile-object } sur la parcelle { $space } et gagne { $gained }.
joined-delivery = { $seat } livre { $stock } et gagne { $gained }.
joined-favor-steal = { $seat } reçoit une faveur du Roi et prend { $tile-object } à { $other }.
joined-favor-site = { $seat } reçoit une faveur du Roi et choisit { $tile-object } du chantier.

## Questions

question-LayTiles = Le hasard pose une tuile { $where }.
question-DrawFirst = Le hasard désigne le premier joueur.
question-DealCharacters = Le hasard fait entrer un personnage en jeu.
question-DraftCharacter = { $seat }, quel personnage choisissez-vous ?
question-RiseEarly = { $seat }, vous avez le Lève-tôt : placez-vous un ouvrier avant tous les autres ?
question-PlaceWorker = { $seat }, placez un ouvrier ou passez.
question-UseGain = { $seat }, prenez-vous { $gains } ({ $tile }) ?
question-BuildTile =
    { $full ->
        [less] { $seat }, quel bâtiment en pierre posez-vous sur la parcelle { $plot } ? La pierre fixe est gratuite.
       *[full] { $kind ->
            [wood] { $seat }, quel bâtiment en bois posez-vous sur la parcelle { $plot } ?
           *[stone] { $seat }, quel bâtiment en pierre posez-vous sur la parcelle { $plot } ?
        }
    }
question-UseLawyer = { $seat }, quel bâtiment revendiquez-vous ? En phase 4, il devient votre résidence.
question-GuideProvost = { $seat }, { $guide-the } vous laisse déplacer le prévôt de { $steps } au plus, gratuitement.
question-PayProvost = { $seat }, déplacez-vous le prévôt ? Chaque pas coûte { $price }.
question-UseFavor = { $seat }, une faveur du Roi : un personnage adverse ou une tuile du chantier ?
question-EngageCharacter = { $seat }, prenez-vous aussi un personnage du plateau ?
question-DeliverBundle = { $seat }, livrez-vous un lot pour le château ?
question-ErectMonument = { $seat }, quel monument construisez-vous sur votre résidence de la parcelle { $plot } ?

## Choix

choice-place-joins = rejoint { $seat }
choice-place-number = numéro { $number } de la file
choice-place-visitor = { $owner } gagne { $points }
choice-pass-first = marqueur de premier joueur ; placer coûtera ensuite 1 ouvrier de plus
choice-provost-stay = il reste { spot }
choice-provost-to = il va { spot }
choice-provost-worker = { $seat } ({ $tile })
choice-use = +{ $gains }
choice-few = (il n’en reste que { $number } au camp)
choice-take-for = +{ $stock } pour { $workers }
choice-give-for = −{ $stock }, +{ $gains }
choice-bonus = +{ $number } ({ $tile })
choice-build = { $cost } : { $gains } ; { $effect }
choice-erect = { $cost } : { $gains }
choice-erect-loss = la recrue de la résidence est perdue
choice-claim = { $cost }, parcelle { $plot } : recrutement +1
choice-claim-worker = l’ouvrier { $seat-of } agit encore
choice-bundle = +{ $points }
choice-done = ne plus livrer
choice-done-idle = ne rien livrer
choice-decline-RiseEarly = attendre votre tour
choice-decline-EngageCharacter = n’en prendre aucun
choice-decline-ErectMonument = garder la résidence
choice-steal = à { $seat } : { $tile-power }
choice-site = { $tile } : { $effect }
choice-site-then = puis vous pouvez prendre un personnage
choice-engage = { $tile-power }
choice-lay = sur la parcelle { $plot }
choice-lay-site = sur le chantier, comme tuile { $number }
choice-deal = entre en jeu
choice-first = commence la première manche

label-claim = revendiquer { $noun-the }
label-steal = débaucher { $noun-the }
label-site = chantier : tuile { $noun }
label-engage = prendre { $noun-the }
label-bundle = lot : { $noun }

## Effets

effect-build-wood = construire un bâtiment en bois
effect-build-stone = construire un bâtiment en pierre
effect-build-stone-less = construire un bâtiment en pierre sans sa pierre fixe
effect-guide = déplacer le prévôt de { $steps } au plus, gratuitement
effect-worker = ouvrier : { $effect }
effect-owner = propriétaire : { $effect }
effect-setup = face de départ : { $effect }

card-income = recrutement +{ $number }
card-harvest = { $stock } à chaque manche
card-character = { $tile } (personnage) ; { $tile-power }.

## Phases et causes

phase-planning = planification
phase-activation = activation
phase-delivery = livraison
phase-administration = administration

cause-wages = placement après un passe
cause-visitor = un ouvrier adverse
cause-bribe = le prévôt
cause-delivery = livraison
cause-recruiting = recrutement
cause-final-gold = or restant

## Le décompte final

source-visitor = ouvriers adverses chez soi
source-built-wood = bâtiments en bois
source-built-stone = bâtiments en pierre
source-built-monument = monuments
source-used = bâtiments utilisés
source-delivery = lots livrés
source-architect = Architecte
source-foreman = Contremaître
source-goldsmith = Orfèvre
source-final-gold = or à la fin

## Les signes de la table du terminal

legend =
    ○ prévôt : ce qui le précède agit  ♙ ouvriers  ⌂ maison  » sera résidence
    ° face de départ  ✓ utilisé dans cette manche  (m4) ouvert dès la manche 4
    réserve avec coût:prestige ; n nourriture b bois p pierre t tissu o or c choix
