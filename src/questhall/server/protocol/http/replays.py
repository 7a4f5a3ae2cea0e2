"""Games that were played: watched again, and where they turned."""

from __future__ import annotations

from typing import Any, Literal

from msgspec import Struct

from ..messages.play import Line
from .tables import SeatSummary


class Step(Struct, frozen=True):
    """One moment of a replay: how the view changed and what was told."""

    patch: list[Any]
    lines: tuple[Line, ...]
    by: int | None
    """Whose move it was, where everybody saw it."""
    at: int | None
    """The time of the move in the game, in milliseconds."""
    text: str


class Replay(Struct, frozen=True):
    """A game as one seat saw it: the view at step `first`, and the steps behind it."""

    table: str
    game: str
    settings: Any
    seats: tuple[SeatSummary, ...]
    allowed: tuple[int | None, ...]
    """Through whose eyes it may be watched."""
    over: bool
    seat: int | None
    first: int
    total: int
    view: Any
    lines: tuple[Line, ...]
    steps: tuple[Step, ...]
    may_fork: bool
    may_download: bool


class Standing(Struct, frozen=True):
    """How it stood at a step of a replay: so many games in a hundred are won by the heroes from there."""

    step: int
    heroes: int


class Swing(Struct, frozen=True):
    """A turn in which that changed much; `step` is where it began, `turn` its place in the curve."""

    turn: int
    step: int
    before: int
    after: int


class MissedMove(Struct, frozen=True):
    """Somebody could have done better, by what they knew. `step` is the moment before, as this seat saw it."""

    seat: int
    turn: int
    """The place in the curve before it."""
    step: int
    asked: str
    done: str
    better: str
    points: int
    """So many games in a hundred more are won with what is better."""


class LookBack(Struct, frozen=True):
    """Where a game turned, as far as that is known."""

    status: Literal["none", "waiting", "thinking", "ready", "failed"]
    """none: nobody has asked for it. waiting: others come first."""
    share: int = 0
    """How far it is, in a hundred."""
    seat: int | None = None
    """Through whose eyes the steps of the curve are counted."""
    curve: tuple[Standing, ...] = ()
    """At the beginning, after every turn, and at the end; nothing where the game has no judge."""
    swings: tuple[Swing, ...] = ()
    missed: tuple[MissedMove, ...] = ()
    """The largest three at most, in the order of the game."""
