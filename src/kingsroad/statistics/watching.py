"""One game of a series, watched from its setting up to its end: what every seat did in it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Final

from kingsroad.core.event import Chronicle, Event
from kingsroad.core.game import NOBODY
from kingsroad.library import AnyGame, AnyRuleset
from kingsroad.realm.stock import DENIER, amount, plain_cubes
from kingsroad.text.tally import tally

BUILT: Final = ("build", "erect")
CASTLE: Final = ("house", "token")
"""How the games tell that something was done for the castle; a delivery is paid for instead."""
ENGAGED: Final = ("engage", "steal")


@dataclass
class SeatFacts:
    """What a seat did in a game."""

    built: list[str] = field(default_factory=list)
    lines: Counter[str] = field(default_factory=Counter)
    """How often it used each line of favors."""
    characters: set[str] = field(default_factory=set)
    castle: int = 0
    placed: int = 0
    stopped: int = 0
    """Workers that the provost let do nothing."""
    bribes: int = 0
    """What it paid for the provost."""
    first_passes: int = 0
    empty_turns: int = 0
    """Turns that it began without a cube."""
    deniers: int = 0
    """All that it ever received."""


@dataclass
class GameFacts:
    """What happened in a game."""

    seats: list[SeatFacts]
    order: list[int]
    """The first turn order, first seat first."""
    scores: list[int]
    places: list[int]
    rounds: int
    decisions: int
    laid: dict[str, int]
    """Where each tile lay that was there from the start."""
    visits: Counter[str]
    """Workers by place: a space of the road, or the key of what stands beside it."""
    halted: Counter[str]
    """Those of them that the provost stopped, by space."""
    unmoved: int
    """How many he would have stopped where he stood when the turn began."""
    moves: int
    """How often somebody moved the provost."""
    sources: dict[str, list[int]]


class Watcher:
    """Is told the events of a game, and keeps what the figures need."""

    def __init__(self, rules: AnyRuleset, players: int) -> None:
        self.names: Final = rules.seat_names
        self.seats: Final = [SeatFacts() for _ in range(players)]
        self.events: Final[list[Event]] = []
        self.spaces: Final[dict[str, int]] = {}
        """Where each tile of the road lies now."""
        self.laid: Final[dict[str, int]] = {}
        self.order: Final[list[int]] = []
        self.rounds = 0
        self.visits: Final[Counter[str]] = Counter()
        self.halted: Final[Counter[str]] = Counter()
        self.unmoved = 0
        self.moves = 0
        self.began = 0
        """Where the provost stood when the turn began."""
        self.stands = 0
        self.workers: Final[list[tuple[int, int]]] = []
        """The seats and spaces of the workers on the road in this turn."""

    def hear(self, event: Event, game: AnyGame) -> None:
        """Count what has happened in a game."""
        self.events.append(event)
        kind = event.kind
        if kind == "turn":
            self.end_turn()
            self.begin_turn(game)
        elif kind == "over":
            self.end_turn()
        elif kind == "provost":
            self.stands = event.amount
            self.moves += 1
        elif kind == "lay":
            self.spaces[event.subject] = self.laid[event.subject] = event.amount
        elif kind == "order" and not self.rounds:
            self.order.append(event.seat)
        elif event.seat != NOBODY:
            self.hear_of_seat(event, kind, self.seats[event.seat])

    def hear_of_seat(self, event: Event, kind: str, seat: SeatFacts) -> None:
        """Count what a seat does."""
        if kind == "gain":
            seat.deniers += amount(event.stock, DENIER)
        elif kind == "pass":
            seat.first_passes += event.amount == 1
        elif kind == "place":
            self.place(event.seat, event.subject)
            seat.placed += 1
        elif kind == "pay" and event.subject == "bribe":
            seat.bribes += amount(event.stock, DENIER)
        elif kind in CASTLE or (kind == "pay" and event.subject == "delivery"):
            seat.castle += 1
        elif kind == "dismiss" and event.subject == "bribe":
            seat.bribes += event.amount
        elif kind in BUILT:
            seat.built.append(event.subject)
            self.spaces[event.subject] = event.amount
            self.spaces[f"{self.names[event.seat]}-{event.subject}"] = event.amount
        elif kind == "line":
            seat.lines[event.subject] += 1
        elif kind in ENGAGED:
            seat.characters.add(event.subject)

    def place(self, seat: int, where: str) -> None:
        """A worker is placed."""
        space = self.spaces.get(where)
        self.visits[where if space is None else str(space)] += 1
        if space is not None:
            self.workers.append((seat, space))

    def begin_turn(self, game: AnyGame) -> None:
        """Look at what everybody has."""
        state = game.state
        self.rounds += 1
        self.began = self.stands = state.provost
        for number, seat in enumerate(self.seats):
            seat.empty_turns += plain_cubes(state.purse(number).stock) == 0

    def end_turn(self) -> None:
        """See whom the provost stopped."""
        for seat, space in self.workers:
            self.unmoved += space > self.began
            if space > self.stands:
                self.seats[seat].stopped += 1
                self.halted[str(space)] += 1
        self.workers.clear()


def watch(rules: AnyRuleset, players: int, codes: Sequence[int]) -> GameFacts:
    """Play a game of a series again, and say what happened."""
    watcher = Watcher(rules, players)
    heard = Chronicle()
    game = rules.start(players, {}, None, heard)
    choices = rules.catalogue.choices
    printed = False
    decisions = 0
    for code in codes:
        if game.seat >= 0:
            decisions += len(game.legal) > 1
            if not printed:
                watcher.spaces.update(printed_road(game))
                printed = True
        game.apply(choices[code])
        for event in heard.take():
            watcher.hear(event, game)
    return GameFacts(
        seats=watcher.seats,
        order=watcher.order,
        scores=game.scores(),
        places=game.ranking(),
        rounds=watcher.rounds,
        decisions=decisions,
        laid=watcher.laid,
        visits=watcher.visits,
        halted=watcher.halted,
        unmoved=watcher.unmoved,
        moves=watcher.moves,
        sources=dict(tally(game, watcher.events)),
    )


def printed_road(game: AnyGame) -> dict[str, int]:
    """Where the tiles lie that are printed on the road; some games have none."""
    road = game.rules.view(game, NOBODY)["road"]
    if not isinstance(road, dict):
        return {}
    return {space["tile"]: int(number) for number, space in road.items()}
