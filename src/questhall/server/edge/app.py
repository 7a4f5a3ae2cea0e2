"""The application: the HTTP API, the WebSocket and the browser client behind one door."""

from __future__ import annotations

from functools import partial
from pathlib import Path

from starlette.applications import Starlette
from starlette.middleware import Middleware
from starlette.requests import Request
from starlette.routing import Route, WebSocketRoute
from starlette.types import Receive, Scope, Send
from starlette.websockets import WebSocket

from .api.routes import routes
from .connection import serve_connection
from .headers import SecurityHeaders
from .preview import preview
from .services import Services
from .static import CLIENT, Shelf


def create_app(services: Services, client: Path = CLIENT) -> Starlette:
    """Whoever runs it opens the services before and closes them after."""

    async def talk(socket: WebSocket) -> None:
        await serve_connection(services, socket)

    return Starlette(
        routes=[*routes(services), WebSocketRoute("/ws", talk), Route("/{path:path}", Files(services, Shelf(client)))],
        middleware=[Middleware(SecurityHeaders)],
    )


class Files:
    """Everything that is not an address of the API."""

    def __init__(self, services: Services, shelf: Shelf) -> None:
        self._shelf = shelf
        self._head = partial(preview, services)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        response = await self._shelf.respond(Request(scope, receive), self._head)
        await response(scope, receive, send)
