"""Who is told what: every message that leaves a table is made here, for the one who gets it.

What somebody may see of the game is said in `views`; nothing is told before it is on disk.
"""

from __future__ import annotations

from typing import Final

from kingsroad.bots.persons import bot_name
from kingsroad.core.game import NOBODY
from kingsroad.server.table import views
from kingsroad.server.table.chairs import Chair, Chairs
from kingsroad.server.table.changes import LastViews
from kingsroad.server.table.chat import Chat
from kingsroad.server.table.incidents import Incidents
from kingsroad.server.table.ledger import Ledger
from kingsroad.server.table.outcome import Outcome
from kingsroad.server.table.timing import Timing
from kingsroad.server.table.undo import Undos
from kingsroad.server.table.updates import Updates
from kingsroad.server.table.viewers import Viewer, Viewers
from kingsroad.server.table.votes import Votes
from kingsroad.server.wire.clocks import ClockState
from kingsroad.server.wire.frames import (
    ENCODER,
    Clocks,
    Happened,
    MotionInfo,
    Outgoing,
    People,
    Said,
    SeatInfo,
    Settings,
    TableState,
    UndoAsked,
    UndoState,
)

END: Final = b""
"""A message without anything in it ends the connection."""


class Publisher:
    """Tells the viewers of a table what each of them may know."""

    def __init__(
        self,
        table: str,
        settings: Settings,
        ledger: Ledger,
        chairs: Chairs,
        chat: Chat,
        undos: Undos,
        viewers: Viewers,
        timing: Timing,
        incidents: Incidents,
        votes: Votes,
        rematch: str,
    ) -> None:
        self.table: Final = table
        self.settings: Final = settings
        self.ledger: Final = ledger
        self.chairs: Final = chairs
        self.chat: Final = chat
        self.undos: Final = undos
        self.viewers: Final = viewers
        self.timing: Final = timing
        self.incidents: Final = incidents
        self.votes: Final = votes
        self.rematch = rematch
        self.shown: Final = LastViews(not ledger.rules.hidden)

    # -- what is new -------------------------------------------------------------------------

    def publish(self, outcome: Outcome) -> None:
        """Tell everybody what came of an action. It must be on disk."""
        if outcome.moves or outcome.undone:
            self.tell_game(outcome)
        for line in outcome.said:
            self.tell_all(Said(line))
        if outcome.clock_changed:
            self.tell_clocks()
        for incident in outcome.incidents:
            self.tell_all(Happened(incident))
        if outcome.people_changed:  # last: who may look no more is sent away
            self.tell_people(outcome.reseated)

    def tell_clocks(self) -> None:
        """Tell everybody how much time there is."""
        clocks = self.clock_state()
        if clocks is not None:
            self.tell_all(Clocks(clocks))

    def tell_game(self, outcome: Outcome) -> None:
        """The game went on, or back."""
        self.shown.turn()
        updates = Updates(self.ledger, self.shown, outcome, self.ledger.lines, self.thinking())
        ways = self.undos.ways()
        for viewer in self.viewers:
            eyes = viewer.viewpoint
            known = self.shown.was_shown(eyes)
            if known:
                way = ways.get(viewer.holder)
                undo: UndoState = "none" if way is None else way.state
                viewer.send(updates.message(eyes, viewer.language, undo))
            # One browser on several seats looks through other eyes now.
            if not known or self.viewpoint(viewer) != eyes:
                self.send_table(viewer)

    def tell_people(self, reseated: str = "", besides: Viewer | None = None) -> None:
        """Tell everybody who is there; whose own seats have changed gets the whole table."""
        message = ENCODER.encode(
            People(
                self.seat_infos(),
                self.thinking(),
                self.undo_asked(),
                self.motion_info(),
                self.watching(),
                self.rematch,
            )
        )
        for viewer in self.viewers:
            if not self.may_look(viewer.holder):
                viewer.send(END)
            elif self.viewpoint(viewer) != viewer.viewpoint or (
                reseated and viewer.holder == reseated
            ):
                self.send_table(viewer)
            elif viewer is not besides:
                viewer.send(message)

    def tell_all(self, message: Outgoing) -> None:
        """Tell everybody the same."""
        data = ENCODER.encode(message)
        for viewer in self.viewers:
            viewer.send(data)

    # -- the whole table ---------------------------------------------------------------------

    def send_table(self, viewer: Viewer) -> None:
        """Send the whole table."""
        viewer.viewpoint = self.viewpoint(viewer)
        viewer.send(ENCODER.encode(self.state(viewer)))

    def state(self, viewer: Viewer) -> TableState:
        """The whole table as one connection may see it."""
        ledger = self.ledger
        names = ledger.rules.seat_names
        you = viewer.viewpoint
        return TableState(
            id=self.table,
            game=ledger.rules.key,
            title=ledger.rules.title,
            options=ledger.options,
            settings=self.settings,
            lines=ledger.lines,
            choices=ledger.choices,
            you=None if you == NOBODY else names[you],
            yours=[names[seat] for seat in self.chairs.seats_of(viewer.holder)],
            seats=self.seat_infos(),
            view=self.shown.look(ledger.game, you),
            question=views.question(ledger.game, you, viewer.language),
            over=ledger.game.over,
            undo=self.undos.state_of(viewer.holder),
            asked=self.undo_asked(),
            thinking=self.thinking(),
            chat=self.chat.lines,
            clock=self.clock_state(),
            incidents=self.incidents.shown,
            motion=self.motion_info(),
            watching=self.watching(),
            absence=int(self.viewers.absence),
            rematch=self.rematch,
        )

    def forget_views(self) -> None:
        """Nobody looks any more, so no changes will be sent."""
        self.shown.clear()

    # -- who may see what --------------------------------------------------------------------

    def may_look(self, holder: str) -> bool:
        """Whether somebody may see this table."""
        return self.settings.spectators or bool(self.chairs.seats_of(holder))

    def viewpoint(self, viewer: Viewer) -> int:
        """Through whose eyes a connection looks: the seat that is asked, if it holds it."""
        seats = self.chairs.seats_of(viewer.holder)
        asked = self.ledger.game.seat
        if asked in seats and (len(seats) == 1 or not self.chairs[asked].bot):
            return asked
        if viewer.viewpoint in seats:
            return viewer.viewpoint
        return seats[0] if seats else NOBODY

    def undo_asked(self) -> UndoAsked | None:
        """The undo that waits for consent."""
        request = self.undos.request
        if request is None:
            return None
        names = self.ledger.rules.seat_names
        waiting = [names[seat] for seat in sorted(request.waiting)]
        return UndoAsked(names[request.by], request.choices, waiting)

    def clock_state(self) -> ClockState | None:
        """All clocks, if there are any."""
        return self.timing.state(self.ledger.rules.seat_names)

    def motion_info(self) -> MotionInfo | None:
        """What is asked about a seat, and who must agree."""
        motion = self.votes.current()
        if motion is None:
            return None
        names = self.ledger.rules.seat_names
        asking = self.chairs.seats_of(motion.by)
        waiting = [
            names[seat]
            for holder in self.votes.waiting(motion)
            for seat in self.chairs.seats_of(holder)
        ]
        return MotionInfo(
            motion.kind,
            names[motion.seat],
            motion.bot,
            names[asking[0]] if asking else "",
            sorted(waiting, key=names.index),
        )

    def watching(self) -> list[str]:
        """Who looks on without a seat."""
        looking = {
            viewer.holder or str(id(viewer)): viewer.name
            for viewer in self.viewers
            if not self.chairs.seats_of(viewer.holder)
        }
        return sorted(looking.values())

    def thinking(self) -> str | None:
        """The seat whose bot thinks."""
        seat = self.ledger.game.seat
        return self.ledger.rules.seat_names[seat] if self.chairs.bot_at(seat) else None

    def seat_infos(self) -> list[SeatInfo]:
        """Who sits where."""
        return [self.seat_info(chair) for chair in self.chairs]

    def seat_info(self, chair: Chair) -> SeatInfo:
        """A chair as everybody may see it: never with the holder's secret, not even its hash."""
        held = bool(chair.holder)
        present = held and self.viewers.is_present(chair.holder)
        return SeatInfo(
            seat=self.ledger.rules.seat_names[chair.number],
            kind="bot" if chair.bot else "person" if held else "open",
            name=chair.name if held else bot_name(chair.bot),
            bot=chair.bot or None,
            held=held,
            present=present,
            seen=chair.seen if held and not present else None,
        )
