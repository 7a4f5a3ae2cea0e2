"""An experiment as somebody writes it, and what it comes to: cells, and when it stops.

It is a YAML file, read as strictly as packs are: whatever is wrong is told with its line, and nothing is half read.
"""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

from msgspec import Meta, Struct, field

from questhall.kernel.message import message
from questhall.kernel.pack_documents import Document, read_document
from questhall.kernel.pack_errors import PackError, PackErrors
from questhall.kernel.pack_files import MAX_FILE_BYTES
from questhall.kernel.pack_words import Text, Word
from questhall.kernel.trouble import reason_of

from .cell import Cell, Scalar, Setting
from .study import Sides

Names = str | Annotated[tuple[str, ...], Meta(min_length=1)]
Count = Annotated[int, Meta(ge=1)]


class PlayersWord(Word, frozen=True):
    """Who plays on either side, by name; several are all tried against each other."""

    heroes: Names
    master: Names | None = None


class Stop(Word, frozen=True):
    """When a cell has been played often enough."""

    games: Count
    """Never more than so many in a cell."""
    width: Annotated[int, Meta(ge=1, le=100)] | None = None
    """Enough as soon as the interval of 95 % of the heroes' share of wins is so many points wide."""
    seconds: Count | None = None
    """No new round after so many seconds: this alone depends on the machine."""
    round: Count = 100
    """So many games of every cell between two looks at the numbers."""


class ExperimentWord(Word, frozen=True):
    """The file."""

    game: str
    players: PlayersWord
    stop: Stop
    title: Text = field(default_factory=dict)
    settings: dict[str, Scalar | tuple[Setting, ...]] = field(default_factory=dict)
    packs: tuple[Names, ...] = ()
    seed: Annotated[int, Meta(ge=0)] = 0


class Place(Struct, frozen=True):
    """A cell of the matrix: the value of every factor there."""

    at: dict[str, Setting]
    settings: dict[str, Setting]
    sides: Sides
    packs: str
    """The table by its name."""


class Plan(Struct, frozen=True):
    """A whole experiment, ready to be played."""

    game: str
    title: dict[str, str]
    factors: dict[str, tuple[Setting, ...]]
    """Everything that was said, by the name of its column, with its values in their order."""
    tables: dict[str, tuple[bytes, ...]]
    """The packs of each table, by what the file calls them."""
    places: tuple[Place, ...]
    stop: Stop
    seed: int
    margin: int | None = None
    """Where two ways to play are compared: the points that make no difference. The cells of the first way come first,
    then, in the same order, those of the second."""

    @property
    def cells(self) -> tuple[Cell, ...]:
        return tuple(
            [Cell(self.game, place.settings, place.sides, self.seed, self.tables[place.packs]) for place in self.places]
        )


def read_words(path: Path) -> Document[ExperimentWord]:
    """The file; PackErrors with everything that is wrong with its form."""
    try:
        raw = path.read_bytes()
    except OSError as problem:
        why = message("pack.unreadable", why=reason_of(problem))
        raise PackErrors([PackError(path.name or str(path), 1, (), why)]) from problem
    if len(raw) > MAX_FILE_BYTES:
        raise PackErrors([PackError(path.name or str(path), 1, (), message("pack.large-file", bytes=MAX_FILE_BYTES))])
    document, errors = read_document(path.name, raw, ExperimentWord)
    if document is None:
        raise PackErrors(errors)
    return document
