"""The application: the HTTP API, the WebSocket and the browser client behind one door."""

from __future__ import annotations

from functools import partial
from pathlib import Path

from starlette.applications import Starlette
from starlette.middleware import Middleware
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route, WebSocketRoute
from starlette.types import ASGIApp, Receive, Scope, Send
from starlette.websockets import WebSocket

from ..telling.words import words_for
from .api.house import OPERATORS
from .api.routes import routes
from .api.troubles import TroubleError
from .connection import serve_connection
from .door import AtTheDoor
from .headers import SecurityHeaders
from .preview import preview
from .services import Services
from .static import CLIENT, Shelf
from .turnstile import Turnstile


def create_app(services: Services, client: Path = CLIENT) -> Starlette:
    """Whoever runs it opens the services before and closes them after."""

    async def talk(socket: WebSocket) -> None:
        await serve_connection(services, socket)

    return Starlette(
        routes=[*routes(services), WebSocketRoute("/ws", talk), Route("/{path:path}", Files(services, Shelf(client)))],
        middleware=[
            Middleware(SecurityHeaders),
            Middleware(AtTheDoor, services.door),
            Middleware(Turnstile, services),
        ],
    )


def with_back_office(app: ASGIApp, services: Services, port: int) -> ASGIApp:
    """What comes in at this port is for whoever runs the house: figures and the health of the store."""
    office = Starlette(
        routes=[*routes(services, OPERATORS), Route("/{path:path}", nothing_here)],
        middleware=[Middleware(SecurityHeaders), Middleware(AtTheDoor, services.door)],
    )

    async def either(scope: Scope, receive: Receive, send: Send) -> None:
        here = scope.get("server")
        await (office if here is not None and here[1] == port else app)(scope, receive, send)

    return either


async def nothing_here(request: Request) -> Response:
    return TroubleError("not-found").response(words_for(request.headers.get("accept-language", "")))


class Files:
    """Everything that is not an address of the API."""

    def __init__(self, services: Services, shelf: Shelf) -> None:
        self._shelf = shelf
        self._head = partial(preview, services)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        response = await self._shelf.respond(Request(scope, receive), self._head)
        await response(scope, receive, send)
