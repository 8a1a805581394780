"""What the terminal says about a game: the words of the game beside its own."""

from __future__ import annotations

from functools import cache

from kingsroad.library import AnyRuleset
from kingsroad.text import ENGLISH
from kingsroad.text.vocabulary import (
    Gap,
    Noun,
    Vocabulary,
    seat_noun,
    tile_noun,
    vocabulary,
    words_of,
)

TERMINAL = "terminal"


class Speech:
    """A game and the terminal in one language."""

    def __init__(self, rules: AnyRuleset, language: str) -> None:
        self.language = language
        self.words = words_of(rules, language)
        """The words of the game."""
        self.own = own_words(language)
        """The words of the terminal."""

    def say(self, key: str, /, **gaps: Gap) -> str:
        """Something that the terminal says."""
        return self.own.say(key, **gaps)

    def sentence(self, key: str, /, **gaps: Gap) -> str:
        """The same as a sentence."""
        return self.own.sentence(key, **gaps)

    def legend(self) -> str:
        """What the signs of the game's table mean; nothing where it has none."""
        return self.words.say("legend") if self.words.has("legend") else ""

    def tile(self, key: str, form: str = "") -> str:
        """The name of a building or a character."""
        return self.words.name(tile_noun(key), form)

    def seat(self, name: str, form: str = "") -> str:
        """The name of a seat; its letter is a form of it."""
        return self.own.name(seat_noun(name), form)

    def phase(self, key: str) -> str:
        """The name of a phase."""
        return self.words.name(Noun("phase", key))


def own_words(language: str = ENGLISH) -> Vocabulary:
    """What the terminal says whatever the game is."""
    return vocabulary(language, TERMINAL)


@cache
def speech_of(rules: AnyRuleset, language: str = ENGLISH) -> Speech:
    """How the terminal speaks about a game."""
    return Speech(rules, language)
