"""The closed catalogue of choices: every choice of a game exists once, made at import."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from kingsroad.core.errors import UnknownChoice


def name_of(verb: str, noun: str) -> str:
    """What a choice is called."""
    return verb + " " + noun if noun else verb


class Choice:
    """One entry of a catalogue: a name for people, a code for machines.

    Choices are interned: two equal choices are the same object, so ``is`` compares them.
    """

    def __init__(self, code: i64, verb: str, noun: str, sort: str, arg: i64) -> None:
        self.code: Final = code
        """The place in the catalogue; the action number of bots and tensors."""
        self.verb: Final = verb
        self.noun: Final = noun
        """The key of what is chosen; empty where the verb says all."""
        self.sort: Final = sort
        """What the noun is: a tile, a seat, a good, a space; empty where there is none."""
        self.arg: Final = arg
        """What the noun means to the rules: a tile, a space, a good, a seat."""
        self.name: Final = name_of(verb, noun)
        """What a record writes and a person types."""

    def __repr__(self) -> str:
        return f"<{self.name}>"

    def __copy__(self) -> Choice:
        return self

    def __deepcopy__(self, _memo: dict[int, object]) -> Choice:
        return self


NO_CHOICE: Final = Choice(-1, "", "", "", 0)
"""Stands where there is nothing to choose; no question offers it."""


class Catalogue:
    """All choices of one game, in the order of their codes.

    A code is a promise. The names on the list of `promised` ones have their place there as code,
    in whatever order they are made; names that are not on it yet come after them.
    """

    def __init__(self, promised: list[str] | None = None, chance: tuple[str, ...] = ()) -> None:
        names: list[str] = [] if promised is None else promised
        self.choices: Final[list[Choice]] = [NO_CHOICE for _ in names]
        self.chance: Final = chance
        """The verbs that only chance says."""
        self._promised: Final[dict[str, int]] = {names[i]: i for i in range(len(names))}
        self._by_name: Final[dict[str, Choice]] = {}

    def add(self, verb: str, noun: str = "", arg: i64 = 0, sort: str = "") -> Choice:
        """Make a choice; its name must be new, and a noun says of what sort it is."""
        if bool(noun) != bool(sort):
            raise ValueError(f"{verb} {noun}: a noun and its sort go together")
        name = name_of(verb, noun)
        if name in self._by_name:
            raise ValueError(f"two choices are called {name!r}")
        choice = Choice(self._promised.get(name, len(self.choices)), verb, noun, sort, arg)
        if choice.code == len(self.choices):
            self.choices.append(choice)
        else:
            self.choices[choice.code] = choice
        self._by_name[name] = choice
        return choice

    def add_each(self, verb: str, sort: str, nouns: list[str], first: i64 = 0) -> list[Choice]:
        """Make one choice for each noun of a sort; their args count up from `first`."""
        return [self.add(verb, nouns[i], first + i, sort) for i in range(len(nouns))]

    def add_some(self, verb: str, sort: str, nouns: list[str], args: list[int]) -> list[Choice]:
        """Make a choice for some nouns of a sort: found by arg, NO_CHOICE for the others."""
        return [
            self.add(verb, nouns[arg], arg, sort) if arg in args else NO_CHOICE
            for arg in range(len(nouns))
        ]

    def draws(self) -> list[Choice]:
        """The choices of chance, in the order of their codes."""
        return [choice for choice in self.choices if choice.verb in self.chance]

    def named(self, name: str) -> Choice:
        """Find a choice by its name, however the words are spaced."""
        choice = self._by_name.get(" ".join(name.lower().split()))
        if choice is None:
            raise UnknownChoice(f"there is no choice called {name!r}")
        return choice
