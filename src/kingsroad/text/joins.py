"""Events that belong together, told in one sentence: what several games have in common."""

from __future__ import annotations

from collections.abc import Sequence

from kingsroad.core.event import Event
from kingsroad.text.book import NOT_MINE, Joined, Names
from kingsroad.text.vocabulary import Vocabulary
from kingsroad.text.words import capital, count, stock_text, together


def fill(template: str, words: Vocabulary, event: Event, names: Names, **more: str) -> str:
    """A template with the facts of an event in its gaps."""
    gaps = {
        "seat": names[event.seat] if event.seat >= 0 else "",
        "amount": str(event.amount),
        "tile": words.tile_name(event.subject),
        "the_tile": words.the_tile(event.subject),
        "place": words.place_name(event.subject),
        "cause": words.cause_name(event.subject),
        "loss": words.loss_name(event.subject),
        "phase": words.phases.get(event.subject, ""),
        "line": words.lines.get(event.subject, ""),
        "section": words.sections.get(event.subject, ""),
        "stock": stock_text(event.stock),
        "points": count(abs(int(event.amount)), "prestige"),
        "workers": count(int(event.amount), "workers"),
        "spot": words.spot_name(event.amount),
        "other": names[event.amount] if 0 <= event.amount < len(names) else "",
    }
    gaps.update(more)
    return capital(template.format_map(gaps))


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
        seats = together([names[one.seat] for one in events[at : at + used]])
        return words.joined["order"].format(seats=seats), used
    if event.kind == "lay":
        used = run_of(events, at, "lay")
        tiles = [f"{one.amount} {words.tile_name(one.subject)}" for one in events[at:][:used]]
        return words.joined["lay"].format(tiles=together(tiles)), used
    if event.kind == "gain" and event.subject == "income":
        used = run_of(events, at, "gain", "income")
        amounts = [f"{names[one.seat]} {stock_text(one.stock)}" for one in events[at:][:used]]
        return words.joined["income"].format(amounts=together(amounts)), used
    return NOT_MINE


def placing(words: Vocabulary, events: Sequence[Event], at: int, names: Names) -> Joined:
    """A worker and its wages; a pass and its denier."""
    event = events[at]
    if event.kind == "pass" and is_next(events, at + 1, "gain", "first-pass"):
        stock = stock_text(events[at + 1].stock)
        return fill(words.joined["first-pass"], words, event, names, stock=stock), 2
    if event.kind == "pay" and event.subject == "wages" and is_next(events, at + 1, "place"):
        stock = stock_text(event.stock)
        return fill(words.joined["place"], words, events[at + 1], names, stock=stock), 2
    return NOT_MINE


def paying(words: Vocabulary, events: Sequence[Event], at: int, names: Names) -> Joined:
    """What a seat paid together with what came of it."""
    event = events[at]
    pays = run_of(events, at, "pay", event.subject, event.seat)
    if pays == 0 or event.subject == "wages":
        return NOT_MINE
    stock = stock_text(sum(one.stock for one in events[at : at + pays]))
    then = at + pays
    if event.subject == "bribe" and is_next(events, then, "provost"):
        return fill(words.joined["bribe"], words, events[then], names, stock=stock), pays + 1
    if is_next(events, then, "build", event.subject):
        told, used = "build-only", pays + 1
        points = ""
        if is_next(events, then + 1, "score", event.subject, event.seat):
            told, used = "build", pays + 2
            points = count(events[then + 1].amount, "prestige")
        result = events[then]
        sentence = fill(words.joined[told], words, result, names, stock=stock, points=points)
        return sentence, used
    gains = run_of(events, then, "gain", event.subject, event.seat)
    if gains:
        gained = stock_text(sum(one.stock for one in events[then : then + gains]))
        sentence = fill(words.joined["trade"], words, event, names, stock=stock, gained=gained)
        return sentence, pays + gains
    if is_next(events, then, "score", event.subject) and events[then].amount > 0:
        points = count(events[then].amount, "prestige")
        template = words.joined["trade-points"]
        return fill(template, words, event, names, stock=stock, points=points), pays + 1
    return fill(words.events["pay"], words, event, names, stock=stock), pays
