"""How well somebody plays, and which bots would fit."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from .basics import Body


class SeatLevel(Struct, frozen=True):
    seat: int
    level: int


class Chances(Struct, frozen=True):
    """What would come of the wish for wins (`options.wins`) at a table that is planned, for its people; per cent."""

    own: int
    """Where you stand on the line from 0 to 100; some stand beyond its end."""
    levels: tuple[SeatLevel, ...]
    """Of the bots called `level`."""
    dialled: Literal["", "master", "heroes", "fellows"]
    """Whose level was chosen for it: that of whoever plays against you, of the heroes against you, or of those beside
    you."""
    chance: int
    least: int
    most: int
    """As rarely and as often as you could win here, with the strongest and the weakest of them."""
    error: int
    """The standard error of `chance`, from the number of games in the lab: what is not known of you comes on top."""
    why: Literal["", "nobody", "no-bots", "both-sides", "not-measured"]
    """Why nothing can be promised: no person sits there, no bot does whose level is open, people sit on both sides, or
    the lab has not played such tables, or too few. Then those bots play as well as you."""
    unlike: tuple[str, ...]
    """The settings by which the table differs from those that the lab has played."""


class StandingInfo(Struct, frozen=True):
    """How well you play a game. Nobody else is told."""

    game: str
    level: int
    doubt: int
    """The standard deviation."""
    games: int
    """It rests on so many of your games."""
    adapt: bool
    """Whether your results count."""
    assumed: int
    """What you were taken for before the first game."""
    measured: bool
    """Whether the lab knows anything about this game at all."""


class Standings(Struct, frozen=True):
    standings: tuple[StandingInfo, ...]


class StandingWanted(Body, frozen=True):
    """What is left out stays as it is."""

    adapt: bool | None = None
    assumed: Annotated[int, Meta(ge=0, le=100)] | None = None
    forget: bool = False
    """The games that were counted so far."""
