"""What a position of Caylus 1303 is worth.

Workers are money here: each is worth a little less than the cube it will fetch. Goods are worth
what they will become, characters and residences what they bring every round that is left.
"""

from __future__ import annotations

from typing import Final, assert_never

from librt.vecs import vec
from mypy_extensions import i64

from kingsroad.bots.judge import Judge
from kingsroad.core.game import Game
from kingsroad.games.caylus1303.choices import PASS, PLACE_SITE
from kingsroad.games.caylus1303.placement import PlaceWorker, price
from kingsroad.games.caylus1303.state import BRIDGE, PLACES, Board, Seat, laid_before
from kingsroad.games.caylus1303.tiles import (
    ARCHITECT,
    ARCHITECT_PRESTIGE,
    BUNDLE_CUBES,
    BUNDLE_PRESTIGE,
    CHAMBERLAIN,
    CHARACTERS,
    DELIVERYMAN,
    FOREMAN,
    FOREMAN_PRESTIGE,
    GOLD_BONUS,
    GOLDSMITH,
    GOLDSMITH_PRESTIGE,
    LAST_PLOT,
    LAST_START_PLOT,
    MONUMENT,
    OF_KIND,
    ROUNDS,
    TILES,
    Effect,
    Gain,
    Offer,
    effect_of,
)
from kingsroad.realm.effect import Construct, Guide, Nothing, Trade, Transform
from kingsroad.realm.stock import (
    CLOTH,
    FOOD,
    GOLD,
    GOODS,
    WOOD,
    Stock,
    amount,
    covers,
    cubes,
    plain_cubes,
)

GOOD_WORTH: Final = vec[float]([1.6, 1.6, 1.7, 1.9, 3.4])
"""What a cube becomes in mid-game; it falls towards nothing, gold towards its final bonus."""
GOOD_AT_END: Final = vec[float]([0.0, 0.0, 0.0, 0.0, float(GOLD_BONUS)])
WORKER_WORTH: Final = 0.95
PLENTY: Final[i64] = 9
"""Workers beyond these are worth half: at fifteen recruits are lost."""
OWNED_PER_ROUND: Final = 0.5
"""What a building brings its owner in a round: visitors and bonuses."""
POWER: Final = vec[float]([0.45, 0.6, 0.8, 0.35, 0.45, 0.6, 0.5, 0.8, 1.0, 0.7, 0.7, 0.95])
"""What each character brings in a round."""
REACH_CHANCE: Final = vec[float]([0.05, 0.12, 0.25, 0.42, 0.78, 0.88, 0.93, 0.97])
"""That a building acts, by how far the provost is behind or ahead of it, from four behind on."""
PLANNING: Final[i64] = 1
ACTIVATION: Final[i64] = 2
DELIVERY: Final[i64] = 3
PARTS: Final[i64] = 7


class Caylus1303Judge(Judge[Board]):
    """Judges by hand-made figures; each seat is looked at in turn."""

    def part_names(self) -> list[str]:
        return ["prestige", "goods", "supply", "characters", "buildings", "workers", "site"]

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
        return 2.5 + 0.6 * float(ROUNDS - g.state.round)

    def merits(self, g: Game[Board]) -> list[float]:
        """Placements by what the worker would yield; the rest is left to looking ahead."""
        asked = g.pending
        if not isinstance(asked, PlaceWorker):
            return []
        b = g.state
        outlook = Outlook(b, asked.seat)
        cost = outlook.worker * float(price(b, asked.seat))
        merits: list[float] = []
        for choice in g.legal:
            if choice is PASS:
                merits.append(0.3 if len(b.bridge) == 0 else 0.0)
            elif choice is PLACE_SITE:
                merits.append(outlook.site_yield() - cost)
            else:
                place = b.place_of(choice.arg)
                merits.append(outlook.chance(place) * outlook.place_yield(place) - cost)
        return merits


class Outlook:
    """What one seat may hope for."""

    def __init__(self, b: Board, seat: i64) -> None:
        self.b: Final = b
        self.seat: Final = seat
        self.owner: Final[Seat] = b.seats[seat]
        self.left: Final = float(ROUNDS - b.round)
        """The rounds after this one."""
        soon = 0.7 if b.phase <= ACTIVATION else 0.35 if b.phase == DELIVERY else 0.0
        self.future: Final = min(1.0, (self.left + soon) / 2.0)
        """How much of a good's worth can still be made of it."""
        self.worker: Final = WORKER_WORTH * min(1.0, (self.left + soon * 0.8) / 1.6)
        self.favor: Final = 1.3 + 0.6 * self.left

    # -- what lies before the seat -----------------------------------------------------------

    def write_parts(self, parts: vec[float], at: i64) -> None:
        """Prestige, and what everything else will become."""
        b = self.b
        parts[at] = float(self.owner.prestige)
        parts[at + 1] = self.goods()
        parts[at + 2] = self.hands()
        parts[at + 3] = self.characters()
        parts[at + 4] = self.buildings()
        if b.phase in (PLANNING, ACTIVATION):
            parts[at + 5] = self.workers_out()
        if b.phase <= DELIVERY and (b.queues(self.seat) or self.owner.has(DELIVERYMAN)):
            parts[at + 6] = self.site_yield()

    def good(self, kind: i64) -> float:
        """What one cube of a kind is worth."""
        low = GOOD_AT_END[kind]
        return low + (GOOD_WORTH[kind] - low) * self.future

    def goods(self) -> float:
        """Cubes; heaps of one kind are worth less."""
        worth = 0.0
        for kind in range(GOODS):
            count = amount(self.owner.stock, kind)
            if count > 0:
                each = self.good(kind)
                worth += each * float(count)
                if count > 3 and kind != GOLD:
                    worth -= 0.5 * each * float(count - 3)
        return worth

    def hands(self) -> float:
        """The workers in the supply."""
        workers = self.owner.workers
        worth = self.worker * float(min(workers, PLENTY))
        if workers > PLENTY:
            worth += 0.5 * self.worker * float(workers - PLENTY)
        return worth

    def characters(self) -> float:
        """What the characters will bring."""
        worth = 0.0
        rounds = self.left + (0.5 if self.b.phase <= ACTIVATION else 0.0)
        for character in range(CHARACTERS):
            if self.owner.has(character):
                worth += POWER[character] * rounds
        return worth

    def buildings(self) -> float:
        """Workers and goods at every recruiting, visitors, and room for monuments."""
        b = self.b
        worth = 0.0
        residences = False
        recruitings = self.left + (0.0 if b.round == ROUNDS else 1.0)
        for plot in range(1, LAST_PLOT + 1):
            if b.owners[plot] != self.seat:
                continue
            tile = b.tiles[plot]
            if plot > LAST_START_PLOT:
                worth += OWNED_PER_ROUND * self.left
            elif TILES[tile].kind != MONUMENT:
                worth += self.worker * recruitings + 1.2 * min(1.0, self.left / 3.0)
                residences = True
            else:
                worth += self.worker * float(TILES[tile].income) * recruitings
                if TILES[tile].harvest:
                    worth += 1.5 * self.future * recruitings
        if residences:
            worth += 0.85 * self.monument()
        return worth

    def monument(self) -> float:
        """The best monument that the seat can pay."""
        held = self.owner.stock
        best = 0.0
        if amount(held, GOLD) == 0:
            return best
        for tile in OF_KIND[MONUMENT]:
            if self.b.in_supply(tile) and covers(held, TILES[tile].cost):
                gained = float(TILES[tile].prestige) - self.stock_worth(TILES[tile].cost)
                gained += self.favor * float(TILES[tile].favors)
                gained += self.worker * (float(TILES[tile].income) - 1.0) * self.left
                if TILES[tile].harvest:
                    gained += 1.5 * self.left
                best = max(best, gained)
        return best

    # -- workers -----------------------------------------------------------------------------

    def workers_out(self) -> float:
        """What the workers on the board will yield."""
        b = self.b
        worth = 0.0
        for place in range(PLACES):
            if b.workers[place] == self.seat:
                worth += self.chance(place) * self.place_yield(place)
        if b.second_seat == self.seat:
            worth += self.chance(b.second_place) * self.place_yield(b.second_place)
        return worth

    def chance(self, place: i64) -> float:
        """That a building will act, as the provost stands and may still be moved."""
        if place < BRIDGE:
            return 1.0
        index = self.b.provost - (place - BRIDGE) + 4
        if index < 0:
            return 0.02
        return REACH_CHANCE[index] if index < 8 else 1.0

    def place_yield(self, place: i64) -> float:
        """What a worker brings in a building."""
        return self.effect_yield(effect_of(self.b.tile_on(place), laid_before(place)))

    def site_yield(self) -> float:
        """Bundles within reach, and the favor for most of them."""
        b = self.b
        held = self.owner.stock
        if b.phase < DELIVERY:
            held += self.coming()
        bundles = self.bundles(held)
        each = float(BUNDLE_PRESTIGE)
        if self.owner.has(FOREMAN):
            each += float(FOREMAN_PRESTIGE)
        each -= self.good(FOOD) + self.good(WOOD) + self.good(CLOTH)
        worth = max(0.0, each) * float(bundles)
        if bundles > 0 and self.owner.has(GOLDSMITH) and amount(held, GOLD) > 0:
            worth += float(GOLDSMITH_PRESTIGE) - self.good(GOLD) + self.good(WOOD)
        delivered = bundles + self.owner.bundles
        if delivered > 0:
            worth += self.favor * self.favor_chance(delivered)
        return worth if b.phase == DELIVERY else 0.9 * worth

    def bundles(self, held: Stock) -> i64:
        """How many bundles a stock makes."""
        if self.owner.has(CHAMBERLAIN):
            return cubes(held) // BUNDLE_CUBES
        food = amount(held, FOOD)
        rest = cubes(held) - food
        most: i64 = 0
        for kind in range(WOOD, GOODS):
            most = max(most, amount(held, kind))
        return min(food, rest // 2, rest - most)

    def favor_chance(self, delivered: i64) -> float:
        """To have delivered most bundles, by the rivals at the site."""
        b = self.b
        chance = 0.9
        before = b.queues(self.seat)
        for rival in b.queue:
            if rival == self.seat:
                before = False
                continue
            theirs = Outlook(b, rival).bundles(b.seats[rival].stock) + b.seats[rival].bundles
            if theirs > delivered or (theirs == delivered and before):
                chance *= 0.15
            elif theirs == delivered:
                chance *= 0.7
        return chance

    def coming(self) -> Stock:
        """The goods that the seat's own workers will very likely bring."""
        b = self.b
        coming: Stock = 0
        for plot in range(1, min(b.provost, LAST_PLOT) + 1):
            if b.workers[BRIDGE + plot] == self.seat:
                effect = b.effect_on(BRIDGE + plot)
                if isinstance(effect, Gain):
                    coming += effect.stock
        return coming

    def effect_yield(self, effect: Effect) -> float:
        """What an effect is worth to the seat as it stands now."""
        if isinstance(effect, Gain):
            worth = self.stock_worth(effect.stock) + float(effect.prestige)
            worth += self.worker * float(min(effect.hire, self.owner.camp))
            return worth + self.favor * float(effect.favors)
        if isinstance(effect, Trade):
            return self.trade(effect)
        if isinstance(effect, Construct):
            return self.construction(effect)
        if isinstance(effect, Transform):
            if not covers(self.owner.stock, effect.pay):
                return 0.2 * self.future
            gained = self.worker * (self.left + 1.0) + 1.2 * min(1.0, self.left / 3.0)
            return max(0.0, gained - self.good(CLOTH))
        if isinstance(effect, Guide):
            return 0.8
        if isinstance(effect, Nothing):
            return 0.0
        assert_never(effect)

    def trade(self, trade: Trade[Offer]) -> float:
        """The best offer that the seat can pay."""
        held = self.owner.stock
        best = 0.0
        for offer in trade.offers:
            payable = covers(held, offer.pay) and plain_cubes(held) >= offer.give
            if not payable or self.owner.workers < offer.dismiss:
                continue
            gained = self.stock_worth(offer.gain) + float(offer.prestige)
            gained += self.favor * float(offer.favors) + 1.8 * self.future * float(offer.take)
            gained += self.worker * float(min(offer.hire, self.owner.camp) - offer.dismiss)
            gained -= self.stock_worth(offer.pay) + self.cheapest() * float(offer.give)
            best = max(best, gained)
        return best

    def stock_worth(self, given: Stock) -> float:
        """The plain worth of some goods."""
        worth = 0.0
        for kind in range(GOODS):
            count = amount(given, kind)
            if count > 0:
                worth += self.good(kind) * float(count)
        return worth

    def cheapest(self) -> float:
        """The worth of the plain cube that the seat would miss least."""
        best = 9.0
        for kind in range(GOLD):
            count = amount(self.owner.stock, kind)
            if count > 0:
                best = min(best, self.good(kind) * (0.6 if count > 3 else 1.0))
        return best if best < 9.0 else 0.0

    def construction(self, effect: Construct) -> float:
        """The best tile of a kind that the seat could pay with what it has and what comes."""
        b = self.b
        if b.first_free_plot() == 0 or b.seats[self.seat].houses == 0:
            return 0.0
        held = self.owner.stock
        if b.phase == PLANNING:
            held += self.coming()
        best = 0.0
        for tile in OF_KIND[effect.kind]:
            if not b.in_supply(tile):
                continue
            cost = TILES[tile].cost - effect.less
            plain = TILES[tile].plain_cubes
            if not covers(held, cost) or plain_cubes(held - cost) < plain:
                continue
            gained = float(TILES[tile].prestige) + OWNED_PER_ROUND * self.left
            gained -= self.stock_worth(cost) + 1.4 * self.future * float(plain)
            best = max(best, gained)
        if best > 0.0 and self.owner.has(ARCHITECT):
            best += float(ARCHITECT_PRESTIGE)
        return best


JUDGE: Final = Caylus1303Judge()
