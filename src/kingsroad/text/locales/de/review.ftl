### Der Rückblick auf eine Partie: wie seine Teile heißen, und was das Terminal dazu sagt.

## Züge, die etwas verschenkt haben

review-grade-inaccuracy = Ungenauigkeit
review-grade-mistake = Fehler
review-grade-blunder = Patzer

## Woher ein Verlust kommt

review-source-placement = Arbeiter einsetzen
review-source-provost = der Vogt
review-source-buildings = Nutzen und Bauen
review-source-favors = Gunst des Königs
review-source-castle = das Schloss
review-source-cards = Karten
review-source-characters = Charaktere
review-source-other = andere Züge

## Im Terminal

review-progress = Rückblick
review-better = besser: { $choice }
review-line = so könnte es weitergehen: { $line }
review-line-step = { $seat }: { $choice }
review-points = { $share } des ersten Platzes, etwa { $points } Punkte
review-fault = { $number }, Runde { $turn }, { $seat }: { $choice }
review-shares = Anteil am ersten Platz, Runde für Runde
review-turn = Runde { $turn }
review-end = Ende
review-turning = Wendepunkt in Runde { $turn }: { $seat } kam von { $before } auf { $after } (Zug { $number }).
review-losses = Verschenkt, nach Herkunft
review-total = zusammen
review-none = Nichts wurde ohne Zweifel verschenkt.
review-note = Beurteilt von { $bot }. Erzählt werden nur Verluste, die auch eine zweite Suche mit anderem Zufall sieht.
review-unfinished = Abgebrochen nach { $done } von { $total } Zügen; was oben steht, bleibt wahr.
