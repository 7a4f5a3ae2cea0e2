"""All straight lines from one square to another, as finitely many kinds.

A line that sees can be moved a little and still sees, because what it must not touch is closed. So it is enough to look
at lines that meet no corner of a square. Two of these are of one kind if every corner lies on the same side of both:
then they cross the same squares and the same edges. Only the corners strictly inside the hull of the two squares can
lie on either side. There are fewer of them than dx + dy, and so there are few kinds: 26 for (9, 5), 217 for (25, 18).

Here the first square is (0, 0) and the second (dx, dy), neither of the two negative, and y grows downwards. So no line
rises, and each corner lies above or below it; in a column, above means to the right.
"""

from __future__ import annotations

from fractions import Fraction
from functools import lru_cache
from math import gcd

from msgspec import Struct

Point = tuple[int, int]
Ends = tuple[Point, Point]

THOUSAND = 1000
"""Points inside squares are given in thousandths of a square."""


class Lines(Struct, frozen=True):
    """The kinds of lines from (0, 0) to (dx, dy). A set of kinds is a whole number, as a set of squares is."""

    dx: int
    dy: int
    every: int
    under: dict[Point, int]
    """For each corner inside the hull, the kinds that have it below them."""

    def below(self, x: int, y: int) -> int:
        """The kinds that have this corner below them."""
        kinds = self.under.get((x, y))
        if kinds is None:
            return self.every if self.dx * y - self.dy * x >= self.dx else 0
        return kinds

    def crossing(self, upper: Point, lower: Point) -> int:
        """The kinds that pass between two corners: the ends of an edge, or of the diagonal of a square."""
        return self.below(*lower) & ~self.below(*upper)


@lru_cache(maxsize=512)
def lines(dx: int, dy: int) -> Lines:
    inner = _inside(dx, dy)
    if not inner:
        return Lines(dx, dy, 1, {})
    kinds = _kinds(dx, dy, inner)
    # What is written as one row of corners for each kind is read as one column of kinds for each corner.
    size = len(inner) + 4
    rows = "".join(f"{kind:0{size}b}" for kind in reversed(kinds))
    under = {corner: int(rows[size - 1 - i :: size], 2) for i, corner in enumerate(inner)}
    return Lines(dx, dy, (1 << len(kinds)) - 1, under)


def near(dx: int, dy: int, x: int, last: int) -> range:
    """In a column, the squares or corners up to a last one that the hull reaches, and at each end one or two more."""
    run = max(dx, 1)
    return range(max(0, dy * (x - 1) // run), min(last, dy * (x + 1) // run + 1) + 1)


def _inside(dx: int, dy: int) -> list[Point]:
    """The corners strictly inside the hull, without two outer ones of the squares, which lie on no line's way."""
    return [
        (x, y)
        for x in range(dx + 2)
        for y in near(dx, dy, x, dy + 1)
        if -dy < dx * y - dy * x < dx and (x, y) not in ((0, 0), (dx + 1, dy + 1))
    ]


def _gates(dx: int, dy: int) -> tuple[Ends, Ends]:
    """A line goes through both squares iff it has the first two corners below and the other two above."""
    return ((0, 1), (dx, dy + 1)), ((1, 0), (dx + 1, dy))


def _kinds(dx: int, dy: int, inner: list[Point]) -> list[int]:
    """Each kind as the set of the corners below it (by their index, the gates last), the ones near the centres first.

    Lines as points of a plane (slope, height) are cut into cells by the corners. The cells are the kinds, and the point
    of a cell with the least slope is a line through two corners that are neighbours on it; a little steeper, it passes
    between the two. So each kind is found once, from a direction and two neighbours.
    """
    below, above = _gates(dx, dy)
    corners = [*inner, *below, *above]
    must_below = 3 << len(inner)
    must_above = 3 << len(inner) + 2
    kinds: list[int] = []
    for u, v in _directions(dx, dy):
        # From the highest to the lowest, seen along a line a little steeper than this direction.
        order = sorted((u * y - v * x, -x, i) for i, (x, y) in enumerate(corners))
        rest = (1 << len(corners)) - 1
        last = None
        for height, _, i in order:
            if height == last and not rest & must_above and rest & must_below == must_below:
                kinds.append(rest)
            rest ^= 1 << i
            last = height
    # On which side of the line from centre to centre each corner lies, and whether on any.
    sides = [2 * (dx * y - dy * x) - (dx - dy) for x, y in inner]
    centre_below = sum(1 << i for i, side in enumerate(sides) if side > 0)
    decided = sum(1 << i for i, side in enumerate(sides) if side)
    return sorted(kinds, key=lambda kind: ((kind ^ centre_below) & decided).bit_count())


def _directions(dx: int, dy: int) -> list[Point]:
    """Directions of lines through two corners, from the least steep that joins the squares to the steepest."""
    return [
        (u, v)
        for u in range(1, dx + 2)
        for v in range(-(u * (dy - 1) // -(dx + 1)), min(dy + 1, u * (dy + 1) // max(dx - 1, 1)) + 1)
        if gcd(u, v) == 1
    ]


def middle_line(bundle: Lines, kind: int) -> Ends:
    """Inner points of the two squares, in thousandths, on a line in the middle of its kind."""
    dx, dy = bundle.dx, bundle.dy
    if not bundle.under:
        return centre(0, 0), centre(dx, dy)
    gates_below, gates_above = _gates(dx, dy)
    below = [*gates_below, *(corner for corner, kinds in bundle.under.items() if kinds >> kind & 1)]
    above = [*gates_above, *(corner for corner, kinds in bundle.under.items() if not kinds >> kind & 1)]
    u, v = _middle_direction(above, below)
    height = Fraction(max(u * y - v * x for x, y in above) + min(u * y - v * x for x, y in below), 2)
    return _inner_point(u, v, height, 0, 0), _inner_point(u, v, height, dx, dy)


def centre(x: int, y: int) -> Point:
    return x * THOUSAND + THOUSAND // 2, y * THOUSAND + THOUSAND // 2


def _middle_direction(above: list[Point], below: list[Point]) -> Point:
    """Between the least steep and the steepest line that has these corners above and below it."""
    least, most = (1, 0), (0, 1)
    for ax, ay in above:
        for bx, by in below:
            u, v = bx - ax, by - ay
            if u > 0 and v * most[0] < u * most[1]:
                most = u, v
            elif u < 0 and -v * least[0] > -u * least[1]:
                least = -u, -v
    weight, other = sum(most), sum(least)
    return least[0] * weight + most[0] * other, least[1] * weight + most[1] * other


def _inner_point(u: int, v: int, height: Fraction, x: int, y: int) -> Point:
    """The middle of what the square (x, y) cuts out of the line u * py - v * px == height."""
    # Along the line px + py grows, and both px and py follow from it.
    first = max((height + x * (u + v)) / u, (y * (u + v) - height) / v)
    last = min((height + (x + 1) * (u + v)) / u, ((y + 1) * (u + v) - height) / v)
    along = (first + last) / 2
    return round((u * along - height) / (u + v) * THOUSAND), round((v * along + height) / (u + v) * THOUSAND)
