### What only Caylus Magna Carta says.

## Forms: workers stand on cards, and a card on the road is told apart by its owner.

form-tile-at = on the { $tile }
owned = { $seat }'s { $tile }
owned-the = { $seat }'s { $tile }
owned-object = { $seat }'s { $tile }
owned-at = on { $seat }'s { $tile }

## Cards

kind =
    { $kind ->
        [neutral] neutral card
        [own] player card
        [prestige] prestige building
       *[residential] back of a player card
    }

tile-park = park
tile-forest = forest
tile-quarry = quarry
tile-trading-post = trading post
tile-peddler = peddler
tile-small-farm = small farm
tile-small-sawmill = small sawmill
tile-small-quarry = small quarry
tile-own-peddler = player's peddler
    .short = own peddler
tile-own-peddler-owned = peddler
tile-market = market
tile-lawyer = lawyer
tile-large-farm = large farm
tile-large-sawmill = large sawmill
tile-large-quarry = large quarry
tile-gold-mine = gold mine
tile-bank = bank
tile-church = church
tile-theatre = theatre
tile-statue = statue
tile-hotel = hotel
tile-stables = stables
tile-town-hall = town hall
tile-monument = monument
tile-cathedral = cathedral
tile-residence = residence

section =
    { $section ->
        [dungeon] dungeon
        [walls] walls
       *[towers] towers
    }

count-cards =
    { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
count-tokens =
    { $count ->
        [one] { $count } token
       *[other] { $count } tokens
    }

## Events

event-turn = Round { $number } begins.
event-order = { $seat } is next in the order of actions.
event-draw = { $seat } draws { $tile-object }.
event-draw-secret = { $seat } draws a card.
event-discard = { $seat } puts { $tile-object } away.
event-shuffle = { $seat } shuffles the cards put away into a new pile.
event-claim = { $seat } will turn { $tile-object } on space { $space } into a residence when it has acted.
event-erect = { $seat } erects { $tile-object } on space { $space }.
event-erect-aside = { $seat } erects { $tile-object }.
event-provost-alone = The provost walks on to space { $space }.
event-token = { $seat } takes a token of the castle ({ section }).
event-token-lost = A token of the castle leaves the game ({ section }).

joined-order = Order of actions: { $seats }.
joined-home = All workers go home.
joined-draw = { $seat } draws { $cards }.
joined-draw-paid = { $seat } draws { $cards } for { $stock }.
joined-discard = { $seat } puts away { $cards }.
joined-discard-paid = { $seat } pays { $stock } and puts away { $cards }.
joined-draw-one = a card
joined-erect = { $seat } erects { $tile-object } on space { $space } for { $stock }.
joined-erect-aside = { $seat } erects { $tile-object } for { $stock }.
joined-transform = { $seat } turns { $tile-object } on space { $space } into a residence for { $stock }.
joined-claim = { $seat } pays { $stock }; { $tile-the } on space { $space } becomes a residence when it has acted.
joined-castle = { $seat } hands in { $stock } and takes { $tokens }.
joined-tokens = { $seat } pays { $stock } and takes { $tokens } ({ $cause }).
joined-tokens-lost = Nobody builds the castle: { $tokens } out of the game.
joined-token = { count-tokens } of the { section }

## Questions

question-LayNeutral = Chance lays a neutral card on the road.
question-DealCard = Chance deals { $seat } a card.
question-DrawFirst = Chance gives a seat the first-player card.
question-KeepHand = { $seat }, do you keep your first hand?
question-TakeAction = { $seat }, place a worker, build, draw, exchange your hand, or pass.
question-PayKind = { $seat }, how much { good } for { $tile-the } do you pay in gold?
question-ErectPrestige = { $seat }, which of your residences does { $tile-the } cover?
question-UseGain =
    { $for ->
        [owner] { $seat }, { $worker } works on your { $tile }: take { $gains } as its owner?
       *[worker] { $seat }, take { $gains } from { $tile-the }?
    }
question-UseTrade =
    { $for ->
        [owner] { $seat }, your { $tile } has an offer for its owner: do you accept?
       *[worker] { $seat }, do you accept an offer of { $tile-the }?
    }
question-BuyCubes =
    { $count ->
        [one] { $seat }, do you buy a cube ({ $tile })?
       *[other] { $seat }, do you buy a cube ({ $tile })? You may buy up to { $cubes }.
    }
question-UseLawyer = { $seat }, which of your cards do you turn into a residence?

## Choices

choice-place-visitor = { $owner } may { $effect }
choice-provost-worker = { $seat } { $tile-at }
choice-draw = { $deniers }, a card of your pile ({ $left } left)
choice-draw-shuffled = { $deniers }, a card; what you put away becomes your pile
choice-exchange = { $deniers }, put your hand away, draw { $cards }
choice-exchange-free = free, put your hand away, draw { $cards }
choice-keep = go on with these cards
choice-over = space { $space }, the residence's income of 1 and 1 prestige are lost
choice-transform = { $cost }, space { $space }: 1 prestige instead of { $prestige }, income +1
choice-transform-waits = when { $seat }'s worker has acted
choice-transform-cubes = { $cubes } on it lost
choice-gold = pay { $stock }
choice-use = +{ $stock }
choice-use-card = +{ $stock }, { $left } left on the card
choice-buy = { $stock } for { $deniers }
choice-batch = { section } token, { $points }
choice-done-idle = hand in no batch
choice-lay = on space { $space }
choice-first = begins the first round
choice-deal = to { $seat }'s hand

label-draw = draw
    .button = draw a card
label-exchange = exchange
    .button = exchange your hand
label-keep = keep
    .button = keep your hand
label-gold = gold { $key }
    .button = { $noun } gold
    .none = no gold

## Effects: what somebody may do, after “may” and on its own

effect-take = take { $stock }
effect-take-from-card = take { $stock } from the card
effect-buy = buy { $cubes } for 1 denier
effect-buy-several = buy up to { $cubes }, 1 denier each
effect-pay = pay { $offers }
effect-owner = owner: { $effect }

card-any = any cube
card-gains = worth { $gains }

## Phases and causes

phase-actions = actions
phase-buildings = the cards of the road
phase-end-of-round = end of the round

cause-drawing = cards
cause-castle = castle
cause-most-batches = most batches

## The score sheet

source-tokens = tokens of the castle
source-buildings = cards on the road
source-residences = residences
source-prestige = prestige buildings
source-gold = gold left over
source-cubes = cubes left over
source-deniers = deniers left over

## The signs of the terminal's table

legend =
    ○ provost  ⌂ residence  ★ prestige building  ▪ cubes  ♙ worker  » lawyer waits
    d w t: tokens of dungeon, walls, towers; away: cards put away, open to all
