"""Questions and their options as sentences: what is asked, what a choice costs and brings."""

from __future__ import annotations

from kingsroad.core.choice import Choice
from kingsroad.library import AnyGame, AnyRuleset
from kingsroad.text.book import facts_of, question_name
from kingsroad.text.books import book_of
from kingsroad.text.words import capital, count


def ask(game: AnyGame) -> str:
    """The open question as a sentence."""
    book = book_of(game.rules)
    words = book.words
    if game.pending is None:
        return words.events["over"]
    known = facts_of(game, book.steps, book.facts)
    gaps = known | book.about(game, known)
    tile = gaps.get("tile", gaps.get("card", ""))
    gaps["tile"], gaps["the_tile"] = words.tile_name(tile), words.the_tile(tile)
    if "cause" in known:
        gaps["cause"] = words.cause_name(known["cause"])
    if "count" in known:
        gaps["count"] = count(int(known["count"]), "cubes")
    if "line" in known:
        gaps["line"] = words.lines[known["line"]]
    asked = question_name(game)
    for variant, holds in (
        (f"{asked}-last", known.get("count") == "1"),
        (f"{asked}-owner", known.get("for") == "owner"),
        (f"{asked}-less", known.get("full-or-less") == "less"),
    ):
        if holds and variant in words.questions:
            asked = variant
    return capital(words.questions[asked].format_map(gaps))


def explain(game: AnyGame, choice: Choice) -> str:
    """What one of the options costs and brings, as far as the table shows it."""
    return book_of(game.rules).explain[choice.verb](game, choice)


def card(rules: AnyRuleset, key: str) -> str:
    """A building as one line: kind, cost, what building it brings, what a worker does there.

    Or a character, with its power.
    """
    return book_of(rules).card(key)
