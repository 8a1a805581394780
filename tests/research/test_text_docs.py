"""The page about play by text is true."""

import doctest
from pathlib import Path

PAGE = Path(__file__).parent.parent.parent / "docs" / "text-interface.md"


def test_the_page_runs() -> None:
    failed, attempted = doctest.testfile(
        str(PAGE), module_relative=False, optionflags=doctest.ELLIPSIS
    )
    assert attempted > 7
    assert failed == 0
