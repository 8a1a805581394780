### Der Spielplan von Caylus (2005) im Browser.

web-caylus-favors = Gunst des Königs
web-caylus-bridge = Brücke
web-caylus-plot = Feld { $space }, noch unbebaut
web-caylus-walk = Feld { $space } der Straße
web-caylus-supply-wood = Holzgebäude
web-caylus-supply-stone = Steingebäude
web-caylus-supply-prestige = Prestigegebäude
web-caylus-workers = Arbeiter zur Hand
web-caylus-houses = Häuser im Schloss
web-caylus-income = Einkommen je Runde

## Was der Plan über sich selbst erklärt

web-sign-caylus-favors = Eine Gunst des Königs: Wähle eine Zeile, rücke deinen Marker ein Feld nach rechts und nutze dieses Feld oder eines davor. Jede Zeile nur einmal je Phase. Die Felder 3 und 4 öffnen sich mit der Abrechnung des Bergfrieds, Feld 5 mit der des Mauerwerks.
web-sign-caylus-favors-simple = Eine Gunst des Königs: sofort 3 Prestigepunkte. An diesem Tisch gibt es keine Zeilen, und jede Gunst einer Phase zählt.
web-sign-caylus-line-a = Zeile a: Prestige.
web-sign-caylus-line-b = Zeile b: Denar.
web-sign-caylus-line-c = Zeile c: Nahrung; Holz oder Stein; Tuch; ein beliebiger Würfel gegen zwei andere außer Gold; Gold.
web-sign-caylus-line-d = Zeile d: nichts; ein Holzgebäude, 1 Holz weniger; ein Steingebäude, 1 Stein weniger; ein Wohnhaus für 1 Tuch; ein Prestigegebäude.
web-sign-caylus-bridge = Wer passt, nimmt den nächsten Platz. Die niedrigste freie Zahl ist der Preis eines Arbeiters, außer in eigenen Gebäuden und für alle, deren Arbeiter im rechten Kreis des Wirtshauses steht. Wer zuerst passt, erhält 1 Denar. In dieser Reihenfolge darf der Vogt bewegt werden.
web-sign-caylus-dungeon = Bergfried: 5 Prestigepunkte je Haus. Bei der Abrechnung verliert 2 Punkte, wer dort kein Haus hat; zwei oder mehr Häuser bringen eine Gunst des Königs.
web-sign-caylus-walls = Mauerwerk: 4 Prestigepunkte je Haus. Bei der Abrechnung verliert 3 Punkte, wer dort kein Haus hat; 2, 3 oder 5 Häuser bringen 1, 2 oder 3 Gunsterweise.
web-sign-caylus-towers = Türme: 3 Prestigepunkte je Haus. Bei der Abrechnung verliert 4 Punkte, wer dort kein Haus hat; 2, 4 oder 6 Häuser bringen 1, 2 oder 3 Gunsterweise. Danach ist die Partie zu Ende.
web-sign-caylus-walk = Bis zum Vogt (weißer Hut) werden die Gebäude genutzt. Am Ende der Runde geht der Seneschall (Krone) ein Feld weiter, oder zwei, wenn der Vogt vor ihm steht; dann kommt der Vogt zu ihm.
web-sign-caylus-count-dungeon = Erreicht der Seneschall dieses Feld, wird der Bergfried abgerechnet, falls das noch nicht geschehen ist.
web-sign-caylus-count-walls = Erreicht der Seneschall dieses Feld, wird das Mauerwerk abgerechnet, falls das noch nicht geschehen ist.
web-sign-caylus-count-towers = Erreicht der Seneschall dieses Feld, werden die Türme abgerechnet, und die Partie ist zu Ende.
web-sign-caylus-end = Am Ende: 3 Prestigepunkte je Gold, 1 für je drei andere Würfel, 1 für je vier Denar.

## Was eine Farbe hat, erklärt

web-sign-caylus-has-deniers = Damit werden Arbeiter, Schritte des Vogts und manches in den Gebäuden bezahlt. Am Ende sind je vier 1 Prestigepunkt.
web-sign-caylus-has-cube = Mit Würfeln wird gebaut; 1 Nahrung und zwei andere, verschiedene Würfel sind ein Paket für das Schloss. Am Ende sind je drei Würfel außer Gold 1 Prestigepunkt.
web-sign-caylus-has-gold = Es bezahlt Prestigegebäude und darf in ein Paket; einen anderen Würfel ersetzt es nie. Am Ende ist jedes Gold 3 Prestigepunkte.
web-sign-caylus-has-workers = Sie können noch eingesetzt werden. Was einer kostet, zeigt die Brücke; im eigenen Gebäude ist es immer 1 Denar.
web-sign-caylus-has-houses = Jedes wurde mit einem Paket aus drei Würfeln gebaut. Wird ihr Abschnitt abgerechnet, bringen Häuser die Gunst des Königs.
web-sign-caylus-has-income = So viele Denar am Anfang einer Runde: 2, und mehr für Wohnhäuser, Bibliothek und Hotel.
web-sign-points-caylus2005 = Das Prestige bis jetzt. Gold, andere Würfel und Denar, die am Ende übrig sind, bringen noch mehr.

## Auf der Startseite

web-game-caylus2005 = Das große Original. Alle sehen, wohin du deine Arbeiter setzt, und der Vogt entscheidet, wer umsonst gearbeitet hat.
web-game-caylus2005-length = etwa 15 Runden

## Die Spielübersicht

web-aid-caylus2005-goal = Ziel
web-aid-caylus2005-goal-win = Das meiste **Prestige** haben, wenn die Türme des Schlosses abgerechnet sind.
web-aid-caylus2005-goal-sources = Prestige gibt es fürs Bauen, für Pakete am Schloss, durch die Gunst des Königs und wenn andere in deinen Gebäuden arbeiten.

web-aid-caylus2005-setup = Aufbau
web-aid-caylus2005-setup-road = Sechs neutrale Gebäude liegen zufällig auf den Feldern 1–6; Hausierer (7), Zimmermann (8) und Goldmine (16) sind aufgedruckt. Vogt und Seneschall beginnen auf Feld 6.
web-aid-caylus2005-setup-stock = Alle haben sechs Arbeiter, 2 Nahrung und 1 Holz; wer in der Spielerreihenfolge vorn ist, hat 5 Denar, der Zweite und Dritte 6, der Vierte und Fünfte 7.

web-aid-caylus2005-income = Einkommen
web-aid-caylus2005-income-base = Alle erhalten **2 Denar**, auch in der ersten Runde.
web-aid-caylus2005-income-more = +1 für jedes eigene Wohnhaus, +1 für die Bibliothek, +2 für das Hotel; zum ersten Mal in der Runde nach dem Bau.

web-aid-caylus2005-placement = Einsetzen der Arbeiter
web-aid-caylus2005-placement-turn = Reihum **setzt jeder einen Arbeiter ein oder passt**, bis alle gepasst haben.
web-aid-caylus2005-placement-price = Ein Platz kostet **1 Denar, +1 für jeden, der schon gepasst hat**.
web-aid-caylus2005-placement-own = Im eigenen Gebäude zahlst du immer 1 Denar. Steht dein Arbeiter im rechten Kreis des Wirtshauses, zahlst du überall nur 1.
web-aid-caylus2005-placement-visitor = In fremden Gebäuden: Der Besitzer erhält sofort 1 Prestigepunkt.
web-aid-caylus2005-placement-where = Je Gebäude ein Arbeiter. Die Ställe fassen drei, das Schloss beliebig viele, aber von jedem nur einen.
web-aid-caylus2005-placement-beyond = Auch hinter dem Vogt darfst du einsetzen, auf eigene Gefahr.
web-aid-caylus2005-placement-pass = Passen kostet nichts. **Wer zuerst passt, erhält 1 Denar.** Wer gepasst hat, setzt nicht mehr ein; die Reihenfolge des Passens gilt beim Vogt.

web-aid-caylus2005-special = Spezialgebäude
web-aid-caylus2005-special-order = Sie wirken in dieser Reihenfolge, wo immer der Vogt steht.
web-aid-caylus2005-special-gate = **Tor:** Versetze diesen Arbeiter kostenlos auf einen Platz, der dir offensteht. Ein Besitzer erhält trotzdem 1 Prestigepunkt.
web-aid-caylus2005-special-post = **Kontor:** 3 Denar.
web-aid-caylus2005-special-guild = **Händlergilde:** Du darfst den Vogt kostenlos bis zu 3 Felder bewegen.
web-aid-caylus2005-special-joust = **Turnierplatz:** Du darfst 1 Denar und 1 Tuch für eine Gunst des Königs zahlen.
web-aid-caylus2005-special-stables = **Ställe:** Wer dort steht, rückt sofort auf den ersten, zweiten und dritten Platz der Spielerreihenfolge.
web-aid-caylus2005-special-inn = **Wirtshaus:** Dein Arbeiter geht vom linken in den rechten Kreis. Ab der nächsten Runde kostet dich jeder Platz 1 Denar, solange er dort bleibt.

web-aid-caylus2005-provost = Der Vogt
web-aid-caylus2005-provost-turn = **In der Reihenfolge des Passens** darf jeder ihn einmal 1 bis 3 Felder vor oder zurück bewegen, für **1 Denar je Feld**.
web-aid-caylus2005-provost-reach = Er bleibt zwischen Feld 1 und Feld 28. Wo er am Ende steht, entscheidet, wie weit die Straße wirkt.

web-aid-caylus2005-buildings = Gebäude an der Straße
web-aid-caylus2005-buildings-order = Von Feld 1 **bis zum Feld des Vogts einschließlich**. Arbeiter hinter ihm gehen leer aus.
web-aid-caylus2005-buildings-produce = Produktion ist Pflicht; auf alles andere darf man verzichten. Jeder Arbeiter nutzt die Wirkung einmal.
web-aid-caylus2005-buildings-owner = Arbeitet jemand anders in deinem Stein-Bauernhof, deinem Park oder deiner Werkstatt, nimmst auch du 1 der dort erzeugten Würfel deiner Wahl.
web-aid-caylus2005-buildings-carpenter = **Zimmermann:** ein Holzgebäude bauen. Es kommt auf das erste freie Feld, gehört dir und bringt sofort sein Prestige.
web-aid-caylus2005-buildings-mason = **Maurer:** ebenso ein Steingebäude.
web-aid-caylus2005-buildings-lawyer = **Notar:** Für 1 Denar und 1 Tuch wird ein neutrales oder ein eigenes Holz- oder Steingebäude dein Wohnhaus: 2 Prestigepunkte, Einkommen +1.
web-aid-caylus2005-buildings-lawyer-waits = Steht dort ein Arbeiter, wird erst umgewandelt, wenn er gegangen ist. Neutrale Gebäude kommen aus dem Spiel, eigene zurück in den Vorrat.
web-aid-caylus2005-buildings-architect = **Architekt:** ein Prestigegebäude auf ein eigenes Wohnhaus bauen, dessen Einkommen dann entfällt.
web-aid-caylus2005-buildings-market = **Markt:** einen Würfel für 4 Denar verkaufen, auf dem Holz-Markt für 6.
web-aid-caylus2005-buildings-peddler = **Hausierer:** einen Würfel für 2 Denar kaufen; beim Holz-Hausierer einen oder zwei für je 1 Denar. Nie Gold.
web-aid-caylus2005-buildings-offers = **Kirche, Schneider, Bank, Alchemist:** eines der beiden Angebote annehmen, einmal.

web-aid-caylus2005-castle = Schlossbau
web-aid-caylus2005-castle-table-sections = Die drei Abschnitte des Schlosses
web-aid-caylus2005-castle-turn = Nur wer einen Arbeiter am Schloss hat, in der Reihenfolge der Ankunft.
web-aid-caylus2005-castle-batch = **Ein Paket ist 1 Nahrung und zwei andere, verschiedene Waren**; Gold darf dabei sein. Gib ab, so viele du willst: Jedes ist ein Haus und bringt das Prestige des Abschnitts.
web-aid-caylus2005-castle-full = Ist ein Abschnitt voll, kommen weitere Häuser in den nächsten, zu dessen Prestige.
web-aid-caylus2005-castle-idle = Kein Haus gebaut, obwohl dein Arbeiter dort steht: **−2 Prestigepunkte**, außer es ist nirgends mehr Platz.
web-aid-caylus2005-castle-most = Die meisten Häuser dieser Runde: **1 Gunst des Königs**. Bei Gleichstand, wer am Schloss weiter vorn steht.

web-aid-caylus2005-end-of-turn = Der Seneschall und die Abrechnungen
web-aid-caylus2005-end-of-turn-table-counts = Was eine Abrechnung bringt, nach Häusern im Abschnitt
web-aid-caylus2005-end-of-turn-bailiff = Der Seneschall geht **2 Felder, wenn der Vogt vor ihm steht, sonst 1**. Dann kommt der Vogt zu ihm.
web-aid-caylus2005-end-of-turn-count = Ein Abschnitt wird abgerechnet, wenn der Seneschall sein Feld erreicht hat (**12, 18, 24**) oder wenn er voll ist.
web-aid-caylus2005-end-of-turn-order = In der Spielerreihenfolge verliert man Prestige oder erhält die Gunst des Königs, je nach Häusern dort:

web-aid-caylus2005-favors = Gunst des Königs
web-aid-caylus2005-favors-table-lines = Die Zeilen der Gunst des Königs
web-aid-caylus2005-favors-take = Wähle eine Zeile, rücke deinen Marker dort ein Feld nach rechts und nutze **dieses Feld oder eines links davon** in derselben Zeile.
web-aid-caylus2005-favors-open = Die Felder 3 und 4 öffnen nach der Abrechnung des Bergfrieds, Feld 5 nach der des Mauerwerks. Auch ein Marker, der nicht weiter kann, darf genutzt werden.
web-aid-caylus2005-favors-several = Mehrere in einer Phase: **jede in einer anderen Zeile**; eine fünfte verfällt. Zeile d baut für 1 Holz oder 1 Stein weniger; ihr Notar kostet nur das Tuch, ihr Architekt den vollen Preis.

web-aid-caylus2005-end = Ende der Partie
web-aid-caylus2005-end-when = Die Partie endet, wenn die **Türme** abgerechnet sind.
web-aid-caylus2005-end-gold = Jedes übrige Gold: 3 Prestigepunkte.
web-aid-caylus2005-end-cubes = Je drei andere Würfel: 1 Prestigepunkt.
web-aid-caylus2005-end-deniers = Je vier Denar: 1 Prestigepunkt.
web-aid-caylus2005-end-tie = Bei Gleichstand gewinnen alle mit den meisten Punkten gemeinsam.

web-aid-caylus2005-slips = Leicht übersehen
web-aid-caylus2005-slips-joust = Das Tuch für den Turnierplatz muss aus einer früheren Runde stammen: Was Tuch erzeugt, wirkt später.
web-aid-caylus2005-slips-gold = Gold ist eine eigene Ware. Es ersetzt nie eine andere Ware oder einen Denar.
web-aid-caylus2005-slips-castle = Was die Straße erzeugt, kommt rechtzeitig für das Schloss, wenn der Vogt deine Arbeiter wirken lässt.
web-aid-caylus2005-slips-inn = Ein Arbeiter im Wirtshaus ist fort: Es bleiben fünf. Wer neu im linken Kreis steht, verdrängt ihn.
web-aid-caylus2005-slips-favors = Was man bei einer Abrechnung gewinnt, kommt noch nicht auf die Felder, die diese Abrechnung öffnet.
web-aid-caylus2005-slips-supply = Wohnhäuser und Prestigegebäude beschäftigen niemanden, und der Notar wandelt nie sich selbst, feststehende oder Spezialgebäude um.

web-aid-caylus2005-variants = Varianten
web-aid-caylus2005-variants-two = **Zu zweit:** Beide beginnen mit 5 Denar, und die Ställe sind geschlossen. Der erste Platz wechselt nach jeder Runde. Hat einer gepasst, kostet den anderen jeder Platz, der nicht sein eigener ist, **3** Denar, wenn nicht das Wirtshaus ihn auf 1 senkt.
web-aid-caylus2005-variants-simple = **Einfache Gunst**, für die erste Partie: Es gibt keine Zeilen; jede Gunst ist sofort 3 Prestigepunkte wert, beliebig oft je Phase.
web-aid-caylus2005-variants-jeweller = **Juwelier:** ein zehntes Steingebäude für Stein und Tuch, 6 Prestigepunkte; es macht aus 1 Gold 5 oder aus 2 Gold 9 Prestigepunkte.

## Überschriften der Galerie

web-rules-kind-caylus2005-special = Spezialgebäude
web-rules-kind-caylus2005-neutral = Neutrale Gebäude
web-rules-kind-caylus2005-fixed = Feststehende Gebäude
web-rules-kind-caylus2005-wood = Holzgebäude
web-rules-kind-caylus2005-stone = Steingebäude
web-rules-kind-caylus2005-residence = Wohnhäuser
web-rules-kind-caylus2005-prestige = Prestigegebäude
