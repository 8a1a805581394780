"""People, not colours: wherever a sentence speaks of a seat, the table says the name."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Browser, expect
from tests.web.guest import Guest, visiting
from tests.web.test_alive import moment

from kingsroad import AnyGame, record_of

SEATS = [{"kind": "me", "name": "Anna"}, {"kind": "bot", "bot": "odile"}]
COLOURS = {
    "en": r"\b(blue|red)\b",
    "de": r"\b(Blau|Rot)\b",
    "nl": r"\b(Blauw|Rood)\b",
    "fr": r"\b(Bleu|Rouge)\b",
}


def on_anothers_card(game: AnyGame) -> bool:
    """Workers may go to a card that belongs to somebody."""
    names = [choice.name for choice in game.legal]
    return game.seat == 0 and any(name.startswith("place red-") for name in names)


def in_anothers_building(game: AnyGame) -> bool:
    """Workers may go to a building of another, who has a point of it."""
    road: dict[str, dict[str, str]] = game.view()["road"]  # type: ignore[assignment]
    owned = {each["tile"] for each in road.values() if each.get("owner") == "red"}
    places = [choice.name.removeprefix("place ") for choice in game.legal]
    return game.seat == 0 and any(place in owned for place in places)


MOMENTS: dict[str, Callable[[AnyGame], bool]] = {
    "magna_carta": on_anothers_card,
    "caylus2005": in_anothers_building,
}


@pytest.mark.parametrize("language", COLOURS)
@pytest.mark.parametrize("game", MOMENTS)
def test_choices_call_people_by_name(
    browser: Browser, server: str, game: str, language: str
) -> None:
    """In the list, on the board for who hears it, in the line that says what is pointed at."""
    colour = re.compile(COLOURS[language], re.IGNORECASE)
    with visiting(browser, server, locale=language) as guest:
        guest.sit_down(moment(MOMENTS[game], game), SEATS)
        guest.await_turn()
        told = [
            f"{option['label']} {option['text']}"
            for message in guest.told()
            for option in message.get("question", {}).get("options", [])
        ]
        assert any(colour.search(each) for each in told), told
        guest.list_all()
        choices = guest.page.locator(".question [data-choice]")
        expect(choices.filter(has_text="Odile").first).to_be_visible()
        expect(choices.filter(has_text=colour)).to_have_count(0)
        spoken: list[str] = guest.page.locator(".board .press").evaluate_all(
            "all => all.map(each => each.ariaLabel)"
        )
        assert spoken
        assert not [each for each in spoken if colour.search(each)]
        choices.filter(has_text="Odile").first.focus()
        expect(guest.page.locator(".question .why b")).not_to_have_text(colour)


def test_moves_of_a_replay_call_people_by_name(guest: Guest) -> None:
    """Whose card a worker went to, in the list of moves and above it."""
    game = moment(on_anothers_card, "magna_carta")
    choice = next(each for each in game.legal if each.name.startswith("place red-"))
    game.apply(choice)
    guest.sit_down(game, SEATS)
    guest.await_turn()
    guest.go(f"/t/{guest.table}/at/{len(record_of(game).choices)}")
    expect(guest.page.locator(".told h2")).to_contain_text("Odile's")
    expect(guest.page.locator(".told")).not_to_contain_text(re.compile(COLOURS["en"]))
    guest.page.locator("details.moves summary").click()
    moves = guest.page.locator("details.moves button")
    expect(moves.first).to_be_visible()
    expect(moves.filter(has_text=re.compile(COLOURS["en"]))).to_have_count(0)
