"""Questions and their options as sentences: what is asked, what a choice costs and brings."""

from __future__ import annotations

from functools import lru_cache

from kingsroad.core.choice import Choice
from kingsroad.library import AnyGame, AnyRuleset
from kingsroad.text.book import Known, Price, facts_of, question_name
from kingsroad.text.books import book_of
from kingsroad.text.labels import button_of, label_of
from kingsroad.text.vocabulary import ENGLISH, Gap, Noun, Vocabulary, seat_noun, tile_noun, words_of

REMEMBERED = 4096


def ask(game: AnyGame, language: str = ENGLISH) -> str:
    """The open question as a sentence."""
    book, words = book_of(game.rules), words_of(game.rules, language)
    if game.pending is None:
        return words.sentence("event-over")
    known = facts_of(game) | game.about
    message = f"question-{question_name(game)}"
    price = book.prices.get(question_name(game))
    if book.about is None:
        return asked(words, message, tuple(known.items()), price)
    gaps = question_gaps(words, known, price) | dict(book.about(words, game, known))
    return words.sentence(message, **gaps)


@lru_cache(maxsize=REMEMBERED)
def asked(
    words: Vocabulary, message: str, known: tuple[tuple[str, str], ...], price: Price | None
) -> str:
    """A question about which its facts say all. The same is asked at many tables, so it is kept."""
    return words.sentence(message, **question_gaps(words, dict(known), price))


def question_gaps(words: Vocabulary, known: Known, price: Price | None) -> dict[str, Gap]:
    """What a question is about, as its sentence wants it."""
    gaps: dict[str, Gap] = {}
    if price is not None:
        gaps["price"] = words.count(price.number, price.money)
    for name, fact in known.items():
        if name == "seat":
            gaps[name] = seat_noun(fact)
        elif name == "tile":
            gaps[name] = tile_noun(fact)
        elif name == "cause":
            gaps[name] = Noun("cause", fact)
        elif name == "count":
            gaps[name] = int(fact)
            gaps["cubes"] = words.count(int(fact), "cubes")
        else:
            gaps[name.partition("-")[0]] = fact  # full-or-less is a choice of two: $full
    return gaps


def explain(game: AnyGame, choice: Choice, language: str = ENGLISH) -> str:
    """What one of the options costs and brings, as far as the table shows it."""
    explained = book_of(game.rules).explain[choice.verb]
    return explained(words_of(game.rules, language), game, choice)


def explain_all(game: AnyGame, language: str = ENGLISH) -> list[str]:
    """The same of all options."""
    explained, words = book_of(game.rules).explain, words_of(game.rules, language)
    return [explained[choice.verb](words, game, choice) for choice in game.legal]


def label(rules: AnyRuleset, choice: Choice, language: str = ENGLISH) -> str:
    """An option in a few words; in English it is the name of the choice, as records have it."""
    return label_of(words_of(rules, language), choice)


def button(rules: AnyRuleset, choice: Choice, language: str = ENGLISH) -> str:
    """An option in a few words, to be pressed and not to be typed."""
    return button_of(words_of(rules, language), choice)


def card(rules: AnyRuleset, key: str, language: str = ENGLISH) -> str:
    """A building as one line: kind, cost, what building it brings, what a worker does there.

    Or a character, with its power.
    """
    return book_of(rules).card(words_of(rules, language), key)
