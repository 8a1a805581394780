web-leaders = Classement
web-leaders-what = Les cotes découlent de toutes les parties terminées : 400 points de plus, c’est dix contre un de finir devant l’autre. Les robots sont là où on les a mesurés.
web-leaders-place = Rang
web-leaders-name = Nom
web-leaders-rating = Cote
web-leaders-games = Parties
web-leaders-bot = Robot : { $level }
web-leaders-none = Aucune cote n’est encore assurée.
web-leaders-provisional =
    { $count ->
        [one] Une autre personne a joué, mais sa cote est provisoire.
       *[other] { $count } autres personnes ont joué, mais leurs cotes sont provisoires.
    }
web-person-since = Ici depuis le { $date }
web-person-nothing = Aucune partie terminée.
web-person-provisional = provisoire
web-person-unrated = pas encore de cote
web-person-games = Parties
web-person-firsts = Premières places
web-person-places = Rang moyen
web-person-mean = Points en moyenne
web-person-best = Meilleur score
web-person-dropped = Laissées à un robot
web-person-rivals = Contre les autres
web-person-before = Devant
web-person-tied = À égalité
web-person-behind = Derrière
web-person-played = Les dernières parties
web-person-result = rang { $place }, { $score } points
web-person-left = laissée à un robot
web-person-not-rated = hors cote
web-person-guest = un invité
