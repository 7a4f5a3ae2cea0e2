"""Pieces of terrain: an outline, what it does to those who move, shoot and stand there, and a height (ST-243)."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from .measure import INCH, Point
from .shapes import Outline, holds, overlaps

Form = Literal["solid", "area", "gap"]
"""Solid pieces have a flat top, areas are stood in, a gap has a depth."""
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
    boxes: tuple[tuple[int, int, int, int, Piece], ...]
    """Those that a way or a place to stand has to mind, walls first, with the bounds of their outlines."""

    def about(self, a: Point, b: Point, r: int) -> list[Piece]:
        """Those of them that a base could meet between two points, by their bounds."""
        west, east = (a[0] - r, b[0] + r) if a[0] < b[0] else (b[0] - r, a[0] + r)
        north, south = (a[1] - r, b[1] + r) if a[1] < b[1] else (b[1] - r, a[1] + r)
        return [
            piece
            for low_x, low_y, high_x, high_y, piece in self.boxes
            if low_x < east and high_x > west and low_y < south and high_y > north
        ]

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

    def touched(self, p: Point, r: int) -> list[Piece]:
        """The pieces that a base is in (ST-244)."""
        return [piece for piece in self.pieces if overlaps(piece.outline, p, r)]


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
        tuple([(*piece.outline.low, *piece.outline.high, piece) for piece in minded]),
    )
