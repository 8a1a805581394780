"""Who is at a table, and what each of them is told."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Final

from kingsroad.core.event import Event
from kingsroad.core.game import NOBODY
from kingsroad.server import show
from kingsroad.server.ledger import Ledger, Step
from kingsroad.server.news import News
from kingsroad.server.refusal import Refusal
from kingsroad.server.seating import Chair, seat_info
from kingsroad.server.sights import Sights
from kingsroad.server.tokens import same
from kingsroad.server.undoing import Consent, Way, ways_back
from kingsroad.server.wire import (
    ENCODER,
    ChatLine,
    Outgoing,
    People,
    Said,
    SeatInfo,
    Settings,
    TableState,
    UndoAsked,
    UndoState,
)
from kingsroad.text import ENGLISH

ABSENCE: Final = 60.0
"""Seconds after which the seat of somebody who left may be handed to a bot by others."""

Send = Callable[[bytes], None]


class Viewer:
    """A connection: whose it is, its language, whose eyes it looks through, and how to reach it."""

    __slots__ = ("holder", "language", "send", "viewpoint")

    def __init__(self, holder: str, send: Send, language: str = ENGLISH) -> None:
        self.holder = holder
        self.language = language
        self.send = send
        self.viewpoint = NOBODY


class Gathering:
    """The people around a table: chairs and viewers, and what must still be told to them."""

    def __init__(
        self,
        table: str,
        ledger: Ledger,
        chairs: list[Chair],
        settings: Settings,
        chat: list[ChatLine] | None = None,
        absence: float = ABSENCE,
    ) -> None:
        self.id: Final = table
        self.ledger: Final = ledger
        self.chairs: Final = chairs
        self.settings: Final = settings
        self.chat: list[ChatLine] = chat if chat is not None else []
        self.said = self.chat[-1].number + 1 if self.chat else 0
        self.absence: Final = absence
        self.viewers: list[Viewer] = []
        self.left: dict[str, float] = {}
        self.opened: Final = time.monotonic()
        self.playing: dict[int, str] | None = None
        self.held: dict[str, list[int]] = {}
        """The seats of those who were asked for them; forgotten when a chair changes."""
        self.consent: Consent | None = None
        self.sights: Final = Sights(not ledger.rules.hidden)
        self.steps: list[Step] = []
        self.events: list[Event] = []
        self.undone = False
        self.moved = False
        self.regrouped = False
        self.reseated = ""
        """Whose own seats have changed."""
        self.spoken: list[ChatLine] = []

    # -- who is who --------------------------------------------------------------------------

    def seats_of(self, holder: str) -> list[int]:
        """The seats that somebody holds."""
        if not holder:
            return []
        seats = self.held.get(holder)
        if seats is None:
            seats = [chair.number for chair in self.chairs if same(chair.holder, holder)]
            if seats:
                self.held[holder] = seats
        return seats

    def people(self) -> dict[int, str]:
        """The seats that people play now, with who they are."""
        if self.playing is None:
            self.playing = {chair.number: chair.holder for chair in self.chairs if chair.is_person}
        return self.playing

    def named(self, name: str) -> Chair:
        """A chair by the colour of its seat."""
        for chair in self.chairs:
            if self.ledger.rules.seat_names[chair.number] == name:
                return chair
        raise Refusal("unknown", f"there is no seat called {name!r} at this table")

    def sitting(self, holder: str) -> list[int]:
        """The seats of somebody who must have one."""
        seats = self.seats_of(holder)
        if not seats:
            raise Refusal("foreign", "you have no seat at this table")
        return seats

    def may_look(self, holder: str) -> bool:
        """Whether somebody may see this table."""
        return self.settings.spectators or bool(self.seats_of(holder))

    def check_sight(self, holder: str) -> None:
        """Refuse who may not see this table."""
        if not self.may_look(holder):
            raise Refusal("not-allowed", "this table has no spectators")

    def is_present(self, holder: str) -> bool:
        """Whether somebody is connected."""
        return any(viewer.holder == holder for viewer in self.viewers)

    def is_abandoned(self, chair: Chair) -> bool:
        """Whether the person of a seat has been away for long."""
        if self.is_present(chair.holder):
            return False
        return time.monotonic() - self.left.get(chair.holder, self.opened) >= self.absence

    def bot_turn(self) -> tuple[int, str] | None:
        """The seat and level of the bot that must choose now."""
        seat = self.ledger.game.seat
        if seat < 0 or not self.chairs[seat].bot:
            return None
        return seat, self.chairs[seat].bot

    # -- coming and going --------------------------------------------------------------------

    def join(self, viewer: Viewer) -> None:
        """Somebody looks: everything is sent, and the others hear who is there."""
        self.check_sight(viewer.holder)
        newcomer = bool(self.seats_of(viewer.holder)) and not self.is_present(viewer.holder)
        self.viewers.append(viewer)
        self.left.pop(viewer.holder, None)
        self.send_all(viewer)
        if newcomer:
            self.tell_people(besides=viewer)

    def leave(self, viewer: Viewer) -> None:
        """Somebody is gone."""
        if viewer not in self.viewers:
            return
        self.viewers.remove(viewer)
        if not self.viewers:
            self.sights.clear()
        if self.seats_of(viewer.holder) and not self.is_present(viewer.holder):
            self.left[viewer.holder] = time.monotonic()
            self.tell_people()

    def ways_back(self) -> dict[str, Way]:
        """How those who can undo their last choice can do it."""
        if self.settings.undo == "never":
            return {}
        ways = ways_back(self.ledger, self.people())
        if self.ledger.game.over and self.ledger.rules.secrets:
            return {who: way for who, way in ways.items() if not self.all_is_told(who)}
        return ways

    def all_is_told(self, holder: str) -> bool:
        """Whether secrets of others lie open at the end; also of those for whom a bot stands in."""
        return any(chair.holder not in ("", holder) for chair in self.chairs)

    # -- telling -----------------------------------------------------------------------------

    def publish(self) -> None:
        """Tell everybody what is new, each what they may know. It must be on disk."""
        if self.moved:
            self.tell_news()
        if self.regrouped:
            self.tell_people()
        for line in self.spoken:
            self.tell(Said(line))
        self.steps, self.events, self.spoken = [], [], []
        self.moved = self.undone = self.regrouped = False
        self.reseated = ""

    def tell_news(self) -> None:
        """The table has changed."""
        sights = self.sights
        sights.turn()
        news = News(self.ledger, sights, self.steps, self.events, self.undone, self.thinking())
        ways = self.ways_back()
        for viewer in self.viewers:
            eyes = viewer.viewpoint
            known = sights.was_shown(eyes)
            if known:
                way = ways.get(viewer.holder)
                undo: UndoState = "none" if way is None else way.state
                viewer.send(news.message(eyes, viewer.language, undo))
            # One browser on several seats looks through other eyes now.
            if not known or self.viewpoint(viewer) != eyes:
                self.send_all(viewer)

    def viewpoint(self, viewer: Viewer) -> int:
        """Through whose eyes a connection looks: the seat that is asked, if it holds it."""
        seats = self.seats_of(viewer.holder)
        asked = self.ledger.game.seat
        if asked in seats and (len(seats) == 1 or not self.chairs[asked].bot):
            return asked
        if viewer.viewpoint in seats:
            return viewer.viewpoint
        return seats[0] if seats else NOBODY

    def send_all(self, viewer: Viewer) -> None:
        """Send the whole table."""
        viewer.viewpoint = self.viewpoint(viewer)
        viewer.send(ENCODER.encode(self.state(viewer)))

    def state(self, viewer: Viewer) -> TableState:
        """The whole table as one connection may see it."""
        ledger = self.ledger
        names = ledger.rules.seat_names
        you = viewer.viewpoint
        return TableState(
            id=self.id,
            game=ledger.rules.key,
            title=ledger.rules.title,
            options=ledger.options,
            settings=self.settings,
            lines=ledger.lines,
            choices=ledger.choices,
            you=None if you == NOBODY else names[you],
            yours=[names[seat] for seat in self.seats_of(viewer.holder)],
            seats=self.seat_infos(),
            view=self.sights.look(ledger.game, you),
            question=show.question(ledger.game, you, viewer.language),
            over=ledger.game.over,
            undo=self.undo_state(viewer.holder),
            asked=self.asked(),
            thinking=self.thinking(),
            chat=self.chat,
        )

    def undo_state(self, holder: str) -> UndoState:
        """Whether somebody can undo."""
        way = self.ways_back().get(holder)
        return "none" if way is None else way.state

    def asked(self) -> UndoAsked | None:
        """The undo that waits for consent."""
        consent = self.consent
        if consent is None:
            return None
        names = self.ledger.rules.seat_names
        waiting = [names[seat] for seat in sorted(consent.waiting)]
        return UndoAsked(names[consent.by], consent.choices, waiting)

    def thinking(self) -> str | None:
        """The seat whose bot thinks."""
        turn = self.bot_turn()
        return None if turn is None else self.ledger.rules.seat_names[turn[0]]

    def seat_infos(self) -> list[SeatInfo]:
        """Who sits where."""
        names = self.ledger.rules.seat_names
        return [
            seat_info(chair, names[chair.number], self.is_present(chair.holder))
            for chair in self.chairs
        ]

    def tell_people(self, besides: Viewer | None = None) -> None:
        """Tell everybody who is there; whose own seats have changed gets the whole table."""
        message = ENCODER.encode(People(self.seat_infos(), self.thinking(), self.asked()))
        for viewer in self.viewers:
            if not self.may_look(viewer.holder):
                viewer.send(b"")  # an empty message ends the connection
            elif self.viewpoint(viewer) != viewer.viewpoint or (
                self.reseated and viewer.holder == self.reseated
            ):
                self.send_all(viewer)
            elif viewer is not besides:
                viewer.send(message)

    def tell(self, message: Outgoing) -> None:
        """Tell everybody the same."""
        data = ENCODER.encode(message)
        for viewer in self.viewers:
            viewer.send(data)
