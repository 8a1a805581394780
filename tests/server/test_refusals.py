"""The codes of refusals: one list, a status, a line in the docs and words for people for each."""

from __future__ import annotations

import re
from pathlib import Path
from typing import get_args

import pytest

from kingsroad.server.errors import STATUS, Code, Refusal
from kingsroad.text import LANGUAGES
from kingsroad.text.sentences import Sentences

WIRE = Path(__file__).parents[2] / "docs" / "wire.md"
CODES: tuple[Code, ...] = get_args(Code)
OFFLINE = "offline"
"""What the client says by itself."""


def test_every_code_has_a_status() -> None:
    assert set(STATUS) == set(CODES)
    assert all(Refusal(code, "").status == STATUS[code] for code in CODES)


def test_every_code_is_in_the_docs() -> None:
    told = WIRE.read_text(encoding="utf-8").split("Codes, with their HTTP status:")[1]
    listed = told.split(" After ")[0]
    found = re.findall(r"`([a-z-]+)`\s\((?:[^();]*;\s)?(\d+)\)", listed)
    assert {code: int(status) for code, status in found} == STATUS


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_code_has_words(language: str) -> None:
    words = Sentences(language, ["web", "web_account", "web_notices"])
    prefix = "web-refused-"
    found = {key.removeprefix(prefix) for key in words.entries if key.startswith(prefix)}
    assert found == {*CODES, OFFLINE}
