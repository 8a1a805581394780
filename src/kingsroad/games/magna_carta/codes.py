"""The promise of the codes: every choice of the game by name, in the order of the codes.

Records, learners and clients count on it. Lines never move and never go; what is new comes last.
"""

from __future__ import annotations

from typing import Final

CODES: Final = """
pass
place park
place forest
place quarry
place trading-post
place peddler
place blue-small-farm
place blue-small-sawmill
place blue-small-quarry
place blue-own-peddler
place blue-market
place blue-lawyer
place blue-large-farm
place blue-large-sawmill
place blue-large-quarry
place blue-gold-mine
place blue-bank
place blue-church
place red-small-farm
place red-small-sawmill
place red-small-quarry
place red-own-peddler
place red-market
place red-lawyer
place red-large-farm
place red-large-sawmill
place red-large-quarry
place red-gold-mine
place red-bank
place red-church
place green-small-farm
place green-small-sawmill
place green-small-quarry
place green-own-peddler
place green-market
place green-lawyer
place green-large-farm
place green-large-sawmill
place green-large-quarry
place green-gold-mine
place green-bank
place green-church
place orange-small-farm
place orange-small-sawmill
place orange-small-quarry
place orange-own-peddler
place orange-market
place orange-lawyer
place orange-large-farm
place orange-large-sawmill
place orange-large-quarry
place orange-gold-mine
place orange-bank
place orange-church
build small-farm
build small-sawmill
build small-quarry
build own-peddler
build market
build lawyer
build large-farm
build large-sawmill
build large-quarry
build gold-mine
build bank
build church
erect theatre
erect statue
erect hotel
erect stables
erect town-hall
erect monument
erect cathedral
draw
exchange
keep
over small-farm
over small-sawmill
over small-quarry
over own-peddler
over market
over lawyer
over large-farm
over large-sawmill
over large-quarry
over gold-mine
over bank
over church
transform small-farm
transform small-sawmill
transform small-quarry
transform own-peddler
transform market
transform large-farm
transform large-sawmill
transform large-quarry
transform gold-mine
transform bank
transform church
gold 0
gold 1
gold 2
gold 3
gold 4
gold 5
use
offer 1
offer 2
take food
take wood
take stone
take gold
give food
give wood
give stone
give gold
provost -3
provost -2
provost -1
provost 0
provost +1
provost +2
provost +3
batch food-wood-stone
batch food-wood-gold
batch food-gold-stone
batch food-gold-gold
batch gold-wood-stone
batch gold-wood-gold
batch gold-gold-stone
batch gold-gold-gold
done
decline
lay park
lay forest
lay quarry
lay trading-post
first blue
first red
first green
first orange
deal small-farm
deal small-sawmill
deal small-quarry
deal own-peddler
deal market
deal lawyer
deal large-farm
deal large-sawmill
deal large-quarry
deal gold-mine
deal bank
deal church
""".strip().splitlines()
