"""The drill of a new tile: what a developer touches, and that nothing old changes by it.

The sources are copied, the tile is added as a developer would add it, and processes of their own
tell what the old and the new sources do. A new tile with an effect that the game knows is

- a line at the end of ``TILES`` in ``games/caylus2005/tiles.py``, whatever its kind; `optional`
  makes it an option of the table, so that games and records without it stay as they are,
- its name in the four ``text/locales/*/caylus2005.ftl``,
- its new choices at the end of ``games/caylus2005/codes.py``, which a test asks for,
- and what is written from these: ``docs/make_notation.py`` and ``docs/make_observations.py``.
"""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any, NamedTuple

import pytest

ROOT = Path(__file__).parents[3]
GAME = Path("kingsroad", "games", "caylus2005")
LAST_LINE = '    Tile("residence", RESIDENTIAL, Nothing(), prestige=2, income=1),\n'
PRINTED = {
    "brewery": "WOODEN, Trade([Offer(give=1, prestige=3)]), stock(wood=1, food=1), prestige=2",
    "dairy": "OF_STONE, Gain(stock(food=2)), stock(stone=1), prestige=3",
}
LINE = '    Tile("{key}", {printed}, optional="a tile of the drill can be built"),\n'
NAMES = {
    "en": "tile-{key} = {key}",
    "de": "tile-{key} = {key}\n    .gender = feminine",
    "fr": "tile-{key} = {key}\n    .article = la",
    "nl": "tile-{key} = {key}\n    .article = de",
}


class Drill(NamedTuple):
    """A new tile, where the sources with it are, and what they tell."""

    key: str
    src: Path
    told: dict[str, Any]


def run(src: Path, *arguments: str) -> str:
    """What a process prints that imports these sources, which it does not compile."""
    path = os.pathsep.join([str(src), str(ROOT)])
    done = subprocess.run(
        [sys.executable, *arguments],
        cwd=ROOT,
        env={**os.environ, "PYTHONPATH": path},
        capture_output=True,
        text=True,
        timeout=300,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


def witnessed(src: Path, size: int, key: str) -> dict[str, Any]:
    """What the sources tell about codes, records, and observations of so many numbers."""
    told: dict[str, Any] = json.loads(
        run(src, "-m", "tests.games.caylus2005.witness", str(size), key)
    )
    return told


def add_tile(src: Path, key: str) -> None:
    """Add a tile the way a developer does."""
    tiles = src / GAME / "tiles.py"
    text = tiles.read_text(encoding="utf-8")
    assert text.count(LAST_LINE) == 1
    line = LINE.format(key=key, printed=PRINTED[key])
    tiles.write_text(text.replace(LAST_LINE, LAST_LINE + line), encoding="utf-8")
    for language, name in NAMES.items():
        locale = src / "kingsroad" / "text" / "locales" / language / "caylus2005.ftl"
        with locale.open("a", encoding="utf-8") as words:
            words.write(f"\n{name.format(key=key)}\n")


@pytest.fixture(scope="module")
def old() -> dict[str, Any]:
    """What the sources tell as they are."""
    return witnessed(ROOT / "src", 0, "")


@pytest.fixture(scope="module", params=PRINTED)
def drill(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory, old: dict[str, Any]
) -> Drill:
    """The sources with a new tile, and what they tell."""
    key: str = request.param
    src = tmp_path_factory.mktemp(key) / "src"
    ignored = shutil.ignore_patterns("__pycache__", "*.so", "*.pyd", "static")
    shutil.copytree(ROOT / "src", src, ignore=ignored)
    add_tile(src, key)
    return Drill(key, src, witnessed(src, old["size"], key))


def test_old_choices_keep_their_codes(drill: Drill, old: dict[str, Any]) -> None:
    codes = drill.told["codes"]
    assert codes[: len(old["codes"])] == old["codes"]
    verbs = ("place", "build", "transform")
    assert codes[len(old["codes"]) :] == [f"{verb} {drill.key}" for verb in verbs]


def test_old_tiles_and_causes_keep_their_order(drill: Drill, old: dict[str, Any]) -> None:
    assert drill.told["tiles"] == [*old["tiles"], drill.key]
    assert drill.told["causes"] == old["causes"]
    assert drill.told["abouts"] == [*old["abouts"], drill.key]


def test_old_pieces_of_an_observation_keep_their_places(drill: Drill, old: dict[str, Any]) -> None:
    pieces = drill.told["pieces"]
    assert {name: pieces[name] for name in old["pieces"]} == old["pieces"]
    added = {name: place for name, place in pieces.items() if name not in old["pieces"]}
    assert min(place[0] for place in added.values()) == old["size"]
    assert all(name.startswith("later_") for name in added)


def test_golden_games_end_and_look_as_they_did(drill: Drill, old: dict[str, Any]) -> None:
    """The same is asked and offered in the same order, and seats see the same old numbers."""
    assert len(old["golden"]) > 5
    assert drill.told["golden"] == old["golden"]


def test_without_the_option_the_same_is_possible(drill: Drill, old: dict[str, Any]) -> None:
    assert drill.told["perft"] == old["perft"]


def test_the_new_tile_is_built_used_seen_and_told(drill: Drill) -> None:
    run(drill.src, "-m", "tests.games.caylus2005.use_new_tile", drill.key)


def test_the_page_of_the_catalogue_only_grows(drill: Drill, old: dict[str, Any]) -> None:
    docs = drill.src.parent / "docs"
    docs.mkdir()
    for name in ("make_notation.py", "notation.md"):
        shutil.copy(ROOT / "docs" / name, docs)
    shutil.copytree(ROOT / "docs" / "notation", docs / "notation")
    run(drill.src, str(docs / "make_notation.py"))
    before = (ROOT / "docs" / "notation.md").read_text(encoding="utf-8").splitlines()
    after = (docs / "notation.md").read_text(encoding="utf-8").splitlines()
    first = len(old["codes"])
    assert [line for line in after if line not in before] == [
        f"| {first} | `place {drill.key}` | place a worker: {drill.key} |",
        f"| {first + 1} | `build {drill.key}` | build: {drill.key} |",
        f"| {first + 2} | `transform {drill.key}` | turn into a residence: {drill.key} |",
    ]
    assert [line for line in before if line not in after] == []
