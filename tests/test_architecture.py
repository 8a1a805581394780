"""The import direction: read from the sources in src/, whether or not they are compiled."""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

SRC = Path(__file__).parent.parent / "src"

# From left to right: a part imports only itself and what stands to its left.
LAYERS = (
    "version", "core", "realm", "games", "library",
    "record", "text", "bots", "arena", "statistics", "learn", "training", "research", "server",
    "mcp", "cli",
)  # fmt: skip
# The package itself (its public face) and `python -m kingsroad` stand to the right of everything.
OUTERMOST = ("__init__", "__main__")
ORDER = {name: rank for rank, name in enumerate((*LAYERS, *OUTERMOST))}

# Within a game: its ruleset, and the folder itself. No rule depends on how positions are written.
MAY_READ_POSITIONS = (("meta",), ("position",))

# The areas of the server, from left to right; those that share a line know nothing of each other.
SERVER_AREAS = (
    ("errors", "clock", "files", "ports", "options", "metrics", "journal"),
    ("languages", "mail", "wire"),
    ("security", "clocks"),
    ("table",),
    ("storage",),
    ("cluster",),
    ("play",),
    ("couriers", "ratings"),
    ("settings",),
    ("service",),
    ("people",),
    (
        "accounts",
        "connections",
        "hall",
        "lobby",
        "lessons",
        "notices",
        "replay",
        "reference",
        "preview",
    ),
    ("static", "contract"),
    ("app",),
    ("run", "schemas", "doctor", "moving"),
)
SERVER_ORDER = {name: rank for rank, line in enumerate(SERVER_AREAS) for name in line}

COMPILED = ("core", "realm", "games")
# The rules stay deterministic, synchronous, and free of input, output and heavy packages.
FORBIDDEN = {"asyncio", "msgspec", "numpy", "random", "rich"}


def imports(tree: ast.AST, package: list[str]) -> Iterator[tuple[int, str]]:
    """Yield the line and full name of every import, also those inside functions."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            for alias in node.names:
                yield node.lineno, alias.name
        elif isinstance(node, ast.ImportFrom):
            base = package[: len(package) - node.level + 1] if node.level else []
            prefix = ".".join([*base, *([node.module] if node.module else [])])
            for alias in node.names:
                yield node.lineno, f"{prefix}.{alias.name}"


def complaint(importer: tuple[str, ...], target: list[str]) -> str | None:
    """Say what is wrong when `importer`, a path inside the package, imports `target`."""
    layer = importer[0]
    if target[0] != "kingsroad":
        if layer in COMPILED and target[0] in FORBIDDEN:
            return f"{layer} must not import {target[0]}"
        return None
    # `from kingsroad import name` takes either a part or something of the package itself.
    part = target[1] if len(target) > 1 and target[1] in ORDER else "__init__"
    if ORDER[part] > ORDER[layer]:
        return f"{layer} must not import {part}, which stands to its right"
    if layer == part == "games" and len(importer) > 2 and target[2:3] != [importer[1]]:
        return f"the game {importer[1]} must import nothing of games but itself"
    if part == "games" and target[3:4] == ["position"] and importer[2:3] not in MAY_READ_POSITIONS:
        return "positions are written and read through the ruleset only"
    if layer == part == "server" and len(target) > 2:
        return server_complaint(importer[1], target[2])
    return None


def server_complaint(area: str, other: str) -> str | None:
    """Say what is wrong when an area of the server imports another."""
    for name in (area, other):
        if name not in SERVER_ORDER:
            return f"give {name!r} a place in SERVER_AREAS"
    if area != other and SERVER_ORDER[area] <= SERVER_ORDER[other]:
        return f"the server's {area} must not import its {other}, which is not to its left"
    return None


def violations(src: Path) -> list[str]:
    """Return one readable line per import in the wrong direction."""
    found = []
    root = src / "kingsroad"
    for path in sorted(root.rglob("*.py")):
        inside = path.relative_to(root).with_suffix("").parts
        where = path.relative_to(src.parent).as_posix()
        if inside[0] not in ORDER:
            found.append(f"{where}: give {inside[0]!r} a place in LAYERS")
            continue
        tree = ast.parse(path.read_text(encoding="utf-8"), where)
        for line, name in imports(tree, ["kingsroad", *inside[:-1]]):
            if problem := complaint(inside, name.split(".")):
                found.append(f"{where}:{line}: imports {name}, but {problem}")
    return found


def test_imports_point_to_the_left() -> None:
    assert any((SRC / "kingsroad").rglob("*.py")), f"no sources found in {SRC}"
    found = violations(SRC)
    assert not found, "\n" + "\n".join(found)


@pytest.mark.parametrize(
    ("path", "code", "expected"),
    [
        ("core/a.py", "from kingsroad.realm import b", "core must not import realm"),
        ("core/a.py", "def f():\n    import random", "core must not import random"),
        ("realm/a.py", "from numpy.random import x", "realm must not import numpy"),
        ("realm/a.py", "from ..games.x import y", "realm must not import games"),
        ("realm/a.py", "from kingsroad import cli", "realm must not import cli"),
        ("core/a.py", "import kingsroad", "core must not import __init__"),
        ("text/a.py", "import kingsroad.cli.main", "text must not import cli"),
        ("games/x/a.py", "from kingsroad.games.y import b", "the game x must import nothing"),
        ("games/x/a.py", "from ..y import b", "the game x must import nothing"),
        ("games/x/__init__.py", "from .. import y", "the game x must import nothing"),
        ("games/x/a.py", "from kingsroad.games.x.position.b import c", "positions are written"),
        ("text/a.py", "from kingsroad.games.x.position.b import c", "positions are written"),
        ("games/x/meta.py", "from kingsroad.games.x.position.b import c", None),
        ("games/x/position/a.py", "from kingsroad.games.x.position.b import c", None),
        ("novelty/a.py", "", "give 'novelty' a place"),
        ("server/wire/a.py", "from kingsroad.server.table import b", "its table, which is not"),
        ("server/table/a.py", "from ..storage.b import c", "its storage, which is not"),
        ("server/lobby/a.py", "from kingsroad.server.replay.b import c", "its replay, which"),
        ("server/clock.py", "import kingsroad.server.errors", "its errors, which is not"),
        ("server/fresh/a.py", "from kingsroad.server.wire import b", "give 'fresh' a place"),
        ("server/app.py", "from kingsroad.server.wire.b import c\nfrom .play import d", None),
        ("server/table/a.py", "from .b import c\nfrom kingsroad.text import d", None),
        ("games/x/a.py", "from . import b\nfrom .b import c\nfrom kingsroad.realm import d", None),
        ("games/__init__.py", "from kingsroad.games.x import a", None),
        ("cli/a.py", "import rich, random\nfrom kingsroad import games, version", None),
        ("__main__.py", "from kingsroad.cli.main import main", None),
    ],
)
def test_the_check_itself(tmp_path: Path, path: str, code: str, expected: str | None) -> None:
    file = tmp_path / "src" / "kingsroad" / path
    file.parent.mkdir(parents=True)
    file.write_text(code, encoding="utf-8")
    found = violations(tmp_path / "src")
    if expected is None:
        assert found == []
    else:
        assert len(found) == 1
        assert expected in found[0]
