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
web-sign-magna-carta-has-batches = Handed in this round. Who has the most receives 1 gold; on a tie, whoever passed first.
web-sign-points-magna_carta = What this seat would score if the game ended now: tokens, cards, prestige buildings, and what is left over.
