"""The game in the words of the wire: questions, events, choices, and how views differ."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cache
from typing import Any, Final

from kingsroad.bots.thinker import PlainThought
from kingsroad.core.choice import Choice
from kingsroad.core.event import EVERYBODY, Event
from kingsroad.core.game import NOBODY
from kingsroad.library import AnyGame, AnyRuleset, find_game
from kingsroad.realm.stock import amounts
from kingsroad.record.record import HIDDEN
from kingsroad.server.api import Analysis, CandidateInfo
from kingsroad.server.ledger import Step
from kingsroad.server.wire import Change, EventInfo, LogLine, Made, OptionInfo, Question
from kingsroad.text import ENGLISH, ask, button, explain_all, narrate
from kingsroad.text.book import facts_of, question_name
from kingsroad.text.books import book_of

View = dict[str, Any]
MISSING: Final = object()


def view_of(game: AnyGame, seat: int) -> View:
    """The table through the eyes of a seat; what may be chosen stands in the question."""
    return {key: part for key, part in game.view(seat).items() if key != "options"}


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


def about(game: AnyGame, seat: int) -> dict[str, str]:
    """What the question is about, for the seat that is asked."""
    if seat == NOBODY or game.seat != seat:
        return {}
    book = book_of(game.rules)
    return facts_of(game, book.steps, book.facts)


def question(game: AnyGame, seat: int, language: str = ENGLISH) -> Question:
    """What is asked, with the options if it is this seat that is asked."""
    asked = game.seat
    name = None if asked == NOBODY else game.seat_name(asked)
    offered = options(game, seat, language)
    text = ask(game, language)
    return Question(name, question_name(game), text, offered, about(game, seat))


def analysis(game: AnyGame, at: int, thought: PlainThought, language: str) -> Analysis:
    """What a bot has thought about a game after so many choices."""
    named = game.rules.catalogue.named
    told = {
        name: label(game.rules.key, named(name), language)
        for name in [
            thought["choice"],
            *thought["line"],
            *[each["choice"] for each in thought["candidates"]],
        ]
    }
    return Analysis(
        choices=at,
        seat=game.seat_name(game.seat),
        choice=thought["choice"],
        label=told[thought["choice"]],
        scores=thought["scores"],
        places=thought["places"],
        candidates=[
            CandidateInfo(each["choice"], told[each["choice"]], each["visits"], each["value"])
            for each in thought["candidates"]
        ],
        line=[told[name] for name in thought["line"]],
        iterations=thought["iterations"],
    )


def event_infos(events: Iterable[Event], rules: AnyRuleset, seat: int) -> list[EventInfo]:
    """Events as a seat may know them."""
    names = rules.seat_names
    infos = []
    for each in events:
        event = each.seen_by(seat)
        name = names[event.seat] if event.seat >= 0 else None
        goods = amounts(event.stock) if event.stock else {}
        infos.append(EventInfo(event.kind, name, event.subject, event.amount, goods))
    return infos


def log(
    events: Sequence[Event], rules: AnyRuleset, reader: int | None, language: str
) -> list[LogLine]:
    """Events as a log tells them to a reader, or to whoever may know all of them."""
    return [LogLine(line.kind, line.text) for line in narrate(events, rules, reader, language)]


def made(steps: Iterable[Step], game: AnyGame, seat: int) -> list[Made]:
    """Choices as a seat may know them."""
    return [
        Made(
            step.number,
            game.seat_name(step.seat),
            step.choice.name
            if step.audience in (EVERYBODY, seat)
            else f"{step.choice.verb} {HIDDEN}",
        )
        for step in steps
    ]


def differences(before: Any, after: Any, path: Sequence[str] = ()) -> list[Change]:
    """What leads from one value below a path to another; applied in order, it makes them equal.

    Tables are looked into, all else changes as a whole.
    """
    if not isinstance(before, dict) or not isinstance(after, dict):
        return [] if before == after else [Change([*path], after)]
    found: list[Change] = []
    for key, value in after.items():
        old = before.get(key, MISSING)
        if old is MISSING:
            found.append(Change([*path, key], value))
        elif old != value:
            found += differences(old, value, [*path, key])
    found += [Change([*path, key], gone=True) for key in before if key not in after]
    return found


def apply_changes(view: dict[str, Any], changes: Iterable[Change]) -> None:
    """What a client does with changes; here for tests and clients in Python."""
    for change in changes:
        table = view
        for key in change.path[:-1]:
            table = table[key]
        if change.gone:
            del table[change.path[-1]]
        else:
            table[change.path[-1]] = change.value
