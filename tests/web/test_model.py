"""A person in the browser and a language model at one table: the link of a seat is all it takes."""

from __future__ import annotations

import asyncio
import os
import re
import sys
from concurrent.futures import ThreadPoolExecutor

import pytest

pytest.importorskip("mcp", reason="play with a model is an extra")

from mcp import Client, StdioServerParameters, stdio_client
from playwright.sync_api import Browser, expect
from tests.models.model import Model
from tests.web.guest import SHEET, visiting
from tests.web.test_table import hands_in

from kingsroad.core.dice import Dice

PATIENCE = 120.0


async def play_as_model(link: str) -> list[str]:
    """Play the seat of a link to the end with the program `kingsroad mcp`; all that was told."""
    program = StdioServerParameters(
        command=sys.executable, args=["-m", "kingsroad", "mcp"], env=dict(os.environ)
    )
    async with Client(stdio_client(program)) as client:
        model = Model(client)
        await model.play(await model.begin("join", link=link, name="Ada"))
        return model.heard


def test_a_person_and_a_model_play_a_whole_game(browser: Browser, server: str) -> None:
    with visiting(browser, server) as ann, ThreadPoolExecutor(1) as elsewhere:
        ann.begin("magna_carta", 2, {1: "friend"})
        ann.page.get_by_role("button", name="Seats").click()
        link = ann.page.locator("dialog .invite input").input_value()
        ann.page.keyboard.press("Escape")
        playing = elsewhere.submit(asyncio.run, play_as_model(link))
        expect(ann.page.get_by_text("Ada").first).to_be_visible(timeout=PATIENCE * 1000)
        assert ann.play_on(Dice(7)) > 20
        heard = playing.result(PATIENCE)
        scores = ann.page.locator(f"{SHEET} tfoot td").all_inner_texts()
        told = re.search(r"over: blue (\d+) \(place \d\), red (\d+) ", heard[-1])
        assert told
        assert list(told.groups()) == scores
        # Each has seen one hand, their own.
        assert hands_in(ann.told()) == {"blue"}
        tables = [text.partition("\nseats:\n")[2] for text in heard if "\nseats:\n" in text]
        shown = [line for table in tables for line in table.splitlines() if ", hand " in line]
        assert shown
        assert all(line.startswith("  red: ") for line in shown)
