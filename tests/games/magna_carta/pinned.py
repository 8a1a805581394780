"""What the tests hold fast of Caylus Magna Carta: only a wanted change may touch it."""

from __future__ import annotations

DIGEST = "9bbe37608d8ece2dbbcbdc417b69cd062ec20970f89f082ce0a21eab72e7731c"
"""Of the outcome of many games, see test_digest.py."""

CODES = (153, "db6255299b1e4e46")
"""How many names of choices were promised first, and what they were. This line never changes."""

LAYOUT = (1, 707, 153, "8ff0915751ded615")
"""Version, numbers, actions and digest of observations. A new digest needs a new LAYOUT_VERSION and
a line in CHANGELOG.md; then run ``python docs/make_observations.py``."""

PERFT_AFTER = (0, 12, 25, 38, 52, 66)
"""How many decisions are made before the lines of perft.txt begin to count."""

RULES = 180
"""At least so many rules has RULES.md; the test would find fewer if it could not read their ids."""

CITED = 61
"""At least so many of them are named in the code."""

EXPLAINED: dict[str, str] = {}
"""Rules that no program can prove or break, each with the reason; there is none so far."""
