"""Reading records: anything that is not understood is refused with its line."""

from __future__ import annotations

from dataclasses import dataclass, field

from kingsroad.core.errors import BrokenRecord, KingsroadError, UnknownChoice
from kingsroad.core.upgrade import Made, can_read, still_made
from kingsroad.library import GAMES, AnyRuleset
from kingsroad.record.position_text import POSITION, checked, read_block
from kingsroad.record.record import FORMAT, HIDDEN, Record


@dataclass
class Header:
    """What stands before the first choice, with the numbers of the lines."""

    words: dict[str, tuple[str, int]] = field(default_factory=dict)
    options: dict[str, str] = field(default_factory=dict)
    position: dict[str, object] | None = None
    block: list[str] = field(default_factory=list)
    """The lines of the position."""
    block_at: int = 0
    """How many lines stand before it."""


def read_record(text: str) -> Record:
    """Parse a record; anything that is not understood is refused with its line.

    Whether every choice was legal is known after `Record.replay`. A record of older rules is read
    as the present rules ask.
    """
    lines = [raw.split("#", 1)[0] for raw in text.splitlines()]
    header = Header()
    at = 0
    while at < len(lines) and not is_choice(lines[at]):
        at = read_header(header, lines, at)
    record = begin(header, at + 1)
    for i in range(at, len(lines)):
        if lines[i].strip():
            read_choice(record, lines[i].strip(), i + 1)
    version, _ = header.words["rules"]
    if int(version) < record.rules.version:
        leave_out_unasked(record)
    return record


def is_choice(line: str) -> bool:
    """Whether a line is one of the choices, so that the header has ended."""
    return ":" in line and not is_position(line)


def is_position(line: str) -> bool:
    """Whether a line begins the position."""
    return line.partition("{")[0].split()[:1] == [POSITION]


def read_header(header: Header, lines: list[str], at: int) -> int:
    """Read what stands on a line of the header; the line behind it."""
    words = lines[at].split()
    if not words:
        return at + 1
    number = at + 1
    if not is_position(lines[at]):
        read_words(header, words, number)
        return number
    if header.position is not None:
        raise BrokenRecord(f"line {number}: {POSITION!r} stands twice")
    if words == [POSITION, HIDDEN]:
        raise BrokenRecord(
            f"line {number}: the position is hidden; only the full record can be replayed"
        )
    header.position, behind = read_block(lines, at)
    header.block, header.block_at = lines[at:behind], at
    return behind


def read_words(header: Header, words: list[str], number: int) -> None:
    """One line of the header that is no position."""
    if words[0] == "option" and len(words) == 3:
        if words[1] in header.options:
            raise BrokenRecord(f"line {number}: option {words[1]!r} stands twice")
        header.options[words[1]] = words[2]
    elif words[0] in ("kingsroad", "game", "rules", "seats") and len(words) == 2:
        if words[0] in header.words:
            raise BrokenRecord(f"line {number}: {words[0]!r} stands twice")
        header.words[words[0]] = (words[1], number)
    else:
        raise BrokenRecord(f"line {number}: {' '.join(words)!r} is no header line and no choice")


def begin(header: Header, number: int) -> Record:
    """An empty record from its header, which has ended before a line."""
    for key in ("kingsroad", "game", "rules", "seats"):
        if key not in header.words:
            raise BrokenRecord(f"line {number}: the header has no line {key!r}")
    form, line = header.words["kingsroad"]
    if form != str(FORMAT):
        raise BrokenRecord(f"line {line}: this is record format {form}; known is {FORMAT}")
    rules = read_rules(header)
    seats, line = header.words["seats"]
    try:
        options = rules.checked(int(seats), header.options)
    except (ValueError, KingsroadError) as error:
        raise BrokenRecord(f"line {line}: the header is wrong: {error}") from None
    record = Record(rules, int(seats), options, [])
    if header.position is not None:
        version = int(header.words["rules"][0])
        told = {"game": rules.key, "rules": version, "options": options}
        record.position = told | header.position
        checked(record.position, record.players, header.block, header.block_at)
    return record


def read_rules(header: Header) -> AnyRuleset:
    """The game; one that is unknown or of later rules is refused."""
    name, line = header.words["game"]
    if name not in GAMES:
        raise BrokenRecord(
            f"line {line}: there is no game called {name!r}; there are: {', '.join(GAMES)}"
        )
    rules = GAMES[name]
    version, line = header.words["rules"]
    if not version.isdecimal() or not can_read(rules, int(version)):
        raise BrokenRecord(
            f"line {line}: the record was played under rules {version} of {rules.key}; "
            f"this program plays rules {rules.version}"
        )
    return rules


def read_choice(record: Record, line: str, number: int) -> None:
    """One line ``seat: choice``."""
    if ":" not in line:
        raise BrokenRecord(f"line {number}: expected 'seat: choice', not {line!r}")
    seat, name = (part.strip() for part in line.split(":", 1))
    if seat != "chance" and seat not in record.rules.seat_names[: record.players]:
        raise BrokenRecord(f"line {number}: there is no seat called {seat!r}")
    if name.endswith(HIDDEN):
        raise BrokenRecord(
            f"line {number}: {name!r} hides what was drawn; only the full record can be replayed"
        )
    try:
        record.choices.append(record.rules.catalogue.named(name))
    except UnknownChoice as error:
        raise BrokenRecord(f"line {number}: {error}") from None
    record.lines.append(number)
    record.seats.append(seat)


def leave_out_unasked(record: Record) -> None:
    """Drop what was chosen under older rules and is no longer asked."""
    made = [
        Made(choice, seat, record.where(i))
        for i, (choice, seat) in enumerate(zip(record.choices, record.seats, strict=True))
    ]
    kept = still_made(record.start(), made)
    record.choices = [record.choices[i] for i in kept]
    record.lines = [record.lines[i] for i in kept]
    record.seats = [record.seats[i] for i in kept]
