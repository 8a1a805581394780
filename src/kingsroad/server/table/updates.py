"""What is new at a table, told to several: what all may know is put into words once."""

from __future__ import annotations

from typing import Final

from kingsroad.core.event import EVERYBODY
from kingsroad.core.game import NOBODY
from kingsroad.record.course import Course
from kingsroad.server.table import views
from kingsroad.server.table.changes import LastViews
from kingsroad.server.table.outcome import Outcome
from kingsroad.server.table.views import Happened
from kingsroad.server.wire.frames import ENCODER, Question, UndoState, Update


class Updates:
    """The messages about some choices and what happened with them; or about an undo."""

    def __init__(
        self, course: Course, shown: LastViews, outcome: Outcome, lines: int, thinking: str | None
    ) -> None:
        self.course: Final = course
        self.shown: Final = shown
        self.outcome: Final = outcome
        self.lines: Final = lines
        self.thinking: Final = thinking
        self.public: Final = all(move.audience == EVERYBODY for move in outcome.moves) and all(
            event.audience == EVERYBODY for event in outcome.events
        )
        self.happened: Final[dict[tuple[int, str], Happened]] = {}
        self.questions: Final[dict[str, Question]] = {}
        self.updates: Final[dict[tuple[int, str], Update]] = {}
        self.messages: Final[dict[tuple[int, str, str], bytes]] = {}

    def message(self, eyes: int, language: str, undo: UndoState) -> bytes:
        """What is new through a pair of eyes. Who sees the same is sent the same."""
        if self.public and self.shown.open and eyes != self.course.game.seat:
            eyes = NOBODY
        message = self.messages.get((eyes, language, undo))
        if message is None:
            update = self.updates.get((eyes, language))
            if update is None:
                update = self.updates[eyes, language] = self.update(eyes, language)
            update.undo = undo  # it depends on the person, not on the seat
            message = self.messages[eyes, language, undo] = ENCODER.encode(update)
        return message

    def update(self, eyes: int, language: str) -> Update:
        """The message, but for the undo."""
        game = self.course.game
        made, events, log = self.seen_by(NOBODY if self.public else eyes, language)
        return Update(
            lines=self.lines,
            choices=self.course.choices,
            made=made,
            undone=self.outcome.undone,
            events=events,
            log=log,
            changes=self.shown.changes(game, eyes),
            question=self.question(eyes, language),
            over=game.over,
            thinking=self.thinking,
            undo="none",
        )

    def seen_by(self, eyes: int, language: str) -> Happened:
        """What happened, as a seat may know it."""
        found = self.happened.get((eyes, language))
        if found is None:
            found = self.happened[eyes, language] = views.happened(
                self.outcome.moves, self.outcome.events, self.course.rules, eyes, language
            )
        return found

    def question(self, eyes: int, language: str) -> Question:
        """What is asked now. The question is the same for everybody, the options are not."""
        game = self.course.game
        found = self.questions.get(language)
        if found is None:
            found = self.questions[language] = views.question(game, NOBODY, language)
        if eyes == NOBODY or eyes != game.seat:
            return found
        return views.asked_of(game, eyes, found, language)
