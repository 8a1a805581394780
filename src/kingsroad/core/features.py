"""What a seat sees as numbers: named pieces of one flat array, written into a shared buffer.

Learners read the buffer as an array; nothing here knows of arrays.
"""

from __future__ import annotations

from typing import Final, Generic

from librt.vecs import vec
from mypy_extensions import i16, i32, i64, mypyc_attr, u8

from kingsroad.core.bits import BIT, lowest
from kingsroad.core.game import NOBODY, Ask, Draw, Game, Ruleset, S, Sorts, Step

MOST: Final[i64] = 2047
"""The greatest number of any piece. What is more, which no game brings, is shown as this."""
MOST_SEATS: Final = 8
WORDS: Final[i64] = 128
"""The most packed words that a page is written from."""
KEPT: Final[i64] = 128
"""The most marks of a page that stay."""
FACTS: Final[i64] = 3
"""The most facts that a question has beside its seat."""
MOST_FACT: Final = 64
SUBJECTS: Final = ["tile", "cause", "space"]
"""The sorts of facts that name the tile or the cause which a question is about."""


class Piece:
    """One named part of an observation: a block of numbers with the same bounds."""

    def __init__(
        self,
        name: str,
        shape: list[int],
        high: int,
        meaning: str,
        unit: int = 1,
        low: int = 0,
        private: bool = False,
    ) -> None:
        length = 1
        for side in shape:
            length *= side
        self.name: Final = name
        self.shape: Final = shape
        """Rows and columns; one number is a shape of 1."""
        self.length: Final = length
        self.low: Final = low
        self.high: Final = high
        self.unit: Final = unit
        """What learners may divide by: a large amount in a usual game."""
        self.meaning: Final = meaning
        self.private: Final = private
        """Whether it holds what only the seat itself may know."""


class Sheet:
    """Pages of numbers, each written from left to right.

    Most are written whatever they are. Where nearly all are zero (one place of many, tiles that lie
    somewhere) only the others are marked; a page remembers its marks, and wipes them before it is
    written anew. Where several follow from one packed word, a page remembers the word too, and they
    are written only if it differs; marks that follow from one are kept as long as it is the same.

    So it costs least to have a page for each seat of a game: little happens between two looks.
    """

    def __init__(self, size: i64, pages: i64 = 1) -> None:
        self.size: Final = size
        """How many numbers a page has."""
        self.numbers: Final[vec[i16]] = vec[i16]([0] * (size * pages))
        self.at: i64 = 0
        self.players: i64 = 0
        self.turned: Final[vec[i64]] = vec[i64]([0] * MOST_SEATS)
        """Each seat as the observer counts it: itself 0, the next one 1."""
        self._marked: Final[vec[i32]] = vec[i32]([0] * (size * pages))
        """The places of a page that are marked, from where the page begins."""
        self._ends: Final[vec[i64]] = vec[i64]([page * size for page in range(pages)])
        """Where those of each page end."""
        self._end: i64 = 0
        self._kept: Final[vec[i64]] = vec[i64]([0] * (KEPT * pages))
        """The marks of each page that stay ..."""
        self._kept_counts: Final[vec[i64]] = vec[i64]([0] * pages)
        """... and how many these are."""
        self.words: Final[vec[i64]] = vec[i64]([0] * (WORDS * pages))
        """The packed words of each page, in the order in which they are asked for."""
        self.word: i64 = 0
        """The place of the next one."""
        self._page: i64 = 0

    def begin(self, page: i64, players: i64) -> None:
        """Wipe the marks of a page and go to its beginning.

        Nobody writes the rows of seats that do not play: they are wiped when others do.
        """
        numbers = self.numbers
        if self.players != players:
            self.players = players
            for place in range(len(numbers)):
                numbers[place] = 0
            words = self.words
            for word in range(len(words)):
                words[word] = 0
        self._page = page
        self.word = page * WORDS
        marked = self._marked
        self.at = page * self.size
        i = self.at
        end = self._ends[page]
        while i < end:
            numbers[i64(marked[i])] = 0
            i += 1
        self._end = self.at

    def look_from(self, seat: i64) -> None:
        """Count the seats from an observer on."""
        counted = self.turned
        players = self.players
        place: i64 = 0
        for other in range(seat, players):
            counted[other] = place
            place += 1
        for other in range(seat):
            counted[other] = place
            place += 1

    def finish(self) -> None:
        """Remember what was marked on the page."""
        self._ends[self._page] = self._end
        assert self.word <= (self._page + 1) * WORDS, "a page has too many words"

    def differs(self, word: i64) -> bool:
        """Whether a packed word is another than when the page was written before.

        Ask for the same words in the same order, whatever is on the table.
        """
        at = self.word
        self.word = at + 1
        if self.words[at] == word:
            return False
        words = self.words
        words[at] = word
        return True

    def in_rows(self, these: i64, rows: i64, column: i64) -> None:
        """A set: a one for each member, so many columns into its row.

        The rows stand in the words of the page from `rows` on. The set is a word too, and only
        what differs is written: write an empty one before rows change.
        """
        at = self.word
        self.word = at + 1
        words = self.words
        differing = these ^ words[at]
        words[at] = these
        numbers = self.numbers
        start = self.at + column
        while differing != 0:
            member = lowest(differing)
            differing &= differing - 1
            numbers[start + words[rows + member]] = i16(these >> member & 1)

    def keep(self, offset: i64, value: i64) -> None:
        """Write a number that stays until `let_go`, in the piece that begins here."""
        count = self._kept_counts[self._page]
        assert count < KEPT, "a page keeps too many marks"
        place = self.at + offset
        self._kept[KEPT * self._page + count] = place
        self._kept_counts[self._page] = count + 1
        self.numbers[place] = i16(value)

    def let_go(self) -> None:
        """Wipe the marks that stayed."""
        numbers = self.numbers
        kept = self._kept
        first = KEPT * self._page
        for i in range(first, first + self._kept_counts[self._page]):
            numbers[kept[i]] = 0
        self._kept_counts[self._page] = 0

    def mark(self, offset: i64) -> None:
        """Write a one in the piece that begins here."""
        self.mark_with(offset, 1)

    def mark_with(self, offset: i64, value: i64) -> None:
        """Write a number in the piece that begins here; no place of a page is marked twice."""
        place = self.at + offset
        end = self._end
        self._end = end + 1
        marked = self._marked
        marked[end] = i32(place)
        numbers = self.numbers
        numbers[place] = i16(value)

    def one_of(self, which: i64, count: i64) -> None:
        """A piece that is zero but for one place; all of it if `which` is negative."""
        if which >= 0:
            self.mark(which)
        self.at += count

    def put(self, value: i64) -> None:
        """Write one number that is not negative."""
        self.put_at(0, value)
        self.at += 1

    def put_at(self, offset: i64, value: i64) -> None:
        """Write one number of the piece that begins here."""
        numbers = self.numbers
        numbers[self.at + offset] = i16(value) if value < MOST else i16(MOST)

    def bits_at(self, offset: i64, these: i64, first: i64, end: i64) -> None:
        """A set, in the piece that begins here: a one for each member."""
        numbers = self.numbers
        place = self.at + offset
        behind = place + end - first
        these >>= first
        while place < behind:
            numbers[place] = i16(these & 1)
            these >>= 1
            place += 1

    def bits(self, these: i64, first: i64, end: i64) -> None:
        """A set: a one for each member."""
        self.bits_at(0, these, first, end)
        self.at += end - first

    def lanes_at(self, offset: i64, packed: i64, width: i64, count: i64) -> None:
        """Numbers that are packed into one, in the piece that begins here.

        Each has so many bits, but for the last, which has all that are left.
        """
        numbers = self.numbers
        place = self.at + offset
        last = place + count - 1
        lane = BIT[width] - 1
        while place < last:
            numbers[place] = i16(packed & lane)
            packed >>= width
            place += 1
        numbers[last] = i16(packed)

    def skip(self, count: i64) -> None:
        """Leave zeros, or go on behind what was marked."""
        self.at += count


class Question:
    """What an observation tells of one kind of question."""

    def __init__(self, number: i64, sorts: Sorts) -> None:
        self.number: Final = number
        """Its place in the piece `question`."""
        self.place: Final[i64] = subject_place(sorts)
        """Which fact names the tile, the cause or the space that it is about; 0 if none does."""
        self.sort: Final = sorts[self.place]
        self.facts: Final[i64] = len(sorts) - 1
        """How many facts it has beside its seat."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Features(Generic[S]):
    """How one game is written down for a seat. Each game has one, in its features.py."""

    def __init__(
        self,
        rules: Ruleset[S],
        version: int,
        steps: list[type[Step[S]]],
        causes: list[str],
        pieces: list[Piece],
        later: list[int] | None = None,
    ) -> None:
        seats = len(rules.seat_names)
        asking = [step for step in steps if issubclass(step, Ask) and not issubclass(step, Draw)]
        questions = [step.__name__ for step in asking]
        added: list[int] = [] if later is None else later
        settled = len(causes) - len(added)
        numbers = [i for i in range(len(causes)) if i not in added] + added
        opening = [
            Piece("you", [seats], 1, "one-hot: the number of your seat"),
            Piece("players", [1], seats, "how many seats play", unit=seats),
            Piece("to_choose", [seats], 1, "one-hot: the seat that must choose"),
            Piece("question", [len(questions)], 1, "one-hot: " + ", ".join(questions)),
            Piece("about", [settled], 1, "one-hot: the tile or cause that the question is about"),
            Piece("facts", [FACTS], MOST_FACT, "what else the question says", unit=8),
        ]
        ending: list[Piece] = []
        if added:
            meaning = "one-hot: the same of tiles that came after the layout was made"
            ending.append(Piece("later_about", [len(added)], 1, meaning))
        size = 0
        for piece in opening + pieces + ending:
            size += piece.length
        self.rules: Final = rules
        self.version: Final = version
        """Changes whenever a number of the layout changes its place or its meaning."""
        self.pieces: Final = opening + pieces + ending
        self.size: Final[i64] = size
        self.seats: Final[i64] = seats
        """There is room for as many; the rows of seats that do not play are zeros."""
        self.questions: Final = questions
        """The steps that ask players, in the order of the piece `question`."""
        self.asking: Final[dict[type[Step[S]], Question]] = {
            asking[i]: Question(i, asking[i].SORTS) for i in range(len(asking))
        }
        """The same by their classes."""
        self.causes: Final = [causes[number] for number in numbers]
        """What a question can be about: the tiles by their numbers, then other occasions.

        Tiles that came after the layout was made stand behind them: no number changes its place.
        """
        self.settled: Final[i64] = settled
        """How many causes there were when the layout was made."""
        self.cause_place: Final = vec[i64]([numbers.index(i) for i in range(len(causes))])
        """The place of each cause among these."""

    def write(self, g: Game[S], seat: i64, sheet: Sheet) -> None:
        """Write all pieces of the game in order, behind those with which every layout begins."""
        raise NotImplementedError

    def subject(self, g: Game[S], sort: str, fact: i64) -> i64:
        """The number of the tile or cause that a fact of the question names."""
        return fact

    def write_at(self, g: Game[S], seat: i64, sheet: Sheet, page: i64) -> None:
        """Write what a seat sees, at the beginning of a page."""
        sheet.begin(page, g.state.seat_count())
        sheet.look_from(seat)
        subject = self.write_opening(g, seat, sheet)
        self.write(g, seat, sheet)
        later: i64 = len(self.causes) - self.settled
        if later > 0:
            sheet.one_of(subject - self.settled, later)
        assert sheet.at == page * sheet.size + self.size, "the pieces are not what was written"
        sheet.finish()

    def write_opening(self, g: Game[S], seat: i64, sheet: Sheet) -> i64:
        """Who looks, who must choose, and what is asked; the facts of a question are public.

        The answer is the place of the cause that the question is about, or NOBODY.
        """
        sheet.one_of(seat, self.seats)
        sheet.put(sheet.players)
        asked = g.pending
        if asked is None or asked.seat < 0:
            sheet.skip(self.seats + len(self.questions) + self.settled + FACTS)
            return NOBODY
        question = self.asking[type(asked)]
        sheet.one_of(turned(asked.seat, seat, sheet.players), self.seats)
        sheet.one_of(question.number, len(self.questions))
        if question.facts == 0:
            sheet.skip(self.settled + FACTS)
            return NOBODY
        facts = asked.facts()
        place = question.place
        subject: i64 = NOBODY
        if place != 0:
            subject = self.subject(g, question.sort, facts[place])
        if subject != NOBODY:
            subject = self.cause_place[subject]
        sheet.one_of(subject if subject < self.settled else NOBODY, self.settled)
        for i in range(1, len(facts)):
            named = i == place and question.sort != "space"
            fact: i64 = subject if named else facts[i]
            if fact != 0:
                sheet.mark_with(i - 1, fact)
        sheet.skip(FACTS)
        return subject


def span(tiles: list[int]) -> str:
    """Some tiles in a row, for what a piece means."""
    return f"tile {tiles[0]} to {tiles[-1]}"


def begins_of(pieces: list[Piece], first: str) -> dict[str, int]:
    """Where pieces begin, counted from one of them on; the `end` is behind the last."""
    begins: dict[str, int] = {}
    at = 0
    for piece in pieces:
        if piece.name == first or begins:
            begins[piece.name] = at
            at += piece.length
    begins["end"] = at
    return begins


def spots(
    begins: dict[str, int], piece: str, tiles: list[int], later: list[int], width: int
) -> vec[i64]:
    """Where the numbers of each tile begin: in the piece, or for later tiles in one behind all."""
    spots = vec[i64]([NOBODY] * (1 + max([*tiles, *later])))
    for i in range(len(tiles)):
        spots[tiles[i]] = begins[piece] + i * width
    for i in range(len(later)):
        spots[later[i]] = begins["later_" + piece.removeprefix("tile_")] + i * width
    return spots


def subject_place(sorts: Sorts) -> int:
    """The place of the fact that names what a question is about; 0, the seat's, if none does."""
    for i in range(1, len(sorts)):
        if sorts[i] in SUBJECTS:
            return i
    return 0


def turned(seat: i64, observer: i64, players: i64) -> i64:
    """A seat as its observer counts: itself 0, the next one 1; NOBODY stays nobody."""
    if seat < 0:
        return NOBODY
    return seat - observer if seat >= observer else seat - observer + players


def seat_after(observer: i64, i: i64, players: i64) -> i64:
    """The seat that its observer counts as number i."""
    seat = observer + i
    return seat if seat < players else seat - players


def around(observer: i64, players: i64) -> vec[i64]:
    """All seats in order, beginning with the observer."""
    row = vec[i64]([0] * players)
    for i in range(players):
        row[i] = seat_after(observer, i, players)
    return row


def write_places(row: vec[i64], seats: i64, sheet: Sheet) -> None:
    """The place of each seat in a row, from 1 on; 0 for those who are not in it."""
    places: i64 = 0
    seen_as = sheet.turned
    place: i64 = 1
    for seat in row:
        places |= place << (4 * seen_as[seat])
        place += 1
    if sheet.differs(places):
        sheet.lanes_at(0, places, 4, seats)
    sheet.skip(seats)


def write_mask(g: Game[S], seat: i64, mask: vec[u8], at: i64, size: i64) -> None:
    """A one for each choice that a seat may make now."""
    i = at
    while i < at + size:
        mask[i] = 0
        i += 1
    asked = g.pending
    if asked is not None and asked.seat == seat:
        for choice in g.legal:
            mask[at + choice.code] = 1
