## Why another choice will not do, where a stage has no reason of its own

wrong-place = That is allowed too. In this lesson place a worker where it glows.
wrong-pass = Not of use here: in this lesson you pass now.
wrong-provost = Leave the provost where he stands today.
wrong-use = It is free: take it.
wrong = That can be chosen too, but not in this lesson. Take what glows.

## Workers

workers = Workers are money
workers-goal = There are no coins here: you pay with workers, who then rest in the camp. Whoever has the most prestige after nine rounds wins: it comes from buildings, from deliveries to the castle and from monuments.
workers-quarry = Place a worker at the quarry. He will bring a stone and then go to the camp.
workers-second = Now the sawmill. A building takes one worker only.
workers-dear = Red has passed. From now on each placement costs one worker more. Pass.
workers-dear-wrong = You can go on, at two workers a place. In this lesson you pass.
workers-provost = The road acts up to the provost. In the order of passing each may pay workers to move him. Leave him.
workers-wood = The sawmill acts: take the wood.
workers-stone = And the stone.
workers-end = Everybody takes 3 workers back from the camp. Red has the day labourer and takes 4. Whoever passed first begins the next round.

## Provost

provost = The provost
provost-reach = The provost stands behind plot 8. What lies beyond him does not act.
provost-market = The wood market lies on plot 9. Place a worker there all the same.
provost-pass = You need workers to move the provost. Pass.
provost-bribe = Each step costs 1 worker, 3 steps at the most. Move him one step forward.
provost-bribe-wrong = Too little helps nothing, too much costs workers. One step forward will do.
provost-cube = The wood market acts: take a cube, whichever you like.
provost-cube-wrong = You paid for it. Take a cube.
provost-end = At the end of the round he goes back, directly before the last building. So the road grows and he with it.

## Building

building = Build on the road
building-carpenter = The carpenter before the bridge always acts. Place a worker there.
building-pass = You have 2 wood and 1 food. Pass.
building-tile = Build the wood quarry: 2 prestige, and 1 more because the architect is with you.
building-tile-wrong = A good building. In this lesson build the wood quarry.
building-leave = Leave the provost.
building-owner = Your house stands over the quarry. Red has just placed a worker there, and you gained 1 prestige.

## Site

site = The site of the castle
site-queue = At the site bundles are delivered for the castle. Place a worker in the queue.
site-pass = You have food, wood and stone, and that is a bundle. Pass.
site-leave = The site acts whatever the provost does. Leave him.
site-bundle = Deliver the bundle: 5 prestige.
site-bundle-wrong = That is what the worker came for. Deliver the bundle.
site-favor = You delivered the most, and the king grants a favor: a character of another seat, or a tile of the site. Take the day labourer from Red.
site-favor-wrong = Good too. In this lesson take the day labourer from Red.
site-end = The day labourer works for you now: 4 recruits, and Red has 3.

## Characters

characters = Favors and characters
characters-fair = At the fairground a favor costs 1 wood. Place a worker there.
characters-pass = The buildings before the bridge act whatever the provost does. Pass.
characters-wood = Give the wood.
characters-wood-wrong = Without the wood there is no favor.
characters-tile = This time a tile of the site. In the first rounds only the first one is open.
characters-tile-wrong = You know that one from the site. Take the tile.
characters-use = The farm gives 1 food: take it.
characters-engage = And a character from the board may join you. Choose one: a tap on each tells what it can do.
characters-engage-wrong = A character is worth a lot. Choose one.
characters-end = You may hold as many characters as you like, until somebody takes one from you by a favor.

## Residences

residence = Residences and monuments
residence-lawyer = The lawyer gives you a start building for 1 cloth. Place a worker there.
residence-pass = Pass: he acts at once.
residence-claim = Put your house on the farm.
residence-claim-wrong = Any start building would do. In this lesson the farm.
residence-leave = Leave the provost.
residence-monument = The farm is a residence now, and a residence can become a monument. Build the statue for 2 stone and 1 gold.
residence-monument-wrong = Good too. In this lesson the statue, at 7 prestige.
residence-end = A residence brings 1 recruit more each round, a monument prestige instead. At the end each gold left is worth 2.
