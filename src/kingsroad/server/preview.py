"""What a link to a page shows where it is pasted: tags that messengers and networks read."""

from __future__ import annotations

from html import escape
from typing import Final

from sqlalchemy.exc import SQLAlchemyError

from kingsroad.core.errors import KingsroadError
from kingsroad.library import GAMES
from kingsroad.server.errors import Refusal
from kingsroad.server.service import Service
from kingsroad.server.table.room import Room

SITE: Final = "Kingsroad"
ABOUT: Final = "Caylus, Magna Carta and Caylus 1303 at one table, with friends or bots."
IMAGE: Final = "icons/icon-512.png"


async def preview(service: Service, path: str, base: str) -> str:
    """The tags of a page, by its path. They are read by programs, so they are in English."""
    title, about = await words(service, [part for part in path.split("/") if part])
    tags = {
        "og:site_name": SITE,
        "og:type": "website",
        "og:title": title,
        "og:description": about,
        "og:image": base + IMAGE,
    }
    lines = [f'<meta name="description" content="{escape(about)}" />']
    lines += [f'<meta property="{key}" content="{escape(text)}" />' for key, text in tags.items()]
    return "\n    ".join(lines)


async def words(service: Service, parts: list[str]) -> tuple[str, str]:
    """What a page is called and what it is about."""
    match parts:
        case ["t", table, *_]:
            return await of_table(service, table)
        case ["rules", game, *_] if game in GAMES:
            return f"Rules of {GAMES[game].title}", "Player aid, all tiles, full rules and rulings."
    return SITE, ABOUT


async def of_table(service: Service, table: str) -> tuple[str, str]:
    """A table, as everybody who has its address may know it."""
    try:
        awake = await service.rooms.find(table)
        async with service.rooms.entered(awake) as room:
            return told(room)
    except (Refusal, KingsroadError, SQLAlchemyError):
        return SITE, ABOUT  # the page itself says what is wrong


def told(room: Room) -> tuple[str, str]:
    """The game and who plays it; of a table without spectators only the game."""
    title = room.ledger.rules.title
    if not room.settings.spectators:
        return title, "A table of friends."
    chairs = list(room.chairs)
    names = [chair.name or chair.bot for chair in chairs if chair.name or chair.bot]
    free = len(chairs) - len(names)
    about = ", ".join(names)
    if room.ledger.game.over:
        return f"{title}: finished", about
    if free:
        return f"{title}: join the table", f"{about}{' and ' if about else ''}{free} free"
    return f"{title}: being played", about
