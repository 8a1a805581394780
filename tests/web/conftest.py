"""A server of the installed package, and Chromium to look at it."""

from __future__ import annotations

import os
import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect, sync_playwright
from tests.server.processes import serving
from tests.web.guest import PATIENCE, Guest, visiting

from kingsroad.server.static import Client as StaticClient

CHROMIUM = shutil.which("chromium") or shutil.which("chromium-browser")
QUIET = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
]

expect.set_options(timeout=PATIENCE)


def why_not() -> str:
    """Why these tests cannot run here."""
    if os.environ.get("KINGSROAD_EXPECT") == "interpreted" or not StaticClient().built:
        return "the client is built when the package is installed; this run is from the sources"
    if CHROMIUM is None:
        return "there is no Chromium"
    return ""


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Without a browser these tests are skipped; where one is promised they fail instead."""
    reason = why_not()
    promised = (
        "KINGSROAD_EXPECT_BROWSER" in os.environ
        and os.environ.get("KINGSROAD_EXPECT") == "compiled"
    )
    if reason and not promised:
        here = str(Path(__file__).parent)
        for item in items:
            if str(item.path).startswith(here):
                item.add_marker(pytest.mark.skip(reason=reason))


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a server that ends with the tests."""
    with serving(tmp_path_factory.mktemp("tables")) as (where, _process):
        yield f"http://{where}"


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    """Chromium, for the tests of one file; every guest has a context of its own.

    While it is there its event loop runs in this thread, and no test with a loop of its own can:
    so it must be gone before the tests of another folder, which may come next.
    """
    assert CHROMIUM is not None, "there is no Chromium"
    with sync_playwright() as playwright:
        chromium = playwright.chromium.launch(executable_path=CHROMIUM, args=QUIET)
        yield chromium
        chromium.close()


@pytest.fixture
def guest(browser: Browser, server: str) -> Iterator[Guest]:
    """Somebody with a browser."""
    with visiting(browser, server) as somebody:
        yield somebody
