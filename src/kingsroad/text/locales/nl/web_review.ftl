### De terugblik op een partij in de browser.

web-review = Terugblik
web-review-text = Een sterke bot bekijkt elke keuze van de mensen aan deze tafel: hoe de partij kantelde, welke keuzes iets weggaven en wat beter was geweest.
web-review-ask = Op deze partij terugblikken
web-review-progress = { $done } van { $total } keuzes bekeken
web-review-so-far = Tot nu toe niets gevonden.
web-review-curve = Aandeel in de eerste plaats in de loop van de partij
web-review-meaning = Het aandeel in de eerste plaats: zoveel van de vele partijen die er zo voor stonden en door goede bots zijn uitgespeeld, won die plaats.
web-review-table = Hetzelfde als tabel
web-review-turns = Keerpunten
web-review-turning = { $name } ging van { $before } naar { $after }
web-review-faults = Keuzes die iets weggaven
web-review-lost = Die keuze gaf { $share } van de eerste plaats weg, ongeveer { $points } punten.
web-review-better = Beter: { $choice }

## Nog een poging

web-review-again = Probeer het opnieuw
web-review-again-text = De slechtste keuzes, nog eens op het bord: vind iets beters.
web-review-asked = Je koos “{ $choice }”, wat { $share } van de eerste plaats weggaf. Wat zou beter zijn?
web-review-weighing = Wordt afgewogen …
web-review-right = “{ $choice }” is goed: dat geeft nauwelijks iets weg.
web-review-wrong = “{ $choice }” geeft nog { $share } van de eerste plaats weg. Probeer iets anders.
web-review-show = Laat zien wat beter is
web-review-stop = Ophouden

## Wat de server kan weigeren

web-review-no-not-over = Op een partij wordt teruggeblikt als die is afgelopen.
web-review-no-busy = Er wordt nu op te veel partijen teruggeblikt. Probeer het later nog eens.
web-review-no-flood = Wacht op wat je al gevraagd hebt.
