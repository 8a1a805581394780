### What only Toll Road says.

tile-inn = inn
tile-scribe = scribe
tile-hall = hall
tile-chapel = chapel
tile-well = well
cause-seals = seals

effect-inn = 2 points
effect-scribe = draw a seal
effect-hall = show a seal for its value
effect-chapel = show a seal for its value
effect-well = 1 point
card-tile = { $tile }: { $effect }.

event-turn = Round { $number } begins.
event-rest = { $seat } rests.
event-keep = { $seat } shows nothing.
event-draw = { $seat } draws the { $seal }.
event-draw-secret = { $seat } draws a seal.
event-show = { $seat } shows the { $seal }.
event-score = { $seat } gains { $points } ({ $cause }).

question-DealSeal = Chance deals { $seat } a seal.
question-PlaceWorker = { $seat }, where does your worker go?
question-ShowSeal = { $seat }, which seal do you show in { $tile-the }?

choice-rest = go nowhere
choice-keep = show nothing
label-rest = rest
label-show = show { $key }
label-keep = keep

source-inn = inn
source-scribe = scribe
source-hall = hall
source-chapel = chapel
source-well = well
source-seals = seals in hand
