"""Caylus Magna Carta for research: how long it can last, its cards as a picture, its hands."""

from __future__ import annotations

from kingsroad.core.choice import Choice
from kingsroad.games.magna_carta import tiles as cards
from kingsroad.games.magna_carta.choices import DEAL, SEAT_NAMES
from kingsroad.library import AnyGame
from kingsroad.realm.stock import DENIER, PLAIN_GOODS, amount
from kingsroad.realm.table import FIRST_PASS_DENIERS
from kingsroad.research.bounds import deniers_of, most_questions
from kingsroad.research.profile import Bounds, Cell, Profile, View


def bounds(players: int) -> Bounds:
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


def road(view: View) -> list[Cell]:
    """The cards: residences and monuments show what they are."""
    cells = []
    for space, entry in enumerate(view["road"], 1):
        colour, _, rest = entry["card"].partition("-")
        owner = colour if colour in SEAT_NAMES else None
        name = entry.get("top", rest if owner else entry["card"])
        workers = [entry["worker"]] if "worker" in entry else []
        marks = f"{entry['cubes']} " if "cubes" in entry else ""
        marks += "P" if view.get("provost") == space else ""
        cells.append(Cell(str(space), name, owner, workers, marks.strip()))
    return cells


def held(game: AnyGame, seat: int) -> list[Choice]:
    """The cards of a hand, as they were dealt."""
    hand = game.state.seats[seat].hand
    return [deal for deal in DEAL if hand >> deal.arg & 1]


PROFILE = Profile(bounds, road, road_rows=7, held=held)
