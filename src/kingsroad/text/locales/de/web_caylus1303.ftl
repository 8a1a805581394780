### Was nur der Webtisch von Caylus 1303 sagt.

web-1303-board = Der Spielplan
web-1303-castle = Schloss: Hier werden Bündel geliefert
web-1303-queue = Baustelle: die Reihe der Arbeiter
web-1303-site-tile = Plättchen { $number } der Baustelle: { $tile }
web-1303-gate = Stadttor
web-1303-bridge = Gildenbrücke
web-1303-dearer = Jemand hat gepasst: Jedes Einsetzen kostet 1 Arbeiter mehr
web-1303-camp = Camp
web-1303-provost = Vogt
web-1303-plot = Feld { $number }, noch unbebaut
web-1303-plot-with = Feld { $number }: { $tile }
web-1303-spent = verbraucht

## Was eine Farbe hat

web-1303-has-workers = Arbeiter zur Hand
web-1303-has-recruits = Arbeiter bei der Anwerbung am Ende der Runde
web-1303-has-houses = Übrige Häuser
web-1303-bundles = { $number } Bündel

## Erklärungen zu dem, was kein Plättchen ist

web-sign-1303-castle = Ein Bündel ist 1 Nahrung mit zwei anderen, verschiedenen Waren und bringt 5 Prestigepunkte. Die meisten Bündel einer Runde bringen eine Gunst. Damit nimmt man einer anderen Farbe einen Charakter weg, oder man nutzt ein Plättchen der Baustelle und nimmt danach einen Charakter vom Spielplan. Von den Plättchen ist offen: das erste ab Runde 1, das zweite ab Runde 4, das dritte ab Runde 7.
web-sign-1303-site = Von jeder Farbe kann sich ein Arbeiter anstellen; in dieser Reihe werden Bündel geliefert.
web-sign-1303-bridge = Wer passt, stellt ein Haus auf den nächsten Platz. Der Erste nimmt den Startspielermarker, und von da an kostet jedes Einsetzen 1 Arbeiter mehr. In dieser Reihenfolge wird der Vogt bewegt, für 1 Arbeiter je Schritt und höchstens 3 Schritte weit.
web-sign-1303-camp = Arbeiter, die gearbeitet haben oder mit denen bezahlt wurde, warten hier, bis sie wieder angeworben werden; so viele von jeder Farbe.
web-sign-1303-provost = Die Gebäude werden bis zum Vogt aktiviert. Am Ende einer Runde stellt er sich vor das letzte Gebäude der Straße.

## Was eine Farbe hat, erklärt

web-sign-1303-has-workers = Sie sind das einzige Geld: Eingesetzt oder ausgegeben, gehen sie ins Camp und müssen neu angeworben werden.
web-sign-1303-has-cube = Mit Würfeln wird gebaut; 1 Nahrung und zwei andere, verschiedene Waren sind ein Bündel. Am Ende zählen sie nichts.
web-sign-1303-has-gold = Es bezahlt Monumente und darf in ein Bündel; einen anderen Würfel ersetzt es nie. Am Ende ist jedes Gold 2 Prestigepunkte.
web-sign-1303-has-recruits = So viele kommen aus dem Camp zurück: 3, zu fünft 2, und mehr für Wohnhäuser.
web-sign-1303-has-houses = Jedes Gebäude und jedes Wohnhaus braucht eines; es gibt insgesamt neun.
web-sign-1303-has-bundles = In dieser Runde geliefert. Die meisten bringen eine Gunst; bei Gleichstand dem, der in der Reihe weiter vorn steht.
web-sign-points-caylus1303 = Das Prestige bis jetzt; bis zum Ende sieht es sonst niemand. Gold, das dann übrig ist, bringt noch mehr.

## Auf der Startseite

web-game-caylus1303 = Der Klassiker, gestrafft: neun Runden, kein Geld, und Charaktere, deren Fähigkeiten den Besitzer wechseln.
web-game-caylus1303-length = 9 Runden

## Die Spielübersicht

web-aid-caylus1303-goal = Ziel
web-aid-caylus1303-goal-win = Nach **neun Runden** das meiste **Prestige** haben. Bis zum Ende siehst du nur deine eigene Summe.
web-aid-caylus1303-goal-workers = Arbeiter sind das einzige Geld: Wer eingesetzt oder ausgegeben wird, kommt ins **Camp** und muss neu angeworben werden.

web-aid-caylus1303-setup = Aufbau
web-aid-caylus1303-setup-road = Vier aufgedruckte Gebäude und die Brücke, Startgebäude auf den Feldern 1–8, ein Holzgebäude auf 9, ein Steingebäude auf 14; drei Plättchen auf der Baustelle.
web-aid-caylus1303-setup-stock = Alle haben 2 Holz, 1 Nahrung, 1 Stein und 15 Arbeiter, einige zur Hand, die anderen im Camp.
web-aid-caylus1303-setup-characters = Der letzte Spieler beginnt, und jeder wählt einen Charakter; die drei übrigen liegen auf dem Spielplan.
web-aid-caylus1303-setup-table-workers = Arbeiter und Charaktere nach Zahl der Spieler

web-aid-caylus1303-planning = Planung
web-aid-caylus1303-planning-turn = Im Uhrzeigersinn ab dem Startspielermarker: **einen Arbeiter einsetzen oder passen**, bis alle gepasst haben.
web-aid-caylus1303-planning-building = Auf jedes freie Gebäude der Straße, auch hinter dem Vogt. Das Einsetzen selbst kostet nichts: Nur der Arbeiter ist weg.
web-aid-caylus1303-planning-visitor = Auf einem Gebäude, das jemand anders gebaut hat: Der erhält sofort 1 Prestigepunkt.
web-aid-caylus1303-planning-site = Oder auf die Baustelle, auf den nächsten Platz der Reihe; von jedem nur ein Arbeiter.
web-aid-caylus1303-planning-pass = **Wer zuerst passt, nimmt den Startspielermarker** für die nächste Runde. Die Reihenfolge des Passens gilt an der Brücke.
web-aid-caylus1303-planning-dearer = Von da an **kostet jedes Einsetzen 1 weiteren Arbeiter**, wie viele auch gepasst haben.

web-aid-caylus1303-activation = Aktivierung
web-aid-caylus1303-activation-order = Aufgedruckte Gebäude, Brücke, dann die Felder **bis zum Vogt**. Jeder Arbeiter, der dran war, geht ins Camp.
web-aid-caylus1303-activation-decline = Auf jede Wirkung darf man verzichten; je Arbeiter nutzt man sie einmal.
web-aid-caylus1303-activation-fairground = **Jahrmarkt:** 1 Holz für eine Gunst.
web-aid-caylus1303-activation-lawyer = **Notar:** Für 1 Tuch stellst du ein Haus über ein Startgebäude. Es wirkt in dieser Runde noch und wird in Phase 4 dein Wohnhaus.
web-aid-caylus1303-activation-carpenter = **Zimmermann:** ein Holzgebäude auf das erste freie Feld bauen; sein Prestige gibt es sofort.
web-aid-caylus1303-activation-toll = **Zoll:** den Vogt kostenlos 1 oder 2 Schritte bewegen.
web-aid-caylus1303-activation-bridge = **Brücke:** In der Reihenfolge des Passens, ohne Arbeiter dort, darf jeder den Vogt 1 bis 3 Schritte bewegen, für **1 Arbeiter je Schritt**.
web-aid-caylus1303-activation-plots = Arbeiter hinter dem Vogt gehen ohne Ertrag ins Camp.
web-aid-caylus1303-activation-mason = **Maurer:** ebenso ein Steingebäude. Auf der Startseite des Maurers entfällt der feste Stein.
web-aid-caylus1303-activation-owner = Arbeitet jemand anders in deinem Stein-Bauernhof, deiner Stein-Sägemühle oder deinem Stein-Steinbruch, nimmst du 1 Nahrung, Holz oder Stein.

web-aid-caylus1303-delivery = Lieferung
web-aid-caylus1303-delivery-turn = Wer einen Arbeiter auf der Baustelle hat, liefert in der Reihenfolge, in der sie dort stehen, beliebig viele Bündel.
web-aid-caylus1303-delivery-bundle = **Ein Bündel ist 1 Nahrung und zwei andere, verschiedene Waren**: 5 Prestigepunkte. Nichts zu liefern kostet nichts.
web-aid-caylus1303-delivery-most = Die meisten Bündel dieser Runde: **eine Gunst**. Bei Gleichstand, wer in der Reihe weiter vorn steht.

web-aid-caylus1303-favors = Gunst
web-aid-caylus1303-favors-sources = Vom Jahrmarkt, von einem Gutshof, den ein Spieler gebaut hat, für die meisten Bündel und vom Theater. Wähle eins von beiden:
web-aid-caylus1303-favors-steal = **einem anderen Spieler einen Charakter nehmen**, welchen du willst,
web-aid-caylus1303-favors-site = oder **ein offenes Plättchen der Baustelle nutzen**, als stünde dein Arbeiter dort; danach darfst du einen Charakter vom Spielplan nehmen.
web-aid-caylus1303-favors-open = Offen ist in Runde 1–3 ein Plättchen, in Runde 4–6 sind es zwei, in Runde 7–9 alle drei.

web-aid-caylus1303-administration = Verwaltung
web-aid-caylus1303-administration-residences = Startgebäude mit einem Haus darüber werden Wohnhäuser.
web-aid-caylus1303-administration-monuments = Von der Brücke an darf jedes Wohnhaus durch ein **Monument** ersetzt werden: zahlen, Punkte nehmen. Seine Anwerbung entfällt dann.
web-aid-caylus1303-administration-recruits = **3 Arbeiter** aus dem Camp anwerben (zu fünft 2), +1 je Wohnhaus. Garten +2 Arbeiter, Kornspeicher +1 Nahrung, Manufaktur +1 Tuch.
web-aid-caylus1303-administration-provost = Der Vogt stellt sich direkt vor das letzte Gebäude der Straße. Feld 14 zählt nicht, solange davor ein Feld frei ist.
web-aid-caylus1303-administration-next = Die nächste Runde beginnt, wer den Startspielermarker hat.

web-aid-caylus1303-characters = Charaktere
web-aid-caylus1303-characters-early-riser = **Frühaufsteher:** darf vor allen anderen einen Arbeiter einsetzen, für 1 weiteren Arbeiter.
web-aid-caylus1303-characters-night-worker = **Nachtarbeiter:** zahlt nach dem ersten Pass keinen weiteren Arbeiter.
web-aid-caylus1303-characters-journeyman = **Händlerin:** darf einmal je Runde zu einem fremden Arbeiter auf ein Gebäude und ist nach ihm dran.
web-aid-caylus1303-characters-thief = **Dieb:** In fremden Gebäuden erhält der Besitzer kein Prestige.
web-aid-caylus1303-characters-steward = **Hofmarschall:** 2 statt 1 Prestigepunkt für fremde Arbeiter in eigenen Gebäuden.
web-aid-caylus1303-characters-bailiff = **Gutsverwalter:** darf den Vogt nach allen anderen kostenlos 1 Schritt bewegen.
web-aid-caylus1303-characters-architect = **Architektin:** 1 Prestigepunkt mehr für jedes Holz- und Steingebäude und Monument.
web-aid-caylus1303-characters-deliveryman = **Fuhrmann:** liefert ohne Arbeiter nach allen anderen; mit Arbeiter zweimal.
web-aid-caylus1303-characters-chamberlain = **Kämmerer:** Bündel aus beliebigen drei Würfeln, auch ohne Nahrung.
web-aid-caylus1303-characters-foreman = **Vorarbeiter:** 1 Prestigepunkt mehr für jedes Bündel.
web-aid-caylus1303-characters-goldsmith = **Goldschmiedin:** 5 Prestigepunkte mehr für das erste Bündel mit Gold in einer Runde.
web-aid-caylus1303-characters-day-labourer = **Tagelöhner:** wirbt jedes Mal 1 Arbeiter mehr an.

web-aid-caylus1303-end = Ende der Partie
web-aid-caylus1303-end-when = Die Partie endet nach der **neunten Runde**, mit ihrer Anwerbung.
web-aid-caylus1303-end-gold = Jedes übrige Gold: 2 Prestigepunkte. Andere Würfel, Arbeiter und Charaktere zählen nichts.
web-aid-caylus1303-end-tie = Bei Gleichstand gewinnen alle mit den meisten Punkten gemeinsam.

web-aid-caylus1303-slips = Leicht übersehen
web-aid-caylus1303-slips-camp = Mit Arbeitern auf dem Spielplan zahlt man nicht: nur mit denen zur Hand, und die gehen ins Camp.
web-aid-caylus1303-slips-pay = Wirkungen, die Arbeiter bringen, holen die eigenen aus dem Camp. Sind dort zu wenige, verfällt der Rest.
web-aid-caylus1303-slips-gold = Gold ist eine eigene Ware und ersetzt nie eine andere; das Zeichen mit vier Waren meint jeden Würfel außer Gold.
web-aid-caylus1303-slips-sides = Was von Anfang an liegt, zeigt die Startseite: oft schwächer und ohne Besitzer.
web-aid-caylus1303-slips-lawyer = Notar und Wohnhaus bringen kein Prestige. Für Gebäude und Wohnhäuser hast du zusammen neun Häuser.
web-aid-caylus1303-slips-board = Einen Charakter vom Spielplan gibt es nur nach einem Plättchen der Baustelle, nie, wenn man einem Spieler einen nimmt.

web-aid-caylus1303-variants = Varianten
web-aid-caylus1303-variants-first = **Erste Partie:** Plättchen und Charaktere sind die für den ersten Abend empfohlenen; an den Regeln ändert sich nichts.
web-aid-caylus1303-variants-two = **Zu zweit:** 10 Arbeiter zur Hand zu Beginn, 5 Charaktere im Spiel. Alle anderen Regeln bleiben.
web-aid-caylus1303-variants-five = **Zu fünft:** 10 Arbeiter zur Hand zu Beginn, aber nur 2 Angeworbene je Runde. Länger und strenger.

## Überschriften der Galerie

web-rules-kind-caylus1303-fixed = Aufgedruckte Gebäude
web-rules-kind-caylus1303-neutral = Startgebäude
web-rules-kind-caylus1303-wood = Holzgebäude
web-rules-kind-caylus1303-stone = Steingebäude
web-rules-kind-caylus1303-residence = Wohnhäuser
web-rules-kind-caylus1303-prestige = Monumente
web-rules-kind-caylus1303-character = Charaktere
