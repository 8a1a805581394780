"""How well a model plays by text: a frozen set of games, the same for everybody.

    python benchmarks/models.py --model "my-model --quiet"     any command: prompt in, answer out
    python benchmarks/models.py --model my_module:my_function  a Python function of a prompt
    python benchmarks/models.py --bot random                   a reference line

Every seed is played from every seat, with the same bot on all other seats. docs/models.md explains
the columns.
"""

from __future__ import annotations

import argparse
import json
import shlex
import subprocess
import sys
import time
from collections import defaultdict
from collections.abc import Callable, Iterable
from dataclasses import asdict, dataclass
from hashlib import sha256
from importlib import import_module
from pathlib import Path
from typing import get_args

from kingsroad.arena.results import wilson
from kingsroad.bots.library import proven_seats, shipped_weights
from kingsroad.bots.weight_file import read_header
from kingsroad.core.dice import Dice, derived_seed
from kingsroad.library import GAMES, AnyGame, AnyRuleset, find_game
from kingsroad.research.disguise import Disguise
from kingsroad.research.text import TRIES, Listing, Player, bot_player, play_text
from kingsroad.text.rulebook import for_players, read_rules

VERSION = 2
"""Raised whenever a figure could change: results of different versions cannot be compared."""
SEEDS = range(100, 120)
PLAYERS = 2
OPPONENTS = ("journeyman", "master")
PATIENCE = 600.0
"""Seconds that a command may think about one answer."""


@dataclass(frozen=True)
class Setting:
    """What a model is told, and whom it plays."""

    game: str
    against: str
    options: Listing
    names: str
    rules: bool


@dataclass
class Tally:
    """What came of the games of one setting."""

    games: int = 0
    firsts: float = 0.0
    points: float = 0.0
    others: float = 0.0
    """The mean score of the other seats."""
    decisions: int = 0
    illegal: int = 0
    """Answers that were refused."""
    given_up: int = 0
    """Decisions for which every try was refused, and chance chose."""
    seconds: float = 0.0


# --- Models --------------------------------------------------------------------------------------


def command_model(command: str) -> Player:
    """A command that reads a prompt and writes an answer; its last line counts."""
    words = shlex.split(command)

    def play(prompt: str) -> str:
        try:
            ran = subprocess.run(
                words, input=prompt, capture_output=True, text=True, check=True, timeout=PATIENCE
            )
        except subprocess.CalledProcessError as error:
            raise SystemExit(f"the model failed: {error}\n{error.stderr}") from None
        except (OSError, subprocess.TimeoutExpired) as error:
            raise SystemExit(f"the model failed: {error}") from None
        lines = [line for line in ran.stdout.splitlines() if line.strip()]
        return lines[-1] if lines else ""

    return play


def python_model(name: str) -> Player:
    """A function, as module:function."""
    module, _, function = name.partition(":")
    sys.path.insert(0, "")
    try:
        found: Player = getattr(import_module(module), function)
    except (ImportError, AttributeError) as error:
        raise SystemExit(f"there is no model {name}: {error}") from None
    return found


def model_of(name: str) -> Player:
    """A model by how it is named on the command line."""
    word = name.split(maxsplit=1)[0]
    return python_model(name) if ":" in word and "/" not in word else command_model(name)


# --- One game ------------------------------------------------------------------------------------


class Contestant:
    """A model at a seat: what it is told beside the prompt, and how often it was refused."""

    def __init__(self, game: AnyGame, model: Player, setting: Setting, seed: int) -> None:
        self.game = game
        self.model = model
        self.dice = Dice(seed)
        self.disguise = Disguise(game.rules, seed) if setting.names == "shuffled" else None
        self.preamble = self.dressed(preamble(game.rules, setting))
        self.prompts = 0
        self.illegal = 0
        self.refused = 0
        """Refusals in a row."""
        self.given_up = 0

    def dressed(self, text: str) -> str:
        """A text under the names of this game."""
        return self.disguise.put_on(text) if self.disguise else text

    def __call__(self, prompt: str) -> str:
        self.prompts += 1
        self.refused = self.refused + 1 if prompt.startswith("error: ") else 0
        self.illegal += bool(self.refused)
        if self.refused == TRIES:
            self.given_up += 1
            return self.game.legal[self.dice.below(len(self.game.legal))].name
        reply = self.model(f"{self.preamble}\n{self.dressed(prompt)}\n")
        return self.disguise.take_off(reply) if self.disguise else reply


def preamble(rules: AnyRuleset, setting: Setting) -> str:
    """What every prompt begins with: a command keeps nothing in mind."""
    parts = [f"You play {rules.title}; most points win. Answer with one choice and nothing else."]
    if setting.rules:
        parts.append(for_players(read_rules(rules)))
    if setting.options == "none":
        parts.append(f"All choices of the game, of which some are legal now:\n{catalogue(rules)}")
    return "\n\n".join(parts)


def catalogue(rules: AnyRuleset) -> str:
    """Every choice that a seat can ever make, a line for each verb."""
    nouns: dict[str, list[str]] = defaultdict(list)
    for choice in rules.catalogue.choices:
        if choice.verb not in rules.catalogue.chance:
            nouns[choice.verb].append(choice.noun)
    return "\n".join(f"{verb} {' | '.join(each)}".rstrip() for verb, each in nouns.items())


Maker = Callable[[AnyGame, int], Contestant | Player]


def play_one(make: Maker, setting: Setting, seed: int, seat: int, tally: Tally) -> None:
    """Play one game and count it."""
    game = find_game(setting.game).start(PLAYERS, {}, seed)
    mine = make(game, derived_seed(seed, seat))
    players: dict[int, Player] = {
        other: bot_player(game, setting.against, derived_seed(seed, PLAYERS + other))
        for other in range(PLAYERS)
    }
    players[seat] = mine
    started = time.perf_counter()
    play_text(game, players, setting.options, TRIES + 1)
    tally.seconds += time.perf_counter() - started
    tally.games += 1
    places, scores = game.ranking(), game.scores()
    tally.firsts += (1 / places.count(1)) if places[seat] == 1 else 0
    tally.points += scores[seat]
    tally.others += (sum(scores) - scores[seat]) / (PLAYERS - 1)
    if isinstance(mine, Contestant):
        tally.illegal += mine.illegal
        tally.given_up += mine.given_up
        tally.decisions += mine.prompts - mine.illegal


def opponents() -> str:
    """What the opponents have learned, in a word: with other networks they play otherwise.

    How a network was made, and what searches with other numbers of seats ask it, changes nothing.
    """
    word = sha256()
    for rules in GAMES.values():
        weights = shipped_weights(rules)
        if weights is None:
            continue
        header = read_header(weights)
        stakes = f"{header.first_share} {header.lead_unit} {PLAYERS in proven_seats(rules)}"
        word.update(weights.partition(b"\n")[2] + stakes.encode())
    return word.hexdigest()[:8]


# --- The report ----------------------------------------------------------------------------------

COLUMNS = (
    "game", "against", "options", "names", "games", "first", "95 %", "points", "illegal",
    "given up", "minutes",
)  # fmt: skip
HEADING = f"| {' | '.join(COLUMNS)} |\n|{'---|' * len(COLUMNS)}"


def line(setting: Setting, tally: Tally) -> str:
    """A row of the table."""
    low, high = wilson(tally.firsts, tally.games)
    games, asked = tally.games, tally.decisions
    return (
        f"| {setting.game} | {setting.against} | {setting.options} | {setting.names} | {games} "
        f"| {tally.firsts / games:.0%} | {low:.0%} to {high:.0%} "
        f"| {tally.points / games:.1f} to {tally.others / games:.1f} "
        f"| {f'{tally.illegal} of {asked + tally.illegal}' if asked else '-'} "
        f"| {tally.given_up if asked else '-'} | {tally.seconds / 60:.1f} |"
    )


def run(make: Callable[[Setting], Maker], settings: Iterable[Setting], seeds: range) -> list[Tally]:
    """Play all settings, and print a row for each."""
    print(HEADING)
    tallies = []
    for setting in settings:
        tally = Tally()
        for seed in seeds:
            for seat in range(PLAYERS):
                play_one(make(setting), setting, seed, seat, tally)
        print(line(setting, tally), flush=True)
        tallies.append(tally)
    return tallies


def arguments_of(given: list[str]) -> argparse.Namespace:
    """What is asked for."""
    parser = argparse.ArgumentParser(
        prog="models.py", description=(__doc__ or "").split("\n", 1)[0]
    )
    who = parser.add_mutually_exclusive_group(required=True)
    who.add_argument("--model", metavar="COMMAND", help="a command, or module:function")
    who.add_argument("--bot", metavar="BOT", help="a bot instead: random, greedy, search:300 ...")
    parser.add_argument("--game", action="append", choices=list(GAMES), help="only this game")
    parser.add_argument("--against", action="append", metavar="BOT", help="only this opponent")
    parser.add_argument("--options", choices=get_args(Listing), default="explained")
    parser.add_argument("--names", choices=("plain", "shuffled"), default="plain")
    parser.add_argument("--rules", action="store_true", help="put the rules into every prompt")
    parser.add_argument("--seeds", type=int, default=len(SEEDS), metavar="N", help="the first N")
    parser.add_argument("--json", type=Path, metavar="FILE", help="write the figures there too")
    wanted = parser.parse_args(given)
    if not 1 <= wanted.seeds <= len(SEEDS):
        parser.error(f"--seeds must be 1 to {len(SEEDS)}, not {wanted.seeds}")
    return wanted


def main(given: list[str]) -> int:
    """Play what is asked for."""
    wanted = arguments_of(given)
    model = model_of(wanted.model) if wanted.model else None
    settings = [
        Setting(game, against, wanted.options, wanted.names, wanted.rules)
        for game in wanted.game or GAMES
        for against in wanted.against or OPPONENTS
    ]

    def make(setting: Setting) -> Maker:
        if model is None:
            return lambda game, seed: bot_player(game, wanted.bot, seed)
        return lambda game, seed: Contestant(game, model, setting, seed)

    player = wanted.model or wanted.bot
    print(f"benchmark {VERSION}, opponents {opponents()}, {player}\n")
    tallies = run(make, settings, SEEDS[: wanted.seeds])
    if wanted.json:
        rows = [asdict(each) | asdict(tally) for each, tally in zip(settings, tallies, strict=True)]
        found = {"version": VERSION, "opponents": opponents(), "player": player, "rows": rows}
        wanted.json.write_text(json.dumps(found, indent=1) + "\n", encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
