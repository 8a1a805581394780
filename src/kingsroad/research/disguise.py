"""The same game under other names, to tell a player who reasons from one who remembers.

Buildings and characters change names among themselves, and so do goods: nothing else changes, so
the game is as hard as before for whoever knows only what it is told.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from random import Random
from typing import Final

from kingsroad.library import AnyRuleset
from kingsroad.text.books import book_of

GAP: Final = "[-_ ]"


class Disguise:
    """A permutation of names; `put_on` renames in any text, `take_off` leads back."""

    def __init__(self, rules: AnyRuleset, seed: int) -> None:
        book = book_of(rules)
        tiles = sorted({*(tile.key for tile in book.tiles), *book.characters})
        goods = sorted({each.noun for each in rules.catalogue.choices if each.sort == "good"})
        dice = Random(seed)
        self.names: Final = shuffled(tiles, dice) | shuffled(goods, dice)
        self.true_names: Final = {new: old for old, new in self.names.items()}

    def put_on(self, text: str) -> str:
        """A text with the new names, as keys (`wood-farm`) and in sentences (Wood farm)."""
        return renamed(text, self.names)

    def take_off(self, text: str) -> str:
        """A text with the true names, out of one with the new ones."""
        return renamed(text, self.true_names)


def shuffled(names: Sequence[str], dice: Random) -> dict[str, str]:
    """Each name with the one that it gets."""
    return dict(zip(names, dice.sample(names, len(names)), strict=True))


def renamed(text: str, names: Mapping[str, str]) -> str:
    """A text in which all names are replaced at once; a name in a longer one is left alone."""
    longest_first = sorted(names, key=len, reverse=True)
    spelled = "|".join(re.escape(name).replace(r"\-", GAP) for name in longest_first)

    def replaced(found: re.Match[str]) -> str:
        key = re.sub(GAP, "-", found[0].lower())
        name = names[key].replace("-", " ") if " " in found[0] else names[key]
        return name.capitalize() if found[0][0].isupper() else name

    return re.sub(rf"\b(?:{spelled})\b", replaced, text, flags=re.IGNORECASE)
