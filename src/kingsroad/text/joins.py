"""Events that belong together, told in one sentence: what several games have in common."""

from __future__ import annotations

from collections.abc import Sequence

from kingsroad.core.event import Event
from kingsroad.text.book import NOT_MINE, Joined, Names
from kingsroad.text.vocabulary import Gap, Noun, Vocabulary, seat_noun, tile_noun

HIRING = ("hire", "dismiss")


def fill(key: str, words: Vocabulary, event: Event, names: Names, **more: Gap) -> str:
    """A message with the facts of an event in its gaps."""
    gaps = {
        gap: more[gap] if gap in more else fact(gap, words, event, names) for gap in words.gaps(key)
    }
    return words.sentence(key, **gaps)


def fact(gap: str, words: Vocabulary, event: Event, names: Names) -> Gap:
    """What an event has to say about something."""
    number = int(event.amount)
    match gap:
        case "number" | "space":
            return number
        case "tile" | "cause" | "loss" | "phase":
            return Noun(gap, event.subject)
        case "line" | "section":
            return event.subject
        case "stock":
            return words.stock(event.stock) if event.stock else ""
        case "points":
            return words.count(abs(number), "prestige")
        case "workers":
            return words.count(number, "workers") if event.kind in HIRING else ""
        case "seat" if event.seat >= 0:
            return seat_noun(names[event.seat])
        case "other" if 0 <= number < len(names):
            return seat_noun(names[number])
    raise ValueError(f"an event has nothing called {gap}")


def run_of(
    events: Sequence[Event],
    at: int,
    kind: str,
    subject: str | None = None,
    seat: int | None = None,
) -> int:
    """How many events of a kind (and subject, and seat) follow one another."""
    end = at
    while end < len(events) and events[end].kind == kind:
        if subject is not None and events[end].subject != subject:
            break
        if seat is not None and events[end].seat != seat:
            break
        end += 1
    return end - at


def is_next(
    events: Sequence[Event],
    at: int,
    kind: str,
    subject: str | None = None,
    seat: int | None = None,
) -> bool:
    """Whether the event at a place is of a kind (and about a subject, and of a seat)."""
    return run_of(events[: at + 1], at, kind, subject, seat) == 1


def laid(words: Vocabulary, events: Sequence[Event]) -> str:
    """Tiles with the numbers of their places, as a list."""
    return words.together(
        [
            words.say("item-tile", number=int(one.amount), tile=tile_noun(one.subject))
            for one in events
        ]
    )


def gone(words: Vocabulary, events: Sequence[Event], names: Names) -> str:
    """Workers with where they come from, as a list."""
    return words.together(
        [
            words.say("item-worker", seat=seat_noun(names[one.seat]), tile=tile_noun(one.subject))
            for one in events
        ]
    )


def amounts(words: Vocabulary, parts: Sequence[tuple[str, str]]) -> str:
    """Seats with what each of them gets, as a list."""
    return words.together(
        [words.say("item-amount", seat=seat_noun(name), amount=amount) for name, amount in parts]
    )


def empty_phases(_w: Vocabulary, events: Sequence[Event], at: int, _names: Names) -> Joined:
    """Left out: phases in which nothing happens, and the heading of the income."""
    event = events[at]
    if event.kind == "phase" and (is_next(events, at + 1, "phase") or event.subject == "income"):
        return "", 1
    return NOT_MINE


def lists(words: Vocabulary, events: Sequence[Event], at: int, names: Names) -> Joined:
    """Turn order, neutral buildings, income: one sentence for all."""
    event = events[at]
    if event.kind == "order":
        used = run_of(events, at, "order")
        seats = [words.name(seat_noun(names[one.seat])) for one in events[at : at + used]]
        return words.sentence("joined-order", seats=words.together(seats)), used
    if event.kind == "lay":
        used = run_of(events, at, "lay")
        return words.sentence("joined-lay", tiles=laid(words, events[at : at + used])), used
    if event.kind == "gain" and event.subject == "income":
        used = run_of(events, at, "gain", "income")
        parts = [(names[one.seat], words.stock(one.stock)) for one in events[at : at + used]]
        return words.sentence("joined-income", amounts=amounts(words, parts)), used
    return NOT_MINE


def placing(words: Vocabulary, events: Sequence[Event], at: int, names: Names) -> Joined:
    """A worker and its wages; a pass and its denier."""
    event = events[at]
    if event.kind == "pass" and is_next(events, at + 1, "gain", "first-pass"):
        stock = words.stock(events[at + 1].stock)
        return fill("joined-first-pass", words, event, names, stock=stock), 2
    if event.kind == "pay" and event.subject == "wages" and is_next(events, at + 1, "place"):
        stock = words.stock(event.stock)
        return fill("joined-place", words, events[at + 1], names, stock=stock), 2
    return NOT_MINE


def paying(words: Vocabulary, events: Sequence[Event], at: int, names: Names) -> Joined:
    """What a seat paid together with what came of it."""
    event = events[at]
    pays = run_of(events, at, "pay", event.subject, event.seat)
    if pays == 0 or event.subject == "wages":
        return NOT_MINE
    stock = words.stock(sum(one.stock for one in events[at : at + pays]))
    then = at + pays
    if event.subject == "bribe" and is_next(events, then, "provost"):
        return fill("joined-bribe", words, events[then], names, stock=stock), pays + 1
    if is_next(events, then, "build", event.subject):
        told, used = "joined-build-only", pays + 1
        points = ""
        if is_next(events, then + 1, "score", event.subject, event.seat):
            told, used = "joined-build", pays + 2
            points = words.count(events[then + 1].amount, "prestige")
        return fill(told, words, events[then], names, stock=stock, points=points), used
    gains = run_of(events, then, "gain", event.subject, event.seat)
    if gains:
        gained = words.stock(sum(one.stock for one in events[then : then + gains]))
        sentence = fill("joined-trade", words, event, names, stock=stock, gained=gained)
        return sentence, pays + gains
    if is_next(events, then, "score", event.subject) and events[then].amount > 0:
        points = words.count(events[then].amount, "prestige")
        told = "joined-trade-points"
        return fill(told, words, event, names, stock=stock, points=points), pays + 1
    return fill("event-pay", words, event, names, stock=stock), pays
