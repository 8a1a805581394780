### What only the web table of Caylus 1303 says.

web-1303-board = The board
web-1303-castle = Castle: bundles are delivered here
web-1303-queue = Construction site: the queue of workers
web-1303-site-tile = Tile { $number } of the construction site: { $tile }
web-1303-gate = City gate
web-1303-bridge = Guild bridge
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
web-sign-1303-has-bundles = Delivered this round. Whoever has the most receives a royal favor; on a tie, whoever stands further ahead in the queue.
web-sign-points-caylus1303 = The prestige so far; until the end nobody else sees it. Gold that is left then brings more.

## On the start page

web-game-caylus1303 = The classic, tightened: nine rounds, no money, and characters whose powers change hands.
web-game-caylus1303-length = 9 rounds

## The player aid

web-aid-caylus1303-goal = Goal
web-aid-caylus1303-goal-win = Have the most **prestige** after **nine rounds**. Until the end you see only your own total.
web-aid-caylus1303-goal-workers = Workers are your only money: one that you send out or pay goes to the **camp**, and you must hire it again.

web-aid-caylus1303-setup = Set-up
web-aid-caylus1303-setup-road = Four printed buildings and the bridge, start buildings on plots 1–8, one wood building on 9, one stone building on 14; three tiles on the construction site.
web-aid-caylus1303-setup-stock = Everybody has 2 wood, 1 food, 1 stone and 15 workers, some at hand, the others in the camp.
web-aid-caylus1303-setup-characters = Beginning with the last player each chooses a character; the three left over lie on the board.
web-aid-caylus1303-setup-table-workers = Workers and characters by number of players

web-aid-caylus1303-planning = Planning
web-aid-caylus1303-planning-turn = Clockwise from the start marker: **place one worker or pass**, until all have passed.
web-aid-caylus1303-planning-building = On any building of the road without a worker, beyond the provost too. Placing itself is free: only the worker is gone.
web-aid-caylus1303-planning-visitor = On a building that another player has built: that player gains 1 prestige at once.
web-aid-caylus1303-planning-site = Or on the construction site, in the next place of the queue; only one worker of each player.
web-aid-caylus1303-planning-pass = **Whoever passes first takes the start marker** for the next round. The order of passing counts at the bridge.
web-aid-caylus1303-planning-dearer = From then on **every placement costs 1 further worker**, however many have passed.

web-aid-caylus1303-activation = Activation
web-aid-caylus1303-activation-order = Printed buildings, bridge, then the plots **up to the provost**. Each worker that is dealt with goes to the camp.
web-aid-caylus1303-activation-decline = Every effect may be declined and is used once per worker.
web-aid-caylus1303-activation-fairground = **Fairground:** 1 wood for a favor.
web-aid-caylus1303-activation-lawyer = **Lawyer:** for 1 cloth put your house above a start building. It still acts this round and becomes your residence in phase 4.
web-aid-caylus1303-activation-carpenter = **Carpenter:** build a wood building on the first free plot; you score its prestige at once.
web-aid-caylus1303-activation-toll = **Toll:** move the provost 1 or 2 steps, free of charge.
web-aid-caylus1303-activation-bridge = **Bridge:** in the order of passing, without a worker there, each may move the provost 1 to 3 steps for **1 worker per step**.
web-aid-caylus1303-activation-plots = Workers beyond the provost go to the camp with nothing.
web-aid-caylus1303-activation-mason = **Mason:** build a stone building in the same way. On the mason’s set-up side one stone is not paid.
web-aid-caylus1303-activation-owner = When another player works in your stone farm, sawmill or quarry, you take 1 food, wood or stone.

web-aid-caylus1303-delivery = Delivery
web-aid-caylus1303-delivery-turn = Whoever has a worker on the site delivers as many bundles as they like, in the order of the queue.
web-aid-caylus1303-delivery-bundle = **A bundle is 1 food and two other, different goods**: 5 prestige. Delivering nothing costs nothing.
web-aid-caylus1303-delivery-most = Most bundles this round: **a favor**. On a tie, whoever stands further ahead in the queue.

web-aid-caylus1303-favors = Favors
web-aid-caylus1303-favors-sources = From the fairground, the manor that a player has built, most bundles and the theatre. Choose one of two:
web-aid-caylus1303-favors-steal = **Take a character from another player**, any one,
web-aid-caylus1303-favors-site = or **use an open tile of the site** as if your worker stood there; then you may take a character from the board.
web-aid-caylus1303-favors-open = Open are one tile in rounds 1–3, two in rounds 4–6, all three in rounds 7–9.

web-aid-caylus1303-administration = Administration
web-aid-caylus1303-administration-residences = Start buildings with a house above become residences.
web-aid-caylus1303-administration-monuments = From the bridge on, each residence may be replaced by a **monument**: pay, score. Its recruit is then lost.
web-aid-caylus1303-administration-recruits = Hire **3 workers** from the camp (five players: 2), +1 per residence. Garden +2 workers, granary +1 food, manufacture +1 cloth.
web-aid-caylus1303-administration-provost = The provost goes to the spot directly before the last building of the road. Plot 14 does not count while a plot before it is free.
web-aid-caylus1303-administration-next = The next round begins with the holder of the start marker.

web-aid-caylus1303-characters = Characters
web-aid-caylus1303-characters-early-riser = **Early Riser:** may place a worker before everybody else, for 1 further worker.
web-aid-caylus1303-characters-night-worker = **Night Worker:** does not pay the further worker after the first pass.
web-aid-caylus1303-characters-journeyman = **Journeyman:** once per round may join another player’s worker on a building, and acts after it.
web-aid-caylus1303-characters-thief = **Thief:** in other players’ buildings the owner gains no prestige.
web-aid-caylus1303-characters-steward = **Steward:** gains 2 prestige, not 1, for others in one’s own buildings.
web-aid-caylus1303-characters-bailiff = **Bailiff:** may move the provost 1 step after all others, free of charge.
web-aid-caylus1303-characters-architect = **Architect:** 1 more prestige for each wood or stone building and monument.
web-aid-caylus1303-characters-deliveryman = **Deliveryman:** delivers without a worker, after all others; with a worker twice.
web-aid-caylus1303-characters-chamberlain = **Chamberlain:** bundles of any three cubes, even without food.
web-aid-caylus1303-characters-foreman = **Foreman:** 1 more prestige for each bundle.
web-aid-caylus1303-characters-goldsmith = **Goldsmith:** 5 more prestige for the first bundle with gold in a round.
web-aid-caylus1303-characters-day-labourer = **Day Labourer:** hires 1 more worker in every recruitment.

web-aid-caylus1303-end = End of the game
web-aid-caylus1303-end-when = The game ends after the **ninth round**, recruitment included.
web-aid-caylus1303-end-gold = Each gold left over: 2 prestige. Other cubes, workers and characters are worth nothing.
web-aid-caylus1303-end-tie = Those who tie for the most prestige win together.

web-aid-caylus1303-slips = Common slips
web-aid-caylus1303-slips-camp = A worker on the board cannot pay: only workers at hand can, and they go to the camp.
web-aid-caylus1303-slips-pay = Effects that bring workers take your own from the camp. If too few are there, the rest is lost.
web-aid-caylus1303-slips-gold = Gold is a good of its own and never stands in for another; “plain” means any cube but gold.
web-aid-caylus1303-slips-sides = Tiles that lay there from the beginning show their set-up side: often weaker, without an owner.
web-aid-caylus1303-slips-lawyer = Lawyer and residence bring no prestige. You have nine houses in all for buildings and residences.
web-aid-caylus1303-slips-board = A character comes from the board only after a tile of the site, never after taking one from a player.

web-aid-caylus1303-variants = Variants
web-aid-caylus1303-variants-first = **First game:** tiles and characters are those recommended for a first evening; no rule changes.
web-aid-caylus1303-variants-two = **Two players:** 10 workers at hand at the start, 5 characters in the game. All other rules are the same.
web-aid-caylus1303-variants-five = **Five players:** 10 workers at hand at the start, but only 2 recruits per round. Longer and less forgiving.

## Headings of the gallery

web-rules-kind-caylus1303-fixed = Printed buildings
web-rules-kind-caylus1303-neutral = Start buildings
web-rules-kind-caylus1303-wood = Wood buildings
web-rules-kind-caylus1303-stone = Stone buildings
web-rules-kind-caylus1303-residence = Residences
web-rules-kind-caylus1303-prestige = Monuments
web-rules-kind-caylus1303-character = Characters
