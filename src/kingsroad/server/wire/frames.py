"""Every message between server and browser: the contract of the web table (docs/wire.md).

Frames of the WebSocket are JSON objects with a ``type``. Seats are named by their colour. What a
viewer may not know is never in a message to that viewer.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Literal

import msgspec

from kingsroad.server.errors import Code
from kingsroad.server.wire.clocks import ClockState, ClockTerms

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


class Free(Incoming, tag="free"):
    """Ask the others to free the seat of somebody who is gone, so that it has a new link."""

    seat: str


class Vote(Incoming, tag="vote"):
    """Agree or not to what is asked about a seat; who asked withdraws it by disagreeing."""

    agree: bool


class Withdraw(Incoming, tag="withdraw"):
    """Make the link of an open seat worthless; there is a new one."""

    seat: str


class Rename(Incoming, tag="rename"):
    """Change the name at one of my seats."""

    seat: str
    name: str


class GiveTime(Incoming, tag="give-time"):
    """Give another's clock more time."""

    seat: str
    seconds: int


class Pause(Incoming, tag="pause"):
    """Ask for a pause of the clocks, agree to one, or (without consent) refuse or withdraw it."""

    agree: bool = True


class Resume(Incoming, tag="resume"):
    """Let the clocks run again."""


class Look(Incoming, tag="look"):
    """Whether this table is on my screen: who sees it need not be called."""

    visible: bool


class Sync(Incoming, tag="sync"):
    """Send the whole table again."""


class Ping(Incoming, tag="ping"):
    """Ask whether anybody is there."""


FromClient = (
    Choose
    | Undo
    | Answer
    | Say
    | StandIn
    | Free
    | Vote
    | Withdraw
    | Rename
    | GiveTime
    | Pause
    | Resume
    | Look
    | Sync
    | Ping
)


# --- What a table is made of ---------------------------------------------------------------------


class SeatInfo(msgspec.Struct):
    """Who sits where."""

    seat: str
    kind: Literal["person", "bot", "open"]
    """Who plays it now: a person whose seat was handed to a bot counts as a bot."""
    name: str
    """The name of the person, empty without one; of a bot its name, or its level without one."""
    bot: str | None
    """The key of the bot that plays: of a person, or a level."""
    held: bool
    """Whether a person holds the seat, also while a bot stands in."""
    present: bool
    """Whether its person is connected now."""
    seen: int | None
    """When a person who is away was last here, in seconds since 1970."""


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


class Handful(msgspec.Struct):
    """Several cubes at once, for a question that is asked cube by cube."""

    choices: list[str]
    """What to choose, one after another."""
    goods: list[str]
    """All cubes of it, those included about which nobody is asked."""


class Question(msgspec.Struct, omit_defaults=True):
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
    """What it is about, by keys: the tile, the line of favors ...; everybody may know it."""
    foregone: str = ""
    """The choice that needs no thought: the only one, or to take what costs nothing."""
    handfuls: list[Handful] = []
    """What it comes to, where several cubes are asked for one by one."""


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
    hidden: bool = False
    """Operators, or who said it, took it away: there is no text."""


IncidentKind = Literal[
    "lapsed",
    "bot",
    "returned",
    "gave",
    "paused",
    "resumed",
    "joined",
    "left",
    "seated",
    "opened",
    "freed",
    "reclaimed",
    "withdrawn",
    "hurried",
]


class Incident(msgspec.Struct):
    """Something that happened at the table besides the game."""

    number: int
    kind: IncidentKind
    """lapsed: the time of the seat is out; bot: a bot plays it; returned: its person plays again;
    gave: it was given time; paused and resumed: the clocks stand, or run again; joined and left:
    its person; seated: a bot has it for its own; opened: that bot is gone; freed: the others gave
    up waiting for its person; reclaimed: its person has it on another browser; withdrawn: its
    link leads nowhere any more; hurried: its bot thinks less than usual, as the server is busy."""
    seat: str
    by: str
    """The seat whose doing it was; empty if it was nobody's."""
    bot: str
    seconds: int
    choices: int
    """After so many choices of the game."""
    at: int
    """Seconds since 1970."""
    name: str = ""
    """Of the person, if there is one."""


class MotionInfo(msgspec.Struct):
    """What is asked about a seat, and waits for consent."""

    kind: Literal["bot", "open", "free"]
    """bot: a bot shall play it; open: the bot shall go; free: its person is gone for good."""
    seat: str
    bot: str
    """The level, where a bot shall play."""
    by: str
    """The seat that asks."""
    waiting: list[str]
    """The seats that have not agreed yet."""


class UndoAsked(msgspec.Struct):
    """An undo that waits for consent."""

    by: str
    """The seat that asks."""
    choices: int
    """How many choices the game would go back to."""
    waiting: list[str]
    """The seats that have not answered yet."""


class RatingRange(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    """Whom a table of the lobby is for, by their rating at its game; both ends belong to it."""

    least: int | None = None
    most: int | None = None


class Settings(msgspec.Struct, forbid_unknown_fields=True):
    """What the table has agreed on."""

    undo: Literal["fair", "never"] = "fair"
    """fair: free until somebody learned something or another person acted, then by consent."""
    analysis: bool = False
    """Whether a seat may ask a bot for advice, and play on elsewhere, while the game runs."""
    spectators: bool = True
    """Whether whoever has the link may watch."""
    clock: ClockTerms | None = None
    """How much time everybody has; as much as they like if nothing is said."""
    range: RatingRange | None = None
    """Who may sit down from the lobby; whoever is invited may in any case."""


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
    view: Mapping[str, Any]
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
    clock: ClockState | None
    """The clocks, if the table has some."""
    incidents: list[Incident]
    """The last things that happened besides the game."""
    motion: MotionInfo | None
    """What the table votes on."""
    watching: list[str]
    """Who looks on without a seat, by name; guests have none."""
    absence: int
    """Without a clock: after so many seconds of absence the others may vote on a seat."""
    rematch: str
    """The table at which they play again, if there is one."""


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
    """As in `table`."""


class People(Outgoing, tag="people"):
    """Who sits, who is there, who looks on, who thinks, who asks for what."""

    seats: list[SeatInfo]
    thinking: str | None
    asked: UndoAsked | None
    motion: MotionInfo | None
    watching: list[str]
    rematch: str


class Said(Outgoing, tag="said"):
    """Somebody said something."""

    line: ChatLine


class Clocks(Outgoing, tag="clock"):
    """A clock was stopped, started or set."""

    clock: ClockState


class Happened(Outgoing, tag="incident"):
    """Something happened besides the game."""

    incident: Incident


class Refused(Outgoing, tag="refused"):
    """A message was not obeyed; where it was about the game, the whole table follows."""

    code: Code
    reason: str
    about: str = ""
    """The type of the message that was refused."""


class Pong(Outgoing, tag="pong"):
    """Yes."""


class News(Outgoing, tag="news"):
    """Look again: something has changed in the lobby, or in the list of your games."""

    about: Literal["lobby", "games"]


FromServer = TableState | Update | People | Said | Clocks | Happened | Refused | Pong | News


DECODER: msgspec.json.Decoder[FromClient] = msgspec.json.Decoder(FromClient)
ENCODER = msgspec.json.Encoder()
