"""What somebody may see and know of a game, in the words of the wire.

The one place that says so: whoever tells a viewer something about a game, now or looking back,
has it from here.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import cache, lru_cache
from typing import Any, Final, NamedTuple

from kingsroad.core.choice import Choice
from kingsroad.core.event import Event
from kingsroad.core.game import NOBODY
from kingsroad.library import AnyGame, AnyRuleset, find_game
from kingsroad.realm.stock import amounts
from kingsroad.record.course import Move
from kingsroad.record.record import HIDDEN
from kingsroad.server.table.handfuls import handfuls
from kingsroad.server.wire.frames import EventInfo, LogLine, Made, OptionInfo, Question
from kingsroad.text import ENGLISH, ask, button, explain_all, narrate
from kingsroad.text.book import question_name

View = Mapping[str, Any]
Facts = tuple[str, int, str, int, int]
REMEMBERED: Final = 16_384
"""Groups of events whose sentences are kept, 1.5 KB each."""
GIFTS: Final = {"UseGain": "use"}
"""Questions whether to take what costs nothing: nobody has ever had a reason to decline."""


def view_of(game: AnyGame, seat: int) -> View:
    """The table through the eyes of a seat; what may be chosen stands in the question."""
    return game.rules.view(game, seat)


# --- What is asked -------------------------------------------------------------------------------


@cache
def label(game: str, choice: Choice, language: str) -> str:
    """A choice for a button. The catalogue is closed, so all of them can be kept."""
    return button(find_game(game), choice, language)


def options(game: AnyGame, seat: int, language: str = ENGLISH) -> list[OptionInfo]:
    """What a seat may choose; nothing if it is not asked."""
    if seat == NOBODY or game.seat != seat:
        return []
    key = game.rules.key
    return [
        OptionInfo(
            choice.name, choice.verb, choice.noun, choice.sort, label(key, choice, language), text
        )
        for choice, text in zip(game.legal, explain_all(game, language), strict=True)
    ]


def question(game: AnyGame, seat: int, language: str = ENGLISH) -> Question:
    """What is asked, with the options if it is this seat that is asked."""
    asked = game.seat
    name = None if asked == NOBODY else game.seat_name(asked)
    bare = Question(name, question_name(game), ask(game, language), [], game.about)
    return bare if seat != asked else asked_of(game, seat, bare, language)


def asked_of(game: AnyGame, seat: int, bare: Question, language: str) -> Question:
    """A question with what only the seat that is asked may know: its options."""
    offered = options(game, seat, language)
    if not offered:
        return bare
    return Question(
        bare.seat, bare.name, bare.text, offered, bare.about, foregone(game), handfuls(game)
    )


def foregone(game: AnyGame) -> str:
    """The choice that needs no thought, if there is one."""
    if len(game.legal) == 1:
        return game.legal[0].name
    return GIFTS.get(question_name(game), "")


# --- What happened -------------------------------------------------------------------------------


class Happened(NamedTuple):
    """Some choices and what happened with them, as somebody may know it."""

    made: list[Made]
    events: list[EventInfo]
    log: list[LogLine]


def happened(
    moves: Iterable[Move], events: Iterable[Event], rules: AnyRuleset, seat: int, language: str
) -> Happened:
    """What a seat may know of what happened; NOBODY is a spectator."""
    seen = [event.seen_by(seat) for event in events]
    return Happened(
        [made(move, rules, seat) for move in moves],
        [event_info(event, rules) for event in seen],
        sentences(rules.key, tuple([facts(event) for event in seen]), language),
    )


def made(move: Move, rules: AnyRuleset, seat: int) -> Made:
    """A choice as a seat may know it."""
    name = rules.seat_names[move.seat] if move.seat >= 0 else "chance"
    choice = move.choice
    return Made(
        move.number, name, choice.name if move.known_to(seat) else f"{choice.verb} {HIDDEN}"
    )


def event_info(event: Event, rules: AnyRuleset) -> EventInfo:
    """An event from which everything secret is gone."""
    name = rules.seat_names[event.seat] if event.seat >= 0 else None
    goods = amounts(event.stock) if event.stock else {}
    return EventInfo(event.kind, name, event.subject, event.amount, goods)


def facts(event: Event) -> Facts:
    """All that a sentence about an event depends on."""
    return (event.kind, event.seat, event.subject, event.amount, event.stock)


@lru_cache(maxsize=REMEMBERED)
def sentences(game: str, happened: tuple[Facts, ...], language: str) -> list[LogLine]:
    """Events as a log tells them. The same happens at many tables, so sentences are kept."""
    events = [Event(*each) for each in happened]
    told = narrate(events, find_game(game), language=language)
    return [LogLine(line.kind, line.text) for line in told]
