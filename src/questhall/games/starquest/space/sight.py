"""Who sees whom, and what hides them (ST-262 to ST-270)."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from math import isqrt

from msgspec import Struct

from .measure import Point
from .shapes import Outline, cuts_through, inside, overlaps, sides_of, stretches, within
from .terrain import Ground, Piece, Spot


class Body(Struct, frozen=True, gc=False):
    """A model as an upright cylinder (ST-240)."""

    spot: Spot
    radius: int
    height: int

    @property
    def point(self) -> Point:
        return self.spot.x, self.spot.y

    @property
    def top(self) -> int:
        return self.spot.level + self.height


class Line(Struct, frozen=True, gc=False):
    """From one point in space to another."""

    a: Point
    from_height: int
    b: Point
    to_height: int


def diagonal(r: int) -> int:
    """A rim point at 45 degrees, rounded towards the centre (ST-262)."""
    return isqrt(r * r // 2)


def sight_points(body: Body) -> tuple[Point, ...]:
    """The centre and eight points of the rim (ST-262)."""
    (x, y), r, d = body.point, body.radius, diagonal(body.radius)
    return (
        (x, y), (x + r, y), (x + d, y + d), (x, y + r), (x - d, y + d), (x - r, y), (x - d, y - d), (x, y - r),
        (x + d, y - d),
    )  # fmt: skip


# --- what stops a line ----------------------------------------------------------------------------


def stopped_by_piece(line: Line, piece: Piece) -> bool:
    """Where it passes within the outline below the top, or level with it all along (ST-264)."""
    if piece.form == "area" and (inside(piece.outline, line.a) or inside(piece.outline, line.b)):
        return False
    return passes_below(line, piece.outline, piece.height)


def passes_below(line: Line, shape: Outline, top: int) -> bool:
    """Most lines pass by an outline or cut right through it, which takes no fractions to see."""
    first, last = line.from_height, line.to_height
    if first > top and last > top:
        return False
    a, b = line.a, line.b
    sides = sides_of(shape, a, b)
    if not sides:
        return False
    if first <= top and last <= top and cuts_through(shape, a, b, sides):
        return True
    rise = last - first
    for n, of, m, under in stretches(shape, a, b, sides):
        enters, leaves = (first - top) * of + rise * n, (first - top) * under + rise * m
        if enters < 0 or leaves < 0 or (enters == 0 and leaves == 0):
            return True
    return False


def stopped_by_body(line: Line, body: Body) -> bool:
    """Somebody of a third unit stands there; the height is taken where the line passes nearest (ST-266)."""
    (ax, ay), (bx, by), spot, r = line.a, line.b, body.spot, body.radius
    u, w, x, y = bx - ax, by - ay, spot.x - ax, spot.y - ay
    whole, along = u * u + w * w, x * u + y * w
    if along <= 0:
        return x * x + y * y < r * r and line.from_height <= body.top
    if along >= whole:
        return (spot.x - bx) ** 2 + (spot.y - by) ** 2 < r * r and line.to_height <= body.top
    across = u * y - w * x
    if across * across >= r * r * whole:
        return False
    return line.from_height * whole + (line.to_height - line.from_height) * along <= body.top * whole


def stopped_by_ground(ground: Ground, line: Line) -> bool:
    """Below the table there is ground, but for its gaps: out of one leads what leaves it above its edge (ST-264)."""
    low, high = sorted((line.from_height, line.to_height))
    if low >= 0:
        return False
    below = Fraction(-low, high - low) if high > 0 else Fraction(1)
    a, b = (line.a, line.b) if line.from_height == low else (line.b, line.a)
    parts = [part for gap in ground.floors if gap.form == "gap" for part in within(gap.outline, a, b)]
    return not any(start == 0 and end >= below for start, end in parts)


def is_free(ground: Ground, line: Line, bodies: Sequence[Body] = ()) -> bool:
    return (
        not any(stopped_by_body(line, body) for body in bodies)
        and not any(stopped_by_piece(line, piece) for piece in ground.screens)
        and not stopped_by_ground(ground, line)
    )


# --- sight -------------------------------------------------------------------------------------------


def sight_line(ground: Ground, one: Body, other: Body, between: Sequence[Body] = ()) -> Line | None:
    """The first free line from the centre of one to a sight point of the other, or the other way round (ST-263)."""
    both = frame(one, other)
    screens, bodies = in_between(ground.screens, both), standing_between(between, both)
    deep = one.top < 0 or other.top < 0
    for looker, seen in ((one, other), (other, one)):
        here, eyes, top = looker.point, looker.top, seen.top
        for point in sight_points(seen):
            line = Line(here, eyes, point, top)
            if deep and stopped_by_ground(ground, line):
                continue
            if bodies and is_hidden(line, bodies):
                continue
            if not is_stopped(line, screens):
                return line
    return None


def is_hidden(line: Line, bodies: Sequence[Body]) -> bool:
    return any(stopped_by_body(line, body) for body in bodies)


def is_stopped(line: Line, screens: list[Piece]) -> bool:
    """What stopped one line is tried first for the next: it mostly stops that one, too."""
    for n, piece in enumerate(screens):
        if stopped_by_piece(line, piece):
            screens.insert(0, screens.pop(n))
            return True
    return False


Frame = tuple[int, int, int, int]
"""West, north, east and south."""


def in_between(pieces: Sequence[Piece], both: Frame) -> list[Piece]:
    """Those that a line between two could meet at all."""
    west, north, east, south = both
    found = []
    for piece in pieces:
        shape = piece.outline
        (low_x, low_y), (high_x, high_y) = shape.low, shape.high
        if low_x < east and high_x > west and low_y < south and high_y > north:
            found.append(piece)
    return found


def standing_between(bodies: Sequence[Body], both: Frame) -> list[Body]:
    west, north, east, south = both
    found = []
    for body in bodies:
        spot, r = body.spot, body.radius
        if west < spot.x + r and spot.x - r < east and north < spot.y + r and spot.y - r < south:
            found.append(body)
    return found


def frame(one: Body, other: Body) -> Frame:
    """Of both bases."""
    a, b, r, s = one.spot, other.spot, one.radius, other.radius
    return min(a.x - r, b.x - s), min(a.y - r, b.y - s), max(a.x + r, b.x + s), max(a.y + r, b.y + s)


def sees(ground: Ground, one: Body, other: Body, between: Sequence[Body] = ()) -> bool:
    return sight_line(ground, one, other, between) is not None


def sees_spot(ground: Ground, one: Body, spot: Spot, between: Sequence[Body] = ()) -> bool:
    """A marker is seen by a free line from any sight point (ST-263)."""
    return any(is_free(ground, Line(point, one.top, spot.point, spot.level), between) for point in sight_points(one))


# --- cover -------------------------------------------------------------------------------------------


def covered_points(
    ground: Ground, shooter: Body, target: Body, between: Sequence[Body] = (), only_in: bool = False
) -> list[bool]:
    """For each point of the target, whether something covers it from this shooter (ST-267); for an indirect weapon
    only a cover piece that it lies in counts (ST-270). On top of a solid piece nobody is in it."""
    both = frame(shooter, target)
    bushes = in_between(ground.bushes, both)
    stopping = [] if only_in else in_between(ground.covers, both)
    stopping = [piece for piece in stopping if not (piece.form == "area" and is_in(piece, shooter))]
    bodies = [] if only_in else standing_between(between, both)
    half, here, eyes = target.spot.level + target.height // 2, shooter.point, shooter.top
    deep = not only_in and (eyes < 0 or half < 0)
    found = []
    for point in sight_points(target):
        hidden = any(inside(piece.outline, point) for piece in bushes)
        if not hidden and not only_in:
            line = Line(here, eyes, point, half)
            hidden = (
                is_hidden(line, bodies)
                or any(passes_below(line, piece.outline, piece.height) for piece in stopping)
                or (deep and stopped_by_ground(ground, line))
            )
        found.append(hidden)
    return found


def is_in(area: Piece, body: Body) -> bool:
    return overlaps(area.outline, body.point, body.radius)
