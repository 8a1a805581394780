### Was nur der Webtisch von Caylus Magna Carta sagt.

web-magna-carta-board = Der Tisch
web-magna-carta-castle = Schloss
web-magna-carta-section = { $name }: noch { $left } Plättchen, je { $points } Prestigepunkte
web-magna-carta-bridge = Brücke
web-magna-carta-order = Reihenfolge
web-magna-carta-built = gebaut
web-magna-carta-end = Ende der Straße: hierhin kommt die nächste Karte
web-magna-carta-provost = Vogt
web-magna-carta-spot = Platz des Vogts bei Karte { $number }
web-magna-carta-covered = { $top } über: { $card }
web-magna-carta-hand = Deine Hand
web-magna-carta-pile = Nachziehstapel
web-magna-carta-discard = Abgelegt

## Was eine Farbe hat

web-magna-carta-has-workers = Arbeiter im Vorrat
web-magna-carta-has-income = Denar beim nächsten Einkommen
web-magna-carta-has-hand = Karten auf der Hand
web-magna-carta-has-tokens = Prestigeplättchen: { $name }
web-magna-carta-in-pile = + { $number } im Nachziehstapel
web-magna-carta-batches =
    { $number ->
        [one] { $number } Rohstoffpaket
       *[other] { $number } Rohstoffpakete
    }
web-magna-carta-put-away =
    { $number ->
        [one] { $number } Karte abgelegt
       *[other] { $number } Karten abgelegt
    }

## Erklärungen zu dem, was keine Karte ist

web-sign-magna-carta-castle = Wer 1 Nahrung, 1 Holz und 1 Stein abgibt, nimmt das beste Plättchen, das noch da ist: Bergfried vor Mauerwerk vor Türmen. Gold ersetzt jeden dieser Rohstoffe. Die meisten Pakete einer Runde bringen 1 Gold; gibt niemand eines ab, sind die zwei besten Plättchen verloren. Das Spiel endet mit der Runde, in der das letzte weggeht.
web-sign-magna-carta-bridge = Wer passt, nimmt die nächste Nummer; der Erste erhält 1 Denar. In dieser Reihenfolge wird der Vogt bewegt, für 1 Denar je Karte und höchstens 3 Karten weit, und am Schloss gebaut.
web-sign-magna-carta-provost = Die Karten werden vom Anfang der Straße bis zum Vogt aktiviert. Am Ende einer Runde geht er 2 Karten weiter.
web-sign-magna-carta-pile = Deine Karten, die noch zu ziehen sind. Eine Aktion und 1 Denar ziehen eine davon.
web-sign-magna-carta-discard = Was du abgelegt hast. Ist der Nachziehstapel leer, wird es gemischt und zum neuen Nachziehstapel.

## Was eine Farbe hat, erklärt

web-sign-magna-carta-has-deniers = Damit werden Arbeiter, das Ziehen von Karten und Schritte des Vogts bezahlt. Am Ende sind je drei 1 Prestigepunkt.
web-sign-magna-carta-has-cube = Mit Würfeln werden Karten gebaut; 1 Nahrung, 1 Holz und 1 Stein sind ein Paket für das Schloss. Am Ende sind je drei Würfel außer Gold 1 Prestigepunkt.
web-sign-magna-carta-has-gold = Es ersetzt Nahrung, Holz oder Stein, in Kosten und in Paketen. Am Ende ist jedes Gold 1 Prestigepunkt.
web-sign-magna-carta-has-workers = Sie können noch eingesetzt werden, jeder für 1 Denar.
web-sign-magna-carta-has-income = Am Anfang einer Runde: 2 Denar, und mehr für Wohnhäuser und das Hotel.
web-sign-magna-carta-has-hand = Nur wer sie hält, sieht sie. Eine Aktion und 1 Denar ziehen eine weitere vom Nachziehstapel.
web-sign-magna-carta-has-tokens = Sie kommen von Paketen für das Schloss und von Kirchen. Am Ende ist jedes so viel Prestige wert, wie daneben steht.
web-sign-magna-carta-has-batches = In dieser Runde abgegeben. Die meisten bringen 1 Gold; bei Gleichstand dem, der früher gepasst hat.
web-sign-points-magna_carta = Was diese Farbe hätte, wenn die Partie jetzt endete: Plättchen, Karten, Prestigegebäude und was übrig ist.
