### The people who play as bots: their levels and styles.

## Levels

web-level-novice = Novice
web-level-novice-what = New to the game, overlooks much.
web-level-apprentice = Apprentice
web-level-apprentice-what = Plays sensibly, still misses things.
web-level-journeyman = Journeyman
web-level-journeyman-what = Quick and sound. Misses little.
web-level-master = Master
web-level-master-what = Thinks ahead and punishes slips.
web-level-grand-master = Grand master
web-level-grand-master-what = Thinks far ahead. The hardest of all.

## Styles

web-person = { $name }, { $style }
web-style-builder = a builder
web-style-builder-what = Likes to build along the road.
web-style-castle = of the castle
web-style-castle-what = Likes to deliver to the castle.
web-style-court = of the court
web-style-court-what = Likes the favors of the court.
web-style-provost = the provost’s friend
web-style-provost-what = Likes to send the provost about.
web-style-trader = a trader
web-style-trader-what = Likes markets, money and gold.
