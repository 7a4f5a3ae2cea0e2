"""Which ground a base goes through on its way (ST-97, ST-244, ST-255)."""

from __future__ import annotations

from .legs import Leg
from .measure import Point
from .shapes import overlaps, swept
from .terrain import Piece, Spot


def stands_in(piece: Piece, spot: Spot, r: int) -> bool:
    """Whether a base is in a piece: an area is on the table itself, a top is stood on."""
    on_it = spot.level <= 0 if piece.form == "area" else spot.level == piece.level
    return on_it and overlaps(piece.outline, spot.point, r)


def walked(here: Spot, leg: Leg) -> list[tuple[Point, Point]]:
    """The parts of a leg on which the base touches the ground; a jump or a flight over it does not."""
    if leg.how == "fly":
        return []
    a, b = here.point, leg.end.point
    return [(a, b)] if leg.jump is None else [(a, leg.jump.off), (leg.jump.on, b)]


def goes_through(piece: Piece, r: int, here: Spot, leg: Leg) -> bool:
    """Whether the base is in a piece at any point of a leg; who walks on top of something is in no area beside it."""
    if piece.form == "area" and here.level > 0 and leg.end.level > 0:
        return False
    if leg.jump is None and leg.how != "fly":
        return swept(piece.outline, here.point, leg.end.point, r)
    return any(swept(piece.outline, a, b, r) for a, b in walked(here, leg))
