"""Makes sure that the tests run the build they are meant to run, and what they read is English."""

import os

import pytest
from hypothesis import settings

import kingsroad.core.game

MODE = "compiled" if kingsroad.COMPILED else "interpreted"

# Derandomized: the same code gives the same result on every machine and in every run; the search
# for new failures is the job of `make fuzz`. Override with --hypothesis-profile=default.
settings.register_profile("ci", deadline=None, derandomize=True)
settings.load_profile("ci")


def pytest_configure() -> None:
    os.environ["KINGSROAD_LANGUAGE"] = "en"  # whatever the system speaks
    expected = os.environ.get("KINGSROAD_EXPECT", MODE)
    if expected != MODE:
        raise pytest.UsageError(
            f"KINGSROAD_EXPECT is {expected!r}, but kingsroad is {MODE}: "
            f"it was imported from {kingsroad.core.game.__file__}"
        )


def pytest_report_header() -> str:
    return f"kingsroad: {MODE}, from {kingsroad.core.game.__file__}"
