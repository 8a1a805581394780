### Het speelbord van Caylus (2005) in de browser.

web-caylus-favors = Koninklijke privileges
web-caylus-bridge = Brug
web-caylus-plot = veld { $space }, nog onbebouwd
web-caylus-walk = veld { $space } van de weg
web-caylus-supply-wood = Houten gebouwen
web-caylus-supply-stone = Stenen gebouwen
web-caylus-supply-prestige = Prestigegebouwen
web-caylus-workers = arbeiders bij de hand
web-caylus-houses = huizen in het kasteel
web-caylus-income = inkomen per ronde

## Wat het bord over zichzelf uitlegt

web-sign-caylus-favors = Een koninklijk privilege: kies een rij, schuif je markeersteen één veld naar rechts en gebruik dat veld of een veld ervoor. Elke rij maar één keer per fase. Veld 3 en 4 gaan open met de afrekening van de kerker, veld 5 met die van de muren.
web-sign-caylus-favors-simple = Een koninklijk privilege: meteen 3 prestigepunten. Aan deze tafel zijn er geen rijen, en elk privilege van een fase telt.
web-sign-caylus-line-a = Rij a: prestige.
web-sign-caylus-line-b = Rij b: dinars.
web-sign-caylus-line-c = Rij c: voedsel; hout of steen; linnen; een blokje naar keuze tegen twee andere, geen goud; goud.
web-sign-caylus-line-d = Rij d: niets; een houten gebouw, 1 hout minder; een stenen gebouw, 1 steen minder; een residentie voor 1 linnen; een prestigegebouw.
web-sign-caylus-bridge = Wie past, neemt de volgende plaats. Het laagste vrije getal is de prijs van een arbeider, behalve in je eigen gebouwen en voor wie een arbeider in de rechtercirkel van de herberg heeft. Wie als eerste past, krijgt 1 dinar. In deze volgorde mag de provoost worden verplaatst.
web-sign-caylus-dungeon = Kerker: 5 prestigepunten per huis. Bij de afrekening verliest wie er geen huis heeft 2 punten; twee of meer leveren een privilege op.
web-sign-caylus-walls = Muren: 4 prestigepunten per huis. Bij de afrekening verliest wie er geen huis heeft 3 punten; 2, 3 of 5 huizen leveren 1, 2 of 3 privileges op.
web-sign-caylus-towers = Torens: 3 prestigepunten per huis. Bij de afrekening verliest wie er geen huis heeft 4 punten; 2, 4 of 6 huizen leveren 1, 2 of 3 privileges op. Daarna is het spel afgelopen.
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

## Op de startpagina

web-game-caylus2005 = Het grote origineel. Iedereen ziet waar je je arbeiders plaatst, en de provoost beslist wie voor niets heeft gewerkt.
web-game-caylus2005-length = ongeveer 15 rondes

## Het speloverzicht

web-aid-caylus2005-goal = Doel
web-aid-caylus2005-goal-win = Het meeste **prestige** hebben als de torens van het kasteel zijn afgerekend.
web-aid-caylus2005-goal-sources = Prestige krijg je door te bouwen, met pakketten voor het kasteel, door koninklijke privileges en als anderen in jouw gebouwen werken.

web-aid-caylus2005-setup = Opbouw
web-aid-caylus2005-setup-road = Zes neutrale gebouwen liggen willekeurig op veld 1–6; handelaar (7), timmerman (8) en goudmijn (16) zijn gedrukt. Provoost en stadhouder beginnen op veld 6.
web-aid-caylus2005-setup-stock = Iedereen heeft zes arbeiders, 2 voedsel en 1 hout; de eerste in de beurtvolgorde heeft 5 dinars, de tweede en derde 6, de vierde en vijfde 7.

web-aid-caylus2005-income = Inkomen
web-aid-caylus2005-income-base = Iedereen krijgt **2 dinars**, ook in de eerste ronde.
web-aid-caylus2005-income-more = +1 voor elke eigen residentie, +1 voor de bibliotheek, +2 voor het hotel; voor het eerst in de ronde na de bouw.

web-aid-caylus2005-placement = Plaatsen van arbeiders
web-aid-caylus2005-placement-turn = Om beurten **plaatst ieder één arbeider of past**, tot iedereen gepast heeft.
web-aid-caylus2005-placement-price = Een plaats kost **1 dinar, +1 voor elke speler die al gepast heeft**.
web-aid-caylus2005-placement-own = In je eigen gebouw betaal je altijd 1 dinar. Met een arbeider in de rechtercirkel van de herberg betaal je overal 1.
web-aid-caylus2005-placement-visitor = In het gebouw van een ander: de eigenaar krijgt meteen 1 prestigepunt.
web-aid-caylus2005-placement-where = Eén arbeider per gebouw. In de stallen passen er drie, in het kasteel zoveel als er komen, maar van ieder maar één.
web-aid-caylus2005-placement-beyond = Voorbij de provoost plaatsen mag, op eigen risico.
web-aid-caylus2005-placement-pass = Passen is gratis. **Wie als eerste past, krijgt 1 dinar.** Wie gepast heeft, plaatst niet meer; de volgorde van passen telt bij de provoost.

web-aid-caylus2005-special = Speciale gebouwen
web-aid-caylus2005-special-order = Ze werken in deze volgorde, waar de provoost ook staat.
web-aid-caylus2005-special-gate = **Poort:** verplaats deze arbeider gratis naar een plaats die voor je openstaat. Een eigenaar krijgt toch 1 prestigepunt.
web-aid-caylus2005-special-post = **Wisselkantoor:** 3 dinars.
web-aid-caylus2005-special-guild = **Koopmansgilde:** je mag de provoost gratis tot 3 velden verplaatsen.
web-aid-caylus2005-special-joust = **Toernooiveld:** je mag 1 dinar en 1 linnen betalen voor een koninklijk privilege.
web-aid-caylus2005-special-stables = **Stallen:** wie er staat, wordt meteen eerste, tweede en derde in de beurtvolgorde.
web-aid-caylus2005-special-inn = **Herberg:** je arbeider gaat van de linker- naar de rechtercirkel. Vanaf de volgende ronde kost elke plaats je 1 dinar, zolang hij daar blijft.

web-aid-caylus2005-provost = De provoost
web-aid-caylus2005-provost-turn = **In de volgorde van passen** mag ieder hem één keer 1 tot 3 velden vooruit of achteruit zetten, voor **1 dinar per veld**.
web-aid-caylus2005-provost-reach = Hij blijft tussen veld 1 en veld 28. De plek waar hij uiteindelijk staat, bepaalt tot waar de weg werkt.

web-aid-caylus2005-buildings = Gebouwen langs de weg
web-aid-caylus2005-buildings-order = Van veld 1 **tot en met het veld van de provoost**. Arbeiders voorbij hem gaan met lege handen naar huis.
web-aid-caylus2005-buildings-produce = Productie is verplicht; van al het andere mag je afzien. Elke arbeider gebruikt het effect één keer.
web-aid-caylus2005-buildings-owner = Werkt een ander in jouw stenen boerderij, park of werkplaats, dan neem jij ook 1 van de daar gemaakte blokjes, naar keuze.
web-aid-caylus2005-buildings-carpenter = **Timmerman:** bouw een houten gebouw. Het komt op het eerste vrije veld, is van jou en levert meteen zijn prestige op.
web-aid-caylus2005-buildings-mason = **Metselaar:** net zo een stenen gebouw.
web-aid-caylus2005-buildings-lawyer = **Notaris:** voor 1 dinar en 1 linnen wordt een neutraal gebouw, of een houten of stenen gebouw van jezelf, je residentie: 2 prestigepunten, inkomen +1.
web-aid-caylus2005-buildings-lawyer-waits = Staat er een arbeider, dan wordt het pas omgebouwd als hij weg is. Neutrale gebouwen gaan uit het spel, eigen gebouwen terug naar de voorraad.
web-aid-caylus2005-buildings-architect = **Architect:** bouw een prestigegebouw op een eigen residentie, waarvan het inkomen dan vervalt.
web-aid-caylus2005-buildings-market = **Marktplaats:** verkoop één blokje voor 4 dinars, op de houten marktplaats voor 6.
web-aid-caylus2005-buildings-peddler = **Handelaar:** koop één blokje voor 2 dinars; bij de tweede handelaar één of twee voor 1 dinar per stuk. Nooit goud.
web-aid-caylus2005-buildings-offers = **Kerk, kleermaker, bank, alchemist:** neem een van de twee aanbiedingen aan, één keer.

web-aid-caylus2005-castle = Bouwen van het kasteel
web-aid-caylus2005-castle-table-sections = De drie delen van het kasteel
web-aid-caylus2005-castle-turn = Alleen wie een arbeider in het kasteel heeft, in volgorde van aankomst.
web-aid-caylus2005-castle-batch = **Een pakket is 1 voedsel en twee andere, verschillende grondstoffen**; goud mag er een van zijn. Lever er zoveel in als je wilt: elk is een huis en het prestige van dat deel.
web-aid-caylus2005-castle-full = Is een deel vol, dan komen verdere huizen in het volgende, voor het prestige daarvan.
web-aid-caylus2005-castle-idle = Geen huis gebouwd terwijl je arbeider er staat: **−2 prestigepunten**, tenzij er nergens plaats meer is.
web-aid-caylus2005-castle-most = De meeste huizen deze ronde: **1 koninklijk privilege**. Bij gelijke stand wie verder vooraan in het kasteel staat.

web-aid-caylus2005-end-of-turn = De stadhouder en de afrekeningen
web-aid-caylus2005-end-of-turn-table-counts = Wat een afrekening oplevert, naar huizen in dat deel
web-aid-caylus2005-end-of-turn-bailiff = De stadhouder gaat **2 velden vooruit als de provoost vóór hem staat, anders 1**. Dan komt de provoost bij hem staan.
web-aid-caylus2005-end-of-turn-count = Een deel wordt afgerekend als de stadhouder zijn veld heeft bereikt (**12, 18, 24**) of als het vol is.
web-aid-caylus2005-end-of-turn-order = In de beurtvolgorde verlies je prestige of krijg je koninklijke privileges voor je huizen daar:

web-aid-caylus2005-favors = Koninklijke privileges
web-aid-caylus2005-favors-table-lines = De rijen van de koninklijke privileges
web-aid-caylus2005-favors-take = Kies een rij, schuif je markeersteen daar een veld naar rechts en gebruik **dat veld of een veld links ervan** in dezelfde rij.
web-aid-caylus2005-favors-open = De velden 3 en 4 gaan open na de afrekening van de kerker, veld 5 na die van de muren. Ook een markeersteen die niet verder kan, mag je gebruiken.
web-aid-caylus2005-favors-several = Meer dan één in een fase: **elk in een andere rij**; een vijfde vervalt. Rij d bouwt voor 1 hout of 1 steen minder; de notaris kost er alleen het linnen, de architect de volle prijs.

web-aid-caylus2005-end = Einde van de partij
web-aid-caylus2005-end-when = De partij eindigt als de **torens** zijn afgerekend.
web-aid-caylus2005-end-gold = Elk overgebleven goud: 3 prestigepunten.
web-aid-caylus2005-end-cubes = Per drie andere blokjes: 1 prestigepunt.
web-aid-caylus2005-end-deniers = Per vier dinars: 1 prestigepunt.
web-aid-caylus2005-end-tie = Bij gelijke stand winnen zij samen.

web-aid-caylus2005-slips = Vaak vergeten
web-aid-caylus2005-slips-joust = Het linnen voor het toernooiveld moet uit een eerdere ronde komen: wat linnen maakt, werkt later.
web-aid-caylus2005-slips-gold = Goud is een eigen grondstof. Het vervangt nooit iets anders, ook geen dinar.
web-aid-caylus2005-slips-castle = Wat de weg maakt, komt op tijd voor het kasteel, als de provoost je arbeiders laat werken.
web-aid-caylus2005-slips-inn = Een arbeider in de herberg is weg: er blijven er vijf over. Wie nieuw in de linkercirkel staat, stuurt hem naar huis.
web-aid-caylus2005-slips-favors = Wat je bij een afrekening krijgt, komt nog niet op de velden die deze afrekening opent.
web-aid-caylus2005-slips-supply = Residenties en prestigegebouwen bieden niemand werk, en de notaris bouwt nooit zichzelf, vaste of speciale gebouwen om.

web-aid-caylus2005-variants = Varianten
web-aid-caylus2005-variants-two = **Met twee:** beiden beginnen met 5 dinars, en de stallen zijn dicht. De eerste plaats wisselt na elke ronde. Heeft één gepast, dan kost elke plaats die niet van hemzelf is de ander **3** dinars, tenzij de herberg er 1 van maakt.
web-aid-caylus2005-variants-simple = **Eenvoudige privileges**, voor een eerste partij: er zijn geen rijen; elk privilege is meteen 3 prestigepunten waard, zo vaak als het komt.
web-aid-caylus2005-variants-jeweller = **Juwelier:** een tiende stenen gebouw voor steen en linnen, 6 prestigepunten; het maakt van 1 goud 5 of van 2 goud 9 prestigepunten.

## Koppen van de galerij

web-rules-kind-caylus2005-special = Speciale gebouwen
web-rules-kind-caylus2005-neutral = Neutrale gebouwen
web-rules-kind-caylus2005-fixed = Vaste gebouwen
web-rules-kind-caylus2005-wood = Houten gebouwen
web-rules-kind-caylus2005-stone = Stenen gebouwen
web-rules-kind-caylus2005-residence = Residenties
web-rules-kind-caylus2005-prestige = Prestigegebouwen
