## Warum eine andere Wahl nicht passt, wo ein Schritt keinen eigenen Grund nennt

wrong-place = Auch das ist erlaubt. Setze in dieser Lektion einen Arbeiter dorthin, wo es leuchtet.
wrong-pass = Das hilft hier nicht: In dieser Lektion passt du jetzt.
wrong-provost = Der Vogt kommt in einer anderen Lektion. Lass ihn stehen.
wrong = Auch das ist möglich, aber nicht in dieser Lektion. Nimm, was leuchtet.

## Arbeiter

workers = Einen Arbeiter einsetzen
workers-goal = Du baust das Schloss des Königs, und Rot ebenso. Wer am Ende das meiste Prestige hat, gewinnt: Es kommt vom Schloss, von Gebäuden und aus der Gunst des Königs.
workers-quarry = Jedes Gebäude an der Straße gibt dem Arbeiter etwas, der dort steht. Setze einen Arbeiter im Steinbruch ein: Er bringt einen Stein.
workers-quarry-wrong = Es gibt viele gute Plätze. Beginne mit dem Steinbruch; er leuchtet an der Straße.
workers-second = Das hat 1 Denar gekostet. Rot steht auf dem Bauernhof, und ein besetzter Platz ist für alle anderen zu. Hole auch Holz, im Sägewerk.
workers-second-wrong = Ein Schloss braucht Holz, und das Sägewerk hat es.
workers-pass = Solange du Geld hast, kannst du weitere Arbeiter einsetzen. Für heute genügt es: Passe. Wer zuerst passt, erhält 1 Denar.
workers-provost = Alle haben gepasst, jetzt ist der Vogt dran: In der Reihenfolge des Passens darf jeder zahlen, um ihn zu bewegen. Lass ihn heute stehen.
workers-sale = Die Gebäude der Straße wirken von der Brücke an bis zum Vogt. Deine Arbeiter haben Stein und Holz gebracht und sind heimgegangen. Der Markt kauft Rot nun einen Würfel ab.
workers-end = Eine neue Runde beginnt, und jeder erhält 2 Denar Einkommen. Das ist der Kern des Spiels: einsetzen, wirken lassen, verdienen.

## Vogt

provost = Der Vogt
provost-reach = Die weiße Figur ist der Vogt. Gebäude bis zu seinem Feld wirken, die hinter ihm nicht: Wer dort steht, geht leer aus.
provost-peddler = Der Hausierer liegt ein Feld hinter dem Vogt. Setze trotzdem einen Arbeiter bei ihm ein: Der Vogt lässt sich bewegen.
provost-peddler-wrong = Wir wollen sehen, was hinter dem Vogt geschieht: Setze einen Arbeiter beim Hausierer ein.
provost-pass = Spare dein Geld für den Vogt: Passe. Wer zuerst passt, darf ihn zuerst bewegen.
provost-pass-wrong = Gleich brauchst du Denar. Passe jetzt.
provost-bribe = Jedes Feld kostet 1 Denar, höchstens 3. Bewege den Vogt ein Feld vor, damit der Hausierer wirkt.
provost-bribe-wrong = So geht dein Arbeiter leer aus, oder du zahlst mehr als nötig. Ein Feld nach vorn genügt.
provost-trade = Rot hat ihn stehen lassen. Der Hausierer ist an der Reihe: Gib 2 Denar für einen Würfel.
provost-trade-wrong = Dann war der Weg umsonst. Handle mit dem Hausierer.
provost-cube = Nimm einen Würfel deiner Wahl.
provost-bailiff = Am Ende einer Runde geht der Seneschall weiter und der Vogt zu ihm: ein Feld, oder zwei, wenn der Vogt vor ihm steht. So bestimmen die beiden, wie lange die Partie dauert.

## Bauen

building = Ein eigenes Gebäude bauen
building-why = Gebäude bringen Prestige, wenn sie gebaut werden, und noch einmal, wenn andere sie nutzen.
building-carpenter = Der Zimmermann baut, was aus Holz ist. Setze einen Arbeiter bei ihm ein.
building-pass = Rot hat gepasst, und die Plätze sind teurer geworden. Passe.
building-leave = Der Zimmermann liegt vor dem Vogt, also wirkt er. Lass den Vogt stehen.
building-mason = Du hast 2 Holz und 2 Nahrung. Baue den Maurer für 1 Holz und 1 Nahrung: 4 Prestige.
building-mason-wrong = Ein gutes Gebäude, aber nimm den Maurer: Er bringt am meisten, und Steingebäude brauchen ihn.
building-owner = Der Maurer steht auf dem nächsten freien Feld, und dein Haus liegt darauf. Rot hat eben einen Arbeiter dort eingesetzt, das brachte dir 1 Prestige. Du selbst zahlst in eigenen Gebäuden immer 1 Denar.

## Schloss

castle = Am Schloss bauen
castle-sections = Das Schloss hat drei Abschnitte: Bergfried, Mauerwerk und Türme. Ein Paket aus drei verschiedenen Würfeln, einer davon Nahrung, wird dort zu einem Haus.
castle-queue = Arbeiter fürs Schloss stehen in einer Reihe. Sei der Erste: Setze einen Arbeiter am Schloss ein.
castle-pass = Du hast die Würfel für zwei Häuser. Passe.
castle-leave = Am Schloss wird immer gebaut. Lass den Vogt stehen.
castle-batch = Gib ein Paket ab: Nahrung, Holz und Stein. Ein Haus im Bergfried ist 5 Prestige wert.
castle-batch-wrong = Jedes Paket ist gleich viel wert. Gib zuerst den Stein, dann reicht das Tuch mit deinem Holz für ein zweites.
castle-again = Nahrung, Holz und Tuch sind noch da: Gib ein zweites Paket ab.
castle-again-wrong = Zwei Häuser sind besser als eines, und wer in einer Runde am meisten baut, gewinnt die Gunst des Königs.
castle-favor = Rot hat nichts abgegeben. Du hast am meisten gebaut und erhältst die Gunst des Königs. Nimm die Zeile mit Prestige.
castle-favor-wrong = Alle vier Zeilen sind gut. Heute die erste: Prestige.
castle-field = Das erste Feld gibt 1 Prestige. Beim nächsten Mal gibt diese Zeile mehr.
castle-field-wrong = Was du nicht nutzt, verfällt. Nimm das Prestige.
castle-end = Zwei Häuser im Bergfried, und Rot hat noch keines. Bei der Abrechnung des Bergfrieds wird das wichtig.

## Gunst

favors = Die Gunst des Königs
favors-joust = Auf dem Turnierplatz kostet die Gunst des Königs 1 Tuch und 1 Denar. Setze dort einen Arbeiter ein.
favors-pass = Die Gebäude vor der Brücke kommen vor dem Vogt an die Reihe. Passe.
favors-pay = Gib Tuch und Denar.
favors-pay-wrong = Dann wird nichts aus der Gunst. Gib Tuch und Denar.
favors-line = Vier Zeilen: Prestige, Denar, Würfel, Bauen. Dein Marker in der Zeile der Denar ist schon einmal gezogen. Ziehe ihn weiter.
favors-line-wrong = In einer neuen Zeile würdest du beim ersten Feld beginnen. In der Zeile der Denar bist du weiter.
favors-field = Der Marker steht auf dem zweiten Feld. Du darfst es nutzen oder eines davor: Nimm 4 Denar.
favors-field-wrong = Das zweite Feld gibt mehr als das erste.
favors-end = Je weiter der Marker, desto reicher die Gunst. Die letzten Felder öffnen sich erst nach den Abrechnungen des Schlosses. Zweimal in einer Phase dieselbe Zeile geht nicht.

## Wohnhäuser

residence = Notar und Wohnhäuser
residence-lawyer = Der Notar macht aus einem Gebäude ein Wohnhaus: Setze einen Arbeiter bei ihm ein. Er gehört Rot, also erhält Rot 1 Prestige.
residence-pass = Du hast das Tuch und den Denar, die er verlangt. Passe.
residence-leave = Der Vogt steht beim Notar, also wirkt dieser. Lass ihn stehen.
residence-change = Mache aus deinem eigenen Steinbruch ein Wohnhaus.
residence-change-wrong = Möglich, aber ein neutrales Gebäude fehlte dann auch dir. Verwandle deinen eigenen Steinbruch.
residence-income = Ein Wohnhaus bringt sofort 2 Prestige und bei jedem Einkommen 1 Denar mehr: Du hast diesmal 3 erhalten. Und es ist der Baugrund für Größeres.

## Prestigegebäude

prestige = Große Gebäude
prestige-architect = Die großen blauen Gebäude baut der Architekt. Er gehört dir: Setze einen Arbeiter bei ihm ein.
prestige-pass = Du hast 3 Holz und 1 Gold. Passe.
prestige-leave = Der Vogt reicht bis zum Architekten. Lass ihn stehen.
prestige-library = Baue die Bibliothek: 10 Prestige.
prestige-library-wrong = Dafür hast du gespart: Baue die Bibliothek.
prestige-over = Prestigegebäude stehen auf einem eigenen Wohnhaus. Baue die Bibliothek dort.
prestige-end = 10 Prestige, und bei jedem Einkommen 1 Denar mehr. Gold kommt aus der Mine, vom Alchemisten, aus der Bank und aus der Gunst des Königs.

## Abrechnungen

counts = Das Schloss wird abgerechnet
counts-sections = Der Seneschall führt die Bücher. Erreicht er die Marke an der Straße oder ist ein Abschnitt voll, wird er abgerechnet. Zum Bergfried fehlt ihm ein Feld.
counts-pass = Du hast zwei Häuser im Bergfried, Rot keines. Sieh, was geschieht: Passe.
counts-bailiff = Lass den Vogt stehen; der Seneschall geht, wenn alle Gebäude an der Reihe waren.
counts-count = Der Bergfried wird abgerechnet. Zwei Häuser bringen dir einmal die Gunst des Königs: Nimm die Zeile der Denar.
counts-count-wrong = Auch gut. In dieser Lektion die Zeile der Denar.
counts-field = Nimm die 3 Denar.
counts-field-wrong = Was du nicht nutzt, verfällt.
counts-end = Rot hat kein Haus im Bergfried und verlor 2 Prestige. Nach dem Mauerwerk kommen die Türme, dann endet die Partie: 3 Prestige für jedes Gold, 1 für je drei Würfel, 1 für je vier Denar.
