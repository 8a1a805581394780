"""The one place that knows which game speaks how."""

from __future__ import annotations

from kingsroad.library import AnyRuleset
from kingsroad.text.book import Book
from kingsroad.text.games import caylus1303, caylus2005, magna_carta

BOOKS: dict[str, Book] = {
    "caylus2005": caylus2005.BOOK,
    "magna_carta": magna_carta.BOOK,
    "caylus1303": caylus1303.BOOK,
}


def book_of(rules: AnyRuleset) -> Book:
    """The book of a game."""
    return BOOKS[rules.key]
