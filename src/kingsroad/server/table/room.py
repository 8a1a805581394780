"""A room owns one running game: who sits there, who looks on, and what may be done.

Rooms are synchronous and know no network and no disk. Each action is carried out here and returns
its outcome; when what must be stored is on disk, `publish` tells everybody. Between the two nobody
may be told anything, so the caller holds the lock of the room.
"""

from __future__ import annotations

from typing import Final

from kingsroad.bots.levels import LEVELS
from kingsroad.core.choice import Choice
from kingsroad.core.errors import UnknownChoice
from kingsroad.server.clock import SYSTEM, Clock
from kingsroad.server.errors import Refusal
from kingsroad.server.table.chairs import Chair, Chairs
from kingsroad.server.table.chat import Chat
from kingsroad.server.table.ledger import Ledger
from kingsroad.server.table.outcome import Outcome, ToStore
from kingsroad.server.table.plain_text import clean
from kingsroad.server.table.publisher import Publisher
from kingsroad.server.table.undo import Undos
from kingsroad.server.table.viewers import ABSENCE, Viewer, Viewers
from kingsroad.server.wire.frames import NAME_LENGTH, ChatLine, Settings


class Room:
    """One table, and what may be done there."""

    def __init__(
        self,
        table: str,
        ledger: Ledger,
        chairs: list[Chair],
        settings: Settings,
        chat: list[ChatLine] | None = None,
        absence: float = ABSENCE,
        clock: Clock = SYSTEM,
    ) -> None:
        self.id: Final = table
        self.ledger: Final = ledger
        self.settings: Final = settings
        self.clock: Final = clock
        self.chairs: Final = Chairs(chairs, ledger.rules.seat_names)
        self.chat: Final = Chat(chat if chat is not None else [])
        self.undos: Final = Undos(ledger, self.chairs, settings)
        self.viewers: Final = Viewers(clock, absence)
        self.publisher: Final = Publisher(
            table, settings, ledger, self.chairs, self.chat, self.undos, self.viewers
        )

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

    def choose_for_bot(self, lines: int, name: str) -> Outcome:
        """Make the choice of a bot, if the question is still the one it thought about."""
        self.check_lines(lines)
        if self.bot_turn() is None:
            raise Refusal("stale", "it is not a bot's turn")
        return self.make(self.offered(name))

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
        return Outcome(
            ToStore(lines, over=True if self.ledger.game.over else None),
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
        over = False if self.ledger.game.over else None
        lines = self.ledger.undo(choices, seat)
        return Outcome(ToStore(lines, over=over), undone=True, people_changed=self.undos.drop())

    # -- people ------------------------------------------------------------------------------

    def say(self, holder: str, text: str) -> Outcome:
        """Something is said; only who sits here has a voice."""
        seat = self.chairs.needed(holder)[0]
        name = self.ledger.rules.seat_names[seat]
        line = self.chat.say(text, self.chairs[seat], name, self.clock.now())
        return Outcome(ToStore(chat=[line]), said=[line])

    def rename(self, holder: str, seat: str, name: str) -> Outcome:
        """Change the name at one's own seat."""
        chair = self.chairs.named(seat)
        if chair.number not in self.chairs.needed(holder):
            raise Refusal("foreign", f"{seat} is not your seat")
        return self.replace(chair._replace(name=clean(name, NAME_LENGTH)))

    def stand_in(self, holder: str, seat: str, bot: str | None) -> Outcome:
        """Hand a seat to a bot, or back."""
        mine = self.chairs.needed(holder)
        chair = self.chairs.named(seat)
        if bot is None:
            if not chair.bot:
                raise Refusal("not-allowed", f"no bot plays {seat}")
            return self.replace(chair._replace(bot=""))
        if bot not in LEVELS:
            raise Refusal("unknown", f"there is no bot called {bot[:60]!r}")
        own = chair.number in mine
        if chair.holder and not own and not self.viewers.is_long_gone(chair.holder):
            raise Refusal(
                "not-allowed",
                f"{seat} is still here, or was until a moment ago: a bot can take the seat after "
                f"{self.viewers.absence:.0f} seconds of absence",
            )
        return self.replace(chair._replace(bot=bot))

    def claim(self, holder: str, number: int, name: str) -> Outcome:
        """Somebody with the link takes an open seat."""
        if self.chairs[number].holder:
            raise Refusal("taken", "somebody sits there already")
        return self.replace(Chair(number, clean(name, NAME_LENGTH), holder, ""), holder)

    def release(self, holder: str, number: int) -> Outcome:
        """Somebody gives a seat up; it is open again."""
        if number not in self.chairs.needed(holder):
            raise Refusal("foreign", "that is not your seat")
        return self.replace(Chair(number, "", "", ""), holder)

    def replace(self, chair: Chair, reseated: str = "") -> Outcome:
        """Somebody else plays a seat, or under another name."""
        self.chairs.replace(chair)
        self.undos.drop()
        return Outcome(ToStore(chairs=[chair]), people_changed=True, reseated=reseated)

    # -- looking on --------------------------------------------------------------------------

    def check_sight(self, holder: str) -> None:
        """Refuse who may not see this table."""
        if not self.publisher.may_look(holder):
            raise Refusal("not-allowed", "this table has no spectators")

    def join(self, viewer: Viewer) -> None:
        """Somebody looks: everything is sent, and the others hear who is there."""
        self.check_sight(viewer.holder)
        sits = bool(self.chairs.seats_of(viewer.holder))
        newcomer = sits and not self.viewers.is_present(viewer.holder)
        self.viewers.add(viewer)
        self.publisher.send_table(viewer)
        if newcomer:
            self.publisher.tell_people(besides=viewer)

    def leave(self, viewer: Viewer) -> None:
        """Somebody is gone."""
        if viewer not in self.viewers:
            return
        self.viewers.remove(viewer)
        if len(self.viewers) == 0:
            self.publisher.forget_views()
        if self.chairs.seats_of(viewer.holder) and not self.viewers.is_present(viewer.holder):
            self.viewers.note_absence(viewer.holder)
            self.publisher.tell_people()

    def show(self, viewer: Viewer) -> None:
        """Send the whole table to somebody who asks for it."""
        self.publisher.send_table(viewer)
