"""The games of a ladder in a file that only grows.

Whoever is stopped goes on from there, and who comes later plays only the own games.
"""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path
from typing import Any

import msgspec
from msgspec import Struct

from ..code import code_of
from ..journal import whole_lines
from .bouts import Bout, Ladder


class Begun(Struct, frozen=True):
    """The first line: what all games in the file have in common."""

    game: str
    settings: dict[str, Any]
    seed: int
    code: str
    versions: dict[str, str]


class OtherLadderError(Exception):
    """The file holds games of something else."""


class Record:
    """The file of one ladder."""

    def __init__(self, path: Path, ladder: Ladder) -> None:
        """OtherLadderError if the file is of another table, or of other rules or players."""
        self.path = path
        table = ladder.table
        settings = msgspec.to_builtins(table.settings)
        begun = msgspec.json.encode(
            Begun(table.game, settings, table.seed, code_of(table.game), dict(table.table.versions))
        )
        raw = path.read_bytes() if path.exists() else b""
        whole = whole_lines(raw)
        if whole and whole[0] != begun:
            raise OtherLadderError(str(path))
        if not whole:
            path.write_bytes(begun + b"\n")
        elif not raw.endswith(b"\n"):
            # A line counts when its end is there: a torn one is played again.
            path.write_bytes(b"".join([line + b"\n" for line in whole]))
        self.bouts = [msgspec.json.decode(line, type=Bout) for line in whole[1:]]

    def add(self, bouts: Iterable[Bout]) -> None:
        """Each as soon as it is there."""
        with self.path.open("ab") as file:
            for bout in bouts:
                file.write(msgspec.json.encode(bout) + b"\n")
                file.flush()
                self.bouts.append(bout)
