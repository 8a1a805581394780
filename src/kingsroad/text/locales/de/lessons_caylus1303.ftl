## Warum eine andere Wahl nicht passt, wo ein Schritt keinen eigenen Grund nennt

wrong-place = Auch das ist erlaubt. Setze in dieser Lektion einen Arbeiter dorthin, wo es leuchtet.
wrong-pass = Das hilft hier nicht: In dieser Lektion passt du jetzt.
wrong-provost = Lass den Vogt heute stehen.
wrong-use = Es kostet nichts: Nimm es.
wrong = Auch das ist möglich, aber nicht in dieser Lektion. Nimm, was leuchtet.

## Arbeiter

workers = Arbeiter sind Geld
workers-goal = Münzen gibt es hier nicht: Bezahlt wird mit Arbeitern, die danach im Camp ruhen. Wer nach neun Runden das meiste Prestige hat, gewinnt: Es kommt von Gebäuden, von Lieferungen ans Schloss und von Monumenten.
workers-quarry = Setze einen Arbeiter im Steinbruch ein. Er bringt einen Stein und geht dann ins Camp.
workers-second = Jetzt die Sägemühle. Ein Gebäude nimmt nur einen Arbeiter auf.
workers-dear = Rot hat gepasst. Von nun an kostet jeder Platz einen Arbeiter mehr. Passe.
workers-dear-wrong = Du kannst weitermachen, zu zwei Arbeitern je Platz. In dieser Lektion passe.
workers-provost = Die Gebäude werden bis zum Vogt aktiviert. In der Reihenfolge des Passens darf jeder mit Arbeitern zahlen, um ihn zu bewegen. Lass ihn stehen.
workers-wood = Die Sägemühle ist an der Reihe: Nimm das Holz.
workers-stone = Und den Stein.
workers-end = Jeder holt 3 Arbeiter aus dem Camp zurück. Rot hat den Tagelöhner und holt 4. Wer zuerst gepasst hat, beginnt die nächste Runde.

## Vogt

provost = Der Vogt
provost-reach = Der Vogt steht hinter Feld 8. Was jenseits von ihm liegt, wird nicht aktiviert.
provost-market = Der Holz-Markt liegt auf Feld 9. Setze trotzdem einen Arbeiter dort ein.
provost-pass = Um den Vogt zu bewegen, brauchst du Arbeiter. Passe.
provost-bribe = Jeder Schritt kostet 1 Arbeiter, höchstens 3 Schritte. Bewege ihn einen Schritt vor.
provost-bribe-wrong = Zu wenig hilft nichts, zu viel kostet Arbeiter. Ein Schritt nach vorn genügt.
provost-cube = Der Holz-Markt ist an der Reihe: Nimm einen Würfel, welchen du willst.
provost-cube-wrong = Du hast dafür bezahlt. Nimm einen Würfel.
provost-end = Am Ende der Runde geht er zurück, direkt vor das letzte Gebäude. So wächst die Straße und er mit ihr.

## Bauen

building = An der Straße bauen
building-carpenter = Der Zimmermann vor der Brücke kommt immer an die Reihe. Setze einen Arbeiter bei ihm ein.
building-pass = Du hast 2 Holz und 1 Nahrung. Passe.
building-tile = Baue den Holz-Steinbruch: 2 Prestigepunkte, und 1 mehr, weil die Architektin bei dir ist.
building-tile-wrong = Ein gutes Gebäude. In dieser Lektion der Holz-Steinbruch.
building-leave = Lass den Vogt stehen.
building-owner = Dein Haus steht über dem Steinbruch. Rot hat eben einen Arbeiter dort eingesetzt, und du hast 1 Prestigepunkt erhalten.

## Baustelle

site = Die Baustelle des Schlosses
site-queue = Auf der Baustelle werden Bündel für das Schloss geliefert. Setze einen Arbeiter in die Reihe.
site-pass = Du hast Nahrung, Holz und Stein, und das ist ein Bündel. Passe.
site-leave = Geliefert wird, wo auch immer der Vogt steht. Lass ihn stehen.
site-bundle = Liefere das Bündel: 5 Prestigepunkte.
site-bundle-wrong = Dafür kam der Arbeiter. Liefere das Bündel.
site-favor = Du hast am meisten geliefert und erhältst die Gunst des Königs: ein fremder Charakter oder ein Plättchen der Baustelle. Nimm Rot den Tagelöhner.
site-favor-wrong = Auch gut. In dieser Lektion nimmst du Rot den Tagelöhner.
site-end = Der Tagelöhner arbeitet jetzt für dich: Du holst 4 Arbeiter zurück, Rot 3.

## Charaktere

characters = Gunst und Charaktere
characters-fair = Auf dem Jahrmarkt kostet die Gunst des Königs 1 Holz. Setze dort einen Arbeiter ein.
characters-pass = Die Gebäude vor der Brücke kommen an die Reihe, wo auch immer der Vogt steht. Passe.
characters-wood = Gib das Holz.
characters-wood-wrong = Ohne das Holz keine Gunst.
characters-tile = Diesmal ein Plättchen der Baustelle. In den ersten Runden ist nur das erste offen.
characters-tile-wrong = Das kennst du von der Baustelle. Nimm das Plättchen.
characters-use = Der Bauernhof gibt 1 Nahrung: Nimm sie.
characters-engage = Und ein Charakter vom Spielplan darf zu dir kommen. Wähle einen: Tippe jeden an, um zu lesen, was er kann.
characters-engage-wrong = Ein Charakter ist viel wert. Wähle einen.
characters-end = Du darfst so viele Charaktere haben, wie du willst, bis dir jemand mit der Gunst des Königs einen nimmt.

## Wohnhäuser

residence = Wohnhäuser und Monumente
residence-lawyer = Der Notar gibt dir für 1 Tuch ein Startgebäude. Setze einen Arbeiter bei ihm ein.
residence-pass = Passe: Er kommt gleich an die Reihe.
residence-claim = Stelle dein Haus über den Bauernhof.
residence-claim-wrong = Jedes Startgebäude ginge. In dieser Lektion der Bauernhof.
residence-leave = Lass den Vogt stehen.
residence-monument = Der Bauernhof ist jetzt ein Wohnhaus, und daraus kann ein Monument werden. Baue die Statue für 2 Stein und 1 Gold.
residence-monument-wrong = Auch gut. In dieser Lektion die Statue für 7 Prestigepunkte.
residence-end = Ein Wohnhaus bringt jede Runde einen Arbeiter mehr, ein Monument stattdessen Prestige. Am Ende ist jedes übrige Gold 2 Prestigepunkte wert.
