## Why another choice will not do, where a stage has no reason of its own

wrong-place = That is allowed too. In this lesson place a worker where it glows.
wrong-pass = Not of use here: in this lesson you pass now.
wrong-provost = Leave the provost where he stands today.
wrong-use = It is free: take it.
wrong = That can be chosen too, but not in this lesson. Take what glows.

## Actions

actions = Cards and workers
actions-goal = You build for the king, card by card. Prestige is counted at the end: cards on the road, tokens of the castle, what is left over.
actions-build = Your hand lies before you. Build the small sawmill for 1 food and 1 wood: it goes to the end of the road.
actions-build-wrong = The other cards are too dear as yet. Build the small sawmill.
actions-worker = Red placed a worker at the peddler, for 1 denier. Place one of yours in the park.
actions-pass = You could go on, action by action, in turn with the others. Red has passed: pass as well.
actions-provost = The road acts up to the provost. Each in the order of passing may pay to move him. Leave him today.
actions-use = The park acts: take the food.
actions-end = The next round begins with 2 deniers for everybody. Nobody built at the castle, so two of its tokens are gone: the game will not wait.

## Owner

owner = Worker and owner
owner-visitor = Your sawmill has a stock of wood. Place a worker in the park and see what Red does.
owner-pass = Red works in your sawmill. Pass.
owner-bribe = The sawmill lies one card behind the provost. Move him one forward, for 1 denier.
owner-bribe-wrong = Then the sawmill does not act, and its owner goes without as well.
owner-park = The park acts first: take the food.
owner-stock = Red took 1 wood from the bank. You are the owner and may take one from the stock on your card.
owner-end = Cards that others use bring something to their owner. At the end of the round the provost walks two cards on, as far as the road goes.

## Hand

hand = Your hand
hand-dear = All three cards cost two stone, and you have none.
hand-draw = For 1 denier you draw a card. Try it.
hand-draw-wrong = In this lesson it is about the hand: draw a card.
hand-exchange = The gold mine: dear as well. For 1 denier the whole hand is put away and as many cards are drawn anew. Exchange it.
hand-exchange-wrong = Waiting costs rounds. Exchange the hand.
hand-end = Small farm, small sawmill, market, lawyer: with these one can begin. Others never see your hand.

## Castle

castle = The castle
castle-tokens = The tokens of the castle are worth 4, 3 and 2 prestige: dungeon, walls, towers, the best ones first.
castle-pass = You have the cubes for two batches. The castle comes at the end of the round: pass.
castle-leave = Nobody stands on the road. Leave the provost.
castle-batch = A batch is 1 food, 1 wood and 1 stone. Hand one in.
castle-batch-wrong = Tokens are what the game is about. Hand in a batch.
castle-again = You can hand in as many as you like. Once more.
castle-again-wrong = Whoever hands in the most receives 1 gold. Once more.
castle-end = Two tokens of the dungeon are 8 prestige, and 1 gold for the most batches. When all tokens are gone the game ends.

## Residences

residence = The lawyer and residences
residence-lawyer = Your lawyer lies on the road. Place a worker there.
residence-pass = Pass: the road shall act.
residence-leave = The provost stands on the lawyer. Leave him.
residence-turn = For 1 food turn your small sawmill over.
residence-turn-wrong = Then the worker came for nothing. Turn the sawmill over.
residence-end = A residence takes no workers any more, but it brings 1 denier at every income, and it can carry a great building.

## Prestige buildings

prestige = Great buildings
prestige-theatre = You own a residence, 2 wood and 1 gold. Build the theatre: 6 prestige.
prestige-theatre-wrong = Great buildings are worth most. Build the theatre.
prestige-over = It goes on your residence.
prestige-end = The theatre covers the residence, whose income is gone. The cathedral, the dearest of them, is worth 14.
