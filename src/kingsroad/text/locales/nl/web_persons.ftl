### De mensen die als bot spelen: hun niveaus en voorkeuren.

## Niveaus

web-level-novice = Beginner
web-level-novice-what = Nieuw in het spel, ziet veel over het hoofd.
web-level-apprentice = Leerling
web-level-apprentice-what = Speelt verstandig, mist nog wel iets.
web-level-journeyman = Gezel
web-level-journeyman-what = Vlot en degelijk. Mist weinig.
web-level-master = Meester
web-level-master-what = Denkt vooruit en straft slordigheid af.
web-level-grand-master = Grootmeester
web-level-grand-master-what = Denkt ver vooruit. Het moeilijkst te verslaan.

## Voorkeuren

web-person = { $name }, { $style }
web-style-builder = van de bouw
web-style-builder-what = Bouwt graag langs de weg.
web-style-castle = van het kasteel
web-style-castle-what = Levert graag aan het kasteel.
web-style-court = van het hof
web-style-court-what = Houdt van de privileges van het hof.
web-style-provost = bevriend met de provoost
web-style-provost-what = Stuurt de provoost graag rond.
web-style-trader = van de handel
web-style-trader-what = Houdt van markten, geld en goud.
