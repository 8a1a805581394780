### The table as a place: its panels, its edge, what the board says to who presses it.

web-place-you = You
web-place-chooses = to move
web-place-passed = passed
web-place-mine = What you have
web-place-question = Question
web-place-supply = Supply
web-place-payable = can be paid now
web-place-built = On the road
web-place-record = Log, chat and help

web-place-point = Point at a place to see what it brings.
web-place-hold = Hold a place to have it explained.
web-place-why-owner = { $name } gains 1 prestige
web-place-why-acts = the provost reaches it, so it acts
web-place-why-short = you cannot pay for what it does
web-place-why-tiles = you could build: { $tiles }
web-place-why-no-tile = you cannot pay for any tile
web-place-refused = Nothing to choose here now.
web-place-refused-turn = { $name } is to move.
web-place-refused-taken = Taken by { $name }.
web-place-refused-yours = Your own worker stands here already.
web-place-refused-empty = Nothing is built here yet.
web-place-refused-house = No worker stands here: it serves its owner by itself.
web-place-refused-supply = Tiles are built by workers at the carpenter, the mason and the architect.
web-place-refused-cost = You cannot pay for this tile.

## Points to come, and the score beside the log

web-to-come = { $number } prestige to come
web-sign-to-come = Prestige to come: what goods bring at the end, and what workers on the road bring besides if the provost stays.
web-to-come-gold = { $number } for gold
web-to-come-cubes = { $number } for other cubes
web-to-come-deniers = { $number } for deniers
web-to-come-road = { $number } from workers on the road
web-tab-score = Score
web-score-who = Player
web-score-now = Now
web-score-to-come = To come
web-score-sum = Sum
web-score-hidden = Until the end nobody sees how much prestige the others have.
