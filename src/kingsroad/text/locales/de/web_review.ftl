### Der Rückblick auf eine Partie im Browser.

web-review = Rückblick
web-review-text = Ein starker Bot sieht sich jeden Zug der Menschen an diesem Tisch an: wie die Partie gekippt ist, welche Züge etwas verschenkt haben und was besser gewesen wäre.
web-review-ask = Auf die Partie zurückblicken
web-review-progress = { $done } von { $total } Zügen angesehen
web-review-so-far = Bisher nichts gefunden.
web-review-curve = Anteil am ersten Platz im Lauf der Partie
web-review-meaning = Der Anteil am ersten Platz: So viele von vielen Partien, die so standen und von guten Bots zu Ende gespielt wurden, gewann dieser Platz.
web-review-table = Dasselbe als Tabelle
web-review-turns = Wendepunkte
web-review-turning = { $name } kam von { $before } auf { $after }
web-review-faults = Züge, die etwas verschenkt haben
web-review-lost = Er hat { $share } des ersten Platzes verschenkt, etwa { $points } Punkte.
web-review-better = Besser: { $choice }

## Noch ein Versuch

web-review-again = Noch einmal versuchen
web-review-again-text = Die schlechtesten Züge, noch einmal auf dem Spielplan: Finde etwas Besseres.
web-review-asked = Deine Wahl war „{ $choice }“ und hat { $share } des ersten Platzes verschenkt. Was wäre besser?
web-review-weighing = Wird abgewogen …
web-review-right = „{ $choice }“ ist richtig: Das verschenkt kaum etwas.
web-review-wrong = „{ $choice }“ verschenkt noch { $share } des ersten Platzes. Versuche etwas anderes.
web-review-show = Zeigen, was besser ist
web-review-stop = Aufhören

## Was der Server ablehnen kann

web-review-no-not-over = Auf eine Partie wird zurückgeblickt, wenn sie zu Ende ist.
web-review-no-busy = Gerade wird auf zu viele Partien zurückgeblickt. Versuche es später noch einmal.
web-review-no-flood = Warte auf das, worum du schon gebeten hast.
