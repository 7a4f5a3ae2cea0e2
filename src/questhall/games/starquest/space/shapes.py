"""Outlines, lines and circles in plan. Touching is not overlapping (ST-244, ST-247)."""

from __future__ import annotations

from fractions import Fraction
from itertools import pairwise

from msgspec import Struct

from .measure import Point, square

PARTS = 1 << 96
"""Of a line, to bring places on it into order."""


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


def is_beside(shape: Outline, a: Point, b: Point, r: int) -> bool:
    """Whether an outline lies wholly on one side of the line through two points, at least r away from it."""
    (ax, ay), x, y = a, b[0] - a[0], b[1] - a[1]
    across = [x * (cy - ay) - y * (cx - ax) for cx, cy in shape.corners]
    low, high = min(across), max(across)
    nearest = low if low > 0 else -high
    return nearest > 0 and nearest * nearest >= r * r * (x * x + y * y)


def swept(shape: Outline, a: Point, b: Point, r: int) -> bool:
    """Whether a circle that moves from one point to another ever overlaps an outline."""
    low, high = shape.low, shape.high
    if (a[0] + r <= low[0] and b[0] + r <= low[0]) or (a[0] - r >= high[0] and b[0] - r >= high[0]):
        return False
    if (a[1] + r <= low[1] and b[1] + r <= low[1]) or (a[1] - r >= high[1] and b[1] - r >= high[1]):
        return False
    if is_beside(shape, a, b, r):
        return False
    c = shape.corners[-1]
    for d in shape.corners:
        if lines_near(a, b, c, d, r):
            return True
        c = d
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
    low, high = shape.low, shape.high
    if max(a[0], b[0]) <= low[0] or min(a[0], b[0]) >= high[0]:
        return []
    if max(a[1], b[1]) <= low[1] or min(a[1], b[1]) >= high[1] or is_beside(shape, a, b, 0):
        return []
    cuts = sorted({(0, 0, 1), (PARTS, 1, 1), *crossings(shape, a, b)})
    finer, found = scaled(shape, 2 * PARTS), []
    for (start, *first), (end, *last) in pairwise(cuts):
        if start < end:
            both = start + end
            there = (a[0] * 2 * PARTS + (b[0] - a[0]) * both, a[1] * 2 * PARTS + (b[1] - a[1]) * both)
            if inside(finer, there):
                found.append((Fraction(*first), Fraction(*last)))
    return found


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


def crossings(shape: Outline, a: Point, b: Point) -> list[tuple[int, int, int]]:
    """Where a line meets the edges of an outline: in PARTS of its length, and exactly as a quotient. Different
    quotients of numbers as small as those of a table have different parts."""
    x, y = b[0] - a[0], b[1] - a[1]
    found = []
    c = shape.corners[-1]
    for d in shape.corners:
        u, w = d[0] - c[0], d[1] - c[1]
        whole = x * w - y * u
        if whole:
            along = (c[0] - a[0]) * w - (c[1] - a[1]) * u
            across = (c[0] - a[0]) * y - (c[1] - a[1]) * x
            if whole < 0:
                along, across, whole = -along, -across, -whole
            if 0 < along < whole and 0 <= across <= whole:
                found.append((along * PARTS // whole, along, whole))
        c = d
    return found


def scaled(shape: Outline, n: int) -> Outline:
    """The same outline in a finer unit."""
    if n == 1:
        return shape
    low, high = shape.low, shape.high
    corners = tuple([(x * n, y * n) for x, y in shape.corners])
    return Outline(corners, (low[0] * n, low[1] * n), (high[0] * n, high[1] * n))
