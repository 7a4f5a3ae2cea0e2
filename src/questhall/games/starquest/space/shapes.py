"""Outlines, lines and circles in plan. Touching is not overlapping (ST-244, ST-247)."""

from __future__ import annotations

from fractions import Fraction
from itertools import pairwise

from msgspec import Struct

from .measure import Point, square

Stretch = tuple[int, int, int, int]
"""Of a line, as parts of its length: the numerator and the denominator of where it begins, and of where it ends."""
ONE = 1 << 80
"""Parts of a length that differ at all differ in this unit: their denominators are far below its root."""


class Outline(Struct, frozen=True, gc=False):
    """A simple polygon, whose corners go round in either direction."""

    corners: tuple[Point, ...]
    low: Point
    high: Point
    rim: tuple[tuple[int, int, int, int, int, int], ...]
    """The edges in numbers, first the one from the last corner to the first: where it begins, how far it goes in x and
    in y, what `cross` takes off for its beginning, and its length squared."""

    @property
    def edges(self) -> list[tuple[Point, Point]]:
        return [*zip(self.corners, (*self.corners[1:], self.corners[0]), strict=True)]


def outline(corners: tuple[Point, ...]) -> Outline:
    xs, ys = [x for x, _ in corners], [y for _, y in corners]
    edges = [(x, y, u - x, w - y) for (x, y), (u, w) in zip((corners[-1], *corners[:-1]), corners, strict=True)]
    rim = tuple([(x, y, u, w, u * y - w * x, u * u + w * w) for x, y, u, w in edges])
    return Outline(corners, (min(xs), min(ys)), (max(xs), max(ys)), rim)


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
    (west, north), (east, south) = shape.low, shape.high
    if not (west < x < east and north < y < south):
        return False
    odd = False
    for cx, cy, ex, ey, off, _ in shape.rim:
        side = ex * y - ey * x - off
        if side == 0 and on_line(p, (cx, cy), (cx + ex, cy + ey)):
            return False
        if (cy > y) != (cy + ey > y) and (side > 0) == (ey > 0):
            odd = not odd
    return odd


def overlaps(shape: Outline, p: Point, r: int) -> bool:
    """Whether a circle and an outline overlap (ST-244)."""
    x, y = p
    (west, north), (east, south) = shape.low, shape.high
    if x + r <= west or x - r >= east or y + r <= north or y - r >= south:
        return False
    return is_at_edge(shape, x, y, r) or inside(shape, p)


def holds(shape: Outline, p: Point, r: int) -> bool:
    """Whether a circle lies wholly within an outline; it may touch its edge."""
    x, y = p
    (west, north), (east, south) = shape.low, shape.high
    if x - r < west or x + r > east or y - r < north or y + r > south:
        return False
    return not is_at_edge(shape, x, y, r) and inside(shape, p)


def is_at_edge(shape: Outline, x: int, y: int, r: int) -> bool:
    """Whether a point is nearer than r to an edge (`is_near`, written out: it is asked for every step)."""
    most = r * r
    for cx, cy, ex, ey, off, long in shape.rim:
        u, w = x - cx, y - cy
        along = u * ex + w * ey
        if along <= 0:
            if u * u + w * w < most:
                return True
        elif along < long and (ex * y - ey * x - off) ** 2 < most * long:
            return True
    return False


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
    if not whole:
        return overlaps(shape, a, r)
    wide, here = most * whole, x * ay - y * ax
    corners = shape.corners
    sides = [x * cy - y * cx - here for cx, cy in corners]
    low, high = min(sides), max(sides)
    if (low > 0 and low * low >= wide) or (high < 0 and high * high >= wide):
        return False
    for (cx, cy), across in zip(corners, sides, strict=True):
        if across * across < wide:
            u, w = cx - ax, cy - ay
            along = u * x + w * y
            if along <= 0:
                if u * u + w * w < most:
                    return True
            elif along < whole or (cx - bx) ** 2 + (cy - by) ** 2 < most:
                return True
    before = sides[-1]
    for (cx, cy, ex, ey, off, long), after in zip(shape.rim, sides, strict=True):
        first, second = ex * ay - ey * ax - off, ex * by - ey * bx - off
        if (before < 0 < after or after < 0 < before) and (first > 0) != (second > 0):
            return True
        near = most * long
        if first * first < near and 0 < (ax - cx) * ex + (ay - cy) * ey < long:
            return True
        if second * second < near and 0 < (bx - cx) * ex + (by - cy) * ey < long:
            return True
        before = after
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


def sides_of(shape: Outline, a: Point, b: Point) -> list[int]:
    """On which side of a line each corner lies, as `cross` tells it; none: the line has nothing in common with what is
    within the outline."""
    (ax, ay), (bx, by), (west, north), (east, south) = a, b, shape.low, shape.high
    if (ax <= west and bx <= west) or (ax >= east and bx >= east):
        return []
    if (ay <= north and by <= north) or (ay >= south and by >= south):
        return []
    x, y = bx - ax, by - ay
    here = x * ay - y * ax
    sides = [x * cy - y * cx - here for cx, cy in shape.corners]
    return sides if a == b or (min(sides) < 0 < max(sides)) else []


def within(shape: Outline, a: Point, b: Point) -> list[tuple[Fraction, Fraction]]:
    """The stretches of a line that lie within an outline, as parts of its length; a line along an edge has none."""
    return [(Fraction(n, of), Fraction(m, by)) for n, of, m, by in stretches(shape, a, b)]


def stretches(shape: Outline, a: Point, b: Point, known: list[int] | None = None) -> list[Stretch]:
    """The same in whole numbers; `known`: the sides of the corners, if somebody has asked for them before."""
    sides = sides_of(shape, a, b) if known is None else known
    if not sides:
        return []
    if a == b:
        return [(0, 1, 1, 1)] if inside(shape, a) else []
    return touching(shape, a, b, sides) if 0 in sides else crossing(shape, a, sides)


def crossing(shape: Outline, a: Point, sides: list[int]) -> list[Stretch]:
    """Where a line that goes on without end passes no corner, it enters an outline and leaves it in turn."""
    (ax, ay), before = a, sides[-1]
    cuts = []
    for (_, _, ex, ey, off, _), after in zip(shape.rim, sides, strict=True):
        if (before < 0) != (after < 0):
            along, whole = ex * ay - ey * ax - off, after - before
            cuts.append((along, whole) if whole > 0 else (-along, -whole))
        before = after
    if len(cuts) > 2 or cuts[0][0] * cuts[1][1] > cuts[1][0] * cuts[0][1]:
        cuts.sort(key=lambda cut: cut[0] * ONE // cut[1])
    found = []
    for (n, of), (m, under) in zip(cuts[::2], cuts[1::2], strict=True):
        if n < of and m > 0:
            found.append((*((n, of) if n > 0 else (0, 1)), *((m, under) if m < under else (1, 1))))
    return found


def touching(shape: Outline, a: Point, b: Point, sides: list[int]) -> list[Stretch]:
    """Where it passes a corner, it is asked between any two cuts whether that is within."""
    (ax, ay), (bx, by) = a, b
    x, y = bx - ax, by - ay
    cuts = {0: (0, 1), ONE: (1, 1)}
    before = sides[-1]
    for (_, _, ex, ey, off, _), after in zip(shape.rim, sides, strict=True):
        if (before <= 0 <= after or after <= 0 <= before) and before != after:
            along, whole = ex * ay - ey * ax - off, after - before
            if whole < 0:
                along, whole = -along, -whole
            if 0 < along < whole:
                cuts[along * ONE // whole] = along, whole
        before = after
    found = []
    for (n, of), (m, under) in pairwise([cuts[key] for key in sorted(cuts)]):
        scale = 2 * of * under
        middle = n * under + m * of
        if inside_at(shape, ax * scale + x * middle, ay * scale + y * middle, scale):
            found.append((n, of, m, under))
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


def cuts_through(shape: Outline, a: Point, b: Point, sides: list[int]) -> bool:
    """Whether a line crosses an edge for certain, so that a part of it lies within; touching leaves that open."""
    (ax, ay), (bx, by), before = a, b, sides[-1]
    for (_, _, ex, ey, off, _), after in zip(shape.rim, sides, strict=True):
        if (before < 0 < after or after < 0 < before) and (ex * ay - ey * ax - off) * (ex * by - ey * bx - off) < 0:
            return True
        before = after
    return False
