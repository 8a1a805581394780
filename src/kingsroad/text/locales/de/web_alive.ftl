### Was den Tisch lebendig macht: was er selbst tut, zeigt und hören lässt.

web-set-forced = Fragen mit nur einer Antwort selbst beantworten
web-set-forced-why = Bleibt nur eine Wahl, trifft sie der Tisch nach einem Augenblick; Zurücknehmen überspringt sie.

## Die Zugliste der Wiederholung

web-moves = Züge
web-moves-to = Zu Zug { $number }

## Was man verpasst hat

web-since = Seit deinem letzten Zug
web-since-play = Abspielen
web-since-close = Schließen

## Töne

web-set-sound = Töne
web-sound-off = keine
web-sound-turn = nur wenn ich am Zug bin
web-sound-all = alle

## Regeln zum Drucken, und die Seite für alle mit der Schachtel

web-booklet = Regeln zum Drucken
web-booklet-print = Drucken
web-box = Eigene Ausgabe prüfen
web-box-text = Hast du das gedruckte Spiel? Manche Werte ließen sich nicht sicher lesen. Hake an, was stimmt, oder schreibe, was stattdessen dort steht; unten erhältst du einen Text, den du an die Betreuer dieses Programms schicken kannst.
web-box-none = Bei diesem Spiel ist kein Wert in Zweifel.
web-box-right = stimmt
web-box-wrong = dort steht
web-box-report = Dein Bericht
web-box-empty = Hake einen Wert an oder berichtige ihn, dann steht hier der Bericht.
web-box-copied = Der Bericht liegt in der Zwischenablage.

## Plätze, wie sie vorgelesen werden

web-spoken-space = Feld { $number }
web-spoken-owner = gehört { $name }
web-spoken-worker = Arbeiter von { $name }
web-spoken-own-owner = gehört dir
web-spoken-own-worker = dein Arbeiter
web-spoken-free = frei
web-spoken-provost = hier steht der Vogt
web-spoken-bailiff = hier steht der Seneschall
