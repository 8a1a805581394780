## Lektionen

web-learn = Lernen
web-learn-lead = Zehn Minuten je Spiel, am echten Spielplan. Die Züge machst du; danach wartet eine begleitete erste Partie.
web-learn-begin = Hier beginnen
web-learn-onward = Hier weiter
web-learn-all = Alle Lektionen
web-learn-teacher = Was zu tun ist
web-learn-way = { $number } von { $total } Schritten
web-learn-next = Weiter
web-learn-press = Drücke auf das, was im goldenen Ring steht.
web-learn-told = Was geschah
web-learn-over = Das kannst du jetzt.
web-learn-following = Nächste Lektion
web-learn-again = Noch einmal
web-learn-show = Zeig es mir
web-learn-done = gelernt
web-start-learn = Neu hier? In zehn Minuten gelernt
