"""A server of the installed package, and Chromium to look at it."""

from __future__ import annotations

import os
import shutil
import socket
import subprocess
import sys
import time
import urllib.error
import urllib.request
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect, sync_playwright
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
STARTED_IN = 90.0

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
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    data = tmp_path_factory.mktemp("tables")
    process = subprocess.Popen(
        [sys.executable, "-m", "kingsroad", "serve", "--port", str(port), "--data", str(data)],
        cwd=data,
    )
    address = f"http://127.0.0.1:{port}"
    try:
        await_health(address, process)
        yield address
    finally:
        process.terminate()
        try:
            process.wait(10)
        except subprocess.TimeoutExpired:
            process.kill()


def await_health(address: str, process: subprocess.Popen[bytes]) -> None:
    """Wait until a server answers."""
    deadline = time.monotonic() + STARTED_IN
    while time.monotonic() < deadline:
        if process.poll() is not None:
            raise AssertionError(f"the server ended with {process.returncode}")
        try:
            with urllib.request.urlopen(f"{address}/health", timeout=5):  # noqa: S310 - our own
                return
        except (urllib.error.URLError, ConnectionError):
            time.sleep(0.05)
    raise AssertionError("the server does not answer")


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    """Chromium, once for all tests; every guest has a context of its own."""
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
