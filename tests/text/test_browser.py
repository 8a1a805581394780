"""The browser reads the same files: the client's own code tells the same sentences.

It needs node and the packages of the client, which are there when it was built in this checkout.
"""

from __future__ import annotations

import json
import shutil
import subprocess
from pathlib import Path

import pytest

import kingsroad
from kingsroad.text import LANGUAGES
from kingsroad.text.books import book_of
from kingsroad.text.sentences import locales
from kingsroad.text.vocabulary import Gap, Noun, tile_noun, vocabulary

SCRIPT = Path(__file__).with_name("vocabulary.mjs")
NODE = shutil.which("node")
WEB = Path(__file__).parents[2] / "web"
SEATS = ("blue", "orange")

pytestmark = pytest.mark.skipif(
    NODE is None or not (WEB / "node_modules" / "vite").is_dir(),
    reason="there is no node, or the packages of the client are not fetched",
)


def samples() -> list[tuple[str, str, str, dict[str, Gap]]]:
    """Sentences with every building, every count, and every kind of gap."""
    found: list[tuple[str, str, str, dict[str, Gap]]] = []
    for language in LANGUAGES:
        for part, rules in kingsroad.GAMES.items():
            for number, tile in enumerate(book_of(rules).tiles):
                seat = Noun("seat", SEATS[number % 2])
                gaps: dict[str, Gap] = {"seat": seat, "tile": tile_noun(tile.key), "space": number}
                found += [
                    (language, part, key, gaps)
                    for key in ("event-place", "event-build", "event-transform", "event-home")
                ]
            for key in vocabulary(language, part).keys("count-"):
                found += [(language, part, f"count-{key}", {"count": count}) for count in (0, 1, 2)]
        blue = Noun("seat", "blue")
        found += [
            (language, "magna_carta", "event-place", {"seat": blue, "tile": tile_noun(card)})
            for card in ("orange-own-peddler", "red-church", "green-small-quarry")
        ]
        found += [
            (language, "caylus2005", "event-count", {"section": section})
            for section in ("dungeon", "walls", "towers")
        ]
        found += [(language, "caylus1303", "event-reset", {"space": space}) for space in (0, 9, 24)]
        for winners, points in ((1, 1), (2, 40)):
            told: dict[str, Gap] = {"winners": winners, "points": points, "seats": "X"}
            found.append((language, "caylus2005", "sheet-winner", told))
    return found


def test_the_browser_tells_the_same() -> None:
    wanted = samples()
    expected = [vocabulary(language, part).say(key, **gaps) for language, part, key, gaps in wanted]
    document = {
        "folder": str(locales()),
        "samples": [
            {
                "language": language,
                "part": part,
                "key": key,
                "gaps": {
                    name: [gap.family, gap.key] if isinstance(gap, Noun) else gap
                    for name, gap in gaps.items()
                },
            }
            for language, part, key, gaps in wanted
        ],
    }
    assert NODE is not None
    done = subprocess.run(
        [NODE, str(SCRIPT), str(WEB)],
        input=json.dumps(document),
        capture_output=True,
        text=True,
        check=True,
    )
    told = json.loads(done.stdout)
    assert len(told) > 1000
    assert told == expected
