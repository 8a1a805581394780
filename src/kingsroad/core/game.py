"""A game: a state, an agenda of immutable steps, and the question that is open now.

Step, Ask, Game and Ruleset speak of one another, so they share this file. What a game derives its
own classes from may also be derived from by code that is not compiled: a game can live elsewhere.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar, Final, Generic, TypeVar

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from kingsroad.core.bits import lowest, nth, size_of
from kingsroad.core.choice import Catalogue, Choice
from kingsroad.core.dice import Dice
from kingsroad.core.errors import IllegalChoice, KingsroadError, UnknownGame
from kingsroad.core.event import EVERYBODY, Event, Listener

NOBODY: Final[i64] = -1
CHANCE: Final[i64] = -2
"""The seat that draws and shuffles. A dealer answers for it, or a search tries all it may do."""

NOTHING_LEGAL: Final[list[Choice]] = []

Sorts = tuple[str, ...]
"""Of what sort each fact of a step is, in order: a seat, a tile, a space, a count."""
THINGS: Final = ["tile", "line", "cause", "kind", "space", "plot", "spot"]
"""The sorts of facts that a question can be about; the others say how it is asked."""
NUMBERED: Final = ["line", "space", "plot", "spot", "seat"]
"""The sorts whose words say little on their own: a line is called a, a space 7."""


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """Everything that lies on the table; plain data that the steps change."""

    def seat_count(self) -> int:
        """How many seats play."""
        raise NotImplementedError

    def turn(self) -> int:
        """The number of the turn or round; 0 during setup."""
        raise NotImplementedError

    def clone(self) -> State:
        """Copy everything that can change."""
        raise NotImplementedError

    def key(self) -> i64:
        """A number that two states share only if nothing on the table differs."""
        raise NotImplementedError


S = TypeVar("S", bound=State)


HALF_FACTOR: Final[i64] = 0x2C28FA16A64ABF96
"""Half of an odd factor: compiled code would keep the whole one, of 63 bits, as an object."""


def mix(key: i64, value: i64) -> i64:
    """Fold a value into a key of 62 bits."""
    key ^= value
    key = ((key * HALF_FACTOR << 1) + key) & 0x3FFFFFFFFFFFFFFF
    return key ^ (key >> 29)


@mypyc_attr(allow_interpreted_subclasses=True)
class Step(Generic[S]):
    """One paragraph of the rules, as a value: built once, never changed.

    Running a step changes the state and schedules what follows. Clones share steps, so every
    attribute is Final and holds public facts only: seats, tiles, spaces, counts. A step is built
    from its facts, in their order.
    """

    SORTS: ClassVar[Sorts] = ()

    def run(self, g: Game[S]) -> None:
        """Carry the paragraph out."""
        raise NotImplementedError

    def facts(self) -> list[int]:
        """The arguments of the step, for positions, keys and people."""
        return []

    def __repr__(self) -> str:
        return f"{type(self).__name__}({', '.join([str(fact) for fact in self.facts()])})"


@mypyc_attr(allow_interpreted_subclasses=True)
class Ask(Step[S]):
    """A step that waits for one seat, a player's or CHANCE, to pick an option."""

    SORTS: ClassVar[Sorts] = ("seat",)

    def __init__(self, seat: i64) -> None:
        self.seat: Final = seat

    def options(self, g: Game[S]) -> list[Choice]:
        """Everything the seat may choose: exact, ordered, without side effects.

        Whatever is offered here can be carried out to the end. A question with nothing to
        offer is not asked.
        """
        return listed(self.numbered(g), self.offered(g))

    def offered(self, g: Game[S]) -> i64:
        """The options as a set of numbers, in their order, where a question can tell them so.

        Then the list is made only for whoever looks at it. Other questions say what `options` are.
        """
        return 0

    def numbered(self, g: Game[S]) -> list[Choice]:
        """What the numbers of the set stand for. It never changes: others make another list."""
        raise NotImplementedError

    def choose(self, g: Game[S], choice: Choice) -> None:
        """Carry out one of the options."""
        raise NotImplementedError

    def audience(self) -> i64:
        """Who may know what was chosen: EVERYBODY, or the one seat that it is shown to."""
        return EVERYBODY

    def facts(self) -> list[int]:
        """Every question knows whom it asks."""
        return [self.seat]

    def run(self, g: Game[S]) -> None:
        """Open the question, if there is anything to choose."""
        offered = self.offered(g)
        if offered != 0:
            g.offer(self, offered)
            return
        legal = self.options(g)
        if legal:
            g.legal = legal
            g.pending = self


def listed(numbered: list[Choice], offered: i64) -> list[Choice]:
    """A set of options as a list."""
    first = lowest(offered)
    count = size_of(offered)
    options = numbered[first : first + count]  # in full length at once: it need not grow
    run = lowest(~(offered >> first))  # so many follow one another, and lie there
    left = offered >> (first + run) << (first + run)
    for i in range(run, count):
        options[i] = numbered[lowest(left)]
        left &= left - 1
    return options


@mypyc_attr(allow_interpreted_subclasses=True)
class Draw(Ask[S]):
    """A question that chance answers. Whom it asks is no fact of it."""

    SORTS: ClassVar[Sorts] = ()

    def __init__(self) -> None:
        super().__init__(CHANCE)

    def facts(self) -> list[int]:
        """Often it is enough that chance draws."""
        return []


class Game(Generic[S]):
    """A state, what is still to be done (last in, first out), and who must choose now."""

    def __init__(self, rules: Ruleset[S], state: S, agenda: list[Step[S]]) -> None:
        self.rules: Final = rules
        self.state: Final = state
        self._agenda: Final = agenda
        """What is still to be done, the next step last; behind it lies what was done.

        The list never shrinks: with nearly every decision its memory would be moved.
        """
        self._height: i64 = len(agenda)
        """How many steps of it are still to be done."""
        self._next: Step[S] | None = None
        """The next step of all, while steps run: most are run as soon as they are scheduled."""
        self.pending: Ask[S] | None = None
        """The open question; None when the game is over."""
        self.offered: i64 = 0
        """What may be chosen now as a set, where the question tells it so; else 0."""
        self._legal: list[Choice] | None = NOTHING_LEGAL
        """The same as a list, once somebody has looked at it."""
        self._told: list[Choice] = NOTHING_LEGAL
        """The last list that was made of a set,"""
        self._told_set: i64 = 0
        """that set,"""
        self._numbered: list[Choice] = NOTHING_LEGAL
        """and what its numbers stand for."""
        self.history: list[Choice] | None = None
        """Every choice so far, chance's too; a bare clone keeps none."""
        self.origin: dict[str, object] | None = None
        """The position that the history goes on from; None for the setting up."""
        self.listener: Listener | None = None
        """Who hears the events; nobody in a clone, so that search pays nothing for them."""
        self.dealer: Dice | None = None
        """Who answers for CHANCE; None leaves its questions open."""

    # -- what follows ------------------------------------------------------------------------

    def then(self, step: Step[S]) -> None:
        """Schedule one step to run next."""
        if self._next is not None:
            self._put(self._next)
        self._next = step

    def then_all(self, steps: list[Step[S]]) -> None:
        """Schedule steps so that they run in reading order."""
        if self._next is not None:
            self._put(self._next)
            self._next = None
        for i in range(len(steps) - 1, -1, -1):
            self._put(steps[i])

    def then_both(self, first: Step[S], second: Step[S]) -> None:
        """Schedule two steps so that they run in reading order."""
        if self._next is not None:
            self._put(self._next)
        self._put(second)
        self._next = first

    def _put(self, step: Step[S]) -> None:
        if self._height < len(self._agenda):
            self._agenda[self._height] = step
        else:
            self._agenda.append(step)
        self._height += 1

    def offer(self, asked: Ask[S], offered: i64) -> None:
        """Open a question that tells its options as a set."""
        self.pending = asked
        self.offered = offered
        self._legal = None

    def settle(self) -> None:
        """Run steps until a seat must choose or nothing is left; a dealer answers for chance."""
        while True:
            while self.pending is None:
                step = self._next
                if step is not None:
                    self._next = None
                elif self._height > 0:
                    self._height -= 1
                    step = self._agenda[self._height]
                else:
                    break
                step.run(self)
            if self._next is not None:
                self._put(self._next)
                self._next = None
            asked = self.pending
            if asked is None:
                self.legal = NOTHING_LEGAL
                return
            if asked.seat != CHANCE or self.dealer is None:
                return
            self._carry_out(asked, self.draw(self.dealer))

    def _carry_out(self, asked: Ask[S], choice: Choice) -> None:
        if self.history is not None:
            self.history.append(choice)
        self.pending = None
        asked.choose(self, choice)

    def leave_unasked(self, asked: Ask[S], answers: list[Choice]) -> None:
        """Carry out the first of some answers that all come to the same; it is no choice.

        A listener is told, so that records of rules under which this was asked can be read.
        """
        if self.listener is not None:
            self.listener.hear_unasked(asked.seat, answers)
        asked.choose(self, answers[0])

    # -- choosing ----------------------------------------------------------------------------

    def apply(self, choice: Choice) -> None:
        """Make a choice; one that is not offered is refused and changes nothing."""
        asked = self.pending
        if asked is None:
            raise IllegalChoice("the game is over")
        if not self.offers(choice):
            raise IllegalChoice(
                f"{choice.name!r} is not offered; {self.seat_name(asked.seat)} may choose: "
                + ", ".join([legal.name for legal in self.legal])
            )
        self.go_on(choice)

    def go_on(self, choice: Choice) -> None:
        """Make a choice that was taken from those offered: nobody looks whether it was."""
        assert self.pending is not None, "the game is over"
        self._carry_out(self.pending, choice)
        self.settle()

    def draw(self, dice: Dice) -> Choice:
        """Any of the options, one as likely as another."""
        asked = self.pending
        if self.offered != 0 and asked is not None:
            number = nth(self.offered, dice.below(size_of(self.offered)))
            return asked.numbered(self)[number]
        legal = self.legal
        return legal[dice.below(len(legal))]

    def offers(self, choice: Choice) -> bool:
        """Whether this may be chosen now."""
        for legal in self.legal:
            if legal is choice:
                return True
        return False

    def play(self, name: str) -> None:
        """Make a choice by its name, e.g. ``game.play("place gate")``."""
        self.apply(self.rules.catalogue.named(name))

    # -- asking ------------------------------------------------------------------------------

    @property
    def legal(self) -> list[Choice]:
        """What may be chosen now. Never change this list: clones share it."""
        legal = self._legal
        if legal is None:
            asked = self.pending
            legal = NOTHING_LEGAL if asked is None else self._list(asked)
            self._legal = legal
        return legal

    @legal.setter
    def legal(self, legal: list[Choice]) -> None:
        self._legal = legal
        self.offered = 0

    def _list(self, asked: Ask[S]) -> list[Choice]:
        """The set of options as a list. Often it is the last one."""
        numbered = asked.numbered(self)
        if self.offered != self._told_set or numbered is not self._numbered:
            self._told_set = self.offered
            self._numbered = numbered
            self._told = listed(numbered, self.offered)
        return self._told

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.pending is None

    @property
    def seat(self) -> int:
        """The seat that must choose; CHANCE for a draw, NOBODY when the game is over."""
        return NOBODY if self.pending is None else self.pending.seat

    @property
    def players(self) -> int:
        """How many seats play."""
        return self.state.seat_count()

    @property
    def question(self) -> str:
        """The open question as text: who must choose, about what, and what is offered.

        A question that is about nothing but the turn goes by the name of its step.
        """
        asked = self.pending
        if asked is None:
            return "the game is over"
        subject = tell_about(self.about) or type(asked).__name__
        names = ", ".join([legal.name for legal in self.legal])
        return f"{self.seat_name(asked.seat)}: {subject}: {names}"

    @property
    def about(self) -> dict[str, str]:
        """What the open question is about: the tile, favor line, seat ... that asks, by its sort.

        It follows from the agenda and from what lies open, so everybody may know it.
        """
        return {} if self.pending is None else self.rules.about(self, self.pending)

    @property
    def agenda(self) -> list[Step[S]]:
        """What is still to be done behind the open question, the next step last."""
        return self._agenda[: self._height]

    @property
    def outlook(self) -> list[str]:
        """What is still to happen, as text, the next step first."""
        return [repr(step) for step in reversed(self.agenda)]

    def seat_name(self, seat: i64) -> str:
        """The colour of a seat, or ``chance``."""
        if seat == CHANCE:
            return "chance"
        if seat == NOBODY:
            return "nobody"
        return self.rules.seat_names[seat]

    def view(self, seat: int = NOBODY) -> Mapping[str, object]:
        """What a seat may see, and what may be chosen now; NOBODY is a spectator.

        Where seats have secrets, options may tell what a seat holds: only that seat is shown them.
        """
        shown = not self.rules.secrets or self.seat == seat
        options = [choice.name for choice in self.legal] if shown else []
        return {**self.rules.view(self, seat), "options": options}

    def scores(self) -> list[int]:
        """The points of each seat now."""
        return self.rules.scores(self)

    def ranking(self) -> list[int]:
        """The place of each seat, 1 for the best; equal seats share a place."""
        scores = self.scores()
        return [1 + len([other for other in scores if other > score]) for score in scores]

    # -- copying -----------------------------------------------------------------------------

    def clone(self, history: bool = False) -> Game[S]:
        """Copy the game; nobody listens to the copy and nobody deals for it.

        A search copies often and needs no history; ask for it where a record is wanted.
        """
        copy: Game[S] = Game(self.rules, self.rules.copy_state(self.state), self.agenda)
        copy.pending = self.pending
        copy.offered = self.offered
        copy._legal = self._legal
        if history and self.history is not None:
            copy.history = self.history.copy()
            copy.origin = self.origin
        return copy

    def __copy__(self) -> Game[S]:
        return self.__deepcopy__({})

    def __deepcopy__(self, _memo: dict[int, object]) -> Game[S]:
        """A clone that goes on exactly as this game will: with its history and its dealer."""
        copy = self.clone(history=True)
        if self.dealer is not None:
            copy.dealer = self.dealer.clone()
        return copy

    def key(self) -> i64:
        """A number for the whole position: state, open question and agenda."""
        key = self.state.key()
        for i in range(self._height):
            key = mix_step(key, self._agenda[i])
        if self.pending is not None:
            key = mix_step(key, self.pending)
        return key

    # -- telling -----------------------------------------------------------------------------

    def tell(
        self, kind: str, seat: i64 = NOBODY, subject: str = "", amount: i64 = 0, stock: i64 = 0
    ) -> None:
        """Tell the listener what happened. Where speed counts, ask first if one is there."""
        if self.listener is not None:
            self.listener.hear(Event(kind, seat, subject, amount, stock))

    def tell_only(self, audience: i64, kind: str, seat: i64, subject: str) -> None:
        """Tell something whose subject only one seat may know."""
        if self.listener is not None:
            self.listener.hear(Event(kind, seat, subject, 0, 0, audience))


LETTERS: Final[dict[object, vec[i64]]] = {}
"""The name of each kind of step that was met, as numbers."""


def letters_of(kind: object, name: str) -> vec[i64]:
    """A name as numbers, which are looked up but once."""
    letters = vec[i64]([ord(letter) for letter in name])
    LETTERS[kind] = letters
    return letters


def mix_step(key: i64, step: Step[S]) -> i64:
    """Fold a step into a key, by its name and its facts."""
    kind = type(step)
    letters = LETTERS[kind] if kind in LETTERS else letters_of(kind, kind.__name__)
    for letter in letters:
        key = mix(key, letter)
    for fact in step.facts():
        key = mix(key, fact + 1)
    return key


def tell_about(about: dict[str, str]) -> str:
    """What a question is about, in a few words: ``line d, wooden``."""
    return ", ".join(
        [f"{sort} {about[sort]}" if sort in NUMBERED else about[sort] for sort in about]
    )


class Option:
    """A rule that the table may choose before the game."""

    def __init__(self, key: str, values: list[str], meaning: str) -> None:
        self.key: Final = key
        self.values: Final = values
        """The first value is the default."""
        self.meaning: Final = meaning


@mypyc_attr(allow_interpreted_subclasses=True)
class Ruleset(Generic[S]):
    """What a game must provide. One object for each game of the family."""

    def __init__(
        self,
        key: str,
        title: str,
        version: int,
        seats: list[int],
        seat_names: list[str],
        options: list[Option],
        catalogue: Catalogue,
        words: dict[str, list[str]],
        hidden: tuple[str, ...] = (),
        secrets: bool = False,
        reveals: tuple[str, ...] = (),
        home: str = "kingsroad",
    ) -> None:
        self.key: Final = key
        self.title: Final = title
        self.version: Final = version
        """Changes when a record of the old rules may not replay under the new."""
        self.seats: Final = seats
        """The numbers of seats that can play."""
        self.seat_names: Final = seat_names
        self.options: Final = options
        self.catalogue: Final = catalogue
        self.words: Final = words
        """The words for each sort of fact that the steps have, by number."""
        self.hidden: Final = hidden
        """What a view shows of a seat to itself alone; nothing where everybody sees the same."""
        self.secrets: Final = secrets
        """Whether what is hidden can be anything, so that `conceal` has something to deal anew.

        What everybody could have worked out from the events is hidden, but no secret.
        """
        self.reveals: Final = reveals
        """The kinds of events in which a seat shows what it held in secret."""
        self.home: Final = home
        """The package in which the parts of the game are found by its key."""

    def checked(self, players: int, options: dict[str, str]) -> dict[str, str]:
        """All options with their values, defaults filled in; anything unknown is refused."""
        if players not in self.seats:
            raise UnknownGame(
                f"{self.title} has {self.seats[0]} to {self.seats[-1]} seats, not {players}"
            )
        known = {option.key: option.values[0] for option in self.options}
        for option in self.options:
            value = options.get(option.key, option.values[0])
            if value not in option.values:
                allowed = " or ".join(option.values)
                raise UnknownGame(f"option {option.key} is {allowed}, not {value!r}")
            known[option.key] = value
        for key in options:
            if key not in known:
                allowed = ", ".join(known) if known else "none"
                raise UnknownGame(f"{self.title} has no option {key!r}; it has: {allowed}")
        return known

    def new(self, players: int, options: dict[str, str]) -> Game[S]:
        """A game before its first step; `start` runs it to the first question."""
        raise NotImplementedError

    def start(
        self,
        players: int,
        options: dict[str, str],
        seed: int | None = None,
        listener: Listener | None = None,
    ) -> Game[S]:
        """A new game with a history. With a seed a dealer answers for chance."""
        game = self.new(players, self.checked(players, options))
        game.history = []
        game.listener = listener
        if seed is not None:
            game.dealer = Dice(seed)
        game.settle()
        return game

    def facts_of(self, step: Step[S]) -> dict[str, str]:
        """The facts of a step in words, by their sorts."""
        sorts = type(step).SORTS
        facts = step.facts()
        return {sorts[i]: self.words[sorts[i]][facts[i]] for i in range(len(sorts))}

    def about(self, g: Game[S], asked: Ask[S]) -> dict[str, str]:
        """The things that a question is about, as far as its own facts tell.

        Each game adds what stands elsewhere: on the agenda, or at the space that is named.
        """
        facts = self.facts_of(asked)
        told = {sort: facts[sort] for sort in THINGS if sort in facts}
        if told.get("cause") in self.words.get("tile", []):
            told["tile"] = told.pop("cause")
        if asked.seat == CHANCE and "seat" in facts:  # for whom it draws
            told["seat"] = facts["seat"]
        return told

    def copy_state(self, state: S) -> S:
        """Clone a state of this game."""
        raise NotImplementedError

    def chosen_options(self, state: S) -> dict[str, str]:
        """The options under which a state is played."""
        raise NotImplementedError

    def scores(self, g: Game[S]) -> list[int]:
        """The points of each seat now."""
        raise NotImplementedError

    def view(self, g: Game[S], seat: int) -> Mapping[str, object]:
        """What a seat may see, but for its options, built from nothing; NOBODY is a spectator.

        Each game says in its `documents` which type it is.
        """
        raise NotImplementedError

    def conceal(self, g: Game[S], seat: int, dice: Dice) -> Game[S]:
        """A clone with everything dealt anew that a seat cannot know; here nothing is hidden."""
        return g.clone()

    def write_position(self, g: Game[S]) -> dict[str, object]:
        """The whole position as a document of plain values."""
        raise NotImplementedError

    def read_position(self, document: dict[str, object]) -> Game[S]:
        """A game that goes on from a document; impossible ones are refused with the reason."""
        raise NotImplementedError

    def named_seat(self, name: str) -> int:
        """The number of a seat, by its colour."""
        if name not in self.seat_names:
            raise KingsroadError(f"there is no seat called {name!r}")
        return self.seat_names.index(name)
