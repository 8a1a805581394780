### Der Tisch als Ort: seine Felder, sein Rand, was der Plan sagt, wenn man auf ihn drückt.

web-place-you = Du
web-place-chooses = am Zug
web-place-passed = gepasst
web-place-mine = Was du hast
web-place-question = Frage
web-place-supply = Vorrat
web-place-payable = jetzt bezahlbar
web-place-built = An der Straße
web-place-record = Verlauf, Chat und Hilfe

web-place-point = Zeige auf einen Ort, um zu sehen, was er bringt.
web-place-hold = Halte einen Ort gedrückt, um ihn erklärt zu bekommen.
web-place-why-owner = { $name } erhält 1 Prestigepunkt
web-place-why-acts = der Vogt reicht so weit, also wirkt es
web-place-why-short = was es kostet, kannst du nicht zahlen
web-place-why-tiles = bauen könntest du: { $tiles }
web-place-why-no-tile = du kannst kein Gebäude bezahlen
web-place-refused = Hier ist jetzt nichts zu wählen.
web-place-refused-turn = { $name } ist am Zug.
web-place-refused-taken = Besetzt von { $name }.
web-place-refused-yours = Hier steht schon dein Arbeiter.
web-place-refused-empty = Hier ist noch nichts gebaut.
web-place-refused-house = Hier wird kein Arbeiter eingesetzt: Das Gebäude nützt seinem Besitzer von selbst.
web-place-refused-supply = Gebaut wird von Arbeitern beim Zimmermann, Maurer oder Architekten.
web-place-refused-cost = Dieses Gebäude kannst du nicht bezahlen.

## Was noch kommt, und der Punktestand neben dem Verlauf

web-to-come = Noch { $number } Prestige zu erwarten
web-sign-to-come = Was noch kommt: was der Besitz am Ende bringt und was die Arbeiter an der Straße zusätzlich bringen, wenn der Vogt stehen bleibt.
web-to-come-gold = { $number } für Gold
web-to-come-cubes = { $number } für andere Würfel
web-to-come-deniers = { $number } für Denar
web-to-come-road = { $number } durch Arbeiter an der Straße
web-tab-score = Punkte
web-score-who = Spieler
web-score-now = Jetzt
web-score-to-come = Kommt noch
web-score-sum = Summe
web-score-hidden = Bis zum Ende sieht niemand, wie viel Prestige die anderen haben.
