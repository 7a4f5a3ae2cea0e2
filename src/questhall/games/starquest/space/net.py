"""Places that a shortest way can bend at: around corners, up and down edges, over walls (ST-281)."""

from __future__ import annotations

from array import array
from bisect import bisect_left
from math import isqrt
from typing import TypeAlias

from msgspec import Struct
from msgspec.structs import replace

from .keeping import keep
from .legs import CLIMB, NARROW, TABLE_EDGE, TOO_HIGH, Barred, Leg, Walker, Way, gone, walked
from .measure import INCH, Point, root_up, shortened
from .shapes import Outline, are_near, cross, holds, swept, within
from .sight import Body
from .terrain import STEP, Ground, Piece, Spot

UNIT = 1 << 16
"""The length of a direction."""
FINE = 16
"""Bits by which a length is finer, so that directions given by small numbers are as exact as others."""
HAIR = 2
"""Thousandths by which one keeps clear of a corner, so that rounding never touches it."""
APART = 2 * INCH
"""How far apart the places are at which an edge is climbed."""
KEPT = 8_000
"""So much is kept of legs and ways from anywhere; then it is forgotten and begun anew. Every new table has nets of its
own, and a hall has many tables."""
KEPT_ROWS = 200
"""These are long."""
KEPT_RESTS = 50
"""So are these."""
ROUNDED = 4
"""Thousandths by which a way may end further away than it was meant to."""

Row: TypeAlias = "array[int]"
"""What a leg to places of a net costs at least, the least first, each with the number of the place in its last bits
(`Net.bits`): so they are put in order without making pairs of them."""


def direction(x: int, y: int) -> Point:
    """Of the length of UNIT, as far as whole numbers allow."""
    length = isqrt(x * x + y * y << 2 * FINE) or 1
    return shortened(x * UNIT << FINE, length), shortened(y * UNIT << FINE, length)


BESIDE = tuple([direction(x, y) for x, y in (
    (0, -1), (5, -12), (1, -1), (12, -5), (1, 0), (12, 5), (1, 1), (5, 12),
    (0, 1), (-5, 12), (-1, 1), (-12, 5), (-1, 0), (-12, -5), (-1, -1), (-5, -12),
)])  # fmt: skip
"""Sixteen directions around somebody."""


UNKNOWN = Leg("walk", Spot(0, 0), 0)
"""Stands for a leg that nobody has asked for yet."""


class Net(Struct, frozen=True):
    """For bases of one size on one table; nobody who moves is in it. What is found out about it is kept."""

    ground: Ground
    radius: int
    places: tuple[Spot, ...]
    tops: tuple[Piece | None, ...]
    """What each of them is on, or in, if one has to climb to get there."""
    alone: Walker
    """Somebody with such a base who meets nobody."""
    walls: int
    """What nobody gets over from the ground, as bits of a number (`Ground.group`)."""
    last_barring: list[Piece]
    bits: int
    """That the number of a place takes."""
    legs: dict[int, Leg | None]
    """By the numbers of both places, one behind the other."""
    rows: dict[int, Row]
    from_anywhere: dict[tuple[Spot, Point], Leg | None]
    """Whoever thinks about where to go thinks about many ways from one place, and many about ways to one."""
    rows_from_anywhere: dict[Spot, Row]
    rests: dict[tuple[int, int, int], array[int]]
    """How far it is at least from each place until one is so near to a point."""
    ways: dict[tuple[Spot, Spot, int], Way | None]
    """Shortest ways from anywhere to so near to something, as if nobody stood about."""
    crowded_ways: dict[tuple[Spot, Body, int, int, Walker, tuple[Body, ...]], tuple[Leg, ...]]
    """Ways with a certain length ahead, past those who stand and lie about."""

    def leg(self, a: int, b: int) -> Leg | None:
        """From one place to another without a jump, if one gets there in one leg; back it is the same."""
        known, bits = self.legs, self.bits
        key = a << bits | b
        if key not in known:
            low, high = (a, b) if a < b else (b, a)
            found = self.leg_from(self.places[low], self.places[high])
            known[low << bits | high] = found
            known[high << bits | low] = None if found is None else replace(found, end=self.places[low])
            if found is None:
                self.strike_out(a, b)
                self.strike_out(b, a)
        return known[key]

    def leg_from(self, here: Spot, there: Spot) -> Leg | None:
        if abs(here.level - there.level) > CLIMB:
            return None
        way = self.leg_to(here, there.point)
        return way if way is not None and way.end == there else None

    def leg_to(self, here: Spot, to: Point) -> Leg | None:
        """Straight to a point without a jump, from anywhere."""
        key = here, to
        known = self.from_anywhere
        if key not in known:
            way = self.on_the_ground(here, to) if here.level <= 0 else gone(self.ground, self.alone, here, to)
            keep(known, key, way if isinstance(way, Leg) else None, KEPT)
        return known[key]

    def on_the_ground(self, here: Spot, to: Point) -> Leg | Barred:
        """As `gone` judges. What has barred one leg is tried first for the next: it mostly bars that one, too."""
        a, r, ground, barring = here.point, self.radius, self.ground, self.last_barring
        if barring and swept(barring[0].outline, a, to, r):
            return TOO_HIGH
        if not ground.on_table(to, r):
            return TABLE_EDGE
        near = ground.near(a, to, r)
        for piece in ground.group(near & self.walls):
            if swept(piece.outline, a, to, r):
                barring[:] = (piece,)
                return TOO_HIGH
        return walked(ground, self.alone, here, to, ground.group(near & ~self.walls))

    def row(self, n: int) -> Row:
        """What a leg from one place to others costs at least, without those of which it is known that none leads
        there."""
        found = self.rows.get(n)
        if found is None:
            here, top, tops, known, bits = self.places[n], self.tops[n], self.tops, self.legs, self.bits
            x, y, level = here.x, here.y, here.level
            found = self.rows[n] = array("q", sorted([
                isqrt((x - place.x) ** 2 + (y - place.y) ** 2 - 1) + 1
                + (climbed(level - place.level) if level != place.level else 0)
                << bits | m
                for m, place in enumerate(self.places)
                if m != n
                and -CLIMB <= level - place.level <= CLIMB
                and (top is None or are_beside(top, tops[m]))
                and known.get(n << bits | m, UNKNOWN) is not None
            ]))  # fmt: skip
        return found

    def strike_out(self, a: int, b: int) -> None:
        """No leg leads from one place to another."""
        row, here, there = self.rows.get(a), self.places[a], self.places[b]
        if row is not None:
            far = root_up((here.x - there.x) ** 2 + (here.y - there.y) ** 2) + climbed(here.level - there.level)
            entry = far << self.bits | b
            at = bisect_left(row, entry)
            if row[at : at + 1] == array("q", [entry]):
                del row[at]

    def row_from(self, spot: Spot) -> Row:
        found = self.rows_from_anywhere.get(spot)
        if found is None:
            x, y, level, bits = spot.x, spot.y, spot.level, self.bits
            found = array("q", sorted([
                (isqrt(square - 1) + 1 if (square := (x - place.x) ** 2 + (y - place.y) ** 2) else 0)
                + (climbed(level - place.level) if level != place.level else 0)
                << bits | n
                for n, place in enumerate(self.places)
                if -CLIMB <= level - place.level <= CLIMB
            ]))  # fmt: skip
            keep(self.rows_from_anywhere, spot, found, KEPT_ROWS)
        return found

    def rest(self, x: int, y: int, reach: int) -> array[int]:
        """How far it is at least from each place until one is so near to a point."""
        key = x, y, reach
        found = self.rests.get(key)
        if found is None:
            found = array("q", [beyond(place, x, y, reach) for place in self.places])
            keep(self.rests, key, found, KEPT_RESTS)
        return found


def beyond(here: Spot, x: int, y: int, reach: int) -> int:
    """No way is shorter than the straight line."""
    far = isqrt((here.x - x) ** 2 + (here.y - y) ** 2) - reach - ROUNDED
    return far if far > 0 else 0


def climbed(rise: int) -> int:
    """What a height adds to a leg over it (ST-249)."""
    return 0 if -STEP <= rise <= STEP else abs(rise)


def are_beside(one: Piece | None, other: Piece | None) -> bool:
    """From one top to another there is a leg only if there is no more than a step between them."""
    if one is None or other is None or one is other:
        return True
    return are_near(one.outline, other.outline, NARROW + 1)


def net(ground: Ground, radius: int) -> Net:
    found: dict[Spot, None] = {}
    for piece in ground.pieces:
        if piece.impassable or (piece.form != "area" and abs(piece.height) > STEP):
            for point in around(piece.outline, radius):
                add(found, ground, radius, point)
        if not piece.impassable and piece.form != "area" and abs(piece.height) > STEP:
            for point in edge_places(piece, radius):
                add(found, ground, radius, point)
    places = tuple(found)
    tops = tuple([top_at(ground, spot, radius) for spot in places])
    walls = sum([1 << n for n, piece in enumerate(ground.minded) if piece.impassable or piece.level > CLIMB])
    alone, bits = Walker(radius, jumps=False), len(places).bit_length()
    return Net(ground, radius, places, tops, alone, walls, [], bits, {}, {}, {}, {}, {}, {}, {})


def top_at(ground: Ground, spot: Spot, r: int) -> Piece | None:
    if abs(spot.level) <= STEP:
        return None
    return next((piece for piece in ground.floors if holds(piece.outline, spot.point, r)), None)


def add(found: dict[Spot, None], ground: Ground, r: int, point: Point) -> None:
    level = ground.foothold(point, r)
    if level is not None:
        found[Spot(*point, level)] = None


# --- around corners --------------------------------------------------------------------------------


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
