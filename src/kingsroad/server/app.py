"""The application: routes, sockets, headers, and what becomes of errors."""

from __future__ import annotations

import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Final, cast

from litestar import Litestar, Response
from litestar.datastructures import MutableScopeHeaders, State
from litestar.di import Provide
from litestar.enums import ScopeType
from litestar.exceptions import HTTPException
from litestar.openapi.config import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.types import (
    HTTPReceiveMessage,
    HTTPScope,
    LifeSpanReceive,
    LifeSpanScope,
    LifeSpanSend,
    Message,
    Receive,
    Scope,
    Send,
    WebSocketReceiveMessage,
)

from kingsroad.core.errors import KingsroadError, UnknownGame
from kingsroad.server.connections.routes import table_socket
from kingsroad.server.errors import STATUS, Code, Refusal
from kingsroad.server.lobby.routes import ROUTES as LOBBY
from kingsroad.server.reference.routes import ROUTES as REFERENCE
from kingsroad.server.replay.films import Films
from kingsroad.server.replay.routes import ROUTES as REPLAY
from kingsroad.server.security.origin import check_host, check_origin
from kingsroad.server.security.requests import AnyRequest, household
from kingsroad.server.service import Opened, Service
from kingsroad.server.settings import ServerSettings
from kingsroad.server.static import ASSETS, Client, client_file
from kingsroad.server.wire.http import Problem
from kingsroad.version import VERSION

HEADERS: Final = {
    "Content-Security-Policy": (
        "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; "
        "img-src 'self' data: blob:; font-src 'self'; connect-src 'self'; manifest-src 'self'; "
        "worker-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
    ),
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",  # the address of a table is a secret of those who have it
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
}
"""No script of others, no frame around the table, no address told to other sites."""
SAFE: Final = ("GET", "HEAD", "OPTIONS")
UNCOUNTED: Final = ("/health", f"/{ASSETS}")
"""What may be asked for at any rate; a page has dozens of assets, and friends share an address."""

HTTP_CODES: Final[dict[int, Code]] = {404: "unknown", 405: "unknown", 413: "too-large"}
"""What Litestar refuses by itself; the rest is malformed."""

log = logging.getLogger(__name__)


class Application(Litestar):
    """Litestar, with headers on every answer over HTTP, errors too.

    Here and not in a hook of Litestar, which would cost each frame of a WebSocket as well.
    """

    async def __call__(
        self,
        scope: Scope | LifeSpanScope,
        receive: Receive | LifeSpanReceive,
        send: Send | LifeSpanSend,
    ) -> None:
        """Answer a request, or serve a connection."""
        if scope["type"] == ScopeType.HTTP:
            asked = cast(HTTPScope, scope)
            send = with_headers(cast(Send, send), asked["path"].startswith("/api/"))
            receive = whole(cast(Receive, receive))
            if asked["method"] == "HEAD":
                scope, send = {**asked, "method": "GET"}, without_body(send)
        await super().__call__(scope, receive, send)


def make_app(
    settings: ServerSettings, client: Client | None = None, opened: Opened | None = None
) -> Litestar:
    """The application of a server."""
    shown = client if client is not None else Client()
    films = Films()

    @asynccontextmanager
    async def running(app: Litestar) -> AsyncIterator[None]:
        service = Service(settings, opened)
        app.state.service = service
        try:
            yield
        finally:
            await service.close()

    return Application(
        route_handlers=[*LOBBY, *REPLAY, *REFERENCE, table_socket, client_file],
        lifespan=[running],
        dependencies={
            "service": Provide(running_service, sync_to_thread=False),
            "client": Provide(lambda: shown, sync_to_thread=False),
            "films": Provide(lambda: films, sync_to_thread=False),
        },
        before_request=check_request,
        exception_handlers={
            Refusal: on_refusal,
            KingsroadError: on_rules_error,
            HTTPException: on_http_error,
            RecursionError: on_nested,
            UnicodeDecodeError: on_no_text,
            Exception: on_fault,
        },
        openapi_config=OpenAPIConfig(
            title="Kingsroad", version=VERSION, path="/schema", render_plugins=[JsonRenderPlugin()]
        ),
        request_max_body_size=settings.limits.body_bytes,
        logging_config=None,
        debug=False,
        signature_types=[Service, Client, Films],
    )


def running_service(state: State) -> Service:
    """The service of the running server."""
    service: Service = state.service
    return service


async def check_request(request: AnyRequest) -> None:
    """Before every request: not too many, and none that a page of another site makes."""
    if request.url.path.startswith(UNCOUNTED):
        return
    service = running_service(request.app.state)
    service.requests.check(household(request))
    check_host(request, service.settings.hosts)
    if request.method not in SAFE:
        check_origin(request, service.settings.origins)


def with_headers(send: Send, private: bool) -> Send:
    """Sends an answer with the headers that protect the page."""

    async def send_with_headers(message: Message) -> None:
        if message["type"] == "http.response.start":
            headers = MutableScopeHeaders.from_message(message)
            for key, value in HEADERS.items():
                headers[key] = value
            if private:
                headers["Cache-Control"] = "no-store"
        await send(message)

    return send_with_headers


def whole(receive: Receive) -> Receive:
    """Receives a request; that somebody left in the midst of it is no mistake of ours."""

    async def receive_whole() -> HTTPReceiveMessage | WebSocketReceiveMessage:
        message = await receive()
        if message["type"] == "http.disconnect":
            raise Refusal("malformed", "the request is not whole")
        return message

    return receive_whole


def without_body(send: Send) -> Send:
    """Sends what is said about an answer and not the answer: what HEAD asks for."""

    async def send_without_body(message: Message) -> None:
        if message["type"] == "http.response.body":
            message["body"] = b""
        await send(message)

    return send_without_body


# --- Errors --------------------------------------------------------------------------------------


def problem(status: int, code: Code, reason: str) -> Response[Problem]:
    """An error as a client can read it."""
    return Response(Problem(code, reason), status_code=status, media_type="application/json")


def on_refusal(_request: AnyRequest, error: Refusal) -> Response[Problem]:
    """Something is refused."""
    return problem(error.status, error.code, error.reason)


def on_rules_error(_request: AnyRequest, error: KingsroadError) -> Response[Problem]:
    """The rules engine refuses something."""
    code: Code = "unknown" if isinstance(error, UnknownGame) else "malformed"
    return problem(STATUS[code], code, str(error))


def on_http_error(_request: AnyRequest, error: HTTPException) -> Response[Problem]:
    """The request is not understood."""
    status = error.status_code
    code = HTTP_CODES.get(status, "malformed")
    details = "; ".join(detail(each) for each in list(error.extra or [])[:3])
    if status >= 500:
        log.error("a request failed: %s", error)
        return problem(status, "internal", "the server has made a mistake")
    return problem(status, code, f"{error.detail}{': ' if details else ''}{details}")


def detail(extra: object) -> str:
    """One of the things that are wrong."""
    if isinstance(extra, dict):
        return " ".join(str(extra[key]) for key in ("key", "message") if key in extra)
    return str(extra)


def on_nested(_request: AnyRequest, _error: RecursionError) -> Response[Problem]:
    """Brackets within brackets, as no client of ours sends them."""
    return problem(400, "malformed", "the request is nested too deeply")


def on_no_text(_request: AnyRequest, _error: UnicodeDecodeError) -> Response[Problem]:
    """Bytes that are no letters; nothing but a request is decoded while it is answered."""
    return problem(400, "malformed", "the request is not UTF-8")


def on_fault(_request: AnyRequest, error: Exception) -> Response[Problem]:
    """A mistake of ours: the log tells where, the client only that."""
    log.error("a request failed", exc_info=error)
    return problem(500, "internal", "the server has made a mistake")
