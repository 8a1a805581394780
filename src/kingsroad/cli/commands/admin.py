"""The command admin: what those who run a server do about accounts and what was said.

It works on the database, whether or not the server runs; the server sees it within seconds.
"""

from __future__ import annotations

import argparse
from contextlib import closing
from typing import TYPE_CHECKING

from kingsroad.cli.arguments import BadUsage, describe
from kingsroad.cli.server_options import add_server_options
from kingsroad.cli.status import GOOD

if TYPE_CHECKING:
    from kingsroad.server.storage.accounts import Account
    from kingsroad.server.storage.storage import Storage

LASTS = 24
"""Hours for which a link works."""


def configure(parser: argparse.ArgumentParser) -> None:
    """What the command takes."""
    describe(
        parser,
        "Look after the accounts of a server and what is said at its tables. It reads the database "
        "of the folder, also while the server runs.",
        "kingsroad admin link Ann                    a link that signs Ann in, once\n"
        "kingsroad admin link ann@example.org        the same, or a new account\n"
        "kingsroad admin close Ann                   sign Ann out and keep her out\n"
        "kingsroad admin open Ann                    let her in again\n"
        "kingsroad admin reports                     what was reported\n"
        "kingsroad admin hide TABLE 3                hide a line of the chat",
    )
    add_server_options(parser, ("data", "database"))
    parser.add_argument(
        "--address",
        default="http://localhost:8303",
        metavar="URL",
        help="where people reach the server, for links (default http://localhost:8303)",
    )
    parser.add_argument("what", choices=("link", "close", "open", "reports", "hide"))
    parser.add_argument("about", nargs="*", metavar="WHO", help="a name, a mail address, a table")


def run(arguments: argparse.Namespace) -> int:
    """Do what is asked."""
    wanted = {"link": 1, "close": 1, "open": 1, "reports": 0, "hide": 2}[arguments.what]
    if len(arguments.about) != wanted:
        raise BadUsage(f"admin {arguments.what} wants {wanted} more, as the examples show")
    from kingsroad.server.storage.storage import usable  # noqa: PLC0415 - other commands do without

    with closing(storage_of(arguments)) as storage, usable():
        if arguments.what == "link":
            print(link(storage, arguments.about[0], arguments.address.rstrip("/")))
        elif arguments.what == "reports":
            print_reports(storage)
        elif arguments.what == "hide":
            hide(storage, *arguments.about)
        else:
            close(storage, arguments.about[0], arguments.what == "close")
    return GOOD


def storage_of(arguments: argparse.Namespace) -> Storage:
    """The database of a server. What it needs is imported here, as other commands do without."""
    from kingsroad.server.options import read_options  # noqa: PLC0415 - as the docstring says
    from kingsroad.server.settings import settings_from  # noqa: PLC0415 - likewise
    from kingsroad.server.storage.storage import Storage  # noqa: PLC0415 - likewise

    settings = settings_from(read_options(vars(arguments)))
    settings.check_is_there()
    return Storage(settings.address)


def found(storage: Storage, who: str) -> Account | None:
    """An account by its name or mail."""
    from kingsroad.server.storage import accounts  # noqa: PLC0415 - as above

    if "@" in who:
        return accounts.account_with_mail(storage, who.lower())
    return accounts.account_named(storage, who)


def link(storage: Storage, who: str, address: str) -> str:
    """A link that signs somebody in, once; for an unknown mail address, into a new account."""
    from kingsroad.server.people import tickets  # noqa: PLC0415 - as above
    from kingsroad.server.storage import accounts  # noqa: PLC0415 - likewise

    account = found(storage, who)
    if account is None and "@" not in who:
        raise BadUsage(f"nobody is called {who!r}")
    secret = tickets.new_secret()
    now = storage.clock.now()
    purpose = tickets.DEVICE if account is not None else tickets.MAIL
    data = {} if account is not None else {"mail": who.lower()}
    owner = account.id if account is not None else ""
    ticket = tickets.ticket(purpose, secret, owner, now + LASTS * 3600, data)
    with storage.engine.begin() as connection:
        accounts.add_ticket(connection, ticket, now)
    return f"{address}{tickets.PAGE}#{secret}"


def close(storage: Storage, who: str, closed: bool) -> None:
    """Let somebody in no more, or again."""
    from kingsroad.server.storage import accounts  # noqa: PLC0415 - as above

    account = found(storage, who)
    if account is None:
        raise BadUsage(f"nobody is called {who!r}")
    with storage.engine.begin() as connection:
        accounts.close_account(connection, account.id, closed)
    print(f"{account.name} is {'closed and signed out' if closed else 'open'}.")


def print_reports(storage: Storage) -> None:
    """What people asked to be looked at."""
    from kingsroad.server.storage import meeting  # noqa: PLC0415 - as above

    with storage.engine.connect() as connection:
        listed = meeting.reports(connection)
    for each in listed:
        reason = f" ({each.reason})" if each.reason else ""
        print(f"{each.table} {each.number}  {each.name}: {each.text}{reason}")
    if not listed:
        print("Nothing is reported.")


def hide(storage: Storage, table: str, number: str) -> None:
    """Take something away that was said."""
    from kingsroad.server.storage import meeting  # noqa: PLC0415 - as above

    if not number.isdecimal():
        raise BadUsage(f"{number!r} is no number of a line")
    with storage.engine.begin() as connection:
        if not meeting.hide_chat(connection, table, int(number)):
            raise BadUsage("nothing of that number was said there")
    print("It is hidden.")
