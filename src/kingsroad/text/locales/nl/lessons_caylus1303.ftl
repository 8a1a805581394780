## Waarom een andere keuze niet past, waar een stap geen eigen reden noemt

wrong-place = Dat mag ook. Plaats in deze les een arbeider waar het oplicht.
wrong-pass = Dat helpt hier niet: in deze les pas je nu.
wrong-provost = Laat de provoost vandaag staan.
wrong-use = Het kost niets: neem het.
wrong = Ook dat kan, maar niet in deze les. Neem wat oplicht.

## Arbeiders

workers = Arbeiders zijn geld
workers-goal = Munten zijn er hier niet: je betaalt met arbeiders, die daarna in het kamp rusten. Wie na negen rondes het meeste prestige heeft, wint: dat komt van gebouwen, van leveringen aan het kasteel en van monumenten.
workers-quarry = Plaats een arbeider in de steengroeve. Hij brengt een steen en gaat dan naar het kamp.
workers-second = Nu de zaagmolen. Een gebouw heeft plaats voor één arbeider.
workers-dear = Rood heeft gepast. Van nu af kost elke plaats een arbeider meer. Pas.
workers-dear-wrong = Je kunt doorgaan, voor twee arbeiders per plaats. In deze les pas je.
workers-provost = De weg komt aan bod tot de provoost. In de volgorde van passen mag ieder met arbeiders betalen om hem te verplaatsen. Laat hem staan.
workers-wood = De zaagmolen komt aan bod: neem het hout.
workers-stone = En de steen.
workers-end = Ieder haalt 3 arbeiders terug uit het kamp. Rood heeft de dagloner en haalt er 4. Wie als eerste paste, begint de volgende ronde.

## Provoost

provost = De provoost
provost-reach = De provoost staat achter perceel 8. Wat voorbij hem ligt, komt niet aan bod.
provost-market = De houten markt ligt op perceel 9. Plaats er toch een arbeider.
provost-pass = Om de provoost te verplaatsen heb je arbeiders nodig. Pas.
provost-bribe = Elke stap kost 1 arbeider, hoogstens 3 stappen. Verplaats hem één stap vooruit.
provost-bribe-wrong = Te weinig helpt niet, te veel kost arbeiders. Eén stap vooruit is genoeg.
provost-cube = De houten markt komt aan bod: neem een blokje naar keuze.
provost-cube-wrong = Je hebt ervoor betaald. Neem een blokje.
provost-end = Aan het eind van de ronde gaat hij terug, vlak voor het laatste gebouw. Zo groeit de weg en hij groeit mee.

## Bouwen

building = Bouwen langs de weg
building-carpenter = De timmerman vóór de brug komt altijd aan bod. Plaats er een arbeider.
building-pass = Je hebt 2 hout en 1 voedsel. Pas.
building-tile = Bouw de houten steengroeve: 2 prestige, en 1 meer omdat de architect bij je is.
building-tile-wrong = Een goed gebouw. In deze les de houten steengroeve.
building-leave = Laat de provoost staan.
building-owner = Je huis staat boven de steengroeve. Rood heeft er net een arbeider geplaatst, en jij kreeg 1 prestige.

## Bouwplaats

site = De bouwplaats van het kasteel
site-queue = Op de bouwplaats worden bundels voor het kasteel geleverd. Plaats een arbeider in de rij.
site-pass = Je hebt voedsel, hout en steen, en dat is een bundel. Pas.
site-leave = Leveren kan waar de provoost ook staat. Laat hem staan.
site-bundle = Lever de bundel: 5 prestige.
site-bundle-wrong = Daarvoor kwam de arbeider. Lever de bundel.
site-favor = Jij leverde het meest en krijgt een koninklijk privilege: een personage van een ander, of een tegel van de bouwplaats. Neem de dagloner van Rood.
site-favor-wrong = Ook goed. In deze les neem je de dagloner van Rood.
site-end = De dagloner werkt nu voor jou: je haalt 4 arbeiders terug, Rood 3.

## Personages

characters = Privileges en personages
characters-fair = Op de jaarmarkt kost een koninklijk privilege 1 hout. Plaats er een arbeider.
characters-pass = De gebouwen vóór de brug komen aan bod waar de provoost ook staat. Pas.
characters-wood = Geef het hout.
characters-wood-wrong = Zonder het hout geen privilege.
characters-tile = Deze keer een tegel van de bouwplaats. In de eerste rondes is alleen de eerste open.
characters-tile-wrong = Dat ken je van de bouwplaats. Neem de tegel.
characters-use = De boerderij geeft 1 voedsel: neem het.
characters-engage = En een personage van het bord mag bij je komen. Kies er een: tik op elk om te lezen wat het kan.
characters-engage-wrong = Een personage is veel waard. Kies er een.
characters-end = Je mag zoveel personages hebben als je wilt, tot iemand er met een privilege een van je neemt.

## Residenties

residence = Residenties en monumenten
residence-lawyer = De notaris geeft je voor 1 linnen een startgebouw. Plaats er een arbeider.
residence-pass = Pas: hij komt meteen aan bod.
residence-claim = Zet je huis boven de boerderij.
residence-claim-wrong = Elk startgebouw zou kunnen. In deze les de boerderij.
residence-leave = Laat de provoost staan.
residence-monument = De boerderij is nu een residentie, en die kan een monument worden. Bouw het standbeeld voor 2 steen en 1 goud.
residence-monument-wrong = Ook goed. In deze les het standbeeld, voor 7 prestige.
residence-end = Een residentie geeft elke ronde een arbeider meer, een monument in plaats daarvan prestige. Aan het eind is elk goud 2 waard.
