### Wat alleen Caylus Magna Carta zegt.

## Vormen: arbeiders staan op kaarten; een kaart aan de weg herken je aan de eigenaar.

owned = { $tile } van { $seat }
owned-the = { $tile-the } van { $seat }
owned-object = { $tile-object } van { $seat }
owned-at = { $tile-at } van { $seat }

## Kaarten

kind =
    { $kind ->
        [neutral] neutrale kaart
        [own] spelerskaart
        [prestige] prestigegebouw
       *[residential] achterkant van een spelerskaart
    }

tile-park = park
    .article = het
tile-forest = woud
    .article = het
tile-quarry = steengroeve
    .article = de
tile-trading-post = wisselkantoor
    .article = het
tile-peddler = handelaar
    .article = de
    .at = bij de handelaar
tile-small-farm = kleine boerderij
    .article = de
    .short = kl. boerderij
tile-small-sawmill = kleine zaagmolen
    .article = de
    .short = kl. zaagmolen
tile-small-quarry = kleine steengroeve
    .article = de
    .short = kl. steengr.
tile-own-peddler = spelershandelaar
    .article = de
    .at = bij de spelershandelaar
    .short = sp.handelaar
tile-own-peddler-owned = handelaar
    .article = de
    .at = bij de handelaar
tile-market = markt
    .article = de
tile-lawyer = notaris
    .article = de
    .at = bij de notaris
tile-large-farm = grote boerderij
    .article = de
    .short = gr. boerderij
tile-large-sawmill = grote zaagmolen
    .article = de
    .short = gr. zaagmolen
tile-large-quarry = grote steengroeve
    .article = de
    .short = gr. steengr.
tile-gold-mine = goudmijn
    .article = de
tile-bank = bank
    .article = de
tile-church = kerk
    .article = de
tile-theatre = theater
    .article = het
tile-statue = standbeeld
    .article = het
tile-hotel = hotel
    .article = het
tile-stables = stallen
    .article = de
tile-town-hall = stadhuis
    .article = het
tile-monument = monument
    .article = het
tile-cathedral = kathedraal
    .article = de
tile-residence = residentie
    .article = de

section =
    { $section ->
        [dungeon] kerker
        [walls] muren
       *[towers] torens
    }

count-cards =
    { $count ->
        [one] { $count } kaart
       *[other] { $count } kaarten
    }
count-tokens =
    { $count ->
        [one] { $count } fiche
       *[other] { $count } fiches
    }

## Gebeurtenissen

event-turn = Ronde { $number } begint.
event-order = { $seat } volgt in de volgorde van de acties.
event-draw = { $seat } trekt { $tile-object }.
event-draw-secret = { $seat } trekt een kaart.
event-discard = { $seat } legt { $tile-object } af.
event-shuffle = { $seat } schudt de aflegstapel tot een nieuwe trekstapel.
event-claim = Na de activering maakt { $seat } van { $tile-object } op veld { $space } een residentie.
event-erect = { $seat } bouwt { $tile-object } op de residentie op veld { $space }.
event-erect-aside = { $seat } bouwt { $tile-object }.
event-provost-alone = De provoost gaat verder naar veld { $space }.
event-token = { $seat } neemt een kasteelfiche ({ section }).
event-token-lost = Een kasteelfiche ({ section }) gaat uit het spel.

joined-order = Volgorde van de acties: { $seats }.
joined-home = Alle arbeiders gaan naar huis.
joined-draw = { $seat } trekt { $cards }.
joined-draw-paid = { $seat } trekt voor { $stock } { $cards }.
joined-discard = { $seat } legt { $cards } af.
joined-discard-paid = { $seat } betaalt { $stock } en legt { $cards } af.
joined-draw-one = een kaart
joined-erect = { $seat } bouwt voor { $stock } { $tile-object } op de residentie op veld { $space }.
joined-erect-aside = { $seat } bouwt voor { $stock } { $tile-object }.
joined-transform = { $seat } maakt voor { $stock } van { $tile-object } op veld { $space } een residentie.
joined-claim = { $seat } betaalt { $stock }; na de activering wordt { $tile-the } op veld { $space } een residentie.
joined-castle = { $seat } levert { $stock } in en neemt { $tokens }.
joined-tokens = { $seat } betaalt { $stock } en neemt { $tokens } ({ $cause }).
joined-tokens-lost = Niemand bouwt aan het kasteel; uit het spel: { $tokens }.
joined-token = { count-tokens } van de { section }

## Vragen

question-LayNeutral = Het toeval legt een neutrale kaart aan de weg.
question-DealCard = Het toeval geeft { $seat } een kaart.
question-DrawFirst = Het toeval geeft iemand de startspelerkaart.
question-KeepHand = { $seat }, houd je je eerste hand?
question-TakeAction = { $seat }, plaats een arbeider, bouw, trek, ruil je hand of pas.
question-PayKind = { $seat }, hoeveel { good } voor { $tile-object } betaal je in goud?
question-ErectPrestige = { $seat }, welke van je residenties vervang je door { $tile-object }?
question-UseGain =
    { $for ->
        [owner] { $seat }, { $worker } werkt op je kaart ({ $tile }): neem je als eigenaar { $gains }?
       *[worker] { $seat }, neem je { $gains } ({ $tile })?
    }
question-UseTrade =
    { $for ->
        [owner] { $seat }, je kaart ({ $tile }) heeft een aanbod voor de eigenaar: neem je het aan?
       *[worker] { $seat }, neem je een aanbod aan ({ $tile })?
    }
question-BuyCubes =
    { $count ->
        [one] { $seat }, koop je een blokje ({ $tile })?
       *[other] { $seat }, koop je een blokje ({ $tile })? Je mag er tot { $cubes } kopen.
    }
question-UseLawyer = { $seat }, van welke van je kaarten maak je een residentie?

## Keuzes

choice-place-visitor = { $owner } mag { $effect }
choice-provost-worker = { $seat } ({ $tile })
choice-draw = { $deniers }, een kaart van je trekstapel (nog { $left })
choice-draw-shuffled = { $deniers }, een kaart; je aflegstapel wordt je trekstapel
choice-exchange = { $deniers }, je hand afleggen, { $cards } trekken
choice-exchange-free = gratis, je hand afleggen, { $cards } trekken
choice-keep = doorgaan met deze kaarten
choice-over = veld { $space }, het inkomen van 1 en 1 prestigepunt van de residentie vervallen
choice-transform = { $cost }, veld { $space }: 1 prestigepunt in plaats van { $prestige }, inkomen +1
choice-transform-waits = als de arbeider van { $seat } klaar is
choice-transform-cubes = { $cubes } erop verloren
choice-gold = { $stock } betalen
choice-use = +{ $stock }
choice-use-card = +{ $stock }, nog { $left } op de kaart
choice-buy = { $stock } voor { $deniers }
choice-batch = 1 fiche van de { section }, { $points }
choice-done-idle = geen pakket inleveren
choice-lay = op veld { $space }
choice-first = begint de eerste ronde
choice-deal = naar de hand van { $seat }

label-draw = kaart trekken
label-exchange = hand ruilen
label-keep = hand houden
label-gold = { $noun } goud
    .none = geen goud

## Effecten: wat iemand mag doen, na “mag” en op zichzelf

effect-take = { $stock } nemen
effect-take-from-card = { $stock } van de kaart nemen
effect-buy = { $cubes } voor 1 dinar kopen
effect-buy-several = tot { $cubes } kopen, 1 dinar per stuk
effect-pay = { $offers } betalen
effect-owner = eigenaar: { $effect }

card-any = 1 blokje naar keuze
card-gains = { $gains } waard

## Fasen en redenen

phase-actions = acties
phase-buildings = kaarten aan de weg
phase-end-of-round = einde van de ronde

cause-drawing = kaarten
cause-castle = kasteel
cause-most-batches = de meeste pakketten

## De eindstand

source-tokens = kasteelfiches
source-buildings = kaarten aan de weg
source-residences = residenties
source-prestige = prestigegebouwen
source-gold = overgebleven goud
source-cubes = overgebleven blokjes
source-deniers = overgebleven dinars

## De tekens van de tafel in de terminal

legend =
    ○ provoost  ⌂ residentie  ★ prestigegebouw  ▪ blokjes  ♙ arbeider  » notaris
    k m t: fiches van kerker, muren, torens; af: afgelegde kaarten, open voor allen
