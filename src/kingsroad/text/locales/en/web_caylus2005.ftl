### The board of Caylus (2005) in the browser.

web-caylus-favors = Royal favors
web-caylus-bridge = Bridge
web-caylus-plot = space { $space }, not yet built
web-caylus-walk = space { $space } of the road
web-caylus-supply-wood = Wood tiles
web-caylus-supply-stone = Stone tiles
web-caylus-supply-prestige = Prestige tiles
web-caylus-workers = workers at home
web-caylus-houses = houses in the castle
web-caylus-income = income each turn

## What the board explains of itself

web-sign-caylus-favors = A royal favor: choose a line, move your marker one field to the right, then use that field or one before it. Each line only once in a phase. Fields 3 and 4 open with the count of the dungeon, field 5 with that of the walls.
web-sign-caylus-favors-simple = A royal favor: 3 prestige at once. This table plays without favor lines, and every favor of a phase counts.
web-sign-caylus-line-a = Line a: prestige.
web-sign-caylus-line-b = Line b: deniers.
web-sign-caylus-line-c = Line c: food; wood or stone; cloth; any cube for two others but gold; gold.
web-sign-caylus-line-d = Line d: nothing; a wood tile, 1 wood less; a stone tile, 1 stone less; a residence for 1 cloth; a prestige tile.
web-sign-caylus-bridge = Whoever passes takes the next place. The lowest free number is the price of a worker, except in your own buildings and for whoever has a worker in the right circle of the inn. The first to pass receives 1 denier. In this order the seats may move the provost.
web-sign-caylus-dungeon = Dungeon: 5 prestige for each house. When it is counted, having no house there costs 2 prestige; two or more bring a royal favor.
web-sign-caylus-walls = Walls: 4 prestige for each house. When they are counted, having no house there costs 3 prestige; 2, 3 or 5 houses bring 1, 2 or 3 royal favors.
web-sign-caylus-towers = Towers: 3 prestige for each house. When they are counted, having no house there costs 4 prestige; 2, 4 or 6 houses bring 1, 2 or 3 royal favors. Then the game is over.
web-sign-caylus-walk = Buildings act up to the provost (white hat). At the end of the turn the bailiff (crown) walks one space, or two if the provost is ahead of him; then the provost joins him.
web-sign-caylus-count-dungeon = When the bailiff reaches this space, the dungeon is counted, unless it was before.
web-sign-caylus-count-walls = When the bailiff reaches this space, the walls are counted, unless they were before.
web-sign-caylus-count-towers = When the bailiff reaches this space, the towers are counted and the game is over.
web-sign-caylus-end = At the end: 3 prestige for each gold, 1 for every three other cubes, 1 for every four deniers.

## What a seat has, explained

web-sign-caylus-has-deniers = They pay for workers, for steps of the provost and in some buildings. At the end, every four are 1 prestige.
web-sign-caylus-has-cube = Cubes pay for buildings; 1 food and two other, different cubes are a batch for the castle. At the end, every three cubes other than gold are 1 prestige.
web-sign-caylus-has-gold = It pays for prestige tiles and may be part of a batch; it never stands in for another cube. At the end, each gold is 3 prestige.
web-sign-caylus-has-workers = They can still be placed. What one costs is shown on the bridge; in one’s own building it is always 1 denier.
web-sign-caylus-has-houses = Each was built with a batch of three cubes. When their section is counted, houses bring royal favors.
web-sign-caylus-has-income = So many deniers at the beginning of a turn: 2, and more for residences, library and hotel.
web-sign-points-caylus2005 = The prestige so far. Gold, other cubes and deniers that are left at the end bring more.

## On the start page

web-game-caylus2005 = The great original. Every worker you place is seen by all, and the provost decides who worked in vain.
web-game-caylus2005-length = about 15 turns

## The player aid

web-aid-caylus2005-goal = Goal
web-aid-caylus2005-goal-win = Have the most **prestige** when the towers of the castle have been counted.
web-aid-caylus2005-goal-sources = Prestige comes from building, from batches for the castle, from royal favors, and from others who work in your buildings.

web-aid-caylus2005-setup = Set-up
web-aid-caylus2005-setup-road = Six neutral tiles lie at random on spaces 1–6; peddler (7), carpenter (8) and gold mine (16) are printed. Provost and bailiff start on space 6.
web-aid-caylus2005-setup-stock = Everybody has six workers, 2 food and 1 wood; the first in turn order has 5 deniers, the second and third 6, the fourth and fifth 7.

web-aid-caylus2005-income = Income
web-aid-caylus2005-income-base = Everybody receives **2 deniers**, in the first turn too.
web-aid-caylus2005-income-more = +1 for each of your residences, +1 for the library, +2 for the hotel; first paid in the turn after they were built.

web-aid-caylus2005-placement = Placing workers
web-aid-caylus2005-placement-turn = In turn order each player **places one worker or passes**, round after round, until all have passed.
web-aid-caylus2005-placement-price = A place costs **1 denier, +1 for each player who has passed**.
web-aid-caylus2005-placement-own = In your own building you always pay 1 denier. With a worker in the right circle of the inn you pay 1 everywhere.
web-aid-caylus2005-placement-visitor = In another player’s building: its owner gains 1 prestige at once.
web-aid-caylus2005-placement-where = One worker per building. The stables take three and the castle any number, but only one of each player.
web-aid-caylus2005-placement-beyond = You may place beyond the provost, at your own risk.
web-aid-caylus2005-placement-pass = Passing is free. **Whoever passes first receives 1 denier.** Whoever has passed places no more; the order of passing counts for the provost.

web-aid-caylus2005-special = Special buildings
web-aid-caylus2005-special-order = They act in this order, wherever the provost stands.
web-aid-caylus2005-special-gate = **Gate:** move this worker, free of charge, to any place that is open to you. An owner still gains 1 prestige.
web-aid-caylus2005-special-post = **Trading post:** 3 deniers.
web-aid-caylus2005-special-guild = **Merchants’ guild:** you may move the provost up to 3 spaces, free of charge.
web-aid-caylus2005-special-joust = **Joust field:** you may pay 1 denier and 1 cloth for a royal favor.
web-aid-caylus2005-special-stables = **Stables:** those who stand there become first, second and third in turn order, at once.
web-aid-caylus2005-special-inn = **Inn:** your worker moves from the left to the right circle. From the next turn on all your places cost 1 denier, as long as it stays there.

web-aid-caylus2005-provost = The provost
web-aid-caylus2005-provost-turn = **In the order of passing** each player has one turn: move him 1 to 3 spaces, forward or back, for **1 denier per space**, or leave him.
web-aid-caylus2005-provost-reach = He stays between spaces 1 and 28. Where he stands in the end decides how far the road acts.

web-aid-caylus2005-buildings = Buildings on the road
web-aid-caylus2005-buildings-order = From space 1 **up to and including the provost’s space**. Workers beyond him go home with nothing.
web-aid-caylus2005-buildings-produce = Production cannot be refused; everything else may be left undone. Each worker uses the effect once.
web-aid-caylus2005-buildings-owner = When somebody else works in your stone farm, park or workshop, you also take 1 of the cubes made there, of your choice.
web-aid-caylus2005-buildings-carpenter = **Carpenter:** build a wood tile. It goes on the first free space; you own it and score its prestige at once.
web-aid-caylus2005-buildings-mason = **Mason:** build a stone tile in the same way.
web-aid-caylus2005-buildings-lawyer = **Lawyer:** for 1 denier and 1 cloth a neutral tile, or a wood or stone tile of yours, becomes your residence: 2 prestige, income +1.
web-aid-caylus2005-buildings-lawyer-waits = If a worker stands on that tile, it changes when the worker has gone. Neutral tiles leave the game, your own go back to the supply.
web-aid-caylus2005-buildings-architect = **Architect:** build a prestige tile on one of your residences, whose income is then lost.
web-aid-caylus2005-buildings-market = **Market:** sell one cube for 4 deniers, in the wood market for 6.
web-aid-caylus2005-buildings-peddler = **Peddler:** buy one cube for 2 deniers; at the wood peddler one or two for 1 denier each. Never gold.
web-aid-caylus2005-buildings-offers = **Church, tailor, bank, alchemist:** take one of the two offers, once.

web-aid-caylus2005-castle = Building the castle
web-aid-caylus2005-castle-table-sections = The three sections of the castle
web-aid-caylus2005-castle-turn = Only those who have a worker in the castle, in the order of arrival there.
web-aid-caylus2005-castle-batch = **A batch is 1 food and two other, different goods**; gold may be one of them. Hand in as many as you like: each is one house and the prestige of the section.
web-aid-caylus2005-castle-full = When a section is full, further houses go into the next one, for its prestige.
web-aid-caylus2005-castle-idle = No house built though your worker stands there: **−2 prestige**, unless there is no room left.
web-aid-caylus2005-castle-most = Most houses this turn: **1 royal favor**. On a tie, whoever stands further ahead in the castle.

web-aid-caylus2005-end-of-turn = The bailiff and the counts
web-aid-caylus2005-end-of-turn-table-counts = What a count brings, by number of houses in the section
web-aid-caylus2005-end-of-turn-bailiff = The bailiff moves **2 spaces if the provost is ahead of him, otherwise 1**. Then the provost joins him.
web-aid-caylus2005-end-of-turn-count = A section is counted when the bailiff has reached its space (**12, 18, 24**) or when it is full.
web-aid-caylus2005-end-of-turn-order = In turn order you lose prestige or take royal favors for your houses there:

web-aid-caylus2005-favors = Royal favors
web-aid-caylus2005-favors-table-lines = The lines of royal favors
web-aid-caylus2005-favors-take = Choose a line, move your marker one field to the right, then use **that field or any to its left** on this line.
web-aid-caylus2005-favors-open = Fields 3 and 4 open after the count of the dungeon, field 5 after the walls. A marker that cannot move may still be used.
web-aid-caylus2005-favors-several = Several favors in one phase: **a different line for each**; a fifth is lost. Line d builds for 1 wood or 1 stone less; its lawyer costs only the cloth, its architect the full price.

web-aid-caylus2005-end = End of the game
web-aid-caylus2005-end-when = The game ends when the **towers** have been counted.
web-aid-caylus2005-end-gold = Each gold left over: 3 prestige.
web-aid-caylus2005-end-cubes = Every three other cubes: 1 prestige.
web-aid-caylus2005-end-deniers = Every four deniers: 1 prestige.
web-aid-caylus2005-end-tie = Those who tie for the most prestige win together.

web-aid-caylus2005-slips = Common slips
web-aid-caylus2005-slips-joust = The cloth for the joust field must come from an earlier turn: whatever makes cloth acts later.
web-aid-caylus2005-slips-gold = Gold is a good of its own. It never stands in for another good or a denier.
web-aid-caylus2005-slips-castle = Cubes made on the road come in time for the castle, if the provost lets your workers act.
web-aid-caylus2005-slips-inn = A worker in the inn is away: five others are left. A newcomer in the left circle sends it home.
web-aid-caylus2005-slips-favors = Favors gained in a count cannot yet enter the fields that this count opens.
web-aid-caylus2005-slips-supply = Residences and prestige tiles employ nobody, and the lawyer never changes itself, fixed or special buildings.

web-aid-caylus2005-variants = Variants
web-aid-caylus2005-variants-two = **Two players:** both start with 5 deniers, and the stables are closed. First place changes hands after each turn. Once one has passed, every place that is not one’s own costs the other **3** deniers, unless the inn makes it 1.
web-aid-caylus2005-variants-simple = **Simple favors**, for a first game: there are no lines; every favor is 3 prestige at once, any number per phase.
web-aid-caylus2005-variants-jeweller = **Jeweller:** a tenth stone tile for stone and cloth, worth 6; it turns 1 gold into 5 prestige or 2 gold into 9.

## Headings of the gallery

web-rules-kind-caylus2005-special = Special buildings
web-rules-kind-caylus2005-neutral = Neutral tiles
web-rules-kind-caylus2005-fixed = Fixed buildings
web-rules-kind-caylus2005-wood = Wood tiles
web-rules-kind-caylus2005-stone = Stone tiles
web-rules-kind-caylus2005-residence = Residences
web-rules-kind-caylus2005-prestige = Prestige tiles
