### Wiederholung, Aufzeichnungen, Analyse, Wertung und Regelhilfe des Webtischs.

## Wiederholung

web-replay-opening = Die Partie wird geöffnet …
web-replay-controls = Durch die Partie gehen
web-replay-line = Zeitpunkt der Partie
web-replay-where = Zug { $number } von { $total }
web-replay-play = Abspielen
web-replay-pause = Anhalten
web-replay-back = Einen Zug zurück
web-replay-on = Einen Zug weiter
web-replay-back-turn = Eine Runde zurück
web-replay-back-round = Eine Runde zurück
web-replay-on-turn = Eine Runde weiter
web-replay-on-round = Eine Runde weiter
web-replay-pace = Züge pro Sekunde
web-replay-pace-number = { $number }×
web-replay-told = Was geschehen ist
web-replay-beginning = Der Anfang
web-replay-chance = Zufall
web-replay-over = Die Partie ist zu Ende.
web-replay-seats = Spieler
web-replay-eyes = Mit den Augen von { $seat } sehen
web-replay-to-table = Zum Tisch
web-replay-rules = Regeln
web-replay-copy = Link hierher kopieren
web-replay-copied = Der Link liegt in der Zwischenablage.
web-replay-not-copied = Das erlaubt dein Browser nicht: Kopiere die Adresse aus der Adresszeile.
web-replay-download = Aufzeichnung herunterladen
web-replay-play-on = Ab hier weiterspielen
web-replay-play-on-text = Ein neuer Tisch beginnt nach Zug { $number } dieser Partie. Diese hier bleibt, wie sie ist. Wer spielt?
web-replay-start = Zum neuen Tisch
web-replay-no = Das ging nicht: { $reason }.
web-replay-no-offline = Der Server ist nicht zu erreichen. Versuche es gleich noch einmal.
web-replay-no-internal = Auf dem Server ging etwas schief. Versuche es gleich noch einmal.
web-replay-no-busy = Der Server hat gerade viel zu tun. Versuche es gleich noch einmal.
web-replay-no-flood = Das war etwas zu oft. Warte bitte einen Augenblick.
web-replay-no-not-allowed = Nicht, solange diese Partie läuft: An diesem Tisch spielt vor dem Ende niemand anderswo weiter und sieht niemand hinter die Karten.
web-replay-no-unknown = Diese Partie gibt es nicht, oder sie hat diesen Zug nicht.

## Aufzeichnungen

web-record = Aufzeichnung öffnen
web-record-text = Eine Aufzeichnung ist die Textdatei, die man an einem Tisch herunterladen kann. Du kannst die Partie ansehen und von jedem Zug an weiterspielen.
web-record-file = Datei wählen
web-record-paste = … oder den Text einfügen
web-record-open = Öffnen
web-record-not-one = Das ist keine Aufzeichnung einer Partie: Ihre erste Zeile lautet „kingsroad 1“, und sie nennt die Zahl der Plätze.
web-record-no-malformed = Diese Aufzeichnung ist nicht lesbar: { $reason }.
web-record-no-illegal = Diese Aufzeichnung folgt nicht den Regeln: { $reason }.
web-record-no-unknown = Diese Aufzeichnung nennt etwas, das hier unbekannt ist: { $reason }.
web-record-no-too-large = Diese Aufzeichnung ist zu lang.

## Analyse

web-analysis = Was würde ein Bot tun?
web-analysis-text = Ein Bot betrachtet diesen Augenblick und sagt, was er wählen würde und wie die Partie ausgehen könnte.
web-analysis-level = Bot
web-analysis-ask = Bot fragen
web-analysis-thinking = Er denkt nach …
web-analysis-best = Die besten Züge für { $seat }
web-analysis-end = Wie es ausgehen könnte
web-analysis-points = Erwartetes Prestige
web-analysis-why = „{ $choice }“ statt „{ $other }“
web-reasons-against = Was dagegen spricht:
web-analysis-chance = Anteil am ersten Platz
web-analysis-points-number =
    { $number ->
        [one] { $number } Punkt
       *[other] { $number } Punkte
    }
web-analysis-counted = Die Anteile der Möglichkeiten sagen, wie viel der Bot über jede nachgedacht hat.
web-analysis-meaning = Von vielen Partien, die so standen und von guten Bots zu Ende gespielt wurden, gewann jeder Platz einen solchen Anteil und hatte am Ende etwa so viele Punkte.
web-analysis-hurried = Der Server ist ausgelastet: Der Bot hatte { $share } seiner üblichen Zeit.
web-analysis-line = Wie es weitergehen könnte
web-analysis-note =
    { $number ->
        [0] Auf den ersten Blick geschätzt.
        [one] Aus { $number } durchgespielten Partie. Auch Bots irren.
       *[other] Aus { $number } durchgespielten Partien. Auch Bots irren.
    }
web-analysis-no-over = Hier wird niemand etwas gefragt, also gibt es nichts zu empfehlen.
web-analysis-no-not-allowed = Solange eine Partie läuft, gibt es Tipps nur, wenn der Tisch es erlaubt, und nur zur eigenen Frage.

## Wertung

web-sheet = Schlusswertung
web-sheet-player = Spieler
web-sheet-by-source = Prestige nach Herkunft
web-sheet-source = Prestige durch
web-sheet-total = Summe
web-sheet-points =
    { $number ->
        [one] { $number } Prestigepunkt
       *[other] { $number } Prestigepunkte
    }
web-sheet-chart-turn = Prestige Runde für Runde
web-sheet-chart-round = Prestige Runde für Runde
web-sheet-word-turn = Runde
web-sheet-word-round = Runde
web-sheet-to-turn = Zum Ende der Runde { $number }
web-sheet-to-round = Zum Ende der Runde { $number }
web-sheet-again = Noch einmal spielen
web-sheet-replay = Partie noch einmal ansehen
web-sheet-no-not-over = Gewertet wird, wenn die Partie zu Ende ist.

## Regelhilfe

web-rules = Regeln
web-rules-tab-aid = Spielübersicht
web-rules-tab-tiles = Alle Gebäude
web-rules-tab-signs = Die Zeichen
web-rules-tab-rules = Vollständige Regeln
web-rules-tab-rulings = Auslegungen
web-rules-contents = Inhalt
web-rules-fetching = Die Regeln werden geholt …
web-rules-search = Nach Name oder Wirkung suchen
web-rules-found = { $count } gefunden
web-rules-nothing = Nichts gefunden zu „{ $text }“.
web-rules-signs-goods = Waren und Geld
web-rules-signs-gains = Was man gewinnt
web-rules-signs-people = Arbeiter, Häuser, der Vogt
web-rules-signs-building = Bauen
web-rules-signs-between = Zwischen den Zeichen
