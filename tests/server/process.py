"""The real server as a process of its own, which can be killed at any moment and started again."""

from __future__ import annotations

import re
import signal
import socket
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path

from tests.surroundings import ROOT, SURROUNDINGS

ADDRESS = re.compile(rb"http://127\.0\.0\.1:(\d+)/")
PATIENCE = 30.0


def free_port() -> int:
    """One that nobody listens on, so that a server can come back to where it was."""
    with socket.create_server(("127.0.0.1", 0)) as listener:
        port: int = listener.getsockname()[1]
        return port


class ServerProcess:
    """`questhall serve` on one database and one port."""

    COMMAND: Sequence[str] = ("questhall", "serve")

    def __init__(self, database: str, errors: Path, options: Sequence[str] = ()) -> None:
        """What the server logs goes to the file `errors`."""
        self.database = database
        self.port = free_port()
        self.host = f"127.0.0.1:{self.port}"
        self.url = f"http://{self.host}"
        self._office = f"127.0.0.1:{next(port for port in iter(free_port, None) if port != self.port)}"
        self.office = f"http://{self._office}"
        self._options = options
        self._errors = errors
        self._process: subprocess.Popen[bytes] | None = None

    def __enter__(self) -> ServerProcess:
        self.start()
        return self

    def __exit__(self, *_: object) -> None:
        self.kill()

    @property
    def pid(self) -> int:
        assert self._process is not None
        return self._process.pid

    def start(self) -> None:
        """Returns when it listens."""
        command = [sys.executable, "-m", *self.COMMAND, "--port", str(self.port), "--log-level", "warning"]
        with self._errors.open("ab") as errors:
            self._process = subprocess.Popen(
                [*command, "--database", self.database, "--office", self._office, *self._options],
                cwd=ROOT,
                env=SURROUNDINGS,
                stdout=subprocess.PIPE,
                stderr=errors,
            )
        assert self._process.stdout is not None
        said = self._process.stdout.readline()
        assert ADDRESS.search(said), f"the server did not start: {said!r} {self._errors.read_text()}"

    def kill(self) -> None:
        """At once, with no time for anything."""
        self._end(signal.SIGKILL)

    def stop(self) -> None:
        """Politely."""
        self._end(signal.SIGTERM)

    def _end(self, number: signal.Signals) -> None:
        process, self._process = self._process, None
        if process is not None:
            process.send_signal(number)
            process.wait(PATIENCE)
            assert process.stdout is not None
            process.stdout.close()
