"""The tables of the database. What changes here needs a migration in `migrations/versions`."""

from __future__ import annotations

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    SmallInteger,
    String,
    Table,
    Text,
)

metadata = MetaData()

SECRET = {"secret": True}
"""Of a column that is not handed out, not even to the person that the row is about."""

tables = Table(
    "tables",
    metadata,
    Column("id", String(20), primary_key=True),
    Column("game", String(40), nullable=False),
    Column("rules", Integer, nullable=False),
    Column("players", SmallInteger, nullable=False),
    Column("options", Text, nullable=False),
    Column("settings", Text, nullable=False),
    Column("seed", String(64), nullable=False, info=SECRET),
    Column("origin", Text, nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("over", Boolean, nullable=False),
    Column("creator", String(64), nullable=False, info=SECRET),
    Column("listed", Boolean, nullable=False),
    Column("motion", Text, nullable=False),
    Column("rematch", String(20), nullable=False),
    Column("round", Integer, nullable=False),
    Column("scores", Text, nullable=False),
    Index("tables_by_creator", "creator"),
    Index("tables_by_listed", "listed"),
)
"""What is known of a table without its lines; the seed deals and never leaves the server. Who set
it up keeps it in sight, with or without a seat; of the oldest tables nobody knows who did. Whether
the lobby shows it, what its people vote on, the table at which they play on, how far the game has
come, and the points of each seat when it is over."""

chairs = Table(
    "chairs",
    metadata,
    Column("table_id", String(20), ForeignKey("tables.id"), primary_key=True),
    Column("number", SmallInteger, primary_key=True),
    Column("name", Text, nullable=False),
    Column("holder", String(64), nullable=False, info=SECRET),
    Column("bot", String(40), nullable=False),
    Column("generation", Integer, nullable=False),
    Column("seen", BigInteger, nullable=False),
    Index("chairs_by_holder", "holder"),
)
"""The links of a seat belong to its generation: a later one makes them worthless. `seen` is when
its person was last there."""

lines = Table(
    "lines",
    metadata,
    Column("table_id", String(20), ForeignKey("tables.id"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("kind", String(8), nullable=False),
    Column("seat", SmallInteger, nullable=False),
    Column("text", Text, nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("digest", String(32), nullable=False, server_default=""),
    sqlite_with_rowid=False,
)
"""Choices and undos. Lines are only added; two with one number cannot be. Each has a digest of
itself and all before it, but those from before there was one."""

chat = Table(
    "chat",
    metadata,
    Column("table_id", String(20), ForeignKey("tables.id"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("seat", String(20), nullable=False),
    Column("name", Text, nullable=False),
    Column("text", Text, nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("holder", String(64), nullable=False, info=SECRET),
    Column("hidden", Boolean, nullable=False),
    Index("chat_by_holder", "holder"),
    sqlite_with_rowid=False,
)
"""What was said, and by whom; what was said first, nobody knows by whom but for the name."""

notes = Table(
    "notes",
    metadata,
    Column("table_id", String(20), ForeignKey("tables.id"), primary_key=True),
    Column("holder", String(64), primary_key=True, info=SECRET),
    Column("text", Text, nullable=False),
    Column("at", BigInteger, nullable=False),
    Index("notes_by_holder", "holder"),
)
"""What somebody keeps in mind about a table; nobody else reads it."""

pulse = Table(
    "pulse",
    metadata,
    Column("number", SmallInteger, primary_key=True),
    Column("at", BigInteger, nullable=False),
)
"""One row, written to see whether anything can be written."""

reviews = Table(
    "reviews",
    metadata,
    Column("table_id", String(20), ForeignKey("tables.id"), primary_key=True),
    Column("seal", String(64), nullable=False),
    Column("document", Text, nullable=False),
    Column("at", BigInteger, nullable=False),
)
"""What was found out about a finished game, as JSON; the seal says for which course of it."""

accounts = Table(
    "accounts",
    metadata,
    Column("id", String(64), primary_key=True),
    Column("name", Text, nullable=False),
    Column("folded", Text, nullable=False),
    Column("mail", Text, nullable=True),
    Column("created", BigInteger, nullable=False),
    Column("closed", Boolean, nullable=False),
    Index("accounts_by_name", "folded", unique=True),
    Index("accounts_by_mail", "mail", unique=True),
)
"""People who are known on more than one browser. Their id is what chairs say of a holder; names
are unlike even without regard to capitals."""

sessions = Table(
    "sessions",
    metadata,
    Column("token", String(64), primary_key=True, info=SECRET),
    Column("account_id", String(64), ForeignKey("accounts.id"), nullable=False),
    Column("device", Text, nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("seen", BigInteger, nullable=False),
    Index("sessions_by_account", "account_id"),
)
"""The browsers of an account, by the hash of what is in their cookie."""

passkeys = Table(
    "passkeys",
    metadata,
    Column("id", String(1400), primary_key=True),
    Column("account_id", String(64), ForeignKey("accounts.id"), nullable=False),
    Column("public_key", Text, nullable=False, info=SECRET),
    Column("counter", BigInteger, nullable=False),
    Column("device", Text, nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("used", BigInteger, nullable=False),
    Index("passkeys_by_account", "account_id"),
)

tickets = Table(
    "tickets",
    metadata,
    Column("token", String(64), primary_key=True),
    Column("purpose", String(20), nullable=False),
    Column("account_id", String(64), nullable=False),
    Column("data", Text, nullable=False),
    Column("expires", BigInteger, nullable=False),
    Column("used", BigInteger, nullable=False),
)
"""What works once and not for long: links by mail, links for another device, challenges of
passkeys. By their hash; `used` is when, or 0."""

invitations = Table(
    "invitations",
    metadata,
    Column("table_id", String(20), ForeignKey("tables.id"), primary_key=True),
    Column("number", SmallInteger, primary_key=True),
    Column("account_id", String(64), ForeignKey("accounts.id"), nullable=False),
    Column("by", Text, nullable=False),
    Column("at", BigInteger, nullable=False),
    Index("invitations_by_account", "account_id"),
)
"""Open seats that are offered to somebody by name; `by` is the name of who did."""

reports = Table(
    "reports",
    metadata,
    Column("table_id", String(20), ForeignKey("tables.id"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("holder", String(64), primary_key=True),
    Column("reason", Text, nullable=False),
    Column("at", BigInteger, nullable=False),
)
"""What was said at a table, by its number, that somebody wants operators to look at."""

clocks = Table(
    "clocks",
    metadata,
    Column("table_id", String(20), ForeignKey("tables.id"), primary_key=True),
    Column("state", Text, nullable=False),
)
"""The clocks of a table that has some, as they stood when one was last stopped or started."""

waiting = Table(
    "waiting",
    metadata,
    Column("table_id", String(20), ForeignKey("tables.id"), primary_key=True),
    Column("number", SmallInteger, primary_key=True),
    Column("since", BigInteger, nullable=False),
    Column("due", BigInteger),
    Column("alarm", BigInteger),
    Column("acts", BigInteger),
    Column("told", Boolean, nullable=False),
    Index("waiting_by_alarm", "alarm"),
    Index("waiting_by_acts", "acts"),
    Index("waiting_by_told", "told", "since"),
)
"""Every seat whose person is waited for, in milliseconds since 1970: since when, when the time is
out, when its person is reminded, when the clock acts by itself; and whether they were told."""

incidents = Table(
    "incidents",
    metadata,
    Column("table_id", String(20), ForeignKey("tables.id"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("kind", String(20), nullable=False),
    Column("seat", String(20), nullable=False),
    Column("by", String(20), nullable=False),
    Column("bot", String(40), nullable=False),
    Column("seconds", Integer, nullable=False),
    Column("choices", Integer, nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("name", Text, nullable=False),
    Column("holder", String(64), nullable=False, info=SECRET),
    Index("incidents_by_holder", "holder"),
    sqlite_with_rowid=False,
)
"""What happened at tables besides the game, and to whom."""

hours = Table(
    "hours",
    metadata,
    Column("number", SmallInteger, primary_key=True),
    Column("at", BigInteger, nullable=False),
)
"""One row: when clocks were last looked at, in milliseconds since 1970."""

servers = Table(
    "servers",
    metadata,
    Column("id", String(20), primary_key=True),
    Column("until", BigInteger, nullable=False),
    Column("seal", String(64), nullable=False),
)
"""Where several servers share the database: until when each is alive, in milliseconds since 1970 by
the clock of the database, and what shows that all have the same key."""

leases = Table(
    "leases",
    metadata,
    Column("table_id", String(20), ForeignKey("tables.id"), primary_key=True),
    Column("owner", String(20), nullable=False),
    Column("epoch", Integer, nullable=False),
)
"""Which of several servers has a table; empty if none. The epoch rises each time one takes it."""

channels = Table(
    "channels",
    metadata,
    Column("id", String(32), primary_key=True, info={"secret": True}),
    Column("person", String(64), nullable=False),
    Column("kind", String(20), nullable=False),
    Column("address", Text, nullable=False),
    Column("details", Text, nullable=False, info={"secret": True}),
    Column("language", String(10), nullable=False),
    Column("origin", Text, nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("used", BigInteger, nullable=False),
    Column("failures", Integer, nullable=False),
    Column("error", String(40), nullable=False),
    Column("sleeps", BigInteger, nullable=False),
    Index("channels_by_person", "person"),
)
"""How people want to be called when a table waits for them; persons as chairs name them."""

results = Table(
    "results",
    metadata,
    Column("table_id", String(20), ForeignKey("tables.id"), primary_key=True),
    Column("number", SmallInteger, primary_key=True),
    Column("place", SmallInteger, nullable=False),
    Column("score", Integer, nullable=False),
    Column("bot", String(40), nullable=False),
    Column("at", BigInteger, nullable=False),
)
"""How games ended, seat by seat, with the bot that played in the end; ratings follow from these."""
