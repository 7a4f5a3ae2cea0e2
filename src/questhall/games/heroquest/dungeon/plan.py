"""The plan of a quest, as the rules use it: made once, shared by all states, never changed.

What the heroes have found out about it, and what has happened to it, is in the state. Doors, furniture, chests and
traps have the number of their place: whoever sees one of them cannot tell from it how many are hidden.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Protocol, TypeVar

from msgspec import Struct, field
from msgspec.structs import force_setattr

from .. import vocabulary as v
from .squares import squares_of


class Numbered(Protocol):
    @property
    def number(self) -> int: ...


N = TypeVar("N", bound=Numbered)


def by_number(things: Iterable[N]) -> dict[int, N]:
    return {thing.number: thing for thing in sorted(things, key=lambda thing: thing.number)}


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
    ends: int = 0
    """Both squares."""

    def __post_init__(self) -> None:
        force_setattr(self, "ends", 1 << self.one | 1 << self.other)

    @property
    def number(self) -> int:
        return door_number(self.one, self.other)


def door_number(one: int, other: int) -> int:
    """Of a door between two squares: every square has a number for its east side, and one for its south side."""
    return 2 * one + (other != one + 1)


class PieceSpot(Struct, frozen=True):
    kind: str
    squares: int
    id: str

    @property
    def number(self) -> int:
        """Its first square."""
        return (self.squares & -self.squares).bit_length() - 1


class ChestSpot(Struct, frozen=True):
    square: int
    id: str
    trap: v.Effects
    holds: v.Effects

    @property
    def number(self) -> int:
        return self.square


class TrapSpot(Struct, frozen=True):
    kind: str
    square: int
    marks: int
    """Squares that belong to it, its own among them."""
    buries: int
    """Where the rock falls; -1: on its own square."""

    @property
    def number(self) -> int:
        return self.square

    @property
    def spots(self) -> int:
        """Squares on which it goes off."""
        return self.marks if self.kind == "double_pit" else 1 << self.square


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
    doors: Mapping[int, DoorSpot]
    doors_at: Mapping[int, tuple[int, ...]]
    """The numbers of the doors of each square."""
    furniture: Mapping[int, PieceSpot]
    furnished: int
    """Squares under furniture and chests."""
    ground: int
    """The floor on which neither stands."""
    tall: int
    """Squares that nobody sees over: tall furniture and blocked squares."""
    chests: Mapping[int, ChestSpot]
    chest_squares: int
    traps: Mapping[int, TrapSpot]
    trapped: Mapping[int, int]
    """The number of the trap that goes off on a square."""
    blocked: int
    stairs: int
    foes: tuple[FoeSpot, ...]
    hostile: int
    """Those of them that do not go with the heroes, by their numbers."""
    named: Mapping[str, v.Foe]
    """Foes with an id, those of events too."""
    rescued: frozenset[str]
    """Whom the heroes are to bring out."""
    entering: Mapping[int, tuple[int, ...]]
    """Events that are set off on a square, by their numbers."""
    flagged: tuple[int, ...]
    """Events that wait for flags."""
    corridor_views: dict[tuple[int, int], int] = field(default_factory=dict)
    """What is seen along the corridors, by the square and the rubble in them; noted when it is first looked up."""

    rows_seen: dict[tuple[int, int], str] = field(default_factory=dict)
    """What a row looks like of which so much was uncovered; noted when it is first shown."""

    def room(self, sign: str) -> int:
        """The squares of the room with a sign."""
        return next((area.squares for area in self.areas if area.sign == sign and area.room), 0)

    def number_of(self, door: v.Door) -> int:
        """Of a door as the quest names it."""
        return 2 * self.square(door.at) + (door.to == "south")

    def square(self, spot: v.Spot) -> int:
        return spot[1] * self.width + spot[0]


def doors_by_square(doors: Iterable[DoorSpot]) -> dict[int, tuple[int, ...]]:
    found: dict[int, tuple[int, ...]] = {}
    for door in doors:
        for end in (door.one, door.other):
            found[end] = (*found.get(end, ()), door.number)
    return found


def traps_by_square(traps: Iterable[TrapSpot]) -> dict[int, int]:
    return {square: trap.number for trap in traps for square in squares_of(trap.spots)}
