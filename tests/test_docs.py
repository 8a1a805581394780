"""What the documents say is true: the README runs, the notation is the catalogue."""

from __future__ import annotations

import doctest
import json
import re
from pathlib import Path

import kingsroad

ROOT = Path(__file__).parent.parent


def test_readme_runs() -> None:
    failed, attempted = doctest.testfile(
        str(ROOT / "README.md"), module_relative=False, optionflags=doctest.ELLIPSIS
    )
    assert attempted > 15
    assert failed == 0


def test_bots_page_runs() -> None:
    failed, attempted = doctest.testfile(str(ROOT / "docs" / "bots.md"), module_relative=False)
    assert attempted > 6
    assert failed == 0


def test_notation_lists_the_catalogue_in_order() -> None:
    """Names and codes are stable once released: a change here is a change for every user."""
    text = (ROOT / "docs" / "notation.md").read_text(encoding="utf-8")
    for rules in kingsroad.GAMES.values():
        table = text.split(f"## The catalogue of {rules.title}\n")[1].split("\n## ")[0]
        rows = re.findall(r"^\| (\d+) \| `([^`]+)` \|", table, flags=re.MULTILINE)
        choices = rules.catalogue.choices
        assert rows == [(str(choice.code), choice.name) for choice in choices]


def test_position_of_the_notation_page_can_be_played() -> None:
    text = (ROOT / "docs" / "notation.md").read_text(encoding="utf-8")
    example = re.search(r"```json\n(.*?)```", text, flags=re.DOTALL)
    assert example
    game = kingsroad.load_position(json.loads(example[1]))
    assert game.question.startswith("blue: castle: batch wood-stone")


def test_links_lead_somewhere() -> None:
    for page in [*ROOT.glob("*.md"), *ROOT.glob("docs/**/*.md"), *ROOT.glob("benchmarks/*.md")]:
        for link in re.findall(r"\]\(([^)#:]+)\)", page.read_text(encoding="utf-8")):
            assert (page.parent / link).exists(), f"{page.name} links to {link}"


def test_the_site_has_every_page() -> None:
    listed = re.findall(r"^ +- ([\w/-]+\.md)$", (ROOT / "mkdocs.yml").read_text(), re.MULTILINE)
    docs = ROOT / "docs"
    pages = [page.relative_to(docs).as_posix() for page in docs.glob("**/*.md")]
    assert len(pages) > 10
    assert sorted(listed) == sorted(pages)
