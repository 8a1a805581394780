"""The command review: which choices of a finished game gave something away."""

from __future__ import annotations

import argparse

from rich.console import Console
from rich.table import Table
from rich.text import Text

from kingsroad.bots.levels import fitting_bot
from kingsroad.bots.reasons import Reason
from kingsroad.cli.arguments import BadUsage, add_json, describe
from kingsroad.cli.boards import DIM, STYLES
from kingsroad.cli.build import note_interpreted
from kingsroad.cli.console import print_json, progress, screen
from kingsroad.cli.files import read_saved
from kingsroad.cli.language import add_language, chosen_language
from kingsroad.cli.status import GOOD, INTERRUPTED
from kingsroad.learn.review import (
    REVIEWER,
    SOURCES,
    Fault,
    Reviewing,
    faults_of,
    look,
    losses,
    worst,
)
from kingsroad.record import Record
from kingsroad.text import ENGLISH
from kingsroad.text.labels import label_of
from kingsroad.text.reasons import reason_text
from kingsroad.text.vocabulary import Vocabulary, capital, seat_noun, vocabulary, words_of

PART = "review"
GRADE_STYLES = {"inaccuracy": "yellow", "mistake": "dark_orange", "blunder": "bold red"}
BAR = 20
"""Signs of a full share."""


def configure(parser: argparse.ArgumentParser) -> None:
    """What the command takes."""
    describe(
        parser,
        "Look back at a finished game: who could expect how much of the first place, where it "
        "turned, and which choices gave at least 5 points of that share away (5: inaccuracy, "
        "10: mistake, 15: blunder), with the better choice, why it is better, and how the game "
        "might have gone on. Faults are told as they are found; after Ctrl-C the review of what "
        "was looked at is told.",
        "kingsroad review evening.txt\n"
        "kingsroad review evening.txt --seat red --bot search:1000\n"
        "kingsroad review evening.txt --json > review.json",
    )
    parser.add_argument("file", metavar="FILE", help="the record of a finished game")
    parser.add_argument(
        "--seat",
        action="append",
        metavar="SEAT",
        help="judge the choices of this seat only (default: of all); may be repeated",
    )
    parser.add_argument(
        "--bot", default=REVIEWER, metavar="BOT", help=f"who judges (default {REVIEWER})"
    )
    add_language(parser)
    add_json(parser)


def run(arguments: argparse.Namespace) -> int:
    """Review and tell."""
    saved = read_saved(arguments.file)
    if saved.record is None:
        raise BadUsage(f"{arguments.file} is a position: only the record of a game is reviewed")
    fitting_bot(arguments.bot, saved.record.rules)
    language = chosen_language(arguments.language or (ENGLISH if arguments.json else None))
    reviewing = Reviewing(saved.record, seats_named(saved.record, arguments.seat), arguments.bot)
    note_interpreted()
    teller = None if arguments.json else Teller(reviewing, screen(), language)
    status = review(reviewing, teller, language)
    if teller is None:
        print_json(facts(reviewing))
    else:
        teller.tell_rest()
    return status


def review(reviewing: Reviewing, teller: Teller | None, language: str) -> int:
    """Look at one moment after the other until all are seen or somebody stops it."""
    words = vocabulary(language, PART)
    bot = reviewing.review["bot"]
    try:
        with progress(words.say("review-progress"), len(reviewing.tasks)) as show:
            for task in reviewing.tasks:
                fault = reviewing.note(task, look(task, bot))
                if fault is not None and teller is not None:
                    teller.tell(fault)
                show(reviewing.review["done"])
    except KeyboardInterrupt:
        return INTERRUPTED
    return GOOD


def seats_named(record: Record, names: list[str] | None) -> list[int] | None:
    """The seats that are asked for; None for all."""
    if names is None:
        return None
    known = record.rules.seat_names[: record.players]
    for name in names:
        if name not in known:
            raise BadUsage(f"--seat {name}: there are {', '.join(known)}")
    return [known.index(name) for name in names]


def facts(reviewing: Reviewing) -> dict[str, object]:
    """The review in plain values, with what follows from it."""
    names = reviewing.rules.seat_names[: len(reviewing.review["judged"])]
    return {
        "game": reviewing.rules.key,
        "seats": names,
        **reviewing.review,
        "losses": {name: losses(reviewing.review, seat) for seat, name in enumerate(names)},
        "worst": {
            name: [fault["at"] for fault in worst(reviewing.review, seat)]
            for seat, name in enumerate(names)
        },
    }


class Teller:
    """Tells people of a review."""

    def __init__(self, reviewing: Reviewing, console: Console, language: str) -> None:
        self.review = reviewing.review
        self.console = console
        self.language = language
        self.words = vocabulary(language, PART)
        self.game_words: Vocabulary = words_of(reviewing.rules, language)
        self.rules = reviewing.rules
        self.seats = range(len(self.review["judged"]))

    def name(self, seat: int) -> str:
        """What a seat is called."""
        return self.game_words.name(seat_noun(self.rules.seat_names[seat]))

    def label(self, choice: str) -> str:
        """What a choice is called."""
        return label_of(self.game_words, self.rules.catalogue.named(choice))

    def tell(self, fault: Fault) -> None:
        """One fault, with what was better and why."""
        say = self.words.say
        grade = capital(say(f"review-grade-{fault['grade']}"))
        head = Text(f"{grade} ", GRADE_STYLES[fault["grade"]])
        head.append(
            say(
                "review-fault",
                number=fault["at"] + 1,
                turn=fault["turn"],
                seat=self.name(fault["seat"]),
                choice=self.label(fault["chosen"]),
            ),
            STYLES[self.rules.seat_names[fault["seat"]]],
        )
        self.console.print(head)
        lost = say(
            "review-points", share=percent(-fault["loss"]), points=f"{-fault['points']:+.0f}"
        )
        self.console.print(f"  {lost}; {say('review-better', choice=self.label(fault['best']))}")
        for each in fault["reasons"]:
            sign = "+" if Reason(**each).weight > 0 else "−"
            told = reason_text(each["kind"], each["better"] - each["worse"], self.language)
            self.console.print(f"  {sign} {told}")
        steps = [
            say("review-line-step", seat=self.name(step["seat"]), choice=self.label(step["choice"]))
            for step in fault["line"][1:6]
        ]
        if steps:
            line = self.game_words.together(steps)
            self.console.print(Text(f"  {capital(say('review-line', line=line))}", DIM))
        self.console.print()

    def tell_rest(self) -> None:
        """How the game swung and what was given away, as far as was looked at."""
        say, review = self.words.say, self.review
        if not review["faults"]:
            self.console.print(say("review-none") + "\n")
        self.tell_shares()
        for point in review["turning_points"]:
            self.console.print(
                say(
                    "review-turning",
                    turn=point["turn"],
                    seat=self.name(point["seat"]),
                    before=percent(point["before"]),
                    after=percent(point["after"]),
                    number=point["at"] + 1,
                )
            )
        self.tell_losses()
        if review["done"] < review["total"]:
            self.console.print(say("review-unfinished", done=review["done"], total=review["total"]))
        self.console.print(Text(self.note(), DIM))

    def note(self) -> str:
        """Who has judged, and how."""
        return self.words.say("review-note", bot=self.review["bot"])

    def tell_shares(self) -> None:
        """What each seat could expect when a turn began, and at the end."""
        table = Table(title=self.words.say("review-shares"), box=None, title_justify="left")
        table.add_column()
        for seat in self.seats:
            table.add_column(self.name(seat), style=STYLES[self.rules.seat_names[seat]])
        turn = None
        for point in self.review["curve"]:
            if point["turn"] != turn:
                turn = point["turn"]
                table.add_row(self.words.say("review-turn", turn=turn), *map(bar, point["shares"]))
        if self.review["done"] == self.review["total"]:
            end = self.review["curve"][-1]["shares"]
            table.add_row(self.words.say("review-end"), *map(bar, end))
        self.console.print(table)
        self.console.print()

    def tell_losses(self) -> None:
        """What was given away, by source."""
        if not self.review["faults"]:
            return
        found = [losses(self.review, seat) for seat in self.seats]
        table = Table(title=self.words.say("review-losses"), box=None, title_justify="left")
        table.add_column()
        for seat in self.seats:
            style = STYLES[self.rules.seat_names[seat]]
            table.add_column(self.name(seat), style=style, justify="right")
        for source in SOURCES:
            if any(source in each for each in found):
                row = [percent(each[source]) if source in each else "·" for each in found]
                table.add_row(self.words.say(f"review-source-{source}"), *row)
        together = [percent(sum(each.values())) for each in found]
        table.add_row(self.words.say("review-total"), *together)
        for name in ("inaccuracy", "mistake", "blunder"):
            counts = [
                str(sum(fault["grade"] == name for fault in faults_of(self.review, seat)))
                for seat in self.seats
            ]
            table.add_row(self.words.say(f"review-grade-{name}"), *counts)
        self.console.print()
        self.console.print(table)
        self.console.print()


def percent(share: float) -> str:
    """A share as people read it."""
    return f"{100 * share:.0f} %"


def bar(share: float) -> str:
    """A share as a bar."""
    return f"{'█' * round(BAR * share):<{BAR}} {percent(share):>5}"
