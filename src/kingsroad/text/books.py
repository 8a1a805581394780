"""Which game speaks how."""

from __future__ import annotations

from functools import cache

from kingsroad.library import AnyRuleset, part
from kingsroad.text.book import Book


@cache
def book_of(rules: AnyRuleset) -> Book:
    """The book of a game."""
    book: Book = part(rules, "text.games").BOOK
    return book
