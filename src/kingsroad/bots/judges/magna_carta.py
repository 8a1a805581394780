"""What a position of Caylus Magna Carta is worth.

The rest of the round is gone through card by card: what each worker will yield if the provost
lets it act, and the batches that this makes. All that is left is worth what it will become in
the rounds that the castle's tokens leave.
"""

from __future__ import annotations

from typing import Final, assert_never

from librt.vecs import vec
from mypy_extensions import i64

from kingsroad.bots.judge import Judge
from kingsroad.core.game import NOBODY, Ask, Game
from kingsroad.games.magna_carta.activation import ActivateRoad
from kingsroad.games.magna_carta.choices import DRAW, EXCHANGE, PASS
from kingsroad.games.magna_carta.payment import PayKind, affordable
from kingsroad.games.magna_carta.placement import BuildCard, ErectPrestige, TakeAction
from kingsroad.games.magna_carta.state import UNCOVERED, Board
from kingsroad.games.magna_carta.tiles import (
    LAWYER,
    OWN_CARDS,
    PRESTIGE_CARDS,
    RESIDENCE,
    SECTIONS,
    TILES,
    TOKEN_PRESTIGE,
    Effect,
    Offer,
)
from kingsroad.realm.effect import Buy, FromCard, Gain, Nothing, Sell, Trade, Transform
from kingsroad.realm.stock import (
    DENIER,
    DENIERS,
    GOLD,
    STONE,
    Stock,
    amount,
    covers,
    cubes,
    one,
    plain_cubes,
    stock,
)

PACE: Final = vec[float]([0.0, 0.0, 2.2, 3.0, 3.8])
"""Tokens that leave the castle in a round, by seats."""
AT_END: Final = vec[float]([0.3, 0.3, 0.3, 0.0, 1.0, 0.33])
"""What a cube or a denier counts at the end, by kind."""
FIRST: Final = vec[float]([0.9, 0.9, 1.0, 0.0, 1.2, 0.6])
"""What the first of each kind is worth on top of that in mid-game."""
FALL: Final = vec[float]([0.75, 0.75, 0.8, 0.0, 0.85, 0.8])
"""How much of that is left for each one more."""
MOST: Final[i64] = 16


def summed() -> vec[float]:
    """What the first 0, 1, 2, ... of each kind are worth together."""
    sums = vec[float]([0.0] * (6 * MOST))
    for kind in range(6):
        more = FIRST[kind]
        for count in range(1, MOST):
            sums[kind * MOST + count] = sums[kind * MOST + count - 1] + more
            more *= FALL[kind]
    return sums


EXTRA: Final = summed()
INCOME: Final = 0.2
INCOME_AT_END: Final = 0.35
HORIZON: Final = 2.5
"""From so many rounds before the end on goods lose their worth."""
PER_ROUND: Final = 4.0
"""What a seat makes of a round; the same for all, so it only sets the level."""
FIGURES: Final[dict[str, tuple[float, float]]] = {
    "small-farm": (0.3, 0.2),
    "small-sawmill": (0.3, 0.2),
    "small-quarry": (0.35, 0.3),
    "own-peddler": (0.3, 0.5),
    "market": (0.35, 0.6),
    "lawyer": (0.4, 0.6),
    "large-farm": (0.6, 0.5),
    "large-sawmill": (0.6, 0.5),
    "large-quarry": (0.65, 0.6),
    "gold-mine": (0.6, 0.7),
    "bank": (0.5, 0.7),
    "church": (0.6, 0.9),
}
"""On the road and in hand, as below."""
USUAL: Final = (0.45, 0.5)
"""The same of cards that nobody has tried yet."""
OWNED: Final = vec[float]([FIGURES.get(card.key, USUAL)[0] for card in TILES])
"""What a card on the road brings its owner in a round, for being there and for visitors."""
IN_HAND: Final = vec[float]([FIGURES.get(card.key, USUAL)[1] for card in TILES])
"""What a card in hand is worth while there is time to build it."""
READY: Final = 0.5
"""How much of what building a card brings counts while it is in hand."""
CROWD: Final = 4.0
"""Few cards are worth more each than many."""
CUBE: Final = 0.3
"""A cube on a card."""
SOON: Final = 0.5
"""The rest of the round, in rounds."""
PRICE: Final = 1.3
"""What a cube costs that is still missing for a prestige building."""
GOLD_PRICE: Final = 2.0
PLAN: Final = 0.8
"""How likely a plan stays possible, for each cube that is missing."""
LAWFUL: Final = vec[float]([0.5, 0.4, 0.15])
"""The hope for a first residence: with a lawyer on the road, in the own hand, and without."""
SECOND: Final = 0.3
"""How much a second residence adds to the hope for prestige buildings."""
REACH_CHANCE: Final = vec[float]([0.05, 0.15, 0.3, 0.5, 0.85, 0.9, 0.95, 0.98])
"""That a card acts, by how far the provost is behind or ahead of it, from four behind on."""
BATCH: Final[Stock] = stock(food=1, wood=1, stone=1)
DRAWN: Final = 0.5
SHARP: Final = 1.0
"""How much merits are stretched: small differences already matter in this game."""
HOPE: Final = 0.8
"""How likely a plan for later in the round comes true."""
PARTS: Final[i64] = 5


class MagnaCartaJudge(Judge[Board]):
    """Judges by hand-made figures, all seats in one walk along the road."""

    def part_names(self) -> list[str]:
        return ["certain", "hand", "stock", "road", "castle"]

    def parts(self, g: Game[Board], observer: i64) -> vec[float]:
        b = g.state
        outlook = Outlook(g, observer)
        parts = vec[float]([0.0] * (PARTS * len(b.seats)))
        outlook.count_seats(parts)
        if b.phase == 2 and not isinstance(g.pending, TakeAction):
            outlook.finish_action(g)
        outlook.walk_road(g)
        outlook.move_scores(parts, 3)
        outlook.visit_castle(g)
        outlook.move_scores(parts, 4)
        return parts

    def spread(self, g: Game[Board]) -> float:
        """Wide at first, narrow at the end."""
        if g.pending is None:
            return 1.0
        return 2.0 + 0.5 * rounds_left(g.state)

    def merits(self, g: Game[Board]) -> list[float]:
        """Actions by what they would bring; all other questions are left to looking ahead."""
        asked = g.pending
        if not isinstance(asked, TakeAction):
            return []
        outlook = Outlook(g)
        b = g.state
        seat = asked.seat
        merits: list[float] = []
        held = b.seats[seat].stock
        denier = outlook.rise(held - DENIERS, held) if held >= DENIERS else INCOME_AT_END
        for choice in g.legal:
            if choice is PASS:
                merits.append(denier if len(b.bridge) == 0 else 0.0)
            elif choice is DRAW:
                merits.append(outlook.draw_merit(seat) - denier)
            elif choice is EXCHANGE:
                merits.append(-denier)
            elif choice.verb == "place":
                space = b.space_of(choice.arg)
                gained = outlook.try_effect(
                    seat, TILES[b.card_at(space)].effect, held - DENIERS, space
                )
                merits.append(gained * outlook.chance(space) - denier)
            elif choice.verb == "build":
                merits.append(outlook.build_merit(held, choice.arg))
            else:
                merits.append(outlook.erect_merit(held, choice.arg))
        return [SHARP * merit for merit in merits]


def rounds_left(b: Board) -> float:
    """How many rounds may follow this one: the last token ends the game, and two leave at least."""
    if b.tokens == 0:
        return 0.0
    left = max(0.0, (float(b.tokens_left()) - 1.5) / PACE[len(b.seats)])
    return left if b.phase < 5 else left + 1.0


class Outlook:
    """What the seats may hope for; the scores grow as the round is gone through."""

    def __init__(self, g: Game[Board], observer: i64 = NOBODY) -> None:
        b = g.state
        self.b: Final = b
        self.observer: Final = observer
        """Who looks: into its own hand only; NOBODY looks into all of them."""
        self.rounds: Final = rounds_left(b)
        self.future: Final = self.time_to_use()
        """How much of a good's worth can still be made of it."""
        self.income: Final = self.rounds * (INCOME_AT_END + INCOME * self.future)
        """What a denier in each of the next rounds is worth."""
        self.scores: Final[vec[float]] = vec[float]([0.0] * len(b.seats))
        held = vec[i64]([0] * len(b.seats))
        for seat in range(len(b.seats)):
            held[seat] = b.seats[seat].stock
        self.held: Final[vec[i64]] = held
        """What each seat holds, and will hold as the round goes on."""
        lawyer = False
        sites = vec[i64]([0] * len(b.seats))
        for space in range(1, len(b.road)):
            if b.tops[space] == RESIDENCE or b.turning >> space & 1:
                sites[b.owner_at(space)] += 1
            elif b.card_at(space) == LAWYER:
                lawyer = True
        self.lawyer: Final = lawyer
        self.sites: Final[vec[i64]] = sites
        """The residences of each seat that carry nothing yet."""
        self.after: Stock = 0
        """What a seat holds after the effect that was tried last."""

    def time_to_use(self) -> float:
        """From 1 in mid-game to 0 when no token is left."""
        if self.b.tokens == 0:
            return 0.0
        rounds = self.rounds if self.b.phase < 5 else self.rounds - 1.0
        return min(1.0, (rounds + SOON) / HORIZON)

    # -- what lies before the seats ----------------------------------------------------------

    def count_seats(self, parts: vec[float]) -> None:
        """Tokens and prestige buildings, hands, stocks."""
        for number in range(len(self.b.seats)):
            seat = self.b.seats[number]
            score = PER_ROUND * self.rounds
            for section in range(SECTIONS):
                score += float(TOKEN_PRESTIGE[section] * seat.tokens_of(section))
            if seat.monuments:
                deniers: i64 = 0
                for card in PRESTIGE_CARDS:
                    if seat.monuments >> card & 1:
                        score += float(TILES[card].prestige)
                        deniers += TILES[card].income
                score += self.income * float(deniers)
            at = PARTS * number
            parts[at] = score
            hand = self.hand_of(number)
            if hand:
                parts[at + 1] = self.hand_worth(hand, seat.stock)
            parts[at + 2] = self.stock_worth(seat.stock)

    def hand_of(self, number: i64) -> i64:
        """The cards in a hand that the observer knows of."""
        seat = self.b.seats[number]
        return seat.hand if self.observer in (NOBODY, number) else seat.known

    def move_scores(self, parts: vec[float], part: i64) -> None:
        """What was scored since the last time becomes a part of each seat's forecast."""
        for number in range(len(self.b.seats)):
            parts[PARTS * number + part] = self.scores[number]
            self.scores[number] = 0.0

    def stock_worth(self, held: Stock) -> float:
        """Cubes and deniers; each one more of a kind is worth less."""
        total = 0.0
        for kind in range(6):
            count = amount(held, kind)
            if count > 0:
                total += AT_END[kind] * float(count)
                index = count if count < MOST else MOST - 1
                total += self.future * EXTRA[kind * MOST + index]
        return total

    def rise(self, before: Stock, after: Stock) -> float:
        """How much more one stock is worth than another."""
        return self.stock_worth(after) - self.stock_worth(before)

    def hand_worth(self, hand: i64, held: Stock) -> float:
        """The cards in hand; each one more is worth less, and most those that can be paid."""
        total = 0.0
        count = 0.0
        best = 0.0
        for card in OWN_CARDS:
            if hand >> card & 1:
                total += IN_HAND[card]
                count += 1.0
                if affordable(held, card):
                    best = max(best, self.build_merit(held, card))
        return self.future * total * (1.0 + CROWD) / (count + CROWD) + READY * best

    def card_worth(self, card: i64) -> float:
        """What a card on the road is worth to its owner from the next round on."""
        return float(TILES[card].prestige) + OWNED[card] * self.rounds

    def residence_worth(self) -> float:
        """A point and income; what can be built on it is counted elsewhere."""
        residence = TILES[RESIDENCE]
        return float(residence.prestige) + self.income * float(residence.income)

    def finish_action(self, g: Game[Board]) -> None:
        """A building that is being paid for already counts, less what is still to be paid."""
        asked = g.pending
        if asked is None:
            return
        if isinstance(asked, ErectPrestige):
            self.scores[asked.seat] += self.raised(asked.card)
            return
        for step in reversed(g.agenda):
            if isinstance(step, BuildCard):
                self.scores[asked.seat] += self.card_worth(step.card)
                self.settle_cost(asked.seat, step.card, asked)
                return
            if isinstance(step, ErectPrestige):
                self.scores[asked.seat] += self.raised(step.card)
                self.settle_cost(asked.seat, step.card, asked)
                return
            if isinstance(step, TakeAction):
                return

    def settle_cost(self, seat: i64, card: i64, asked: Ask[Board]) -> None:
        """Pay the rest of a cost: the kinds that are not paid yet, and the cube of any kind."""
        due: Stock = 0
        if isinstance(asked, PayKind):
            for kind in range(asked.kind, GOLD + 1):
                due += one(kind) * amount(TILES[card].cost, kind)
        held = self.held[seat]
        self.held[seat] = self.pay(held, due, TILES[card].any_cubes)
        self.scores[seat] += self.rise(held, self.held[seat])

    def raised(self, card: i64) -> float:
        """What a prestige building adds; its residence still lies open."""
        gained = float(TILES[card].prestige)
        if self.b.beginner:
            return gained
        gained += float(TILES[card].income) * self.income
        return gained - self.residence_worth()

    # -- the road ----------------------------------------------------------------------------

    def walk_road(self, g: Game[Board]) -> None:
        """Cards for their owners, and workers for both, in the order in which they will act."""
        b = self.b
        current: i64 = 0
        if b.phase == 4:
            current = card_in_action(g)
        for space in range(1, len(b.road)):
            owner = b.owner_at(space)
            top = b.tops[space]
            card = b.card_at(space)
            if owner != NOBODY:
                if top == RESIDENCE or b.turning >> space & 1:
                    self.scores[owner] += self.residence_worth()
                elif top == UNCOVERED:
                    self.scores[owner] += self.card_worth(card)
                    if b.cubes[space] > 0:
                        self.scores[owner] += CUBE * self.future * float(b.cubes[space])
            worker = b.workers[space]
            if worker == NOBODY or space < current:
                continue
            chance = self.chance(space)
            if chance <= 0.0:
                continue
            asked = g.pending
            if space > current or (asked is not None and asked.seat == worker):
                self.act(worker, TILES[card].effect, space, chance)
            if owner not in (NOBODY, worker):
                effect = TILES[card].owner
                if effect is not None:
                    self.act(owner, effect, space, chance)

    def chance(self, space: i64) -> float:
        """That a card will act, as the provost stands and may still be moved."""
        b = self.b
        if b.beginner:
            return 1.0
        ahead = b.provost - space
        if b.phase >= 4:
            return 1.0 if ahead >= 0 else 0.0
        index = ahead + 4
        if index < 0:
            return 0.02
        return REACH_CHANCE[index] if index < 8 else 1.0

    def act(self, seat: i64, effect: Effect, space: i64, chance: float) -> None:
        """A seat will use an effect; what is likely can be used by the cards after it."""
        gained = self.try_effect(seat, effect, self.held[seat], space)
        self.scores[seat] += chance * gained
        if chance > 0.4:
            self.held[seat] = self.after

    def try_effect(self, seat: i64, effect: Effect, held: Stock, space: i64) -> float:
        """What an effect is worth to a seat that holds so much; never below zero."""
        self.after = held
        if isinstance(effect, Gain):
            self.after = held + effect.stock
            return self.rise(held, self.after)
        if isinstance(effect, FromCard):
            if self.b.cubes[space] == 0:
                return 0.0
            self.after = held + TILES[self.b.card_at(space)].cubes
            return self.rise(held, self.after)
        if isinstance(effect, Buy):
            return self.buy(held, effect.most)
        if isinstance(effect, Sell):
            kind = self.least_missed(held)
            if kind == DENIER:
                return 0.0
            return self.keep_better(held, held - one(kind) + effect.deniers * DENIERS)
        if isinstance(effect, Trade):
            return self.trade(effect, held)
        if isinstance(effect, Transform):
            return self.transform(seat, effect.pay, held)
        if isinstance(effect, Nothing):
            return 0.0
        assert_never(effect)

    def keep_better(self, held: Stock, after: Stock) -> float:
        """Take an exchange if it is worth while."""
        gained = self.rise(held, after)
        if gained <= 0.0:
            return 0.0
        self.after = after
        return gained

    def buy(self, held: Stock, most: i64) -> float:
        """Buy what lacks most for a batch."""
        total = 0.0
        for _ in range(most):
            kind = STONE
            for other in range(STONE):
                if amount(held, other) < amount(held, kind):
                    kind = other
            if held < DENIERS:
                break
            gained = self.keep_better(held, held + one(kind) - DENIERS)
            if gained <= 0.0:
                break
            total += gained
            held = self.after
        return total

    def least_missed(self, held: Stock) -> i64:
        """The kind of cube that is cheapest to give away; DENIER if there is none."""
        best = DENIER
        for kind in range(GOLD + 1):
            if amount(held, kind) > 0 and (
                best == DENIER or (kind < GOLD and amount(held, kind) > amount(held, best))
            ):
                best = kind
        return best

    def trade(self, effect: Trade[Offer], held: Stock) -> float:
        """The best offer: gold, or tokens of the castle."""
        b = self.b
        best = 0.0
        for offer in effect.offers:
            if not covers(held, offer.pay) or plain_cubes(held) < offer.give:
                continue
            after = held + offer.gain - offer.pay
            if offer.give:
                after -= one(self.least_missed(held))
            gained = self.rise(held, after)
            if offer.tokens:
                if offer.tokens > b.tokens_left():
                    continue
                gained += float(offer.tokens * TOKEN_PRESTIGE[b.best_section()])
            if gained > best:
                best = gained
                self.after = after
        return best

    def transform(self, seat: i64, pay: Stock, held: Stock) -> float:
        """Turn the own card that is missed least into a residence."""
        b = self.b
        if not covers(held, pay):
            return 0.0
        least = 99.0
        for space in range(1, len(b.road)):
            if b.owner_at(space) == seat and b.tops[space] == UNCOVERED:
                card = b.card_at(space)
                if card != LAWYER and not b.turning >> space & 1:
                    least = min(least, self.card_worth(card))
        gained = self.residence_worth() - least + self.rise(held, held - pay)
        share = 1.0 - self.site_hope(seat) if self.sites[seat] == 0 else SECOND
        gained += share * self.best_plan(held - pay, False)
        if gained <= 0.0:
            return 0.0
        self.after = held - pay
        return gained

    # -- castle and prestige buildings -------------------------------------------------------

    def visit_castle(self, g: Game[Board]) -> None:
        """Batches, the gold for most of them, and prestige buildings within reach."""
        b = self.b
        seats = len(b.seats)
        left = b.tokens_left()
        batches = vec[i64]([0] * seats)
        most: i64 = 0
        asked = g.pending
        reached = b.phase < 5
        for place in range(seats):
            seat = b.bridge[place] if b.phase == 5 else place
            if asked is not None and asked.seat == seat:
                reached = True
            gained = 0.0
            if reached and left > 0:
                count = batches_of(self.held[seat])
                count = count if count < left else left
                gained = self.batch_gain(count, self.held[seat])
                if gained > 0.0:
                    batches[seat] = count
            erected = self.erect_gain(seat)
            if erected > gained:
                gained = erected + 0.3 * gained
            else:
                gained += 0.3 * erected
            self.scores[seat] += gained * (HOPE if b.phase < 5 else 1.0)
            batches[seat] += b.seats[seat].batches
            most = max(most, batches[seat])
        if most == 0:
            return
        holders = 0.0
        for count in batches:
            if count == most:
                holders += 1.0
        for seat in range(seats):
            if batches[seat] == most:
                self.scores[seat] += (
                    HOPE * self.rise(self.held[seat], self.held[seat] + one(GOLD)) / holders
                )
                if b.phase == 5 and holders > 1.0:
                    holders = 1000.0

    def batch_gain(self, count: i64, held: Stock) -> float:
        """What so many batches bring beyond the worth of their cubes."""
        b = self.b
        total = 0.0
        section = b.best_section()
        room = (b.tokens >> (8 * section)) & 255
        for _ in range(count):
            while room == 0:
                section += 1
                room = (b.tokens >> (8 * section)) & 255
            room -= 1
            after = self.pay(held, BATCH, 0)
            gained = float(TOKEN_PRESTIGE[section]) + self.rise(held, after)
            held = after
            if gained <= 0.0:
                break
            total += gained
        return total

    def erect_gain(self, seat: i64) -> float:
        """The best prestige building that a seat can pay or save for."""
        b = self.b
        later = self.best_plan(self.held[seat], False)
        if not b.beginner and self.sites[seat] == 0:
            return later * self.site_hope(seat)
        if b.phase <= 2 and not b.has_passed(seat):
            return max(later, self.best_plan(b.seats[seat].stock, True))
        return later

    def site_hope(self, seat: i64) -> float:
        """How likely a seat without a residence will still get one."""
        if self.lawyer:
            return LAWFUL[0]
        return LAWFUL[1] if self.hand_of(seat) >> LAWYER & 1 else LAWFUL[2]

    def best_plan(self, held: Stock, now: bool) -> float:
        """The prestige building that is worth most, less what it still needs."""
        best = 0.0
        for card in PRESTIGE_CARDS:
            if self.b.supply >> card & 1:
                gained = self.raised(card) if now else float(TILES[card].prestige - 1)
                best = max(best, self.plan(held, TILES[card].cost, gained, now))
        return best if now else best * min(1.0, self.rounds)

    def plan(self, held: Stock, cost: Stock, gained: float, now: bool) -> float:
        """A prestige building, less its cost; what is missing must be got first."""
        chance = 1.0
        after = held
        for kind in range(GOLD + 1):
            due = amount(cost, kind)
            if due > 0:
                has = amount(held, kind)
                if has < due:
                    gained -= (GOLD_PRICE if kind == GOLD else PRICE) * float(due - has)
                    for _ in range(due - has):
                        chance *= PLAN
                    due = has
                after -= one(kind) * due
        if now and chance < 1.0:
            return 0.0
        return (gained + self.rise(held, after)) * chance

    def erect_merit(self, held: Stock, card: i64) -> float:
        """Points less cubes and, in the standard game, the residence below."""
        after = self.pay(held, TILES[card].cost, 0)
        return self.raised(card) + self.rise(held, after)

    def pay(self, held: Stock, cost: Stock, any_cubes: i64) -> Stock:
        """What is left after a cost is paid, with gold for what is missing."""
        for kind in range(GOLD):
            due = amount(cost, kind)
            if due > 0:
                plain = amount(held, kind)
                plain = due if due < plain else plain
                held -= one(kind) * plain + one(GOLD) * (due - plain)
        held -= one(GOLD) * amount(cost, GOLD)
        if any_cubes:
            kind = self.least_missed(held)
            if kind != DENIER:
                held -= one(kind)
        return held

    # -- quick guesses -----------------------------------------------------------------------

    def draw_merit(self, seat: i64) -> float:
        """A card more, if there are few and goods to build it."""
        owned = self.b.seats[seat]
        worth = DRAWN * self.future
        if owned.hand == 0 and cubes(owned.stock) > 2:
            worth += 0.6 * self.future
        return worth

    def build_merit(self, held: Stock, card: i64) -> float:
        """What a card brings on the road rather than in hand."""
        gained = self.card_worth(card) - self.future * IN_HAND[card]
        after = self.pay(held, TILES[card].cost, TILES[card].any_cubes)
        return gained + self.rise(held, after)


def card_in_action(g: Game[Board]) -> i64:
    """The space of the card whose effects are being carried out."""
    for step in reversed(g.agenda):
        if isinstance(step, ActivateRoad):
            return step.space - 1
    return 0


def batches_of(held: Stock) -> i64:
    """How many batches a stock makes, gold filling the gaps."""
    gold = amount(held, GOLD)
    count: i64 = 0
    while True:
        lack: i64 = 0
        for kind in range(STONE + 1):
            if amount(held, kind) <= count:
                lack += count + 1 - amount(held, kind)
        if lack > gold:
            return count
        count += 1


JUDGE: Final = MagnaCartaJudge()
