### What only the web table of Caylus Magna Carta says.

web-magna-carta-board = The table
web-magna-carta-castle = Castle
web-magna-carta-section =
    { $name }: { $left ->
        [one] { $left } token left
       *[other] { $left } tokens left
    }, { $points } prestige each
web-magna-carta-bridge = Bridge
web-magna-carta-order = Order
web-magna-carta-built = built
web-magna-carta-end = The end of the road: the next card goes here
web-magna-carta-provost = Provost
web-magna-carta-spot = The provost’s spot at card { $number }
web-magna-carta-covered = { $top }, on what was { $card }
web-magna-carta-hand = Your hand
web-magna-carta-pile = Pile
web-magna-carta-discard = Put away

## What a seat has

web-magna-carta-has-workers = Workers at hand
web-magna-carta-has-income = Deniers at the next income
web-magna-carta-has-hand = Cards in hand
web-magna-carta-has-tokens = Tokens of the castle: { $name }
web-magna-carta-in-pile = + { $number } in the pile
web-magna-carta-batches =
    { $number ->
        [one] { $number } batch
       *[other] { $number } batches
    }
web-magna-carta-put-away =
    { $number ->
        [one] { $number } card put away
       *[other] { $number } cards put away
    }

## Explanations of what is no card

web-sign-magna-carta-castle = Whoever hands in 1 food, 1 wood and 1 stone takes the best token left: dungeon before walls before towers. Gold stands in for any of them. Most batches of a round bring 1 gold; if nobody hands in any, the two best tokens are lost. The game ends with the round that takes the last one.
web-sign-magna-carta-bridge = Whoever passes takes the next number; the first receives 1 denier. In this order the provost is moved, 1 denier a card and 3 at most, and the castle is built.
web-sign-magna-carta-provost = Cards act from the start of the road up to the provost. At the end of a round he walks 2 cards on.
web-sign-magna-carta-pile = Your cards still to be drawn. An action and 1 denier draw one.
web-sign-magna-carta-discard = What you put away. When the pile is empty, it is shuffled and becomes the pile.

## What a seat has, explained

web-sign-magna-carta-has-deniers = They pay for workers, for drawing cards and for steps of the provost. At the end, every three are 1 prestige.
web-sign-magna-carta-has-cube = Cubes pay for cards; 1 food, 1 wood and 1 stone are a batch for the castle. At the end, every three cubes other than gold are 1 prestige.
web-sign-magna-carta-has-gold = It stands in for food, wood or stone, in costs and in batches. At the end, each gold is 1 prestige.
web-sign-magna-carta-has-workers = They can still be placed, for 1 denier each.
web-sign-magna-carta-has-income = At the beginning of a round: 2 deniers, and more for residences and the hotel.
web-sign-magna-carta-has-hand = Only their owner sees them. An action and 1 denier draw one more from the pile.
web-sign-magna-carta-has-tokens = They come from batches for the castle and from churches. At the end each is worth the prestige that stands beside it.
web-sign-magna-carta-has-batches = Handed in this round. Whoever has the most receives 1 gold; on a tie, whoever passed first.
web-sign-points-magna_carta = What this seat would score if the game ended now: tokens, cards, prestige buildings, and what is left over.

## On the start page

web-game-magna_carta = The same king in a pack of cards: build the road from your hand.
web-game-magna_carta-length = about 12 rounds

## The player aid

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
web-aid-magna-carta-actions-pass = **Pass:** whoever is first receives 1 denier. The order of passing counts for the provost and for the castle.

web-aid-magna-carta-gold = Gold
web-aid-magna-carta-gold-joker = Gold is a **joker**: it stands in for food, wood or stone in every cost of cubes and in every batch.
web-aid-magna-carta-gold-limits = It never stands in for a denier, and where a cost names gold, only gold will do.

web-aid-magna-carta-provost = The provost
web-aid-magna-carta-provost-turn = **In the order of passing** each player may move him 1 to 3 cards, forward or back, for **1 denier per card**.
web-aid-magna-carta-provost-steps = Every card of the road is one step, residences too. He never leaves the road.

web-aid-magna-carta-buildings = Cards on the road
web-aid-magna-carta-buildings-order = From the first card **up to and including the provost’s card**; those beyond do nothing, for nobody.
web-aid-magna-carta-buildings-worker = **Worker:** whoever has a worker on a card uses the worker’s effect, once.
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
web-aid-magna-carta-end-tie = Those who tie for the most prestige win together.

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

## Headings of the gallery

web-rules-kind-magna-carta-neutral = Neutral cards
web-rules-kind-magna-carta-own = Player cards
web-rules-kind-magna-carta-residence = Residences
web-rules-kind-magna-carta-prestige = Prestige buildings
