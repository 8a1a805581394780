### What only Caylus (2005) says.

## Tiles

kind =
    { $kind ->
        [special] special building
        [neutral] neutral tile
        [fixed] fixed building
        [wood] wood tile
        [stone] stone tile
        [prestige] prestige tile
       *[residential] residence
    }

tile-gate = gate
    .at = at the gate
tile-trading-post = trading post
    .at = at the trading post
tile-merchants-guild = merchants' guild
    .short = guild
tile-joust-field = joust field
    .at = on the joust field
tile-stables = stables
tile-inn = inn
tile-castle = castle
    .at = at the castle
tile-farm = farm
tile-forest = forest
tile-sawmill = sawmill
tile-quarry = quarry
tile-market = market
tile-carpenter = carpenter
    .at = at the carpenter
tile-peddler = peddler
    .at = at the peddler
tile-fixed-carpenter = fixed carpenter
    .at = at the fixed carpenter
    .short = fixed carp.
tile-gold-mine = gold mine
tile-food-farm = food farm
tile-cloth-farm = cloth farm
tile-wood-quarry = wood quarry
tile-wood-sawmill = wood sawmill
    .short = wood sawm.
tile-wood-market = wood market
tile-wood-peddler = wood peddler
    .at = at the wood peddler
    .short = wood peddl.
tile-mason = mason
    .at = at the mason
tile-lawyer = lawyer
    .at = at the lawyer
tile-stone-farm = stone farm
tile-park = park
tile-workshop = workshop
tile-church = church
tile-tailor = tailor
    .at = at the tailor
tile-bank = bank
tile-alchemist = alchemist
    .at = at the alchemist
tile-architect = architect
    .at = at the architect
tile-second-architect = second architect
    .at = at the second architect
    .short = architect 2
tile-jeweller = jeweller
    .at = at the jeweller
tile-statue = statue
tile-granary = granary
tile-library = library
tile-weaver = weaver
tile-theater = theater
tile-college = college
tile-monument = monument
tile-hotel = hotel
tile-cathedral = cathedral
tile-residence = residence

## The castle and the favors

section =
    { $section ->
        [dungeon] dungeon
        [walls] walls
       *[towers] towers
    }

line =
    { $line ->
        [a] a (prestige)
        [b] b (deniers)
        [c] c (cubes)
       *[d] d (buildings)
    }

## Events

event-turn = Turn { $number } begins.
event-order = { $seat } is next in the turn order.
event-score = { $seat } gains { $points } ({ $cause }).
event-lose = { $seat } loses { $points } ({ $loss }).
event-lose-nothing = { $seat } has no prestige to lose ({ $loss }).
event-score-nothing = { $seat } gains no prestige ({ $cause }).
event-leave = { $seat }'s worker leaves { $tile-object }.
event-lodge = { $seat }'s worker takes the right circle of { $tile-the }.
event-house = { $seat } builds a house in the { section }.
event-favor = { $seat } receives a royal favor.
event-line = { $seat } chooses favor line { line }; the marker is on field { $number }.
event-field = { $seat } uses field { $number } of favor line { line }.
event-claim = { $seat } will turn { $tile-object } on space { $space } into a residence when its worker goes.
event-bailiff = The bailiff walks to space { $space }, and the provost joins him.
event-count =
    { $section ->
        [dungeon] The { section } is counted.
       *[other] The { section } are counted.
    }

joined-order = Turn order: { $seats }.
joined-home = Workers go home: { $workers }.
joined-place-visitor = { $seat } places a worker { $tile-at } for { $stock }; { $owner } gains { $points }.
joined-gate = { $seat } sends the worker from the gate on: { $tile-at }.
joined-gate-visitor = { $seat } sends the worker from the gate on: { $tile-at }; { $owner } gains { $points }.
joined-build-free = { $seat } builds { $tile-object } on space { $space } and gains { $points }.
joined-house = { $seat } builds a house in the { section } for { $stock } and gains { $points }.
joined-transform = { $seat } turns { $tile-object } on space { $space } into a residence and gains { $points }.
joined-favor = { $seat } receives a royal favor and chooses line { line }, field { $number }.

## Questions

question-LayNeutral = Chance lays a neutral tile on space { $space }.
question-DrawOrder = Chance draws the next seat of the turn order.
question-PlaceWorker = { $seat }, place a worker or pass.
question-LeaveGate = { $seat }, where does your worker go from the gate?
question-GuideProvost = { $seat }, the merchants' guild lets you move the provost, free of charge.
question-LeaveInn = { $seat }, does your worker stay in the inn?
question-TakeOneOf = { $seat }, what do you take ({ $cause })?
question-OwnersCube = { $seat }, somebody works in your { $tile }: which cube do you take?
question-TakeCubes =
    { $count ->
        [one] { $seat }, which cube do you take ({ $cause })?
       *[other] { $seat }, you take { $cubes } ({ $cause }): which one first?
    }
question-BuildTile =
    { $kind ->
        [wood] { $seat }, which wood tile do you build?
        [stone] { $seat }, which stone tile do you build?
       *[prestige] { $seat }, which prestige tile do you build?
    }
question-UseLawyer = { $seat }, which tile do you turn into a residence?
question-ReplaceResidence = { $seat }, which of your residences makes room for { $tile-the }?
question-ReceiveFavor = { $seat }, a royal favor: which line do you choose?
question-UseFavor = { $seat }, which field of favor line { line } do you use?

## Choices

choice-place-gate = free
choice-place-number = number { $number }
choice-place-visitor = { $owner } gains { $points }
choice-home-LeaveGate = the worker does nothing
choice-home-LeaveInn = the worker is free again
choice-stay = you go on placing for 1 denier
choice-provost-worker = { $seat }'s { $tile }
choice-over = the residence's income of 1 is lost
choice-transform = space { $space }, { $cost }: { $points }, income +{ $income }
choice-transform-waits = when { $seat }'s worker has gone
choice-line = marker to field { $field }: { $effect }
choice-line-stuck = marker stays on field { $field }: { $effect }
choice-field = { $effect }
choice-batch = +{ $points } ({ section })
choice-done-idle = nothing built: −{ $loss }
choice-lay = on space { $space }
choice-next = place { $number } in the turn order

label-home = home
    .button = go home
label-stay = stay
label-line = line { $key }
    .button = favor line { $noun }
label-field = field { $key }
label-next = next { $key }

## Effects

effect-swap = give any cube, take { $cubes }
effect-build-wood = build a wood tile
effect-build-stone = build a stone tile
effect-build-prestige = build a prestige tile
effect-build-wood-less = build a wood tile, 1 wood less
effect-build-stone-less = build a stone tile, 1 stone less
effect-gate = send the worker on, free
effect-merchants-guild = move the provost up to 3 spaces, free
effect-stables = lead the turn order
effect-inn = from next turn on place for 1 denier
effect-castle = hand in batches: food and two other goods

## Phases, causes, losses

phase-placement = placing workers
phase-special-buildings = special buildings
phase-buildings = buildings on the road
phase-end-of-turn = the bailiff

cause-visitor = a visitor
cause-line-a = favor line a
cause-line-b = favor line b
cause-line-c = favor line c
cause-line-d = favor line d
cause-count-dungeon = count of the dungeon
cause-count-walls = count of the walls
cause-count-towers = count of the towers
cause-final-gold = gold left over
cause-final-cubes = cubes left over
cause-final-deniers = deniers left over
cause-simple-favor = royal favor

loss-castle = built nothing at the castle
loss-count-dungeon = no house in the dungeon
loss-count-walls = no house in the walls
loss-count-towers = no house in the towers

## The score sheet

source-visitor = visitors in own buildings
source-built-wood = wood tiles built
source-built-stone = stone tiles built
source-built-prestige = prestige tiles built
source-residential = residences
source-used = buildings used
source-castle = castle: batches
source-idle = castle: nothing built
source-favors = royal favors
source-count-dungeon = count of the dungeon
source-count-walls = count of the walls
source-count-towers = count of the towers
source-final-gold = gold at the end
source-final-cubes = cubes at the end
source-final-deniers = deniers at the end

## The signs of the terminal's table

legend = ● bailiff ○ provost ◉ both  ♜ count ✓ counted  ⌂ house ♙ worker » lawyer waits
