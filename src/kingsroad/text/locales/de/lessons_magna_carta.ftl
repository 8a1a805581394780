## Warum eine andere Wahl nicht passt, wo ein Schritt keinen eigenen Grund nennt

wrong-place = Auch das ist erlaubt. Setze in dieser Lektion einen Arbeiter dorthin, wo es leuchtet.
wrong-pass = Das hilft hier nicht: In dieser Lektion passt du jetzt.
wrong-provost = Lass den Vogt heute stehen.
wrong-use = Es kostet nichts: Nimm es.
wrong = Auch das ist möglich, aber nicht in dieser Lektion. Nimm, was leuchtet.

## Aktionen

actions = Karten und Arbeiter
actions-goal = Du baust für den König, Karte um Karte. Prestige zählt am Ende: Karten an der Straße, Plättchen vom Schloss und was übrig bleibt.
actions-build = Deine Hand liegt vor dir. Baue das kleine Sägewerk für 1 Nahrung und 1 Holz: Es kommt ans Ende der Straße.
actions-build-wrong = Die anderen Karten sind noch zu teuer. Baue das kleine Sägewerk.
actions-worker = Rot hat für 1 Denar einen Arbeiter beim Hausierer eingesetzt. Setze einen von deinen im Park ein.
actions-pass = Du könntest weitermachen, Aktion um Aktion, im Wechsel mit den anderen. Rot hat gepasst: Passe auch.
actions-provost = Die Karten der Straße wirken bis zum Vogt. In der Reihenfolge des Passens darf jeder zahlen, um ihn zu bewegen. Lass ihn heute stehen.
actions-use = Der Park ist an der Reihe: Nimm die Nahrung.
actions-end = Die nächste Runde beginnt mit 2 Denar für jeden. Am Schloss hat niemand gebaut, also sind zwei seiner Plättchen weg: Die Partie wartet nicht.

## Besitzer

owner = Arbeiter und Besitzer
owner-visitor = Auf deinem Sägewerk liegt ein Vorrat an Holz. Setze einen Arbeiter im Park ein und sieh, was Rot tut.
owner-pass = Rot arbeitet in deinem Sägewerk. Passe.
owner-bribe = Das Sägewerk liegt eine Karte hinter dem Vogt. Bewege ihn für 1 Denar eine Karte vor.
owner-bribe-wrong = Dann wirkt das Sägewerk nicht, und auch sein Besitzer geht leer aus.
owner-park = Zuerst der Park: Nimm die Nahrung.
owner-stock = Rot hat 1 Holz aus der Bank genommen. Du bist der Besitzer und darfst eines vom Vorrat deiner Karte nehmen.
owner-end = Karten, die andere nutzen, bringen auch ihrem Besitzer etwas. Am Ende der Runde geht der Vogt zwei Karten weiter, soweit die Straße reicht.

## Hand

hand = Deine Hand
hand-dear = Alle drei Karten kosten zwei Stein, und du hast keinen.
hand-draw = Für 1 Denar ziehst du eine Karte. Versuche es.
hand-draw-wrong = In dieser Lektion geht es um die Hand: Ziehe eine Karte.
hand-exchange = Die Goldmine: ebenso teuer. Für 1 Denar kommt die ganze Hand weg, und du ziehst gleich viele Karten neu. Tausche sie.
hand-exchange-wrong = Warten kostet Runden. Tausche die Hand.
hand-end = Kleiner Bauernhof, kleines Sägewerk, Markt, Notar: Damit lässt sich beginnen. Andere sehen deine Hand nie.

## Schloss

castle = Das Schloss
castle-tokens = Die Plättchen vom Schloss sind 4, 3 und 2 Prestige wert: Bergfried, Mauerwerk, Türme, die besten zuerst.
castle-pass = Du hast die Würfel für zwei Pakete. Das Schloss kommt am Ende der Runde: Passe.
castle-leave = Niemand steht an der Straße. Lass den Vogt stehen.
castle-batch = Ein Paket ist 1 Nahrung, 1 Holz und 1 Stein. Gib eines ab.
castle-batch-wrong = Um die Plättchen geht es. Gib ein Paket ab.
castle-again = Du kannst so viele abgeben, wie du willst. Noch einmal.
castle-again-wrong = Wer am meisten abgibt, erhält 1 Gold. Noch einmal.
castle-end = Zwei Plättchen vom Bergfried sind 8 Prestige, und dazu 1 Gold für die meisten Pakete. Sind alle Plättchen weg, endet die Partie.

## Wohnhäuser

residence = Notar und Wohnhäuser
residence-lawyer = Dein Notar liegt an der Straße. Setze einen Arbeiter bei ihm ein.
residence-pass = Passe: Die Straße soll wirken.
residence-leave = Der Vogt steht beim Notar. Lass ihn stehen.
residence-turn = Drehe für 1 Nahrung dein kleines Sägewerk um.
residence-turn-wrong = Dann kam der Arbeiter umsonst. Drehe das Sägewerk um.
residence-end = Ein Wohnhaus nimmt keine Arbeiter mehr auf, bringt aber bei jedem Einkommen 1 Denar und kann ein großes Gebäude tragen.

## Prestigegebäude

prestige = Große Gebäude
prestige-theatre = Du hast ein Wohnhaus, 2 Holz und 1 Gold. Baue das Theater: 6 Prestige.
prestige-theatre-wrong = Große Gebäude sind am meisten wert. Baue das Theater.
prestige-over = Es kommt auf dein Wohnhaus.
prestige-end = Das Theater bedeckt das Wohnhaus, dessen Einkommen wegfällt. Die Kathedrale, die teuerste von allen, ist 14 wert.
