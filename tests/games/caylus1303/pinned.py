"""What the tests hold fast of Caylus 1303: only a wanted change may touch it."""

from __future__ import annotations

DIGEST = "417a3c370ca01d0870c7f09a1f11481c7b2ea04aac5bb26a729048b434c925d6"
"""Of the outcome of many games, see test_digest.py."""

CODES = (193, "5bea3be774286f27")
"""How many names of choices were promised first, and what they were. This line never changes."""

LAYOUT = (1, 736, 193, "d373ecad0e09fcf2")
"""Version, numbers, actions and digest of observations. A new digest needs a new LAYOUT_VERSION and
a line in CHANGELOG.md; then run ``python docs/make_observations.py``."""

PERFT_AFTER = (0, 12, 37, 60, 83, 110)
"""How many decisions are made before the lines of perft.txt begin to count."""

RULES = 201
"""At least so many rules has RULES.md; the test would find fewer if it could not read their ids."""

CITED = 101
"""At least so many of them are named in the code."""

EXPLAINED: dict[str, str] = {
    "bridge.9": "it is about what people say to one another; nothing at the table changes",
}
"""Rules that no program can prove or break, each with the reason."""
