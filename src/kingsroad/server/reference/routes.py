"""What one may want to know: the games, their rules and tiles, and how the server is."""

from __future__ import annotations

from dataclasses import asdict
from typing import Any, Final

import msgspec
from litestar import Response, get
from litestar.di import NamedDependency
from litestar.params import FromPath, FromQuery
from prometheus_client import CONTENT_TYPE_LATEST

from kingsroad.bots.levels import ADVISER, LEVELS, OPPONENT
from kingsroad.bots.persons import OPPONENTS, PERSONS
from kingsroad.library import COMPILED, GAMES, AnyRuleset, find_game, part
from kingsroad.server.errors import Refusal
from kingsroad.server.languages import known_language
from kingsroad.server.reference import schemas
from kingsroad.server.reference.schemas import Schema
from kingsroad.server.security.requests import AnyRequest, address
from kingsroad.server.service import Service
from kingsroad.server.wire.clocks import PRESETS
from kingsroad.server.wire.http import (
    Catalogue,
    DoubtInfo,
    GameInfo,
    GlyphInfo,
    Health,
    OptionMeaning,
    PersonInfo,
    TileInfo,
)
from kingsroad.text import card
from kingsroad.text.books import book_of
from kingsroad.text.glyphs import picture
from kingsroad.text.rulebook import RULES, RULINGS, for_players, read_rules
from kingsroad.text.signs import Glyphs
from kingsroad.text.vocabulary import Vocabulary, capital, tile_noun, words_of
from kingsroad.version import VERSION

MARKDOWN: Final = "text/markdown"


@get("/health", tags=["operation"])
async def health(request: AnyRequest, service: NamedDependency[Service]) -> Response[Health]:
    """Whether what is played can be stored; with status 503 and the reason if it cannot."""
    fault = await service.fault()
    age = service.writer.last_commit
    answer = Health(
        status="failing" if fault else "ok",
        reason=fault,
        version=VERSION if service.settings.is_operator(address(request)) else None,
        last_commit=None if age is None else int(age),
        compiled=COMPILED,
        database=service.storage.kind,
        awake=len(service.rooms.awake),
        connections=service.connections,
        waiting_writes=service.writer.waiting,
        thinking=service.pool.queued,
        uptime=int(service.settings.clock.steady() - service.started),
    )
    return Response(answer, status_code=503 if fault else 200)


@get("/metrics", include_in_schema=False, sync_to_thread=True)
def metrics(request: AnyRequest, service: NamedDependency[Service]) -> Response[bytes]:
    """The figures of this server for Prometheus, for whom the operator has named."""
    if not service.settings.is_operator(address(request)):
        raise Refusal("not-allowed", "the figures are for operators; see the option --operator")
    return Response(service.metrics.text(), media_type=CONTENT_TYPE_LATEST)


@get("/api/games", tags=["help"], sync_to_thread=False)
def games() -> Catalogue:
    """The games with their seats and options, and who plays as bots."""
    return Catalogue(
        games=[
            GameInfo(
                key=rules.key,
                title=rules.title,
                version=rules.version,
                seats=rules.seats,
                seat_names=rules.seat_names,
                options=[
                    OptionMeaning(option.key, option.values, option.meaning)
                    for option in rules.options
                ],
                secrets=rules.secrets,
            )
            for rules in GAMES.values()
        ],
        bots=dict(LEVELS),
        persons=[PersonInfo(*person) for person in PERSONS.values()],
        opponents=list(OPPONENTS),
        opponent=OPPONENT,
        adviser=ADVISER,
        clocks=PRESETS,
    )


@get("/api/games/{game:str}/rules", tags=["help"], media_type=MARKDOWN, sync_to_thread=True)
def rules_text(
    game: FromPath[str],
    rulings: FromQuery[bool] = False,
    ids: FromQuery[bool] = False,
    language: FromQuery[str | None] = None,
) -> str:
    """The rules of a game, or with `rulings` how doubtful cases are decided, as Markdown."""
    kind = RULINGS if rulings else RULES
    text = read_rules(find_game(game), kind, known_language(language))
    return text if ids else for_players(text)


@get("/api/games/{game:str}/tiles", tags=["help"], sync_to_thread=True)
def tiles(game: FromPath[str], language: FromQuery[str | None] = None) -> list[TileInfo]:
    """Every building and character of a game, with what it costs and does."""
    rules = find_game(game)
    book = book_of(rules)
    words = words_of(rules, known_language(language))
    keys = dict.fromkeys([*(tile.key for tile in book.tiles), *book.characters])
    return [tile_info(rules, key, words, "" if key in book.characters else "short") for key in keys]


def tile_info(rules: AnyRuleset, key: str, words: Vocabulary, short: str) -> TileInfo:
    """A tile in words and signs."""
    noun, printed = tile_noun(key), picture(rules, key)
    return TileInfo(
        key=key,
        name=capital(words.name(noun)),
        short=capital(words.name(noun, short)),
        text=card(rules, key, words.language),
        kind=printed.kind,
        points=printed.points,
        cost=signs(printed.cost),
        effect=signs(printed.effect),
        bonus=signs(printed.bonus),
        setup=signs(printed.setup),
    )


def signs(glyphs: Glyphs) -> list[GlyphInfo]:
    """Signs for the wire."""
    return [GlyphInfo(glyph.sign, glyph.number) for glyph in glyphs]


@get("/api/games/{game:str}/doubts", tags=["help"], sync_to_thread=True)
def doubts(game: FromPath[str], language: FromQuery[str | None] = None) -> list[DoubtInfo]:
    """Printed values that nobody could read for certain, for whoever has the printed game."""
    rules = find_game(game)
    told = book_of(rules).doubts
    english = [f"{each.name}, {each.fact}: {each.value}" for each in told(words_of(rules))]
    found = told(words_of(rules, known_language(language)))
    return [
        DoubtInfo(**asdict(each), report=line) for each, line in zip(found, english, strict=True)
    ]


@get("/api/games/{game:str}/printed", tags=["help"], sync_to_thread=True)
def printed(game: FromPath[str]) -> dict[str, Any]:
    """What is printed on the board of a game; /schema/printed.json has the type of each."""
    found: dict[str, Any] = msgspec.to_builtins(part(find_game(game), "text.boards").printed())
    return found


@get("/schema/wire.json", include_in_schema=False, sync_to_thread=False)
def wire_schema() -> Schema:
    """The frames of the WebSocket as JSON Schema."""
    return schemas.wire_schema()


@get("/schema/views.json", include_in_schema=False, sync_to_thread=False)
def views_schema() -> Schema:
    """The views of every game as JSON Schema."""
    return schemas.views_schema()


@get("/schema/events.json", include_in_schema=False, sync_to_thread=False)
def events_schema() -> Schema:
    """The kinds of events of every game as JSON Schema."""
    return schemas.events_schema()


@get("/schema/printed.json", include_in_schema=False, sync_to_thread=False)
def printed_schema() -> Schema:
    """What is printed on the board of every game as JSON Schema."""
    return schemas.printed_schema()


ROUTES: Final = [
    health,
    metrics,
    games,
    rules_text,
    tiles,
    doubts,
    printed,
    wire_schema,
    views_schema,
    events_schema,
    printed_schema,
]
