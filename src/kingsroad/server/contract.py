"""What the HTTP API says of itself, beyond what Litestar finds in signatures."""

from __future__ import annotations

from typing import Any, Final, cast

import msgspec
from litestar import Request
from litestar.exceptions import ValidationException
from litestar.openapi.datastructures import ResponseSpec
from litestar.plugins import ReceiveRoutePlugin
from litestar.routes import BaseRoute, HTTPRoute

from kingsroad.server.wire.http import Problem

REFUSED: Final = ResponseSpec(
    Problem,
    generate_examples=False,
    description="Refused: a code for programs, a reason for people.",
)


class Contract(ReceiveRoutePlugin):
    """Sees to it that the schema, and what a route says of itself, are true."""

    def __init__(self) -> None:
        self.first: Final[dict[str, HTTPRoute]] = {}

    def receive_route(self, route: BaseRoute) -> None:
        """A route, with one method more each time if there are several for its path.

        Every route may refuse, with any status of `STATUS` and always in the same form; also with
        400, of which Litestar thinks that its own form is used. And Litestar answers OPTIONS with
        the methods that a path had first.
        """
        if isinstance(route, HTTPRoute):
            for handler in route.route_handlers:
                handler.responses = cast(Any, {400: REFUSED, "default": REFUSED})
            self.first.setdefault(route.path, route).methods = route.methods


class ExactRequest(Request[Any, Any, Any]):
    """Takes a body as the schema says it: to Litestar a 0 would be false, too, and "1" a number."""

    async def json(self) -> Any:
        """The body, as the route wants it."""
        found = await super().json()
        wanted = self.route_handler.parsed_fn_signature.parameters.get("data")
        if wanted is None:
            return found
        try:
            return msgspec.convert(found, wanted.annotation)
        except msgspec.ValidationError as error:
            raise ValidationException(extra=[{"message": str(error)}]) from None
