"""Who sees whom, and what hides them (ST-262 to ST-270)."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from math import isqrt

from msgspec import Struct

from .measure import Point, square
from .shapes import Outline, cuts_through, inside, overlaps, within
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
    if min(line.from_height, line.to_height) > top:
        return False
    if max(line.from_height, line.to_height) <= top and cuts_through(shape, line.a, line.b):
        return True
    rise = line.to_height - line.from_height
    for start, end in within(shape, line.a, line.b):
        first, last = line.from_height + rise * start, line.from_height + rise * end
        if first < top or last < top or (first == top and last == top):
            return True
    return False


def stopped_by_body(line: Line, body: Body) -> bool:
    """Somebody of a third unit stands there; the height is taken where the line passes nearest (ST-266)."""
    (ax, ay), (bx, by), (x, y) = line.a, line.b, body.point
    u, w = bx - ax, by - ay
    whole = u * u + w * w
    along = (x - ax) * u + (y - ay) * w
    if whole == 0 or along <= 0 or along >= whole:
        nearest = line.a if along <= 0 else line.b
        height = line.from_height if along <= 0 else line.to_height
        return square(nearest, body.point) < body.radius**2 and height <= body.top
    across = u * (y - ay) - w * (x - ax)
    if across * across >= body.radius**2 * whole:
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
    screens, bodies = in_between(ground.screens, one, other), standing_between(between, one, other)
    deep = one.top < 0 or other.top < 0
    for looker, seen in ((one, other), (other, one)):
        for point in sight_points(seen):
            line = Line(looker.point, looker.top, point, seen.top)
            if deep and stopped_by_ground(ground, line):
                continue
            if not any(stopped_by_body(line, body) for body in bodies) and not is_stopped(line, screens):
                return line
    return None


def is_stopped(line: Line, screens: list[Piece]) -> bool:
    """What stopped one line is tried first for the next: it mostly stops that one, too."""
    for n, piece in enumerate(screens):
        if stopped_by_piece(line, piece):
            screens.insert(0, screens.pop(n))
            return True
    return False


def in_between(pieces: Sequence[Piece], one: Body, other: Body) -> list[Piece]:
    """Those that a line between the two could meet at all."""
    low_x, low_y, high_x, high_y = frame(one, other)
    return [
        piece
        for piece in pieces
        if piece.outline.low[0] < high_x
        and piece.outline.high[0] > low_x
        and piece.outline.low[1] < high_y
        and piece.outline.high[1] > low_y
    ]


def standing_between(bodies: Sequence[Body], one: Body, other: Body) -> list[Body]:
    low_x, low_y, high_x, high_y = frame(one, other)
    return [
        body
        for body in bodies
        if low_x < body.spot.x + body.radius
        and body.spot.x - body.radius < high_x
        and low_y < body.spot.y + body.radius
        and body.spot.y - body.radius < high_y
    ]


def frame(one: Body, other: Body) -> tuple[int, int, int, int]:
    """West, north, east and south of both bases."""
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
    areas = [piece for piece in ground.pieces if piece.form == "area"]
    own = {id(piece) for piece in areas if overlaps(piece.outline, shooter.point, shooter.radius)}
    stopping = [piece for piece in ground.pieces if (piece.blocking or piece.cover or piece.form == "solid")]
    stopping = [piece for piece in stopping if id(piece) not in own]
    half = target.spot.level + target.height // 2
    found = []
    for point in sight_points(target):
        hidden = any(piece.cover and inside(piece.outline, point) for piece in areas)
        if not hidden and not only_in:
            line = Line(shooter.point, shooter.top, point, half)
            hidden = (
                any(stopped_by_body(line, body) for body in between)
                or any(passes_below(line, piece.outline, piece.height) for piece in stopping)
                or stopped_by_ground(ground, line)
            )
        found.append(hidden)
    return found
