"""The application: routes, sockets, headers, and what becomes of errors."""

from __future__ import annotations

import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any, Final

from litestar import Litestar, Request, Response
from litestar.datastructures import MutableScopeHeaders, State
from litestar.di import Provide
from litestar.enums import ScopeType
from litestar.exceptions import HTTPException
from litestar.openapi.config import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from kingsroad.core.errors import KingsroadError, UnknownGame
from kingsroad.server import help as help_routes
from kingsroad.server import routes
from kingsroad.server.api import Problem
from kingsroad.server.desk import Desk, Opened, ServerSettings
from kingsroad.server.origin import check_origin
from kingsroad.server.refusal import STATUS, Code, Refusal
from kingsroad.server.sockets import table_socket
from kingsroad.server.static import ASSETS, Client, client_file
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

AnyRequest = Request[Any, Any, Any]


def make_app(
    settings: ServerSettings, client: Client | None = None, opened: Opened | None = None
) -> Litestar:
    """The application of a server."""
    shown = client if client is not None else Client()

    @asynccontextmanager
    async def running(app: Litestar) -> AsyncIterator[None]:
        desk = Desk(settings, opened)
        app.state.desk = desk
        try:
            yield
        finally:
            await desk.close()

    app = Litestar(
        route_handlers=[*routes.ROUTES, *help_routes.ROUTES, table_socket, client_file],
        lifespan=[running],
        dependencies={
            "desk": Provide(the_desk, sync_to_thread=False),
            "client": Provide(lambda: shown, sync_to_thread=False),
        },
        before_request=check_request,
        exception_handlers={
            Refusal: on_refusal,
            KingsroadError: on_rules_error,
            HTTPException: on_http_error,
            RecursionError: on_nested,
            Exception: on_fault,
        },
        openapi_config=OpenAPIConfig(
            title="Kingsroad", version=VERSION, path="/schema", render_plugins=[JsonRenderPlugin()]
        ),
        request_max_body_size=settings.limits.body_bytes,
        logging_config=None,
        debug=False,
        signature_types=[Desk, Client],
    )
    app.asgi_handler = protected(app.asgi_handler)
    return app


def the_desk(state: State) -> Desk:
    """The desk of the running server."""
    desk: Desk = state.desk
    return desk


async def check_request(request: AnyRequest) -> None:
    """Before every request: not too many, and nothing that a page of another site asks for."""
    if request.url.path.startswith(UNCOUNTED):
        return
    desk: Desk = request.app.state.desk
    desk.requests.check(request.client.host if request.client else "")
    if request.method not in SAFE:
        check_origin(request, desk.settings.origins)


def protected(inner: ASGIApp) -> ASGIApp:
    """Every answer over HTTP, errors too, with the headers that protect the page.

    Around everything and not a hook of Litestar, which would cost each frame of a WebSocket too.
    """

    async def outer(scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != ScopeType.HTTP:
            await inner(scope, receive, send)
            return
        private = scope["path"].startswith("/api/")

        async def send_with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableScopeHeaders.from_message(message)
                for key, value in HEADERS.items():
                    headers[key] = value
                if private:
                    headers["Cache-Control"] = "no-store"
            await send(message)

        await inner(scope, receive, send_with_headers)

    return outer


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


def on_fault(_request: AnyRequest, error: Exception) -> Response[Problem]:
    """A mistake of ours: the log tells where, the client only that."""
    log.error("a request failed", exc_info=error)
    return problem(500, "internal", "the server has made a mistake")
