## Why another choice will not do, where a stage has no reason of its own

wrong-place = That is allowed too. In this lesson place a worker where it glows.
wrong-pass = Not yet of use here: in this lesson you pass now.
wrong-provost = The provost is for another lesson. Leave him where he stands.
wrong = That can be chosen too, but not in this lesson. Take what glows.

## Workers

workers = Place a worker
workers-goal = You build the king’s castle, and so does Red. Whoever has the most prestige in the end wins: it comes from the castle, from buildings and from favors.
workers-quarry = Every building on the road gives something to the worker who stands there. Place a worker at the quarry: he will bring a stone.
workers-quarry-wrong = There are many good places. Begin with the quarry; it glows on the road.
workers-second = That cost 1 denier. Red took the farm, and a place that is taken is closed to all others. Take wood as well, at the sawmill.
workers-second-wrong = A castle needs wood, and the sawmill has it.
workers-pass = You may place more workers while you have money. For today that is enough: pass. The first to pass receives 1 denier.
workers-provost = All have passed, now the provost: everybody may pay to move him, in the order of passing. Today leave him alone.
workers-sale = The road acts from the bridge on, up to the provost. Your workers brought stone and wood and went home. Red’s market now buys a cube.
workers-end = A new turn begins, and everybody receives an income of 2 deniers. That is the heart of the game: place, act, earn.

## Provost

provost = The provost
provost-reach = The white figure is the provost. Buildings up to his space act, those behind him do not: whoever stands there goes home with nothing.
provost-peddler = The peddler lies one space behind the provost. Place a worker there all the same: the provost can be moved.
provost-peddler-wrong = We want to see what happens behind the provost: place a worker at the peddler.
provost-pass = Keep your money for the provost: pass. Whoever passes first is first to move him.
provost-pass-wrong = You need deniers in a moment. Pass now.
provost-bribe = Each space costs 1 denier, 3 at the most. Move the provost one space forward, so that the peddler acts.
provost-bribe-wrong = Then your worker goes home with nothing, or you pay more than you need. One space forward will do.
provost-trade = Red left him there. The peddler acts: give 2 deniers for a cube.
provost-trade-wrong = Then the way was for nothing. Trade with the peddler.
provost-cube = Take a cube of your choice.
provost-bailiff = At the end of a turn the bailiff walks on and the provost joins him: one space, or two if the provost stands ahead of him. So they decide how long the game lasts.

## Building

building = Build a house of your own
building-why = Buildings bring prestige when they are built, and again whenever others use them.
building-carpenter = The carpenter builds what is made of wood. Place a worker there.
building-pass = Red has passed, and places have become dearer. Pass.
building-leave = The carpenter lies before the provost, so he acts. Leave the provost alone.
building-mason = You have 2 wood and 2 food. Build the mason for 1 wood and 1 food: 4 prestige.
building-mason-wrong = A good building, but take the mason: he brings the most, and stone buildings need him.
building-owner = The mason stands on the next free space and your house lies on him. Red has just placed a worker there, which brought you 1 prestige. You yourself always pay 1 denier in your own buildings.

## Castle

castle = Build the castle
castle-sections = The castle has three sections: dungeon, walls and towers. A batch of three different cubes, one of them food, becomes a house in it.
castle-queue = Workers for the castle stand in line. Be the first: place a worker at the castle.
castle-pass = You have the cubes for two houses. Pass.
castle-leave = The castle always acts. Leave the provost alone.
castle-batch = Hand in a batch: food, wood and stone. A house in the dungeon is worth 5 prestige.
castle-batch-wrong = Any batch is worth the same. Give stone first, so that the cloth makes a second one with your wood.
castle-again = You have food, wood and cloth left: hand in a second batch.
castle-again-wrong = Two houses are better than one, and most houses of a turn earn a favor.
castle-favor = Red handed in nothing. You built the most, so the king grants you a favor. Take the line of prestige.
castle-favor-wrong = All four lines are good. Today the first one: prestige.
castle-field = The first field gives 1 prestige. The next favor on this line will give more.
castle-field-wrong = A favor that is not used is lost. Take the prestige.
castle-end = Two houses in the dungeon, and Red has none yet. When the dungeon is counted, that will matter.

## Favors

favors = The king’s favors
favors-joust = A favor can also be bought at the joust field, for 1 cloth and 1 denier. Place a worker there.
favors-pass = The buildings before the bridge act before the provost comes. Pass.
favors-pay = Give the cloth and the denier.
favors-pay-wrong = Then no favor comes of it. Give the cloth and the denier.
favors-line = Four lines: prestige, deniers, cubes, building. Your marker on the line of deniers has already moved once. Move it again.
favors-line-wrong = On a new line you would begin at its first field. The line of deniers is further on.
favors-field = The marker has reached the second field. You may use it or any field before it: take 4 deniers.
favors-field-wrong = The second field gives more than the first.
favors-end = The further a marker, the richer the favor. The last fields open only when sections of the castle have been counted. Two favors of one phase never go to the same line.

## Residences

residence = The lawyer and residences
residence-lawyer = The lawyer turns a building into a residence: place a worker there. He is Red’s, so Red gains 1 prestige.
residence-pass = You have the cloth and the denier that he asks for. Pass.
residence-leave = The provost stands on the lawyer, so the lawyer acts. Leave him.
residence-change = Turn your own quarry into a residence.
residence-change-wrong = Possible, but a neutral building would be gone for you as well. Change your own quarry.
residence-income = A residence brings 2 prestige at once and 1 denier more at every income: you received 3 this turn. And it is the ground for what comes next.

## Prestige buildings

prestige = Great buildings
prestige-architect = The great blue buildings are the architect’s. He is yours: place a worker there.
prestige-pass = You have 3 wood and 1 gold. Pass.
prestige-leave = The architect lies within the provost’s reach. Leave the provost alone.
prestige-library = Build the library: 10 prestige.
prestige-library-wrong = It is what you saved for: build the library.
prestige-over = Prestige buildings stand on a residence of your own. Build it there.
prestige-end = 10 prestige, and 1 denier more at every income. Gold comes from the mine, the alchemist, the bank and favors.

## Counts

counts = Counting the castle
counts-sections = The bailiff carries the accounts. When he reaches the mark on the road, or a section is full, that section is counted. He is one space before the dungeon’s.
counts-pass = You have two houses in the dungeon, Red has none. See what happens: pass.
counts-bailiff = Leave the provost alone; the bailiff walks when the buildings have acted.
counts-count = The dungeon is counted. Two houses earn you a favor: take the line of deniers.
counts-count-wrong = Good too. In this lesson the line of deniers.
counts-field = Take the 3 deniers.
counts-field-wrong = A favor that is not used is lost.
counts-end = Red has no house in the dungeon and lost 2 prestige. After the walls the towers are counted, and then the game ends: 3 prestige for each gold, 1 for every three cubes, 1 for every four deniers.
