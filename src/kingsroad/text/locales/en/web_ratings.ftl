web-leaders = Leaderboard
web-leaders-what = Ratings follow from all finished games: 400 points more are odds of ten to one of being placed before the other. Bots stand where they were measured.
web-leaders-place = Place
web-leaders-name = Name
web-leaders-rating = Rating
web-leaders-games = Games
web-leaders-bot = Bot: { $level }
web-leaders-none = Nobody is rated with certainty yet.
web-leaders-provisional =
    { $count ->
        [one] One more has played, and the rating is still provisional.
       *[other] { $count } more have played, and their ratings are still provisional.
    }
web-person-since = Here since { $date }
web-person-nothing = No finished game yet.
web-person-provisional = provisional
web-person-unrated = not rated yet
web-person-games = Games
web-person-firsts = First places
web-person-places = Average place
web-person-mean = Average points
web-person-best = Most points
web-person-dropped = Left to a bot
web-person-rivals = Against others
web-person-before = Ahead
web-person-tied = Tied
web-person-behind = Behind
web-person-played = The last games
web-person-result = place { $place }, { $score } points
web-person-left = left to a bot
web-person-not-rated = not rated
web-person-guest = a guest
