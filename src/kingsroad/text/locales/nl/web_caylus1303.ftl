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

web-1303-has-workers = Arbeiders bij de hand
web-1303-has-recruits = Arbeiders bij de werving aan het einde van de ronde
web-1303-has-houses = Resterende huizen
web-1303-bundles =
    { $number ->
        [one] { $number } bundel
       *[other] { $number } bundels
    }

## Uitleg bij wat geen tegel is

web-sign-1303-castle = Een bundel is 1 voedsel met twee andere, verschillende grondstoffen en levert 5 prestigepunten op. De meeste bundels van een ronde leveren een koninklijk privilege op. Daarmee neem je een personage van een andere kleur over, of gebruik je een tegel van de bouwplaats en neem je daarna een personage van het bord. Van de tegels is open: de eerste tegel vanaf ronde 1, de tweede vanaf ronde 4, de derde vanaf ronde 7.
web-sign-1303-site = Van elke kleur kan één arbeider in de rij staan; in deze volgorde worden bundels geleverd.
web-sign-1303-bridge = Wie past, zet een huis op het volgende veld. De eerste neemt de startspelermarkering, en vanaf dan kost elke plaatsing 1 arbeider meer. In deze volgorde wordt de provoost verplaatst, voor 1 arbeider per stap en hoogstens 3 stappen.
web-sign-1303-camp = Arbeiders die gewerkt hebben of als betaling zijn gebruikt, wachten hier tot ze weer geworven worden; zoveel van elke kleur.
web-sign-1303-provost = De gebouwen werken tot aan de provoost. Aan het einde van een ronde gaat hij vóór het laatste gebouw van de weg staan.

## Wat een kleur heeft, uitgelegd

web-sign-1303-has-workers = Zij zijn het enige geld: geplaatst of uitgegeven gaan ze naar het kamp en moeten ze weer geworven worden.
web-sign-1303-has-cube = Met blokjes wordt gebouwd; 1 voedsel en twee andere, verschillende grondstoffen zijn een bundel. Aan het einde zijn ze niets waard.
web-sign-1303-has-gold = Het betaalt monumenten en mag in een bundel; een ander blokje vervangt het nooit. Aan het einde is elk goud 2 prestigepunten waard.
web-sign-1303-has-recruits = Zoveel komen er terug uit het kamp: 3, met vijf spelers 2, en meer voor residenties.
web-sign-1303-has-houses = Elk gebouw en elke residentie vraagt er een; het zijn er negen in totaal.
web-sign-1303-has-bundles = In deze ronde geleverd. De meeste leveren een koninklijk privilege op; bij gelijke stand voor wie verder vooraan in de rij staat.
web-sign-points-caylus1303 = Het prestige tot nu toe; tot het einde ziet niemand anders het. Goud dat dan over is, levert nog meer op.

## Op de startpagina

web-game-caylus1303 = De klassieker, gestroomlijnd: negen rondes, geen geld, en personages wier krachten van eigenaar wisselen.
web-game-caylus1303-length = 9 rondes

## Het speloverzicht

web-aid-caylus1303-goal = Doel
web-aid-caylus1303-goal-win = Na **negen rondes** het meeste **prestige** hebben. Tot het einde zie je alleen je eigen totaal.
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
web-aid-caylus1303-activation-fairground = **Jaarmarkt:** 1 hout voor een privilege.
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
web-aid-caylus1303-delivery-most = De meeste bundels deze ronde: **een privilege**. Bij gelijke stand wie verder vooraan in de rij staat.

web-aid-caylus1303-favors = Koninklijke privileges
web-aid-caylus1303-favors-sources = Van de jaarmarkt, van een landgoed dat een speler heeft gebouwd, voor de meeste bundels en van het theater. Kies een van beide:
web-aid-caylus1303-favors-steal = **neem een personage van een andere speler**, welk je wilt,
web-aid-caylus1303-favors-site = of **gebruik een open tegel van de bouwplaats** alsof je arbeider er stond; daarna mag je een personage van het bord nemen.
web-aid-caylus1303-favors-open = Open is in ronde 1–3 één tegel, in ronde 4–6 zijn het er twee, in ronde 7–9 alle drie.

web-aid-caylus1303-administration = Beheer
web-aid-caylus1303-administration-residences = Startgebouwen met een huis erboven worden residenties.
web-aid-caylus1303-administration-monuments = Vanaf de brug mag elke residentie door een **monument** worden vervangen: betaal en krijg de punten. De werving ervan vervalt dan.
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
web-aid-caylus1303-end-when = De partij eindigt na de **negende ronde**, werving inbegrepen.
web-aid-caylus1303-end-gold = Elk overgebleven goud: 2 prestigepunten. Andere blokjes, arbeiders en personages zijn niets waard.
web-aid-caylus1303-end-tie = Bij gelijke stand winnen zij samen.

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

## Koppen van de galerij

web-rules-kind-caylus1303-fixed = Gedrukte gebouwen
web-rules-kind-caylus1303-neutral = Startgebouwen
web-rules-kind-caylus1303-wood = Houten gebouwen
web-rules-kind-caylus1303-stone = Stenen gebouwen
web-rules-kind-caylus1303-residence = Residenties
web-rules-kind-caylus1303-prestige = Monumenten
web-rules-kind-caylus1303-character = Personages
