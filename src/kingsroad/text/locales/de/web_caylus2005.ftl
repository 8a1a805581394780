### Der Spielplan von Caylus (2005) im Browser.

web-caylus-favors = Gunst des Königs
web-caylus-order = Spielerreihenfolge
web-caylus-bridge = Brücke
web-caylus-end = Was am Ende übrig ist
web-caylus-plot = Feld { $space }, noch unbebaut
web-caylus-walk = Feld { $space } der Straße
web-caylus-supply-wood = Holzgebäude
web-caylus-supply-stone = Steingebäude
web-caylus-supply-prestige = Prestigegebäude
web-caylus-workers = Arbeiter im Vorrat
web-caylus-houses = Häuser im Schloss
web-caylus-income = Einkommen je Runde

## Was der Plan über sich selbst erklärt

web-sign-caylus-favors = Eine Gunst des Königs: Wähle eine Zeile, rücke deinen Marker ein Feld nach rechts und nutze dieses Feld oder eines davor. Jede Zeile nur einmal je Phase. Die Felder 3 und 4 öffnen sich mit der Wertung des Bergfrieds, Feld 5 mit der des Mauerwerks.
web-sign-caylus-favors-simple = Eine Gunst des Königs: sofort 3 Prestige. An diesem Tisch gibt es keine Zeilen, und jede Gunst einer Phase zählt.
web-sign-caylus-line-a = Zeile a: Prestige.
web-sign-caylus-line-b = Zeile b: Denar.
web-sign-caylus-line-c = Zeile c: Nahrung; Holz oder Stein; Tuch; ein beliebiger Würfel gegen zwei andere außer Gold; Gold.
web-sign-caylus-line-d = Zeile d: nichts; ein Holzgebäude, 1 Holz weniger; ein Steingebäude, 1 Stein weniger; ein Wohnhaus für 1 Tuch; ein Prestigegebäude.
web-sign-caylus-bridge = Wer passt, nimmt den nächsten Platz. Die niedrigste freie Zahl ist der Preis eines Arbeiters, außer in eigenen Gebäuden und für den Gast im Wirtshaus. Wer zuerst passt, erhält 1 Denar. In dieser Reihenfolge darf der Vogt versetzt werden.
web-sign-caylus-dungeon = Bergfried: 5 Prestigepunkte je Haus. Bei der Wertung kostet kein Haus 2 Punkte, zwei oder mehr bringen eine Gunst.
web-sign-caylus-walls = Mauerwerk: 4 Prestigepunkte je Haus. Bei der Wertung kostet kein Haus 3 Punkte; 2, 3 oder 5 Häuser bringen 1, 2 oder 3 Gunsterweise.
web-sign-caylus-towers = Türme: 3 Prestigepunkte je Haus. Bei der Wertung kostet kein Haus 4 Punkte; 2, 4 oder 6 Häuser bringen 1, 2 oder 3 Gunsterweise. Danach ist das Spiel zu Ende.
web-sign-caylus-walk = Bis zum Vogt (weißer Hut) werden die Gebäude genutzt. Am Ende der Runde geht der Seneschall (Krone) ein Feld weiter, oder zwei, wenn der Vogt vor ihm steht; dann kommt der Vogt zu ihm.
web-sign-caylus-count-dungeon = Erreicht der Seneschall dieses Feld, wird der Bergfried gewertet, falls das noch nicht geschehen ist.
web-sign-caylus-count-walls = Erreicht der Seneschall dieses Feld, wird das Mauerwerk gewertet, falls das noch nicht geschehen ist.
web-sign-caylus-count-towers = Erreicht der Seneschall dieses Feld, werden die Türme gewertet, und das Spiel ist zu Ende.
web-sign-caylus-end = Am Ende: 3 Prestigepunkte je Gold, 1 für je drei andere Würfel, 1 für je vier Denar.

## Was eine Farbe hat, erklärt

web-sign-caylus-has-deniers = Damit werden Arbeiter, Schritte des Vogts und manches in den Gebäuden bezahlt. Am Ende sind je vier 1 Prestigepunkt.
web-sign-caylus-has-cube = Mit Würfeln wird gebaut; 1 Nahrung und zwei andere, verschiedene Würfel sind ein Paket für das Schloss. Am Ende sind je drei Würfel außer Gold 1 Prestigepunkt.
web-sign-caylus-has-gold = Es bezahlt Prestigegebäude und darf in ein Paket; einen anderen Würfel ersetzt es nie. Am Ende ist jedes Gold 3 Prestigepunkte.
web-sign-caylus-has-workers = Sie können noch eingesetzt werden. Was einer kostet, zeigt die Brücke; im eigenen Gebäude ist es immer 1 Denar.
web-sign-caylus-has-houses = Jedes wurde mit einem Paket aus drei Würfeln gebaut. Wird ihr Abschnitt gewertet, bringen Häuser die Gunst des Königs.
web-sign-caylus-has-income = So viele Denar am Anfang einer Runde: 2, und mehr für Wohnhäuser, Bibliothek und Hotel.
web-sign-points-caylus2005 = Das Prestige bis jetzt. Gold, andere Würfel und Denar, die am Ende übrig sind, bringen noch mehr.
