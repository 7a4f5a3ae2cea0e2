"""Places that a shortest way can bend at: around corners, up and down edges, over walls (ST-281)."""

from __future__ import annotations

from math import isqrt

from msgspec import Struct

from .legs import CLIMB, NARROW, Barred, Leg, Walker, gone, why_not_stand
from .measure import INCH, Point, root_up, shortened
from .shapes import Outline, cross, within
from .terrain import STEP, Ground, Piece, Spot

UNIT = 1 << 16
"""The length of a direction."""
HAIR = 2
"""Thousandths by which one keeps clear of a corner, so that rounding never touches it."""
APART = 2 * INCH
"""How far apart the places are at which an edge is climbed."""


class Net(Struct, frozen=True):
    """For bases of one size on one table; nobody who moves is in it. What is found out about it is kept."""

    ground: Ground
    radius: int
    places: tuple[Spot, ...]
    legs: dict[tuple[int, int], Leg | None]
    rows: dict[int, list[int]]

    def leg(self, a: int, b: int) -> Leg | None:
        """From one place to another without a jump, if one gets there in one leg."""
        key = a, b
        if key not in self.legs:
            self.legs[key] = self.leg_from(self.places[a], self.places[b])
        return self.legs[key]

    def leg_from(self, here: Spot, there: Spot) -> Leg | None:
        way = gone(self.ground, Walker(self.radius, jumps=False), here, there.point)
        return way if isinstance(way, Leg) and way.end == there else None

    def row(self, n: int) -> list[int]:
        """What a leg from one place to each of the others costs at least."""
        found = self.rows.get(n)
        if found is None:
            found = self.rows[n] = self.row_from(self.places[n])
        return found

    def row_from(self, spot: Spot) -> list[int]:
        x, y, level = spot.x, spot.y, spot.level
        return [
            root_up((x - place.x) ** 2 + (y - place.y) ** 2)
            + (climbed(place.level - level) if place.level != level else 0)
            for place in self.places
        ]


def climbed(rise: int) -> int:
    """What a height adds to a leg over it (ST-249)."""
    return abs(rise) if abs(rise) > STEP else 0


def net(ground: Ground, radius: int) -> Net:
    found: dict[Spot, None] = {}
    for piece in ground.pieces:
        if piece.impassable or (piece.form != "area" and abs(piece.height) > STEP):
            for point in around(piece.outline, radius):
                add(found, ground, radius, point)
        if not piece.impassable and piece.form != "area" and abs(piece.height) > STEP:
            for point in edge_places(piece, radius):
                add(found, ground, radius, point)
    return Net(ground, radius, tuple(found), {}, {})


def add(found: dict[Spot, None], ground: Ground, r: int, point: Point) -> None:
    if not isinstance(why_not_stand(ground, point, r), Barred):
        found[Spot(*point, ground.level_at(point, r) or 0)] = None


# --- around corners --------------------------------------------------------------------------------


def direction(x: int, y: int) -> Point:
    """Of the length of UNIT, as far as whole numbers allow."""
    length = isqrt(x * x + y * y) or 1
    return shortened(x * UNIT, length), shortened(y * UNIT, length)


def outward(shape: Outline) -> list[tuple[Point, Point, Point]]:
    """For each edge its two ends and the direction away from the outline."""
    area = sum([a[0] * b[1] - b[0] * a[1] for a, b in shape.edges])
    side = 1 if area > 0 else -1
    return [(a, b, direction(side * (b[1] - a[1]), -side * (b[0] - a[0]))) for a, b in shape.edges]


def around(shape: Outline, r: int) -> list[Point]:
    """Two places at every corner that sticks out, so that the way around it is hardly longer than an arc."""
    edges = outward(shape)
    found = []
    for (before, corner, first), (_, after, second) in zip(edges, (*edges[1:], edges[0]), strict=True):
        turn = cross(before, corner, after)
        area_sign = cross(before, corner, (corner[0] + first[0], corner[1] + first[1]))
        if turn == 0 or (turn > 0) == (area_sign > 0):
            continue
        middle = direction(first[0] + second[0], first[1] + second[1])
        for side in (first, second):
            bent = direction(side[0] + middle[0], side[1] + middle[1])
            share = bent[0] * side[0] + bent[1] * side[1]
            far = -(-r * UNIT * UNIT // share) + HAIR if share > 0 else 2 * r
            found.append((corner[0] + bent[0] * far // UNIT, corner[1] + bent[1] * far // UNIT))
    return found


# --- edges that are climbed ---------------------------------------------------------------------------


def edge_places(piece: Piece, r: int) -> list[Point]:
    """Along every edge that is climbed, below and above it; and on both sides of what is narrow, to get straight over
    it: a wall that is too narrow to stand on, a gap that is stepped over."""
    found = []
    far = r + HAIR
    climbed = abs(piece.height) <= CLIMB
    for a, b, (x, y) in outward(piece.outline):
        length = root_up((b[0] - a[0]) ** 2 + (b[1] - a[1]) ** 2)
        n = max(1, length // APART)
        for i in range(n):
            share, whole = 2 * i + 1, 2 * n
            p = (a[0] + (b[0] - a[0]) * share // whole, a[1] + (b[1] - a[1]) * share // whole)
            deep = thickness(piece.outline, p, (-x, -y))
            is_narrow = deep <= NARROW if piece.form == "gap" else climbed and deep < 2 * far
            if climbed or is_narrow:
                found.append((p[0] + x * far // UNIT, p[1] + y * far // UNIT))
            if is_narrow:
                beyond = deep + far
                found.append((p[0] - x * beyond // UNIT, p[1] - y * beyond // UNIT))
            elif climbed:
                found.append((p[0] - x * far // UNIT, p[1] - y * far // UNIT))
    return found


def thickness(shape: Outline, p: Point, inwards: Point) -> int:
    """How thick an outline is behind a point of its edge."""
    reach = (shape.high[0] - shape.low[0]) + (shape.high[1] - shape.low[1]) + INCH
    end = (p[0] + inwards[0] * reach // UNIT, p[1] + inwards[1] * reach // UNIT)
    stretches = within(shape, p, end)
    if not stretches:
        return 0
    last = stretches[0][1]
    return -(-root_up((end[0] - p[0]) ** 2 + (end[1] - p[1]) ** 2) * last.numerator // last.denominator)
