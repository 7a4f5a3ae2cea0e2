"""A real server for tests, and clients that talk to it like strangers do."""

from __future__ import annotations

import asyncio
import socket
import threading
from collections.abc import Coroutine, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from types import TracebackType
from typing import Any, Protocol, TypeVar

import httpx
import msgspec
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from questhall.server.edge.app import create_app, with_back_office
from questhall.server.edge.door import Door
from questhall.server.edge.identity import GUEST, guest_identity
from questhall.server.edge.limits import Limits
from questhall.server.edge.serve import server
from questhall.server.edge.services import Services
from questhall.server.edge.static import CLIENT
from questhall.server.store.base import Secret
from questhall.server.store.opening import open_store
from tests.server.any_game import ALONE

T = TypeVar("T")
PATIENCE = 20.0
GENEROUS = Limits(messages_per_second=1e6, burst=1_000_000, flood=1_000_000, requests_at_once=10**9)


class House:
    """A running server."""

    def __init__(self, database: str, limits: Limits, door: Door | None = None, client: Path = CLIENT) -> None:
        self.services = Services(open_store(database), limits, door)
        self._listener = socket.create_server(("127.0.0.1", 0), backlog=512)
        self._office = socket.create_server(("127.0.0.1", 0), backlog=512)
        self.host = f"127.0.0.1:{self._listener.getsockname()[1]}"
        self.url = f"http://{self.host}"
        port = self._office.getsockname()[1]
        self.office = f"http://127.0.0.1:{port}"
        self._server = server(with_back_office(create_app(self.services, client), self.services, port), self.services)
        self._ready = threading.Event()
        self._thread = threading.Thread(target=self._live, daemon=True)

    def __enter__(self) -> House:
        self._thread.start()
        assert self._ready.wait(PATIENCE)
        return self

    def __exit__(self, *_: object) -> None:
        self._server.should_exit = True
        self._thread.join(PATIENCE)
        self._listener.close()
        self._office.close()
        assert not self._thread.is_alive()

    def _live(self) -> None:
        async def life() -> None:
            self.loop = asyncio.get_running_loop()
            await self.services.open()
            self._ready.set()
            try:
                await self._server.serve([self._listener, self._office])
            finally:
                await self.services.close()

        with asyncio.Runner(loop_factory=self._server.config.get_loop_factory()) as runner:
            runner.run(life())

    def events(self, table: str) -> list[bytes]:
        """What is written of a table."""
        return self.ask(self.services.store.events(table))

    def secret(self) -> Secret:
        return self.ask(self.services.store.secret())

    def ask(self, question: Coroutine[Any, Any, T]) -> T:
        return asyncio.run_coroutine_threadsafe(question, self.loop).result(PATIENCE)

    def person(self, lang: str = "en") -> Person:
        return Person(self, lang)


class Place(Protocol):
    """Where a server is found."""

    host: str
    url: str


class Person:
    """A browser with its cookies."""

    def __init__(self, house: Place, lang: str) -> None:
        self.house = house
        self.lang = lang
        self.http = httpx.Client(base_url=house.url, timeout=PATIENCE, headers={"Accept-Language": lang})

    def __enter__(self) -> Person:
        return self

    def __exit__(self, *_: object) -> None:
        self.http.close()

    @property
    def identity(self) -> str:
        """By which the server knows this guest."""
        if GUEST not in self.http.cookies:
            self.http.get("/api/hall")
        return guest_identity(self.http.cookies[GUEST])

    def table(self, wanted: dict[str, Any] = ALONE) -> str:
        answer = self.http.post("/api/tables", json=wanted)
        assert answer.status_code == 201, answer.text
        table: str = answer.json()["id"]
        return table

    def line(self, **headers: str) -> Line:
        """An open WebSocket on which nothing was said."""
        cookies = "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())
        return Line(self.house, {"Cookie": cookies, **headers} if cookies else headers)

    @contextmanager
    def at(self, table: str, **hello: Any) -> Iterator[Line]:
        """At a table, welcomed."""
        with self.line() as line:
            line.hello(table, lang=self.lang, **hello)
            yield line


class Line:
    """One WebSocket, heard message by message."""

    def __init__(self, house: Place, headers: dict[str, str]) -> None:
        origin = headers.pop("Origin", None)
        self._connecting = connect(
            f"ws://{house.host}/ws",
            origin=origin,  # type: ignore[arg-type]
            additional_headers=headers,
            max_size=2**24,
            compression=None,
            close_timeout=1,
        )
        self.number = 0
        self.welcome: dict[str, Any] = {}
        self.table: dict[str, Any] = {}
        self.prompts: dict[int | None, dict[str, Any] | None] = {}
        self.versions: dict[int | None, int] = {}
        self.views: dict[int | None, Any] = {}
        self.lines: dict[int | None, list[dict[str, Any]]] = {}

    def __enter__(self) -> Line:
        self._socket = self._connecting.__enter__()
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, _: TracebackType | None) -> None:
        self._connecting.__exit__(kind, error, _)

    def raw(self, body: str | bytes) -> None:
        self._socket.send(body)

    def frame(self, text: bytes) -> None:
        """A text frame with these bytes, whether they are text or not."""
        self._socket.send(text, text=True)

    def ping(self) -> None:
        """Calls without saying anything."""
        self._socket.ping()

    def tell(self, **message: Any) -> None:
        self.raw(msgspec.json.encode(message).decode())

    def command(self, type: str, **fields: Any) -> dict[str, Any]:
        """Says it and waits for the reply that carries its number."""
        self.number += 1
        number = fields.setdefault("id", self.number)
        self.tell(type=type, **fields)
        return self.reply(number)

    def reply(self, number: int) -> dict[str, Any]:
        while True:
            message = self.next()
            if message.get("id") == number:
                return message

    def next(self) -> dict[str, Any]:
        message: dict[str, Any] = msgspec.json.decode(self._socket.recv(PATIENCE))
        if message["type"] == "update":
            self._see(message)
        elif message["type"] in ("welcome", "table"):
            self.table = message["table"]
        return message

    @property
    def over(self) -> bool:
        return bool(self.table["status"] == "over")

    def until_over(self) -> dict[str, Any]:
        while not self.over:
            self.next()
        return self.table

    def _see(self, update: dict[str, Any]) -> None:
        """What docs/protocol.md says about views, patches and lines."""
        seat = update["seat"]
        if "view" in update:
            self.views[seat] = update["view"]
            self.lines[seat] = []
        elif "base" in update:
            assert update["base"] == self.versions[seat]
            self.views[seat] = patched(self.views[seat], update.get("patch", []))
        if "lines" in update or "lines_from" in update:
            first = update.get("lines_from", len(self.lines[seat]))
            self.lines[seat][first:] = update.get("lines", [])
            assert [line["n"] for line in self.lines[seat]] == list(range(len(self.lines[seat])))
        self.versions[seat] = update["version"]
        if "prompt" in update:
            self.prompts[seat] = update["prompt"]

    def until(self, type: str) -> dict[str, Any]:
        while True:
            message = self.next()
            if message["type"] == type:
                return message

    def rest(self) -> list[dict[str, Any]]:
        """Everything to the end."""
        heard = []
        with suppress(ConnectionClosed):
            while True:
                heard.append(self.next())
        return heard

    def end(self) -> int:
        """Hears everything to the end; the code with which the server closes."""
        try:
            while True:
                self.next()
        except ConnectionClosed as closed:
            return closed.rcvd.code if closed.rcvd is not None else 0

    def hello(self, table: str, **fields: Any) -> dict[str, Any]:
        self.tell(type="hello", table=table, **{"lang": "en", **fields})
        self.welcome = self.until("welcome")
        return self.welcome

    def prompt(self, seat: int) -> dict[str, Any]:
        """What a seat is asked; waited for."""
        while (found := self.prompts.get(seat)) is None:
            self.next()
        return found

    def answer(self, seat: int, choice: int = 0) -> dict[str, Any]:
        """Chooses one of the offered answers."""
        prompt = self.prompts[seat] or self.prompt(seat)
        self.prompts[seat] = None
        option = prompt["options"][choice]
        return self.command("move", seat=seat, answer=option["answer"], ask=prompt["ask"])


def patched(view: Any, patch: list[Any]) -> Any:
    """The view after a patch; the old one is changed."""
    for path, *value in patch:
        if not path:
            view = value[0]
            continue
        *above, last = path
        place = view
        for key in above:
            place = place[_key(place, key)]
        if value:
            place[_key(place, last)] = value[0]
        else:
            del place[_key(place, last)]
    return view


def _key(place: Any, key: str | int) -> str | int:
    return str(key) if isinstance(place, dict) else key
