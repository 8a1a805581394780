### Die Spielübersicht jedes Spiels. **Zwei Sterne** setzen fett; Zeichen und Zahlen der Tabellen
### stehen in web/src/aid.

web-aid-now = jetzt
web-aid-more = Alle Gebäude, die Zeichen und die ganzen Regeln

## Köpfe der kleinen Tabellen

web-aid-word-section = Abschnitt
web-aid-word-room = Häuser
web-aid-word-house = Je Haus
web-aid-word-space = Feld
web-aid-word-dungeon = Bergfried
web-aid-word-walls = Mauerwerk
web-aid-word-towers = Türme
web-aid-word-houses = Häuser
web-aid-word-line = Zeile
web-aid-word-token = Plättchen
web-aid-word-worth = Wert
web-aid-word-four = zu viert
web-aid-word-three = zu dritt
web-aid-word-two = zu zweit
web-aid-word-players = Spieler
web-aid-word-start = Arbeiter zu Beginn
web-aid-word-recruits = Anwerbung je Runde
web-aid-word-characters-drawn = Charaktere im Spiel

## Caylus (2005)

web-aid-caylus2005-goal = Ziel
web-aid-caylus2005-goal-win = Das meiste **Prestige** haben, wenn die Türme des Schlosses abgerechnet sind.
web-aid-caylus2005-goal-sources = Prestige gibt es fürs Bauen, für Rohstoffpakete im Schloss, durch die Gunst des Königs und wenn andere in deinen Gebäuden arbeiten.

web-aid-caylus2005-setup = Aufbau
web-aid-caylus2005-setup-road = Sechs neutrale Gebäude liegen zufällig auf den Feldern 1–6; Hausierer (7), Zimmermann (8) und Goldmine (16) sind aufgedruckt. Vogt und Seneschall beginnen auf Feld 6.
web-aid-caylus2005-setup-stock = Alle haben sechs Arbeiter, 2 Nahrung und 1 Holz; wer in der Reihenfolge vorn ist, hat 5 Denar, der Zweite und Dritte 6, der Vierte und Fünfte 7.

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
web-aid-caylus2005-placement-pass = Passen ist umsonst. **Wer zuerst passt, erhält 1 Denar.** Wer gepasst hat, setzt nicht mehr ein; die Reihenfolge des Passens gilt beim Vogt.

web-aid-caylus2005-special = Spezialgebäude
web-aid-caylus2005-special-order = Sie wirken in dieser Reihenfolge, wo immer der Vogt steht.
web-aid-caylus2005-special-gate = **Tor:** Versetze diesen Arbeiter umsonst auf einen Platz, der dir offensteht. Ein Besitzer erhält trotzdem 1 Prestigepunkt.
web-aid-caylus2005-special-post = **Kontor:** 3 Denar.
web-aid-caylus2005-special-guild = **Händlergilde:** Du darfst den Vogt umsonst bis zu 3 Felder bewegen.
web-aid-caylus2005-special-joust = **Turnierplatz:** Du darfst 1 Denar und 1 Tuch für eine Gunst des Königs zahlen.
web-aid-caylus2005-special-stables = **Ställe:** Wer dort steht, wird sofort Erster, Zweiter und Dritter der Reihenfolge.
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
web-aid-caylus2005-buildings-market = **Markt:** einen Würfel für 4 Denar verkaufen, im Holz-Markt für 6.
web-aid-caylus2005-buildings-peddler = **Hausierer:** einen Würfel für 2 Denar kaufen; beim Holz-Hausierer einen oder zwei für je 1 Denar. Nie Gold.
web-aid-caylus2005-buildings-offers = **Kirche, Schneider, Bank, Alchemist:** eines der beiden Angebote annehmen, einmal.

web-aid-caylus2005-castle = Schlossbau
web-aid-caylus2005-castle-table-sections = Die drei Abschnitte des Schlosses
web-aid-caylus2005-castle-turn = Nur wer einen Arbeiter im Schloss hat, in der Reihenfolge der Ankunft.
web-aid-caylus2005-castle-batch = **Ein Paket ist 1 Nahrung und zwei andere, verschiedene Waren**; Gold darf dabei sein. Gib ab, so viele du willst: Jedes ist ein Haus und bringt das Prestige des Abschnitts.
web-aid-caylus2005-castle-full = Ist ein Abschnitt voll, kommen weitere Häuser in den nächsten, zu dessen Prestige.
web-aid-caylus2005-castle-idle = Kein Haus gebaut, obwohl dein Arbeiter dort steht: **−2 Prestige**, außer es ist nirgends mehr Platz.
web-aid-caylus2005-castle-most = Die meisten Häuser dieser Runde: **1 Gunst des Königs**. Bei Gleichstand, wer im Schloss weiter vorn steht.

web-aid-caylus2005-end-of-turn = Der Seneschall und die Abrechnungen
web-aid-caylus2005-end-of-turn-table-counts = Was eine Abrechnung bringt, nach Häusern im Abschnitt
web-aid-caylus2005-end-of-turn-bailiff = Der Seneschall geht **2 Felder, wenn der Vogt vor ihm steht, sonst 1**. Dann kommt der Vogt zu ihm.
web-aid-caylus2005-end-of-turn-count = Ein Abschnitt wird abgerechnet, wenn der Seneschall sein Feld erreicht hat (**12, 18, 24**) oder wenn er voll ist.
web-aid-caylus2005-end-of-turn-order = In der Spielreihenfolge verliert man Prestige oder erhält die Gunst des Königs, je nach Häusern dort:

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
web-aid-caylus2005-end-tie = Wer gleich viel hat, gewinnt gemeinsam.

web-aid-caylus2005-slips = Gern übersehen
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

## Caylus Magna Carta

web-aid-magna-carta-goal = Ziel
web-aid-magna-carta-goal-win = Am Ende das meiste **Prestige** haben: Prestigeplättchen, deine Karten an der Straße, Prestigegebäude. Gezählt wird erst dann.
web-aid-magna-carta-goal-secret = Alle haben dieselben zwölf Karten. Deine Hand ist geheim; alles andere liegt offen, auch die Ablagestapel.

web-aid-magna-carta-setup = Aufbau
web-aid-magna-carta-setup-road = Die Straße beginnt mit so vielen neutralen Karten, wie Spieler da sind; der Hausierer ist die letzte, und auf ihm beginnt der Vogt.
web-aid-magna-carta-setup-hand = Ziehe drei Karten; einmal darfst du alle drei umsonst ablegen und drei neue ziehen.
web-aid-magna-carta-setup-stock = Alle haben vier Arbeiter, 2 Nahrung, 2 Holz und 4 Denar.

web-aid-magna-carta-income = Einkommen
web-aid-magna-carta-income-base = Alle erhalten **2 Denar**, auch in der ersten Runde.
web-aid-magna-carta-income-more = +1 für jedes eigene Wohnhaus, auf dem nichts gebaut ist, +1 für das Hotel.

web-aid-magna-carta-actions = Aktionen
web-aid-magna-carta-actions-turn = Im Uhrzeigersinn ab der Startspielerkarte: **jeder eine Aktion**, immer wieder, bis alle gepasst haben.
web-aid-magna-carta-actions-draw = **Karte ziehen** für 1 Denar.
web-aid-magna-carta-actions-exchange = **Die ganze Hand tauschen** für 1 Denar: ablegen und ebenso viele ziehen.
web-aid-magna-carta-actions-place = **Arbeiter einsetzen** für immer 1 Denar, auf jede freie Karte der Straße, auch hinter dem Vogt.
web-aid-magna-carta-actions-build = **Eine Karte bauen:** Würfel zahlen, die Karte aus der Hand ans Ende der Straße legen. Ab der nächsten Aktion darf jeder dort einsetzen.
web-aid-magna-carta-actions-prestige = **Ein Prestigegebäude errichten** auf einem eigenen Wohnhaus, das dann kein Einkommen und kein Prestige mehr bringt.
web-aid-magna-carta-actions-pass = **Passen:** Wer es zuerst tut, erhält 1 Denar. Die Reihenfolge des Passens gilt für den Vogt und für das Schloss.

web-aid-magna-carta-gold = Gold
web-aid-magna-carta-gold-joker = Gold ist ein **Joker**: Es ersetzt Nahrung, Holz oder Stein, wo immer mit Würfeln gezahlt wird, und in jedem Paket.
web-aid-magna-carta-gold-limits = Einen Denar ersetzt es nie, und wo Kosten Gold nennen, gilt nur Gold.

web-aid-magna-carta-provost = Der Vogt
web-aid-magna-carta-provost-turn = **In der Reihenfolge des Passens** darf jeder ihn 1 bis 3 Karten vor oder zurück bewegen, für **1 Denar je Karte**.
web-aid-magna-carta-provost-steps = Jede Karte der Straße ist ein Schritt, auch ein Wohnhaus. Er verlässt die Straße nie.

web-aid-magna-carta-buildings = Karten an der Straße
web-aid-magna-carta-buildings-order = Von der ersten Karte **bis zur Karte des Vogts einschließlich**; dahinter wirkt nichts, für niemanden.
web-aid-magna-carta-buildings-worker = **Arbeiter:** Wessen Arbeiter auf der Karte steht, nutzt einmal ihre Wirkung für Arbeiter.
web-aid-magna-carta-buildings-owner = **Besitzer:** War es ein fremder Arbeiter, nutzt danach der Besitzer seine Wirkung, auch wenn der andere verzichtet hat.
web-aid-magna-carta-buildings-decline = Auf jede Wirkung darf man verzichten. Mit eigenem Arbeiter auf eigener Karte hat man nur die Wirkung für Arbeiter.
web-aid-magna-carta-buildings-stock = Auf kleinem Bauernhof, kleinem Sägewerk und kleinem Steinbruch liegen 4 Würfel (zu zweit 2) für den Besitzer; sind sie weg, erhält er dort nichts mehr.
web-aid-magna-carta-buildings-lawyer = **Notar:** Für 1 Nahrung wird eine eigene Karte zum Wohnhaus: 1 Prestigepunkt, Einkommen +1. Wartet ein Arbeiter darauf, wirkt sie vorher noch.
web-aid-magna-carta-buildings-lawyer-never = Nie neutrale oder fremde Karten und nie Notare.
web-aid-magna-carta-buildings-church = **Kirche:** 2 Denar für ein Plättchen oder 5 für zwei; der Besitzer zahlt 3 für eines.
web-aid-magna-carta-buildings-home = Am Ende der Phase gehen alle Arbeiter nach Hause, auch die hinter dem Vogt.

web-aid-magna-carta-castle = Schlossbau
web-aid-magna-carta-castle-table-tokens = Die Prestigeplättchen: Wert und Anzahl nach Spielern
web-aid-magna-carta-castle-turn = **In der Reihenfolge des Passens**, ohne Arbeiter: Jedes Paket aus **1 Nahrung, 1 Holz und 1 Stein** bringt das beste Plättchen, das noch da ist. Beliebig viele.
web-aid-magna-carta-castle-most = Die meisten Pakete dieser Runde: **1 Gold**. Bei Gleichstand, wer früher gepasst hat.
web-aid-magna-carta-castle-nobody = Gibt niemand ein Paket ab, kommen die zwei besten Plättchen aus dem Spiel.

web-aid-magna-carta-end-of-round = Ende der Runde
web-aid-magna-carta-end-of-round-provost = Der Vogt geht 2 Karten vor, soweit dort Karten liegen.
web-aid-magna-carta-end-of-round-first = Die Startspielerkarte geht im Uhrzeigersinn weiter.

web-aid-magna-carta-end = Ende der Partie
web-aid-magna-carta-end-when = Die Partie endet mit der Runde, in der das **letzte Plättchen** geht.
web-aid-magna-carta-end-cards = Gezählt werden Plättchen und das Prestige der eigenen Karten: Wohnhäuser 1, überbaute Wohnhäuser nichts.
web-aid-magna-carta-end-gold = Jedes übrige Gold: 1 Prestigepunkt.
web-aid-magna-carta-end-cubes = Je drei andere Würfel: 1 Prestigepunkt.
web-aid-magna-carta-end-deniers = Je drei Denar: 1 Prestigepunkt.
web-aid-magna-carta-end-tie = Wer gleich viel hat, gewinnt gemeinsam.

web-aid-magna-carta-slips = Gern übersehen
web-aid-magna-carta-slips-owner = Ein Arbeiter wird nie teurer, und sein Denar geht an die Bank, nicht an den Besitzer der Karte.
web-aid-magna-carta-slips-prestige = Ein Prestigegebäude ist eine eigene Aktion und braucht ein freies Wohnhaus, keinen Arbeiter.
web-aid-magna-carta-slips-residence = Eine Karte, die zum Wohnhaus wird, verliert ihr eigenes Prestige und die Würfel, die noch auf ihr liegen.
web-aid-magna-carta-slips-church = Plättchen aus der Kirche sind keine Pakete: Sie zählen nicht für das Gold und halten die zwei Plättchen nicht im Spiel.
web-aid-magna-carta-slips-castle = Wer zuerst passt, baut zuerst am Schloss, hat aber beim Vogt das erste Wort, nicht das letzte.

web-aid-magna-carta-variants = Varianten
web-aid-magna-carta-variants-beginner = **Einsteigerregeln:** kein Vogt, jede Karte mit Arbeiter wirkt; keine Wohnhäuser, Notare und Kirchen, kein Hotel. Das Einkommen ist immer 2.
web-aid-magna-carta-variants-beginner-prestige = Prestigegebäude liegen dann vor ihrem Erbauer und brauchen kein Wohnhaus; alles andere ist wie sonst.
web-aid-magna-carta-variants-two = **Zu zweit:** weniger Plättchen, und auf kleinen Produktionskarten liegen 2 Würfel statt 4. Alle anderen Regeln bleiben.

## Caylus 1303

web-aid-caylus1303-goal = Ziel
web-aid-caylus1303-goal-win = Nach **neun Runden** das meiste **Prestige** haben. Bis zum Ende siehst du nur deine eigene Summe.
web-aid-caylus1303-goal-workers = Arbeiter sind das einzige Geld: Wer ausgeschickt oder gezahlt wird, kommt ins **Camp** und muss neu angeworben werden.

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
web-aid-caylus1303-activation-lawyer = **Notar:** Für 1 Tuch stellst du ein Haus über ein Startgebäude. Es wirkt in dieser Runde noch und wird in Phase 4 deine Residenz.
web-aid-caylus1303-activation-carpenter = **Zimmermann:** ein Holzgebäude auf das erste freie Feld bauen; sein Prestige gibt es sofort.
web-aid-caylus1303-activation-toll = **Zoll:** den Vogt umsonst 1 oder 2 Schritte bewegen.
web-aid-caylus1303-activation-bridge = **Brücke:** In der Reihenfolge des Passens, ohne Arbeiter dort, darf jeder den Vogt 1 bis 3 Schritte bewegen, für **1 Arbeiter je Schritt**.
web-aid-caylus1303-activation-plots = Arbeiter hinter dem Vogt gehen ohne Ertrag ins Camp.
web-aid-caylus1303-activation-mason = **Maurer:** ebenso ein Steingebäude. Auf der Startseite des Maurers entfällt der feste Stein.
web-aid-caylus1303-activation-owner = Arbeitet jemand anders in deinem Stein-Bauernhof, deiner Stein-Sägemühle oder deinem Stein-Steinbruch, nimmst du 1 Nahrung, Holz oder Stein.

web-aid-caylus1303-delivery = Lieferung
web-aid-caylus1303-delivery-turn = Wer einen Arbeiter auf der Baustelle hat, liefert in der Folge der Reihe beliebig viele Bündel.
web-aid-caylus1303-delivery-bundle = **Ein Bündel ist 1 Nahrung und zwei andere, verschiedene Waren**: 5 Prestigepunkte. Nichts zu liefern kostet nichts.
web-aid-caylus1303-delivery-most = Die meisten Bündel dieser Runde: **eine Gunst**. Bei Gleichstand, wer in der Reihe weiter vorn steht.

web-aid-caylus1303-favors = Gunst
web-aid-caylus1303-favors-sources = Vom Jahrmarkt, von einem Gutshof, den ein Spieler gebaut hat, für die meisten Bündel und vom Theater. Wähle eins von beiden:
web-aid-caylus1303-favors-steal = **einem anderen Spieler einen Charakter nehmen**, welchen du willst,
web-aid-caylus1303-favors-site = oder **ein offenes Plättchen der Baustelle nutzen**, als stünde dein Arbeiter dort; danach darfst du einen Charakter vom Spielplan nehmen.
web-aid-caylus1303-favors-open = Offen ist in Runde 1–3 ein Plättchen, in Runde 4–6 sind es zwei, in Runde 7–9 alle drei.

web-aid-caylus1303-administration = Verwaltung
web-aid-caylus1303-administration-residences = Startgebäude mit einem Haus darüber werden Residenzen.
web-aid-caylus1303-administration-monuments = Von der Brücke an darf jede Residenz durch ein **Monument** ersetzt werden: zahlen, werten. Ihre Anwerbung entfällt dann.
web-aid-caylus1303-administration-recruits = **3 Arbeiter** aus dem Camp anwerben (zu fünft 2), +1 je Residenz. Garten +2 Arbeiter, Kornspeicher +1 Nahrung, Manufaktur +1 Tuch.
web-aid-caylus1303-administration-provost = Der Vogt stellt sich direkt vor das letzte Gebäude der Straße. Feld 14 zählt nicht, solange davor ein Feld frei ist.
web-aid-caylus1303-administration-next = Die nächste Runde beginnt, wer den Startspielermarker hat.

web-aid-caylus1303-characters = Charaktere
web-aid-caylus1303-characters-early-riser = **Frühaufsteher:** darf vor allen anderen einen Arbeiter einsetzen, für 1 weiteren Arbeiter.
web-aid-caylus1303-characters-night-worker = **Nachtarbeiter:** zahlt nach dem ersten Pass keinen weiteren Arbeiter.
web-aid-caylus1303-characters-journeyman = **Händlerin:** darf einmal je Runde zu einem fremden Arbeiter auf ein Gebäude und ist nach ihm dran.
web-aid-caylus1303-characters-thief = **Dieb:** In fremden Gebäuden erhält der Besitzer kein Prestige.
web-aid-caylus1303-characters-steward = **Hofmarschall:** 2 statt 1 Prestigepunkt für fremde Arbeiter in eigenen Gebäuden.
web-aid-caylus1303-characters-bailiff = **Gutsverwalter:** darf den Vogt nach allen anderen umsonst 1 Schritt bewegen.
web-aid-caylus1303-characters-architect = **Architektin:** 1 Prestigepunkt mehr für jedes Holz- und Steingebäude und Monument.
web-aid-caylus1303-characters-deliveryman = **Fuhrmann:** liefert ohne Arbeiter nach allen anderen; mit Arbeiter zweimal.
web-aid-caylus1303-characters-chamberlain = **Kämmerer:** Bündel aus beliebigen drei Würfeln, auch ohne Nahrung.
web-aid-caylus1303-characters-foreman = **Vorarbeiter:** 1 Prestigepunkt mehr für jedes Bündel.
web-aid-caylus1303-characters-goldsmith = **Goldschmiedin:** 5 Prestigepunkte mehr für das erste Bündel mit Gold in einer Runde.
web-aid-caylus1303-characters-day-labourer = **Tagelöhner:** wirbt jedes Mal 1 Arbeiter mehr an.

web-aid-caylus1303-end = Ende der Partie
web-aid-caylus1303-end-when = Die Partie endet nach der **neunten Runde**, mit ihrer Anwerbung.
web-aid-caylus1303-end-gold = Jedes übrige Gold: 2 Prestigepunkte. Andere Würfel, Arbeiter und Charaktere zählen nichts.
web-aid-caylus1303-end-tie = Wer gleich viel hat, gewinnt gemeinsam.

web-aid-caylus1303-slips = Gern übersehen
web-aid-caylus1303-slips-camp = Mit Arbeitern auf dem Spielplan zahlt man nicht: nur mit denen zur Hand, und die gehen ins Camp.
web-aid-caylus1303-slips-pay = Wirkungen, die Arbeiter bringen, holen die eigenen aus dem Camp. Sind dort zu wenige, verfällt der Rest.
web-aid-caylus1303-slips-gold = Gold ist eine eigene Ware und ersetzt nie eine andere; das Zeichen mit vier Waren meint jeden Würfel außer Gold.
web-aid-caylus1303-slips-sides = Was von Anfang an liegt, zeigt die Startseite: oft schwächer und ohne Besitzer.
web-aid-caylus1303-slips-lawyer = Notar und Residenz bringen kein Prestige. Für Gebäude und Residenzen hast du zusammen neun Häuser.
web-aid-caylus1303-slips-board = Einen Charakter vom Spielplan gibt es nur nach einem Plättchen der Baustelle, nie, wenn man einem Spieler einen nimmt.

web-aid-caylus1303-variants = Varianten
web-aid-caylus1303-variants-first = **Erste Partie:** Plättchen und Charaktere sind die für den ersten Abend empfohlenen; an den Regeln ändert sich nichts.
web-aid-caylus1303-variants-two = **Zu zweit:** 10 Arbeiter zur Hand zu Beginn, 5 Charaktere im Spiel. Alle anderen Regeln bleiben.
web-aid-caylus1303-variants-five = **Zu fünft:** 10 Arbeiter zur Hand zu Beginn, aber nur 2 Angeworbene je Runde. Länger und strenger.
