"""Which language the terminal speaks: the argument, the environment, the system, or English."""

from __future__ import annotations

import argparse
import locale
import os

from kingsroad.cli.arguments import BadUsage
from kingsroad.text import ENGLISH, LANGUAGES

VARIABLE = "KINGSROAD_LANGUAGE"
SYSTEM = ("LC_ALL", "LC_MESSAGES", "LANG")
"""The variables that name the language of the system, the strongest first."""


def add_language(parser: argparse.ArgumentParser) -> None:
    """The language of the table."""
    named = ", ".join(f"{code} {name}" for code, name in LANGUAGES.items())
    parser.add_argument(
        "--language",
        metavar="CODE",
        help=f"{named} (default: {VARIABLE}, else the language of the system, else English)",
    )


def chosen_language(asked: str | None) -> str:
    """The language that was asked for; without a word the one of the environment."""
    for source, code in (("--language", asked), (VARIABLE, os.environ.get(VARIABLE))):
        if code:
            if code.lower() not in LANGUAGES:
                raise BadUsage(f"{source} {code}: there are {', '.join(LANGUAGES)}")
            return code.lower()
    return system_language()


def system_language() -> str:
    """The language of the system, if it is one of ours."""
    named = next((os.environ[name] for name in SYSTEM if os.environ.get(name)), "")
    code = named.partition("_")[0].partition(".")[0].lower()
    if not named:  # Windows tells it in another way
        code = (locale.getlocale()[0] or "").partition("_")[0].lower()
    return code if code in LANGUAGES else ENGLISH
