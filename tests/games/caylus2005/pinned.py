"""What the tests hold fast of Caylus (2005): only a wanted change may touch it."""

from __future__ import annotations

DIGEST = "a3e2587c9e726ffa2f045d79e611e61573f2efe7aaa3d5cfa685268f5c98dd09"
"""Of the outcome of many games, see test_digest.py."""

CODES = (162, "96bbcfe00677426e")
"""How many names of choices were promised first, and what they were. This line never changes."""

LAYOUT = (1, 845, 162, "1fad3948b0393f4e")
"""Version, numbers, actions and digest of observations. A new digest needs a new LAYOUT_VERSION and
a line in CHANGELOG.md; then run ``python docs/make_observations.py``."""

PERFT_AFTER = (0, 12, 37, 60, 83, 110)
"""How many decisions are made before the lines of perft.txt begin to count."""

RULES = 201
"""At least so many rules has RULES.md; the test would find fewer if it could not read their ids."""

CITED = 101
"""At least so many of them are named in the code."""

EXPLAINED: dict[str, str] = {
    "provost.6": "it is about what people say to one another; nothing at the table changes",
}
"""Rules that no program can prove or break."""
