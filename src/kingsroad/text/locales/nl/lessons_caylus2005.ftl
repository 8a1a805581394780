## Waarom een andere keuze niet past, waar een stap geen eigen reden noemt

wrong-place = Dat mag ook. Plaats in deze les een arbeider waar het oplicht.
wrong-pass = Dat helpt hier niet: in deze les pas je nu.
wrong-provost = De provoost komt in een andere les. Laat hem staan.
wrong = Ook dat kan, maar niet in deze les. Neem wat oplicht.

## Arbeiders

workers = Een arbeider plaatsen
workers-goal = Je bouwt het kasteel van de koning, en Rood ook. Wie aan het eind het meeste prestige heeft, wint: dat komt van het kasteel, van gebouwen en van koninklijke privileges.
workers-quarry = Elk gebouw langs de weg geeft iets aan de arbeider die er staat. Plaats een arbeider in de steengroeve: hij brengt een steen mee.
workers-quarry-wrong = Er zijn veel goede plaatsen. Begin met de steengroeve; die licht op langs de weg.
workers-second = Dat kostte 1 dinar. Rood staat op de boerderij, en een bezette plaats is voor alle anderen dicht. Haal ook hout, bij de zaagmolen.
workers-second-wrong = Een kasteel heeft hout nodig, en de zaagmolen heeft het.
workers-pass = Zolang je geld hebt, kun je meer arbeiders plaatsen. Voor vandaag is het genoeg: pas. Wie als eerste past, krijgt 1 dinar.
workers-provost = Iedereen heeft gepast, nu de provoost: in de volgorde van passen mag ieder betalen om hem te verplaatsen. Laat hem vandaag staan.
workers-sale = De weg komt aan bod vanaf de brug, tot de provoost. Je arbeiders brachten steen en hout en gingen naar huis. De marktplaats koopt nu een blokje van Rood.
workers-end = Een nieuwe ronde begint en ieder krijgt 2 dinars inkomen. Dat is de kern van het spel: plaatsen, laten werken, verdienen.

## Provoost

provost = De provoost
provost-reach = De witte figuur is de provoost. Gebouwen tot en met zijn veld komen aan bod, die achter hem niet: wie daar staat, gaat met lege handen naar huis.
provost-peddler = De handelaar ligt één veld achter de provoost. Plaats er toch een arbeider: de provoost is te verplaatsen.
provost-peddler-wrong = We willen zien wat er achter de provoost gebeurt: plaats een arbeider bij de handelaar.
provost-pass = Bewaar je geld voor de provoost: pas. Wie als eerste past, mag hem als eerste verplaatsen.
provost-pass-wrong = Zo meteen heb je dinars nodig. Pas nu.
provost-bribe = Elk veld kost 1 dinar, hoogstens 3. Verplaats de provoost één veld vooruit, zodat de handelaar aan bod komt.
provost-bribe-wrong = Dan krijgt je arbeider niets, of je betaalt meer dan nodig. Eén veld vooruit is genoeg.
provost-trade = Rood liet hem staan. De handelaar is aan de beurt: geef 2 dinars voor een blokje.
provost-trade-wrong = Dan was de weg voor niets. Handel met de handelaar.
provost-cube = Neem een blokje naar keuze.
provost-bailiff = Aan het eind van een ronde loopt de stadhouder verder en de provoost komt bij hem: één veld, of twee als de provoost vóór hem staat. Zo bepalen zij hoe lang het spel duurt.

## Bouwen

building = Een eigen gebouw
building-why = Gebouwen leveren prestige op als ze gebouwd worden, en nog eens als anderen ze gebruiken.
building-carpenter = De timmerman bouwt wat van hout is. Plaats er een arbeider.
building-pass = Rood heeft gepast en de plaatsen zijn duurder geworden. Pas.
building-leave = De timmerman ligt vóór de provoost, dus hij komt aan bod. Laat de provoost staan.
building-mason = Je hebt 2 hout en 2 voedsel. Bouw de metselaar voor 1 hout en 1 voedsel: 4 prestige.
building-mason-wrong = Een goed gebouw, maar neem de metselaar: hij levert het meest op, en stenen gebouwen hebben hem nodig.
building-owner = De metselaar staat op het volgende vrije veld en jouw huis ligt erop. Rood heeft er net een arbeider geplaatst, en dat gaf jou 1 prestige. Zelf betaal je in eigen gebouwen altijd 1 dinar.

## Kasteel

castle = Bouwen aan het kasteel
castle-sections = Het kasteel heeft drie delen: kerker, muren en torens. Een pakket van drie verschillende blokjes, waarvan één voedsel, wordt er een huis.
castle-queue = Arbeiders voor het kasteel staan in een rij. Wees de eerste: plaats een arbeider bij het kasteel.
castle-pass = Je hebt blokjes voor twee huizen. Pas.
castle-leave = Aan het kasteel wordt altijd gebouwd. Laat de provoost staan.
castle-batch = Lever een pakket in: voedsel, hout en steen. Een huis in de kerker is 5 prestige waard.
castle-batch-wrong = Elk pakket is evenveel waard. Geef eerst de steen, dan is het linnen met je hout goed voor een tweede.
castle-again = Je hebt nog voedsel, hout en linnen: lever een tweede pakket in.
castle-again-wrong = Twee huizen zijn beter dan één, en wie in een ronde het meest bouwt, krijgt een koninklijk privilege.
castle-favor = Rood leverde niets in. Jij bouwde het meest en krijgt een koninklijk privilege. Neem de rij met prestige.
castle-favor-wrong = Alle vier de rijen zijn goed. Vandaag de eerste: prestige.
castle-field = Het eerste veld geeft 1 prestige. De volgende keer geeft deze rij meer.
castle-field-wrong = Wat je niet gebruikt, vervalt. Neem het prestige.
castle-end = Twee huizen in de kerker, en Rood heeft er nog geen. Bij de afrekening van de kerker telt dat.

## Privileges

favors = Koninklijke privileges
favors-joust = Op het toernooiveld kost een koninklijk privilege 1 linnen en 1 dinar. Plaats er een arbeider.
favors-pass = De gebouwen vóór de brug komen aan bod voordat de provoost komt. Pas.
favors-pay = Geef het linnen en de dinar.
favors-pay-wrong = Dan komt er geen privilege. Geef het linnen en de dinar.
favors-line = Vier rijen: prestige, dinars, blokjes, bouwen. Je markeersteen op de rij van de dinars is al één keer verschoven. Verschuif die nog eens.
favors-line-wrong = Op een nieuwe rij zou je bij het eerste veld beginnen. Op die van de dinars ben je verder.
favors-field = De markeersteen ligt op het tweede veld. Je mag dat gebruiken of een veld ervoor: neem 4 dinars.
favors-field-wrong = Het tweede veld geeft meer dan het eerste.
favors-end = Hoe verder de markeersteen, hoe rijker het privilege. De laatste velden gaan pas open na de afrekeningen van het kasteel. Twee keer dezelfde rij in één fase kan niet.

## Residenties

residence = Notaris en residenties
residence-lawyer = De notaris maakt van een gebouw een residentie: plaats er een arbeider. Hij is van Rood, dus Rood krijgt 1 prestige.
residence-pass = Je hebt het linnen en de dinar die hij vraagt. Pas.
residence-leave = De provoost staat bij de notaris, dus die komt aan bod. Laat hem staan.
residence-change = Maak van je eigen steengroeve een residentie.
residence-change-wrong = Dat kan, maar een neutraal gebouw ben je dan zelf ook kwijt. Verander je eigen steengroeve.
residence-income = Een residentie geeft meteen 2 prestige en bij elk inkomen 1 dinar meer: deze keer kreeg je er 3. En ze is de bouwgrond voor wat komt.

## Prestigegebouwen

prestige = Grote gebouwen
prestige-architect = De grote blauwe gebouwen bouwt de architect. Hij is van jou: plaats er een arbeider.
prestige-pass = Je hebt 3 hout en 1 goud. Pas.
prestige-leave = De provoost reikt tot de architect. Laat hem staan.
prestige-library = Bouw de bibliotheek: 10 prestige.
prestige-library-wrong = Daar heb je voor gespaard: bouw de bibliotheek.
prestige-over = Prestigegebouwen staan op een eigen residentie. Bouw de bibliotheek daar.
prestige-end = 10 prestige, en bij elk inkomen 1 dinar meer. Goud komt uit de mijn, van de alchemist, uit de bank en uit privileges.

## Afrekeningen

counts = Het kasteel wordt afgerekend
counts-sections = De stadhouder houdt de boeken bij. Bereikt hij het teken langs de weg, of is een deel vol, dan wordt dat deel afgerekend. Hij staat één veld vóór dat van de kerker.
counts-pass = Je hebt twee huizen in de kerker, Rood geen. Kijk wat er gebeurt: pas.
counts-bailiff = Laat de provoost staan; de stadhouder loopt als alle gebouwen aan bod zijn geweest.
counts-count = De kerker wordt afgerekend. Twee huizen geven je een koninklijk privilege: neem de rij van de dinars.
counts-count-wrong = Ook goed. In deze les de rij van de dinars.
counts-field = Neem de 3 dinars.
counts-field-wrong = Wat je niet gebruikt, vervalt.
counts-end = Rood heeft geen huis in de kerker en verloor 2 prestige. Na de muren volgen de torens, en dan is het spel uit: 3 prestige voor elk goud, 1 voor elke drie blokjes, 1 voor elke vier dinars.
