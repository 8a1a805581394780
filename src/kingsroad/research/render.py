"""Views and positions as compact text: every value with its name, nothing said twice.

A line holds ``key value`` pairs with commas between them; a list is its items with spaces between
them, or semicolons if they have spaces themselves; a table inside a line stands in parentheses.
What is empty, false or hidden is left out; a zero is written.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping

Document = Mapping[str, object]


def render(document: Document) -> str:
    """A document as lines: plain values first, then each table in the order it has there."""
    return "\n".join(lines_of(document))


def lines_of(document: Document) -> Iterator[str]:
    """The lines of a document."""
    if plain := pairs({key: value for key, value in document.items() if not is_table(value)}):
        yield plain
    for key, value in document.items():
        if is_table(value):
            yield from block(key, value)


def block(key: str, value: object) -> Iterator[str]:
    """A table or a list of tables: one line if it is flat, otherwise a line for each entry."""
    entries: dict[str, object] = {}
    if isinstance(value, Mapping):
        entries = dict(value)
    elif isinstance(value, list):
        entries = {str(number): entry for number, entry in enumerate(value, 1)}
    if not any(isinstance(entry, Mapping) for entry in entries.values()):
        if flat := pairs(entries):
            yield f"{key}: {flat}"
        return
    yield f"{key}:"
    for name, entry in entries.items():
        told = pairs(entry) if isinstance(entry, Mapping) else word(entry)
        yield f"  {name}: {told}".rstrip()


def is_table(value: object) -> bool:
    """Whether a value needs lines of its own."""
    if isinstance(value, list):
        return any(isinstance(item, Mapping) for item in value)
    return isinstance(value, Mapping)


def pairs(table: Document) -> str:
    """A table in one line."""
    told: list[str] = []
    for key, value in table.items():
        if value is True:
            told.append(key)
        elif text := word(value):
            told.append(f"{key} {text}")
    return ", ".join(told)


def word(value: object) -> str:
    """One value; empty if there is nothing to say."""
    if value is None or value is False:
        return ""
    if isinstance(value, Mapping):
        inner = pairs(value)
        return f"({inner})" if inner else ""
    if isinstance(value, list):
        items = [word(item) for item in value]
        return ("; " if any(" " in item for item in items) else " ").join(items)
    return str(value)


def difference(mine: Document, theirs: Document) -> dict[str, object]:
    """What one view shows and another does not, in the same places."""
    found: dict[str, object] = {}
    for key, value in mine.items():
        other = theirs.get(key)
        if value == other:
            continue
        if isinstance(value, Mapping) and isinstance(other, Mapping):
            found[key] = difference(value, other)
        else:
            found[key] = value
    return found
