"""Events as sentences: one for each event, or one for several that belong together."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from kingsroad.core.event import Event
from kingsroad.text import english
from kingsroad.text.words import (
    capital,
    cause_name,
    count,
    loss_name,
    place_name,
    stock_text,
    tile_name,
    together,
)

Names = Sequence[str]
"""The names of the seats, by number."""


def tell(event: Event, seat_names: Names) -> str:
    """An event as a sentence of its own."""
    kind = event.kind
    if kind == "score" and event.amount <= 0:
        kind = "lose" if event.amount < 0 else "score-nothing"
        if event.amount == 0 and event.subject in english.LOSSES:
            kind = "lose-nothing"
    return fill(english.EVENTS[kind], event, seat_names)


def fill(template: str, event: Event, seat_names: Names, **more: str) -> str:
    """A template with the facts of an event in its gaps."""
    section, are = english.SECTIONS.get(event.subject, ("", ""))
    words = {
        "seat": seat_names[event.seat] if event.seat >= 0 else "",
        "amount": str(event.amount),
        "tile": tile_name(event.subject),
        "place": place_name(event.subject),
        "cause": cause_name(event.subject),
        "loss": loss_name(event.subject),
        "phase": english.PHASES.get(event.subject, ""),
        "line": english.LINES.get(event.subject, ""),
        "section": section,
        "are": are,
        "stock": stock_text(event.stock),
        "points": count(abs(int(event.amount)), "prestige"),
    }
    words.update(more)
    return capital(template.format_map(words))


def narrate(events: Sequence[Event], seat_names: Names) -> list[str]:
    """Events as a log tells them: joined where they belong together, trifles left out."""
    told: list[str] = []
    at = 0
    while at < len(events):
        for join in JOINS:
            sentence, used = join(events, at, seat_names)
            if used:
                break
        else:
            sentence, used = tell(events[at], seat_names), 1
        if sentence:
            told.append(sentence)
        at += used
    return told


def is_heading(sentence: str) -> bool:
    """Whether a sentence of the log begins a turn or a phase."""
    starts = [english.EVENTS[kind].split("{")[0] for kind in ("turn", "phase")]
    return any(
        sentence.startswith(start) and sentence[len(start) :][:1].isdigit() for start in starts
    )


# -- joining -------------------------------------------------------------------------------------

Joined = tuple[str, int]
"""A sentence, and how many events it tells; none if these events are not its business."""
NOT_MINE: Joined = ("", 0)


def run_of(events: Sequence[Event], at: int, kind: str, subject: str | None = None) -> int:
    """How many events of a kind (and subject) follow one another."""
    end = at
    while end < len(events) and events[end].kind == kind:
        if subject is not None and events[end].subject != subject:
            break
        end += 1
    return end - at


def is_next(events: Sequence[Event], at: int, kind: str, subject: str | None = None) -> bool:
    """Whether the event at a place is of a kind (and about a subject)."""
    return run_of(events[: at + 1], at, kind, subject) == 1


def trifles(events: Sequence[Event], at: int, _names: Names) -> Joined:
    """Left out: points of zero at the end, empty phases, homecomings told already."""
    event = events[at]
    if event.kind == "score" and event.amount == 0 and event.subject.startswith("final"):
        return "", 1
    if event.kind == "phase" and (is_next(events, at + 1, "phase") or event.subject == "income"):
        return "", 1
    if event.kind == "home" and at > 0:
        before = events[at - 1]
        if before.seat == event.seat and before.kind not in ("home", "pass", "order"):
            return "", 1
        if before.kind == "gain" and before.subject == event.subject:
            return "", 1
    return NOT_MINE


def lists(events: Sequence[Event], at: int, names: Names) -> Joined:
    """Turn order, neutral tiles, income, homecomings: one sentence for all."""
    event = events[at]
    if event.kind == "order":
        used = run_of(events, at, "order")
        seats = together([names[one.seat] for one in events[at : at + used]])
        return english.JOINED["order"].format(seats=seats), used
    if event.kind == "lay":
        used = run_of(events, at, "lay")
        tiles = together([f"{one.amount} {tile_name(one.subject)}" for one in events[at:][:used]])
        return english.JOINED["lay"].format(tiles=tiles), used
    if event.kind == "gain" and event.subject == "income":
        used = run_of(events, at, "gain", "income")
        amounts = [f"{names[one.seat]} {stock_text(one.stock)}" for one in events[at:][:used]]
        return english.JOINED["income"].format(amounts=together(amounts)), used
    if event.kind == "home" and run_of(events, at, "home") > 1:
        used = run_of(events, at, "home")
        workers = [f"{names[one.seat]} ({tile_name(one.subject)})" for one in events[at:][:used]]
        return english.JOINED["home"].format(workers=together(workers)), used
    return NOT_MINE


def placing(events: Sequence[Event], at: int, names: Names) -> Joined:
    """A worker, its wages, and the owner's point; a pass and its denier."""
    event = events[at]
    if event.kind == "pass" and is_next(events, at + 1, "gain", "first-pass"):
        stock = stock_text(events[at + 1].stock)
        return fill(english.JOINED["first-pass"], event, names, stock=stock), 2
    wages = event.kind == "pay" and event.subject == "wages"
    if not (wages or event.kind == "leave") or not is_next(events, at + 1, "place"):
        return NOT_MINE
    kind = "place" if wages else "gate"
    if not is_next(events, at + 2, "score", "visitor"):
        stock = stock_text(event.stock)
        return fill(english.JOINED[kind], events[at + 1], names, stock=stock), 2
    point = events[at + 2]
    return fill(
        english.JOINED[f"{kind}-visitor"],
        events[at + 1],
        names,
        stock=stock_text(event.stock),
        owner=names[point.seat],
        points=count(point.amount, "prestige"),
    ), 3


def paying(events: Sequence[Event], at: int, names: Names) -> Joined:
    """What was paid together with what came of it."""
    event = events[at]
    pays = run_of(events, at, "pay", event.subject)
    if pays == 0 or event.subject == "wages":
        return NOT_MINE
    stock = stock_text(sum(one.stock for one in events[at : at + pays]))
    then = at + pays
    if is_next(events, then, "build", event.subject) or is_next(events, then, "house"):
        result = events[then]
        points = count(events[then + 1].amount, "prestige")
        return fill(
            english.JOINED[result.kind], result, names, stock=stock, points=points
        ), pays + 2
    if event.subject == "bribe" and is_next(events, then, "provost"):
        return fill(english.JOINED["bribe"], events[then], names, stock=stock), pays + 1
    gains = run_of(events, then, "gain", event.subject)
    if gains:
        gained = stock_text(sum(one.stock for one in events[then : then + gains]))
        told = fill(english.JOINED["trade"], event, names, stock=stock, gained=gained)
        return told, pays + gains
    if is_next(events, then, "score", event.subject) and events[then].amount > 0:
        points = count(events[then].amount, "prestige")
        told = fill(english.JOINED["trade-points"], event, names, stock=stock, points=points)
        return told, pays + 1
    return fill(english.EVENTS["pay"], event, names, stock=stock), pays


def scoring(events: Sequence[Event], at: int, names: Names) -> Joined:
    """A tile and the points for it; a favor and its line."""
    event = events[at]
    if event.kind == "favor" and is_next(events, at + 1, "line"):
        return fill(english.JOINED["favor"], events[at + 1], names), 2
    if event.kind in ("build", "transform") and is_next(events, at + 1, "score"):
        template = english.JOINED["build-free" if event.kind == "build" else "transform"]
        points = count(events[at + 1].amount, "prestige")
        return fill(template, event, names, points=points), 2
    return NOT_MINE


JOINS: list[Callable[[Sequence[Event], int, Names], Joined]] = [
    trifles,
    lists,
    placing,
    paying,
    scoring,
]
