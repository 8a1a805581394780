### Wat de tafel levend maakt: wat hij zelf doet, toont en laat horen.

web-set-forced = Vragen met maar één antwoord vanzelf beantwoorden
web-set-forced-why = Is er maar één keuze, dan maakt de tafel die na een ogenblik; terugnemen slaat hem over.

## De lijst van keuzes bij het terugkijken

web-moves = Keuzes
web-moves-to = Naar keuze { $number }

## Wat je gemist hebt

web-since = Sinds je vorige beurt
web-since-play = Afspelen
web-since-close = Sluiten

## Geluiden

web-set-sound = Geluiden
web-sound-off = geen
web-sound-turn = alleen als ik aan de beurt ben
web-sound-all = alle

## Regels om te printen, en de pagina voor wie de doos heeft

web-booklet = Regels om te printen
web-booklet-print = Printen
web-box = Je exemplaar nakijken
web-box-text = Heb je het gedrukte spel? Sommige waarden waren niet zeker te lezen. Vink aan wat klopt, of schrijf wat er dan wel staat; onderaan krijg je een tekst om te sturen naar wie dit programma onderhoudt.
web-box-none = Van dit spel is geen waarde twijfelachtig.
web-box-right = klopt
web-box-wrong = er staat
web-box-report = Je melding
web-box-empty = Vink een waarde aan of verbeter er een, dan staat hier de melding.
web-box-copied = De melding staat op je klembord.

## Plaatsen zoals ze worden voorgelezen

web-spoken-space = veld { $number }
web-spoken-owner = van { $name }
web-spoken-worker = arbeider van { $name }
web-spoken-own-owner = van jou
web-spoken-own-worker = jouw arbeider
web-spoken-free = vrij
web-spoken-provost = hier staat de provoost
web-spoken-bailiff = hier staat de stadhouder
