"""Tables in lists, and new ones."""

from __future__ import annotations

from typing import Annotated, Any

from msgspec import Meta, Struct, field

from ..messages.basics import Key, Seat
from ..messages.table import TableOptions
from .basics import Body


class SeatSummary(Struct, frozen=True):
    seat: int
    role: str
    kind: str
    name: str


class TableSummary(Struct, frozen=True):
    """A table in a list."""

    id: str
    game: str
    status: str
    seats: tuple[SeatSummary, ...]
    free: int
    created: int
    updated: int
    heroes: int
    outcome: str = ""
    """How it ended, in words."""
    yours: tuple[int, ...] = ()
    campaign: str = ""
    asked: tuple[int, ...] = ()
    """The seats whose people the table waits for; told to those who sit at it."""
    won: bool | None = None
    """Whether one of your seats has won; nothing while nobody has, or where you have none."""


class Tables(Struct, frozen=True):
    tables: tuple[TableSummary, ...]


class SeatWanted(Body, frozen=True):
    """How a seat of a new table is filled: me, a bot, or nobody yet."""

    seat: Seat
    to: Annotated[str, Meta(pattern="^(me|bot|open)$")]
    bot: Key = ""
    name: Annotated[str, Meta(max_length=24)] = ""


class NewTable(Body, frozen=True):
    game: Key
    settings: dict[str, Any] = field(default_factory=dict)
    options: TableOptions = TableOptions()
    seats: Annotated[tuple[SeatWanted, ...], Meta(max_length=16)] = ()
    start: bool = False
    """At once, if nobody is missing."""


class Table(Struct, frozen=True):
    id: str


class LessonWanted(Body, frozen=True):
    lesson: Key = ""
    """By its name; none: the first."""


class Fork(Body, frozen=True):
    """A new table that begins at a moment of a replay (a step as one seat saw it)."""

    seat: Seat | None
    step: Annotated[int, Meta(ge=0, le=1_000_000)]
