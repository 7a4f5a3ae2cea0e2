"""Halls to attack: the real server as a process of its own, on a fresh database."""

from __future__ import annotations

import sys
import tempfile
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

from tests.server.process import ServerProcess


@contextmanager
def hall(database: str = "", complains: bool = False, options: Sequence[str] = ()) -> Iterator[ServerProcess]:
    """Without a database, one in a new file. What the hall complains of is shown, unless it has reason to."""
    with tempfile.TemporaryDirectory(prefix="questhall-attack-") as path:
        errors = Path(path) / "errors"
        with ServerProcess(database or f"sqlite:{Path(path) / 'questhall.db'}", errors, options) as server:
            yield server
        problems = errors.read_text(encoding="utf-8")
    if problems and not complains:
        print(problems[-3000:], file=sys.stderr)
