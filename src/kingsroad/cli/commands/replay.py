"""The command replay: a recorded game at any point."""

from __future__ import annotations

import argparse

from kingsroad.cli.arguments import BadUsage, add_json, describe
from kingsroad.cli.boards import board_of
from kingsroad.cli.console import print_json, screen
from kingsroad.cli.files import Saved, position_text, read_saved
from kingsroad.cli.language import add_language, chosen_language
from kingsroad.cli.status import GOOD
from kingsroad.cli.terminal.sheet import sheet
from kingsroad.core.event import Chronicle, Event
from kingsroad.core.game import NOBODY
from kingsroad.library import AnyGame
from kingsroad.text import ENGLISH, ask, narrate
from kingsroad.text.verdict import verdict


def configure(parser: argparse.ArgumentParser) -> None:
    """What the command takes."""
    describe(
        parser,
        "Show the game of a record after N of its choices (all, if nothing is said): the log in "
        "sentences, or with --board the table, or with --position the position as JSON, which "
        "`kingsroad play --load` goes on from.",
        "kingsroad replay evening.txt\n"
        "kingsroad replay evening.txt --at 40 --board\n"
        "kingsroad replay evening.txt --at 40 --position > position.json",
    )
    parser.add_argument("file", metavar="FILE", help="a record; or a position, for --board")
    parser.add_argument("--at", type=int, metavar="N", help="after so many choices")
    parser.add_argument("--board", action="store_true", help="the table")
    parser.add_argument("--position", action="store_true", help="the position, as JSON")
    add_language(parser)
    add_json(parser)


def run(arguments: argparse.Namespace) -> int:
    """Replay and show."""
    saved = read_saved(arguments.file)
    if arguments.at is not None and saved.record is None:
        raise BadUsage(f"{arguments.file} is a position: --at is for records")
    # Machines hear English unless they ask: their output must not hang on the system.
    language = chosen_language(arguments.language or (ENGLISH if arguments.json else None))
    game, events = replayed(saved, arguments.at)
    if arguments.position:
        print(position_text(game), end="")
    elif arguments.json:
        print_json(facts(saved, game, events, language))
    else:
        show(game, events, arguments.board, language)
    return GOOD


def replayed(saved: Saved, upto: int | None) -> tuple[AnyGame, list[Event]]:
    """The game after so many choices, and what happened until then."""
    if saved.record is None:
        return saved.game(), []
    heard = Chronicle()
    return saved.record.replay(upto, heard), heard.events


def facts(saved: Saved, game: AnyGame, events: list[Event], language: str) -> dict[str, object]:
    """The game in plain values."""
    return {
        "game": game.rules.key,
        "players": game.players,
        "choices": len(saved.record) if saved.record is not None else None,
        "at": len(game.history) if game.history is not None else None,
        "over": game.over,
        "seat": None if game.over else game.seat_name(game.seat),
        "question": ask(game, language),
        "options": [choice.name for choice in game.legal],
        "scores": game.scores(),
        "log": [line.text for line in narrate(events, game.rules, language=language)],
        "view": game.view(),
    }


def show(game: AnyGame, events: list[Event], board: bool, language: str) -> None:
    """The game for people."""
    console = screen()
    if board:
        for line in board_of(game.rules).draw(game, console.width, NOBODY, language):
            console.print(line, no_wrap=True, crop=False, overflow="ignore")
    else:
        for told in narrate(events, game.rules, language=language):
            console.print(told.text if told.heading else f"  {told.text}")
    console.print()
    if game.over:
        for line in sheet(game, events, language):
            console.print(line)
        console.print()
    console.print(verdict(game, language) if game.over else ask(game, language))
