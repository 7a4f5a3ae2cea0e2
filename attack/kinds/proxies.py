"""The hall behind real proxies with TLS, with the very lines of docs/operating.md: does everything come through?"""

from __future__ import annotations

import re
import shutil
import socket
import ssl
import subprocess
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any

import httpx
import msgspec
from websockets.sync.client import ClientConnection, connect

from attack.figures import Figure
from questhall.server.edge.limits import Limits
from tests.server.process import ServerProcess, free_port
from tests.server.tireless import WANTED

PAGE = Path(__file__).parents[2] / "docs" / "operating.md"
FENCE = re.compile(r"^```(caddy|nginx)\n(.*?)^```$", re.DOTALL | re.MULTILINE)
NAME = "hall.example"
MOVES = 20
"""A table with all seats taken is not over by then, however badly they play."""
PATIENCE = 10.0


def attack(seconds: float) -> Iterator[Figure]:
    for proxy, lines in configurations():
        if shutil.which(proxy) is None:
            yield Figure(f"{proxy} is installed", "no", "yes", met=False)
            continue
        with tempfile.TemporaryDirectory(prefix="questhall-proxy-") as path:
            yield from behind(proxy, lines, Path(path))


def configurations() -> list[tuple[str, str]]:
    return [(proxy, lines) for proxy, lines in FENCE.findall(PAGE.read_text(encoding="utf-8"))]


def behind(proxy: str, lines: str, folder: Path) -> Iterator[Figure]:
    port = free_port()
    host = f"{NAME}:{port}"
    subprocess.run(
        ["openssl", "req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "2", "-keyout", "hall.key", "-out",
         "hall.crt", "-subj", f"/CN={NAME}", "-addext", f"subjectAltName=DNS:{NAME}"],
        cwd=folder, check=True, capture_output=True,
    )  # fmt: skip
    options = ("--address", f"https://{host}", "--proxy", "127.0.0.1")
    database = f"sqlite:{folder / 'questhall.db'}"
    with (
        ServerProcess(database, folder / "errors", options) as hall,
        running(proxy, lines, folder, port, hall.host),
    ):
        trusted = ssl.create_default_context(cafile=folder / "hall.crt")
        with httpx.Client(
            verify=trusted, timeout=PATIENCE, headers={"Host": host, "Origin": f"https://{host}"}
        ) as http:
            yield from used(proxy, Visitor(http, trusted, host, port))


class Visitor:
    """Somebody who reaches the hall by its name, though nobody but us knows it."""

    def __init__(self, http: httpx.Client, trusted: ssl.SSLContext, host: str, port: int) -> None:
        self.http = http
        self._trusted = trusted
        self._host = host
        self._port = port

    def ask(self, method: str, path: str, **more: Any) -> httpx.Response:
        address = f"https://127.0.0.1:{self._port}{path}"
        return self.http.request(method, address, extensions={"sni_hostname": NAME}, **more)

    @contextmanager
    def line(self, cookie: str) -> Iterator[ClientConnection]:
        way = socket.create_connection(("127.0.0.1", self._port))
        headers = {"Cookie": cookie}
        origin: Any = f"https://{self._host}"
        with connect(
            f"wss://{self._host}/ws", sock=way, ssl=self._trusted, origin=origin, additional_headers=headers
        ) as line:
            yield line


def used(proxy: str, visitor: Visitor) -> Iterator[Figure]:
    made = visitor.ask("POST", "/api/tables", json=WANTED)
    cookie = made.headers.get("set-cookie", "")
    yield Figure(f"{proxy}: a table made over TLS", str(made.status_code), "201", made.status_code == 201)
    yield Figure(f"{proxy}: its cookie is for https alone", str("Secure" in cookie), "True", "Secure" in cookie)
    with visitor.line(cookie.partition(";")[0]) as line:
        moves = played(line, made.json()["id"])
    yield Figure(f"{proxy}: moves through its WebSocket", str(moves), str(MOVES), moves == MOVES)
    large = visitor.ask("POST", "/api/campaigns/file", json={"file": "x" * 3_900_000})
    yield Figure(f"{proxy}: a long file reaches the hall", str(large.status_code), "422", large.status_code == 422)
    most = Limits().logins_per_address
    heard = sum(
        visitor.ask(
            "POST",
            "/api/session",
            json={"name": f"Name {n}", "password": "guessing..."},
            headers={"X-Forwarded-For": f"198.51.100.{n}", "Forwarded": f"for=198.51.100.{n}"},
        ).status_code
        == httpx.codes.UNAUTHORIZED
        for n in range(most + 10)
    )
    yield Figure(f"{proxy}: guesses under forged addresses", str(heard), f"{most} at most", heard <= most)


def played(line: ClientConnection, table: str) -> int:
    """Moves that were acknowledged."""
    line.send(msgspec.json.encode({"type": "hello", "table": table, "lang": "en"}).decode())
    done = 0
    until = time.monotonic() + 2 * PATIENCE
    while done < MOVES and time.monotonic() < until:
        message = msgspec.json.decode(line.recv(PATIENCE))
        if message["type"] == "done":
            done += 1
        elif message["type"] == "update" and message.get("prompt"):
            prompt = message["prompt"]
            move = {"type": "move", "id": done + 1, "seat": message["seat"], "ask": prompt["ask"]}
            line.send(msgspec.json.encode({**move, "answer": prompt["options"][0]["answer"]}).decode())
    return done


@contextmanager
def running(proxy: str, lines: str, folder: Path, port: int, hall: str) -> Iterator[None]:
    """The proxy with these lines; only ports, addresses and paths are those of this machine."""
    lines = re.sub(r"127\.0\.0\.1:800[01]", hall, lines)
    config = folder / "config"
    if proxy == "caddy":
        lines = lines.replace(f"{NAME} {{", f"{NAME}:{port} {{\n    tls {folder}/hall.crt {folder}/hall.key", 1)
        config.write_text(f"{{\n    admin off\n    auto_https disable_redirects\n}}\n{lines}", encoding="utf-8")
        command = ["caddy", "run", "--adapter", "caddyfile", "--config", str(config)]
    else:
        lines = lines.replace("443 ssl", f"127.0.0.1:{port} ssl").replace("/etc/ssl/", f"{folder}/")
        head = f"daemon off; pid {folder}/pid; error_log stderr; events {{}}"
        config.write_text(f"{head} http {{ access_log off;\n{lines}}}\n", encoding="utf-8")
        command = ["nginx", "-c", str(config), "-p", str(folder), "-e", "stderr"]
    with (folder / "proxy.log").open("wb") as log, subprocess.Popen(command, stdout=log, stderr=log) as process:
        try:
            wait_for(port)
            yield
        finally:
            process.terminate()


def wait_for(port: int) -> None:
    until = time.monotonic() + PATIENCE
    while time.monotonic() < until:
        with suppress(OSError), socket.create_connection(("127.0.0.1", port), timeout=1):
            return
        time.sleep(0.05)
    raise TimeoutError(f"nobody listens at {port}")
