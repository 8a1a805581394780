"""What the log of Caylus 1303 joins: one sentence for events that belong together."""

from __future__ import annotations

from collections.abc import Sequence

from kingsroad.core.event import Event
from kingsroad.text.book import NOT_MINE, Join, Joined, Names
from kingsroad.text.joins import amounts, empty_phases, fill, gone, is_next, laid, lists, run_of
from kingsroad.text.vocabulary import Vocabulary, seat_noun, tile_noun

FURTHER = ("wages", "early-riser")
"""Why a placement costs a worker more."""
HELPERS = ("architect", "foreman", "goldsmith")
"""The characters that add points to a deed."""


def kind_of(_words: Vocabulary, event: Event) -> str:
    """Which message tells an event: nothing gained and the first to pass have their own."""
    if event.kind in ("score", "hire") and event.amount == 0:
        return f"{event.kind}-nothing"
    if event.kind == "pass" and event.amount == 1:
        return "pass-first"
    return event.kind


def trifles(_words: Vocabulary, events: Sequence[Event], at: int, _names: Names) -> Joined:
    """Left out: points of zero at the end, workers that go when they have acted."""
    event = events[at]
    if event.kind == "score" and event.amount == 0:
        return "", 1
    if event.kind == "home" and at > 0:
        before = events[at - 1]
        if before.seat == event.seat and before.kind not in ("home", "pass", "order"):
            return "", 1
        if before.kind == "gain" and before.subject == event.subject:  # the owner's bonus
            return "", 1
    return NOT_MINE


def opening(words: Vocabulary, events: Sequence[Event], at: int, _names: Names) -> Joined:
    """The tiles of road and site, the characters, what everybody begins with."""
    kind = events[at].kind
    if kind in ("lay", "lay-site"):
        end = at
        while end < len(events) and events[end].kind in ("lay", "lay-site"):
            end += 1
        told = []
        for each in ("lay", "lay-site"):
            tiles = laid(words, [one for one in events[at:end] if one.kind == each])
            if tiles:
                told.append(words.sentence(f"joined-{each}", tiles=tiles))
        return " ".join(told), end - at
    used = run_of(events, at, "character")
    if used > 1:  # one that is drawn alone has its own sentence
        people = [words.name(tile_noun(one.subject)) for one in events[at : at + used]]
        return words.sentence("joined-characters", tiles=words.together(people)), used
    if kind == "hire" and events[at].subject == "setup":
        used = 0
        while at + used < len(events) and events[at + used].subject == "setup":
            used += 1
        start = [words.count(events[at].amount, "workers"), words.stock(events[at + 1].stock)]
        return words.sentence("joined-start", stock=words.together(start)), used
    return NOT_MINE


def crowds(words: Vocabulary, events: Sequence[Event], at: int, names: Names) -> Joined:
    """Recruits of all seats; several workers that go to the camp."""
    used = run_of(events, at, "hire", "recruiting")
    if used:
        parts = [(names[one.seat], str(one.amount)) for one in events[at : at + used]]
        return words.sentence("joined-recruiting", amounts=amounts(words, parts)), used
    used = run_of(events, at, "home")
    if used < 2:
        return NOT_MINE
    workers = gone(words, events[at : at + used], names)
    return words.sentence("joined-home", workers=workers), used


def placements(words: Vocabulary, events: Sequence[Event], at: int, names: Names) -> Joined:
    """A worker, the further one that it costs, and the owner's points."""
    event = events[at]
    further = event.kind == "dismiss" and event.subject in FURTHER
    first = at + 1 if further else at
    if not is_next(events, first, "place"):
        return NOT_MINE
    told = f"joined-place-{event.subject}" if further else "joined-place"
    used, visitor = first + 1 - at, ""
    if is_next(events, first + 1, "score", "visitor"):
        point = events[first + 1]
        points = words.count(point.amount, "prestige")
        visitor = words.say("joined-visitor", owner=seat_noun(names[point.seat]), points=points)
        used += 1
    return fill(told, words, events[first], names, visitor=visitor), used


def exchanges(words: Vocabulary, events: Sequence[Event], at: int, names: Names) -> Joined:
    """What a seat paid, in cubes or workers, together with what came of it."""
    event = events[at]
    then, stock, workers = at, 0, 0
    while is_next(events, then, "pay", event.subject, event.seat) or is_next(
        events, then, "dismiss", event.subject, event.seat
    ):
        stock += events[then].stock
        workers += events[then].amount
        then += 1
    if then == at or event.subject in FURTHER:
        return NOT_MINE
    paid = words.together(
        ([words.stock(stock)] if stock else [])
        + ([words.count(workers, "workers")] if workers else [])
    )
    for told, kind in (("joined-bribe", "provost"), ("joined-claim", "claim")):
        if is_next(events, then, kind, None, event.seat):
            return fill(told, words, events[then], names, stock=paid), then + 1 - at
    building = is_next(events, then, "build", event.subject, event.seat)
    result = events[then] if building else event
    gained, end = receipts(words, events, then + 1 if building else then, event)
    told = "build" if building else "delivery" if event.subject == "delivery" else "trade"
    told = f"joined-{told}" if gained else "event-pay"
    return fill(told, words, result, names, stock=paid, gained=gained), end - at


def receipts(words: Vocabulary, events: Sequence[Event], at: int, deed: Event) -> tuple[str, int]:
    """What a deed brings its seat, characters included, and where the next event begins."""
    stock = workers = points = 0
    while at < len(events) and events[at].seat == deed.seat:
        event = events[at]
        if event.subject != deed.subject and (event.kind, event.subject) not in BONUSES:
            break
        if event.kind == "gain":
            stock += event.stock
        elif event.kind == "hire":
            workers += event.amount
        elif event.kind == "score":
            points += event.amount
        else:
            break
        at += 1
    parts = [words.stock(stock)] if stock else []
    parts += [words.count(workers, "workers")] if workers else []
    parts += [words.count(points, "prestige")] if points else []
    return words.together(parts), at


BONUSES = [("score", key) for key in HELPERS]


def deeds(words: Vocabulary, events: Sequence[Event], at: int, names: Names) -> Joined:
    """A tile and its points; several gains from one building; a favor and its use."""
    event = events[at]
    if event.kind == "favor":
        for kind in ("steal", "site"):
            if is_next(events, at + 1, kind, None, event.seat):
                return fill(f"joined-favor-{kind}", words, events[at + 1], names), 2
    if event.kind == "build":
        gained, end = receipts(words, events, at + 1, event)
        if gained:
            return fill("joined-build-free", words, event, names, gained=gained), end - at
    if event.kind in ("gain", "hire", "score"):
        gained, end = receipts(words, events, at, event)
        if end > at + 1 and gained:
            return fill("joined-gain", words, event, names, gained=gained), end - at
    return NOT_MINE


JOINS: list[Join] = [
    trifles,
    empty_phases,
    opening,
    lists,
    crowds,
    placements,
    exchanges,
    deeds,
]
"""The first that takes an event has it."""
