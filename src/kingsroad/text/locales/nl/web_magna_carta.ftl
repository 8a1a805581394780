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

web-magna-carta-has-workers = Arbeiders bij de hand
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

## Op de startpagina

web-game-magna_carta = Dezelfde koning als kaartspel: bouw de weg vanuit je hand.
web-game-magna_carta-length = ongeveer 12 rondes

## Het speloverzicht

web-aid-magna-carta-goal = Doel
web-aid-magna-carta-goal-win = Aan het eind het meeste **prestige** hebben: kasteelfiches, je kaarten aan de weg, prestigegebouwen. Pas dan wordt er geteld.
web-aid-magna-carta-goal-secret = Iedereen heeft dezelfde twaalf kaarten. Je hand is geheim; al het andere ligt open, ook de aflegstapels.

web-aid-magna-carta-setup = Opbouw
web-aid-magna-carta-setup-road = De weg begint met zoveel neutrale kaarten als er spelers zijn; de handelaar is de laatste, en daar begint de provoost.
web-aid-magna-carta-setup-hand = Trek drie kaarten; één keer mag je ze alle drie gratis wegleggen en drie nieuwe trekken.
web-aid-magna-carta-setup-stock = Iedereen heeft vier arbeiders, 2 voedsel, 2 hout en 4 dinars.

web-aid-magna-carta-income = Inkomen
web-aid-magna-carta-income-base = Iedereen krijgt **2 dinars**, ook in de eerste ronde.
web-aid-magna-carta-income-more = +1 voor elke eigen residentie waar niets op gebouwd is, +1 voor het hotel.

web-aid-magna-carta-actions = Acties
web-aid-magna-carta-actions-turn = Met de klok mee vanaf de startspelerkaart: **ieder één actie**, telkens weer, tot iedereen gepast heeft.
web-aid-magna-carta-actions-draw = **Een kaart trekken** voor 1 dinar.
web-aid-magna-carta-actions-exchange = **Je hele hand ruilen** voor 1 dinar: leg hem af en trek er evenveel.
web-aid-magna-carta-actions-place = **Een arbeider plaatsen** voor altijd 1 dinar, op elke vrije kaart aan de weg, ook voorbij de provoost.
web-aid-magna-carta-actions-build = **Een kaart bouwen** uit je hand: betaal de blokjes, leg hem aan het eind van de weg. Vanaf de volgende actie mag iedereen er een arbeider plaatsen.
web-aid-magna-carta-actions-prestige = **Een prestigegebouw bouwen** op een eigen residentie, die dan geen inkomen en geen prestige meer oplevert.
web-aid-magna-carta-actions-pass = **Passen:** wie het als eerste doet, krijgt 1 dinar. De volgorde van passen telt voor de provoost en voor het kasteel.

web-aid-magna-carta-gold = Goud
web-aid-magna-carta-gold-joker = Goud is een **joker**: het vervangt voedsel, hout of steen overal waar je met blokjes betaalt, en in elk pakket.
web-aid-magna-carta-gold-limits = Een dinar vervangt het nooit, en waar de kosten goud noemen, telt alleen goud.

web-aid-magna-carta-provost = De provoost
web-aid-magna-carta-provost-turn = **In de volgorde van passen** mag ieder hem 1 tot 3 kaarten vooruit of achteruit zetten, voor **1 dinar per kaart**.
web-aid-magna-carta-provost-steps = Elke kaart aan de weg is een stap, ook een residentie. Hij verlaat de weg nooit.

web-aid-magna-carta-buildings = Kaarten aan de weg
web-aid-magna-carta-buildings-order = Van de eerste kaart **tot en met de kaart van de provoost**; daarachter werkt niets, voor niemand.
web-aid-magna-carta-buildings-worker = **Arbeider:** wie een arbeider op de kaart heeft, gebruikt één keer het effect voor de arbeider.
web-aid-magna-carta-buildings-owner = **Eigenaar:** was het de arbeider van een ander, dan gebruikt daarna de eigenaar zijn effect, ook als de ander ervan afzag.
web-aid-magna-carta-buildings-decline = Van elk effect mag je afzien. Met je eigen arbeider op je eigen kaart heb je alleen het effect voor de arbeider.
web-aid-magna-carta-buildings-stock = Op de kleine boerderij, zaagmolen en steengroeve liggen 4 blokjes (met twee spelers 2) voor de eigenaar; zijn die op, dan krijgt hij er niets meer.
web-aid-magna-carta-buildings-lawyer = **Notaris:** voor 1 voedsel wordt een eigen kaart een residentie: 1 prestigepunt, inkomen +1. Wacht er een arbeider op, dan werkt ze eerst nog.
web-aid-magna-carta-buildings-lawyer-never = Nooit neutrale kaarten, kaarten van anderen of notarissen.
web-aid-magna-carta-buildings-church = **Kerk:** 2 dinars voor een fiche of 5 voor twee; de eigenaar betaalt 3 voor één.
web-aid-magna-carta-buildings-home = Aan het eind van de fase gaan alle arbeiders naar huis, ook die voorbij de provoost.

web-aid-magna-carta-castle = Bouwen van het kasteel
web-aid-magna-carta-castle-table-tokens = De kasteelfiches: waarde en aantal naar spelers
web-aid-magna-carta-castle-turn = **In de volgorde van passen**, zonder arbeider: elk pakket van **1 voedsel, 1 hout en 1 steen** levert de beste fiche op die er nog is. Zoveel als je wilt.
web-aid-magna-carta-castle-most = De meeste pakketten deze ronde: **1 goud**. Bij gelijke stand wie eerder gepast heeft.
web-aid-magna-carta-castle-nobody = Levert niemand een pakket in, dan gaan de twee beste fiches uit het spel.

web-aid-magna-carta-end-of-round = Einde van de ronde
web-aid-magna-carta-end-of-round-provost = De provoost gaat 2 kaarten vooruit, voor zover er kaarten liggen.
web-aid-magna-carta-end-of-round-first = De startspelerkaart gaat met de klok mee naar de volgende.

web-aid-magna-carta-end = Einde van de partij
web-aid-magna-carta-end-when = De partij eindigt met de ronde waarin de **laatste fiche** gaat.
web-aid-magna-carta-end-cards = Tel je fiches en het prestige op je kaarten: residenties 1, vervangen residenties niets.
web-aid-magna-carta-end-gold = Elk overgebleven goud: 1 prestigepunt.
web-aid-magna-carta-end-cubes = Per drie andere blokjes: 1 prestigepunt.
web-aid-magna-carta-end-deniers = Per drie dinars: 1 prestigepunt.
web-aid-magna-carta-end-tie = Bij gelijke stand winnen zij samen.

web-aid-magna-carta-slips = Vaak vergeten
web-aid-magna-carta-slips-owner = Een arbeider wordt nooit duurder, en zijn dinar gaat naar de bank, niet naar de eigenaar van de kaart.
web-aid-magna-carta-slips-prestige = Een prestigegebouw is een eigen actie en vraagt een vrije residentie, geen arbeider.
web-aid-magna-carta-slips-residence = Een kaart die residentie wordt, verliest zijn eigen prestige en de blokjes die er nog op liggen.
web-aid-magna-carta-slips-church = Fiches uit de kerk zijn geen pakketten: ze tellen niet voor het goud en houden de twee fiches niet in het spel.
web-aid-magna-carta-slips-castle = Wie als eerste past, bouwt als eerste aan het kasteel, maar heeft bij de provoost het eerste woord, niet het laatste.

web-aid-magna-carta-variants = Varianten
web-aid-magna-carta-variants-beginner = **Beginnersregels:** geen provoost, dus elke kaart met een arbeider werkt; geen residenties, notarissen en kerken, geen hotel. Het inkomen is altijd 2.
web-aid-magna-carta-variants-beginner-prestige = Prestigegebouwen liggen dan vóór je en vragen geen residentie; al het andere blijft.
web-aid-magna-carta-variants-two = **Met twee:** minder fiches, en op kleine productiekaarten liggen 2 blokjes in plaats van 4. Alle andere regels blijven.

## Koppen van de galerij

web-rules-kind-magna-carta-neutral = Neutrale kaarten
web-rules-kind-magna-carta-own = Spelerskaarten
web-rules-kind-magna-carta-residence = Residenties
web-rules-kind-magna-carta-prestige = Prestigegebouwen
