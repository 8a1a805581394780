### Wat alleen Caylus (2005) zegt.

## Gebouwen

kind =
    { $kind ->
        [special] speciaal gebouw
        [neutral] neutraal gebouw
        [fixed] vast gebouw
        [wood] houten gebouw
        [stone] stenen gebouw
        [prestige] prestigegebouw
       *[residential] residentie
    }

tile-gate = poort
    .article = de
    .at = bij de poort
tile-trading-post = wisselkantoor
    .article = het
    .at = in het wisselkantoor
    .short = wisselk.
tile-merchants-guild = koopmansgilde
    .article = het
    .at = in het koopmansgilde
    .short = gilde
tile-joust-field = toernooiveld
    .article = het
    .short = toernooi
tile-stables = stallen
    .article = de
    .at = in de stallen
tile-inn = herberg
    .article = de
    .at = in de herberg
tile-castle = kasteel
    .article = het
    .at = bij het kasteel
tile-farm = boerderij
    .article = de
tile-forest = woud
    .article = het
    .at = in het woud
tile-sawmill = zaagmolen
    .article = de
    .at = in de zaagmolen
tile-quarry = steengroeve
    .article = de
    .at = in de steengroeve
tile-market = marktplaats
    .article = de
tile-carpenter = timmerman
    .article = de
    .at = bij de timmerman
tile-peddler = handelaar
    .article = de
    .at = bij de handelaar
tile-fixed-carpenter = vaste timmerman
    .article = de
    .at = bij de vaste timmerman
    .short = v. timmerm.
tile-gold-mine = goudmijn
    .article = de
    .at = in de goudmijn
tile-food-farm = voedselboerderij
    .article = de
    .short = voedselb.
tile-cloth-farm = linnenboerderij
    .article = de
    .short = linnenb.
tile-wood-quarry = houten steengroeve
    .article = de
    .at = in de houten steengroeve
    .short = h. steengr.
tile-wood-sawmill = houten zaagmolen
    .article = de
    .at = in de houten zaagmolen
    .short = h. zaagmol.
tile-wood-market = houten marktplaats
    .article = de
    .short = h. markt
tile-wood-peddler = tweede handelaar
    .article = de
    .at = bij de tweede handelaar
    .short = handelaar 2
tile-mason = metselaar
    .article = de
    .at = bij de metselaar
tile-lawyer = notaris
    .article = de
    .at = bij de notaris
tile-stone-farm = stenen boerderij
    .article = de
    .short = s. boerd.
tile-park = park
    .article = het
    .at = in het park
tile-workshop = werkplaats
    .article = de
    .at = in de werkplaats
tile-church = kerk
    .article = de
    .at = in de kerk
tile-tailor = kleermaker
    .article = de
    .at = bij de kleermaker
tile-bank = bank
    .article = de
    .at = in de bank
tile-alchemist = alchemist
    .article = de
    .at = bij de alchemist
tile-architect = architect
    .article = de
    .at = bij de architect
tile-second-architect = tweede architect
    .article = de
    .at = bij de tweede architect
    .short = architect 2
tile-jeweller = juwelier
    .article = de
    .at = bij de juwelier
tile-statue = standbeeld
    .article = het
tile-granary = graanpakhuis
    .article = het
    .short = graanpakh.
tile-library = bibliotheek
    .article = de
tile-weaver = wever
    .article = de
tile-theater = theater
    .article = het
tile-college = universiteit
    .article = de
    .short = universit.
tile-monument = monument
    .article = het
tile-hotel = hotel
    .article = het
tile-cathedral = kathedraal
    .article = de
tile-residence = residentie
    .article = de

## Kasteel en privileges

section =
    { $section ->
        [dungeon] kerker
        [walls] muren
       *[towers] torens
    }

line =
    { $line ->
        [a] a (prestige)
        [b] b (dinars)
        [c] c (blokjes)
       *[d] d (gebouwen)
    }

## Gebeurtenissen

event-turn = Ronde { $number } begint.
event-order = { $seat } volgt in de beurtvolgorde.
event-score = { $seat } krijgt { $points } ({ $cause }).
event-lose = { $seat } verliest { $points } ({ $loss }).
event-lose-nothing = { $seat } heeft geen prestige te verliezen ({ $loss }).
event-score-nothing = { $seat } krijgt geen prestige ({ $cause }).
event-leave = De arbeider van { $seat } verlaat { $tile-object }.
event-lodge = De arbeider van { $seat } schuift door naar de rechtercirkel ({ $tile }).
event-house = { $seat } bouwt een huis in de { section }.
event-favor = { $seat } krijgt een koninklijk privilege.
event-line = { $seat } kiest privilegerij { line }; de markeersteen staat op veld { $number }.
event-field = { $seat } gebruikt veld { $number } van privilegerij { line }.
event-claim = Zodra de arbeider weg is, maakt { $seat } van { $tile-object } op veld { $space } een residentie.
event-bailiff = De stadhouder gaat naar veld { $space }, en de provoost voegt zich bij hem.
event-count =
    { $section ->
        [dungeon] De { section } wordt afgerekend.
       *[other] De { section } worden afgerekend.
    }

joined-order = Beurtvolgorde: { $seats }.
joined-home = Arbeiders gaan naar huis: { $workers }.
joined-place-visitor = { $seat } plaatst voor { $stock } een arbeider { $tile-at }; { $owner } krijgt { $points }.
joined-gate = { $seat } stuurt de arbeider van de poort door: { $tile-at }.
joined-gate-visitor = { $seat } stuurt de arbeider van de poort door: { $tile-at }; { $owner } krijgt { $points }.
joined-build-free = { $seat } bouwt { $tile-object } op veld { $space } en krijgt { $points }.
joined-house = { $seat } bouwt voor { $stock } een huis in de { section } en krijgt { $points }.
joined-transform = { $seat } maakt van { $tile-object } op veld { $space } een residentie en krijgt { $points }.
joined-favor = { $seat } krijgt een koninklijk privilege en kiest rij { line }, veld { $number }.

## Vragen

question-LayNeutral = Het toeval legt een neutraal gebouw op veld { $space }.
question-DrawOrder = Het toeval trekt wie er volgt in de beurtvolgorde.
question-PlaceWorker = { $seat }, plaats een arbeider of pas.
question-LeaveGate = { $seat }, waar gaat je arbeider vanaf de poort heen?
question-GuideProvost = { $seat }, het koopmansgilde laat je de provoost gratis verplaatsen.
question-LeaveInn = { $seat }, blijft je arbeider in de herberg?
question-TakeOneOf = { $seat }, wat neem je ({ $cause })?
question-OwnersCube = { $seat }, er werkt iemand in je gebouw ({ $tile }): welk blokje neem je?
question-TakeCubes =
    { $count ->
        [one] { $seat }, welk blokje neem je ({ $cause })?
       *[other] { $seat }, je neemt { $cubes } ({ $cause }): welk eerst?
    }
question-BuildTile =
    { $kind ->
        [wood] { $seat }, welk houten gebouw bouw je?
        [stone] { $seat }, welk stenen gebouw bouw je?
       *[prestige] { $seat }, welk prestigegebouw bouw je?
    }
question-UseLawyer = { $seat }, van welk gebouw maak je een residentie?
question-ReplaceResidence = { $seat }, welke van je residenties maakt plaats voor { $tile-object }?
question-ReceiveFavor = { $seat }, een koninklijk privilege: welke rij kies je?
question-UseFavor = { $seat }, welk veld van privilegerij { line } gebruik je?

## Keuzes

choice-place-gate = gratis
choice-place-number = nummer { $number }
choice-place-visitor = { $owner } krijgt { $points }
choice-home-LeaveGate = de arbeider doet niets
choice-home-LeaveInn = de arbeider is weer vrij
choice-stay = je blijft voor 1 dinar plaatsen
choice-provost-worker = { $seat } ({ $tile })
choice-over = het inkomen van 1 van de residentie vervalt
choice-transform = veld { $space }, { $cost }: { $points }, inkomen +{ $income }
choice-transform-waits = zodra de arbeider van { $seat } weg is
choice-line = markeersteen naar veld { $field }: { $effect }
choice-line-stuck = markeersteen blijft op veld { $field }: { $effect }
choice-field = { $effect }
choice-batch = +{ $points } ({ section })
choice-done-idle = niets gebouwd: −{ $loss }
choice-lay = op veld { $space }
choice-next = plaats { $number } in de beurtvolgorde

label-home = naar huis
label-stay = blijven
label-line = rij { $noun }
label-field = veld { $noun }
label-next = { $noun } volgt

## Effecten

effect-swap = een blokje naar keuze inleveren, { $cubes } nemen
effect-build-wood = een houten gebouw bouwen
effect-build-stone = een stenen gebouw bouwen
effect-build-prestige = een prestigegebouw bouwen
effect-build-wood-less = een houten gebouw bouwen, 1 hout minder
effect-build-stone-less = een stenen gebouw bouwen, 1 steen minder
effect-gate = de arbeider gratis doorsturen
effect-merchants-guild = de provoost gratis tot 3 velden verplaatsen
effect-stables = vooraan in de beurtvolgorde staan
effect-inn = vanaf de volgende ronde voor 1 dinar plaatsen
effect-castle = pakketten inleveren: voedsel en twee andere grondstoffen

## Fasen, redenen, verliezen

phase-placement = plaatsen van arbeiders
phase-special-buildings = speciale gebouwen
phase-buildings = gebouwen langs de weg
phase-end-of-turn = de stadhouder

cause-visitor = een arbeider op bezoek
cause-line-a = privilegerij a
cause-line-b = privilegerij b
cause-line-c = privilegerij c
cause-line-d = privilegerij d
cause-count-dungeon = afrekening van de kerker
cause-count-walls = afrekening van de muren
cause-count-towers = afrekening van de torens
cause-final-gold = overgebleven goud
cause-final-cubes = overgebleven blokjes
cause-final-deniers = overgebleven dinars
cause-simple-favor = koninklijk privilege

loss-castle = niets aan het kasteel gebouwd
loss-count-dungeon = geen huis in de kerker
loss-count-walls = geen huis in de muren
loss-count-towers = geen huis in de torens

## De eindstand

source-visitor = bezoek in eigen gebouwen
source-built-wood = houten gebouwen
source-built-stone = stenen gebouwen
source-built-prestige = prestigegebouwen
source-residential = residenties
source-used = gebruikte gebouwen
source-castle = kasteel: pakketten
source-idle = kasteel: niets gebouwd
source-favors = koninklijke privileges
source-count-dungeon = afrekening kerker
source-count-walls = afrekening muren
source-count-towers = afrekening torens
source-final-gold = goud aan het eind
source-final-cubes = blokjes aan het eind
source-final-deniers = dinars aan het eind

## De tekens van de tafel in de terminal

legend = ● stadhouder ○ provoost ◉ beide ♜ deel ✓ klaar ⌂ huis ♙ arbeider » notaris
