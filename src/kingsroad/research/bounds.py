"""How long a game can last at most, and how often chance can draw: bounds with their reasons.

They are true for every course of play, also for one that nobody would choose, and so many times
longer than usual games. Each is a sum over the phases of a round; the figures are the printed ones.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import NamedTuple, assert_never

from kingsroad.games.caylus1303 import tiles as t1303
from kingsroad.games.caylus1303.state import BRIDGE
from kingsroad.games.caylus2005 import tiles as t2005
from kingsroad.games.magna_carta import tiles as cards
from kingsroad.realm.effect import (
    Buy,
    Construct,
    Effect,
    FromCard,
    Gain,
    Guide,
    Nothing,
    Offer,
    OneOf,
    Sell,
    Swap,
    Trade,
    Transform,
)
from kingsroad.realm.stock import DENIER, PLAIN_GOODS, amount
from kingsroad.realm.table import FIRST_PASS_DENIERS


class Bounds(NamedTuple):
    """Upper bounds of one game with so many seats."""

    decisions: int
    """Choices of all seats together."""
    draws: int
    """Choices of chance."""


def chosen_cubes(offer: Offer) -> int:
    """The cubes of an offer that are given and taken one by one."""
    return offer.also_asks().get("plain", 0) + offer.also_brings().get("plain", 0)


def questions(effect: Effect | None) -> int:
    """The most questions that what is printed can put to one seat, favors left out."""
    if effect is None or isinstance(effect, Nothing):
        return 0
    if isinstance(effect, Trade):  # which offer; then cube by cube
        return 1 + max(chosen_cubes(offer) for offer in effect.offers)
    if isinstance(effect, Swap):  # which cube for which
        return 1 + int(effect.take)
    if isinstance(effect, Buy):
        return int(effect.most)
    if isinstance(effect, (Construct, Transform)):  # which tile; how it is paid or where it goes
        return 2
    if isinstance(effect, (Gain, OneOf, Sell, FromCard, Guide)):  # whether, or which
        return 1
    assert_never(effect)


def most_questions(effects: Iterable[Effect | None]) -> int:
    """The most questions of any of these."""
    return max(questions(effect) for effect in effects)


def deniers_of(effect: Effect | None) -> int:
    """The money that what is printed brings to one seat."""
    if isinstance(effect, Sell):
        return int(effect.deniers)
    if isinstance(effect, Gain):
        return int(amount(effect.stock, DENIER))
    if effect is None or isinstance(
        effect, (Nothing, OneOf, Trade, Buy, FromCard, Swap, Construct, Transform, Guide)
    ):
        return 0
    assert_never(effect)


def caylus2005(players: int) -> Bounds:
    """The bailiff walks at least one space a turn, so the towers are counted in time.

    A favor needs a line that its seat has not used in this phase. In phases 3 and 6 one seat can
    receive favors (joust field, best builder), in phases 5 and 7 all of them.
    """
    turns = t2005.COUNT_SPACE[-1] - int(t2005.LAST_NEUTRAL_SPACE)
    workers = int(t2005.WORKERS) * players
    fields = [field for line in t2005.FAVOR_TABLE for field in line]
    favors = int(t2005.LINES) * (2 + 2 * players)
    a_turn = (
        workers
        + players  # phase 2: everybody places all workers and passes
        + 4  # phase 3: gate, guild, joust field and inn ask once each
        + players  # phase 4: the provost
        # Phase 5: no more buildings act than workers stand there, or than there are spaces.
        + min(workers, int(t2005.LAST_SPACE)) * most_questions(tile.effect for tile in t2005.TILES)
        + players  # phase 6: everybody is done with the castle
        + favors * (2 + most_questions(fields))  # which line, which field, what that asks
    )
    batches = sum(t2005.ROOM)  # each takes room in the castle
    return Bounds(turns * a_turn + batches, int(t2005.LAST_NEUTRAL_SPACE) + players)


def magna_carta(players: int) -> Bounds:
    """At least one token leaves the castle in every round: for a batch, or because nobody built.

    To draw and to exchange costs 1 denier each, so there are no more of them than deniers.
    """
    deck, kinds = int(cards.DECK), PLAIN_GOODS - 1  # there is no cloth
    tokens = sum(cards.TOKENS) - len(cards.TOKENS) * int(cards.MOST_SEATS - players)
    rounds = tokens
    workers = int(cards.WORKERS) * players
    effects = most_questions(tile.effect for tile in cards.TILES)
    effects += most_questions(tile.owner for tile in cards.TILES)
    a_round = (
        workers
        + players  # phase 2: everybody places all workers and passes
        + players  # phase 3: the provost
        + workers * effects  # phase 4: the worker's seat and the owner
        + players  # phase 5: everybody is done with the castle
    )
    # Each card of a deck and each prestige building is built once: a question for each kind to
    # pay and for the cube at choice or the residence to cover.
    built = (deck * players + len(cards.PRESTIGE_CARDS)) * (1 + kinds + 1)
    # Deniers: basic income, a residence on every card, the hotel; first to pass; and what the
    # cards bring, neutral ones once, those of the decks once for each seat.
    monuments = sum(int(cards.TILES[card].income) for card in cards.PRESTIGE_CARDS)
    residences = deck * int(cards.TILES[cards.RESIDENCE].income)
    income = players * (int(cards.BASIC_INCOME) + residences + monuments) + int(FIRST_PASS_DENIERS)
    for card in cards.TILES:
        copies = players if card.kind == cards.OWN else 1
        income += copies * (deniers_of(card.effect) + deniers_of(card.owner))
    deniers = players * int(amount(cards.STARTING_STOCK, DENIER)) + rounds * income
    # Draws: neutral cards, first hands, perhaps exchanged, the first seat; one card for a denier,
    # or all of a hand, which is at most the deck.
    setup = (players - 1) + 2 * players * int(cards.HAND) + 1
    decisions = players + rounds * a_round + built + tokens + deniers
    return Bounds(decisions, setup + deniers * deck)


def caylus1303(players: int) -> Bounds:
    """There are nine rounds. A favor never brings another: the tiles at the site give none."""
    places = int(BRIDGE + t1303.LAST_PLOT) + 1  # the Journeyman is the second worker somewhere
    workers = int(t1303.WORKERS) * players
    effects = most_questions(effect for tile in t1303.TILES for effect in (tile.effect, tile.setup))
    favors = 2 + 1 + 1 + 1  # fairground and manor, there again the Journeyman; deliveries; theatre
    acts = min(workers, places)
    a_round = (
        1  # the Early Riser
        + workers
        + players  # phase 1: everybody places all workers and passes
        + acts * effects
        + players
        + 1  # phase 2: the buildings, the provost, the Bailiff
        + players
        + 1  # phase 3: everybody is done, and the Deliveryman
        + int(t1303.LAST_START_PLOT)  # phase 4: residences
        + favors * (2 + effects)  # which favor, what it asks, which character
    )
    # Three cubes make a bundle. A building brings three and its owner one, granary and
    # manufacture one each.
    start = players * 4
    cubes = start + int(t1303.ROUNDS) * ((acts + favors) * 4 + 2)
    bundles = cubes // int(t1303.BUNDLE_CUBES)
    # Tiles on the road and at the site, the first seat, the characters.
    draws = int(t1303.LAST_START_PLOT) + 2 + int(t1303.SITE_TILES) + 1
    draws += players + int(t1303.SPARE_CHARACTERS)
    return Bounds(players + int(t1303.ROUNDS) * a_round + bundles, draws)


BOUNDS: dict[str, Callable[[int], Bounds]] = {
    "caylus2005": caylus2005,
    "magna_carta": magna_carta,
    "caylus1303": caylus1303,
}
