"""Every game of an experiment, on disk as soon as it is over: whoever is killed goes on where it stopped.

A journal is a file of lines that only grows. The first line says what is played; each other one holds the games of a
portion, or that a round is over. A line counts when its end is there: a torn one is cut off and played again.
"""

from __future__ import annotations

import os
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Annotated, Self

import msgspec
from msgspec import Meta, Raw, Struct

from questhall.games.registry import GAMES

from .code import code_of
from .plan import Plan
from .study import Result, study_of

FILE = "journal.jsonl"
FORMAT = 1


class Made(Struct, frozen=True, tag="made"):
    """What is played, so that nobody goes on with something else."""

    format: int
    plan: Plan
    code: str
    """By which code."""
    versions: tuple[dict[str, str], ...]
    """The packs of each cell."""


class Portion(Struct, frozen=True, tag="games"):
    """Games of one cell."""

    cell: Annotated[int, Meta(ge=0)]
    games: Raw


class RoundOver(Struct, frozen=True, tag="round"):
    """A round is over; so long all of them took."""

    seconds: float
    stopped: bool = False
    """Whether time was up."""


Line = Made | Portion | RoundOver


class WrongFolderError(Exception):
    """The folder cannot be used; the key of the words that say why."""

    def __init__(self, key: str, **words: str) -> None:
        super().__init__(key)
        self.key = key
        self.words = words


class Journal:
    """What has been played, by cell and number."""

    def __init__(self, folder: Path, made: Made) -> None:
        self.folder = folder
        self.plan = made.plan
        self.made = made
        self.games: tuple[dict[int, Result], ...] = tuple([{} for _ in made.plan.places])
        """By cell, then by number."""
        self.rounds: list[RoundOver] = []
        self._study = study_of(GAMES[made.plan.game])
        self._file = -1

    # --- opening ---------------------------------------------------------------------------

    @classmethod
    def read(cls, folder: Path) -> Self:
        """What a folder holds; WrongFolderError if that is no experiment."""
        try:
            raw = (folder / FILE).read_bytes()
        except OSError as problem:
            raise WrongFolderError("no-journal", folder=str(folder)) from problem
        first, *rest = whole_lines(raw) or (b"",)
        try:
            made = msgspec.json.decode(first, type=Line)
        except msgspec.MsgspecError as problem:
            raise WrongFolderError("no-journal", folder=str(folder)) from problem
        if not isinstance(made, Made) or made.format != FORMAT or made.plan.game not in GAMES:
            raise WrongFolderError("no-journal", folder=str(folder))
        journal = cls(folder, made)
        for number, line in enumerate(rest, 2):
            try:
                journal._learn(msgspec.json.decode(line, type=Line))
            except (ValueError, IndexError) as problem:  # MsgspecError is a ValueError
                raise WrongFolderError("damaged", file=str(folder / FILE), line=str(number)) from problem
        return journal

    @classmethod
    def open(cls, folder: Path, plan: Plan) -> Self:
        """To go on with this plan in a folder, or to begin. WrongFolderError if it holds another experiment."""
        made = Made(FORMAT, plan, code_of(plan.game), tuple([cell.table.versions for cell in plan.cells]))
        path = folder / FILE
        folder.mkdir(parents=True, exist_ok=True)
        file = os.open(path, os.O_RDWR | os.O_CREAT, 0o644)
        try:
            if not held(file):
                raise WrongFolderError("in-use", folder=str(folder))
            raw = path.read_bytes()
            whole = raw.rfind(b"\n") + 1
            # A journal without its first line has nothing that could be lost.
            if whole and whole_lines(raw)[0] != msgspec.json.encode(made):
                raise WrongFolderError("other-experiment", folder=str(folder))
            os.ftruncate(file, whole)
            journal = cls.read(folder) if whole else cls(folder, made)
        except BaseException:
            os.close(file)
            raise
        os.lseek(file, 0, os.SEEK_END)
        journal._file = file
        if not whole:
            journal._write(made)
        return journal

    def close(self) -> None:
        if self._file >= 0:
            os.close(self._file)
            self._file = -1

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    # --- writing -----------------------------------------------------------------------------

    def add(self, cell: int, games: Sequence[Result]) -> None:
        """Games that were just played."""
        portion = Portion(cell, Raw(msgspec.json.encode(games)))
        self._learn(portion)
        self._write(portion)

    def over(self, round_: RoundOver) -> None:
        self._learn(round_)
        self._write(round_)

    def _write(self, line: Line) -> None:
        """It counts when it is on disk."""
        left = msgspec.json.encode(line) + b"\n"
        while left:
            left = left[os.write(self._file, left) :]
        os.fsync(self._file)

    def _learn(self, line: Line) -> None:
        if isinstance(line, RoundOver):
            self.rounds.append(line)
            return
        assert isinstance(line, Portion)
        here = self.games[line.cell]
        for game in msgspec.json.decode(line.games, type=list[self._study.result]):  # type: ignore[name-defined]
            if game.number in here:
                raise ValueError(f"game {game.number} of cell {line.cell} would be counted twice")
            here[game.number] = game

    # --- what came of it -----------------------------------------------------------------------

    def results(self, cell: int) -> list[Result]:
        """The games of a cell in the order of their numbers."""
        here = self.games[cell]
        return [here[n] for n in sorted(here)]


def whole_lines(raw: bytes) -> list[bytes]:
    return raw[: raw.rfind(b"\n") + 1].splitlines()


def held(file: int) -> bool:
    """Whether nobody else has it: two at a time would play everything twice. The system lets go of it when a process
    is killed."""
    try:
        import fcntl
    except ImportError:
        return True
    try:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        return False
    return True


def portions(wanted: Iterable[tuple[int, Sequence[int]]], size: int) -> list[tuple[int, tuple[int, ...]]]:
    """Numbers of games by cell, in portions of at most this size."""
    return [(cell, tuple(numbers[at : at + size])) for cell, numbers in wanted for at in range(0, len(numbers), size)]
