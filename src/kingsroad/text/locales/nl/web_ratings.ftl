web-leaders = Ranglijst
web-leaders-what = Ratings volgen uit alle afgelopen partijen: 400 punten meer is tien tegen één om vóór de ander te eindigen. Bots staan waar ze gemeten zijn.
web-leaders-place = Plaats
web-leaders-name = Naam
web-leaders-rating = Rating
web-leaders-games = Partijen
web-leaders-bot = Bot: { $level }
web-leaders-none = Nog niemands rating is zeker.
web-leaders-provisional =
    { $count ->
        [one] Nog iemand heeft gespeeld, maar die rating is voorlopig.
       *[other] Nog { $count } hebben gespeeld, maar hun ratings zijn voorlopig.
    }
web-person-since = Hier sinds { $date }
web-person-nothing = Nog geen afgelopen partij.
web-person-provisional = voorlopig
web-person-unrated = nog geen rating
web-person-games = Partijen
web-person-firsts = Eerste plaatsen
web-person-places = Gemiddelde plaats
web-person-mean = Gemiddelde punten
web-person-best = Meeste punten
web-person-dropped = Aan een bot overgelaten
web-person-rivals = Tegen anderen
web-person-before = Ervoor
web-person-tied = Gelijk
web-person-behind = Erachter
web-person-played = De laatste partijen
web-person-result = plaats { $place }, { $score } punten
web-person-left = aan een bot overgelaten
web-person-not-rated = telt niet mee
web-person-guest = een gast
