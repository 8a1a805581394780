"""The Fluent files: what a message says, and which variables it wants.

Loading Fluent takes a moment, so only a vocabulary that speaks imports this module.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable

from fluent.runtime import FluentBundle
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from kingsroad.core.errors import KingsroadError
from kingsroad.text.vocabulary import COMMON, OURS

Value = str | int
"""What a variable can be."""


class BadSentence(KingsroadError):
    """A message that is not there, or one that wants what it was not given."""


def locales(home: str = OURS) -> Traversable:
    """The folder with a folder for each language."""
    return files(f"{home}.text").joinpath("locales")


@cache
def read(language: str, name: str, home: str = OURS) -> ast.Resource:
    """A file of a language; an empty one where a game elsewhere does not speak it."""
    path = locales(home).joinpath(language, f"{name}.ftl")
    source = path.read_text(encoding="utf-8") if home == OURS or path.is_file() else ""
    return FluentParser(with_spans=False).parse(source)


class Mentions(Visitor):
    """What a pattern mentions: variables and other messages."""

    def __init__(self) -> None:
        self.variables: list[str] = []
        self.messages: list[str] = []

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802 - Fluent's
        self.variables.append(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802 - Fluent's
        self.messages.append(node.id.name)


class Sentences:
    """The messages of some files; a later file overrides what an earlier one says."""

    def __init__(self, language: str, names: Sequence[str], home: str = OURS) -> None:
        self.bundle = FluentBundle([language], use_isolating=False)  # terminals show the marks
        self.entries: dict[str, ast.Message] = {}
        for name in names:
            resource = read(language, name, OURS if name == COMMON else home)
            self.bundle.add_resource(resource, allow_overrides=True)
            for entry in resource.body:
                if isinstance(entry, ast.Message):
                    self.entries[entry.id.name] = entry
        self.wanted: dict[tuple[str, str], tuple[str, ...]] = {}

    def pattern(self, key: str, attribute: str = "") -> ast.Pattern | None:
        """The source of a message or of one of its attributes, if there is one."""
        entry = self.entries.get(key)
        if entry is None or not attribute:
            return None if entry is None else entry.value
        return next((one.value for one in entry.attributes if one.id.name == attribute), None)

    def variables(self, key: str, attribute: str = "") -> tuple[str, ...]:
        """The variables that a message wants, those of the messages in it included."""
        found = self.wanted.get((key, attribute))
        if found is None:
            found = tuple(dict.fromkeys(self.walk(key, attribute)))
            self.wanted[key, attribute] = found
        return found

    def walk(self, key: str, attribute: str) -> Iterator[str]:
        """The variables of a message, one by one."""
        pattern = self.pattern(key, attribute)
        if pattern is None:
            raise BadSentence(f"there is no message {key}")
        mentions = Mentions()
        mentions.visit(pattern)
        yield from mentions.variables
        for other in mentions.messages:
            yield from self.variables(other)

    def format(self, key: str, attribute: str, values: Mapping[str, Value]) -> str:
        """A message with values for its variables."""
        message = self.bundle.get_message(key)
        pattern = message.attributes[attribute] if attribute else message.value
        assert pattern is not None  # or its variables had not been found
        told, errors = self.bundle.format_pattern(pattern, dict(values))
        if errors:
            raise BadSentence(f"{key}: {errors[0]}")
        return str(told)
