"""The application: routes, sockets, headers, and what becomes of errors."""

from __future__ import annotations

import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from time import perf_counter
from typing import Final, cast

from litestar import Litestar, Response
from litestar.datastructures import State
from litestar.di import Provide
from litestar.enums import ScopeType
from litestar.exceptions import ClientException, HTTPException
from litestar.openapi.config import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.plugins.prometheus import PrometheusConfig
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
from kingsroad.server.accounts.routes import ROUTES as ACCOUNTS
from kingsroad.server.connections.assist import assist_socket
from kingsroad.server.connections.routes import news_socket, table_socket
from kingsroad.server.contract import Contract, ExactRequest
from kingsroad.server.errors import STATUS, Code, Refusal
from kingsroad.server.hall.routes import ROUTES as HALL
from kingsroad.server.journal import access, new_request_id, request_id
from kingsroad.server.lessons.puzzles import ROUTES as PUZZLES
from kingsroad.server.lessons.routes import ROUTES as LESSONS
from kingsroad.server.lobby.routes import ROUTES as LOBBY
from kingsroad.server.notices.routes import ROUTES as NOTICES
from kingsroad.server.reference.routes import ROUTES as REFERENCE
from kingsroad.server.reference.statistics import ROUTES as STATISTICS
from kingsroad.server.replay.films import Films
from kingsroad.server.replay.reviews import ROUTES as REVIEWS
from kingsroad.server.replay.routes import ROUTES as REPLAY
from kingsroad.server.security.origin import check_host, check_origin
from kingsroad.server.security.requests import AnyRequest, household
from kingsroad.server.service import Opened, Service
from kingsroad.server.settings import ServerSettings
from kingsroad.server.static import ASSETS, Client, client_file
from kingsroad.server.wire.http import Problem
from kingsroad.version import VERSION

POLICY: Final = (
    b"default-src 'none'; script-src 'self'; style-src 'self'; "
    b"img-src 'self' data: blob:; font-src 'self'; connect-src 'self'; manifest-src 'self'; "
    b"worker-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
)
HEADERS: Final = [
    (b"content-security-policy", POLICY),
    (b"x-content-type-options", b"nosniff"),
    # The address of a table is a secret of those who have it.
    (b"referrer-policy", b"no-referrer"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
]
"""No script of others, no frame around the table, no address told to other sites."""
HSTS: Final = (b"strict-transport-security", b"max-age=31536000")
"""Over TLS: for a year browsers come by TLS only. Other names of the site decide for themselves."""
NOT_STORED: Final = (b"cache-control", b"no-store")
FORMS: Final = ("/api/unsubscribe/",)
"""What programs for mail press with a form; who has its secret may."""
SAFE: Final = ("GET", "HEAD", "OPTIONS")
UNCOUNTED: Final = ("/health", f"/{ASSETS}")
"""What may be asked for at any rate; a page has dozens of assets, and friends share an address."""

CUT_OFF: Final = "the database has not heard of this server for too long; ask another"

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
            await self.answer(cast(HTTPScope, scope), cast(Receive, receive), cast(Send, send))
        elif scope["type"] == ScopeType.WEBSOCKET:
            request_id.set(new_request_id(None))
            if self.state.service.is_cut_off:
                await turn_away(cast(Send, send))
                return
            began = perf_counter()
            try:
                await super().__call__(scope, receive, send)
            finally:
                note("SOCKET", cast(Scope, scope), 101, began)
        else:
            await super().__call__(scope, receive, send)

    async def answer(self, asked: HTTPScope, receive: Receive, send: Send) -> None:
        """Answer a request; the log tells how, if it is to."""
        given = dict(asked["headers"]).get(b"x-request-id")
        request_id.set(new_request_id(None if given is None else given.decode("latin-1")))
        began = perf_counter()
        answered = Answered(send, asked["path"].startswith("/api/"), asked["scheme"] == "https")
        scope, tell = asked, cast(Send, answered.send)
        if asked["method"] == "HEAD":
            scope, tell = {**asked, "method": "GET"}, without_body(tell)
        try:
            await super().__call__(scope, whole(receive), tell)
        finally:
            note(asked["method"], scope, answered.status, began)


def note(method: str, scope: Scope, status: int, began: float) -> None:
    """Let the log tell of a request, or of a connection that has ended, if it is to."""
    if access.isEnabledFor(logging.INFO):
        facts = {
            "method": method,
            "route": scope.get("path_template", ""),
            "status": status,
            "ms": round(1000 * (perf_counter() - began), 1),
        }
        access.info("request", extra={"facts": facts})


def make_app(
    settings: ServerSettings, client: Client | None = None, opened: Opened | None = None
) -> Litestar:
    """The application of a server."""
    shown = client if client is not None else Client()

    @asynccontextmanager
    async def running(app: Litestar) -> AsyncIterator[None]:
        service = Service(settings, opened)
        app.state.service = service
        try:
            yield
        finally:
            await service.close()

    return Application(
        route_handlers=[
            *ACCOUNTS,
            *LOBBY,
            *NOTICES,
            *HALL,
            *LESSONS,
            *PUZZLES,
            *STATISTICS,
            *REPLAY,
            *REVIEWS,
            *REFERENCE,
            table_socket,
            news_socket,
            assist_socket,
            client_file,
        ],
        lifespan=[running],
        dependencies={
            "service": Provide(running_service, sync_to_thread=False),
            "client": Provide(lambda: shown, sync_to_thread=False),
        },
        state=State({"films": Films()}),
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
        plugins=[Contract()],
        request_class=ExactRequest,
        middleware=[
            PrometheusConfig(
                app_name="kingsroad", prefix="http", group_path=True, scopes={ScopeType.HTTP}
            ).middleware
        ],
        request_max_body_size=settings.limits.body_bytes,
        logging_config=None,
        debug=False,
        signature_types=[Service, Client],
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
    if service.is_cut_off:
        raise Refusal("busy", CUT_OFF)
    service.requests.check(household(request))
    check_host(request, service.settings.hosts)
    if request.method not in SAFE:
        check_origin(request, service.settings.origins)
        check_content(request)


def check_content(request: AnyRequest) -> None:
    """Refuse a body that is not said to be JSON: forms of other pages can send other kinds only."""
    has_body = (
        request.headers.get("content-length", "0") != "0" or "transfer-encoding" in request.headers
    )
    if request.url.path.startswith(FORMS):
        return
    if has_body and request.content_type[0] != "application/json":
        raise ClientException("a body must be application/json", status_code=415)


class Answered:
    """Sends an answer with the headers that protect the page, and knows its status."""

    def __init__(self, send: Send, private: bool, secure: bool) -> None:
        self.to: Final = send
        self.private: Final = private
        self.secure: Final = secure
        self.status = 0

    async def send(self, message: Message) -> None:
        """One part of the answer."""
        if message["type"] == "http.response.start":
            self.status = message["status"]
            headers = [*HEADERS, (b"x-request-id", request_id.get().encode())]
            if self.secure:
                headers.append(HSTS)
            if self.private:
                headers.append(NOT_STORED)
            ours = {name for name, _ in headers}
            given = message["headers"]
            message["headers"] = [each for each in given if each[0].lower() not in ours] + headers
        await self.to(message)


def whole(receive: Receive) -> Receive:
    """Receives a request; that somebody left in the midst of it is no mistake of ours."""

    async def receive_whole() -> HTTPReceiveMessage | WebSocketReceiveMessage:
        message = await receive()
        if message["type"] == "http.disconnect":
            raise Refusal("malformed", "the request is not whole")
        return message

    return receive_whole


async def turn_away(send: Send) -> None:
    """Refuse a WebSocket before it is one, so that a proxy tries another server."""
    start = {"type": "websocket.http.response.start", "status": 503, "headers": []}
    await send(cast(Message, start))
    body = {"type": "websocket.http.response.body", "body": b"", "more_body": False}
    await send(cast(Message, body))


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


def on_refusal(request: AnyRequest, error: Refusal) -> Response[Problem]:
    """Something is refused."""
    service = running_service(request.app.state)
    service.refused(error, household(request), request.scope.get("path_template", ""))
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
    answer = problem(status, code, f"{error.detail}{': ' if details else ''}{details}")
    answer.headers.update(error.headers or {})  # as Allow, which says what may be done instead
    return answer


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
