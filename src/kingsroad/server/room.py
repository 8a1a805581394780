"""A room owns one running game: who sits there, who looks on, what may be done, who is told what.

Rooms are synchronous and know no network and no disk. Whatever changes something is done in two
steps: first it is carried out here and what must be stored is returned; when that is on disk,
`publish` tells everybody. Between the two nobody may be told anything, so the caller holds the
lock of the room.
"""

from __future__ import annotations

import time
from dataclasses import dataclass, field
from typing import Final

import msgspec

from kingsroad.bots.levels import LEVELS
from kingsroad.core.choice import Choice
from kingsroad.core.errors import UnknownChoice
from kingsroad.server.gathering import Gathering
from kingsroad.server.ledger import Line
from kingsroad.server.refusal import Refusal
from kingsroad.server.seating import Chair, clean
from kingsroad.server.undoing import Consent
from kingsroad.server.wire import CHAT_LENGTH, NAME_LENGTH, ChatLine

CHAT_SHOWN: Final = 50


@dataclass
class ToStore:
    """What must be on disk before anybody hears of it."""

    lines: list[Line] = field(default_factory=list)
    chairs: list[Chair] = field(default_factory=list)
    chat: list[ChatLine] = field(default_factory=list)
    over: bool | None = None
    """Whether the game is over, where that has changed."""

    def __bool__(self) -> bool:
        return bool(self.lines or self.chairs or self.chat)


class Room(Gathering):
    """One table, and what may be done there."""

    # -- choosing ----------------------------------------------------------------------------

    def choose(self, holder: str, lines: int, name: str, seat: str | None = None) -> ToStore:
        """Make a choice for a seat of this holder; or refuse it with the reason."""
        game = self.ledger.game
        mine = self.sitting(holder)
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
        return self.carry_out(self.offered(name))

    def choose_for_bot(self, lines: int, name: str) -> ToStore:
        """Make the choice of a bot, if the question is still the one it thought about."""
        self.check_lines(lines)
        if self.bot_turn() is None:
            raise Refusal("stale", "it is not a bot's turn")
        return self.carry_out(self.offered(name))

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

    def carry_out(self, choice: Choice) -> ToStore:
        """Make a choice that was found good."""
        lines, steps, events = self.ledger.choose(choice)
        self.steps += steps
        self.events += events
        self.moved = True
        self.drop_consent()
        return ToStore(lines=lines, over=True if self.ledger.game.over else None)

    # -- going back --------------------------------------------------------------------------

    def undo(self, holder: str, lines: int) -> ToStore:
        """Undo somebody's last choice, or ask the others for it."""
        self.sitting(holder)
        self.check_lines(lines)
        way = self.ways_back().get(holder)
        if way is None:
            why = "at this table nothing is undone" if self.settings.undo == "never" else ""
            raise Refusal("not-allowed", why or "there is nothing of yours to undo")
        if way.state == "free":
            return self.go_back(way.choices, way.seat)
        if self.consent is not None:
            raise Refusal("waiting", "somebody has asked for an undo already")
        others = {seat for seat, who in self.people().items() if who != holder}
        self.consent = Consent(way.seat, way.choices, others)
        self.regrouped = True
        return ToStore()

    def answer(self, holder: str, lines: int, agree: bool) -> ToStore:
        """Answer to an undo that was asked for; who asked takes it back by disagreeing."""
        mine = self.sitting(holder)
        self.check_lines(lines)
        consent = self.consent
        if consent is None:
            raise Refusal("stale", "no undo is asked for")
        if not agree:
            self.drop_consent()
            return ToStore()
        consent.waiting.difference_update(mine)
        self.regrouped = True
        if consent.waiting:
            return ToStore()
        return self.go_back(consent.choices, consent.by)

    def go_back(self, choices: int, seat: int) -> ToStore:
        """Go back, for everybody."""
        over = False if self.ledger.game.over else None
        lines = self.ledger.go_back(choices, seat)
        self.steps, self.events = [], []
        self.moved = self.undone = True
        self.drop_consent()
        return ToStore(lines=lines, over=over)

    def drop_consent(self) -> None:
        """Nobody asks for an undo any more."""
        if self.consent is not None:
            self.consent = None
            self.regrouped = True

    # -- people ------------------------------------------------------------------------------

    def say(self, holder: str, text: str) -> ToStore:
        """Something is said; only who sits here has a voice."""
        seat = self.sitting(holder)[0]
        words = clean(text, CHAT_LENGTH)
        if not words:
            raise Refusal("malformed", "there is nothing to say in that")
        name = self.ledger.rules.seat_names[seat]
        line = ChatLine(self.said, name, self.chairs[seat].name, words, int(time.time()))
        self.said += 1
        self.chat = [*self.chat[1 - CHAT_SHOWN :], line]
        self.spoken.append(line)
        return ToStore(chat=[line])

    def rename(self, holder: str, seat: str, name: str) -> ToStore:
        """Change the name at one's own seat."""
        chair = self.named(seat)
        if chair.number not in self.sitting(holder):
            raise Refusal("foreign", f"{seat} is not your seat")
        return self.replace(msgspec.structs.replace(chair, name=clean(name, NAME_LENGTH)))

    def stand_in(self, holder: str, seat: str, bot: str | None) -> ToStore:
        """Hand a seat to a bot, or back."""
        mine = self.sitting(holder)
        chair = self.named(seat)
        if bot is None:
            if not chair.bot:
                raise Refusal("not-allowed", f"no bot plays {seat}")
            return self.replace(msgspec.structs.replace(chair, bot=""))
        if bot not in LEVELS:
            raise Refusal("unknown", f"there is no bot called {bot[:60]!r}")
        own = chair.number in mine
        if chair.holder and not own and not self.is_abandoned(chair):
            raise Refusal(
                "not-allowed",
                f"{seat} is still here, or was until a moment ago: a bot can take the seat after "
                f"{self.absence:.0f} seconds of absence",
            )
        return self.replace(msgspec.structs.replace(chair, bot=bot))

    def claim(self, holder: str, number: int, name: str) -> ToStore:
        """Somebody with the link takes an open seat."""
        chair = self.chairs[number]
        if chair.holder:
            raise Refusal("taken", "somebody sits there already")
        self.reseated = holder
        return self.replace(Chair(number, clean(name, NAME_LENGTH), holder, ""))

    def release(self, holder: str, number: int) -> ToStore:
        """Somebody gives a seat up; it is open again."""
        if number not in self.sitting(holder):
            raise Refusal("foreign", "that is not your seat")
        self.reseated = holder
        return self.replace(Chair(number, "", "", ""))

    def replace(self, chair: Chair) -> ToStore:
        """Somebody else plays a seat, or under another name."""
        self.chairs[chair.number] = chair
        self.held.clear()
        self.playing = None
        self.drop_consent()
        self.regrouped = True
        return ToStore(chairs=[chair])
