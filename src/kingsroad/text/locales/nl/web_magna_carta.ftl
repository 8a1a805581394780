### Wat alleen de webtafel van Caylus Magna Carta zegt.

web-magna-carta-board = De tafel
web-magna-carta-castle = Kasteel
web-magna-carta-section =
    { $name }: nog { $left ->
        [one] { $left } fiche
       *[other] { $left } fiches
    }, elk { $points } prestigepunten
web-magna-carta-bridge = Brug
web-magna-carta-order = Volgorde
web-magna-carta-built = gebouwd
web-magna-carta-end = Einde van de weg: hier komt de volgende kaart
web-magna-carta-provost = Provoost
web-magna-carta-spot = Plek van de provoost bij kaart { $number }
web-magna-carta-covered = { $top }, over: { $card }
web-magna-carta-hand = Je hand
web-magna-carta-pile = Trekstapel
web-magna-carta-discard = Afgelegd

## Wat een kleur heeft

web-magna-carta-has-workers = Arbeiders in voorraad
web-magna-carta-has-income = Dinars bij het volgende inkomen
web-magna-carta-has-hand = Kaarten in de hand
web-magna-carta-has-tokens = Kasteelfiches: { $name }
web-magna-carta-in-pile = + { $number } in de trekstapel
web-magna-carta-batches =
    { $number ->
        [one] { $number } pakket
       *[other] { $number } pakketten
    }
web-magna-carta-put-away =
    { $number ->
        [one] { $number } kaart afgelegd
       *[other] { $number } kaarten afgelegd
    }

## Uitleg bij wat geen kaart is

web-sign-magna-carta-castle = Wie 1 voedsel, 1 hout en 1 steen inlevert, neemt de beste fiche die er nog is: kerker vóór muren vóór torens. Goud vervangt elk van de drie. De meeste pakketten van een ronde leveren 1 goud op; levert niemand iets in, dan gaan de twee beste fiches verloren. Het spel eindigt met de ronde waarin de laatste verdwijnt.
web-sign-magna-carta-bridge = Wie past, neemt het volgende nummer; de eerste krijgt 1 dinar. In deze volgorde wordt de provoost verplaatst, voor 1 dinar per kaart en hoogstens 3 kaarten ver, en wordt aan het kasteel gebouwd.
web-sign-magna-carta-provost = De kaarten werken van het begin van de weg tot en met de provoost. Aan het einde van een ronde gaat hij 2 kaarten verder.
web-sign-magna-carta-pile = Je kaarten die nog getrokken moeten worden. Met een actie en 1 dinar trek je er een.
web-sign-magna-carta-discard = Wat je hebt afgelegd. Is de trekstapel leeg, dan wordt dit geschud en is het de nieuwe trekstapel.

## Wat een kleur heeft, uitgelegd

web-sign-magna-carta-has-deniers = Daarmee betaal je arbeiders, het trekken van kaarten en stappen van de provoost. Aan het einde zijn er drie samen 1 prestigepunt waard.
web-sign-magna-carta-has-cube = Met blokjes worden kaarten gebouwd; 1 voedsel, 1 hout en 1 steen zijn een pakket voor het kasteel. Aan het einde zijn drie blokjes, geen goud, 1 prestigepunt waard.
web-sign-magna-carta-has-gold = Het vervangt voedsel, hout of steen, in kosten en in pakketten. Aan het einde is elk goud 1 prestigepunt waard.
web-sign-magna-carta-has-workers = Die kunnen nog geplaatst worden, voor 1 dinar elk.
web-sign-magna-carta-has-income = Aan het begin van een ronde: 2 dinars, en meer voor residenties en het hotel.
web-sign-magna-carta-has-hand = Alleen wie ze heeft, ziet ze. Met een actie en 1 dinar trek je er nog een van de trekstapel.
web-sign-magna-carta-has-tokens = Die komen van pakketten voor het kasteel en van kerken. Aan het einde is elk zoveel prestige waard als ernaast staat.
web-sign-magna-carta-has-batches = In deze ronde ingeleverd. De meeste leveren 1 goud op; bij gelijke stand voor wie eerder gepast heeft.
web-sign-points-magna_carta = Wat deze kleur zou hebben als het spel nu eindigde: fiches, kaarten, prestigegebouwen en wat over is.
