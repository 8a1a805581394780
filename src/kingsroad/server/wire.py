"""Every message between server and browser: the contract of the web table (docs/wire.md).

Frames of the WebSocket are JSON objects with a ``type``. Seats are named by their colour. What a
viewer may not know is never in a message to that viewer.
"""

from __future__ import annotations

from typing import Any, Literal

import msgspec

from kingsroad.server.refusal import Code

NAME_LENGTH = 24
CHAT_LENGTH = 500


class Incoming(msgspec.Struct, forbid_unknown_fields=True, tag_field="type"):
    """What a client may send."""


class Choose(Incoming, tag="choose"):
    """Make a choice, by its name, for the seat that is asked."""

    lines: int
    """How many lines the client has seen; the choice is refused if there are more."""
    choice: str
    seat: str | None = None
    """The seat that chooses; with one browser on several seats it guards against a slip."""


class Undo(Incoming, tag="undo"):
    """Go back to my last choice: at once where that is free, else the others are asked."""

    lines: int


class Answer(Incoming, tag="answer"):
    """Agree or not to the undo that another has asked for."""

    lines: int
    agree: bool


class Say(Incoming, tag="say"):
    """Say something to the table."""

    text: str


class StandIn(Incoming, tag="stand-in"):
    """Hand a seat to a bot, or (without a bot) back to its person, or open it by its link."""

    seat: str
    bot: str | None = None


class Rename(Incoming, tag="rename"):
    """Change the name at one of my seats."""

    seat: str
    name: str


class Sync(Incoming, tag="sync"):
    """Send the whole table again."""


class Ping(Incoming, tag="ping"):
    """Ask whether anybody is there."""


FromClient = Choose | Undo | Answer | Say | StandIn | Rename | Sync | Ping


# --- What a table is made of ---------------------------------------------------------------------


class SeatInfo(msgspec.Struct):
    """Who sits where."""

    seat: str
    kind: Literal["person", "bot", "open"]
    """Who plays it now: a person whose seat was handed to a bot counts as a bot."""
    name: str
    """The name of the person, empty without one; of a bot its level."""
    bot: str | None
    """The level of the bot that plays."""
    held: bool
    """Whether a person holds the seat, also while a bot stands in."""
    present: bool
    """Whether its person is connected now."""


class OptionInfo(msgspec.Struct):
    """One thing that may be chosen."""

    choice: str
    """Its name: what `choose` sends and a record writes."""
    verb: str
    noun: str
    """The key of what is chosen; empty where the verb says all."""
    sort: str
    """What the noun is: a tile, a seat, a good, a space ...; empty where there is none."""
    label: str
    """For a button."""
    text: str
    """What it costs and brings."""


class Question(msgspec.Struct):
    """What is asked now."""

    seat: str | None
    """Who must choose; nobody when the game is over."""
    name: str
    """The kind of question, as in the view."""
    text: str
    """The question as a sentence."""
    options: list[OptionInfo]
    """For the seat that is asked, and empty for everybody else."""
    about: dict[str, str]
    """What it is about, by keys: the tile, the line of favors ...; as with the options."""


class EventInfo(msgspec.Struct, omit_defaults=True):
    """Something that happened, for log and animation; a secret keeps only its kind and seat."""

    kind: str
    seat: str | None = None
    subject: str = ""
    amount: int = 0
    goods: dict[str, int] = {}


class LogLine(msgspec.Struct):
    """A sentence of the log."""

    kind: str
    """The kind of the event that it tells, of several that it joins the first."""
    text: str


class Made(msgspec.Struct):
    """A choice that was made."""

    number: int
    """The game has so many choices with this one: the place for replay."""
    seat: str
    """Who chose; ``chance`` for a draw."""
    choice: str
    """Its name; ``draw ?`` where the viewer may not know it."""


class Change(msgspec.Struct, omit_defaults=True):
    """One difference between two views: the value at a path of keys; lists change as a whole."""

    path: list[str]
    value: Any = None
    gone: bool = False
    """The key is there no more."""


class ChatLine(msgspec.Struct):
    """Something that was said."""

    number: int
    seat: str
    name: str
    text: str
    at: int
    """Seconds since 1970."""


class UndoAsked(msgspec.Struct):
    """An undo that waits for consent."""

    by: str
    """The seat that asks."""
    choices: int
    """How many choices the game would go back to."""
    waiting: list[str]
    """The seats that have not answered yet."""


class Settings(msgspec.Struct, forbid_unknown_fields=True):
    """What the table has agreed on."""

    undo: Literal["fair", "never"] = "fair"
    """fair: free until somebody learned something or another person acted, then by consent."""
    analysis: bool = False
    """Whether a seat may ask a bot for advice, and play on elsewhere, while the game runs."""
    spectators: bool = True
    """Whether whoever has the link may watch."""


UndoState = Literal["free", "ask", "none"]


# --- What the server sends -----------------------------------------------------------------------


class Outgoing(msgspec.Struct, tag_field="type"):
    """What a server sends."""


class TableState(Outgoing, tag="table"):
    """Everything, on joining, after a refusal, and when the viewer's place has changed."""

    id: str
    game: str
    title: str
    options: dict[str, str]
    settings: Settings
    lines: int
    """The number to send with the next choice."""
    choices: int
    """How many choices the game has."""
    you: str | None
    """The seat through whose eyes the view is; nobody for a spectator."""
    yours: list[str]
    """All seats of this browser."""
    seats: list[SeatInfo]
    view: dict[str, Any]
    """`View` of the game's documents; its options are those of the question."""
    question: Question
    over: bool
    undo: UndoState
    """Whether my last choice can be undone at once, by asking, or not at all."""
    asked: UndoAsked | None
    thinking: str | None
    """The seat whose bot thinks."""
    chat: list[ChatLine]
    """The last things that were said."""


class Update(Outgoing, tag="update"):
    """What is new since the message before; it is on disk."""

    lines: int
    choices: int
    made: list[Made]
    undone: bool
    """The game went back; then nothing was made and `changes` lead to the earlier table."""
    events: list[EventInfo]
    log: list[LogLine]
    """The events as sentences."""
    changes: list[Change]
    """What differs in the view."""
    question: Question
    over: bool
    thinking: str | None
    undo: UndoState
    """The last field: news.py puts it behind what is the same for several."""


class People(Outgoing, tag="people"):
    """Who sits, who is there, who thinks, who asks for an undo."""

    seats: list[SeatInfo]
    thinking: str | None
    asked: UndoAsked | None


class Said(Outgoing, tag="said"):
    """Somebody said something."""

    line: ChatLine


class Refused(Outgoing, tag="refused"):
    """A message was not obeyed; where it was about the game, the whole table follows."""

    code: Code
    reason: str
    about: str = ""
    """The type of the message that was refused."""


class Pong(Outgoing, tag="pong"):
    """Yes."""


FromServer = TableState | Update | People | Said | Refused | Pong


DECODER: msgspec.json.Decoder[FromClient] = msgspec.json.Decoder(FromClient)
ENCODER = msgspec.json.Encoder()
