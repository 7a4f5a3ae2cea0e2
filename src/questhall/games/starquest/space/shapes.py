"""Outlines, lines and circles in plan. Touching is not overlapping (ST-244, ST-247)."""

from __future__ import annotations

from fractions import Fraction
from itertools import pairwise

from msgspec import Struct

from .measure import Point, square

ONE = 1 << 80
"""Parts of a length that differ at all differ in this unit: their denominators are far below its root."""


class Outline(Struct, frozen=True, gc=False):
    """A simple polygon, whose corners go round in either direction."""

    corners: tuple[Point, ...]
    low: Point
    high: Point

    @property
    def edges(self) -> list[tuple[Point, Point]]:
        return [*zip(self.corners, (*self.corners[1:], self.corners[0]), strict=True)]


def outline(corners: tuple[Point, ...]) -> Outline:
    xs, ys = [x for x, _ in corners], [y for _, y in corners]
    return Outline(corners, (min(xs), min(ys)), (max(xs), max(ys)))


# --- points and lines -------------------------------------------------------------------------


def cross(a: Point, b: Point, c: Point) -> int:
    """Positive if c lies on one side of the line from a to b, negative on the other, 0 on it."""
    return (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0])


def is_near(p: Point, a: Point, b: Point, r: int) -> bool:
    """Whether a point is nearer than r to a line between two points."""
    x, y = b[0] - a[0], b[1] - a[1]
    u, w = p[0] - a[0], p[1] - a[1]
    along = u * x + w * y
    if along <= 0:
        return u * u + w * w < r * r
    whole = x * x + y * y
    if along >= whole:
        return square(p, b) < r * r
    across = x * w - y * u
    return across * across < r * r * whole


def on_line(p: Point, a: Point, b: Point) -> bool:
    """Whether a point lies on the line between two points, its ends included."""
    return (
        cross(a, b, p) == 0
        and min(a[0], b[0]) <= p[0] <= max(a[0], b[0])
        and min(a[1], b[1]) <= p[1] <= max(a[1], b[1])
    )


def meet(a: Point, b: Point, c: Point, d: Point) -> bool:
    """Whether two lines have a point in common."""
    first, second = cross(a, b, c), cross(a, b, d)
    third, fourth = cross(c, d, a), cross(c, d, b)
    if ((first > 0) != (second > 0)) and ((third > 0) != (fourth > 0)) and first and second and third and fourth:
        return True
    return on_line(c, a, b) or on_line(d, a, b) or on_line(a, c, d) or on_line(b, c, d)


def lines_near(a: Point, b: Point, c: Point, d: Point, r: int) -> bool:
    """Whether two lines come nearer to each other than r."""
    return is_near(a, c, d, r) or is_near(b, c, d, r) or is_near(c, a, b, r) or is_near(d, a, b, r) or meet(a, b, c, d)


# --- outlines ------------------------------------------------------------------------------------


def inside(shape: Outline, p: Point) -> bool:
    """Whether a point lies within an outline; its edge is not within."""
    x, y = p
    if not (shape.low[0] < x < shape.high[0] and shape.low[1] < y < shape.high[1]):
        return False
    odd = False
    a = shape.corners[-1]
    for b in shape.corners:
        side = cross(a, b, p)
        if side == 0 and on_line(p, a, b):
            return False
        if (a[1] > y) != (b[1] > y) and (side > 0) == (b[1] > a[1]):
            odd = not odd
        a = b
    return odd


def overlaps(shape: Outline, p: Point, r: int) -> bool:
    """Whether a circle and an outline overlap (ST-244)."""
    x, y = p
    if x + r <= shape.low[0] or x - r >= shape.high[0] or y + r <= shape.low[1] or y - r >= shape.high[1]:
        return False
    a = shape.corners[-1]
    for b in shape.corners:
        if is_near(p, a, b, r):
            return True
        a = b
    return inside(shape, p)


def holds(shape: Outline, p: Point, r: int) -> bool:
    """Whether a circle lies wholly within an outline; it may touch its edge."""
    x, y = p
    if x - r < shape.low[0] or x + r > shape.high[0] or y - r < shape.low[1] or y + r > shape.high[1]:
        return False
    a = shape.corners[-1]
    for b in shape.corners:
        if is_near(p, a, b, r):
            return False
        a = b
    return inside(shape, p)


def touches(shape: Outline, p: Point, r: int) -> bool:
    """Whether a point is no further than r from the edge of an outline, on either side of it."""
    a = shape.corners[-1]
    for b in shape.corners:
        x, y, u, w = b[0] - a[0], b[1] - a[1], p[0] - a[0], p[1] - a[1]
        along, whole = u * x + w * y, x * x + y * y
        if 0 < along < whole:
            if (x * w - y * u) ** 2 <= r * r * whole:
                return True
        elif square(p, a if along <= 0 else b) <= r * r:
            return True
        a = b
    return False


def swept(shape: Outline, a: Point, b: Point, r: int) -> bool:
    """Whether a circle that moves from one point to another ever overlaps an outline.

    Most of all that is asked on a table; so it is written out: the corners are measured from the line, then the ends of
    the line from those edges that it could touch."""
    (ax, ay), (bx, by), (west, north), (east, south) = a, b, shape.low, shape.high
    if (ax + r <= west and bx + r <= west) or (ax - r >= east and bx - r >= east):
        return False
    if (ay + r <= north and by + r <= north) or (ay - r >= south and by - r >= south):
        return False
    x, y, most = bx - ax, by - ay, r * r
    whole = x * x + y * y
    wide = most * whole
    sides = []
    for cx, cy in shape.corners:
        u, w = cx - ax, cy - ay
        across = x * w - y * u
        if across * across < wide or not whole:
            along = u * x + w * y
            if along <= 0:
                if u * u + w * w < most:
                    return True
            elif along < whole or (cx - bx) ** 2 + (cy - by) ** 2 < most:
                return True
        sides.append(across)
    low, high = min(sides), max(sides)
    if whole and ((low > 0 and low * low >= wide) or (high < 0 and high * high >= wide)):
        return False
    c, before = shape.corners[-1], sides[-1]
    for d, after in zip(shape.corners, sides, strict=True):
        if is_near(a, c, d, r) or is_near(b, c, d, r):
            return True
        if (before < 0 < after or after < 0 < before) and (cross(c, d, a) > 0) != (cross(c, d, b) > 0):
            return True
        c, before = d, after
    return inside(shape, a)


def is_simple(shape: Outline) -> bool:
    """Whether an outline encloses something and meets itself nowhere."""
    edges = shape.edges
    if len(edges) < 3 or len(set(shape.corners)) < len(edges):
        return False
    for n, (a, b) in enumerate(edges):
        _, c = edges[(n + 1) % len(edges)]
        if on_line(c, a, b) or on_line(a, b, c):
            return False
        beyond = edges[n + 2 : len(edges) - (n == 0)]
        if any(meet(a, b, c, d) for c, d in beyond):
            return False
    return True


def are_near(one: Outline, other: Outline, r: int) -> bool:
    """Whether two outlines come nearer to each other than r."""
    for i in (0, 1):
        if one.low[i] - other.high[i] >= r or other.low[i] - one.high[i] >= r:
            return False
    theirs = other.edges
    if any(lines_near(a, b, c, d, r) for a, b in one.edges for c, d in theirs):
        return True
    return inside(one, other.corners[0]) or inside(other, one.corners[0])


def share_ground(one: Outline, other: Outline) -> bool:
    """Whether two outlines overlap (ST-243). If neither edge runs through the other, they lie apart or are the same."""
    for i in (0, 1):
        if one.low[i] >= other.high[i] or other.low[i] >= one.high[i]:
            return False
    if any(within(other, a, b) for a, b in one.edges) or any(within(one, a, b) for a, b in other.edges):
        return True
    y = (one.low[1] + one.high[1]) // 2
    a, b = (one.low[0] - 1, y), (one.high[0] + 1, y)
    return any(max(s, u) < min(t, w) for s, t in within(one, a, b) for u, w in within(other, a, b))


def within(shape: Outline, a: Point, b: Point) -> list[tuple[Fraction, Fraction]]:
    """The stretches of a line that lie within an outline, as parts of its length; a line along an edge has none."""
    (ax, ay), (bx, by), low, high = a, b, shape.low, shape.high
    if (ax <= low[0] and bx <= low[0]) or (ax >= high[0] and bx >= high[0]):
        return []
    if (ay <= low[1] and by <= low[1]) or (ay >= high[1] and by >= high[1]):
        return []
    x, y = bx - ax, by - ay
    sides = [x * (cy - ay) - y * (cx - ax) for cx, cy in shape.corners]
    if min(sides) >= 0 or max(sides) <= 0:
        return [(Fraction(0), Fraction(1))] if a == b and inside(shape, a) else []
    cuts = {0: (0, 1), ONE: (1, 1)}
    (cx, cy), before = shape.corners[-1], sides[-1]
    for (dx, dy), after in zip(shape.corners, sides, strict=True):
        if (before <= 0 <= after or after <= 0 <= before) and before != after:
            along, whole = (cx - ax) * (dy - cy) - (cy - ay) * (dx - cx), after - before
            if whole < 0:
                along, whole = -along, -whole
            if 0 < along < whole:
                cuts[along * ONE // whole] = along, whole
        cx, cy, before = dx, dy, after
    found = []
    for (n, of), (m, by_) in pairwise([cuts[key] for key in sorted(cuts)]):
        scale = 2 * of * by_
        middle = n * by_ + m * of
        if inside_at(shape, ax * scale + x * middle, ay * scale + y * middle, scale):
            found.append((Fraction(n, of), Fraction(m, by_)))
    return found


def inside_at(shape: Outline, x: int, y: int, scale: int) -> bool:
    """Whether a point, in a finer unit, lies within an outline; its edge is not within."""
    odd = False
    (ax, ay) = shape.corners[-1]
    for bx, by in shape.corners:
        above, below = ay * scale > y, by * scale > y
        if above != below or (ay * scale == y and by * scale == y):
            side = (bx - ax) * (y - ay * scale) - (by - ay) * (x - ax * scale)
            if side == 0 and (min(ax, bx) * scale <= x <= max(ax, bx) * scale or above != below):
                return False
            if above != below and (side > 0) == (by > ay):
                odd = not odd
        elif by * scale == y and bx * scale == x:
            return False
        ax, ay = bx, by
    return odd


def cuts_through(shape: Outline, a: Point, b: Point) -> bool:
    """Whether a line crosses an edge for certain, so that a part of it lies within; touching leaves that open."""
    c = shape.corners[-1]
    before = cross(a, b, c)
    for d in shape.corners:
        after = cross(a, b, d)
        if (before < 0 < after or after < 0 < before) and cross(c, d, a) * cross(c, d, b) < 0:
            return True
        c, before = d, after
    return False
