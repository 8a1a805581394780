### The board of Caylus (2005) in the browser.

web-caylus-favors = Royal favors
web-caylus-order = Turn order
web-caylus-bridge = Bridge
web-caylus-end = Goods left at the end
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
web-sign-caylus-bridge = Whoever passes takes the next place. The lowest free number is the price of a worker, except in your own buildings and for the guest of the inn. The first to pass receives 1 denier. In this order the seats may move the provost.
web-sign-caylus-dungeon = Dungeon: 5 prestige for each house. When it is counted, no house costs 2 prestige, and two or more bring a royal favor.
web-sign-caylus-walls = Walls: 4 prestige for each house. When they are counted, no house costs 3 prestige; 2, 3 or 5 houses bring 1, 2 or 3 royal favors.
web-sign-caylus-towers = Towers: 3 prestige for each house. When they are counted, no house costs 4 prestige; 2, 4 or 6 houses bring 1, 2 or 3 royal favors. Then the game is over.
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
