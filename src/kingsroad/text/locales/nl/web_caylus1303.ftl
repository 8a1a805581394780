### Wat alleen de webtafel van Caylus 1303 zegt.

web-1303-board = Het bord
web-1303-castle = Kasteel: hier worden bundels geleverd
web-1303-queue = Bouwplaats: de rij arbeiders
web-1303-site-tile = Tegel { $number } van de bouwplaats: { $tile }
web-1303-gate = Stadspoort
web-1303-bridge = Gildebrug
web-1303-dearer = Er is gepast: elke plaatsing kost 1 arbeider meer
web-1303-camp = Kamp
web-1303-provost = Provoost
web-1303-plot = Perceel { $number }, nog onbebouwd
web-1303-plot-with = Perceel { $number }: { $tile }
web-1303-spent = gebruikt

## Wat een kleur heeft

web-1303-has-workers = Arbeiders in voorraad
web-1303-has-recruits = Arbeiders bij de werving aan het einde van de ronde
web-1303-has-houses = Resterende huizen
web-1303-bundles =
    { $number ->
        [one] { $number } bundel
       *[other] { $number } bundels
    }

## Uitleg bij wat geen tegel is

web-sign-1303-castle = Een bundel is 1 voedsel met twee andere, verschillende grondstoffen en levert 5 prestigepunten op. De meeste bundels van een ronde leveren een gunst van de koning op. Die neemt een personage van een andere kleur over, of gebruikt een tegel van de bouwplaats en daarna een personage van het bord: de eerste tegel vanaf ronde 1, de tweede vanaf ronde 4, de derde vanaf ronde 7.
web-sign-1303-site = Van elke kleur kan één arbeider in de rij staan; in deze volgorde worden bundels geleverd.
web-sign-1303-bridge = Wie past, zet een huis op het volgende veld. De eerste neemt de startspelermarkering, en vanaf dan kost elke plaatsing 1 arbeider meer. In deze volgorde wordt de provoost verplaatst, voor 1 arbeider per stap en hoogstens 3 stappen.
web-sign-1303-camp = Arbeiders die gewerkt hebben of betaald zijn, wachten hier tot ze weer geworven worden; zoveel van elke kleur.
web-sign-1303-provost = De gebouwen werken tot aan de provoost. Aan het einde van een ronde gaat hij vóór het laatste gebouw van de weg staan.

## Wat een kleur heeft, uitgelegd

web-sign-1303-has-workers = Zij zijn het enige geld: geplaatst of betaald gaan ze naar het kamp en moeten ze weer geworven worden.
web-sign-1303-has-cube = Met blokjes wordt gebouwd; 1 voedsel en twee andere, verschillende grondstoffen zijn een bundel. Aan het einde zijn ze niets waard.
web-sign-1303-has-gold = Het betaalt monumenten en mag in een bundel; een ander blokje vervangt het nooit. Aan het einde is elk goud 2 prestigepunten waard.
web-sign-1303-has-recruits = Zoveel komen er terug uit het kamp: 3, met vijf spelers 2, en meer voor residenties.
web-sign-1303-has-houses = Elk gebouw en elke residentie vraagt er een; het zijn er negen in totaal.
web-sign-1303-has-bundles = In deze ronde geleverd. De meeste leveren een gunst van de koning op; bij gelijke stand voor wie verder vooraan in de rij staat.
web-sign-points-caylus1303 = Het prestige tot nu toe; tot het einde ziet niemand anders het. Goud dat dan over is, levert nog meer op.
