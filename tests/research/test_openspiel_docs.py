"""The page about OpenSpiel is true."""

import doctest
from pathlib import Path

import pytest

pytest.importorskip("pyspiel")

PAGE = Path(__file__).parent.parent.parent / "docs" / "openspiel.md"


def test_the_page_runs() -> None:
    failed, attempted = doctest.testfile(str(PAGE), module_relative=False)
    assert attempted > 20
    assert failed == 0
