"""The words of one game in one language, and how they are put into sentences.

What is said stands in the Fluent files. A sentence is found by what it tells, and its gaps are
filled by name. A gap can be a `Noun`: the sentence then says in which form it wants it. With a
tile in the gap `tile`, ``{ $tile }`` is its name, and ``{ $tile-the }`` the attribute `the` of
the message of that tile. Where the tile has no such attribute, the message `form-tile-the`
makes the form: regular ones need not be written down.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import TYPE_CHECKING, NamedTuple

from kingsroad.library import AnyRuleset
from kingsroad.realm.stock import amounts

if TYPE_CHECKING:
    from kingsroad.text.sentences import Sentences, Value

REMEMBERED = 16_384
"""Sentences that a vocabulary keeps, half a kilobyte each."""
LANGUAGES = {"en": "English", "de": "Deutsch", "nl": "Nederlands", "fr": "Français"}
"""The languages by their codes, each in its own words."""
ENGLISH = "en"
COMMON = "common"
OURS = "kingsroad"
"""Where the words are found that belong to no game."""

FAMILIES = {
    "cause": ("cause", "tile", "character"),
    "loss": ("loss", "cause", "tile", "character"),
    "tile": ("tile", "character"),
}
"""Where the name of something is looked for, if not only under its own family."""


class Noun(NamedTuple):
    """A name that sentences bend as they need it: a family, and a key in it."""

    family: str
    key: str


Gap = str | int | Noun
"""What fills a gap: text, a number, or a noun."""


def capital(sentence: str) -> str:
    """The sentence with a capital first letter."""
    return sentence[:1].upper() + sentence[1:]


@cache
def tile_noun(key: str) -> Noun:
    """A building, or a character; ``red-bank`` is the bank of red."""
    return Noun("tile", key)


@cache
def seat_noun(name: str) -> Noun:
    """A seat, by its colour."""
    return Noun("seat", name)


class Vocabulary:
    """All messages of a game or of the terminal in one language."""

    def __init__(self, language: str, part: str, home: str = OURS) -> None:
        self.language = language
        self.part = part
        self.home = home
        self._sentences: Sentences | None = None
        self._told: dict[tuple[str, tuple[tuple[str, Gap], ...]], str] = {}
        self._forms: dict[tuple[Noun, str], str] = {}
        self._counts: dict[tuple[int, str], str] = {}
        self._between: dict[str, str] = {}
        self._gaps: dict[str, tuple[str, ...]] = {}

    @property
    def sentences(self) -> Sentences:
        """The files, read when they are first needed."""
        if self._sentences is None:
            from kingsroad.text.sentences import Sentences  # noqa: PLC0415 - it loads Fluent

            self._sentences = Sentences(self.language, (COMMON, self.part), self.home)
        return self._sentences

    # -- sentences ---------------------------------------------------------------------------

    def has(self, key: str) -> bool:
        """Whether there is such a message."""
        return key in self.sentences.entries

    def keys(self, prefix: str) -> list[str]:
        """What follows a prefix in the names of messages: ``event-`` gives all events."""
        return [
            key.removeprefix(prefix) for key in self.sentences.entries if key.startswith(prefix)
        ]

    def gaps(self, key: str) -> tuple[str, ...]:
        """The names of the gaps that a message has."""
        found = self._gaps.get(key)
        if found is None:
            if not self.has(key) and self.language != ENGLISH:
                return vocabulary(ENGLISH, self.part, self.home).gaps(key)
            wanted = [each.partition("-")[0] for each in self.sentences.variables(key)]
            found = self._gaps[key] = tuple(dict.fromkeys(wanted))
        return found

    def say(self, message: str, /, **gaps: Gap) -> str:
        """A message with its gaps filled; in English if this language lacks it.

        Tables repeat themselves, so nearly everything was told already.
        """
        known = (message, tuple(gaps.items()))
        told = self._told.get(known)
        if told is None:
            if len(self._told) >= REMEMBERED:
                self._told.clear()
            told = self._told[known] = self._say(message, gaps)
        return told

    def say_as(self, message: str, form: str, /, **gaps: Gap) -> str:
        """An attribute of a message, or the message itself where it has no such attribute."""
        if self.has(message) and self.sentences.pattern(message, form) is not None:
            return self._filled(message, form, gaps)
        return self.say(message, **gaps)

    def sentence(self, message: str, /, **gaps: Gap) -> str:
        """The same as a sentence of its own."""
        return capital(self.say(message, **gaps))

    def _say(self, key: str, gaps: dict[str, Gap]) -> str:
        if not self.has(key) and self.language != ENGLISH:
            return vocabulary(ENGLISH, self.part, self.home).say(key, **gaps)
        return self._filled(key, "", gaps)

    def _filled(self, key: str, attribute: str, gaps: dict[str, Gap]) -> str:
        """A message or an attribute of one; only what it wants is worked out."""
        values: dict[str, Value] = {}
        for variable in self.sentences.variables(key, attribute):
            name, _, form = variable.partition("-")
            gap = gaps.get(name)
            if isinstance(gap, Noun):
                values[variable] = self.name(gap, form)
            elif gap is not None and not form:
                values[variable] = gap if isinstance(gap, str) else int(gap)
        return self.sentences.format(key, attribute, values)

    # -- nouns -------------------------------------------------------------------------------

    def name(self, noun: Noun, form: str = "") -> str:
        """A noun in some form; without one just its name."""
        known = (noun, form)
        if known not in self._forms:
            self._forms[known] = self._name(noun, form)
        return self._forms[known]

    def _name(self, noun: Noun, form: str) -> str:
        for family in FAMILIES.get(noun.family, (noun.family,)):
            key = f"{family}-{noun.key}"
            if self.has(key):
                if form and self.sentences.pattern(key, form) is None:
                    return self.say(f"form-{family}-{form}", **{family: Noun(family, noun.key)})
                return self._filled(key, form, {})
        owner, _, rest = noun.key.partition("-")
        if rest and self.has(f"seat-{owner}"):
            owned = f"owned-{form}" if form else "owned"
            short = f"{rest}-owned"  # a name that is shorter when the owner is named
            inner = short if self.has(f"tile-{short}") else rest
            return self.say(owned, seat=seat_noun(owner), tile=tile_noun(inner))
        return self.say(f"{noun.family}-{noun.key}")  # English, or an error that names it

    # -- numbers and lists -------------------------------------------------------------------

    def count(self, number: int, thing: str) -> str:
        """So many of a thing: ``1 denier``, ``2 deniers``."""
        known = (number, thing)
        if known not in self._counts:
            self._counts[known] = self.say(f"count-{thing}", count=number)
        return self._counts[known]

    def stock(self, stock: int) -> str:
        """Goods and money as words; ``nothing`` if there are none."""
        held = amounts(stock)
        parts = [self.count(number, kind) for kind, number in held.items()]
        if "deniers" in held:
            parts.insert(0, parts.pop())  # money first
        return self.together(parts) if parts else self.say("nothing")

    def together(self, parts: Sequence[str]) -> str:
        """Parts side by side."""
        return self.joined("comma", parts)

    def all_of(self, parts: Sequence[str]) -> str:
        """Parts as a list with an *and* before the last."""
        if len(parts) < 2:
            return self.together(parts)
        return self.joined("and", [self.together(parts[:-1]), parts[-1]])

    def joined(self, how: str, parts: Sequence[str]) -> str:
        """Parts with something between each two of them: comma, semicolon, and, or."""
        if len(parts) < 2:
            return "".join(parts)
        if how not in self._between:
            self._between[how] = self.say(f"list-{how}", head="", tail="")
        return self._between[how].join(parts)


@cache
def vocabulary(language: str, part: str, home: str = OURS) -> Vocabulary:
    """The words of a game, or of another part of the program, in a language."""
    if language not in LANGUAGES:
        raise ValueError(f"no language {language!r}; there are {', '.join(LANGUAGES)}")
    return Vocabulary(language, part, home)


def words_of(rules: AnyRuleset, language: str = ENGLISH) -> Vocabulary:
    """The words of a game in a language."""
    return vocabulary(language, rules.key, rules.home)
