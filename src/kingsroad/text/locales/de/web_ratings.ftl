web-leaders = Rangliste
web-leaders-what = Wertungen folgen aus allen beendeten Partien: 400 Punkte mehr heißen zehn zu eins, vor dem anderen zu landen. Bots stehen dort, wo sie gemessen wurden.
web-leaders-place = Platz
web-leaders-name = Name
web-leaders-rating = Wertung
web-leaders-games = Partien
web-leaders-bot = Bot: { $level }
web-leaders-none = Noch ist niemandes Wertung gesichert.
web-leaders-provisional =
    { $count ->
        [one] Noch jemand hat gespielt, die Wertung ist aber vorläufig.
       *[other] { $count } weitere haben gespielt, ihre Wertungen sind aber noch vorläufig.
    }
web-person-since = Hier seit { $date }
web-person-nothing = Noch keine beendete Partie.
web-person-provisional = vorläufig
web-person-unrated = noch nicht gewertet
web-person-games = Partien
web-person-firsts = Erste Plätze
web-person-places = Mittlerer Platz
web-person-mean = Mittlere Punkte
web-person-best = Meiste Punkte
web-person-dropped = Einem Bot überlassen
web-person-rivals = Gegen andere
web-person-before = Davor
web-person-tied = Gleichauf
web-person-behind = Dahinter
web-person-played = Die letzten Partien
web-person-result = Platz { $place }, { $score } Punkte
web-person-left = einem Bot überlassen
web-person-not-rated = ohne Wertung
web-person-guest = ein Gast
