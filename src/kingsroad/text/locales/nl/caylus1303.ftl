### Wat alleen Caylus 1303 zegt.

form-tile-plain = { $tile }
form-character-the = de { $character }
form-character-object = de { $character }

## Gebouwen

kind =
    { $kind ->
        [printed] gedrukt gebouw
        [start] startgebouw
        [wood] houten gebouw
        [stone] stenen gebouw
        [monument] monument
       *[residential] achterkant van een startgebouw
    }

tile-fairground = jaarmarkt
    .article = de
tile-lawyer = notaris
    .article = de
    .at = bij de notaris
tile-carpenter = timmerman
    .article = de
    .at = bij de timmerman
tile-toll = tol
    .article = de
    .at = bij de tol
tile-site = bouwplaats
    .article = de
tile-farm = boerderij
    .article = de
tile-second-farm = tweede boerderij
    .article = de
    .short = boerderij 2
tile-sawmill = zaagmolen
    .article = de
    .at = in de zaagmolen
tile-quarry = steengroeve
    .article = de
    .at = in de steengroeve
tile-start-carpenter = starttimmerman
    .article = de
    .at = bij de starttimmerman
    .short = starttimm.
tile-market = markt
    .article = de
tile-second-market = tweede markt
    .article = de
    .short = markt 2
tile-guild = gilde
    .article = het
    .at = in het gilde
tile-stone-guild = steengilde
    .article = het
    .at = in het steengilde
tile-wood-farm = houten boerderij
    .article = de
    .plain = boerderij
    .short = h. boerd.
tile-wood-sawmill = houten zaagmolen
    .article = de
    .at = in de houten zaagmolen
    .plain = zaagmolen
    .short = h. zaagmol.
tile-wood-quarry = houten steengroeve
    .article = de
    .at = in de houten steengroeve
    .plain = steengroeve
    .short = h. steengr.
tile-spinning-mill = spinnerij
    .article = de
    .at = in de spinnerij
tile-wood-market = houten markt
    .article = de
    .plain = markt
    .short = h. markt
tile-covered-market = markthal
    .article = de
    .at = in de markthal
tile-manor = landgoed
    .article = het
tile-tailor = kleermaker
    .article = de
    .at = bij de kleermaker
tile-mason = metselaar
    .article = de
    .at = bij de metselaar
tile-stone-farm = stenen boerderij
    .article = de
    .plain = boerderij
    .short = s. boerd.
tile-stone-sawmill = stenen zaagmolen
    .article = de
    .at = in de stenen zaagmolen
    .plain = zaagmolen
    .short = s. zaagmol.
tile-stone-quarry = stenen steengroeve
    .article = de
    .at = in de stenen steengroeve
    .plain = steengroeve
    .short = s. steengr.
tile-gold-mine = goudmijn
    .article = de
    .at = in de goudmijn
tile-foundry = gieterij
    .article = de
    .at = in de gieterij
tile-alchemist = alchemist
    .article = de
    .at = bij de alchemist
tile-guild-house = gildehuis
    .article = het
    .at = in het gildehuis
tile-church = kerk
    .article = de
    .at = in de kerk
tile-jeweller = juwelier
    .article = de
    .at = bij de juwelier
tile-theatre = theater
    .article = het
tile-garden = tuin
    .article = de
tile-granary = graanpakhuis
    .article = het
    .short = graanpakh.
tile-manufacture = manufactuur
    .article = de
tile-statue = standbeeld
    .article = het
tile-cathedral = kathedraal
    .article = de
tile-mansion = herenhuis
    .article = het
tile-residence = residentie
    .article = de

## Personages, en wat ze doen

character-early-riser = Vroege Vogel
    .power = vóór alle anderen plaatsen, voor 1 arbeider meer
character-night-worker = Nachtarbeider
    .power = na een pas nooit de extra arbeider betalen
character-journeyman = Gezel
    .power = één keer per ronde bij een arbeider van een ander aansluiten
character-thief = Dief
    .power = eigenaars krijgen geen prestige voor jouw arbeiders
character-steward = Rentmeester
    .power = 2 prestigepunten in plaats van 1 voor bezoek in je gebouwen
character-bailiff = Baljuw
    .power = na de brug de provoost gratis 1 stap verplaatsen
character-architect = Architect
    .power = +1 prestigepunt voor elk gebouw of monument
character-deliveryman = Voerman
    .power = als laatste leveren, ook zonder arbeider op de bouwplaats
character-chamberlain = Kamerheer
    .power = je bundels mogen drie willekeurige blokjes zijn
character-foreman = Voorman
    .power = +1 prestigepunt voor elke bundel
character-goldsmith = Goudsmid
    .power = één keer per ronde +5 prestigepunten voor een bundel met goud
character-day-labourer = Dagloner
    .power = werving +1

## Waar de provoost staat

spot =
    { $space ->
        [0] vlak achter de brug
        [24] voorbij de weg, op plek 1
        [25] voorbij de weg, op plek 2
        [26] voorbij de weg, op plek 3
       *[other] achter perceel { $space }
    }
form-spot-to =
    { $space ->
        [0] tot vlak achter de brug
        [24] voorbij de weg, naar plek 1
        [25] voorbij de weg, naar plek 2
        [26] voorbij de weg, naar plek 3
       *[other] tot achter perceel { $space }
    }

count-steps =
    { $count ->
        [one] { $count } stap
       *[other] { $count } stappen
    }

## Gebeurtenissen

event-turn = Ronde { $number } begint.
event-lay = { $tile-the } ligt op perceel { $space }.
event-lay-site = { $tile-the } ligt op de bouwplaats, als tegel { $number }.
event-order = { $seat } volgt in de volgorde van de spelers.
event-character = { $tile-the } komt in het spel.
event-engage = { $seat } neemt { $tile-object }.
event-steal = { $seat } neemt { $tile-object } over van { $other }.
event-hire = { $seat } neemt { $workers } uit het kamp ({ $cause }).
event-hire-nothing = { $seat } heeft geen arbeiders meer in het kamp ({ $cause }).
event-dismiss = { $seat } stuurt { $workers } naar het kamp ({ $cause }).
event-home = De arbeider van { $seat } gaat naar het kamp ({ $tile }).
event-pass-first = { $seat } past als eerste en neemt de startspelermarkering.
event-score = { $seat } krijgt { $points } ({ $cause }).
event-score-nothing = { $seat } krijgt geen prestige ({ $cause }).
event-provost = { $seat } verplaatst de provoost: hij staat nu { spot }.
event-stay = { $seat } laat de provoost { spot }.
event-reset = De provoost gaat { spot } staan.
event-build = { $seat } bouwt { $tile-object } op perceel { $space }.
event-claim = { $seat } zet een huis boven { $tile-object } op perceel { $space }.
event-transform = { $tile-the } op perceel { $space } wordt de residentie van { $seat }.
event-favor = { $seat } krijgt een koninklijk privilege.
event-site = { $seat } kiest { $tile-object }, tegel { $number } van de bouwplaats.

joined-order = Volgorde van de eerste ronde: { $seats }.
joined-lay-site = Op de bouwplaats liggen: { $tiles }.
joined-characters = De personages van dit spel: { $tiles }.
joined-start = Iedereen begint met { $stock }.
joined-recruiting = Werving: { $amounts }.
joined-home = Arbeiders gaan naar het kamp: { $workers }.
joined-place = { $seat } plaatst een arbeider { $tile-at }{ $visitor }.
joined-place-wages = { $seat } plaatst een arbeider { $tile-at } en stuurt er nog een naar het kamp{ $visitor }.
joined-place-early-riser = { $seat } staat vroeg op, plaatst een arbeider { $tile-at } en stuurt er nog een naar het kamp{ $visitor }.
joined-visitor = ; { $owner } krijgt { $points }
joined-gain = { $seat } krijgt { $gained } ({ $cause }).
joined-trade = { $seat } betaalt { $stock } en krijgt { $gained } ({ $cause }).
joined-bribe = { $seat } betaalt { $stock }, en de provoost staat { spot }.
joined-claim = { $seat } betaalt { $stock } en zet een huis boven { $tile-object } op perceel { $space }.
joined-build = { $seat } bouwt { $tile-object } op perceel { $space } voor { $stock } en krijgt { $gained }.
joined-build-free = { $seat } bouwt { $tile-object } op perceel { $space } en krijgt { $gained }.
joined-delivery = { $seat } levert { $stock } en krijgt { $gained }.
joined-favor-steal = { $seat } krijgt een koninklijk privilege en neemt { $tile-object } over van { $other }.
joined-favor-site = { $seat } krijgt een koninklijk privilege en kiest { $tile-object } van de bouwplaats.

## Vragen

question-LayTiles = Het toeval legt een tegel { $where }.
question-DrawFirst = Het toeval bepaalt wie begint.
question-DealCharacters = Het toeval brengt een personage in het spel.
question-DraftCharacter = { $seat }, welk personage kies je?
question-RiseEarly = { $seat }, je hebt de Vroege Vogel: plaats je vóór alle anderen een arbeider?
question-PlaceWorker = { $seat }, plaats een arbeider of pas.
question-UseGain = { $seat }, neem je { $gains } ({ $tile })?
question-BuildTile =
    { $full ->
        [less] { $seat }, welk stenen gebouw leg je op perceel { $plot }? De vaste steen is gratis.
       *[full] { $kind ->
            [wood] { $seat }, welk houten gebouw leg je op perceel { $plot }?
           *[stone] { $seat }, welk stenen gebouw leg je op perceel { $plot }?
        }
    }
question-UseLawyer = { $seat }, welk gebouw claim je? In fase 4 wordt het je residentie.
question-GuideProvost = { $seat }, { $guide-the } laat je de provoost gratis tot { $steps } verplaatsen.
question-PayProvost = { $seat }, verplaats je de provoost? Elke stap kost { $price }.
question-UseFavor = { $seat }, een koninklijk privilege: een personage van een ander of een tegel van de bouwplaats?
question-EngageCharacter = { $seat }, neem je ook een personage van het bord?
question-DeliverBundle = { $seat }, lever je een bundel voor het kasteel?
question-ErectMonument = { $seat }, welk monument bouw je op je residentie op perceel { $plot }?

## Keuzes

choice-place-joins = sluit aan bij { $seat }
choice-place-number = nummer { $number } van de rij
choice-place-visitor = { $owner } krijgt { $points }
choice-pass-first = startspelermarkering; plaatsen kost daarna 1 arbeider meer
choice-provost-stay = hij blijft { spot }
choice-provost-to = hij gaat { form-spot-to }
choice-provost-worker = { $seat } ({ $tile })
choice-use = +{ $gains }
choice-few = (nog maar { $number } in het kamp)
choice-take-for = +{ $stock } voor { $workers }
choice-give-for = −{ $stock }, +{ $gains }
choice-bonus = +{ $number } ({ $tile })
choice-build = { $cost }: { $gains }; { $effect }
choice-erect = { $cost }: { $gains }
choice-erect-loss = de werving van de residentie vervalt
choice-claim = { $cost }, perceel { $plot }: werving +1
choice-claim-worker = de arbeider van { $seat } komt nog aan bod
choice-bundle = +{ $points }
choice-done = niets meer leveren
choice-done-idle = niets leveren
choice-decline-RiseEarly = op je beurt wachten
choice-decline-EngageCharacter = er geen nemen
choice-decline-ErectMonument = de residentie houden
choice-steal = van { $seat }: { $tile-power }
choice-site = { $tile }: { $effect }
choice-site-then = daarna mag je een personage nemen
choice-engage = { $tile-power }
choice-lay = op perceel { $plot }
choice-lay-site = op de bouwplaats, als tegel { $number }
choice-deal = komt in het spel
choice-first = begint de eerste ronde

label-claim = { $noun } claimen
label-steal = { $noun } overnemen
label-site = bouwplaats: tegel { $noun }
label-engage = { $noun } nemen
label-bundle = bundel: { $noun }


## Effecten

effect-build-wood = een houten gebouw bouwen
effect-build-stone = een stenen gebouw bouwen
effect-build-stone-less = een stenen gebouw zonder de vaste steen bouwen
effect-guide = de provoost gratis tot { $steps } verplaatsen
effect-worker = arbeider: { $effect }
effect-owner = eigenaar: { $effect }
effect-setup = startkant: { $effect }

card-income = werving +{ $number }
card-harvest = { $stock } in elke ronde
card-character = { $tile } (personage); { $tile-power }.

## Fasen en redenen

phase-planning = planning
phase-activation = activering
phase-delivery = levering
phase-administration = beheer

cause-wages = plaatsen na een pas
cause-visitor = een arbeider op bezoek
cause-bribe = de provoost
cause-delivery = levering
cause-recruiting = werving
cause-final-gold = overgebleven goud

## De eindstand

source-visitor = bezoek in eigen gebouwen
source-built-wood = houten gebouwen
source-built-stone = stenen gebouwen
source-built-monument = monumenten
source-used = gebruikte gebouwen
source-delivery = geleverde bundels
source-architect = Architect
source-foreman = Voorman
source-goldsmith = Goudsmid
source-final-gold = goud aan het eind

## De tekens van de tafel in de terminal

legend =
    ○ provoost: percelen vóór hem doen mee  ♙ arbeiders  ⌂ huis  » wordt residentie
    ° startkant  ✓ deze ronde gebruikt  (r4) open vanaf ronde 4
    voorraad met kosten:prestige; v voedsel h hout s steen l linnen g goud k keuze
