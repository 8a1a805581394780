### The player aid of each game. **Two stars** set words in bold; signs and numbers of tables are in
### web/src/aid.

web-aid-now = now
web-aid-more = All buildings, the signs and the full rules

## Heads of the little tables

web-aid-word-section = Section
web-aid-word-room = Houses
web-aid-word-house = Per house
web-aid-word-space = Space
web-aid-word-dungeon = Dungeon
web-aid-word-walls = Walls
web-aid-word-towers = Towers
web-aid-word-houses = Houses
web-aid-word-line = Line
web-aid-word-token = Token
web-aid-word-worth = Worth
web-aid-word-four = 4 players
web-aid-word-three = 3 players
web-aid-word-two = 2 players
web-aid-word-players = Players
web-aid-word-start = Workers at the start
web-aid-word-recruits = Recruits per round
web-aid-word-characters-drawn = Characters in the game

## Caylus (2005)

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
web-aid-caylus2005-placement-pass = Passing is free. **Who passes first receives 1 denier.** Whoever has passed places no more; the order of passing counts for the provost.

web-aid-caylus2005-special = Special buildings
web-aid-caylus2005-special-order = They act in this order, wherever the provost stands.
web-aid-caylus2005-special-gate = **Gate:** move this worker, free of charge, to any place that is open to you. An owner still gains 1 prestige.
web-aid-caylus2005-special-post = **Trading post:** 3 deniers.
web-aid-caylus2005-special-guild = **Merchants’ guild:** you may move the provost up to 3 spaces, free of charge.
web-aid-caylus2005-special-joust = **Joust field:** you may pay 1 denier and 1 cloth for a royal favor.
web-aid-caylus2005-special-stables = **Stables:** who stands there becomes first, second and third in turn order, at once.
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
web-aid-caylus2005-castle-turn = Only who has a worker in the castle, in the order of arrival there.
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
web-aid-caylus2005-end-tie = Who ties for the most prestige wins together.

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

## Caylus Magna Carta

web-aid-magna-carta-goal = Goal
web-aid-magna-carta-goal-win = Have the most **prestige** at the end: castle tokens, your cards on the road, prestige buildings. It is counted only then.
web-aid-magna-carta-goal-secret = Everybody has the same twelve cards. Your hand is secret; everything else, discard piles too, lies open.

web-aid-magna-carta-setup = Set-up
web-aid-magna-carta-setup-road = The road begins with as many neutral cards as there are players; the peddler is the last, and the provost starts on it.
web-aid-magna-carta-setup-hand = Draw three cards; once, you may put all three away and draw three others, free of charge.
web-aid-magna-carta-setup-stock = Everybody has four workers, 2 food, 2 wood and 4 deniers.

web-aid-magna-carta-income = Income
web-aid-magna-carta-income-base = Everybody receives **2 deniers**, in the first round too.
web-aid-magna-carta-income-more = +1 for each of your residences without a building on top, +1 for the hotel.

web-aid-magna-carta-actions = Actions
web-aid-magna-carta-actions-turn = Clockwise from the first-player card: **one action each**, again and again, until all have passed.
web-aid-magna-carta-actions-draw = **Draw a card** for 1 denier.
web-aid-magna-carta-actions-exchange = **Exchange your whole hand** for 1 denier: put it away and draw as many.
web-aid-magna-carta-actions-place = **Place a worker** for 1 denier, always; on any card of the road that has none, beyond the provost too.
web-aid-magna-carta-actions-build = **Build a card** from your hand: pay its cubes, lay it at the end of the road. From the next action on anybody may place a worker there.
web-aid-magna-carta-actions-prestige = **Build a prestige building** on one of your residences, which then brings no more income and no prestige.
web-aid-magna-carta-actions-pass = **Pass:** who is first receives 1 denier. The order of passing counts for the provost and for the castle.

web-aid-magna-carta-gold = Gold
web-aid-magna-carta-gold-joker = Gold is a **joker**: it stands in for food, wood or stone in every cost of cubes and in every batch.
web-aid-magna-carta-gold-limits = It never stands in for a denier, and where a cost names gold, only gold will do.

web-aid-magna-carta-provost = The provost
web-aid-magna-carta-provost-turn = **In the order of passing** each player may move him 1 to 3 cards, forward or back, for **1 denier per card**.
web-aid-magna-carta-provost-steps = Every card of the road is one step, residences too. He never leaves the road.

web-aid-magna-carta-buildings = Cards on the road
web-aid-magna-carta-buildings-order = From the first card **up to and including the provost’s card**; those beyond do nothing, for nobody.
web-aid-magna-carta-buildings-worker = **Worker:** who has a worker on a card uses the worker’s effect, once.
web-aid-magna-carta-buildings-owner = **Owner:** if it was another player’s worker, the owner then uses the owner’s effect, even if the worker’s effect was declined.
web-aid-magna-carta-buildings-decline = Every effect may be declined. With your own worker on your own card you have the worker’s effect only.
web-aid-magna-carta-buildings-stock = Small farm, sawmill and quarry come with 4 cubes (2 players: 2) for their owner; when these are gone, the owner gets nothing more.
web-aid-magna-carta-buildings-lawyer = **Lawyer:** for 1 food one of your own cards becomes a residence: 1 prestige, income +1. It still acts first if a worker waits on it.
web-aid-magna-carta-buildings-lawyer-never = Never neutral cards, other players’ cards or lawyers.
web-aid-magna-carta-buildings-church = **Church:** 2 deniers for a token or 5 for two; the owner pays 3 for one.
web-aid-magna-carta-buildings-home = All workers go home at the end of the phase, those beyond the provost too.

web-aid-magna-carta-castle = Building the castle
web-aid-magna-carta-castle-table-tokens = The castle tokens: worth and number by players
web-aid-magna-carta-castle-turn = **In the order of passing**, no worker needed: each batch of **1 food, 1 wood and 1 stone** earns the best token left. As many as you like.
web-aid-magna-carta-castle-most = Most batches this round: **1 gold**. On a tie, whoever passed first.
web-aid-magna-carta-castle-nobody = If nobody hands in a batch, the two best tokens leave the game.

web-aid-magna-carta-end-of-round = End of the round
web-aid-magna-carta-end-of-round-provost = The provost moves 2 cards forward, as far as there are cards.
web-aid-magna-carta-end-of-round-first = The first-player card goes to the next player clockwise.

web-aid-magna-carta-end = End of the game
web-aid-magna-carta-end-when = The game ends with the round in which the **last token** goes.
web-aid-magna-carta-end-cards = Count your tokens and the prestige on your cards: residences 1, covered residences nothing.
web-aid-magna-carta-end-gold = Each gold left over: 1 prestige.
web-aid-magna-carta-end-cubes = Every three other cubes: 1 prestige.
web-aid-magna-carta-end-deniers = Every three deniers: 1 prestige.
web-aid-magna-carta-end-tie = Who ties for the most prestige wins together.

web-aid-magna-carta-slips = Common slips
web-aid-magna-carta-slips-owner = The price of a worker never rises, and its denier goes to the bank, not to the card’s owner.
web-aid-magna-carta-slips-prestige = A prestige building is an action of its own and needs an uncovered residence, not a worker.
web-aid-magna-carta-slips-residence = A card that becomes a residence loses its own prestige and any cubes that lie on it.
web-aid-magna-carta-slips-church = Tokens from the church are no batches: they do not count for the gold, and do not stop two tokens from leaving.
web-aid-magna-carta-slips-castle = Passing first means building first at the castle, but speaking first, not last, about the provost.

web-aid-magna-carta-variants = Variants
web-aid-magna-carta-variants-beginner = **Beginner rules:** no provost, so every card with a worker acts; no residences, lawyers and churches, and no hotel. Income is always 2.
web-aid-magna-carta-variants-beginner-prestige = Prestige buildings then lie in front of you and need no residence; all else is as usual.
web-aid-magna-carta-variants-two = **Two players:** fewer tokens, and small production cards come with 2 cubes, not 4. All other rules are the same.

## Caylus 1303

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
web-aid-caylus1303-planning-pass = **Who passes first takes the start marker** for the next round. The order of passing counts at the bridge.
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
web-aid-caylus1303-delivery-turn = Who has a worker on the site delivers as many bundles as they like, in the order of the queue.
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
web-aid-caylus1303-end-tie = Who ties for the most prestige wins together.

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
