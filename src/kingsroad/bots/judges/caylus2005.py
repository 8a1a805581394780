"""What a position of Caylus (2005) is worth.

Goods are worth what they will become, workers what they will yield if the provost lets them act,
and houses, buildings and markers what they promise for the rest of the game.
"""

from __future__ import annotations

from typing import Final, assert_never

from librt.vecs import vec
from mypy_extensions import i64

from kingsroad.bots.judge import Judge
from kingsroad.core.game import NOBODY, Game
from kingsroad.games.caylus2005.choices import PASS
from kingsroad.games.caylus2005.placement import PlaceWorker, price
from kingsroad.games.caylus2005.state import (
    CASTLE_1,
    CASTLE_END,
    INN_LEFT,
    INN_RIGHT,
    ROAD,
    STABLES_1,
    STABLES_END,
    Board,
    Seat,
)
from kingsroad.games.caylus2005.tiles import (
    BATCH_PRESTIGE,
    CASTLE,
    COUNT_FAVORS,
    COUNT_LOSS,
    COUNT_SPACE,
    DENIERS_PER_BONUS,
    FIRST_SPACE,
    GATE,
    GOLD_BONUS,
    IDLE_LOSS,
    INN,
    JOUST_FIELD,
    LAST_SPACE,
    MERCHANTS_GUILD,
    NO_TILE,
    OF_KIND,
    PRESTIGE,
    PRICE,
    RESIDENCE,
    ROOM,
    SECTIONS,
    STABLES,
    TILES,
    TOWERS,
    TRADING_POST,
    Effect,
    Gain,
    takes_workers,
)
from kingsroad.realm.effect import Construct, Nothing, OneOf, Sell, Swap, Trade, Transform
from kingsroad.realm.stock import (
    CLOTH,
    FOOD,
    GOLD,
    GOODS,
    STONE,
    WOOD,
    Stock,
    amount,
    covers,
    cubes,
    deniers_in,
    plain_cubes,
)
from kingsroad.realm.table import FIRST_PASS_DENIERS

GOOD_WORTH: Final = vec[float]([1.5, 1.5, 1.7, 1.9, 3.9])
"""What a cube becomes in mid-game; it falls towards the final bonus."""
GOOD_AT_END: Final = vec[float]([0.33, 0.33, 0.33, 0.33, float(GOLD_BONUS)])
DENIER_WORTH: Final = 0.75
DENIER_AT_END: Final = 1.0 / float(DENIERS_PER_BONUS)
PLENTY: Final = 7.0
"""Deniers beyond these are worth half."""
FAVOR_WORTH: Final = 3.6
MARKER_WORTH: Final = 0.55
OWNED_PER_TURN: Final = 0.45
"""What a building brings its owner in a turn: visitors, and a cheap place."""
REACH_CHANCE: Final = vec[float]([0.05, 0.2, 0.35, 0.55, 0.85, 0.92, 0.95, 0.98])
"""That a building acts, by how far the provost is behind or ahead of it, from four behind on."""
END_SPACE: Final = COUNT_SPACE[TOWERS]
PARTS: Final[i64] = 6


class Caylus2005Judge(Judge[Board]):
    """Judges by hand-made figures; each seat is looked at in turn."""

    def part_names(self) -> list[str]:
        return ["prestige", "goods", "houses", "markers", "buildings", "workers"]

    def parts(self, g: Game[Board], observer: i64) -> vec[float]:
        b = g.state
        parts = vec[float]([0.0] * (PARTS * len(b.seats)))
        for seat in range(len(b.seats)):
            Outlook(b, seat).write_parts(parts, PARTS * seat)
        return parts

    def spread(self, g: Game[Board]) -> float:
        """Wide at first, narrow at the end."""
        if g.pending is None:
            return 1.0
        return 2.5 + 0.6 * turns_left(g.state)

    def merits(self, g: Game[Board]) -> list[float]:
        """Placements by what the worker would yield; the rest is left to looking ahead."""
        asked = g.pending
        if not isinstance(asked, PlaceWorker):
            return []
        outlook = Outlook(g.state, asked.seat)
        cost = outlook.denier * float(price(g.state, asked.seat))
        own = outlook.denier * float(PRICE)
        merits: list[float] = []
        for choice in g.legal:
            if choice is PASS:
                first = len(g.state.bridge) == 0
                merits.append(outlook.denier * float(FIRST_PASS_DENIERS) if first else 0.0)
            elif choice.arg > CASTLE:
                space = g.state.space_of(choice.arg)
                paid = own if g.state.owners[space] == asked.seat else cost
                merits.append(outlook.road_yield(space) * outlook.chance(space) - paid)
            else:
                merits.append(outlook.special_yield(choice.arg) - cost)
        return merits


def turns_left(b: Board) -> float:
    """How many turns the game may still last, this one not counted."""
    return max(0.0, float(END_SPACE - b.bailiff) / 1.6 - 1.0)


class Outlook:
    """What one seat may hope for."""

    def __init__(self, b: Board, seat: i64) -> None:
        self.b: Final = b
        self.seat: Final = seat
        self.owner: Final[Seat] = b.seats[seat]
        self.turns: Final = turns_left(b)
        self.future: Final = min(1.0, (self.turns + (0.6 if b.phase <= 3 else 0.0)) / 2.5)
        """How much of a good's worth can still be made of it."""
        self.denier: Final = DENIER_AT_END + (DENIER_WORTH - DENIER_AT_END) * self.future

    # -- what lies before the seat -----------------------------------------------------------

    def write_parts(self, parts: vec[float], at: i64) -> None:
        """Prestige, and what everything else will become."""
        parts[at] = float(self.owner.prestige)
        parts[at + 1] = self.goods(self.owner.stock)
        parts[at + 2] = self.houses()
        parts[at + 3] = self.markers()
        parts[at + 4] = self.buildings()
        if self.b.phase >= 1:
            parts[at + 5] = self.workers_out()

    def good(self, kind: i64) -> float:
        """What one cube of a kind is worth."""
        low = GOOD_AT_END[kind]
        return low + (GOOD_WORTH[kind] - low) * self.future

    def goods(self, held: Stock) -> float:
        """Cubes and deniers; heaps of one kind are worth less, complete batches more."""
        worth = 0.0
        for kind in range(GOODS):
            count = amount(held, kind)
            if count > 0:
                each = self.good(kind)
                many = count - 4 if count > 4 else 0
                if kind == GOLD:
                    many = 0
                worth += each * float(count) - 0.5 * (each - GOOD_AT_END[kind]) * float(many)
        deniers = float(deniers_in(held))
        worth += self.denier * min(deniers, PLENTY)
        if deniers > PLENTY:
            worth += 0.5 * (self.denier + DENIER_AT_END) * (deniers - PLENTY)
        return worth

    def houses(self) -> float:
        """The next counts: favors for houses, a loss for none."""
        b = self.b
        worth = 0.0
        for section in range(b.counted, SECTIONS):
            houses = self.owner.houses_in(section)
            earned = COUNT_FAVORS[section]
            last = len(earned) - 1
            index = houses if houses < last else last
            worth += FAVOR_WORTH * float(earned[index])
            if index < last and earned[index + 1] > earned[index]:
                worth += 0.5 if houses > 0 else 0.0
            if houses == 0:
                near = 1.0 - 0.12 * float(max(0, COUNT_SPACE[section] - b.bailiff))
                worth -= float(COUNT_LOSS[section]) * max(0.15, near)
            elif houses == 1:
                worth += 0.4
        return worth

    def markers(self) -> float:
        """Favors to come reach higher fields."""
        worth = 0.0
        for line in range(4):
            worth += float(self.owner.column(line))
        return worth * MARKER_WORTH * min(1.0, self.turns / 4.0)

    def buildings(self) -> float:
        """Income, visitors and cheap places."""
        b = self.b
        worth = 0.0
        for space in range(FIRST_SPACE, LAST_SPACE + 1):
            if b.owners[space] != self.seat:
                continue
            tile = b.tiles[space]
            if TILES[tile].income:
                worth += float(TILES[tile].income) * self.denier * self.turns
            if takes_workers(tile):
                worth += OWNED_PER_TURN * self.turns
            elif tile == RESIDENCE:
                worth += 0.8 * min(1.0, self.turns / 3.0)
        if b.workers[INN_RIGHT] == self.seat:
            worth += 0.8
        return worth

    # -- workers -----------------------------------------------------------------------------

    def workers_out(self) -> float:
        """What the workers on the board will yield."""
        b = self.b
        worth = 0.0
        for place in range(JOUST_FIELD + 1):
            if b.workers[place] == self.seat:
                worth += self.special_yield(place)
        for place in range(STABLES_1, STABLES_END):
            if b.workers[place] == self.seat:
                worth += self.special_yield(STABLES) - 0.25 * float(place - STABLES_1)
        if b.workers[INN_LEFT] == self.seat:
            worth += self.special_yield(INN)
        for space in range(FIRST_SPACE, LAST_SPACE + 1):
            if b.workers[ROAD + space] == self.seat:
                chance = self.chance(space)
                if chance > 0.0:
                    worth += chance * self.road_yield(space)
        for place in range(CASTLE_1, CASTLE_END):
            if b.workers[place] == self.seat:
                worth += self.castle_yield()
        if b.phase == 2 and not b.has_passed(self.seat):
            worth += 0.1 * float(min(self.owner.workers, deniers_in(self.owner.stock)))
        return worth

    def chance(self, space: i64) -> float:
        """That a building will act, as the provost stands and may still be moved."""
        b = self.b
        ahead = b.provost - space
        if b.phase >= 5:
            return 1.0 if ahead >= 0 else 0.0
        index = ahead + 4
        if index < 0:
            return 0.02
        return REACH_CHANCE[index] if index < 8 else 1.0

    def special_yield(self, tile: i64) -> float:
        """What a worker brings in a building before the bridge, or at the castle."""
        if tile == CASTLE:
            return self.castle_yield()
        if tile == TRADING_POST:
            return self.effect_yield(TILES[TRADING_POST].effect)
        if tile == GATE:
            return 1.3 * self.future
        if tile == MERCHANTS_GUILD:
            return 1.2
        if tile == JOUST_FIELD:
            held = self.owner.stock
            if amount(held, CLOTH) > 0 and deniers_in(held) > 0:
                return FAVOR_WORTH - self.good(CLOTH) - self.denier
            return 0.0
        if tile == STABLES:
            return 0.9 * self.future
        return 1.1 * self.future  # the inn

    def castle_yield(self) -> float:
        """Batches within reach, and the favor for most of them; a loss without any."""
        b = self.b
        if b.current_section() == SECTIONS:
            return 0.0
        held = self.owner.stock
        if b.phase < 6:
            held += self.coming()
        batches = self.batches(held)
        if batches + self.owner.batches == 0:
            return -1.0 if b.phase < 5 else -float(IDLE_LOSS)
        worth = 0.0
        section = b.current_section()
        room = b.room_in(section)
        for i in range(batches):
            if i >= room and section + 1 < SECTIONS:
                section += 1
                room += ROOM[section]
            each = float(BATCH_PRESTIGE[section]) + 1.0 - self.batch_cost()
            if each > 0.0:
                worth += each
        return worth + self.favor_chance(batches + self.owner.batches) * FAVOR_WORTH

    def favor_chance(self, batches: i64) -> float:
        """To have offered most batches, by the rivals at the castle."""
        b = self.b
        chance = 0.9
        before = True
        for place in range(CASTLE_1, CASTLE_END):
            rival = b.workers[place]
            if rival == NOBODY:
                break
            if rival == self.seat:
                before = False
                continue
            theirs = self.batches(b.seats[rival].stock) + b.seats[rival].batches
            if theirs > batches or (theirs == batches and before):
                chance *= 0.15
            elif theirs == batches:
                chance *= 0.7
        return chance

    def batches(self, held: Stock) -> i64:
        """How many batches a stock makes."""
        food = amount(held, FOOD)
        kinds: i64 = 0
        rest = cubes(held) - food
        most: i64 = 0
        for kind in range(WOOD, GOODS):
            count = amount(held, kind)
            if count > 0:
                kinds += 1
            most = max(most, count)
        if kinds < 2:
            return 0
        pairs = rest // 2
        pairs = min(pairs, rest - most)
        return food if food < pairs else pairs

    def batch_cost(self) -> float:
        """What the three cheapest cubes of a batch would have been worth otherwise."""
        return self.good(FOOD) + self.good(WOOD) + self.good(STONE)

    def coming(self) -> Stock:
        """The goods that the seat's own workers will very likely bring."""
        b = self.b
        coming: Stock = 0
        for space in range(FIRST_SPACE, b.provost + 1):
            if b.workers[ROAD + space] == self.seat:
                effect = TILES[b.tiles[space]].effect
                if isinstance(effect, Gain):
                    coming += effect.stock
                elif isinstance(effect, OneOf):
                    coming += effect.gains[0]
        return coming

    def road_yield(self, space: i64) -> float:
        """What a worker brings on the road."""
        tile = self.b.tiles[space]
        if tile == NO_TILE:
            return 0.0
        return self.effect_yield(TILES[tile].effect)

    def effect_yield(self, effect: Effect) -> float:
        """What an effect is worth to the seat as it stands now."""
        held = self.owner.stock
        if isinstance(effect, Gain):
            return self.stock_worth(effect.stock)
        if isinstance(effect, OneOf):
            best = 0.0
            for gain in effect.gains:
                best = max(best, self.stock_worth(gain))
            return best + 0.1
        if isinstance(effect, Sell):
            if cubes(held) == 0:
                return 0.3
            return max(0.2, self.denier * float(effect.deniers) - self.cheapest())
        if isinstance(effect, Construct):
            return self.construction(effect.kind)
        if isinstance(effect, Trade):
            best = 0.0
            for offer in effect.offers:
                if covers(held, offer.pay) and plain_cubes(held) >= offer.give:
                    gained = self.stock_worth(offer.gain) + float(offer.prestige)
                    gained += 1.6 * self.future * float(offer.take)
                    gained += FAVOR_WORTH * float(offer.favors)
                    gained -= self.stock_worth(offer.pay) + self.cheapest() * float(offer.give)
                    best = max(best, gained)
            return best
        if isinstance(effect, Transform):
            if covers(held, effect.pay):
                return 1.2 + self.denier * self.turns - self.good(CLOTH) + 1.5 * self.future
            return 0.2
        if isinstance(effect, (Nothing, Swap)):  # a swap is only on the favor table
            return 0.0
        assert_never(effect)

    def stock_worth(self, given: Stock) -> float:
        """The plain worth of some goods and deniers."""
        worth = self.denier * float(deniers_in(given))
        for kind in range(GOODS):
            count = amount(given, kind)
            if count > 0:
                worth += self.good(kind) * float(count)
        return worth

    def cheapest(self) -> float:
        """The worth of the cube that the seat would miss least."""
        best = 9.0
        for kind in range(GOODS):
            if amount(self.owner.stock, kind) > 0:
                best = min(best, self.good(kind))
        return best if best < 9.0 else 0.0

    def construction(self, kind: i64) -> float:
        """The best tile of a kind that the seat could pay with what it has and what comes."""
        b = self.b
        if kind == PRESTIGE:
            if not b.has_residence(self.seat):
                return 0.0
        elif b.first_free_space() == 0:
            return 0.0
        held = self.owner.stock
        if b.phase < 5:
            held += self.coming()
        best = 0.0
        for tile in OF_KIND[kind]:
            if not b.in_supply(tile) or not covers(held, TILES[tile].cost):
                continue
            any_cubes = TILES[tile].any_cubes
            if any_cubes and cubes(held - TILES[tile].cost) < any_cubes:
                continue
            gained = float(TILES[tile].prestige) + FAVOR_WORTH * float(TILES[tile].favors)
            if kind == PRESTIGE:
                gained += float(TILES[tile].income) * self.denier * self.turns
            else:
                gained += OWNED_PER_TURN * self.turns
            gained -= self.stock_worth(TILES[tile].cost) + 1.3 * self.future * float(any_cubes)
            best = max(best, gained)
        return best


JUDGE: Final = Caylus2005Judge()
