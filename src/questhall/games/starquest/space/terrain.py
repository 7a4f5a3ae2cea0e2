"""Pieces of terrain: an outline, what it does to those who move, shoot and stand there, and a height (ST-243)."""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from collections.abc import Sequence
from itertools import accumulate
from operator import or_
from typing import Literal

from msgspec import Struct

from .keeping import keep
from .measure import INCH, Point
from .shapes import Outline, holds, overlaps

Form = Literal["solid", "area", "gap"]
"""Solid pieces have a flat top, areas are stood in, a gap has a depth."""
KEPT_GROUPS = 2_000
STEP = INCH
"""Up to this height one simply steps up or down (ST-249)."""


class Piece(Struct, frozen=True, gc=False):
    kind: str
    """What it is called in the packs: a crate, a thicket."""
    outline: Outline
    form: Form
    height: int
    """Of the top above the table; of a gap the depth below it, as a negative number."""
    impassable: bool = False
    blocking: bool = False
    cover: bool = False
    difficult: bool = False
    dangerous: bool = False

    @property
    def level(self) -> int:
        """Where those stand whose base is within the outline."""
        return 0 if self.form == "area" else self.height


class Spot(Struct, frozen=True, gc=False):
    """Where a model stands, or a marker lies."""

    x: int
    y: int
    level: int = 0

    @property
    def point(self) -> Point:
        return self.x, self.y


class Bound(Struct, frozen=True):
    """One side of some outlines, in order."""

    values: list[int]
    before: list[int]
    """Which of them lie before each value, and at last all of them, as bits of a number."""


class Ground(Struct, frozen=True):
    """A table with everything that does not move."""

    width: int
    height: int
    pieces: tuple[Piece, ...]
    floors: tuple[Piece, ...]
    """Those that have a level of their own: solid pieces and gaps."""
    screens: tuple[Piece, ...]
    """Those that stop a line of sight."""
    covers: tuple[Piece, ...]
    """Those that cover whoever is behind them (ST-267)."""
    bushes: tuple[Piece, ...]
    """Those that cover whoever is in them."""
    rough: tuple[Piece, ...]
    """Difficult ones."""
    dangers: tuple[Piece, ...]
    walls: tuple[Piece, ...]
    """Those that nobody gets into."""
    minded: tuple[Piece, ...]
    """Those that a way or a place to stand has to mind, walls first."""
    bounds: tuple[Bound, Bound, Bound, Bound]
    """Of their outlines: west, north, east and south."""
    groups: dict[int, tuple[Piece, ...]]
    """Which of them are meant by the bits of a number."""

    def about(self, a: Point, b: Point, r: int) -> tuple[Piece, ...]:
        """Those of them that a base could meet between two points, by their bounds."""
        return self.group(self.near(a, b, r))

    def near(self, a: Point, b: Point, r: int) -> int:
        """The same as bits of a number."""
        (ax, ay), (bx, by), (wests, norths, easts, souths) = a, b, self.bounds
        west, east = (ax - r, bx + r) if ax < bx else (bx - r, ax + r)
        north, south = (ay - r, by + r) if ay < by else (by - r, ay + r)
        return (
            wests.before[bisect_left(wests.values, east)]
            & norths.before[bisect_left(norths.values, south)]
            & ~easts.before[bisect_right(easts.values, west)]
            & ~souths.before[bisect_right(souths.values, north)]
        )

    def group(self, bits: int) -> tuple[Piece, ...]:
        found = self.groups.get(bits)
        if found is None:
            found = tuple([piece for n, piece in enumerate(self.minded) if bits >> n & 1])
            keep(self.groups, bits, found, KEPT_GROUPS)
        return found

    # --- standing ---------------------------------------------------------------------------------

    def on_table(self, p: Point, r: int) -> bool:
        """The edge is a wall (ST-246)."""
        return r <= p[0] <= self.width - r and r <= p[1] <= self.height - r

    def level_at(self, p: Point, r: int) -> int | None:
        """The level on which a base stands wholly; None: it overhangs, or stands on two levels (ST-245)."""
        for piece in self.about(p, p, r):
            if piece.form != "area" and overlaps(piece.outline, p, r):
                return piece.level if holds(piece.outline, p, r) else None
        return 0

    def foothold(self, p: Point, r: int) -> int | None:
        """The level on which a base may stand (ST-245); None: it may not, on the table as it is."""
        if not self.on_table(p, r):
            return None
        for piece in self.about(p, p, r):
            if overlaps(piece.outline, p, r):
                return None if piece.impassable or not holds(piece.outline, p, r) else piece.level
        return 0

    def touched(self, p: Point, r: int) -> list[Piece]:
        """The pieces that a base is in (ST-244)."""
        return [piece for piece in self.pieces if overlaps(piece.outline, p, r)]


def bound(values: Sequence[int]) -> Bound:
    order = sorted(range(len(values)), key=lambda n: values[n])
    before = accumulate([1 << n for n in order], or_, initial=0)
    return Bound([values[n] for n in order], list(before))


def in_the_way(piece: Piece) -> tuple[bool, int]:
    """Walls first, and of all the largest: they bar the most legs."""
    (west, north), (east, south) = piece.outline.low, piece.outline.high
    return not piece.impassable, -(east - west) * (south - north)


def ground(width: int, height: int, pieces: tuple[Piece, ...]) -> Ground:
    walls = tuple([piece for piece in pieces if piece.impassable])
    floors = tuple([piece for piece in pieces if piece.form != "area"])
    minded = sorted([*walls, *[piece for piece in floors if not piece.impassable]], key=in_the_way)
    return Ground(
        width,
        height,
        pieces,
        floors,
        tuple([piece for piece in pieces if piece.blocking or piece.form == "solid"]),
        tuple([piece for piece in pieces if piece.blocking or piece.cover or piece.form == "solid"]),
        tuple([piece for piece in pieces if piece.cover and piece.form == "area"]),
        tuple([piece for piece in pieces if piece.difficult]),
        tuple([piece for piece in pieces if piece.dangerous]),
        walls,
        tuple(minded),
        (
            bound([piece.outline.low[0] for piece in minded]),
            bound([piece.outline.low[1] for piece in minded]),
            bound([piece.outline.high[0] for piece in minded]),
            bound([piece.outline.high[1] for piece in minded]),
        ),
        {},
    )
