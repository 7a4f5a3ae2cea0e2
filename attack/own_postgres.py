"""A PostgreSQL that may be killed: nobody else uses it."""

from __future__ import annotations

import signal
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from tests.server import postgres

PATIENCE = 60.0
DATABASE = "hall"


class OwnPostgres:
    def __init__(self, folder: Path) -> None:
        self._folder = folder
        try:
            postgres.programs()
        except postgres.NoPostgresError:
            postgres.install()
        self._where = postgres.prepare(folder)
        self._server: subprocess.Popen[bytes] | None = None
        self.start()
        postgres.psql(self._where, folder, f"CREATE DATABASE {DATABASE}")

    @property
    def address(self) -> str:
        return f"postgresql://{postgres.USER}@/{DATABASE}?host={self._folder}"

    def start(self) -> None:
        """Returns when it answers; what was written before is there."""
        (self._folder / "data" / "postmaster.pid").unlink(missing_ok=True)
        self._server = postgres.run(self._where, self._folder)

    def kill(self) -> None:
        """As if the machine had lost its power: nobody says goodbye."""
        self._end(signal.SIGQUIT)

    def stop(self) -> None:
        self._end(signal.SIGINT)

    def cut_off(self) -> None:
        """Ends every connection; the next one is welcome."""
        others = (
            "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = '%s' AND pid <> pg_backend_pid()"
        )
        postgres.psql(self._where, self._folder, others % DATABASE)

    def _end(self, number: signal.Signals) -> None:
        server, self._server = self._server, None
        if server is not None:
            server.send_signal(number)
            server.wait(PATIENCE)


@contextmanager
def own_postgres() -> Iterator[OwnPostgres]:
    with tempfile.TemporaryDirectory(prefix="questhall-attack-") as path:
        Path(path).chmod(0o711)
        server = OwnPostgres(Path(path))
        try:
            yield server
        finally:
            server.stop()
