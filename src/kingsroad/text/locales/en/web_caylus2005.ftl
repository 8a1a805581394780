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
