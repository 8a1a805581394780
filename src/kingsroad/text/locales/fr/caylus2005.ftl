### Ce que seul Caylus (2005) dit.

## Tuiles

kind =
    { $kind ->
        [special] bâtiment spécial
        [neutral] bâtiment neutre
        [fixed] bâtiment fixe
        [wood] bâtiment en bois
        [stone] bâtiment en pierre
        [prestige] bâtiment de prestige
       *[residential] résidence
    }

tile-gate = porte
    .article = la
tile-trading-post = comptoir
    .article = le
tile-merchants-guild = guilde des marchands
    .article = la
    .short = guilde
tile-joust-field = champ de joutes
    .article = le
    .short = joutes
tile-stables = écuries
    .article = les
tile-inn = auberge
    .article = l
tile-castle = château
    .article = le
tile-farm = ferme
    .article = la
tile-forest = forêt
    .article = la
    .at = dans la forêt
tile-sawmill = scierie
    .article = la
tile-quarry = carrière
    .article = la
tile-market = marché
    .article = le
tile-carpenter = charpentier
    .article = le
    .at = chez le charpentier
tile-peddler = colporteur
    .article = le
    .at = chez le colporteur
tile-fixed-carpenter = charpentier fixe
    .article = le
    .at = chez le charpentier fixe
    .short = charp. fixe
tile-gold-mine = mine d’or
    .article = la
tile-food-farm = ferme vivrière
    .article = la
    .short = ferme vivr.
tile-cloth-farm = ferme textile
    .article = la
    .short = ferme text.
tile-wood-quarry = carrière en bois
    .article = la
    .short = carr. bois
tile-wood-sawmill = scierie en bois
    .article = la
    .short = scier. bois
tile-wood-market = marché en bois
    .article = le
    .short = marché bois
tile-wood-peddler = second colporteur
    .article = le
    .at = chez le second colporteur
    .short = 2d colport.
tile-mason = maçon
    .article = le
    .at = chez le maçon
tile-lawyer = notaire
    .article = le
    .at = chez le notaire
tile-stone-farm = ferme en pierre
    .article = la
    .short = fer. pierre
tile-park = parc
    .article = le
tile-workshop = atelier
    .article = l
tile-church = église
    .article = l
tile-tailor = tailleur
    .article = le
    .at = chez le tailleur
tile-bank = banque
    .article = la
tile-alchemist = alchimiste
    .article = l
    .at = chez l’alchimiste
tile-architect = architecte
    .article = l
    .at = chez l’architecte
tile-second-architect = second architecte
    .article = le
    .at = chez le second architecte
    .short = archit. 2
tile-jeweller = joaillier
    .article = le
    .at = chez le joaillier
tile-statue = statue
    .article = la
tile-granary = grenier
    .article = le
tile-library = bibliothèque
    .article = la
    .short = biblioth.
tile-weaver = tisserand
    .article = le
    .at = chez le tisserand
tile-theater = théâtre
    .article = le
tile-college = université
    .article = l
tile-monument = monument
    .article = le
tile-hotel = hôtel
    .article = l
tile-cathedral = cathédrale
    .article = la
tile-residence = résidence
    .article = la

## Le château et les faveurs

section =
    { $section ->
        [dungeon] donjon
        [walls] murailles
       *[towers] tours
    }
form-section-in =
    { $section ->
        [dungeon] dans le donjon
        [walls] dans les murailles
       *[towers] dans les tours
    }

line =
    { $line ->
        [a] a (prestige)
        [b] b (deniers)
        [c] c (cubes)
       *[d] d (bâtiments)
    }

## Événements

event-turn = Le tour { $number } commence.
event-order = { $seat } suit dans l’ordre du tour.
event-score = { $seat } gagne { $points } ({ $cause }).
event-lose = { $seat } perd { $points } ({ $loss }).
event-lose-nothing = { $seat } n’a pas de prestige à perdre ({ $loss }).
event-score-nothing = { $seat } ne gagne pas de prestige ({ $cause }).
event-leave = L’ouvrier { $seat-of } quitte { $tile-object }.
event-lodge = L’ouvrier { $seat-of } passe dans le cercle de droite ({ $tile }).
event-house = { $seat } bâtit une maison { form-section-in }.
event-favor = { $seat } reçoit une faveur du Roi.
event-line = { $seat } choisit la ligne de faveur { line } ; le marqueur est sur la case { $number }.
event-field = { $seat } utilise la case { $number } de la ligne de faveur { line }.
event-claim = { $seat } transformera { $tile-object } de la case { $space } en résidence quand l’ouvrier sera parti.
event-bailiff = Le bailli va sur la case { $space }, et le prévôt le rejoint.
event-count =
    { $section ->
        [dungeon] Décompte du donjon.
        [walls] Décompte des murailles.
       *[towers] Décompte des tours.
    }

joined-order = Ordre du tour : { $seats }.
joined-home = Des ouvriers rentrent chez eux : { $workers }.
joined-place-visitor = { $seat } place un ouvrier { $tile-at } pour { $stock } ; { $owner } gagne { $points }.
joined-gate = { $seat } envoie l’ouvrier de la porte { $tile-at }.
joined-gate-visitor = { $seat } envoie l’ouvrier de la porte { $tile-at } ; { $owner } gagne { $points }.
joined-build-free = { $seat } construit { $tile-object } sur la case { $space } et gagne { $points }.
joined-house = { $seat } bâtit une maison { form-section-in } pour { $stock } et gagne { $points }.
joined-transform = { $seat } transforme { $tile-object } de la case { $space } en résidence et gagne { $points }.
joined-favor = { $seat } reçoit une faveur du Roi et choisit la ligne { line }, case { $number }.

## Questions

question-LayNeutral = Le hasard pose un bâtiment neutre sur la case { $space }.
question-DrawOrder = Le hasard tire le suivant dans l’ordre du tour.
question-PlaceWorker = { $seat }, placez un ouvrier ou passez.
question-LeaveGate = { $seat }, où va votre ouvrier en quittant la porte ?
question-GuideProvost = { $seat }, la guilde des marchands vous laisse déplacer le prévôt gratuitement.
question-LeaveInn = { $seat }, votre ouvrier reste-t-il à l’auberge ?
question-TakeOneOf = { $seat }, que prenez-vous ({ $cause }) ?
question-OwnersCube = { $seat }, quelqu’un travaille dans votre bâtiment ({ $tile }) : quel cube prenez-vous ?
question-TakeCubes =
    { $count ->
        [one] { $seat }, quel cube prenez-vous ({ $cause }) ?
       *[other] { $seat }, vous prenez { $cubes } ({ $cause }) : lequel d’abord ?
    }
question-BuildTile =
    { $kind ->
        [wood] { $seat }, quel bâtiment en bois construisez-vous ?
        [stone] { $seat }, quel bâtiment en pierre construisez-vous ?
       *[prestige] { $seat }, quel bâtiment de prestige construisez-vous ?
    }
question-UseLawyer = { $seat }, quel bâtiment transformez-vous en résidence ?
question-ReplaceResidence = { $seat }, laquelle de vos résidences cède sa place ({ $tile }) ?
question-ReceiveFavor = { $seat }, une faveur du Roi : quelle ligne choisissez-vous ?
question-UseFavor = { $seat }, quelle case de la ligne de faveur { line } utilisez-vous ?

## Choix

choice-place-gate = gratuit
choice-place-number = numéro { $number }
choice-place-visitor = { $owner } gagne { $points }
choice-home-LeaveGate = l’ouvrier ne fait rien
choice-home-LeaveInn = l’ouvrier est de nouveau libre
choice-stay = vous continuez à placer pour 1 denier
choice-provost-worker = { $seat } ({ $tile })
choice-over = le revenu de 1 de la résidence est perdu
choice-transform = case { $space }, { $cost } : { $points }, revenu +{ $income }
choice-transform-waits = quand l’ouvrier { $seat-of } sera parti
choice-line = marqueur sur la case { $field } : { $effect }
choice-line-stuck = le marqueur reste sur la case { $field } : { $effect }
choice-field = { $effect }
choice-batch = +{ $points } ({ section })
choice-done-idle = rien de bâti : −{ $loss }
choice-lay = sur la case { $space }
choice-next = rang { $number } dans l’ordre du tour

label-home = rentrer
label-stay = rester
label-line = ligne { $noun }
label-field = case { $noun }
label-next = { $noun } suit

## Effets

effect-swap = donner un cube au choix, prendre { $cubes }
effect-build-wood = construire un bâtiment en bois
effect-build-stone = construire un bâtiment en pierre
effect-build-prestige = construire un bâtiment de prestige
effect-build-wood-less = construire un bâtiment en bois, 1 bois de moins
effect-build-stone-less = construire un bâtiment en pierre, 1 pierre de moins
effect-gate = envoyer l’ouvrier ailleurs, gratuitement
effect-merchants-guild = déplacer le prévôt de 3 cases au plus, gratuitement
effect-stables = être en tête de l’ordre du tour
effect-inn = dès le tour suivant, placer pour 1 denier
effect-castle = fournir des lots : nourriture et deux autres ressources

## Phases, causes, pertes

phase-placement = placement des ouvriers
phase-special-buildings = bâtiments spéciaux
phase-buildings = bâtiments de la route
phase-end-of-turn = le bailli

cause-visitor = un ouvrier adverse
cause-line-a = ligne de faveur a
cause-line-b = ligne de faveur b
cause-line-c = ligne de faveur c
cause-line-d = ligne de faveur d
cause-count-dungeon = décompte du donjon
cause-count-walls = décompte des murailles
cause-count-towers = décompte des tours
cause-final-gold = or restant
cause-final-cubes = cubes restants
cause-final-deniers = deniers restants
cause-simple-favor = faveur du Roi

loss-castle = rien de bâti au château
loss-count-dungeon = aucune maison dans le donjon
loss-count-walls = aucune maison dans les murailles
loss-count-towers = aucune maison dans les tours

## Le décompte final

source-visitor = ouvriers adverses chez soi
source-built-wood = bâtiments en bois
source-built-stone = bâtiments en pierre
source-built-prestige = bâtiments de prestige
source-residential = résidences
source-used = bâtiments utilisés
source-castle = château : lots
source-idle = château : rien de bâti
source-favors = faveurs du Roi
source-count-dungeon = décompte du donjon
source-count-walls = décompte des murailles
source-count-towers = décompte des tours
source-final-gold = or à la fin
source-final-cubes = cubes à la fin
source-final-deniers = deniers à la fin

## Les signes de la table du terminal

legend = ● bailli ○ prévôt ◉ les deux  ♜ décompte ✓ fait  ⌂ maison ♙ ouvrier » notaire
