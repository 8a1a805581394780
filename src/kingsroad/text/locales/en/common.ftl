### What all games of the family share.
###
### Variables: $seat, $owner, $other, $worker are seats; $tile is a building (or a character),
### $cause why something moved. They are nouns: `$tile-the` is the attribute `the` of the tile in
### the gap, or, where it has none, what `form-tile-the` makes of it. $stock, $points, $cost, $gains
### and the like come ready from the messages `count-…`; $number, $space, $count are numbers.

## Lists: what stands between two parts

list-comma = { $head }, { $tail }
list-semicolon = { $head }; { $tail }
list-and = { $head } and { $tail }
list-or = { $head } or { $tail }
nothing = nothing

## Forms of nouns that follow a rule

form-tile-the = the { $tile }
form-tile-object = the { $tile }
form-tile-at = in the { $tile }
form-tile-short = { $tile }

## Seats

seat-blue = blue
    .letter = B
seat-red = red
    .letter = R
seat-green = green
    .letter = G
seat-orange = orange
    .letter = O
seat-yellow = yellow
    .letter = Y
seat-black = black
    .letter = K

## What can be counted

count-food = { $count } food
count-wood = { $count } wood
count-stone = { $count } stone
count-cloth = { $count } cloth
count-gold = { $count } gold
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
        [one] { $count } plain cube
       *[other] { $count } plain cubes
    }
count-prestige = { $count } prestige
count-favors =
    { $count ->
        [one] { $count } royal favor
       *[other] { $count } royal favors
    }
count-workers =
    { $count ->
        [one] { $count } worker
       *[other] { $count } workers
    }

## Goods by name

good =
    { $good ->
        [food] food
        [wood] wood
        [stone] stone
        [cloth] cloth
       *[gold] gold
    }

## Parts of lists in the log

item-tile = { $number } { $tile }
item-worker = { $seat } ({ $tile })
item-amount = { $seat } { $amount }

## Events, each on its own

event-phase = Phase { $number }: { $phase }.
event-lay = { $tile-the } lies on space { $space }.
event-gain = { $seat } receives { $stock } ({ $cause }).
event-pay = { $seat } pays { $stock } ({ $cause }).
event-place = { $seat } places a worker { $tile-at }.
event-home = { $seat }'s worker goes home from { $tile-the }.
event-pass = { $seat } passes and takes number { $number } of the bridge.
event-provost = { $seat } sends the provost to space { $space }.
event-stay = { $seat } leaves the provost on space { $space }.
event-build = { $seat } builds { $tile-object } on space { $space }.
event-transform = { $seat } turns { $tile-object } on space { $space } into a residence.
event-over = The game is over.

## Events that belong together, as a log tells them

joined-lay = Along the road lie: { $tiles }.
joined-income = Income: { $amounts }.
joined-place = { $seat } places a worker { $tile-at } for { $stock }.
joined-first-pass = { $seat } passes first and receives { $stock }.
joined-build = { $seat } builds { $tile-object } on space { $space } for { $stock } and gains { $points }.
joined-build-only = { $seat } builds { $tile-object } on space { $space } for { $stock }.
joined-trade = { $seat } pays { $stock } and receives { $gained } ({ $cause }).
joined-trade-points = { $seat } pays { $stock } and gains { $points } ({ $cause }).
joined-bribe = { $seat } pays { $stock }, and the provost goes to space { $space }.

## Questions, by their classes

question-GiveCubes =
    { $count ->
        [one] { $seat }, which cube do you give ({ $cause })?
       *[other] { $seat }, you give { $cubes } ({ $cause }): which one first?
    }
question-UseTrade = { $seat }, do you accept an offer of { $tile-the }?
question-MoveProvost = { $seat }, do you bribe the provost? Each space costs { $price }.
question-GiveAny = { $seat }, which cube do you give ({ $cause })?
question-SellCube = { $seat }, do you sell a cube in { $tile-the }?
question-OfferBatch = { $seat }, do you hand in a batch for the castle?

## What a choice costs and brings

choice-place = { $price }
choice-place-beyond = past the provost
choice-pass = number { $number }
choice-pass-first = +{ $deniers }
choice-provost-price = { $price }
choice-provost-free = free
choice-provost-stay = he stays on space { $space }
choice-provost-to = to space { $space }
choice-provost-gains = reaches { $workers }
choice-provost-loses = stops short of { $workers }
choice-take = +{ $stock }
choice-give = −{ $stock }
choice-sell = for { $deniers }
choice-build = { $cost }: { $gains }
choice-done = end your castle turn
choice-decline = do nothing

## Choices as labels. In English they are the names that records have and people type ($key); other
## languages speak of the $noun: a building, a seat, goods, a number. What is pressed and not typed
## is the attribute `button`, where it is not the same.

label = { $key }
label-pass = pass
label-place = place { $key }
    .button = place a worker { $noun-at }
label-provost = provost { $key }
    .none = leave the provost where he is
label-offer = offer { $key }
label-take = take { $key }
label-give = give { $key }
label-build = build { $key }
    .button = build { $noun-object }
label-over = over { $key }
    .button = build over the residence: { $noun }
label-transform = transform { $key }
    .button = turn { $noun-object } into a residence
label-batch = batch { $key }
    .button = hand in a batch: { $noun }
label-done = done
label-decline = decline
label-lay = lay { $key }
    .button = lay { $noun-object }
label-first = first { $key }
label-deal = deal { $key }
label-erect = erect { $key }
    .button = erect { $noun-object }
label-use = use

## What buildings do

effect-nothing = no effect
effect-sell = sell any cube for { $deniers }
effect-offer = { $pay } for { $get }
effect-make-residence = make a residence for { $stock }
effect-employs-nobody = employs nobody

## A building in one line

card = { $parts }.
card-head = { $tile } ({ kind })
card-cost = costs { $cost }
card-any = { $number } of any kind
card-gains = gives { $gains }
card-income = income +{ $number }

## Phases and causes

phase-setup = setting up
phase-income = income
phase-provost = the provost
phase-castle = building the castle

cause-setup = start
cause-income = income
cause-wages = wages
cause-first-pass = first to pass
cause-bribe = bribe

## The score sheet and the verdict

sheet-head = prestige from
sheet-before = before this log
sheet-total = total
sheet-place = place
sheet-winner =
    { $winners ->
        [one] { $seats } wins with { $points } prestige.
       *[other] { $seats } win together with { $points } prestige.
    }
