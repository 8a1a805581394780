"""Reading documents that people edit by hand: every value is checked, every surprise named."""

from __future__ import annotations

from typing import Final

from kingsroad.core.errors import ImpossiblePosition


class Document:
    """A table of plain values, read key by key; `finish` refuses what nobody asked for."""

    def __init__(self, values: object, path: str = "") -> None:
        table: dict[str, object] = {}
        if not isinstance(values, dict):
            raise ImpossiblePosition(f"{path or 'a position'} must be a table")
        for key, value in values.items():
            if not isinstance(key, str):
                raise ImpossiblePosition(f"{path or 'a position'} has a key that is no text")
            table[key] = value
        self.values: Final = table
        self.path: Final = path
        self.known: Final[set[str]] = set()

    def where(self, key: str) -> str:
        """The full name of a key, for messages."""
        return f"{self.path}.{key}" if self.path else key

    def refuse(self, key: str, why: str) -> ImpossiblePosition:
        """The error that says what is wrong with a key."""
        return ImpossiblePosition(f"{self.where(key)} {why}")

    def has(self, key: str) -> bool:
        """Whether a key is there with a value."""
        self.known.add(key)
        return self.values.get(key) is not None

    def number(self, key: str, default: int, low: int, high: int) -> int:
        """A whole number within bounds."""
        if not self.has(key):
            return default
        value = self.values[key]
        if not isinstance(value, int) or isinstance(value, bool):
            raise self.refuse(key, f"must be a whole number, not {value!r}")
        if not low <= value <= high:
            raise self.refuse(key, f"must be {low} to {high}, not {value}")
        return value

    def one_of(self, key: str, names: list[str], default: int) -> int:
        """The place of a name in a list of names."""
        if not self.has(key):
            return default
        return self.place_of(key, self.values[key], names)

    def several_of(self, key: str, names: list[str]) -> list[int]:
        """The places of several different names in a list of names."""
        if not self.has(key):
            return []
        value = self.values[key]
        if not isinstance(value, list):
            raise self.refuse(key, "must be a list")
        places: list[int] = []
        for item in value:
            place = self.place_of(key, item, names)
            if place in places:
                raise self.refuse(key, f"names {item} twice")
            places.append(place)
        return places

    def place_of(self, key: str, value: object, names: list[str]) -> int:
        """The place of a value in a list of names; anything else is refused."""
        if isinstance(value, str) and value in names:
            return names.index(value)
        raise self.refuse(key, f"cannot be {value!r}; it is one of: {', '.join(names)}")

    def table(self, key: str) -> Document:
        """A table inside this one; empty if it is not there."""
        empty: dict[str, object] = {}
        return Document(self.values[key] if self.has(key) else empty, self.where(key))

    def tables(self, key: str) -> list[Document]:
        """A list of tables; empty if it is not there."""
        if not self.has(key):
            return []
        value = self.values[key]
        if not isinstance(value, list):
            raise self.refuse(key, "must be a list")
        return [Document(value[i], f"{self.where(key)}.{i + 1}") for i in range(len(value))]

    def yes(self, key: str) -> bool:
        """Whether something is so; false if it is not there."""
        if not self.has(key):
            return False
        value = self.values[key]
        if not isinstance(value, bool):
            raise self.refuse(key, f"must be true or false, not {value!r}")
        return value

    def lines(self, key: str) -> list[str]:
        """A list of texts."""
        value = self.values[key]
        if not isinstance(value, list):
            raise self.refuse(key, "must be a list")
        lines: list[str] = []
        for item in value:
            if not isinstance(item, str):
                raise self.refuse(key, f"must hold texts only, not {item!r}")
            lines.append(item)
        return lines

    def finish(self) -> None:
        """Refuse keys that nothing has read."""
        for key in self.values:
            if key not in self.known:
                known = ", ".join(sorted(self.known))
                raise self.refuse(key, f"is not known here; known are: {known}")


def refuse_if(wrong: bool, why: str) -> None:
    """Refuse the position with a reason."""
    if wrong:
        raise ImpossiblePosition(why)
