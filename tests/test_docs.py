"""What the documents say is true: the README runs, the notation is the catalogue."""

from __future__ import annotations

import doctest
import json
import re
from pathlib import Path
from typing import Any

import msgspec
import pytest

import kingsroad
from kingsroad import KingsroadError
from kingsroad.server.ratings.anchors import ladder_of
from kingsroad.server.wire.frames import Choose

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


@pytest.mark.parametrize("key", kingsroad.GAMES)
def test_the_ladder_that_ratings_hang_on_is_the_one_that_is_told(key: str) -> None:
    """Whoever measures the levels anew writes it in both places."""
    text = (ROOT / "docs" / "bots.md").read_text(encoding="utf-8")
    table = text.split("## The ladder\n")[1].split("\n## ")[0]
    head, *rows = [line.split("|")[1:-1] for line in table.splitlines() if line.startswith("|")]
    title = kingsroad.GAMES[key].title
    column = next(at for at, cell in enumerate(head) if cell.strip() in title)
    told = {row[0].strip(): row[column] for row in rows}
    for (better, worse), (firsts, games) in ladder_of(key).items():
        assert f"{firsts:g} of {games:g}:" in told[f"{better} over {worse}".replace("-", " ")]


def test_notation_lists_the_catalogue_in_order() -> None:
    """Names and codes are stable once released: a change here is a change for every user."""
    text = (ROOT / "docs" / "notation.md").read_text(encoding="utf-8")
    for rules in kingsroad.GAMES.values():
        table = text.split(f"## The catalogue of {rules.title}\n")[1].split("\n## ")[0]
        rows = re.findall(r"^\| (\d+) \| `([^`]+)` \|", table, flags=re.MULTILINE)
        choices = rules.catalogue.choices
        assert rows == [(str(choice.code), choice.name) for choice in choices]


def notation_positions() -> list[dict[str, Any]]:
    """The positions on the page: a puzzle, and the smallest ones of two games."""
    text = (ROOT / "docs" / "notation.md").read_text(encoding="utf-8")
    examples = re.findall(r"```json\n(.*?)```", text, flags=re.DOTALL)
    return [json.loads(example) for example in examples]


def smallest_positions() -> list[dict[str, Any]]:
    """What no position of the three games can do without."""
    puzzle, *others = notation_positions()
    needed = {"game": puzzle["game"], "road": puzzle["road"], "seats": {"blue": {}, "red": {}}}
    return [needed, *others]


def test_position_of_the_notation_page_can_be_played() -> None:
    game = kingsroad.load_position(notation_positions()[0])
    assert game.question.startswith("blue: castle: batch wood-stone")


def test_record_of_the_notation_page_can_be_replayed() -> None:
    text = (ROOT / "docs" / "notation.md").read_text(encoding="utf-8")
    example = re.search(r"```\n(kingsroad 1\n[^`]*position \{.*?)```", text, flags=re.DOTALL)
    assert example
    assert kingsroad.read_record(example[1]).replay().scores() == [5, 0]


@pytest.mark.parametrize("document", smallest_positions(), ids=lambda each: str(each["game"]))
def test_smallest_positions_need_all_they_have(document: dict[str, Any]) -> None:
    assert not kingsroad.load_position(document).over
    for key in document:
        less = {other: value for other, value in document.items() if other != key}
        with pytest.raises(KingsroadError):
            kingsroad.load_position(less)
    places = document["road"] if isinstance(document["road"], dict) else {}
    for place in places:
        road = {other: value for other, value in document["road"].items() if other != place}
        with pytest.raises(KingsroadError):
            kingsroad.load_position({**document, "road": road})


@pytest.mark.parametrize("document", smallest_positions(), ids=lambda each: str(each["game"]))
def test_what_a_position_leaves_out_has_the_defaults_that_are_told(
    document: dict[str, Any],
) -> None:
    rules = kingsroad.find_game(document["game"])
    first = rules.start(2, {}, seed=1)
    begun: Any = rules.write_position(first)
    phases = rules.new(2, rules.checked(2, {})).state.frame.phase_names
    written: Any = rules.write_position(kingsroad.load_position({**document, "phase": phases[1]}))
    income = 2 if phases[1] == "income" else 0  # received on the way to the first question
    for seat in ("blue", "red"):
        owned = written["seats"][seat]
        assert owned.get("deniers", 0) == income
        for key, value in owned.items():
            if key not in ("deniers", "characters"):
                assert not value or set(value.values()) == {0}, f"{key} of {seat}"
    assert written == rules.write_position(kingsroad.load_position(document)), "the first phase"
    assert written["order"] == ["blue", "red"]
    for key in ("bridge", "provost", "bailiff", "counted", "special", "tokens", "queue", "used"):
        assert written.get(key) == begun.get(key), key
    assert written.get("turn", written.get("round")) == 1


def test_a_bailiff_further_on_means_a_later_turn() -> None:
    game = kingsroad.load_position({**smallest_positions()[0], "bailiff": 10})
    written = game.rules.write_position(game)
    assert (written["provost"], written["turn"]) == (10, 3)


PAGES = [*ROOT.glob("*.md"), *ROOT.glob("docs/**/*.md"), *ROOT.glob("benchmarks/*.md")]


def prose(page: Path) -> str:
    """A page without its examples."""
    return re.sub(r"^```.*?^```", "", page.read_text(encoding="utf-8"), flags=re.M | re.S)


def anchors(page: Path) -> set[str]:
    """The headings of a page, as links name them."""
    headings = re.findall(r"^#+ (.+)$", prose(page), re.MULTILINE)
    return {re.sub(r"[^\w -]", "", each).strip().lower().replace(" ", "-") for each in headings}


@pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.relative_to(ROOT)))
def test_links_lead_somewhere(page: Path) -> None:
    for link in re.findall(r"\]\(([^)\s]+)\)", prose(page)):
        place, _, anchor = link.partition("#")
        if ":" not in place:
            target = page.parent / place if place else page
            assert target.exists(), link
            assert not anchor or anchor in anchors(target), link


def codes(page: Path) -> list[str]:
    """What stands in code letters on a page."""
    return re.findall(r"`([^`\n]+)`", prose(page))


FILE = re.compile(r"[\w<>*./-]+\.(?:py|ts|js|svelte|css|md|toml|yml|ftl)")
NAME = re.compile(r"([A-Za-z_][\w.]*?)(?:\(.*\))?")
ELSEWHERE = {"acyclic", "devDependencies"}
"""Names of others: a word of mypyc, a part of npm's file."""
EXPLAINING = [
    "CONTRIBUTING.md",
    *(f"docs/{name}.md" for name in ("architecture", "client", "server")),
]
TREES = ("src", "web/src", "web/public", "web/scripts", "tests", "benchmarks", "docs", ".github")


@pytest.mark.parametrize("page", [*EXPLAINING, "docs/how-it-is-built.md"])
def test_what_a_page_names_is_there(page: str) -> None:
    """Every file and every name in the pages for engineers, so that none tells of times past."""
    files = [path for tree in TREES for path in (ROOT / tree).rglob("*") if path.is_file()]
    files += [*ROOT.iterdir(), *(ROOT / "web").iterdir()]
    paths = [path.relative_to(ROOT).as_posix() for path in files]
    sources = [
        path
        for path in files
        if path.suffix in {".py", ".ts", ".svelte", ".js"} and "static" not in path.parts
    ]
    words = set(re.findall(r"\w+", "\n".join(path.read_text("utf-8") for path in sources)))
    named = codes(ROOT / page)
    assert len(named) > 10
    for code in named:
        if FILE.fullmatch(code):
            shape = re.sub(r"<\w+>|\\\*", "[^/]+", re.escape(code))
            assert any(re.fullmatch(f"(.*/)?{shape}", path) for path in paths), code
        elif (name := NAME.fullmatch(code)) and not code.startswith("kingsroad_"):
            missing = set(name[1].split(".")) - words - ELSEWHERE
            assert not missing, code


def test_what_holds_against_faults_is_tested() -> None:
    """Each test that the page names is there."""
    text = (ROOT / "docs" / "server.md").read_text(encoding="utf-8")
    named = re.findall(r"`(test_\w+)`", text.split("## Faults and strangers\n")[1])
    assert len(named) > 40
    written = "".join(path.read_text() for path in (ROOT / "tests" / "server").rglob("test_*.py"))
    assert [name for name in named if f"def {name}(" not in written] == []


def test_the_click_that_is_followed_could_be_sent() -> None:
    (message,) = [code for code in codes(ROOT / "docs" / "how-it-is-built.md") if code[0] == "{"]
    assert msgspec.json.decode(message, type=Choose).choice == "place farm"


def test_the_site_has_every_page() -> None:
    listed = re.findall(r"^ +- ([\w/-]+\.md)$", (ROOT / "mkdocs.yml").read_text(), re.MULTILINE)
    docs = ROOT / "docs"
    pages = [page.relative_to(docs).as_posix() for page in docs.glob("**/*.md")]
    assert len(pages) > 10
    assert sorted(listed) == sorted(pages)
