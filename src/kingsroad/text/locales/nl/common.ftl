### Wat alle spellen van de familie gemeen hebben.
###
### Elk gebouw heeft een lidwoord (de, het); daaruit volgen de vormen `the` en `object`. De vorm `at`
### zegt waar een arbeider heen gaat: op de boerderij, bij de timmerman, in de herberg.

## Lijsten: wat tussen twee delen staat

list-comma = { $head }, { $tail }
list-semicolon = { $head }; { $tail }
list-and = { $head } en { $tail }
list-or = { $head } of { $tail }
nothing = niets

## Regelmatige vormen

form-tile-the = { $tile-article } { $tile }
form-tile-object = { $tile-article } { $tile }
form-tile-at = op { $tile-article } { $tile }
form-tile-short = { $tile }

## Kleuren

seat-blue = Blauw
    .letter = B
seat-red = Rood
    .letter = R
seat-green = Groen
    .letter = G
seat-orange = Oranje
    .letter = O
seat-yellow = Geel
    .letter = L
seat-black = Zwart
    .letter = Z

## Wat geteld wordt

count-food = { $count } voedsel
count-wood = { $count } hout
count-stone = { $count } steen
count-cloth = { $count } linnen
count-gold = { $count } goud
count-deniers =
    { $count ->
        [one] { $count } dinar
       *[other] { $count } dinars
    }
count-cubes =
    { $count ->
        [one] { $count } blokje
       *[other] { $count } blokjes
    }
count-plain =
    { $count ->
        [one] { $count } blokje (geen goud)
       *[other] { $count } blokjes (geen goud)
    }
count-prestige =
    { $count ->
        [one] { $count } prestigepunt
       *[other] { $count } prestigepunten
    }
count-favors =
    { $count ->
        [one] { $count } koninklijk privilege
       *[other] { $count } koninklijke privileges
    }
count-workers =
    { $count ->
        [one] { $count } arbeider
       *[other] { $count } arbeiders
    }

## Grondstoffen bij naam

good =
    { $good ->
        [food] voedsel
        [wood] hout
        [stone] steen
        [cloth] linnen
       *[gold] goud
    }

## Delen van lijsten

item-tile = { $number } { $tile }
item-worker = { $seat } ({ $tile })
item-amount = { $seat } { $amount }

## Gebeurtenissen, elk op zich

event-phase = Fase { $number }: { $phase }.
event-lay = { $tile-the } ligt op veld { $space }.
event-gain = { $seat } krijgt { $stock } ({ $cause }).
event-pay = { $seat } betaalt { $stock } ({ $cause }).
event-place = { $seat } plaatst een arbeider { $tile-at }.
event-home = De arbeider van { $seat } gaat naar huis ({ $tile }).
event-pass = { $seat } past en neemt nummer { $number } van de brug.
event-provost = { $seat } stuurt de provoost naar veld { $space }.
event-stay = { $seat } laat de provoost op veld { $space }.
event-build = { $seat } bouwt { $tile-object } op veld { $space }.
event-transform = { $seat } maakt van { $tile-object } op veld { $space } een residentie.
event-over = Het spel is afgelopen.

## Gebeurtenissen die bij elkaar horen

joined-lay = Langs de weg liggen: { $tiles }.
joined-income = Inkomen: { $amounts }.
joined-place = { $seat } plaatst voor { $stock } een arbeider { $tile-at }.
joined-first-pass = { $seat } past als eerste en krijgt { $stock }.
joined-build = { $seat } bouwt { $tile-object } op veld { $space } voor { $stock } en krijgt { $points }.
joined-build-only = { $seat } bouwt { $tile-object } op veld { $space } voor { $stock }.
joined-trade = { $seat } betaalt { $stock } en krijgt { $gained } ({ $cause }).
joined-trade-points = { $seat } betaalt { $stock } en krijgt { $points } ({ $cause }).
joined-bribe = { $seat } betaalt { $stock }, en de provoost gaat naar veld { $space }.

## Vragen

question-GiveCubes =
    { $count ->
        [one] { $seat }, welk blokje lever je in ({ $cause })?
       *[other] { $seat }, je levert { $cubes } in ({ $cause }): welk eerst?
    }
question-UseTrade = { $seat }, neem je een aanbod aan ({ $tile })?
question-MoveProvost = { $seat }, koop je de provoost om? Elk veld kost { $price }.
question-GiveAny = { $seat }, welk blokje lever je in ({ $cause })?
question-SellCube = { $seat }, verkoop je een blokje ({ $tile })?
question-OfferBatch = { $seat }, lever je een pakket voor het kasteel in?

## Wat een keuze kost en oplevert

choice-place = { $price }
choice-place-beyond = voorbij de provoost
choice-pass = nummer { $number }
choice-pass-first = +{ $deniers }
choice-provost-price = { $price }
choice-provost-free = gratis
choice-provost-stay = hij blijft op veld { $space }
choice-provost-to = naar veld { $space }
choice-provost-gains = bereikt { $workers }
choice-provost-loses = bereikt niet meer: { $workers }
choice-take = +{ $stock }
choice-give = −{ $stock }
choice-sell = voor { $deniers }
choice-build = { $cost }: { $gains }
choice-done = je kasteelbeurt beëindigen
choice-decline = niets doen

label = { $noun }
label-pass = passen
label-place = arbeider { $noun-at } plaatsen
label-provost = provoost { $noun }
    .none = de provoost laten staan
label-offer = aanbod { $noun }
label-take = { $noun } nemen
label-give = { $noun } inleveren
label-build = { $noun } bouwen
label-over = residentie vervangen: { $noun }
label-transform = { $noun } ombouwen
label-batch = pakket: { $noun }
label-done = klaar
label-decline = afzien
label-lay = { $noun } leggen
label-first = { $noun } begint
label-deal = { $noun } delen
label-erect = { $noun } bouwen
label-use = gebruiken

## Wat gebouwen doen

effect-nothing = geen effect
effect-sell = een blokje naar keuze voor { $deniers } verkopen
effect-offer = { $pay } voor { $get }
effect-make-residence = voor { $stock } een residentie maken
effect-employs-nobody = biedt niemand werk

## Een gebouw op één regel

card = { $parts }.
card-head = { $tile } ({ kind })
card-cost = kost { $cost }
card-any =
    { $number ->
        [one] { $number } blokje naar keuze
       *[other] { $number } blokjes naar keuze
    }
card-gains = levert { $gains } op
card-income = inkomen +{ $number }

## Fasen en redenen

phase-setup = opbouw
phase-income = inkomen
phase-provost = verplaatsen van de provoost
phase-castle = bouwen van het kasteel

cause-setup = start
cause-income = inkomen
cause-wages = loon
cause-first-pass = als eerste gepast
cause-bribe = omkoping

## De eindstand

sheet-head = prestige door
sheet-before = vóór dit verloop
sheet-total = totaal
sheet-place = plaats
sheet-winner =
    { $winners ->
        [one] { $seats } wint
       *[other] { $seats } winnen samen
    } met { $points ->
        [one] { $points } prestigepunt.
       *[other] { $points } prestigepunten.
    }
