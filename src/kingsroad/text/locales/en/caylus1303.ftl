### What only Caylus 1303 says.

form-tile-plain = { $tile }
form-character-the = the { $character }
form-character-object = the { $character }

## Tiles

kind =
    { $kind ->
        [printed] printed building
        [start] start building
        [wood] wood building
        [stone] stone building
        [monument] monument
       *[residential] back of a start building
    }

tile-fairground = fairground
    .at = on the fairground
tile-lawyer = lawyer
    .at = at the lawyer
tile-carpenter = carpenter
    .at = at the carpenter
tile-toll = toll
    .at = at the toll
tile-site = construction site
    .at = at the construction site
tile-farm = farm
tile-second-farm = second farm
tile-sawmill = sawmill
tile-quarry = quarry
tile-start-carpenter = start carpenter
    .at = at the start carpenter
    .short = start carp.
tile-market = market
tile-second-market = second market
    .short = 2nd market
tile-guild = guild
tile-stone-guild = stone guild
tile-wood-farm = wood farm
    .plain = farm
tile-wood-sawmill = wood sawmill
    .plain = sawmill
    .short = wood sawm.
tile-wood-quarry = wood quarry
    .plain = quarry
tile-spinning-mill = spinning mill
    .short = spin. mill
tile-wood-market = wood market
    .plain = market
tile-covered-market = covered market
    .short = cov. market
tile-manor = manor
tile-tailor = tailor
    .at = at the tailor
tile-mason = mason
    .at = at the mason
tile-stone-farm = stone farm
    .plain = farm
tile-stone-sawmill = stone sawmill
    .plain = sawmill
    .short = stone sawm.
tile-stone-quarry = stone quarry
    .plain = quarry
    .short = stone quar.
tile-gold-mine = gold mine
tile-foundry = foundry
tile-alchemist = alchemist
    .at = at the alchemist
tile-guild-house = guild house
tile-church = church
tile-jeweller = jeweller
    .at = at the jeweller
tile-theatre = theatre
tile-garden = garden
tile-granary = granary
tile-manufacture = manufacture
tile-statue = statue
tile-cathedral = cathedral
tile-mansion = mansion
tile-residence = residence

## Characters, each with what it does for the seat that holds it

character-early-riser = Early Riser
    .power = place before all others for 1 worker more
character-night-worker = Night Worker
    .power = never pay the further worker after a pass
character-journeyman = Journeyman
    .power = once a round join an opponent's worker
character-thief = Thief
    .power = owners gain no prestige from your workers
character-steward = Steward
    .power = 2 prestige, not 1, for visitors in your buildings
character-bailiff = Bailiff
    .power = after the bridge move the provost 1 step, free
character-architect = Architect
    .power = +1 prestige for each building or monument
character-deliveryman = Deliveryman
    .power = deliver last, also without a worker there
character-chamberlain = Chamberlain
    .power = your bundles may be any three cubes
character-foreman = Foreman
    .power = +1 prestige for each bundle
character-goldsmith = Goldsmith
    .power = +5 prestige a round for a bundle with gold
character-day-labourer = Day Labourer
    .power = recruits +1

## Where the provost stands

spot =
    { $space ->
        [0] right behind the bridge
        [24] beyond the road, on spot 1
        [25] beyond the road, on spot 2
        [26] beyond the road, on spot 3
       *[other] behind plot { $space }
    }

count-steps =
    { $count ->
        [one] { $count } step
       *[other] { $count } steps
    }

## Events

event-turn = Round { $number } begins.
event-lay = { $tile-the } lies on plot { $space }.
event-lay-site = { $tile-the } lies at the construction site, as tile { $number }.
event-order = { $seat } is next in the order of seats.
event-character = { $tile-the } comes into the game.
event-engage = { $seat } takes { $tile-object }.
event-steal = { $seat } takes { $tile-object } from { $other }.
event-hire = { $seat } takes { $workers } from the camp ({ $cause }).
event-hire-nothing = { $seat } has no workers left in the camp ({ $cause }).
event-dismiss = { $seat } sends { $workers } to the camp ({ $cause }).
event-home = { $seat }'s worker goes to the camp from { $tile-the }.
event-pass-first = { $seat } passes first and takes the start marker.
event-score = { $seat } gains { $points } ({ $cause }).
event-score-nothing = { $seat } gains no prestige ({ $cause }).
event-provost = { $seat } moves the provost: he now stands { spot }.
event-stay = { $seat } leaves the provost { spot }.
event-reset = The provost takes his place { spot }.
event-build = { $seat } builds { $tile-object } on plot { $space }.
event-claim = { $seat } puts a house above { $tile-the } on plot { $space }.
event-transform = { $tile-the } on plot { $space } becomes { $seat }'s residence.
event-favor = { $seat } receives a royal favor.
event-site = { $seat } chooses { $tile-object }, tile { $number } of the construction site.

joined-order = Order of the first round: { $seats }.
joined-lay-site = At the construction site lie: { $tiles }.
joined-characters = The characters of this game: { $tiles }.
joined-start = Everybody begins with { $stock }.
joined-recruiting = Recruits: { $amounts }.
joined-home = Workers go to the camp: { $workers }.
joined-place = { $seat } places a worker { $tile-at }{ $visitor }.
joined-place-wages = { $seat } places a worker { $tile-at } and sends another to the camp{ $visitor }.
joined-place-early-riser = { $seat } rises early, places a worker { $tile-at } and sends another to the camp{ $visitor }.
joined-visitor = ; { $owner } gains { $points }
joined-gain = { $seat } gains { $gained } ({ $cause }).
joined-trade = { $seat } pays { $stock } and gains { $gained } ({ $cause }).
joined-bribe = { $seat } pays { $stock }, and the provost stands { spot }.
joined-claim = { $seat } pays { $stock } and puts a house above { $tile-the } on plot { $space }.
joined-build = { $seat } builds { $tile-object } on plot { $space } for { $stock } and gains { $gained }.
joined-build-free = { $seat } builds { $tile-object } on plot { $space } and gains { $gained }.
joined-delivery = { $seat } delivers { $stock } and gains { $gained }.
joined-favor-steal = { $seat } receives a royal favor and takes { $tile-object } from { $other }.
joined-favor-site = { $seat } receives a royal favor and chooses { $tile-object } of the construction site.

## Questions

question-LayTiles = Chance lays a tile { $where }.
question-DrawFirst = Chance draws the first seat.
question-DealCharacters = Chance brings a character into the game.
question-DraftCharacter = { $seat }, which character do you choose?
question-RiseEarly = { $seat }, you have the Early Riser: do you place a worker before all others?
question-PlaceWorker = { $seat }, place a worker or pass.
question-UseGain = { $seat }, take { $gains } from { $tile-the }?
question-BuildTile =
    { $full ->
        [less] { $seat }, which stone building do you put on plot { $plot }? Its fixed stone is free.
       *[full] { $kind ->
            [wood] { $seat }, which wood building do you put on plot { $plot }?
           *[stone] { $seat }, which stone building do you put on plot { $plot }?
        }
    }
question-UseLawyer = { $seat }, which building do you claim? In phase 4 it becomes your residence.
question-GuideProvost = { $seat }, { $guide-the } lets you move the provost up to { $steps }, free of charge.
question-PayProvost = { $seat }, do you move the provost? Each step costs { $price }.
question-UseFavor = { $seat }, a royal favor: an opponent's character or a tile of the construction site?
question-EngageCharacter = { $seat }, do you also take a character from the board?
question-DeliverBundle = { $seat }, do you deliver a bundle for the castle?
question-ErectMonument = { $seat }, which monument do you build over your residence on plot { $plot }?

## Choices

choice-place-joins = joins { $seat }
choice-place-number = number { $number } of the queue
choice-place-visitor = { $owner } gains { $points }
choice-pass-first = start marker; later placements cost 1 worker more
choice-provost-stay = he stays { spot }
choice-provost-to = he goes { spot }
choice-provost-worker = { $seat }'s { $tile }
choice-use = +{ $gains }
choice-few = (only { $number } left in the camp)
choice-take-for = +{ $stock } for { $workers }
choice-give-for = −{ $stock }, +{ $gains }
choice-bonus = +{ $number } ({ $tile })
choice-build = { $cost }: { $gains }; { $effect }
choice-erect = { $cost }: { $gains }
choice-erect-loss = the residence's recruit is lost
choice-claim = { $cost }, plot { $plot }: recruits +1
choice-claim-worker = { $seat }'s worker still acts
choice-bundle = +{ $points }
choice-done = deliver no more
choice-done-idle = deliver nothing
choice-decline-RiseEarly = wait for your turn
choice-decline-EngageCharacter = take none
choice-decline-ErectMonument = keep the residence
choice-steal = from { $seat }: { $tile-power }
choice-site = { $tile }: { $effect }
choice-site-then = then you may take a character
choice-engage = { $tile-power }
choice-lay = on plot { $plot }
choice-lay-site = at the construction site, as tile { $number }
choice-deal = comes into the game
choice-first = begins the first round

label-claim = claim { $key }
    .button = claim { $noun-object }
label-steal = steal { $key }
    .button = take { $noun-object } from an opponent
label-site = site { $key }
    .button = tile { $noun } of the site
label-engage = engage { $key }
    .button = take { $noun-object }
label-bundle = bundle { $key }
    .button = deliver a bundle: { $noun }

## Effects

effect-build-wood = build a wood building
effect-build-stone = build a stone building
effect-build-stone-less = build a stone building without its fixed stone
effect-guide = move the provost up to { $steps }, free
effect-worker = worker: { $effect }
effect-owner = owner: { $effect }
effect-setup = set-up side: { $effect }

card-income = recruits +{ $number }
card-harvest = { $stock } in every round
card-character = { $tile } (character); { $tile-power }.

## Phases and causes

phase-planning = planning
phase-activation = activation
phase-delivery = delivery
phase-administration = administration

cause-wages = placing after a pass
cause-visitor = a visitor
cause-bribe = the provost
cause-delivery = delivery
cause-recruiting = recruits
cause-final-gold = gold left over

## The score sheet

source-visitor = visitors in own buildings
source-built-wood = wood buildings built
source-built-stone = stone buildings built
source-built-monument = monuments
source-used = buildings used
source-delivery = bundles delivered
source-architect = Architect
source-foreman = Foreman
source-goldsmith = Goldsmith
source-final-gold = gold at the end

## The signs of the terminal's table

legend =
    ○ provost: the plots before him act  ♙ workers  ⌂ house  » becomes a residence
    ° set-up side  ✓ used in this round  (r4) open from round 4 on
    supply with cost:prestige; f food  w wood  s stone  c cloth  g gold  p plain
