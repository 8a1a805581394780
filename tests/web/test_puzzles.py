"""Puzzles and statistics in the browser: tries, answers, what is remembered, and no barriers."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import expect
from tests.web.guest import Guest
from tests.web.test_pages import violations

from kingsroad import GAMES
from kingsroad.learn.puzzles.puzzle import Puzzle, puzzles_of
from kingsroad.learn.puzzles.solving import stages_of

LISTED = ("take", "batch", "offer", "give")
"""The verbs of choices that have buttons beside the board."""


def long_puzzle() -> Puzzle:
    """One with several choices, all of them beside the board."""
    return next(
        puzzle
        for rules in GAMES.values()
        for puzzle in puzzles_of(rules).values()
        if len(stages_of(puzzle)) > 1
        and all(stage[0].verb in LISTED for stage in stages_of(puzzle))
    )


LONG = long_puzzle()


def open_puzzle(guest: Guest, puzzle: Puzzle) -> None:
    guest.go(f"/puzzles/{puzzle.position['game']}/{puzzle.key}")
    step(guest, 0)


def step(guest: Guest, number: int) -> None:
    """Wait until so many choices were found."""
    guest.page.wait_for_selector(f".riddle[data-step='{number}']")


def choose(guest: Guest, choice: str) -> None:
    """Press the button of a choice."""
    guest.page.locator(f'.riddle [data-choice="{choice}"]').click()


def test_an_answer_is_found_after_a_wrong_try(guest: Guest) -> None:
    stages = [stage[0].name for stage in stages_of(LONG)]
    open_puzzle(guest, LONG)
    choose(guest, LONG.rival)
    expect(guest.page.get_by_role("alert")).to_contain_text("there is something better")
    assert violations(guest) == []
    for number, name in enumerate(stages, 1):
        choose(guest, name)
        step(guest, number)
    expect(guest.page.locator(".riddle .end")).to_have_text("Solved, though not at the first try.")
    expect(guest.page.locator(".riddle .answer")).to_be_visible()
    expect(guest.page.get_by_role("link", name="Next puzzle")).to_be_visible()
    assert violations(guest) == []


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("game", GAMES)
def test_who_gives_up_is_shown_the_answer(guest: Guest, game: str, language: str) -> None:
    guest.page.add_init_script(f"localStorage.setItem('kingsroad.language', '{language}')")
    shelf: dict[str, Any] = guest.ask(f"/api/games/{game}/puzzles")
    guest.go(f"/puzzles/{game}")
    expect(guest.page.locator("a[data-kind]")).to_have_count(
        len({each["kind"] for each in shelf["puzzles"]})
    )
    assert violations(guest) == []
    guest.page.locator("a.daily").click()
    step(guest, 0)
    guest.page.locator(".riddle .acts button").click()
    guest.page.wait_for_selector(".riddle[data-over='true']")
    expect(guest.page.locator(".riddle .end.given-up")).to_be_visible()
    kept = guest.page.evaluate(f"localStorage.getItem('kingsroad.puzzles.{game}')")
    assert f'"{shelf["daily"]}":false' in kept
    assert violations(guest) == []


def test_a_puzzle_fits_a_phone(guest: Guest) -> None:
    guest.page.set_viewport_size({"width": 390, "height": 844})
    open_puzzle(guest, LONG)
    expect(guest.page.locator(".riddle .question")).to_be_visible()
    wide = "document.documentElement.scrollWidth <= document.documentElement.clientWidth"
    assert guest.page.evaluate(wide)
    guest.go("/statistics")
    expect(guest.page.locator("[data-debate]").first).to_be_visible()
    assert guest.page.evaluate(wide)


@pytest.mark.parametrize("game", GAMES)
def test_the_figures_can_be_read_by_all(guest: Guest, game: str) -> None:
    found: dict[str, Any] = guest.ask(f"/api/games/{game}/statistics")
    guest.go(f"/statistics/{game}")
    expect(guest.page.locator("[data-debate]")).to_have_count(len(found["debates"]))
    first = found["figures"][0]["topics"]["start"][0]
    row = guest.page.get_by_role("row", name="1.").first
    expect(row).to_contain_text(f"{first['share']:.0%}")
    assert violations(guest) == []
    seats = found["figures"][-1]["seats"]
    guest.page.get_by_label("Players").select_option(str(seats))
    table = guest.page.get_by_role("table", name="Wins by place in the first turn order")
    expect(table.locator("tbody tr")).to_have_count(seats)


def test_the_way_to_puzzles_and_figures(guest: Guest) -> None:
    guest.go("/learn")
    guest.page.get_by_role("link", name="Puzzles").click()
    expect(guest.page.locator("a.daily").first).to_be_visible()
    guest.go("/")
    guest.page.get_by_role("link", name="What is true?").click()
    expect(guest.page.locator("[data-debate]").first).to_be_visible()
