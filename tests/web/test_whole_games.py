"""A full game of each of the three, from the start page to the score sheet, against a bot."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, expect
from tests.web.guest import SHEET, visiting

from kingsroad.core.dice import Dice


@pytest.mark.parametrize(
    ("game", "language", "motion"),
    [
        ("caylus2005", "en", "no-preference"),
        ("caylus2005", "de", "reduce"),
        ("magna_carta", "de", "no-preference"),
        ("magna_carta", "fr", "reduce"),
        ("caylus1303", "nl", "no-preference"),
        ("caylus1303", "en", "reduce"),
    ],
)
def test_from_the_start_page_to_the_score_sheet(
    browser: Browser, server: str, game: str, language: str, motion: str
) -> None:
    """With all that moves, and for people who want it still."""
    with visiting(browser, server, locale=language, reduced_motion=motion) as guest:
        guest.begin(game)
        assert guest.page.locator("html").get_attribute("lang") == language
        made = guest.play_on(Dice(7))
        assert made > 20
        sheet = guest.page.locator(SHEET)
        result = guest.ask(f"/api/tables/{guest.table}/sheet?language={language}")
        # The verdict of the server speaks of colours, the sheet of people.
        winner = result["places"].index(1)
        expect(sheet.locator("h2")).to_contain_text(str(result["scores"][winner]))
        if result["names"][winner] and result["names"].count(result["names"][winner]) == 1:
            expect(sheet.locator("h2")).not_to_have_text(result["verdict"])
        expect(sheet.locator("tfoot td")).to_have_text([str(each) for each in result["scores"]])
        rows = sheet.locator("table:has(tfoot) tbody tr").count()
        assert rows == len(result["rows"]) > 0
        assert guest.page.locator(f"{SHEET} svg").count() > 0
        way = f"a[href='/t/{guest.table}/review']"
        expect(sheet.locator(way)).to_be_visible()
        expect(guest.page.locator(f"div.ways {way}")).to_be_visible()  # behind the sheet
