"""A room owns one running game: who sits there, who looks on, and what may be done.

Rooms are synchronous and know no network and no disk. Each action is carried out here and returns
its outcome; when what must be stored is on disk, `publish` tells everybody. Between the two nobody
may be told anything, so the caller holds the lock of the room.
"""

from __future__ import annotations

import json
from collections.abc import Collection
from typing import Final, NamedTuple

from kingsroad.bots.levels import OPPONENT
from kingsroad.core.choice import Choice
from kingsroad.core.errors import UnknownChoice
from kingsroad.server.clock import SYSTEM, Clock
from kingsroad.server.clocks.glass import Saved
from kingsroad.server.errors import Refusal
from kingsroad.server.table.chairs import Chair, Chairs
from kingsroad.server.table.chat import Chat
from kingsroad.server.table.incidents import Incidents
from kingsroad.server.table.ledger import Ledger
from kingsroad.server.table.outcome import Outcome, ToStore, results_of
from kingsroad.server.table.publisher import Publisher
from kingsroad.server.table.seats import Seats
from kingsroad.server.table.timing import Timing, Waiting
from kingsroad.server.table.undo import Undos
from kingsroad.server.table.viewers import ABSENCE, Viewer, Viewers
from kingsroad.server.table.votes import Votes, read_motion
from kingsroad.server.wire.frames import ChatLine, Incident, Settings


class Memory(NamedTuple):
    """What a table remembers besides its game and its chairs."""

    chat: list[ChatLine]
    speakers: dict[int, str]
    """Who said a line of the chat, by its number."""
    incidents: list[Incident]
    motion: str = ""
    """What the table votes on, as it is stored."""
    creator: str = ""
    rematch: str = ""
    clocks: Saved | None = None
    waiting: Waiting | None = None
    round: int = 0
    scores: str = ""
    """Of each seat when the game is over, as JSON."""


HURRY_SAID: Final = 600
"""Seconds within which a table is told once that its bots are in a hurry."""


class Room:
    """One table, and what may be done there."""

    def __init__(
        self,
        table: str,
        ledger: Ledger,
        chairs: list[Chair],
        settings: Settings,
        memory: Memory | None = None,
        absence: float = ABSENCE,
        clock: Clock = SYSTEM,
    ) -> None:
        kept = memory if memory is not None else Memory([], {}, [])
        self.id: Final = table
        self.creator = kept.creator
        """Who set the table up, with or without a seat."""
        self.round = kept.round
        self.scores = kept.scores
        """Both as they are stored."""
        self.rematch = kept.rematch
        """The table at which all play again."""
        self.ledger: Final = ledger
        self.settings: Final = settings
        self.clock: Final = clock
        self.chairs: Final = Chairs(chairs, ledger.rules.seat_names)
        self.chat: Final = Chat(kept.chat, kept.speakers)
        self.incidents: Final = Incidents(kept.incidents)
        self.undos: Final = Undos(ledger, self.chairs, settings)
        self.viewers: Final = Viewers(clock, absence)
        self.timing: Final = Timing(
            settings.clock, ledger.players, clock, kept.clocks, kept.waiting
        )
        self.votes: Final = Votes(
            self.chairs, self.viewers, self.timing, read_motion(kept.motion), ledger.rules.secrets
        )
        self.seats: Final = Seats(
            ledger,
            self.chairs,
            self.undos,
            self.viewers,
            self.timing,
            self.votes,
            self.incidents,
            clock,
        )
        self.publisher: Final = Publisher(
            table,
            settings,
            ledger,
            self.chairs,
            self.chat,
            self.undos,
            self.viewers,
            self.timing,
            self.incidents,
            self.votes,
            kept.rematch,
        )

    def settle(self, outcome: Outcome) -> Outcome:
        """After an action: run the clock of who is asked now, and note who is waited for."""
        clocks, waiting = self.timing.settle(self.ledger, self.chairs)
        timing = self.timing
        if clocks or outcome.clock_changed:
            outcome.clock_changed = True
            outcome.store.clocks = timing.saved
        if waiting:
            outcome.store.waiting = [] if timing.waiting is None else [timing.waiting]
        self.note_standing(outcome.store)
        return outcome

    def note_standing(self, store: ToStore) -> None:
        """How far the game has come, for lists of tables: they wake none of them."""
        game = self.ledger.game
        turn = game.state.turn()
        if turn != self.round:
            self.round = store.round = turn
        scores = json.dumps(game.scores()) if game.over else ""
        if scores != self.scores:
            self.scores = store.scores = scores

    def publish(self, outcome: Outcome) -> None:
        """Tell everybody what came of an action. It must be on disk."""
        self.publisher.publish(outcome)

    # -- choosing ----------------------------------------------------------------------------

    def choose(self, holder: str, lines: int, name: str, seat: str | None = None) -> Outcome:
        """Make a choice for a seat of this holder; or refuse it with the reason."""
        game = self.ledger.game
        mine = self.chairs.needed(holder)
        if game.over:
            raise Refusal("over", "the game is over")
        self.check_lines(lines)
        asked = game.seat
        if seat is not None and seat != game.seat_name(asked):
            raise Refusal("foreign", f"it is {game.seat_name(asked)} who must choose, not {seat}")
        if asked not in mine:
            raise Refusal("foreign", f"it is {game.seat_name(asked)} who must choose, not you")
        if self.chairs[asked].bot:
            raise Refusal("foreign", "a bot plays your seat; take it back first")
        return self.make(self.offered(name))

    def choose_for_bot(self, lines: int, name: str, share: float = 1.0) -> Outcome:
        """Make the choice of a bot, if the question is still the one it thought about.

        A bot that had less than its usual time for it is said to be in a hurry, now and then.
        """
        self.check_lines(lines)
        turn = self.bot_turn()
        if turn is None:
            raise Refusal("stale", "it is not a bot's turn")
        outcome = self.make(self.offered(name))
        if share < 1.0 and not self.incidents.had("hurried", self.clock.now() - HURRY_SAID):
            self.seats.noted(outcome, "hurried", turn[0], bot=turn[1])
        return outcome

    def bot_turn(self) -> tuple[int, str] | None:
        """The seat and level of the bot that must choose now."""
        seat = self.ledger.game.seat
        bot = self.chairs.bot_at(seat)
        return (seat, bot) if bot else None

    def check_lines(self, lines: int) -> None:
        """Refuse what was meant for an earlier table."""
        if lines != self.ledger.lines:
            raise Refusal(
                "stale",
                f"the table has {self.ledger.lines} lines and you have seen {lines}: "
                "look at it again",
            )

    def offered(self, name: str) -> Choice:
        """A choice that may be made now, by its name."""
        game = self.ledger.game
        try:
            choice = game.rules.catalogue.named(name)
        except UnknownChoice:
            raise Refusal("illegal", f"there is no choice called {name[:60]!r}") from None
        if not game.offers(choice):
            raise Refusal("illegal", f"{choice.name!r} is not offered now")
        return choice

    def make(self, choice: Choice) -> Outcome:
        """Make a choice, and all that chance does then."""
        lines, played = self.ledger.choose(choice)
        store = ToStore(lines)
        if self.ledger.game.over:
            store.over = True
            store.results = results_of(self.ledger, self.chairs)
        return Outcome(
            store,
            played.moves,
            played.events,
            people_changed=self.undos.drop(),
        )

    # -- going back --------------------------------------------------------------------------

    def undo(self, holder: str, lines: int) -> Outcome:
        """Undo somebody's last choice, or ask the others for it."""
        self.chairs.needed(holder)
        self.check_lines(lines)
        way = self.undos.ways().get(holder)
        if way is None:
            why = "at this table nothing is undone" if self.undos.never else ""
            raise Refusal("not-allowed", why or "there is nothing of yours to undo")
        if way.state == "free":
            return self.go_back(way.choices, way.seat)
        if self.undos.request is not None:
            raise Refusal("waiting", "somebody has asked for an undo already")
        self.undos.ask(way, holder)
        return Outcome(people_changed=True)

    def answer(self, holder: str, lines: int, agree: bool) -> Outcome:
        """Answer to an undo that was asked for; who asked takes it back by disagreeing."""
        mine = self.chairs.needed(holder)
        self.check_lines(lines)
        request = self.undos.request
        if request is None:
            raise Refusal("stale", "no undo is asked for")
        if not agree:
            return Outcome(people_changed=self.undos.drop())
        request.waiting.difference_update(mine)
        if request.waiting:
            return Outcome(people_changed=True)
        return self.go_back(request.choices, request.by)

    def go_back(self, choices: int, seat: int) -> Outcome:
        """Go back, for everybody."""
        over = self.ledger.game.over
        store = ToStore(self.ledger.undo(choices, seat))
        if over:
            store.over = False
            store.results = []
        return Outcome(store, undone=True, people_changed=self.undos.drop())

    # -- people ------------------------------------------------------------------------------

    def say(self, holder: str, text: str) -> Outcome:
        """Something is said; only who sits here has a voice."""
        seat = self.chairs.needed(holder)[0]
        name = self.ledger.rules.seat_names[seat]
        line = self.chat.say(text, self.chairs[seat], name, self.clock.now())
        return Outcome(ToStore(chat=[line], speaker=holder), said=[line])

    def adopt(self, guest: str, account: str, name: str) -> Outcome:
        """A guest has become an account."""
        if self.creator == guest:
            self.creator = account
        self.chat.rename(guest, account)
        return self.seats.adopt(guest, account, name)

    def forget(self, holder: str) -> Outcome:
        """Somebody wants to be known no more, here as everywhere."""
        if self.creator == holder:
            self.creator = ""
        outcome = self.seats.forget(holder)
        outcome.said = self.chat.hide(self.chat.said_by(holder))
        return outcome

    def hide(self, numbers: Collection[int]) -> Outcome:
        """Operators have taken lines of the chat away."""
        return Outcome(said=self.chat.hide(numbers))

    def play_again(self, table: str) -> Outcome:
        """There is another table at which all play again."""
        self.rematch = table
        self.publisher.rematch = table
        return Outcome(people_changed=True)

    def withdraw(self, holder: str, seat: str) -> Outcome:
        """Make the link of an open seat worthless; who sits here may, and who set the table up."""
        if not self.may_invite(holder):
            raise Refusal("foreign", "you have no seat at this table")
        return self.seats.withdraw(seat)

    def may_invite(self, holder: str) -> bool:
        """Whether somebody has the links of the open seats."""
        return bool(holder) and (holder == self.creator or bool(self.chairs.seats_of(holder)))

    # -- time --------------------------------------------------------------------------------

    def tick(self) -> Outcome:
        """Do what the clock does by itself: tell that time is out, or call a bot in the end."""
        late = self.timing.lapse()
        if late >= 0:
            return self.seats.noted(Outcome(clock_changed=True), "lapsed", late)
        gone = self.timing.given_up()
        if gone < 0:
            return Outcome()
        outcome = self.seats.replace(self.chairs[gone]._replace(bot=OPPONENT))
        return self.seats.noted(outcome, "bot", gone, bot=OPPONENT)

    def give_time(self, holder: str, seat: str, seconds: int) -> Outcome:
        """Give another's clock more time."""
        mine = self.chairs.needed(holder)
        chair = self.chairs.named(seat)
        if chair.number in mine:
            raise Refusal("not-allowed", "time is given to others")
        self.timing.give(chair.number, seconds)
        outcome = Outcome(clock_changed=True)
        return self.seats.noted(outcome, "gave", chair.number, mine[0], seconds=seconds)

    def pause(self, holder: str, agree: bool) -> Outcome:
        """Ask for a pause, agree to one, refuse or withdraw it."""
        mine = self.chairs.needed(holder)
        outcome = Outcome(clock_changed=True)
        if not agree:
            self.timing.drop_pause()
            return outcome
        others = [seat for seat, who in self.chairs.people().items() if who != holder]
        by = self.timing.saved.asked_by
        if not self.timing.ask_pause(mine, others):
            return outcome
        return self.seats.noted(
            outcome, "paused", by if by >= 0 else mine[0], by if by >= 0 else mine[0]
        )

    def resume(self, holder: str) -> Outcome:
        """Let the clocks run again; for that one suffices."""
        mine = self.chairs.needed(holder)
        self.timing.needed()
        self.timing.resume()
        return self.seats.noted(Outcome(clock_changed=True), "resumed", mine[0], mine[0])

    # -- looking on --------------------------------------------------------------------------

    def check_sight(self, holder: str) -> None:
        """Refuse who may not see this table."""
        if not self.publisher.may_look(holder):
            raise Refusal("not-allowed", "this table has no spectators")

    def join(self, viewer: Viewer) -> None:
        """Somebody looks: everything is sent, and the others hear who is there."""
        self.check_sight(viewer.holder)
        newcomer = not viewer.holder or not self.viewers.is_present(viewer.holder)
        self.viewers.add(viewer)
        self.publisher.send_table(viewer)
        if newcomer:
            self.publisher.tell_people(besides=viewer)

    def leave(self, viewer: Viewer) -> Outcome:
        """Somebody is gone; when that was is kept."""
        if viewer not in self.viewers:
            return Outcome()
        self.viewers.remove(viewer)
        if len(self.viewers) == 0:
            self.publisher.forget_views()
        if viewer.holder and self.viewers.is_present(viewer.holder):
            return Outcome()
        now = self.clock.even_seconds()
        left = [
            self.chairs[seat]._replace(seen=now) for seat in self.chairs.seats_of(viewer.holder)
        ]
        for chair in left:
            self.chairs.replace(chair)
        self.publisher.tell_people()
        return Outcome(ToStore(chairs=left))

    def show(self, viewer: Viewer) -> None:
        """Send the whole table to somebody who asks for it."""
        self.publisher.send_table(viewer)
