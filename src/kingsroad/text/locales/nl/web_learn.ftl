## Lessen

web-learn = Leren
web-learn-lead = Tien minuten per spel, op het echte bord. Jij kiest; daarna wacht een begeleid eerste spel.
web-learn-begin = Begin hier
web-learn-onward = Ga hier verder
web-learn-all = Alle lessen
web-learn-teacher = Wat te doen
web-learn-way = { $number } van { $total } stappen
web-learn-next = Verder
web-learn-press = Druk op wat in de gouden ring staat.
web-learn-told = Wat er gebeurde
web-learn-over = Dit kun je nu.
web-learn-following = Volgende les
web-learn-again = Nog een keer
web-learn-show = Laat het zien
web-learn-done = geleerd
web-start-learn = Nieuw hier? Leer het in tien minuten
