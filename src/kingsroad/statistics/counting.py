"""Many games counted: who wins, by what the seats did."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any, Final

from kingsroad.arena.results import wilson
from kingsroad.library import AnyRuleset, MissingPart, part
from kingsroad.statistics.watching import GameFacts, SeatFacts

FAVORITE: Final = 0.6
"""A line of favors with this share of all uses is the one that a seat lives on."""
STEPS: Final[Mapping[str, tuple[int, ...]]] = {
    "first-passes": (0, 1, 2, 3, 5, 7, 10),
    "empty-turns": (0, 1, 2, 3, 4),
    "bribes": (0, 1, 4, 8, 13),
    "stopped": (0, 1, 2, 3, 5, 8),
}
"""Where numbers are counted together: each stands for all up to the next."""

Document = dict[str, Any]


def step(topic: str, number: int) -> str:
    """The group to which a number belongs: ``3-4``, or ``5+`` for the last."""
    steps = STEPS[topic]
    at = max(i for i, least in enumerate(steps) if least <= number)
    if at == len(steps) - 1:
        return f"{steps[at]}+"
    last = steps[at + 1] - 1
    return str(last) if last == steps[at] else f"{steps[at]}-{last}"


def traits(facts: GameFacts, seat: int) -> Iterator[tuple[str, str]]:
    """By what a seat is counted: topics, and where it belongs in each."""
    mine = facts.seats[seat]
    yield "start", str(facts.order.index(seat) + 1)
    for tile in set(mine.built):
        yield "built", tile
    for character in mine.characters:
        yield "character", character
    if mine.lines:
        yield from favors(mine)
    yield "castle", rank(mine.castle, [each.castle for each in facts.seats])
    yield "builder", rank(len(mine.built), [len(each.built) for each in facts.seats])
    for topic, number in (
        ("first-passes", mine.first_passes),
        ("empty-turns", mine.empty_turns),
        ("bribes", mine.bribes),
        ("stopped", mine.stopped),
    ):
        yield topic, step(topic, number)


def favors(seat: SeatFacts) -> Iterator[tuple[str, str]]:
    """On which lines of favors a seat lived."""
    (first, most), *others = seat.lines.most_common(2)
    if not others or others[0][1] < most:
        yield "line", first
    if others:
        yield "pair", "".join(sorted((first, others[0][0])))
    total = seat.lines.total()
    yield "focus", "one" if most >= FAVORITE * total else "several"


def rank(number: int, all_numbers: list[int]) -> str:
    """Whether nobody has more."""
    if number < max(all_numbers):
        return "less"
    return "most" if all_numbers.count(number) == 1 else "shared"


@dataclass
class Row:
    """Seats that have something in common."""

    seats: int = 0
    firsts: float = 0.0
    points: int = 0
    ahead: float = 0.0

    def add(self, first: float, points: int, ahead: float) -> None:
        """One seat more."""
        self.seats += 1
        self.firsts += first
        self.points += points
        self.ahead += ahead

    def document(self) -> Document:
        """Counts, the share of first places with its interval, and points."""
        low, high = wilson(self.firsts, self.seats)
        return {
            "seats": self.seats,
            "share": round(self.firsts / self.seats, 4),
            "interval": [round(low, 4), round(high, 4)],
            "points": round(self.points / self.seats, 2),
            "ahead": round(self.ahead / self.seats, 2),
        }


@dataclass
class Group:
    """Tables that have something in common."""

    games: int = 0
    rounds: int = 0
    built: int = 0
    castle: int = 0
    points: float = 0.0
    castle_firsts: float = 0.0
    """First places of those who did most for the castle."""
    builder_firsts: float = 0.0
    """First places of those who built most."""

    def document(self) -> Document:
        """Means for each game."""
        sums = {
            "rounds": self.rounds,
            "built": self.built,
            "castle": self.castle,
            "points": self.points,
            "castle_firsts": self.castle_firsts,
            "builder_firsts": self.builder_firsts,
        }
        return {"games": self.games, **{k: round(v / self.games, 4) for k, v in sums.items()}}


@dataclass
class Count:
    """All games of a series so far."""

    rules: AnyRuleset
    players: int
    games: int = 0
    rows: dict[str, dict[str, Row]] = field(default_factory=dict)
    groups: dict[str, dict[str, Group]] = field(default_factory=dict)
    sums: Counter[str] = field(default_factory=Counter)
    sources: dict[str, list[float]] = field(default_factory=dict)
    """The points of all seats from each source, and those of the winners."""
    visits: Counter[str] = field(default_factory=Counter)
    halted: Counter[str] = field(default_factory=Counter)

    def add(self, facts: GameFacts) -> None:
        """One game more."""
        self.games += 1
        shares = first_shares(facts.places)
        mean = sum(facts.scores) / self.players
        for seat, share in enumerate(shares):
            for topic, value in traits(facts, seat):
                row = self.rows.setdefault(topic, {}).setdefault(value, Row())
                row.add(share, facts.scores[seat], facts.scores[seat] - mean)
        for topic, value in table_traits(self.rules, facts):
            self.add_group(self.groups.setdefault(topic, {}).setdefault(value, Group()), facts)
        for source, points in facts.sources.items():
            sums = self.sources.setdefault(source, [0.0, 0.0])
            sums[0] += sum(points)
            sums[1] += sum(p * share for p, share in zip(points, shares, strict=True))
        self.visits.update(facts.visits)
        self.halted.update(facts.halted)
        self.sums.update(sums_of(facts))

    def add_group(self, group: Group, facts: GameFacts) -> None:
        """A table more in a group."""
        shares = first_shares(facts.places)
        group.games += 1
        group.rounds += facts.rounds
        group.built += sum(len(seat.built) for seat in facts.seats)
        group.castle += sum(seat.castle for seat in facts.seats)
        group.points += sum(facts.scores) / self.players
        group.castle_firsts += firsts_of_most([seat.castle for seat in facts.seats], shares)
        group.builder_firsts += firsts_of_most([len(seat.built) for seat in facts.seats], shares)

    def document(self) -> Document:
        """The figures."""
        games = max(1, self.games)
        return {
            "games": self.games,
            "means": {key: round(total / games, 3) for key, total in sorted(self.sums.items())},
            "sources": {
                source: [round(everybody / games / self.players, 3), round(winner / games, 3)]
                for source, (everybody, winner) in self.sources.items()
            },
            "topics": {
                topic: {value: row.document() for value, row in by_count(rows)}
                for topic, rows in self.rows.items()
            },
            "groups": {
                topic: {value: group.document() for value, group in in_order(groups)}
                for topic, groups in self.groups.items()
            },
            "places": {
                place: [round(visits / games, 3), round(self.halted[place] / visits, 4)]
                for place, visits in in_order(self.visits)
            },
        }


def by_count(rows: Mapping[str, Row]) -> Iterable[tuple[str, Row]]:
    """Numbers in their order, all else by how often it is met."""
    if all(value[0].isdigit() for value in rows):
        return in_order(rows)
    return sorted(rows.items(), key=lambda item: (-item[1].seats, item[0]))


def in_order(found: Mapping[str, Any]) -> list[tuple[str, Any]]:
    """Numbers first and in their order, then words."""

    def order(item: tuple[str, Any]) -> tuple[float, str]:
        number = item[0].split("-")[0].rstrip("+")
        return (float(number) if number.isdigit() else float("inf"), item[0])

    return sorted(found.items(), key=order)


def first_shares(places: list[int]) -> list[float]:
    """The share of the first place of each seat."""
    return [1.0 / places.count(1) if place == 1 else 0.0 for place in places]


def firsts_of_most(numbers: list[int], shares: list[float]) -> float:
    """The share of the first place of who has most; equals share it."""
    most = max(numbers)
    those = [share for number, share in zip(numbers, shares, strict=True) if number == most]
    return sum(those) / len(those)


def sums_of(facts: GameFacts) -> dict[str, float]:
    """What is summed over all games; means are made of it."""
    winner = max(range(len(facts.scores)), key=lambda seat: facts.scores[seat])
    return {
        "rounds": facts.rounds,
        "decisions": facts.decisions,
        "points": sum(facts.scores) / len(facts.scores),
        "winner_points": facts.scores[winner],
        "deniers": sum(seat.deniers for seat in facts.seats) / len(facts.seats),
        "winner_deniers": facts.seats[winner].deniers,
        "workers": sum(seat.placed for seat in facts.seats),
        "stopped": sum(seat.stopped for seat in facts.seats),
        "stopped_unmoved": facts.unmoved,
        "provost_moves": facts.moves,
        "bribes": sum(seat.bribes for seat in facts.seats),
    }


def table_traits(rules: AnyRuleset, facts: GameFacts) -> Iterator[tuple[str, str]]:
    """By what a table is counted: its length, and tiles whose place is said to decide."""
    yield "rounds", str(facts.rounds)
    for tile in telling_tiles(rules):
        if tile in facts.laid:
            yield tile, str(facts.laid[tile])


def telling_tiles(rules: AnyRuleset) -> tuple[str, ...]:
    """The tiles of a game whose place is said to decide much."""
    try:
        tiles: tuple[str, ...] = part(rules, "statistics.debates").TELLING_TILES
    except MissingPart:
        return ()
    return tiles
