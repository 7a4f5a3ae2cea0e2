"""The games of a ladder in a file that only grows.

Whoever is stopped goes on from there, and who comes later plays only the own games.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any, Self

import msgspec
from msgspec import Struct

from ..code import code_of
from ..journal import held, whole_lines
from .bouts import Bout, Ladder


class Begun(Struct, frozen=True):
    """The first line: what all games in the file have in common."""

    game: str
    settings: dict[str, Any]
    seed: int
    code: str
    versions: dict[str, str]


class RecordError(Exception):
    """The file cannot be used; the key of the words that say why."""

    def __init__(self, key: str, path: Path, line: int = 0) -> None:
        super().__init__(key)
        self.key = key
        self.path = path
        self.line = line


class Record:
    """The file of one ladder."""

    def __init__(self, path: Path, ladder: Ladder) -> None:
        """RecordError if the file is of another table, of other rules or players, damaged, or in use."""
        self.path = path
        table = ladder.table
        settings = msgspec.to_builtins(table.settings)
        begun = msgspec.json.encode(
            Begun(table.game, settings, table.seed, code_of(table.game), dict(table.table.versions))
        )
        self._file = path.open("ab")
        try:
            if not held(self._file.fileno()):
                raise RecordError("in-use", path)
            raw = path.read_bytes()
            whole = whole_lines(raw)
            if not begun.startswith(raw) and whole[:1] != [begun]:
                raise RecordError("other-ladder", path)
            # A line counts when its end is there: a torn one is played again.
            self._file.truncate(raw.rfind(b"\n") + 1)
            if not whole:
                self._file.write(begun + b"\n")
                self._file.flush()
            self.bouts = list(self._known(whole[1:]))
        except BaseException:
            self._file.close()
            raise

    def _known(self, lines: Iterable[bytes]) -> Iterator[Bout]:
        there = set()
        for number, line in enumerate(lines, 2):
            try:
                bout = msgspec.json.decode(line, type=Bout)
            except ValueError as problem:  # MsgspecError is one
                raise RecordError("damaged", self.path, number) from problem
            if (bout.pairing, bout.number) in there:
                raise RecordError("damaged", self.path, number)
            there.add((bout.pairing, bout.number))
            yield bout

    def add(self, bouts: Iterable[Bout]) -> None:
        """Each as soon as it is there."""
        for bout in bouts:
            self._file.write(msgspec.json.encode(bout) + b"\n")
            self._file.flush()
            self.bouts.append(bout)

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self._file.close()
