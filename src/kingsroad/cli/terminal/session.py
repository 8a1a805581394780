"""A session at the terminal: show the table, ask, understand, tell what happened."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TextIO

from rich.console import Console
from rich.markdown import Markdown
from rich.table import Table as Grid
from rich.text import Text

from kingsroad.cli.arguments import BadUsage
from kingsroad.cli.boards import DIM, STYLES, board_of
from kingsroad.cli.files import position_text, write_text
from kingsroad.cli.status import GOOD, INTERRUPTED
from kingsroad.cli.terminal.answers import find_choice, plain
from kingsroad.cli.terminal.columns import COLUMN_GAP, best_columns, runs
from kingsroad.cli.terminal.opponents import introductions
from kingsroad.cli.terminal.sheet import sheet
from kingsroad.cli.terminal.speech import speech_of
from kingsroad.cli.terminal.table import Table
from kingsroad.core.choice import Choice
from kingsroad.core.game import NOBODY
from kingsroad.text import LogLine, ask, card, explain, narrate
from kingsroad.text.books import book_of
from kingsroad.text.labels import label_of, noun_label
from kingsroad.text.rulebook import RULES, find, for_players, read_rules
from kingsroad.text.verdict import verdict
from kingsroad.text.vocabulary import Gap, seat_noun

FEW = 9
"""So many options stand one below the other; more stand in columns, each verb for itself."""
SHORT_LOG = 20
WIDEST = 140
ROOMY = 36
"""Lines of a terminal that show a table, its log and a question together."""
INDENT = "  "


class Quit(Exception):
    """The person has had enough."""


class Session:
    """People at one keyboard, and the table before them."""

    def __init__(self, table: Table, console: Console, source: TextIO, record: str | None) -> None:
        self.table = table
        self.console = console
        self.source = source
        self.record = record
        self.interactive = source.isatty()
        self.told = len(table.events)
        """The events that were told already; those of a loaded game are old news."""
        self.kept = len(table.choices)
        """The choices that are safe in a file."""
        self.explained = False
        """Whether the signs of the table were explained."""
        self.shown = board_of(table.game.rules)
        self.secrets = table.game.rules.secrets
        """Whether seats hold what others may not see."""
        self.speech = speech_of(table.game.rules, table.language)
        self.at_keyboard = NOBODY
        """The person who was asked last."""
        self.files: set[str] = set()
        """The files of this session, which may be written again."""
        self.commands: dict[str, Callable[[str], None]] = {
            "?": self.help,
            "help": self.help,
            "board": self.board,
            "options": self.options,
            "tiles": self.tiles,
            "log": self.log,
            "rules": self.rules,
            "undo": self.undo,
            "record": self.show_record,
            "position": self.show_position,
            "save": self.save,
            "quit": self.quit,
            "exit": self.quit,
            "q": self.quit,
        }

    # -- the course of play ------------------------------------------------------------------

    def play(self) -> int:
        """Play to the end, or until the person leaves; the exit status."""
        for line in introductions(self.table, self.speech):
            self.say(line)
        try:
            while True:
                self.table.advance()
                self.hand_over()
                self.tell_news()
                self.keep()
                if self.table.game.over:
                    self.finish()
                    break
                self.board("")
                self.options("")
                self.answer()
        except Quit:
            self.leave()
        except EOFError:
            self.tell("play-input-ended")
            self.leave()
        except KeyboardInterrupt:
            self.say("")
            self.leave()
            return INTERRUPTED
        return GOOD

    def answer(self) -> None:
        """Read lines until one of them changes the game."""
        game = self.table.game
        choices = len(self.table.choices)
        while self.table.game is game and len(self.table.choices) == choices:
            line = (
                self.read(f"{self.speech.seat(game.seat_name(game.seat))}> ")
                .split("#", 1)[0]
                .strip()
            )
            if not line:
                if self.interactive and len(game.legal) == 1:
                    self.table.choose(game.legal[0])
                continue
            word, _, rest = line.partition(" ")
            command = self.commands.get(word.lower())
            if command is not None:
                self.obey(command, rest.strip())
                continue
            choice, problem = find_choice(line, game.legal, self.speech)
            if choice is None:
                self.say(problem)
            else:
                self.table.choose(choice)

    def obey(self, command: Callable[[str], None], rest: str) -> None:
        """Carry a command out; what goes wrong is said, and play goes on."""
        try:
            command(rest)
        except BadUsage as error:
            self.say(str(error))
        except OSError as error:
            self.say(f"{error.filename}: {error.strerror}.")

    def read(self, prompt: str) -> str:
        """One line; at the end of the input EOFError."""
        if self.interactive:
            return input(prompt)
        line = self.source.readline()
        if not line:
            raise EOFError
        self.say(prompt + line.rstrip("\n"))
        return line

    def say(self, text: str) -> None:
        """Print a line."""
        self.console.print(text, soft_wrap=not self.console.is_terminal)

    def tell(self, key: str, /, **gaps: Gap) -> None:
        """Print something that the terminal has to say."""
        self.say(self.speech.say(key, **gaps))

    @property
    def language(self) -> str:
        """The language of this session."""
        return self.table.language

    @property
    def width(self) -> int:
        """The width to draw in."""
        return min(self.console.width, WIDEST)

    @property
    def cramped(self) -> bool:
        """Whether the terminal has few lines: then blank ones are left out."""
        return self.console.is_terminal and self.console.height < ROOMY

    # -- who looks ---------------------------------------------------------------------------

    @property
    def asked(self) -> int:
        """The person who is asked now, whose cards may be shown; or NOBODY."""
        seat = self.table.game.seat
        return seat if seat in self.table.humans else NOBODY

    @property
    def reader(self) -> int:
        """The seat as whom the screen tells the game: the only person, or who is asked."""
        return next(iter(self.table.humans)) if len(self.table.humans) == 1 else self.asked

    def hand_over(self) -> None:
        """Where several people have secrets, clear the screen before the next one looks."""
        seat = self.asked
        if seat in (NOBODY, self.at_keyboard):
            return
        if self.secrets and self.interactive and self.at_keyboard != NOBODY:
            self.console.clear()
            name = seat_noun(self.table.game.seat_name(seat))
            input(self.speech.sentence("play-your-hand", seat=name) + " ")
        self.at_keyboard = seat

    # -- showing -----------------------------------------------------------------------------

    def tell_news(self) -> None:
        """What happened since the last time."""
        news = self.log_lines(self.told)
        self.told = len(self.table.events)
        for line in news:
            self.print_line(line)
        if news:
            self.say("")

    def log_lines(self, first: int = 0) -> list[LogLine]:
        """The log from an event on."""
        return narrate(self.table.events[first:], self.table.game.rules, self.reader, self.language)

    def print_line(self, told: LogLine) -> None:
        """A sentence with the seats in their colours; turns and phases stand out."""
        text = Text(told.text, "bold" if told.heading else "")
        for name, style in STYLES.items():
            text.highlight_regex(rf"(?i)\b{self.speech.seat(name)}\b", style)
        indent = "" if told.heading else INDENT
        lines = [text]
        if self.console.is_terminal:
            lines = list(text.wrap(self.console, self.console.width - 2 * len(INDENT)))
        for number, line in enumerate(lines):
            shown = Text(indent if number == 0 else 2 * INDENT).append_text(line)
            self.console.print(shown, soft_wrap=True)

    def board(self, _rest: str) -> None:
        """Draw the table."""
        for line in self.shown.draw(self.table.game, self.width, self.asked, self.language):
            if self.cramped and not line:
                continue
            self.console.print(line, no_wrap=True, crop=False, overflow="ignore")
        if not self.explained:
            self.explained = True
            self.console.print(Text(self.speech.legend(), DIM))

    def options(self, _rest: str) -> None:
        """The question and what may be chosen."""
        game = self.table.game
        name = game.seat_name(game.seat)
        question = Text("" if self.cramped else "\n")
        question.append(f"{self.speech.seat(name, 'letter')} ", STYLES[name])
        question.append(ask(game, self.language), "bold")
        self.console.print(question)
        many = len(game.legal) > FEW
        verbs = [choice.verb for choice in game.legal]
        usual = max(verbs, key=verbs.count) if many else ""
        entries = [self.entry(number, choice, usual) for number, choice in enumerate(game.legal, 1)]
        if self.interactive and len(entries) == 1:
            entries[0].append(f"  {self.speech.say('play-enter')}", DIM)
        for run in runs(verbs) if many else [range(len(entries))]:
            part = entries[run.start : run.stop]
            columns = best_columns([len(entry) for entry in part], self.width) if many else 1
            rows = -(-len(part) // columns)
            grid = Grid.grid(padding=(0, COLUMN_GAP, 0, 0))
            for _ in range(columns):
                grid.add_column()
            for row in range(rows):
                grid.add_row(*part[row::rows])
            self.console.print(grid)

    def entry(self, number: int, choice: Choice, usual: str) -> Text:
        """One option: number, name, what it costs and brings; the usual verb goes without."""
        text = Text(f"{number:>2} ", "bold")
        words = self.speech.words
        noun = noun_label(words, choice) if choice.verb == usual else ""
        text.append(noun or label_of(words, choice), "cyan")
        text.append(f" — {explain(self.table.game, choice, self.language)}")
        return text

    def finish(self) -> None:
        """The final table, the score sheet, the winner."""
        game = self.table.game
        self.board("")
        self.say("")
        for line in sheet(game, self.table.events, self.language):
            self.console.print(line)
        self.say("")
        self.console.print(Text(verdict(game, self.language), "bold"))
        self.leave()

    # -- commands ----------------------------------------------------------------------------

    def help(self, rest: str) -> None:
        """Explain the commands, or one building."""
        if rest:
            self.explain_tiles(rest)
            return
        self.console.print(Text(self.speech.say("help")))
        self.console.print(Text(self.speech.legend()))

    def explain_tiles(self, word: str) -> None:
        """The tiles and characters whose names have this word."""
        wanted = plain(word)
        rules = self.table.game.rules
        book = book_of(rules)
        keys = [*(tile.key for tile in book.tiles), *book.characters]
        cards = [
            card(rules, key, self.language)
            for key in keys
            if wanted in plain(key) or wanted in plain(self.speech.tile(key))
        ]
        for line in cards or [self.speech.sentence("play-no-building", word=word)]:
            self.say(line)

    def tiles(self, _rest: str) -> None:
        """The buildings that can still be built, and those that lie open."""
        game = self.table.game
        for heading, keys in self.shown.shelves(game, self.asked, self.language):
            self.say(heading)
            for key in keys:
                self.say(f"  {card(game.rules, key, self.language)}")

    def log(self, rest: str) -> None:
        """The last sentences of the log, or all."""
        told = self.log_lines()
        for line in told if rest == "all" else told[-SHORT_LOG:]:
            self.print_line(line)
        if rest != "all" and len(told) > SHORT_LOG:
            self.tell("play-more-log", number=len(told) - SHORT_LOG)

    def rules(self, rest: str) -> None:
        """Search the rules."""
        if not rest:
            self.tell("play-rules-word")
            return
        text = read_rules(self.table.game.rules, RULES, self.language)
        found = find(for_players(text), rest)
        if not found:
            self.tell("play-no-rule", word=rest)
        elif self.console.is_terminal:
            self.console.print(Markdown(found), width=min(self.width, 100))
        else:
            self.say(found)

    def undo(self, _rest: str) -> None:
        """Take the last own choice back."""
        problem = self.table.undo()
        if problem:
            self.say(problem)
            return
        self.told = len(self.table.events)
        self.kept = -1
        self.tell("undo-done")

    def show_record(self, _rest: str) -> None:
        """Print the record as the reader may know it."""
        self.say(self.table.record_text(self.reader).rstrip("\n"))
        if self.secrets:
            self.say(f"# {self.speech.say('play-record-secrets')}")

    def show_position(self, rest: str) -> None:
        """Print the position; if it holds secrets, only when they are asked for."""
        if self.secrets and rest != "all":
            self.tell("play-position-secrets")
            return
        self.say(position_text(self.table.game).rstrip("\n"))

    def save(self, rest: str) -> None:
        """Write the game to a file, from which --load goes on."""
        if not rest:
            raise BadUsage(self.speech.say("save-name"))
        if Path(rest).exists() and rest not in self.files:
            raise BadUsage(self.speech.say("save-exists", file=rest))
        write_text(rest, self.table.record_text())
        self.files.add(rest)
        self.kept = len(self.table.choices)
        self.tell("save-done", file=rest)
        self.warn()

    def quit(self, _rest: str) -> None:
        """Leave the game."""
        raise Quit

    # -- keeping -----------------------------------------------------------------------------

    def keep(self) -> None:
        """Write the record, if a file was named."""
        if self.record is not None:
            write_text(self.record, self.table.record_text())
            self.kept = len(self.table.choices)

    def leave(self) -> None:
        """Offer to save what would be lost, and say where the game is."""
        if self.record is not None:
            self.keep()
            self.tell("play-record-file", file=self.record)
            self.warn()
        elif self.interactive and self.table.choices and self.kept != len(self.table.choices):
            self.offer_to_save()

    def warn(self) -> None:
        """A file from which a game can go on has no secrets."""
        if self.secrets and not self.table.game.over:
            self.tell("save-secrets")

    def offer_to_save(self) -> None:
        """Ask for a file until it is written or the person wants none."""
        while True:
            try:
                name = input(self.speech.say("save-offer") + " ").strip()
            except (EOFError, KeyboardInterrupt):
                self.say("")
                return
            if not name:
                return
            self.obey(self.save, name)
            if self.kept == len(self.table.choices):
                return
