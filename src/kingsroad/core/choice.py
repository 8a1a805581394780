"""The closed catalogue of choices: every choice of a game exists once, made at import."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from kingsroad.core.errors import UnknownChoice


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
        self.name: Final = verb + " " + noun if noun else verb
        """What a record writes and a person types."""

    def __repr__(self) -> str:
        return f"<{self.name}>"

    def __copy__(self) -> Choice:
        return self

    def __deepcopy__(self, _memo: dict[int, object]) -> Choice:
        return self


class Catalogue:
    """All choices of one game, in the order of their codes."""

    def __init__(self, chance: tuple[str, ...] = ()) -> None:
        self.choices: Final[list[Choice]] = []
        self.chance: Final = chance
        """The verbs that only chance says."""
        self._by_name: Final[dict[str, Choice]] = {}

    def add(self, verb: str, noun: str = "", arg: i64 = 0, sort: str = "") -> Choice:
        """Make the next choice; its name must be new, and a noun says of what sort it is."""
        if bool(noun) != bool(sort):
            raise ValueError(f"{verb} {noun}: a noun and its sort go together")
        choice = Choice(len(self.choices), verb, noun, sort, arg)
        if choice.name in self._by_name:
            raise ValueError(f"two choices are called {choice.name!r}")
        self.choices.append(choice)
        self._by_name[choice.name] = choice
        return choice

    def add_each(self, verb: str, sort: str, nouns: list[str], first: i64 = 0) -> list[Choice]:
        """Make one choice for each noun of a sort; their args count up from `first`."""
        return [self.add(verb, nouns[i], first + i, sort) for i in range(len(nouns))]

    def draws(self) -> list[Choice]:
        """The choices of chance, in the order of their codes."""
        return [choice for choice in self.choices if choice.verb in self.chance]

    def named(self, name: str) -> Choice:
        """Find a choice by its name, however the words are spaced."""
        choice = self._by_name.get(" ".join(name.lower().split()))
        if choice is None:
            raise UnknownChoice(f"there is no choice called {name!r}")
        return choice
