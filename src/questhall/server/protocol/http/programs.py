"""Programs that take seats, and tables to practise at."""

from __future__ import annotations

from typing import Annotated, Any

from msgspec import Meta, Struct, field

from ..messages.basics import Key, Seat
from .basics import Body


class NewProgram(Body, frozen=True):
    """A program that is to take seats here."""

    name: Annotated[str, Meta(min_length=1, max_length=24)]


class ProgramInfo(Struct, frozen=True):
    id: str
    name: str
    created: int


class Programs(Struct, frozen=True):
    programs: tuple[ProgramInfo, ...]
    most: int
    """So many may one person have."""


class ProgramMade(Struct, frozen=True):
    """The token is told this once; the house keeps only its hash."""

    id: str
    name: str
    token: str


class Sandbox(Body, frozen=True):
    """A table for practice: the program in some seats, bots of the house in all others, and it begins at once."""

    game: Key
    settings: dict[str, Any] = field(default_factory=dict)
    seats: Annotated[tuple[Seat, ...], Meta(min_length=1, max_length=16)] = (1,)
    bot: Key = ""
    """Who plays the others; nothing: the strongest that answers at once."""
    seed: Annotated[int, Meta(ge=0, le=2**53 - 1)] | None = None
    """The same seed and the same answers give the same game; none: by chance."""
    program_seconds: Annotated[int, Meta(ge=1, le=3600)] = 30
