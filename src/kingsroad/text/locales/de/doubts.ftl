### Gedruckte Werte im Zweifel. Was auf Englisch bei den Plättchen steht, steht hier auf Deutsch.

doubts-copies = { $number } Plättchen: { $effect }
doubts-plots = { $before } frei vor dem Feld für das Steingebäude, { $behind } dahinter
doubts-provost = { $beyond } Plätze jenseits der Straße
doubts-first-game = Straße: { $road }; Baustelle: { $site }

fact-cost = Kosten
fact-prestige = Prestige
fact-cost-and-prestige = Kosten und Prestige
fact-price = Preis
fact-effect = Wirkung
fact-set-up-side = Startseite
fact-both-sides = beide Seiten
fact-copies = gleiche Plättchen
fact-board = Spielplan
fact-plots = Felder
fact-provost = Vogt
fact-first-game = erste Partie

why-read-from-the-picture-by-one-witness = ein Zeuge hat es vom Bild abgelesen
why-the-amounts-are-sure-the-goods-have-one-witness = die Mengen sind sicher, die Waren hat ein Zeuge genannt
why-the-amounts-are-sure-the-good-is-taken-from-the-build-side = die Mengen sind sicher; die Ware ist von der Bauseite übernommen
why-nine-tiles-share-seven-effects-one-witness-doubles-it = neun Plättchen teilen sich sieben Wirkungen; ein Zeuge hat diese doppelt
why-one-witness-no-name-is-printed = ein Zeuge; ein Name ist nicht aufgedruckt
why-cloth-by-one-witness-and-by-the-game-of-2005 = Tuch, nach einem Zeugen und nach dem Spiel von 2005
why-the-four-workers-are-sure-stone-has-one-witness = die vier Arbeiter sind sicher, den Stein hat ein Zeuge genannt
why-the-amounts-are-sure-cloth-has-one-witness = die Mengen sind sicher, das Tuch hat ein Zeuge genannt
why-both-sister-tiles-and-the-farm-of-2005-bring-3 = beide Schwesterplättchen und der Bauernhof von 2005 bringen 3
why-cloth-as-third-good-its-like-of-2005-gives-food = Tuch als dritte Ware; das Gegenstück von 2005 gibt Nahrung
why-better-than-the-statue-in-all-5-or-6-would-fit = in allem besser als die Statue; 5 oder 6 würden passen
why-little-more-than-the-cathedral-25-would-fit-better = kaum mehr als die Kathedrale; 25 würden besser passen
why-one-witness = ein Zeuge
why-more-than-one-is-sure = sicher ist: mehr als einer
why-only-a-picture-existed-the-gold-mine-as-stone-tile-follows-from-the-examples = es gab nur ein Bild; die Goldmine als Steingebäude folgt aus den Beispielen
