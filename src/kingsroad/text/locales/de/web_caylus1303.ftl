### Was nur der Webtisch von Caylus 1303 sagt.

web-1303-board = Das Spielbrett
web-1303-castle = Schloss: hier werden Bündel geliefert
web-1303-queue = Baustelle: die Reihe der Arbeiter
web-1303-site-tile = Plättchen { $number } der Baustelle: { $tile }
web-1303-gate = Stadttor
web-1303-bridge = Gildenbrücke
web-1303-dearer = Jemand hat gepasst: jedes Einsetzen kostet 1 Arbeiter mehr
web-1303-camp = Camp
web-1303-provost = Vogt
web-1303-plot = Feld { $number }, noch unbebaut
web-1303-plot-with = Feld { $number }: { $tile }
web-1303-spent = verbraucht

## Was eine Farbe hat

web-1303-has-workers = Arbeiter im Vorrat
web-1303-has-recruits = Arbeiter bei der Anwerbung am Ende der Runde
web-1303-has-houses = Übrige Häuser
web-1303-bundles = { $number } Bündel

## Erklärungen zu dem, was kein Plättchen ist

web-sign-1303-castle = Ein Bündel ist 1 Nahrung mit zwei anderen, verschiedenen Rohstoffen und bringt 5 Prestigepunkte. Die meisten Bündel einer Runde bringen eine Gunst. Sie nimmt einer anderen Farbe einen Charakter weg oder nutzt ein Plättchen der Baustelle und danach einen Charakter vom Spielbrett: das erste ab Runde 1, das zweite ab Runde 4, das dritte ab Runde 7.
web-sign-1303-site = Von jeder Farbe kann sich ein Arbeiter anstellen; in dieser Reihe werden Bündel geliefert.
web-sign-1303-bridge = Wer passt, stellt ein Haus auf den nächsten Platz. Der Erste nimmt den Startspielermarker, und von da an kostet jedes Einsetzen 1 Arbeiter mehr. In dieser Reihenfolge wird der Vogt bewegt, für 1 Arbeiter je Schritt und höchstens 3 Schritte weit.
web-sign-1303-camp = Arbeiter, die gearbeitet haben oder mit denen bezahlt wurde, warten hier, bis sie wieder angeworben werden; so viele von jeder Farbe.
web-sign-1303-provost = Die Gebäude werden bis zum Vogt aktiviert. Am Ende einer Runde stellt er sich vor das letzte Gebäude der Straße.

## Was eine Farbe hat, erklärt

web-sign-1303-has-workers = Sie sind das einzige Geld: Eingesetzt oder bezahlt, gehen sie ins Camp und müssen neu angeworben werden.
web-sign-1303-has-cube = Mit Würfeln wird gebaut; 1 Nahrung und zwei andere, verschiedene Rohstoffe sind ein Bündel. Am Ende zählen sie nichts.
web-sign-1303-has-gold = Es bezahlt Monumente und darf in ein Bündel; einen anderen Würfel ersetzt es nie. Am Ende ist jedes Gold 2 Prestigepunkte.
web-sign-1303-has-recruits = So viele kommen aus dem Camp zurück: 3, zu fünft 2, und mehr für Residenzen.
web-sign-1303-has-houses = Jedes Gebäude und jede Residenz braucht eines; es gibt insgesamt neun.
web-sign-1303-has-bundles = In dieser Runde geliefert. Die meisten bringen eine Gunst; bei Gleichstand dem, der in der Reihe weiter vorn steht.
web-sign-points-caylus1303 = Das Prestige bis jetzt; bis zum Ende sieht es sonst niemand. Gold, das dann übrig ist, bringt noch mehr.
