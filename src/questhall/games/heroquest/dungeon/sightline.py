"""A line of sight to draw: where it runs, or what stands in its way."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec import Struct

from questhall.games.heroquest.dungeon.lines import THOUSAND, Ends, Point, centre, middle_line
from questhall.games.heroquest.dungeon.sight import Field, Ways, between, left_by_walls
from questhall.games.heroquest.dungeon.squares import squares_of


class Sightline(Struct, frozen=True, gc=False):
    free: bool
    ends: Ends
    """A line that sees, in thousandths of a square; from centre to centre if there is none."""
    crossed: tuple[int, ...]
    """The squares that it passes, without the two at its ends."""
    blocking: tuple[int, ...]
    """As few taken squares as possible without which the two would see each other; none if walls alone prevent it."""


def crossed(width: int, a: int, b: int) -> tuple[int, ...]:
    """The squares that the line from centre to centre passes, from the first on, without the two themselves.

    A square of which it touches only a corner is not passed.
    """
    return _passed(width, _centres(width, a, b))


def explain(field: Field, a: int, b: int, taken: int) -> Sightline:
    """A line near the centres if the two squares see each other, and what is in the way if they do not."""
    way, corner = between(field.width, a, b)
    walls_leave = left_by_walls(field, way, corner)
    inside = list(squares_of(taken >> corner & way.squares))
    left = walls_leave
    for square in inside:
        left &= way.past_square[square]
    if not left:
        ends = _centres(field.width, a, b)
        blocking = tuple(corner + square for square in _fewest(way, walls_leave, inside))
        return Sightline(False, ends, _passed(field.width, ends), blocking)
    ends = next(ends for ends in _candidates(field.width, a, b, way, left) if _is_clear(field, ends, taken))
    return Sightline(True, ends, _passed(field.width, ends), ())


def _centres(width: int, a: int, b: int) -> Ends:
    return centre(a % width, a // width), centre(b % width, b // width)


def _fewest(way: Ways, kinds: int, taken: list[int]) -> list[int]:
    """The taken squares on a line of these kinds that has as few as possible."""
    on_lines = ([square for square in taken if not way.past_square[square] >> kind & 1] for kind in squares_of(kinds))
    return min(on_lines, key=len, default=[])


def _candidates(width: int, a: int, b: int, way: Ways, left: int) -> Iterator[Ends]:
    """The line from centre to centre, which may see even if it meets corners, then one of each kind that sees.

    On boards of up to 64 by 64 squares the first of these is good: every kind has a line in thousandths.
    """
    yield _centres(width, a, b)
    low, high = min(a, b), max(a, b)
    mirrored = high % width < low % width
    for kind in squares_of(left):
        first, second = (_placed(width, low, mirrored, point) for point in middle_line(way.bundle, kind))
        yield (first, second) if a < b else (second, first)


def _placed(width: int, square: int, mirrored: bool, point: Point) -> Point:
    """A point of the bundle on the board, where the bundle begins in this square and may run to the left."""
    x, y = point
    return (square % width) * THOUSAND + (THOUSAND - x if mirrored else x), (square // width) * THOUSAND + y


def _passed(width: int, ends: Ends) -> tuple[int, ...]:
    (x1, y1), (x2, y2) = ends
    x, y, goal = x1 // THOUSAND, y1 // THOUSAND, (x2 // THOUSAND, y2 // THOUSAND)
    right, down = x2 > x1, y2 > y1
    squares: list[int] = []
    while (x, y) != goal:
        # Which comes first on the way, the next upright edge or the next level one? At a corner both come at once.
        upright = abs((x + right) * THOUSAND - x1) * abs(y2 - y1)
        level = abs((y + down) * THOUSAND - y1) * abs(x2 - x1)
        if upright <= level:
            x += 1 if right else -1
        if level <= upright:
            y += 1 if down else -1
        squares.append(y * width + x)
    return tuple(squares[:-1])


def _is_clear(field: Field, ends: Ends, taken: int) -> bool:
    """Whether this very line touches nothing. It asks the definition and knows nothing of kinds."""
    (x1, y1), (x2, y2) = ends
    columns = range(min(x1, x2) // THOUSAND, max(x1, x2) // THOUSAND + 1)
    rows = range(min(y1, y2) // THOUSAND, max(y1, y2) // THOUSAND + 1)
    own = {(x1 // THOUSAND, y1 // THOUSAND), (x2 // THOUSAND, y2 // THOUSAND)}

    def between_any(*corners: Point) -> bool:
        sides = [(x2 - x1) * (y * THOUSAND - y1) - (y2 - y1) * (x * THOUSAND - x1) for x, y in corners]
        return min(sides) <= 0 <= max(sides)

    for y in rows:
        for x in columns:
            square = y * field.width + x
            right, below, far = (x + 1, y), (x, y + 1), (x + 1, y + 1)
            if taken >> square & 1 and (x, y) not in own and between_any((x, y), right, below, far):
                return False
            if x + 1 in columns and not field.east >> square & 1 and between_any(right, far):
                return False
            if y + 1 in rows and not field.south >> square & 1 and between_any(below, far):
                return False
    return True
