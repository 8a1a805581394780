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
