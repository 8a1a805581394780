### Was nur der Webtisch von Caylus Magna Carta sagt.

web-magna-carta-board = Der Tisch
web-magna-carta-castle = Schloss
web-magna-carta-section = { $name }: noch { $left } Plättchen, je { $points } Prestigepunkte
web-magna-carta-bridge = Brücke
web-magna-carta-order = Reihenfolge
web-magna-carta-built = gebaut
web-magna-carta-end = Ende der Straße: Hierhin kommt die nächste Karte
web-magna-carta-provost = Vogt
web-magna-carta-spot = Platz des Vogts bei Karte { $number }
web-magna-carta-covered = { $top } über: { $card }
web-magna-carta-hand = Deine Hand
web-magna-carta-pile = Nachziehstapel
web-magna-carta-discard = Abgelegt

## Was eine Farbe hat

web-magna-carta-has-workers = Arbeiter zur Hand
web-magna-carta-has-income = Denar beim nächsten Einkommen
web-magna-carta-has-hand = Karten auf der Hand
web-magna-carta-has-tokens = Prestigeplättchen: { $name }
web-magna-carta-in-pile = + { $number } im Nachziehstapel
web-magna-carta-batches =
    { $number ->
        [one] { $number } Paket
       *[other] { $number } Pakete
    }
web-magna-carta-put-away =
    { $number ->
        [one] { $number } Karte abgelegt
       *[other] { $number } Karten abgelegt
    }

## Erklärungen zu dem, was keine Karte ist

web-sign-magna-carta-castle = Wer 1 Nahrung, 1 Holz und 1 Stein abgibt, nimmt das beste Plättchen, das noch da ist: Bergfried vor Mauerwerk vor Türmen. Gold ersetzt jede dieser Waren. Die meisten Pakete einer Runde bringen 1 Gold; gibt niemand eines ab, sind die zwei besten Plättchen verloren. Die Partie endet mit der Runde, in der das letzte weggeht.
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

## Auf der Startseite

web-game-magna_carta = Derselbe König als Kartenspiel: Baue die Straße aus deiner Hand.
web-game-magna_carta-length = etwa 12 Runden

## Die Spielübersicht

web-aid-magna-carta-goal = Ziel
web-aid-magna-carta-goal-win = Am Ende das meiste **Prestige** haben: Prestigeplättchen, deine Karten an der Straße, Prestigegebäude. Gezählt wird erst dann.
web-aid-magna-carta-goal-secret = Alle haben dieselben zwölf Karten. Deine Hand ist geheim; alles andere liegt offen, auch die Ablagestapel.

web-aid-magna-carta-setup = Aufbau
web-aid-magna-carta-setup-road = Die Straße beginnt mit so vielen neutralen Karten, wie Spieler da sind; der Hausierer ist die letzte, und auf ihm beginnt der Vogt.
web-aid-magna-carta-setup-hand = Ziehe drei Karten; einmal darfst du alle drei kostenlos ablegen und drei neue ziehen.
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
web-aid-magna-carta-end-cards = Gezählt werden Plättchen und das Prestige der eigenen Karten: Wohnhäuser 1, ersetzte Wohnhäuser nichts.
web-aid-magna-carta-end-gold = Jedes übrige Gold: 1 Prestigepunkt.
web-aid-magna-carta-end-cubes = Je drei andere Würfel: 1 Prestigepunkt.
web-aid-magna-carta-end-deniers = Je drei Denar: 1 Prestigepunkt.
web-aid-magna-carta-end-tie = Bei Gleichstand gewinnen alle mit den meisten Punkten gemeinsam.

web-aid-magna-carta-slips = Leicht übersehen
web-aid-magna-carta-slips-owner = Ein Arbeiter wird nie teurer, und sein Denar geht an die Bank, nicht an den Besitzer der Karte.
web-aid-magna-carta-slips-prestige = Ein Prestigegebäude ist eine eigene Aktion und braucht ein freies Wohnhaus, keinen Arbeiter.
web-aid-magna-carta-slips-residence = Eine Karte, die zum Wohnhaus wird, verliert ihr eigenes Prestige und die Würfel, die noch auf ihr liegen.
web-aid-magna-carta-slips-church = Plättchen aus der Kirche sind keine Pakete: Sie zählen nicht für das Gold und halten die zwei Plättchen nicht im Spiel.
web-aid-magna-carta-slips-castle = Wer zuerst passt, baut zuerst am Schloss, hat aber beim Vogt das erste Wort, nicht das letzte.

web-aid-magna-carta-variants = Varianten
web-aid-magna-carta-variants-beginner = **Einsteigerregeln:** kein Vogt, jede Karte mit Arbeiter wirkt; keine Wohnhäuser, Notare und Kirchen, kein Hotel. Das Einkommen ist immer 2.
web-aid-magna-carta-variants-beginner-prestige = Prestigegebäude liegen dann vor ihrem Erbauer und brauchen kein Wohnhaus; alles andere ist wie sonst.
web-aid-magna-carta-variants-two = **Zu zweit:** weniger Plättchen, und auf kleinen Produktionskarten liegen 2 Würfel statt 4. Alle anderen Regeln bleiben.

## Überschriften der Galerie

web-rules-kind-magna-carta-neutral = Neutrale Karten
web-rules-kind-magna-carta-own = Spielerkarten
web-rules-kind-magna-carta-residence = Wohnhäuser
web-rules-kind-magna-carta-prestige = Prestigegebäude
