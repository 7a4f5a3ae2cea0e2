"""The plan of a quest, as the rules use it: made once, shared by all states, never changed.

What the heroes have found out about it, and what has happened to it, is in the state.
"""

from __future__ import annotations

from collections.abc import Mapping

from msgspec import Struct, field

from .. import vocabulary as v


class Area(Struct, frozen=True):
    """A room, or all corridors that hang together."""

    sign: str
    room: bool
    squares: int


class DoorSpot(Struct, frozen=True):
    """Between two squares, the lower number first."""

    one: int
    other: int
    kind: str
    id: str
    key: str
    open: bool
    twin: int = -1
    """The other half of a double door."""

    @property
    def ends(self) -> int:
        return 1 << self.one | 1 << self.other


class PieceSpot(Struct, frozen=True):
    kind: str
    squares: int
    id: str


class ChestSpot(Struct, frozen=True):
    square: int
    id: str
    trap: v.Effects
    holds: v.Effects


class TrapSpot(Struct, frozen=True):
    kind: str
    square: int
    marks: int
    """Squares that belong to it, its own among them."""
    buries: int
    """Where the rock falls; -1: on its own square."""


class FoeSpot(Struct, frozen=True):
    foe: v.Foe
    square: int


class Plan(Struct, frozen=True, eq=False, kw_only=True):
    quest: v.Quest
    width: int
    height: int
    area_of: tuple[int, ...]
    """For each square the number of its area; -1: rock."""
    areas: tuple[Area, ...]
    floor: int
    """All squares that are in play and can be stood on, if nothing stands there."""
    east: int
    south: int
    """Edges without a wall: between a square and its neighbour to the east, or to the south."""
    region: tuple[int, ...]
    """For each square its visible area (HQ-4.2): the room, or the corridor sections that it belongs to."""
    doors: tuple[DoorSpot, ...]
    doors_at: Mapping[int, tuple[int, ...]]
    furniture: tuple[PieceSpot, ...]
    furnished: int
    """Squares under furniture and chests."""
    tall: int
    """Squares that nobody sees over: tall furniture and blocked squares."""
    chests: tuple[ChestSpot, ...]
    traps: tuple[TrapSpot, ...]
    blocked: int
    stairs: int
    foes: tuple[FoeSpot, ...]
    named: Mapping[str, v.Foe]
    """Foes with an id, those of events too."""
    entering: Mapping[int, tuple[int, ...]]
    """Events that are set off on a square, by their numbers."""
    flagged: tuple[int, ...]
    """Events that wait for flags."""
    corridor_views: dict[tuple[int, int], int] = field(default_factory=dict)
    """What is seen along the corridors, by the square and the rubble in them; noted when it is first looked up."""

    def room(self, sign: str) -> int:
        """The squares of the room with a sign."""
        return next((area.squares for area in self.areas if area.sign == sign and area.room), 0)

    def square(self, spot: v.Spot) -> int:
        return spot[1] * self.width + spot[0]
