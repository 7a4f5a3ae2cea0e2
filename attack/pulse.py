"""A hall whose event loop is measured: how much work is done in one go, while everybody else waits.

It counts the time of the processor, not that of the clock, so that it says the same on a busy machine.
"""

from __future__ import annotations

import asyncio
import sys
import time
from collections.abc import Sequence
from pathlib import Path

from questhall.cli import main
from questhall.server.edge.serve import Server
from tests.server.process import ServerProcess

BEAT = 0.002
"""Seconds between two looks."""


class MeasuredProcess(ServerProcess):
    """Writes the longest that something due had to wait to a file, whenever it was longer than ever before."""

    def __init__(self, database: str, errors: Path, options: Sequence[str] = ()) -> None:
        super().__init__(database, errors, options)
        self._longest = errors.with_name("longest")
        self.COMMAND = ("attack.pulse", str(self._longest), "serve")

    def longest(self) -> float:
        """Seconds, since the last time it was asked."""
        found = float(self._longest.read_text(encoding="ascii")) if self._longest.exists() else 0.0
        self._longest.unlink(missing_ok=True)
        return found


async def _beat(path: Path) -> None:
    longest = 0.0
    while True:
        before = time.thread_time()
        await asyncio.sleep(BEAT)
        took = time.thread_time() - before
        if took > longest or not path.exists():
            longest = took
            path.write_text(str(took), encoding="ascii")


class MeasuredServer(Server):
    async def serve(self, *args: object, **options: object) -> None:
        beating = asyncio.create_task(_beat(Path(sys.argv[1])))
        await super().serve(*args, **options)  # type: ignore[arg-type]
        beating.cancel()


if __name__ == "__main__":
    from questhall.server.edge import serve

    serve.Server = MeasuredServer  # type: ignore[misc]
    sys.exit(main(sys.argv[2:]))
