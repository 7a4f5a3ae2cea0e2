"""A wire between a browser and the server, which can be cut and mended."""

from __future__ import annotations

import contextlib
import socket
import threading
from types import TracebackType

CHUNK = 65_536


class Wire:
    """Passes everything on to a port of this machine."""

    def __init__(self, port: int) -> None:
        self._port = port
        self._listener = socket.create_server(("127.0.0.1", 0))
        self.url = f"http://127.0.0.1:{self._listener.getsockname()[1]}"
        self._whole = True
        self._loud = threading.Event()
        self._loud.set()
        self._ends: list[socket.socket] = []
        self._threads: list[threading.Thread] = []

    def __enter__(self) -> Wire:
        self._go(self._listen)
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, _: TracebackType | None) -> None:
        self.cut()
        self._listener.shutdown(socket.SHUT_RDWR)
        self._listener.close()
        for thread in self._threads:
            thread.join()

    def hush(self) -> None:
        """Nothing gets through any more, and nobody is told: a cable is pulled."""
        self._loud.clear()

    def cut(self) -> None:
        """Whoever talks over it is cut off, and nobody gets through."""
        self._whole = False
        self._loud.set()
        ends, self._ends = self._ends, []
        for end in ends:
            _end(end)

    def mend(self) -> None:
        self._whole = True
        self._loud.set()

    def _listen(self) -> None:
        with contextlib.suppress(OSError):
            while True:
                near, _ = self._listener.accept()
                if not self._whole:
                    near.close()
                    continue
                far = socket.create_connection(("127.0.0.1", self._port))
                self._ends += [near, far]
                self._go(self._pass_on, near, far)
                self._go(self._pass_on, far, near)

    def _pass_on(self, ear: socket.socket, mouth: socket.socket) -> None:
        with contextlib.suppress(OSError):
            while heard := ear.recv(CHUNK):
                self._loud.wait()
                mouth.sendall(heard)
        _end(mouth)
        ear.close()

    def _go(self, deed: object, *arguments: object) -> None:
        thread = threading.Thread(target=deed, args=arguments, daemon=True)  # type: ignore[arg-type]
        self._threads.append(thread)
        thread.start()


def _end(line: socket.socket) -> None:
    with contextlib.suppress(OSError):
        line.shutdown(socket.SHUT_RDWR)
