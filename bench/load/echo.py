"""The bare minimum for comparison: a Starlette server that sends what somebody says to everybody in the room.

No rules, no store, no secrets. python -m bench.load.echo --port 8123 is the server.
"""

from __future__ import annotations

import argparse
from collections import defaultdict
from random import Random

import httpx
import uvicorn
from starlette.applications import Starlette
from starlette.routing import WebSocketRoute
from starlette.websockets import WebSocket, WebSocketDisconnect

from bench.load.figures import Figures
from bench.load.rooms import PacedRoom, Screen
from bench.load.wire import connect

rooms: dict[str, set[WebSocket]] = defaultdict(set)


async def talk(socket: WebSocket) -> None:
    room = rooms[socket.path_params["room"]]
    await socket.accept()
    room.add(socket)
    try:
        while True:
            text = await socket.receive_text()
            for other in tuple(room):
                await other.send_text(text)
    except WebSocketDisconnect:
        room.discard(socket)


class EchoScreen(Screen):
    def take(self, body: bytes, arrived: float) -> None:
        if body == self.room.body:
            self.updated(body)
            self.room.acknowledged(arrived)
            self.room.appeared(self, arrived)

    room: EchoRoom


class EchoRoom(PacedRoom):
    """So many screens; anybody says something as long as an update is."""

    def __init__(self, figures: Figures, chance: Random, pause: float, screens: int, size: int) -> None:
        super().__init__(figures, chance, pause)
        self.body = b"x" * size
        self.screens += [EchoScreen(self) for _ in range(screens)]

    async def sit_down(self, http: httpx.AsyncClient, port: int) -> None:
        for screen in self.screens:
            screen.wire = await connect(port, f"/{id(self):x}", "", screen.heard)

    def choose(self) -> tuple[Screen, bytes]:
        return self.chance.choice(self.screens), self.body


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--port", type=int, required=True)
    port = parser.parse_args().port
    config = uvicorn.Config(
        Starlette(routes=[WebSocketRoute("/{room}", talk)]),
        port=port,
        ws="websockets-sansio",
        ws_per_message_deflate=False,
        log_config=None,
        access_log=False,
        lifespan="off",
    )
    uvicorn.Server(config).run()


if __name__ == "__main__":
    main()
