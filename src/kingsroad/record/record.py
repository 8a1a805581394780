"""A record is the list of choices, by name, one a line. Replay is play: there is no other way in.

kingsroad 1
game caylus2005
rules 1
seats 3
option favors standard
option jeweller off

chance: lay farm
blue: place gate        # a comment
"""

from __future__ import annotations

from dataclasses import dataclass, field

from kingsroad.core.choice import Choice
from kingsroad.core.errors import BrokenRecord, IllegalChoice, KingsroadError, UnknownChoice
from kingsroad.core.event import EVERYBODY, Listener
from kingsroad.library import GAMES, AnyGame, AnyRuleset

FORMAT = 1
HIDDEN = "?"


@dataclass
class Record:
    """A game as it was played: which game, how many seats, which options, every choice."""

    rules: AnyRuleset
    players: int
    options: dict[str, str]
    choices: list[Choice]
    lines: list[int] = field(default_factory=list)
    """The line of the text on which each choice stood, for messages."""
    seats: list[str] = field(default_factory=list)
    """Who made each choice, as the text says; empty where a record came from a game."""

    def __len__(self) -> int:
        return len(self.choices)

    def replay(self, upto: int | None = None, listener: Listener | None = None) -> AnyGame:
        """The game after the first `upto` choices; after all of them if None."""
        game = self.rules.start(self.players, self.options, None, listener)
        count = len(self.choices) if upto is None else upto
        if not 0 <= count <= len(self.choices):
            raise BrokenRecord(f"the record has {len(self.choices)} choices, not {count}")
        for i in range(count):
            self._apply(game, i)
        return game

    def _apply(self, game: AnyGame, i: int) -> None:
        choice = self.choices[i]
        if game.pending is None:
            raise BrokenRecord(f"{self._where(i)}: {choice.name!r} comes after the end of the game")
        asked = game.seat_name(game.seat)
        if self.seats and self.seats[i] != asked:
            raise BrokenRecord(
                f"{self._where(i)}: it is not {self.seats[i]} who must choose, but {asked}"
            )
        try:
            game.apply(choice)
        except IllegalChoice as error:
            raise BrokenRecord(f"{self._where(i)}: {error}") from None

    def _where(self, i: int) -> str:
        return f"line {self.lines[i]}" if self.lines else f"choice {i + 1}"

    def write(self, comments: bool = True, seen_by: int | None = None) -> str:
        """The record as text; comments mark turns and the final score.

        With `seen_by` it is the record as that seat may read it (NOBODY: a spectator): what was
        secret to others is written ``?``. Such a record cannot be replayed.
        """
        out = [f"kingsroad {FORMAT}", f"game {self.rules.key}", f"rules {self.rules.version}"]
        out.append(f"seats {self.players}")
        out += [f"option {key} {value}" for key, value in self.options.items()]
        out.append("")
        game = self.rules.start(self.players, self.options)
        turn = 0
        for i, choice in enumerate(self.choices):
            if comments and game.state.turn() != turn:
                turn = game.state.turn()
                out += ["", f"# turn {turn}"]
            shown = choice.name if may_know(game, seen_by) else f"{choice.verb} {HIDDEN}"
            out.append(f"{game.seat_name(game.seat)}: {shown}")
            self._apply(game, i)
        if comments and game.over:
            names = [game.seat_name(seat) for seat in range(game.players)]
            points = ", ".join(
                f"{name} {score}" for name, score in zip(names, game.scores(), strict=True)
            )
            out += ["", f"# the end: {points}"]
        return "\n".join(out) + "\n"


def may_know(game: AnyGame, seat: int | None) -> bool:
    """Whether a seat may know what is chosen now; None may know everything."""
    asked = game.pending
    return seat is None or asked is None or asked.audience() in (EVERYBODY, seat)


def record_of(game: AnyGame) -> Record:
    """The record of a game that kept its history."""
    if game.history is None:
        raise KingsroadError(
            "this game kept no history: a clone keeps it only with clone(history=True), "
            "and a game that began from a position has none"
        )
    options = game.rules.chosen_options(game.state)
    return Record(game.rules, game.players, options, list(game.history))


def read_record(text: str) -> Record:
    """Parse a record; anything that is not understood is refused with its line.

    Whether every choice was legal is known after `Record.replay`.
    """
    header: dict[str, tuple[str, int]] = {}
    options: dict[str, str] = {}
    rules: AnyRuleset | None = None
    record: Record | None = None
    for number, raw in enumerate(text.splitlines(), 1):
        line = raw.split("#", 1)[0].strip()
        if not line:
            continue
        if ":" not in line:
            if record is not None:
                raise BrokenRecord(f"line {number}: expected 'seat: choice', not {line!r}")
            read_header(line, number, header, options)
            continue
        if record is None:
            record = begin(header, options, number)
            rules = record.rules
        assert rules is not None
        read_choice(record, rules, line, number)
    return record if record is not None else begin(header, options, len(text.splitlines()) + 1)


def read_header(
    line: str, number: int, header: dict[str, tuple[str, int]], options: dict[str, str]
) -> None:
    """One line before the first choice; what it says is kept with its number."""
    words = line.split()
    if words[0] == "option" and len(words) == 3:
        if words[1] in options:
            raise BrokenRecord(f"line {number}: option {words[1]!r} stands twice")
        options[words[1]] = words[2]
    elif words[0] in ("kingsroad", "game", "rules", "seats") and len(words) == 2:
        if words[0] in header:
            raise BrokenRecord(f"line {number}: {words[0]!r} stands twice")
        header[words[0]] = (words[1], number)
    else:
        raise BrokenRecord(f"line {number}: {line!r} is no header line and no choice")


def begin(header: dict[str, tuple[str, int]], options: dict[str, str], number: int) -> Record:
    """An empty record from its header."""
    for key in ("kingsroad", "game", "rules", "seats"):
        if key not in header:
            raise BrokenRecord(f"line {number}: the header has no line {key!r}")
    form, line = header["kingsroad"]
    if form != str(FORMAT):
        raise BrokenRecord(f"line {line}: this is record format {form}; known is {FORMAT}")
    name, line = header["game"]
    if name not in GAMES:
        raise BrokenRecord(
            f"line {line}: there is no game called {name!r}; there are: {', '.join(GAMES)}"
        )
    rules = GAMES[name]
    version, line = header["rules"]
    if version != str(rules.version):
        raise BrokenRecord(
            f"line {line}: the record was played under rules {version} of {rules.key}; "
            f"this program plays rules {rules.version}"
        )
    seats, line = header["seats"]
    try:
        known = rules.checked(int(seats), options)
    except (ValueError, KingsroadError) as error:
        raise BrokenRecord(f"line {line}: the header is wrong: {error}") from None
    return Record(rules, int(seats), known, [])


def read_choice(record: Record, rules: AnyRuleset, line: str, number: int) -> None:
    """One line ``seat: choice``."""
    seat, name = (part.strip() for part in line.split(":", 1))
    if seat != "chance" and seat not in rules.seat_names[: record.players]:
        raise BrokenRecord(f"line {number}: there is no seat called {seat!r}")
    if name.endswith(HIDDEN):
        raise BrokenRecord(
            f"line {number}: {name!r} hides what was drawn; only the full record can be replayed"
        )
    try:
        record.choices.append(rules.catalogue.named(name))
    except UnknownChoice as error:
        raise BrokenRecord(f"line {number}: {error}") from None
    record.lines.append(number)
    record.seats.append(seat)
