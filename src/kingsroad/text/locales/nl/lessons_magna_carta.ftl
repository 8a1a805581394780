## Waarom een andere keuze niet past, waar een stap geen eigen reden noemt

wrong-place = Dat mag ook. Plaats in deze les een arbeider waar het oplicht.
wrong-pass = Dat helpt hier niet: in deze les pas je nu.
wrong-provost = Laat de provoost vandaag staan.
wrong-use = Het kost niets: neem het.
wrong = Ook dat kan, maar niet in deze les. Neem wat oplicht.

## Acties

actions = Kaarten en arbeiders
actions-goal = Je bouwt voor de koning, kaart voor kaart. Prestige telt aan het eind: kaarten langs de weg, kasteelfiches en wat er over is.
actions-build = Je hand ligt voor je. Bouw de kleine zaagmolen voor 1 voedsel en 1 hout: hij komt aan het eind van de weg.
actions-build-wrong = De andere kaarten zijn nog te duur. Bouw de kleine zaagmolen.
actions-worker = Rood plaatste voor 1 dinar een arbeider bij de handelaar. Plaats er een van jou in het park.
actions-pass = Je zou door kunnen gaan, actie na actie, om de beurt met de anderen. Rood heeft gepast: pas ook.
actions-provost = De weg komt aan bod tot de provoost. In de volgorde van passen mag ieder betalen om hem te verplaatsen. Laat hem vandaag staan.
actions-use = Het park komt aan bod: neem het voedsel.
actions-end = De volgende ronde begint met 2 dinars voor ieder. Niemand bouwde aan het kasteel, dus zijn twee fiches weg: het spel wacht niet.

## Eigenaar

owner = Arbeider en eigenaar
owner-visitor = Op je zaagmolen ligt een voorraad hout. Plaats een arbeider in het park en kijk wat Rood doet.
owner-pass = Rood werkt in jouw zaagmolen. Pas.
owner-bribe = De zaagmolen ligt één kaart achter de provoost. Verplaats hem voor 1 dinar één kaart vooruit.
owner-bribe-wrong = Dan komt de zaagmolen niet aan bod, en krijgt ook de eigenaar niets.
owner-park = Eerst het park: neem het voedsel.
owner-stock = Rood nam 1 hout uit de bank. Jij bent de eigenaar en mag er een van de voorraad op je kaart nemen.
owner-end = Kaarten die anderen gebruiken, leveren ook hun eigenaar iets op. Aan het eind van de ronde loopt de provoost twee kaarten verder, voor zover de weg reikt.

## Hand

hand = Je hand
hand-dear = Alle drie de kaarten kosten twee steen, en jij hebt er geen.
hand-draw = Voor 1 dinar trek je een kaart. Probeer het.
hand-draw-wrong = Deze les gaat over de hand: trek een kaart.
hand-exchange = De goudmijn: net zo duur. Voor 1 dinar gaat je hele hand weg en trek je evenveel nieuwe kaarten. Ruil ze.
hand-exchange-wrong = Wachten kost rondes. Ruil je hand.
hand-end = Kleine boerderij, kleine zaagmolen, markt, notaris: daarmee kun je beginnen. Anderen zien je hand nooit.

## Kasteel

castle = Het kasteel
castle-tokens = De fiches van het kasteel zijn 4, 3 en 2 prestige waard: kerker, muren, torens, de beste eerst.
castle-pass = Je hebt blokjes voor twee pakketten. Het kasteel komt aan het eind van de ronde: pas.
castle-leave = Niemand staat langs de weg. Laat de provoost staan.
castle-batch = Een pakket is 1 voedsel, 1 hout en 1 steen. Lever er een in.
castle-batch-wrong = Om de fiches gaat het. Lever een pakket in.
castle-again = Je mag er zoveel inleveren als je wilt. Nog een keer.
castle-again-wrong = Wie het meest inlevert, krijgt 1 goud. Nog een keer.
castle-end = Twee fiches van de kerker zijn 8 prestige, en 1 goud voor de meeste pakketten. Zijn alle fiches weg, dan is het spel uit.

## Residenties

residence = Notaris en residenties
residence-lawyer = Je notaris ligt langs de weg. Plaats er een arbeider.
residence-pass = Pas: de weg moet aan bod komen.
residence-leave = De provoost staat bij de notaris. Laat hem staan.
residence-turn = Draai voor 1 voedsel je kleine zaagmolen om.
residence-turn-wrong = Dan kwam de arbeider voor niets. Draai de zaagmolen om.
residence-end = Een residentie neemt geen arbeiders meer aan, maar geeft bij elk inkomen 1 dinar en kan een groot gebouw dragen.

## Prestigegebouwen

prestige = Grote gebouwen
prestige-theatre = Je hebt een residentie, 2 hout en 1 goud. Bouw het theater: 6 prestige.
prestige-theatre-wrong = Grote gebouwen zijn het meest waard. Bouw het theater.
prestige-over = Het komt op je residentie.
prestige-end = Het theater bedekt de residentie, waarvan het inkomen vervalt. De kathedraal, het duurste van alle, is 14 waard.
