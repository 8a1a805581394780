"""What an operator can set, each by a flag, a variable or a line of a file.

`--log-format json`, `KINGSROAD_LOG_FORMAT=json` and `log-format = "json"` in the file that
`--settings` or `KINGSROAD_SETTINGS` names are the same; the first of these that is there counts.
This is the one list of them: commands make their flags from it, and the settings are read by it.
"""

from __future__ import annotations

import os
import tomllib
from collections.abc import Mapping
from difflib import get_close_matches
from pathlib import Path
from typing import Any, Final, NamedTuple

from kingsroad.core.errors import KingsroadError

PREFIX: Final = "KINGSROAD_"
FILE: Final = "settings"
LIMITS: Final = "limits"
"""The table of the file that has the limits, by the names in `security/limits.py`."""
YES: Final = ("1", "yes", "true", "on")
NO: Final = ("", "0", "no", "false", "off")


class Option(NamedTuple):
    """Something that can be set."""

    name: str
    default: str | int | bool | tuple[str, ...] | None
    """Its type is that of the option; a tuple may be given several times, None is a number."""
    metavar: str
    meaning: str

    @property
    def variable(self) -> str:
        """The variable that sets it."""
        return PREFIX + self.name.replace("-", "_").upper()

    @property
    def field(self) -> str:
        """Its name in Python."""
        return self.name.replace("-", "_")

    def read(self, given: object, where: str) -> Any:
        """A value as somebody wrote it."""
        try:
            if isinstance(self.default, bool):
                return as_bool(given)
            if self.default is None or isinstance(self.default, int):
                return as_number(given)
            if isinstance(self.default, tuple):
                return as_words(given)
        except (TypeError, ValueError):
            raise KingsroadError(f"{where}: {self.name} cannot be {given!r}") from None
        if not isinstance(given, str):
            raise KingsroadError(f"{where}: {self.name} cannot be {given!r}")
        return given


OPTIONS: Final = (
    Option("host", "127.0.0.1", "ADDRESS", "the address to listen on"),
    Option("port", 8303, "N", "the port"),
    Option("data", "kingsroad-data", "DIR", "the folder of the tables; made if it is not there"),
    Option(
        "database",
        "",
        "URL",
        "another database than the one in the folder, as SQLAlchemy addresses it",
    ),
    Option(
        "thinkers",
        None,
        "N",
        "processes in which bots think (default: all cores but one)",
    ),
    Option(
        "origin",
        (),
        "URL",
        "a site whose pages may use this server, besides its own; may be repeated",
    ),
    Option(
        "site",
        (),
        "NAME",
        "a name of this server, as example.org, where a proxy or others reach it by one; may be "
        "repeated (default: localhost if it listens for this machine only, else any name)",
    ),
    Option(
        "operator",
        (),
        "NETWORK",
        "an address or network that may read /metrics and the version; may be repeated",
    ),
    Option(
        "proxy",
        (),
        "ADDRESS",
        "an address or network of proxies that say who asks; may be repeated "
        "(default: this machine)",
    ),
    Option(
        "mail",
        "",
        "URL",
        "where mail is handed in, as smtp://user:password@host:587; --site must be named then. A "
        "variable or the file keeps the password out of the list of processes",
    ),
    Option("mail-from", "", "ADDRESS", "the address that mail comes from"),
    Option(
        "key",
        "",
        "FILE",
        "another key than the one in the folder: several servers need the same",
    ),
    Option(
        "cluster",
        False,
        "",
        "share the database, which must be PostgreSQL, with other servers that have this set",
    ),
    Option(
        "bus",
        "",
        "URL",
        "a Redis or Valkey over which several servers tell each other what has changed "
        "(default: the database)",
    ),
    Option(
        "assist-secret",
        "",
        "FILE",
        "a file with a secret: programs that know it may think for the bots (kingsroad assist)",
    ),
    Option("log-format", "text", "FORMAT", "how the log is written: text, or json"),
    Option(
        "log-level",
        "warning",
        "LEVEL",
        "what the log tells: warning, or info with a line for each request",
    ),
)
BY_NAME: Final = {option.name: option for option in OPTIONS}


def read_options(given: Mapping[str, Any], environ: Mapping[str, str] = os.environ) -> Values:
    """All values: from flags by the names of their fields, from variables, from the file."""
    named = given.get(FILE) or environ.get(PREFIX + FILE.upper(), "")
    written = read_file(Path(named)) if named else {}
    values: dict[str, Any] = {}
    for option in OPTIONS:
        flag = given.get(option.field)
        if flag not in (None, []):
            values[option.field] = tuple(flag) if isinstance(flag, list) else flag
        elif option.variable in environ:
            values[option.field] = option.read(environ[option.variable], option.variable)
        elif option.name in written:
            values[option.field] = option.read(written[option.name], named)
        else:
            values[option.field] = option.default
    return Values(values, written.get(LIMITS, {}))


def misspelled(environ: Mapping[str, str]) -> dict[str, str]:
    """Variables that set nothing and are named nearly as ours, and which of ours that is."""
    ours = [PREFIX + FILE.upper(), *(option.variable for option in OPTIONS)]
    others = [name for name in environ if name.startswith(PREFIX) and name not in ours]
    words = [name.removeprefix(PREFIX) for name in ours]
    near = {name: get_close_matches(name.removeprefix(PREFIX), words, 1, 0.75) for name in others}
    return {name: PREFIX + found[0] for name, found in near.items() if found}


class Values(NamedTuple):
    """What was set, by the names of the fields, and the limits of the file."""

    options: dict[str, Any]
    limits: dict[str, Any]

    def __getattr__(self, name: str) -> Any:
        try:
            return self.options[name]
        except KeyError:
            raise AttributeError(name) from None


def read_file(path: Path) -> dict[str, Any]:
    """The file of an operator; what is not understood there is refused."""
    try:
        found = tomllib.loads(path.read_text(encoding="utf-8"))
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise KingsroadError(f"{path}: {error}") from None
    unknown = sorted(found.keys() - BY_NAME.keys() - {LIMITS})
    if unknown:
        raise KingsroadError(f"{path}: nothing is called {', '.join(unknown)}")
    if not isinstance(found.get(LIMITS, {}), dict):
        raise KingsroadError(f"{path}: limits are a table, below a line [{LIMITS}]")
    return found


def as_bool(given: object) -> bool:
    """Yes or no."""
    word = str(given).lower()
    if word not in YES + NO:
        raise ValueError(word)
    return word in YES


def as_number(given: object) -> int:
    """A whole number."""
    if isinstance(given, bool) or not isinstance(given, int | str):
        raise TypeError(given)
    return int(given)


def as_words(given: object) -> tuple[str, ...]:
    """Several words: a list, or one text with commas."""
    if isinstance(given, str):
        return tuple(word.strip() for word in given.split(",") if word.strip())
    if not isinstance(given, list) or not all(isinstance(each, str) for each in given):
        raise TypeError(given)
    return tuple(given)
