"""Halls to attack: the real server as a process of its own, on a fresh database."""

from __future__ import annotations

import sys
import tempfile
from collections.abc import Iterator, Sequence
from contextlib import AbstractContextManager, contextmanager
from pathlib import Path
from typing import TypeVar

from tests.server.process import ServerProcess

S = TypeVar("S", bound=ServerProcess)


def hall(
    database: str = "", complains: bool = False, options: Sequence[str] = ()
) -> AbstractContextManager[ServerProcess]:
    """Without a database, one in a new file. What the hall complains of is shown, unless it has reason to."""
    return hall_of(ServerProcess, database, complains, options)


@contextmanager
def hall_of(kind: type[S], database: str = "", complains: bool = False, options: Sequence[str] = ()) -> Iterator[S]:
    """One that is run in a way of its own."""
    with tempfile.TemporaryDirectory(prefix="questhall-attack-") as path:
        errors = Path(path) / "errors"
        with kind(database or f"sqlite:{Path(path) / 'questhall.db'}", errors, options) as server:
            assert isinstance(server, kind)
            yield server
        problems = errors.read_text(encoding="utf-8")
    if problems and not complains:
        print(problems[-3000:], file=sys.stderr)
