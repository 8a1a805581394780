### Wat de terminal zegt naast de zinnen van de spellen. De woorden die je typt (board, log all,
### undo, save …) zijn in alle talen gelijk.

## De sessie

play-seed = Seed { $seed }: hetzelfde spel nog eens met --seed { $seed }.
play-position = { $file }: een stelling van { $title }.
play-record =
    { $choices ->
        [one] { $file }: { $choices } keuze; log vertelt wat er gebeurde.
       *[other] { $file }: { $choices } keuzes; log vertelt wat er gebeurde.
    }
play-person = { $seat }: { $person } ({ $level }). { $strength } { $liking }
play-level = { $seat }: { $level }. { $strength }
play-bot = { $seat }: { $bot }
play-input-ended = De invoer is eerder afgelopen dan het spel.
play-your-hand = { $seat }, druk op Enter om je hand te zien.
play-enter = (Enter volstaat)
play-no-building = Er is geen gebouw dat “{ $word }” heet.
play-more-log =
    { $number ->
        [one] ({ $number } zin hiervoor: log all)
       *[other] ({ $number } zinnen hiervoor: log all)
    }
play-rules-word = rules WOORD doorzoekt de regels, zoals: rules provoost
play-no-rule = Geen regel bevat het woord “{ $word }”.
play-record-secrets = ? is wat je niet mag weten; save schrijft het volledige verslag.
play-record-file = Het verslag staat in { $file }.
play-position-secrets = De stelling zou alle handen tonen. Als je dat wilt: position all

save-name = save heeft de naam van een bestand nodig, zoals: save avond.txt.
save-exists = { $file } bestaat al; kies een andere naam.
save-done = Bewaard. Later verder met: kingsroad play --load { $file }
save-secrets = Het bestand bevat alle kaarten, ook de verborgen.
save-offer = Het spel bewaren? Naam van een bestand, of Enter voor nee:

undo-nothing = Je hebt niets terug te nemen.
undo-chosen = { $seat } heeft sindsdien gekozen.
undo-drawn = Er is geen weg terug: sindsdien is een kaart getrokken.
undo-shown = Er is geen weg terug: { $seat } heeft sindsdien een kaart getoond.
undo-done = Terug naar je laatste beslissing.

answer-no-number = Er is geen mogelijkheid { $number }; kies 1 tot en met { $most }.
answer-unclear = “{ $text }” kan betekenen: { $choices }.
answer-not-offered = “{ $text }” is niet te kiezen. Typ een nummer, een naam, of ? voor hulp.

help =
    Antwoord met het nummer van een mogelijkheid, de naam ervan, of genoeg daarvan.
      ?               deze hulp             ? markt       wat een gebouw doet
      board           de tafel opnieuw      options       de vraag opnieuw
      tiles           wat je kunt bouwen    rules WOORD   doorzoek de regels
      log, log all    wat er gebeurde       undo          je laatste keuze terug
      record          toon het verslag      position      toon de stelling
      save BESTAND    schrijf in bestand    quit          verlaat het spel

    Op de tafel:

## Opschriften van de tafels

board-turn = ronde { $number }
board-round = ronde { $number }
board-round-of =
    { $number ->
        [0] vóór ronde 1
       *[other] ronde { $number } van { $rounds }
    }
board-end = het einde
board-castle = kasteel
board-special = speciaal
board-bridge = brug
board-gate = poort
board-site = bouw
board-wood = hout
board-stone = steen
board-monument = monument
board-people = mensen
board-prestige = prestige
board-passed = gepast
board-order = volgorde
board-castle-workers = bij kasteel
board-batch = pakket: { $points } prestige
board-batches = pakketten
board-bundles = bundels
board-tokens = fiches × prestige
board-start-marker = start
board-queue = bouwplaats
board-opens = r{ $number }
board-road-end = einde
board-board = bord
board-hand = hand van { $seat }
board-no-hand = hand van { $seat }: geen kaarten
board-section =
    { $section ->
        [dungeon] kerker
        [walls] muren
       *[towers] torens
    }
board-letter =
    { $good ->
        [food] v
        [wood] h
        [stone] s
        [cloth] l
        [gold] g
       *[plain] k
    }

## Koppen van kolommen

column-seat = kleur
column-prestige = prestige
column-deniers = dinars
column-food = voeds.
column-wood = hout
column-stone = steen
column-cloth = linnen
column-gold = goud
column-workers = arb.
column-lines = a b c d
column-income = inkomen
column-tokens = k m t
column-hand = hand
column-pile = trek
column-away = af
column-score = stand
column-camp = kamp
column-recruits = werving
column-houses = huizen

## Wat het commando tiles opsomt

shelf-supply = In de voorraad:
shelf-prestige = Prestigegebouwen die niemand heeft:
shelf-hand = Je hand:
shelf-away = Afgelegd door { $seat }:
shelf-wood = Houten gebouwen in de voorraad:
shelf-stone = Stenen gebouwen in de voorraad:
shelf-monument = Monumenten in de voorraad:
shelf-site = Op de bouwplaats, startkant boven:
shelf-characters = Personages op het bord:
shelf-characters-of = Personages van { $seat }:
