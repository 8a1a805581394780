"""Games gone by: any moment of a game as a viewer may see it, the record, the score sheet."""

from __future__ import annotations

from typing import Final, NamedTuple

from kingsroad.core.choice import Choice
from kingsroad.core.event import EVERYBODY, Event
from kingsroad.core.game import NOBODY
from kingsroad.library import AnyRuleset
from kingsroad.record import Record
from kingsroad.server import show
from kingsroad.server.api import Frame, Moment, RoundScores, Sheet, SheetRow
from kingsroad.server.ledger import Ledger
from kingsroad.server.refusal import Refusal
from kingsroad.server.seating import Chair
from kingsroad.text import ENGLISH
from kingsroad.text.books import book_of
from kingsroad.text.tally import tally
from kingsroad.text.verdict import verdict
from kingsroad.text.vocabulary import capital, words_of

MOST_FRAMES: Final = 200


class Past(NamedTuple):
    """A game as far as it was on disk at one moment; the table may go on meanwhile."""

    rules: AnyRuleset
    players: int
    options: dict[str, str]
    choices: list[Choice]
    over: bool

    def upto(self, choices: int) -> Ledger:
        """The game after some of its choices, played again."""
        if not 0 <= choices <= len(self.choices):
            raise Refusal("unknown", f"the game has {len(self.choices)} choices, not {choices}")
        ledger = Ledger(self.rules, self.players, self.options, b"")
        for choice in self.choices[:choices]:
            ledger.make(choice)
        return ledger

    def record(self) -> Record:
        """The record of it."""
        return Record(self.rules, self.players, self.options, self.choices)


def past_of(ledger: Ledger) -> Past:
    """What was played so far; asked when nothing is half written."""
    history = ledger.game.history
    assert history is not None
    return Past(ledger.rules, ledger.players, ledger.options, list(history), ledger.game.over)


def moment(past: Past, choices: int, seat: int, language: str = ENGLISH) -> Moment:
    """The table after some choices."""
    game = past.upto(choices).game
    return Moment(
        choices=choices,
        total=len(past.choices),
        you=None if seat == NOBODY else game.seat_name(seat),
        view=show.view_of(game, seat),
        question=show.question(game, seat, language),
        over=game.over,
    )


def frames(past: Past, since: int, upto: int, seat: int, language: str = ENGLISH) -> list[Frame]:
    """Choices one by one, with what they changed; the first leads from choice `since`."""
    if upto - since > MOST_FRAMES:
        raise Refusal("too-large", f"at most {MOST_FRAMES} choices at a time")
    copy = past.upto(min(since, upto))
    found = []
    view = show.view_of(copy.game, seat)
    for choice in past.choices[since:upto]:
        step, events = copy.make(choice)
        after = show.view_of(copy.game, seat)
        found.append(
            Frame(
                made=show.made([step], copy.game, seat)[0],
                label=(
                    show.label(copy.rules.key, choice, language)
                    if step.audience in (EVERYBODY, seat)
                    else ""
                ),
                events=show.event_infos(events, copy.rules, seat),
                log=show.log(events, copy.rules, seat, language),
                changes=show.differences(view, after),
            )
        )
        view = after
    return found


def record_text(past: Past, seat: int) -> str:
    """The record: whole when the game is over, before that as a seat may read it."""
    return past.record().write(seen_by=None if past.over else seat)


def sheet(past: Past, chairs: list[Chair], language: str = ENGLISH) -> Sheet:
    """The final score, by source, and how it came about."""
    if not past.over:
        raise Refusal("not-over", "the score is counted when the game is over")
    copy = past.upto(0)
    events: list[Event] = []
    rounds: list[RoundScores] = []
    turn = copy.game.state.turn()
    for choice in past.choices:
        events += copy.make(choice)[1]
        now = copy.game.state.turn()
        if now != turn or copy.game.over:
            if turn:
                rounds.append(RoundScores(turn, copy.choices, copy.game.scores()))
            turn = now
    game = copy.game
    words = words_of(game.rules, language)
    rows = tally(game, events)
    return Sheet(
        seats=[game.seat_name(seat) for seat in range(game.players)],
        names=[chair.name or chair.bot or "" for chair in chairs],
        rows=[
            SheetRow(key, capital(words.say(f"source-{key}")), rows[key])
            for key in book_of(game.rules).sources
            if any(rows.get(key, []))
        ],
        scores=game.scores(),
        places=game.ranking(),
        verdict=verdict(game, language),
        rounds=rounds,
    )
