"""Random games of every kind, held against the laws; random damage done to what is read.

    python -m tests.fuzz                        1000 games
    python -m tests.fuzz --seconds 600          as many as fit into ten minutes
    python -m tests.fuzz --game magna_carta     one of the games only
    python -m tests.fuzz --seed 5 --case 117    one case again, with its traceback
    python -m tests.fuzz --replay FILE          a failure again, from its file

Every case follows from the seed and its number alone. It plays one game to its end, some from a
table full of goods, and at a few decisions it damages the position and the record: those must be
refused with a reason, or give a game that goes to its end under the laws.
"""

from __future__ import annotations

import argparse
import json
import multiprocessing
import os
import signal
import sys
import tempfile
import time
import traceback
from collections import Counter
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Any, NamedTuple, Self

from tests.laws import Watch, chooser, play_to_end, start

import kingsroad
from kingsroad import AnyGame, KingsroadError
from kingsroad.core.agenda import AgendaWords
from kingsroad.core.dice import Dice
from kingsroad.core.game import Ruleset
from kingsroad.library import first_game, part
from kingsroad.realm.stock import KINDS

Doc = dict[str, Any]
DEEP_EVERY = 150
"""About one decision in so many gets the expensive laws."""
BREAK_EVERY = 60
"""About one decision in so many has its position and record damaged."""
DAMAGED_AT_ONCE = 6
"""So many damaged positions are made from one that is sound."""
DAMAGED_DEEP_EVERY = 10
"""As DEEP_EVERY, where a damaged position was accepted: there the trouble hides."""


class Setup(NamedTuple):
    """What is played in a case."""

    name: str
    players: int
    options: dict[str, str]
    rich: bool
    """Whether the seats begin with plenty, which shows what poor random players never reach."""
    style: int

    @property
    def label(self) -> str:
        options = " ".join(f"{key}={value}" for key, value in self.options.items())
        return f"{self.name} {self.players} seats {options}"


class Outcome(NamedTuple):
    """What came of a case."""

    number: int
    label: str
    decisions: int
    counts: Counter[str]
    failure: str
    """Empty, or what to print."""


class Failure(Exception):
    """A law does not hold; says from where and after which choices."""

    def __init__(self, begun: Doc | None, choices: list[str], game: AnyGame | None) -> None:
        super().__init__("a law does not hold")
        self.begun = begun
        self.choices = choices
        self.game = game


class Caught:
    """Keeps an error, of whatever sort: here every error is a finding and none ends the run."""

    def __init__(self) -> None:
        self.error: BaseException | None = None

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: object
    ) -> bool:
        self.error = error
        return isinstance(error, Exception)


def all_setups() -> list[tuple[str, int, dict[str, str]]]:
    """Every game with every number of seats and every combination of options."""
    found = []
    for name, rules in kingsroad.GAMES.items():
        combinations: list[dict[str, str]] = [{}]
        for option in rules.options:
            combinations = [{**c, option.key: v} for c in combinations for v in option.values]
        found += [(name, players, c) for players in rules.seats for c in combinations]
    return found


GAME = "KINGSROAD_FUZZ_GAME"
"""The worker processes find the game to play here; all games if it is not set."""


def setup_of(number: int, dice: Dice) -> Setup:
    """The setups follow one another, so that all are played equally often."""
    wanted = os.environ.get(GAME, "")
    setups = [setup for setup in all_setups() if wanted in ("", setup[0])]
    name, players, options = setups[number % len(setups)]
    return Setup(name, players, options, dice.below(5) == 0, dice.below(6))


# -- one case ------------------------------------------------------------------------------------


def case_dice(seed: int, number: int) -> Dice:
    return Dice((seed << 32) + number)


def run_case(seed: int, number: int) -> Outcome:
    """Play one case; a failure is kept for printing."""
    dice = case_dice(seed, number)
    setup = setup_of(number, dice)
    counts: Counter[str] = Counter()
    decisions = 0
    failure = ""
    out: tuple[Doc | None, list[str], AnyGame | None] = (None, [], None)
    with Caught() as caught:
        decisions = play_case(setup, dice, counts)
    error = caught.error
    if isinstance(error, Failure):
        out = (error.begun, error.choices, error.game)
        error = error.__cause__
    if error is not None:
        failure = f"{setup}\n" + "".join(traceback.format_exception(error))
        failure += write_failure(seed, number, *out)
    return Outcome(number, setup.label, decisions, counts, failure)


def play_case(setup: Setup, dice: Dice, counts: Counter[str]) -> int:
    """One game under the laws, its positions and records damaged on the way."""
    watch = begin(setup, dice)
    begun = None if watch.game.origin is None else write(watch.game)
    choices: list[str] = []
    choose = chooser(dice, watch.game.rules.catalogue.choices, setup.style)
    try:
        watch.check()
        while not watch.game.over:
            if dice.below(DEEP_EVERY) == 0:
                watch.check_deep(dice)
            if dice.below(BREAK_EVERY) == 0:
                break_position(watch.game, dice, counts)
                if watch.game.history is not None:
                    break_record(watch.game, dice, counts)
            choice = watch.game.legal[choose(watch.game.legal)]
            choices.append(choice.name)
            watch.game.apply(choice)
            watch.decisions += 1
            watch.check()
        watch.check_deep(dice)
        watch.finish()
    except Failure:
        raise
    except Exception as error:
        raise Failure(begun, choices, watch.game) from error
    return watch.decisions


def begin(setup: Setup, dice: Dice) -> Watch:
    """A game from the box, with chance dealt or left open; or a rich one."""
    seed = dice.below(1 << 30)
    open_chance = not setup.rich and dice.below(4) == 0
    watch = start(setup.name, setup.players, setup.options, None if open_chance else seed)
    if not setup.rich:
        return watch
    while type(watch.game.pending).__name__ == "DraftCharacter":  # nobody has goods before it
        watch.play(dice.below(len(watch.game.legal)))
    document = write(watch.game)
    for seat in document["seats"].values():
        for kind in KINDS:
            if kind in seat:
                seat[kind] = dice.below(25)
        if "workers" in seat:  # where they are wealth too
            seat["workers"] = 2 + dice.below(14)
    return Watch(kingsroad.load_position(document))


def write(game: AnyGame) -> Doc:
    """The position of a game as plain values of its own."""
    document: Doc = json.loads(json.dumps(game.rules.write_position(game)))
    return document


# -- damaged positions ---------------------------------------------------------------------------


def break_position(game: AnyGame, dice: Dice, counts: Counter[str]) -> None:
    """A damaged position is refused with a reason, or can be played."""
    sound = json.dumps(write(game))
    for _ in range(DAMAGED_AT_ONCE):
        document: Doc = json.loads(sound)
        for _ in range(1 + dice.below(3)):
            damage(document, dice)
        counts["damaged positions"] += 1
        try_position(document, dice, counts)


def try_position(document: Doc, dice: Dice, counts: Counter[str]) -> None:
    """Load a document; if it is accepted, play it to its end under the laws."""
    choices: list[str] = []
    loaded: AnyGame | None = None
    try:
        try:
            loaded = kingsroad.load_position(json.loads(json.dumps(document)))
        except KingsroadError:
            return
        counts["of them played"] += 1
        watch = Watch(loaded)
        choose = chooser(dice, loaded.rules.catalogue.choices, dice.below(4))

        def noted(legal: list[kingsroad.Choice]) -> int:
            index = choose(legal)
            choices.append(legal[index].name)
            return index

        watch.check()
        watch.check_deep(dice)
        play_to_end(watch, noted, dice, DAMAGED_DEEP_EVERY)
    except Exception as error:
        raise Failure(document, choices, loaded) from error


JUNK: list[Any] = [
    None, True, False, -1, 0, 1, 2, 3, 6, 7, 9, 18, 24, 28, 29, 511, 4095, 9999, 10**20, 1.5, "",
    "x", "blue", "black", [], {}, [1], [None], ["blue"], ["blue", "blue"], {"a": 1}, [["blue"]],
]  # fmt: skip


def agenda_of(key: str) -> AgendaWords[Any]:
    """The words of a game for its steps."""
    words: AgendaWords[Any] = part(kingsroad.find_game(key), "games", "position.agenda").AGENDA
    return words


def words_of(document: Doc) -> AgendaWords[Any]:
    """The words of the game that a document tells of; those of any game if it is damaged."""
    name = document.get("game")
    known = isinstance(name, str) and name in kingsroad.GAMES
    return agenda_of(str(name) if known else first_game().key)


def damage(document: Doc, dice: Dice) -> None:
    """Change one thing in a document, somewhere."""
    speech = words_of(document)
    agenda = document.get("agenda")
    if isinstance(agenda, list) and dice.below(3) == 0:
        damage_agenda(agenda, dice, speech)
        return
    part = list(document)[dice.below(len(document))] if document else ""
    if isinstance(document.get(part), dict | list) and document[part] and dice.below(3):
        box, key = choose_entry(document[part], dice)
    elif document:
        box, key = document, part
    else:
        return
    kind = dice.below(6)
    if isinstance(box, list):
        if kind == 0:
            del box[key]
        elif kind == 1:
            box.insert(dice.below(len(box) + 1), box[key])
        elif kind == 2:
            other = dice.below(len(box))
            box[key], box[other] = box[other], box[key]
        else:
            box[key] = altered(box[key], dice, speech)
    elif kind == 0:
        del box[key]
    elif kind == 1:
        box[str(dice.below(30)) if key.isdigit() else list(box)[dice.below(len(box))]] = box[key]
    elif kind == 2:
        box[word(dice, speech)] = altered(box[key], dice, speech)
    else:
        box[key] = altered(box[key], dice, speech)


def choose_entry(box: Any, dice: Dice) -> tuple[Any, Any]:
    """An entry of a table or list, at any depth."""
    entries: list[tuple[Any, Any]] = []
    collect(box, entries)
    return entries[dice.below(len(entries))]


def collect(box: Any, entries: list[tuple[Any, Any]]) -> None:
    for key, value in box.items() if isinstance(box, dict) else enumerate(box):
        entries.append((box, key))
        if isinstance(value, dict | list):
            collect(value, entries)


def altered(value: Any, dice: Dice, speech: AgendaWords[Any]) -> Any:
    """Something like the value, or something else altogether."""
    if dice.below(4) == 0:
        return json.loads(json.dumps(JUNK[dice.below(len(JUNK))]))
    if isinstance(value, int):
        return value + dice.below(9) - 4
    if isinstance(value, str):
        for words in word_lists(speech):
            if value in words:
                return words[dice.below(len(words))]
        return word(dice, speech)
    if isinstance(value, list):
        return [*value, word(dice, speech)]
    if isinstance(value, dict):
        return {**value, word(dice, speech): word(dice, speech)}
    return word(dice, speech)


def word(dice: Dice, speech: AgendaWords[Any]) -> str:
    lists = word_lists(speech)
    words = lists[dice.below(len(lists))]
    return words[dice.below(len(words))]


def word_lists(speech: AgendaWords[Any]) -> list[list[str]]:
    return [words for words in speech.words.values() if not words[0].isdigit()]


def damage_agenda(agenda: list[Any], dice: Dice, speech: AgendaWords[Any]) -> None:
    """Lines swapped, doubled, lost, invented or with another word."""
    kind = dice.below(5)
    at = dice.below(len(agenda) + 1)
    if kind == 0 or not agenda or at == len(agenda):
        agenda.insert(at, invented_line(dice, speech))
    elif kind == 1:
        del agenda[at]
    elif kind == 2:
        other = dice.below(len(agenda))
        agenda[at], agenda[other] = agenda[other], agenda[at]
    elif kind == 3:
        agenda.insert(at, agenda[at])
    elif isinstance(agenda[at], str):
        words = agenda[at].split()
        fact = dice.below(len(words)) if words else 0
        new = word(dice, speech) if fact else invented_line(dice, speech).split()[0]
        words[fact : fact + 1] = [new]
        agenda[at] = " ".join(words)


def invented_line(dice: Dice, speech: AgendaWords[Any]) -> str:
    """A step with facts of the right sorts."""
    name = list(speech.steps)[dice.below(len(speech.steps))]
    known = [speech.words[sort] for sort in speech.steps[name].SORTS]
    facts = [words[dice.below(len(words))] for words in known]
    return " ".join([name, *facts])


# -- damaged records -----------------------------------------------------------------------------


def break_record(game: AnyGame, dice: Dice, counts: Counter[str]) -> None:
    """A damaged record is refused with a reason, or replays and can be written again."""
    text = kingsroad.record_of(game).write()
    for _ in range(1 + dice.below(2)):
        text = damaged_text(text, game.rules, dice)
    counts["damaged records"] += 1
    try:
        record = kingsroad.read_record(text)
        replayed = record.replay()
    except KingsroadError:
        return
    counts["of them replayed"] += 1
    assert kingsroad.read_record(record.write()).replay().key() == replayed.key()


def damaged_text(text: str, rules: Ruleset[Any], dice: Dice) -> str:
    lines = text.split("\n")
    at = dice.below(len(lines)) if dice.below(3) else dice.below(min(8, len(lines)))
    catalogue = rules.catalogue.choices
    kind = dice.below(9)
    if kind == 0:
        del lines[at]
    elif kind == 1:
        lines.insert(at, lines[dice.below(len(lines))])
    elif kind == 2:
        other = dice.below(len(lines))
        lines[at], lines[other] = lines[other], lines[at]
    elif kind == 3:
        seat = ["chance", "nobody", *rules.seat_names][dice.below(2 + len(rules.seat_names))]
        lines[at] = f"{seat}:{lines[at].partition(':')[2]}"
    elif kind == 4:
        seat = lines[at].partition(":")[0]
        lines[at] = f"{seat}: {catalogue[dice.below(len(catalogue))].name}"
    elif kind == 5:
        del lines[at:]
    elif kind == 6:
        junk = "\x00\x1c\x85\u2028:#-_09azé🏰"
        cut = dice.below(len(lines[at]) + 1)
        lines[at] = lines[at][:cut] + junk[dice.below(len(junk))] + lines[at][cut:]
    elif kind == 7:
        words = lines[at].split()
        words[-1:] = [str(JUNK[dice.below(len(JUNK))])]
        lines[at] = " ".join(words)
    else:
        lines[at] = lines[at].upper()
    return "\n".join(lines)


# -- failures ------------------------------------------------------------------------------------

OUT = "KINGSROAD_FUZZ_OUT"
"""The worker processes find the folder for failures here."""


def write_failure(
    seed: int, number: int, begun: Doc | None, choices: list[str], game: AnyGame | None
) -> str:
    """Write what leads to a failure; how to see it again."""
    folder = Path(os.environ.get(OUT, tempfile.gettempdir()))
    folder.mkdir(parents=True, exist_ok=True)
    game_name = os.environ.get(GAME, "")
    only = f" --game {game_name}" if game_name else ""
    told = [f"Again: python -m tests.fuzz{only} --seed {seed} --case {number}"]
    stem = folder / f"fuzz-{seed}-{number}"
    if begun is not None:
        path = stem.with_suffix(".json")
        path.write_text(json.dumps({"position": begun, "choices": choices}, indent=1))
        told.append(f"   or: python -m tests.fuzz --replay {path}")
    elif game is not None and game.history is not None:
        path = stem.with_suffix(".log")
        path.write_text(bare_record(game))
        told.append(f"   or: python -m tests.fuzz --replay {path}")
    return "\n".join(told)


def bare_record(game: AnyGame) -> str:
    """The record of a game; should writing it be what fails, at least its choices."""
    with Caught():
        return kingsroad.record_of(game).write()
    return "\n".join(choice.name for choice in game.history or [])


def replay(path: Path) -> None:
    """Play what a failure's file says, under the laws."""
    text = path.read_text()
    if path.suffix == ".json":
        told = json.loads(text)
        watch = Watch(kingsroad.load_position(told["position"]))
        choices: list[str] = told["choices"]
    else:
        record = kingsroad.read_record(text)
        watch = start(record.rules.key, record.players, record.options, None)
        choices = [choice.name for choice in record.choices]
    dice = Dice(0)
    for name in choices:
        watch.check()
        watch.check_deep(dice)
        watch.game.play(name)
    watch.check()
    watch.check_deep(dice)
    print(f"{len(choices)} choices replayed without a failure")
    print(watch.game.question)


# -- many cases ----------------------------------------------------------------------------------


class Summary:
    """What a run has come to so far."""

    def __init__(self) -> None:
        self.started = time.perf_counter()
        self.games: Counter[str] = Counter()
        self.counts: Counter[str] = Counter()
        self.decisions = 0
        self.failures = 0

    def add(self, outcome: Outcome) -> None:
        self.games[outcome.label] += 1
        self.counts += outcome.counts
        self.decisions += outcome.decisions
        if outcome.failure:
            self.failures += 1
            print(f"\n--- case {outcome.number}\n{outcome.failure}\n", flush=True)

    @property
    def seconds(self) -> float:
        return time.perf_counter() - self.started

    def line(self) -> str:
        counts = "".join(f", {count} {what}" for what, count in self.counts.items())
        return (
            f"{self.games.total()} games, {self.decisions} decisions{counts}, "
            f"{self.failures} failures, {self.seconds:.0f} s"
        )

    def print_all(self) -> None:
        print()
        for label, games in sorted(self.games.items()):
            print(f"{games:8} {label}")
        print(self.line())


def run(games: int, seconds: float, seed: int, workers: int) -> Summary:
    """Run cases until there were enough or the time is up; Ctrl-C ends it early."""
    summary = Summary()
    shown = 0.0
    with ExitStack() as stack:
        try:
            for outcome in outcomes(stack, summary, games, seconds, seed, workers):
                summary.add(outcome)
                if sys.stdout.isatty() and summary.seconds - shown > 1:
                    shown = summary.seconds
                    print(f"\r{summary.line()}", end="", flush=True)
        except KeyboardInterrupt:
            signal.signal(signal.SIGINT, signal.SIG_IGN)  # a second Ctrl-C must not cut the summary
            print("\nstopped", end="")
    return summary


def outcomes(
    stack: ExitStack, summary: Summary, games: int, seconds: float, seed: int, workers: int
) -> Iterator[Outcome]:
    """What comes of the cases, in whatever order they end; one worker is this process."""
    pool = None
    if workers > 1:
        ignore = (signal.SIGINT, signal.SIG_IGN)
        pool = stack.enter_context(multiprocessing.Pool(workers, signal.signal, ignore))
    for batch in batches(summary, games, seconds, 16 * workers if pool else 1):
        cases = [(seed, number) for number in batch]
        yield from pool.imap_unordered(run_numbered, cases) if pool else map(run_numbered, cases)


def batches(summary: Summary, games: int, seconds: float, size: int) -> Iterator[range]:
    for first in range(0, games, size):
        if seconds and summary.seconds >= seconds:
            return
        yield range(first, min(first + size, games))


def run_numbered(case: tuple[int, int]) -> Outcome:
    return run_case(*case)


def main(arguments: list[str] | None = None) -> int:
    """The command line; 1 when a law did not hold."""
    parser = argparse.ArgumentParser(prog="python -m tests.fuzz", description=__doc__)
    parser.formatter_class = argparse.RawDescriptionHelpFormatter
    parser.add_argument("--game", choices=list(kingsroad.GAMES), help="only this game")
    parser.add_argument("--games", type=int, help="how many (1000, or no limit with --seconds)")
    parser.add_argument("--seconds", type=float, default=0, help="stop after this time")
    parser.add_argument("--seed", type=int, default=0, help="another seed gives other games")
    parser.add_argument("--workers", type=int, default=os.cpu_count() or 1, help="processes")
    parser.add_argument("--out", type=Path, help="the folder for failures")
    parser.add_argument("--case", type=int, help="run this case only, with its traceback")
    parser.add_argument("--replay", type=Path, help="play a failure's file again")
    chosen = parser.parse_args(arguments)
    default_out = Path(tempfile.gettempdir()) / "kingsroad-fuzz"
    os.environ[OUT] = str(chosen.out if chosen.out is not None else default_out)
    os.environ[GAME] = chosen.game or ""
    if chosen.replay is not None:
        replay(chosen.replay)
        return 0
    if chosen.case is not None:
        outcome = run_case(chosen.seed, chosen.case)
        print(outcome.failure or f"case {chosen.case}: {outcome.decisions} decisions, no failure")
        return 1 if outcome.failure else 0
    games = chosen.games if chosen.games is not None else 10**9 if chosen.seconds else 1000
    summary = run(games, chosen.seconds, chosen.seed, chosen.workers)
    summary.print_all()
    return 1 if summary.failures else 0


if __name__ == "__main__":
    sys.exit(main())
