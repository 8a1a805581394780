### Het speelbord van Caylus (2005) in de browser.

web-caylus-favors = Koninklijke privileges
web-caylus-order = Beurtvolgorde
web-caylus-bridge = Brug
web-caylus-end = Wat er aan het einde over is
web-caylus-plot = veld { $space }, nog onbebouwd
web-caylus-walk = veld { $space } van de weg
web-caylus-supply-wood = Houten gebouwen
web-caylus-supply-stone = Stenen gebouwen
web-caylus-supply-prestige = Prestigegebouwen
web-caylus-workers = arbeiders in voorraad
web-caylus-houses = huizen in het kasteel
web-caylus-income = inkomen per ronde

## Wat het bord over zichzelf uitlegt

web-sign-caylus-favors = Een koninklijk privilege: kies een rij, schuif je markeersteen één veld naar rechts en gebruik dat veld of een veld ervoor. Elke rij maar één keer per fase. Veld 3 en 4 gaan open met de afrekening van de kerker, veld 5 met die van de muren.
web-sign-caylus-favors-simple = Een koninklijk privilege: meteen 3 prestige. Aan deze tafel zijn er geen rijen, en elk privilege van een fase telt.
web-sign-caylus-line-a = Rij a: prestige.
web-sign-caylus-line-b = Rij b: dinars.
web-sign-caylus-line-c = Rij c: voedsel; hout of steen; linnen; een blokje naar keuze tegen twee andere, geen goud; goud.
web-sign-caylus-line-d = Rij d: niets; een houten gebouw, 1 hout minder; een stenen gebouw, 1 steen minder; een residentie voor 1 linnen; een prestigegebouw.
web-sign-caylus-bridge = Wie past, neemt de volgende plaats. Het laagste vrije getal is de prijs van een arbeider, behalve in je eigen gebouwen en voor de gast van de herberg. Wie het eerst past, krijgt 1 dinar. In deze volgorde mag de provoost worden verplaatst.
web-sign-caylus-dungeon = Kerker: 5 prestigepunten per huis. Bij de afrekening kost geen huis 2 punten; twee of meer leveren een privilege op.
web-sign-caylus-walls = Muren: 4 prestigepunten per huis. Bij de afrekening kost geen huis 3 punten; 2, 3 of 5 huizen leveren 1, 2 of 3 privileges op.
web-sign-caylus-towers = Torens: 3 prestigepunten per huis. Bij de afrekening kost geen huis 4 punten; 2, 4 of 6 huizen leveren 1, 2 of 3 privileges op. Daarna is het spel afgelopen.
web-sign-caylus-walk = De gebouwen tot en met de provoost (witte hoed) worden gebruikt. Aan het einde van de ronde gaat de stadhouder (kroon) één veld verder, of twee als de provoost voor hem staat; dan voegt de provoost zich bij hem.
web-sign-caylus-count-dungeon = Als de stadhouder dit veld bereikt, wordt de kerker afgerekend, tenzij dat al gebeurd is.
web-sign-caylus-count-walls = Als de stadhouder dit veld bereikt, worden de muren afgerekend, tenzij dat al gebeurd is.
web-sign-caylus-count-towers = Als de stadhouder dit veld bereikt, worden de torens afgerekend en is het spel afgelopen.
web-sign-caylus-end = Aan het einde: 3 prestigepunten per goud, 1 per drie andere blokjes, 1 per vier dinars.

## Wat een kleur heeft, uitgelegd

web-sign-caylus-has-deniers = Daarmee betaal je arbeiders, stappen van de provoost en soms een gebouw. Aan het einde zijn er vier samen 1 prestigepunt waard.
web-sign-caylus-has-cube = Met blokjes wordt gebouwd; 1 voedsel en twee andere, verschillende blokjes zijn een pakket voor het kasteel. Aan het einde zijn drie blokjes, geen goud, 1 prestigepunt waard.
web-sign-caylus-has-gold = Het betaalt prestigegebouwen en mag in een pakket; een ander blokje vervangt het nooit. Aan het einde is elk goud 3 prestigepunten waard.
web-sign-caylus-has-workers = Die kunnen nog geplaatst worden. Wat er een kost, staat op de brug; in je eigen gebouw is dat altijd 1 dinar.
web-sign-caylus-has-houses = Elk is gebouwd met een pakket van drie blokjes. Bij de afrekening van hun deel leveren huizen privileges op.
web-sign-caylus-has-income = Zoveel dinars aan het begin van een ronde: 2, en meer voor residenties, bibliotheek en hotel.
web-sign-points-caylus2005 = Het prestige tot nu toe. Goud, andere blokjes en dinars die aan het einde over zijn, leveren nog meer op.
