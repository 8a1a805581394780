"""Play by text: what a seat sees and may choose, as a few lines; the answer by name or number.

For language models, and for scripts in any language:

    python -m kingsroad.research.text caylus1303 --players 2 --seat blue

writes a prompt, ended by an empty line, and reads one line with the answer, until the game is over.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Final, Literal, TextIO

from kingsroad.bots.levels import make_bot
from kingsroad.core.choice import Choice
from kingsroad.core.dice import Dice
from kingsroad.core.errors import IllegalChoice, KingsroadError
from kingsroad.core.game import CHANCE, NOBODY, tell_about
from kingsroad.library import GAMES, AnyGame, find_game
from kingsroad.record.record import may_know
from kingsroad.research.render import render
from kingsroad.text import ask, explain

Player = Callable[[str], str]
"""Reads a prompt and answers with the name or the number of an option."""

Listing = Literal["explained", "names", "none"]
"""How options are told: with what they cost and bring, by name only, or not at all."""

ASKED: Final = ("you", "over", "to_choose", "question", "options")
"""What the view says about the question; it is told at the end, in words of its own."""
TRIES: Final = 3
WRAPPING: Final = " \t\r\n\"'`*.,;:"
"""What people and models put around an answer."""


# --- Prompts -------------------------------------------------------------------------------------


def observe(game: AnyGame, seat: int = NOBODY, options: Listing = "explained") -> str:
    """Everything a seat may see, and its options if it must choose; NOBODY is a spectator."""
    table = table_text(game.rules.key, game.rules.chosen_options(game.state), game.view(seat))
    return "\n".join([table, *question_lines(game, seat, options)])


def table_text(key: str, chosen: Mapping[str, str], view: Mapping[str, object]) -> str:
    """A view as text, without the question: which game, with which options, whose eyes, what."""
    header = {"game": key, **chosen, "you": view["you"]}
    table = {key: value for key, value in view.items() if key not in ASKED}
    return f"{render(header)}\n{render(table)}"


def question_lines(game: AnyGame, seat: int, options: Listing = "explained") -> list[str]:
    """Who must choose what, and what of the phase is still to come; options for who must choose."""
    if game.over:
        names = [game.seat_name(number) for number in range(game.players)]
        return [end_line(names, game.scores(), game.ranking())]
    agenda = game.rules.write_position(game)["agenda"]
    assert isinstance(agenda, list)
    lines = [f"then: {', '.join(agenda[1:])}"] if len(agenda) > 1 else []
    if game.about:
        lines.append(f"about: {tell_about(game.about)}")
    lines.append(f"question: {agenda[0]}")
    if game.seat != seat:
        return lines
    if options == "explained":
        lines[-1] += f" ({ask(game)})"
        lines += option_lines((choice.name, explain(game, choice)) for choice in game.legal)
    elif options == "names":
        lines += option_lines((choice.name, "") for choice in game.legal)
    return lines


def option_lines(offered: Iterable[tuple[str, str]]) -> list[str]:
    """Options with their numbers, each with its name and what is said about it."""
    return [
        f"  {number} {name}{f': {said}' if said else ''}"
        for number, (name, said) in enumerate(offered, 1)
    ]


def end_line(names: Sequence[str], scores: Sequence[int], places: Sequence[int]) -> str:
    """How a game ended."""
    told = [
        f"{name} {score} (place {place})"
        for name, score, place in zip(names, scores, places, strict=True)
    ]
    return f"over: {', '.join(told)}"


# --- Answers -------------------------------------------------------------------------------------


def answer(game: AnyGame, text: str, options: Listing = "explained") -> Choice:
    """The option that a text names, by number or name; case, spacing and hyphens do not matter.

    Anything else is refused with the list of what may be chosen. Where options are not told,
    they have no numbers, and a refusal does not tell them either.
    """
    if game.over:
        raise IllegalChoice("the game is over")
    names = [choice.name for choice in game.legal]
    return game.legal[meant(names, text, listed=options != "none")]


def meant(names: Sequence[str], text: str, listed: bool = True) -> int:
    """Which of the options a text names, counted from 0."""
    wanted = plain(text)
    if listed and wanted.isdecimal() and 1 <= int(wanted) <= len(names):
        return int(wanted) - 1
    for number, name in enumerate(names):
        if wanted == plain(name):
            return number
    said = f"{text.strip()!r} is not offered"
    if listed:
        told = ", ".join(f"{number} {name}" for number, name in enumerate(names, 1))
        said += f"; answer with one of these names or numbers: {told}"
    raise IllegalChoice(said)


def plain(text: str) -> str:
    """Small letters and single spaces, without what people put around an answer."""
    words = text.lower().strip(WRAPPING).replace("_", " ").split()
    # The hyphen of "provost -1" is a minus; inside a word it is only a way of spelling.
    return " ".join(word[0] + word[1:].replace("-", " ") for word in words)


# --- Playing -------------------------------------------------------------------------------------


def play_text(
    game: AnyGame,
    players: dict[int, Player],
    options: Listing = "explained",
    tries: int = TRIES,
) -> None:
    """Play a game to its end; each seat's player reads a prompt and answers.

    A prompt begins with what the others have chosen since the seat's last answer, as far as the
    seat may know it; what was drawn, the view shows to whom it concerns. An answer that
    means nothing is asked for again with the reason, so many times; then the error is raised.
    """
    missing = [game.seat_name(seat) for seat in range(game.players) if seat not in players]
    if missing:
        raise KingsroadError(f"nobody plays {', '.join(missing)}")
    news: dict[int, list[str]] = {seat: [] for seat in range(game.players)}
    while not game.over:
        seat = game.seat
        if seat == CHANCE and seat not in players:
            raise KingsroadError("nobody draws: start with a seed, or give CHANCE a player")
        prompt = observe(game, seat, options)
        if news.get(seat):
            prompt = f"since then: {', '.join(news[seat])}\n{prompt}"
        choice = asked(game, players[seat], prompt, options, tries)
        for other, told in news.items():
            if seat not in (other, CHANCE) and may_know(game, other):
                told.append(f"{game.seat_name(seat)} {choice.name}")
        news[seat] = []
        game.apply(choice)


def asked(game: AnyGame, player: Player, prompt: str, options: Listing, tries: int) -> Choice:
    """The choice of a player, who may try again."""
    reply = player(prompt)
    for _ in range(tries - 1):
        try:
            return answer(game, reply, options)
        except IllegalChoice as error:
            reply = player(f"error: {error}\n{prompt}")
    return answer(game, reply, options)


def bot_player(game: AnyGame, name: str, seed: int) -> Player:
    """A bot that plays by text as well; it looks at the game and not at the prompt."""
    bot = make_bot(name)
    dice = Dice(seed)

    def play(_prompt: str) -> str:
        return bot.choose(game, dice).choice.name

    return play


# --- The program ---------------------------------------------------------------------------------


class NoMoreAnswers(KingsroadError):
    """The input ended before the game did."""


def line_player(source: TextIO, sink: TextIO) -> Player:
    """A player at the other end of two streams: prompts end with an empty line."""

    def play(prompt: str) -> str:
        sink.write(f"{prompt}\n\n")
        sink.flush()
        line = source.readline()
        if not line:
            raise NoMoreAnswers("the input ended before the game did")
        return line

    return play


def seat_of(game: AnyGame, name: str) -> int:
    """A seat of this game by its colour."""
    seat = game.rules.named_seat(name)
    if seat >= game.players:
        raise KingsroadError(f"{name} does not play with {game.players} seats")
    return seat


def main(arguments: list[str], source: TextIO, sink: TextIO) -> int:
    """Let whoever writes to `source` play one seat; the exit status is 0 at the end of a game."""
    parser = argparse.ArgumentParser(
        prog="python -m kingsroad.research.text", description=(__doc__ or "").split("\n", 1)[0]
    )
    parser.add_argument("game", help=f"the game: {', '.join(GAMES)}")
    parser.add_argument("--players", type=int, default=2, metavar="N", help="seats (default 2)")
    parser.add_argument("--seat", default="blue", help="whom you play (default blue)")
    parser.add_argument("--seed", type=int, default=0, help="of all draws (default 0)")
    parser.add_argument("--option", action="append", default=[], metavar="KEY=VALUE")
    parser.add_argument("--others", default="random", metavar="BOT", help="default random")
    parser.add_argument("--terse", action="store_true", help="options without explanations")
    asked_for = parser.parse_args(arguments)
    listing: Listing = "names" if asked_for.terse else "explained"
    try:
        rules = find_game(asked_for.game)
        chosen = dict(pair.partition("=")[::2] for pair in asked_for.option)
        game = rules.start(asked_for.players, chosen, asked_for.seed)
        mine = seat_of(game, asked_for.seat)
        players = {
            seat: bot_player(game, asked_for.others, asked_for.seed + seat)
            for seat in range(game.players)
        }
        players[mine] = line_player(source, sink)
        play_text(game, players, listing, sys.maxsize)
    except KingsroadError as error:
        sys.stderr.write(f"error: {error}\n")
        return 1 if isinstance(error, NoMoreAnswers) else 2
    sink.write(f"{observe(game, mine, listing)}\n\n")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:], sys.stdin, sys.stdout))
