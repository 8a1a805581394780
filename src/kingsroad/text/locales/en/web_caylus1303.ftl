### What only the web table of Caylus 1303 says.

web-1303-board = The board
web-1303-castle = Castle: bundles are delivered here
web-1303-queue = Construction site: the queue of workers
web-1303-site-tile = Tile { $number } of the construction site: { $tile }
web-1303-gate = City gate
web-1303-bridge = Guilds bridge
web-1303-dearer = Somebody has passed: every placement costs 1 worker more
web-1303-camp = Camp
web-1303-provost = Provost
web-1303-plot = Plot { $number }, not built yet
web-1303-plot-with = Plot { $number }: { $tile }
web-1303-spent = spent

## What a seat has

web-1303-has-workers = Workers at hand
web-1303-has-recruits = Workers recruited at the end of the round
web-1303-has-houses = Houses left
web-1303-bundles =
    { $number ->
        [one] { $number } bundle
       *[other] { $number } bundles
    }

## Explanations of what is no tile

web-sign-1303-castle = A bundle is 1 food and two other goods that differ, and scores 5 prestige. Most bundles of a round bring a royal favor. A favor takes a character from another seat, or uses a tile of the site and then a character from the board: the first tile from round 1, the second from round 4, the third from round 7.
web-sign-1303-site = One worker of each seat may queue here; in this order bundles are delivered.
web-sign-1303-bridge = Whoever passes puts a house on the next field. The first takes the start marker, and from then on every placement costs 1 worker more. In this order the provost is moved, 1 worker a step and 3 steps at most.
web-sign-1303-camp = Workers that have worked or were paid wait here to be hired again; so many of each seat.
web-sign-1303-provost = Buildings act up to the provost. At the end of a round he goes to the spot before the last building of the road.

## What a seat has, explained

web-sign-1303-has-workers = They are the only money: whether placed or paid, they go to the camp and must be hired again.
web-sign-1303-has-cube = Cubes pay for buildings; 1 food and two other, different goods are a bundle. At the end they are worth nothing.
web-sign-1303-has-gold = It pays for monuments and may be part of a bundle; it never stands in for another cube. At the end, each gold is 2 prestige.
web-sign-1303-has-recruits = So many come back from the camp: 3, or 2 with five players, and more for residences.
web-sign-1303-has-houses = Every building and every residence takes one; there are nine in all.
web-sign-1303-has-bundles = Delivered this round. Who has the most receives a royal favor; on a tie, whoever stands further ahead in the queue.
web-sign-points-caylus1303 = The prestige so far; until the end nobody else sees it. Gold that is left then brings more.
