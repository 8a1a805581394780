### Terugkijken, verslagen, analyse, eindstand en spelregelhulp van de webtafel.

## Terugkijken

web-replay-opening = De partij wordt geopend …
web-replay-controls = Door de partij lopen
web-replay-line = Moment van de partij
web-replay-where = Keuze { $number } van { $total }
web-replay-play = Afspelen
web-replay-pause = Pauze
web-replay-back = Eén keuze terug
web-replay-on = Eén keuze verder
web-replay-back-turn = Eén ronde terug
web-replay-back-round = Eén ronde terug
web-replay-on-turn = Eén ronde verder
web-replay-on-round = Eén ronde verder
web-replay-pace = Keuzes per seconde
web-replay-pace-number = { $number }×
web-replay-told = Wat er gebeurde
web-replay-beginning = Het begin
web-replay-chance = Toeval
web-replay-over = De partij is afgelopen.
web-replay-seats = Spelers
web-replay-eyes = Door de ogen van { $seat } kijken
web-replay-to-table = Naar de tafel
web-replay-rules = Regels
web-replay-copy = Link naar dit moment kopiëren
web-replay-copied = De link staat op je klembord.
web-replay-not-copied = Dat staat je browser niet toe: kopieer het adres uit de adresbalk.
web-replay-download = Verslag downloaden
web-replay-play-on = Vanaf hier verderspelen
web-replay-play-on-text = Een nieuwe tafel begint na keuze { $number } van deze partij. Deze blijft zoals hij is. Wie speelt er?
web-replay-start = Naar de nieuwe tafel
web-replay-no = Dat lukte niet: { $reason }.
web-replay-no-offline = De server is niet bereikbaar. Probeer het zo nog eens.
web-replay-no-internal = Er ging iets mis op de server. Probeer het zo nog eens.
web-replay-no-busy = De server heeft het nu druk. Probeer het zo nog eens.
web-replay-no-flood = Dat was iets te vaak. Wacht even.
web-replay-no-not-allowed = Niet zolang deze partij loopt: aan deze tafel speelt vóór het einde niemand elders verder en kijkt niemand achter de kaarten.
web-replay-no-unknown = Die partij bestaat niet, of heeft dat moment niet.

## Verslagen

web-record = Verslag openen
web-record-text = Een verslag is het tekstbestand dat je aan een tafel kunt downloaden. Je kunt de partij bekijken en vanaf elk moment verderspelen.
web-record-file = Kies een bestand
web-record-paste = … of plak de tekst
web-record-open = Openen
web-record-not-one = Dit is geen verslag van een partij: de eerste regel luidt “kingsroad 1”, en het aantal plaatsen staat erin.
web-record-no-malformed = Dit verslag is niet te lezen: { $reason }.
web-record-no-illegal = Dit verslag volgt de spelregels niet: { $reason }.
web-record-no-unknown = Dit verslag noemt iets wat hier onbekend is: { $reason }.
web-record-no-too-large = Dit verslag is te lang.

## Analyse

web-analysis = Wat zou een bot doen?
web-analysis-text = Een bot bekijkt dit moment en zegt wat hij zou kiezen en hoe de partij kan aflopen.
web-analysis-level = Bot
web-analysis-ask = Vraag de bot
web-analysis-thinking = Hij denkt na …
web-analysis-best = Beste keuzes voor { $seat }
web-analysis-end = Hoe het kan aflopen
web-analysis-points = Verwacht prestige
web-analysis-why = “{ $choice }” in plaats van “{ $other }”
web-reasons-against = Wat ertegen pleit:
web-analysis-chance = Aandeel in de eerste plaats
web-analysis-points-number =
    { $number ->
        [one] { $number } punt
       *[other] { $number } punten
    }
web-analysis-counted = De aandelen van de keuzes zeggen hoeveel de bot over elk heeft nagedacht.
web-analysis-meaning = Van veel partijen die er zo voor stonden en door goede bots zijn uitgespeeld, won elke plaats zo’n aandeel en had die aan het eind ongeveer zoveel punten.
web-analysis-hurried = De server heeft het druk: de bot had { $share } van zijn gewone tijd.
web-analysis-line = Hoe het verder kan gaan
web-analysis-note =
    { $number ->
        [0] Op het eerste gezicht geschat.
        [one] Uit { $number } gesimuleerde partij. Ook bots vergissen zich.
       *[other] Uit { $number } gesimuleerde partijen. Ook bots vergissen zich.
    }
web-analysis-no-over = Hier wordt niemand iets gevraagd, dus valt er niets te adviseren.
web-analysis-no-not-allowed = Zolang een partij loopt, is er alleen advies als de tafel dat toestaat, en alleen bij je eigen vraag.

## Eindstand

web-sheet = Eindstand
web-sheet-player = Speler
web-sheet-by-source = Prestige naar herkomst
web-sheet-source = Prestige door
web-sheet-total = Totaal
web-sheet-points =
    { $number ->
        [one] { $number } prestigepunt
       *[other] { $number } prestigepunten
    }
web-sheet-chart-turn = Prestige ronde voor ronde
web-sheet-chart-round = Prestige ronde voor ronde
web-sheet-word-turn = Ronde
web-sheet-word-round = Ronde
web-sheet-to-turn = Naar het einde van ronde { $number }
web-sheet-to-round = Naar het einde van ronde { $number }
web-sheet-again = Nog een keer spelen
web-sheet-replay = Partij terugkijken
web-sheet-no-not-over = De eindstand wordt opgemaakt als de partij is afgelopen.

## Spelregelhulp

web-rules = Regels
web-rules-tab-aid = Speloverzicht
web-rules-tab-tiles = Alle gebouwen
web-rules-tab-signs = De tekens
web-rules-tab-rules = Volledige regels
web-rules-tab-rulings = Verduidelijkingen
web-rules-contents = Inhoud
web-rules-fetching = De regels worden opgehaald …
web-rules-search = Zoek op naam of effect
web-rules-found = { $count } gevonden
web-rules-nothing = Niets gevonden voor “{ $text }”.
web-rules-signs-goods = Grondstoffen en geld
web-rules-signs-gains = Wat je krijgt
web-rules-signs-people = Arbeiders, huizen, de provoost
web-rules-signs-building = Bouwen
web-rules-signs-between = Tussen de tekens
