### Het speloverzicht van elk spel. **Twee sterren** maken vet; tekens en getallen van de tabellen
### staan in web/src/aid.

web-aid-now = nu
web-aid-more = Alle gebouwen, de tekens en de volledige regels

## Koppen van de kleine tabellen

web-aid-word-section = Deel
web-aid-word-room = Huizen
web-aid-word-house = Per huis
web-aid-word-space = Veld
web-aid-word-dungeon = Kerker
web-aid-word-walls = Muren
web-aid-word-towers = Torens
web-aid-word-houses = Huizen
web-aid-word-line = Rij
web-aid-word-token = Fiche
web-aid-word-worth = Waarde
web-aid-word-four = 4 spelers
web-aid-word-three = 3 spelers
web-aid-word-two = 2 spelers
web-aid-word-players = Spelers
web-aid-word-start = Arbeiders bij de start
web-aid-word-recruits = Werving per ronde
web-aid-word-characters-drawn = Personages in het spel

## Caylus (2005)

web-aid-caylus2005-goal = Doel
web-aid-caylus2005-goal-win = Het meeste **prestige** hebben als de torens van het kasteel zijn afgerekend.
web-aid-caylus2005-goal-sources = Prestige krijg je door te bouwen, met pakketten voor het kasteel, door koninklijke privileges en als anderen in jouw gebouwen werken.

web-aid-caylus2005-setup = Opbouw
web-aid-caylus2005-setup-road = Zes neutrale gebouwen liggen willekeurig op veld 1–6; handelaar (7), timmerman (8) en goudmijn (16) zijn gedrukt. Provoost en stadhouder beginnen op veld 6.
web-aid-caylus2005-setup-stock = Iedereen heeft zes arbeiders, 2 voedsel en 1 hout; de eerste in de speelvolgorde heeft 5 dinars, de tweede en derde 6, de vierde en vijfde 7.

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
web-aid-caylus2005-special-stables = **Stallen:** wie er staat, wordt meteen eerste, tweede en derde in de speelvolgorde.
web-aid-caylus2005-special-inn = **Herberg:** je arbeider gaat van de linker- naar de rechtercirkel. Vanaf de volgende ronde kost elke plaats je 1 dinar, zolang hij daar blijft.

web-aid-caylus2005-provost = De provoost
web-aid-caylus2005-provost-turn = **In de volgorde van passen** mag ieder hem één keer 1 tot 3 velden vooruit of achteruit zetten, voor **1 dinar per veld**.
web-aid-caylus2005-provost-reach = Hij blijft tussen veld 1 en veld 28. Waar hij ten slotte staat, bepaalt tot waar de weg werkt.

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
web-aid-caylus2005-castle-idle = Geen huis gebouwd terwijl je arbeider er staat: **−2 prestige**, tenzij er nergens plaats meer is.
web-aid-caylus2005-castle-most = De meeste huizen deze ronde: **1 koninklijk privilege**. Bij gelijke stand wie verder vooraan in het kasteel staat.

web-aid-caylus2005-end-of-turn = De stadhouder en de afrekeningen
web-aid-caylus2005-end-of-turn-table-counts = Wat een afrekening oplevert, naar huizen in dat deel
web-aid-caylus2005-end-of-turn-bailiff = De stadhouder gaat **2 velden vooruit als de provoost vóór hem staat, anders 1**. Dan komt de provoost bij hem staan.
web-aid-caylus2005-end-of-turn-count = Een deel wordt afgerekend als de stadhouder zijn veld heeft bereikt (**12, 18, 24**) of als het vol is.
web-aid-caylus2005-end-of-turn-order = In de speelvolgorde verlies je prestige of krijg je koninklijke privileges voor je huizen daar:

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
web-aid-caylus2005-end-tie = Wie evenveel heeft, wint samen.

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

## Caylus Magna Carta

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
web-aid-magna-carta-actions-exchange = **Je hele hand ruilen** voor 1 dinar: leg haar af en trek er evenveel.
web-aid-magna-carta-actions-place = **Een arbeider plaatsen** voor altijd 1 dinar, op elke vrije kaart aan de weg, ook voorbij de provoost.
web-aid-magna-carta-actions-build = **Een kaart bouwen** uit je hand: betaal de blokjes, leg haar aan het eind van de weg. Vanaf de volgende actie mag iedereen er een arbeider plaatsen.
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
web-aid-magna-carta-end-of-round-provost = De provoost gaat 2 kaarten vooruit, zover er kaarten liggen.
web-aid-magna-carta-end-of-round-first = De startspelerkaart gaat met de klok mee naar de volgende.

web-aid-magna-carta-end = Einde van de partij
web-aid-magna-carta-end-when = De partij eindigt met de ronde waarin de **laatste fiche** gaat.
web-aid-magna-carta-end-cards = Tel je fiches en het prestige op je kaarten: residenties 1, overbouwde residenties niets.
web-aid-magna-carta-end-gold = Elk overgebleven goud: 1 prestigepunt.
web-aid-magna-carta-end-cubes = Per drie andere blokjes: 1 prestigepunt.
web-aid-magna-carta-end-deniers = Per drie dinars: 1 prestigepunt.
web-aid-magna-carta-end-tie = Wie evenveel heeft, wint samen.

web-aid-magna-carta-slips = Vaak vergeten
web-aid-magna-carta-slips-owner = Een arbeider wordt nooit duurder, en zijn dinar gaat naar de bank, niet naar de eigenaar van de kaart.
web-aid-magna-carta-slips-prestige = Een prestigegebouw is een eigen actie en vraagt een vrije residentie, geen arbeider.
web-aid-magna-carta-slips-residence = Een kaart die residentie wordt, verliest haar eigen prestige en de blokjes die er nog op liggen.
web-aid-magna-carta-slips-church = Fiches uit de kerk zijn geen pakketten: ze tellen niet voor het goud en houden de twee fiches niet in het spel.
web-aid-magna-carta-slips-castle = Wie als eerste past, bouwt als eerste aan het kasteel, maar heeft bij de provoost het eerste woord, niet het laatste.

web-aid-magna-carta-variants = Varianten
web-aid-magna-carta-variants-beginner = **Beginnersregels:** geen provoost, dus elke kaart met een arbeider werkt; geen residenties, notarissen en kerken, geen hotel. Het inkomen is altijd 2.
web-aid-magna-carta-variants-beginner-prestige = Prestigegebouwen liggen dan vóór je en vragen geen residentie; al het andere blijft.
web-aid-magna-carta-variants-two = **Met twee:** minder fiches, en op kleine productiekaarten liggen 2 blokjes in plaats van 4. Alle andere regels blijven.

## Caylus 1303

web-aid-caylus1303-goal = Doel
web-aid-caylus1303-goal-win = Na **negen ronden** het meeste **prestige** hebben. Tot het einde zie je alleen je eigen totaal.
web-aid-caylus1303-goal-workers = Arbeiders zijn het enige geld: wie je uitstuurt of betaalt, gaat naar het **kamp** en moet je opnieuw werven.

web-aid-caylus1303-setup = Opbouw
web-aid-caylus1303-setup-road = Vier gedrukte gebouwen en de brug, startgebouwen op perceel 1–8, een houten gebouw op 9, een stenen gebouw op 14; drie tegels op de bouwplaats.
web-aid-caylus1303-setup-stock = Iedereen heeft 2 hout, 1 voedsel, 1 steen en 15 arbeiders, sommige bij de hand, de andere in het kamp.
web-aid-caylus1303-setup-characters = De laatste speler begint en ieder kiest een personage; de drie die overblijven liggen op het bord.
web-aid-caylus1303-setup-table-workers = Arbeiders en personages naar aantal spelers

web-aid-caylus1303-planning = Planning
web-aid-caylus1303-planning-turn = Met de klok mee vanaf de startspelermarkering: **plaats één arbeider of pas**, tot iedereen gepast heeft.
web-aid-caylus1303-planning-building = Op elk vrij gebouw langs de weg, ook voorbij de provoost. Plaatsen zelf kost niets: alleen de arbeider ben je kwijt.
web-aid-caylus1303-planning-visitor = Op een gebouw dat een ander heeft gebouwd: die krijgt meteen 1 prestigepunt.
web-aid-caylus1303-planning-site = Of op de bouwplaats, op de volgende plaats van de rij; van ieder maar één arbeider.
web-aid-caylus1303-planning-pass = **Wie als eerste past, neemt de startspelermarkering** voor de volgende ronde. De volgorde van passen telt bij de brug.
web-aid-caylus1303-planning-dearer = Vanaf dan **kost elke plaatsing 1 arbeider extra**, hoeveel er ook gepast hebben.

web-aid-caylus1303-activation = Activering
web-aid-caylus1303-activation-order = Gedrukte gebouwen, brug, dan de percelen **tot aan de provoost**. Elke arbeider die aan de beurt was, gaat naar het kamp.
web-aid-caylus1303-activation-decline = Van elk effect mag je afzien; per arbeider gebruik je het één keer.
web-aid-caylus1303-activation-fairground = **Jaarmarkt:** 1 hout voor een gunst.
web-aid-caylus1303-activation-lawyer = **Notaris:** voor 1 linnen zet je een huis boven een startgebouw. Het werkt deze ronde nog en wordt in fase 4 je residentie.
web-aid-caylus1303-activation-carpenter = **Timmerman:** bouw een houten gebouw op het eerste vrije perceel; het prestige krijg je meteen.
web-aid-caylus1303-activation-toll = **Tol:** verplaats de provoost gratis 1 of 2 stappen.
web-aid-caylus1303-activation-bridge = **Brug:** in de volgorde van passen, zonder arbeider daar, mag ieder de provoost 1 tot 3 stappen verplaatsen voor **1 arbeider per stap**.
web-aid-caylus1303-activation-plots = Arbeiders voorbij de provoost gaan zonder opbrengst naar het kamp.
web-aid-caylus1303-activation-mason = **Metselaar:** net zo een stenen gebouw. Op de startkant van de metselaar vervalt de vaste steen.
web-aid-caylus1303-activation-owner = Werkt een ander in jouw stenen boerderij, zaagmolen of steengroeve, dan neem je 1 voedsel, hout of steen.

web-aid-caylus1303-delivery = Levering
web-aid-caylus1303-delivery-turn = Wie een arbeider op de bouwplaats heeft, levert in de volgorde van de rij zoveel bundels als hij wil.
web-aid-caylus1303-delivery-bundle = **Een bundel is 1 voedsel en twee andere, verschillende grondstoffen**: 5 prestigepunten. Niets leveren kost niets.
web-aid-caylus1303-delivery-most = De meeste bundels deze ronde: **een gunst**. Bij gelijke stand wie verder vooraan in de rij staat.

web-aid-caylus1303-favors = Gunsten van de koning
web-aid-caylus1303-favors-sources = Van de jaarmarkt, van een landgoed dat een speler heeft gebouwd, voor de meeste bundels en van het theater. Kies een van beide:
web-aid-caylus1303-favors-steal = **neem een personage van een andere speler**, welk je wilt,
web-aid-caylus1303-favors-site = of **gebruik een open tegel van de bouwplaats** alsof je arbeider er stond; daarna mag je een personage van het bord nemen.
web-aid-caylus1303-favors-open = Open is in ronde 1–3 één tegel, in ronde 4–6 zijn het er twee, in ronde 7–9 alle drie.

web-aid-caylus1303-administration = Beheer
web-aid-caylus1303-administration-residences = Startgebouwen met een huis erboven worden residenties.
web-aid-caylus1303-administration-monuments = Vanaf de brug mag elke residentie door een **monument** worden vervangen: betaal en scoor. Haar werving vervalt dan.
web-aid-caylus1303-administration-recruits = Werf **3 arbeiders** uit het kamp (met vijf spelers 2), +1 per residentie. Tuin +2 arbeiders, graanpakhuis +1 voedsel, manufactuur +1 linnen.
web-aid-caylus1303-administration-provost = De provoost gaat vlak vóór het laatste gebouw van de weg staan. Perceel 14 telt niet zolang er een perceel vóór vrij is.
web-aid-caylus1303-administration-next = De volgende ronde begint bij wie de startspelermarkering heeft.

web-aid-caylus1303-characters = Personages
web-aid-caylus1303-characters-early-riser = **Vroege Vogel:** mag vóór alle anderen een arbeider plaatsen, voor 1 arbeider extra.
web-aid-caylus1303-characters-night-worker = **Nachtarbeider:** betaalt na de eerste pas geen arbeider extra.
web-aid-caylus1303-characters-journeyman = **Gezel:** mag één keer per ronde bij een arbeider van een ander op een gebouw, en komt na hem aan bod.
web-aid-caylus1303-characters-thief = **Dief:** in gebouwen van anderen krijgt de eigenaar geen prestige.
web-aid-caylus1303-characters-steward = **Rentmeester:** 2 in plaats van 1 prestigepunt voor anderen in eigen gebouwen.
web-aid-caylus1303-characters-bailiff = **Baljuw:** mag de provoost na alle anderen gratis 1 stap verplaatsen.
web-aid-caylus1303-characters-architect = **Architect:** 1 prestigepunt meer voor elk houten en stenen gebouw en elk monument.
web-aid-caylus1303-characters-deliveryman = **Voerman:** levert zonder arbeider, na alle anderen; met een arbeider twee keer.
web-aid-caylus1303-characters-chamberlain = **Kamerheer:** bundels van drie willekeurige blokjes, ook zonder voedsel.
web-aid-caylus1303-characters-foreman = **Voorman:** 1 prestigepunt meer voor elke bundel.
web-aid-caylus1303-characters-goldsmith = **Goudsmid:** 5 prestigepunten meer voor de eerste bundel met goud in een ronde.
web-aid-caylus1303-characters-day-labourer = **Dagloner:** werft telkens 1 arbeider meer.

web-aid-caylus1303-end = Einde van de partij
web-aid-caylus1303-end-when = De partij eindigt na de **negende ronde**, met haar werving.
web-aid-caylus1303-end-gold = Elk overgebleven goud: 2 prestigepunten. Andere blokjes, arbeiders en personages zijn niets waard.
web-aid-caylus1303-end-tie = Wie evenveel heeft, wint samen.

web-aid-caylus1303-slips = Vaak vergeten
web-aid-caylus1303-slips-camp = Met arbeiders op het bord kun je niet betalen: alleen met die bij de hand, en die gaan naar het kamp.
web-aid-caylus1303-slips-pay = Effecten die arbeiders opleveren, halen je eigen arbeiders uit het kamp. Zijn daar te weinig, dan vervalt de rest.
web-aid-caylus1303-slips-gold = Goud is een eigen grondstof en vervangt nooit een andere; het teken met vier grondstoffen is elk blokje behalve goud.
web-aid-caylus1303-slips-sides = Wat vanaf het begin ligt, toont de startkant: vaak zwakker en zonder eigenaar.
web-aid-caylus1303-slips-lawyer = Notaris en residentie leveren geen prestige op. Voor gebouwen en residenties heb je samen negen huizen.
web-aid-caylus1303-slips-board = Een personage van het bord krijg je alleen na een tegel van de bouwplaats, nooit als je er een van een speler neemt.

web-aid-caylus1303-variants = Varianten
web-aid-caylus1303-variants-first = **Eerste partij:** tegels en personages zijn die welke voor een eerste avond worden aangeraden; aan de regels verandert niets.
web-aid-caylus1303-variants-two = **Met twee:** 10 arbeiders bij de hand bij de start, 5 personages in het spel. Alle andere regels blijven.
web-aid-caylus1303-variants-five = **Met vijf:** 10 arbeiders bij de hand bij de start, maar slechts 2 geworven per ronde. Langer en strenger.
