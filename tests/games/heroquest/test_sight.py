"""Who sees whom on a board with walls: by maps, by laws, and against two slow ways to find a line."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import combinations, product
from random import Random
from textwrap import dedent

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec import Struct

from questhall.games.heroquest.dungeon.sight import Field, seen_from, sees, straight
from questhall.games.heroquest.dungeon.sightline import Sightline, crossed, explain
from questhall.games.heroquest.dungeon.squares import mask_of, squares_of

Point = tuple[int, int]


class Board(Struct, frozen=True):
    field: Field
    height: int
    taken: int
    named: dict[str, int]

    def sees(self, a: int, b: int) -> bool:
        return sees(self.field, a, b, self.taken)

    def explain(self) -> Sightline:
        return explain(self.field, self.named["a"], self.named["b"], self.taken)


def board_of(drawn: str) -> Board:
    """Every second sign of every second row is a square: # is taken, letters are names. Between them stand | and -."""
    lines = dedent(drawn).strip("\n ").split("\n")
    width, height = max(map(len, lines)) // 2 + 1, len(lines) // 2 + 1
    rows = [line.ljust(2 * width) for line in [*lines, ""]]
    spots = [(y * width + x, x, y) for y in range(height) for x in range(width)]
    east = mask_of(s for s, x, y in spots if x + 1 < width and rows[2 * y][2 * x + 1] != "|")
    south = mask_of(s for s, x, y in spots if y + 1 < height and rows[2 * y + 1][2 * x] != "-")
    signs = {s: rows[2 * y][2 * x] for s, x, y in spots}
    taken = mask_of(s for s, sign in signs.items() if sign == "#")
    return Board(Field(width, east, south), height, taken, {sign: s for s, sign in signs.items() if sign.isalpha()})


@pytest.mark.parametrize(
    "drawn",
    [
        """
    a b
        """,
        """
    a .

    . b
        """,
        # One of the two others is taken.
        """
    a #

    . b
        """,
        # A wall that ends in the corner leaves the other side.
        """
    a|.

    . b
        """,
        """
    a|.
      -
    . b
        """,
        """
    a # .

    . . .

    . # b
        """,
        """
    a . . # .

    . # . . b
        """,
        # Behind the back of a figure.
        """
    a # . .

    . . . b
        """,
        # Through the doorway, beside the doorposts.
        """
    . . . a .
    - - . - -
    . . . . .

    . . b . .
        """,
    ],
)
def test_these_squares_see_each_other(drawn: str) -> None:
    board = board_of(drawn)
    a, b = board.named["a"], board.named["b"]
    assert board.sees(a, b)
    assert board.sees(b, a)
    assert board.explain().free


@pytest.mark.parametrize(
    "drawn",
    [
        """
    a|b
        """,
        """
    a # b
        """,
        """
    a
    -
    b
        """,
        # No line slips through the point where two obstacles meet.
        """
    a #

    # b
        """,
        """
    a #
    -
    . b
        """,
        """
    a|.
    -
    . b
        """,
        """
    a|.

    .|b
        """,
        """
    a .
    - -
    . b
        """,
        """
    a|.
      -
    # b
        """,
        """
    a # . .

    . # . b
        """,
        # On the diagonal there is no way past a figure.
        """
    a . .

    . # .

    . . b
        """,
        # A line of figures with no gap but the corners.
        """
    a . # .

    . # . .

    # . . b
        """,
        # Two doors that are not in line.
        """
    a . . . .
    - - - - .
    . . . . .
    . - - - -
    . . . . b
        """,
    ],
)
def test_these_squares_do_not_see_each_other(drawn: str) -> None:
    board = board_of(drawn)
    a, b = board.named["a"], board.named["b"]
    assert not board.sees(a, b)
    assert not board.sees(b, a)
    assert not board.explain().free


def test_a_square_sees_itself_and_those_who_stand_in_the_way_are_seen() -> None:
    board = board_of("""
    a # b
    """)
    assert board.sees(0, 0)
    assert board.sees(0, 1)
    assert seen_from(board.field, 0, board.taken, 0b111) == 0b011
    assert seen_from(board.field, 0, board.taken, 0b100) == 0


def test_straight_names_the_squares_between_even_if_they_are_taken() -> None:
    field = board_of("""
    . # . .

    . . .|.
    -
    . . . .
    """).field
    assert straight(field, 0, 3) == (1, 2)
    assert straight(field, 3, 0) == (2, 1)
    assert straight(field, 1, 9) == (5,)
    assert straight(field, 9, 1) == (5,)
    assert straight(field, 0, 1) == ()
    assert straight(field, 0, 0) == ()
    assert straight(field, 4, 7) is None
    assert straight(field, 8, 0) is None
    assert straight(field, 0, 5) is None


def test_crossed_leaves_out_squares_that_are_touched_at_a_corner() -> None:
    assert crossed(4, 0, 0) == ()
    assert crossed(4, 0, 1) == ()
    assert crossed(4, 0, 5) == ()
    assert crossed(4, 0, 10) == (5,)
    assert crossed(4, 0, 6) == (1, 5)
    assert crossed(4, 6, 0) == (5, 1)
    assert crossed(4, 3, 4) == (2, 5)


def test_the_line_from_centre_to_centre_is_drawn_where_it_is_good() -> None:
    board = board_of("""
    a . .

    . . b
    """)
    assert board.explain() == Sightline(True, ((500, 500), (2500, 1500)), (1, 4), ())


def test_the_line_that_is_drawn_passes_the_figures() -> None:
    board = board_of("""
    a # .

    . . b
    """)
    line = board.explain()
    assert line.free
    assert line.crossed == (3, 4)
    assert line.blocking == ()


def test_as_few_figures_as_possible_are_named_as_those_in_the_way() -> None:
    board = board_of("""
    a # . .

    # # . b
    """)
    assert board.explain() == Sightline(False, ((500, 500), (3500, 1500)), (1, 6), (1,))


def test_no_figure_is_named_where_walls_suffice() -> None:
    line = board_of("""
    a #|b
    """).explain()
    assert not line.free
    assert line.blocking == ()


def test_squares_of_a_set_come_in_order() -> None:
    assert list(squares_of(mask_of([70, 3, 0]))) == [0, 3, 70]
    assert list(squares_of(0)) == []


# Laws, for any board.


def boards() -> st.SearchStrategy[Board]:
    """Drawn by dice: left to itself, hypothesis hardly ever draws a board on which figures prevent a slanting line."""
    return st.integers(0, 2**32).map(lambda seed: random_board(Random(seed)))


def random_board(dice: Random) -> Board:
    width, height = dice.randint(2, 7), dice.randint(1, 7)
    squares = range(width * height)
    figures, walls = dice.choice((0, 0.1, 0.25, 0.4)), dice.choice((0, 0.05, 0.15, 0.3))
    taken = mask_of(square for square in squares if dice.random() < figures)
    east = mask_of(square for square in squares if (square + 1) % width and dice.random() >= walls)
    south = mask_of(square for square in squares[:-width] if dice.random() >= walls)
    a, b = dice.sample(squares, 2)
    return Board(Field(width, east, south), height, taken, {"a": a, "b": b})


def mirrored(board: Board) -> Board:
    """Left and right exchanged."""
    width, field = board.field.width, board.field

    def over(square: int) -> int:
        return square - 2 * (square % width) + width - 1

    east = mask_of(over(square) - 1 for square in squares_of(field.east))
    return moved(board, width, board.height, east, mask_of(map(over, squares_of(field.south))), over)


def turned(board: Board) -> Board:
    """Rows and columns exchanged. With the mirror it makes all the ways to lay a board on the table."""
    width, height, field = board.field.width, board.height, board.field

    def over(square: int) -> int:
        return square % width * height + square // width

    east, south = mask_of(map(over, squares_of(field.south))), mask_of(map(over, squares_of(field.east)))
    return moved(board, height, width, east, south, over)


def moved(board: Board, width: int, height: int, east: int, south: int, over: Callable[[int], int]) -> Board:
    named = {name: over(square) for name, square in board.named.items()}
    return Board(Field(width, east, south), height, mask_of(map(over, squares_of(board.taken))), named)


@given(boards())
def test_sight_is_mutual(board: Board) -> None:
    a, b = board.named.values()
    assert board.sees(a, b) == board.sees(b, a) == board.explain().free


@given(boards())
def test_it_is_all_the_same_how_the_board_lies(board: Board) -> None:
    seen = {other.sees(*other.named.values()) for other in (board, mirrored(board), turned(board))}
    assert len(seen) == 1


@given(boards(), st.data())
def test_one_more_figure_or_wall_never_opens_a_line(board: Board, data: st.DataObject) -> None:
    a, b = board.named.values()
    square = data.draw(st.integers(0, board.field.width * board.height - 1))
    field = board.field
    more = [
        sees(field, a, b, board.taken | 1 << square),
        sees(Field(field.width, field.east & ~(1 << square), field.south), a, b, board.taken),
        sees(Field(field.width, field.east, field.south & ~(1 << square)), a, b, board.taken),
    ]
    assert board.sees(a, b) or not any(more)


@given(boards())
def test_the_squares_that_are_seen_are_those_of_which_each_is(board: Board) -> None:
    a = board.named["a"]
    among = range(0, board.field.width * board.height, 2)
    assert set(squares_of(seen_from(board.field, a, board.taken, mask_of(among)))) == {
        square for square in among if board.sees(a, square)
    }


@given(boards())
def test_without_those_in_the_way_there_is_a_line_and_each_of_them_counts(board: Board) -> None:
    a, b = board.named.values()
    line = board.explain()
    if line.free or not sees(board.field, a, b, 0):
        assert line.blocking == ()
        return
    blocking = mask_of(line.blocking)
    assert blocking & ~board.taken == 0
    assert sees(board.field, a, b, board.taken & ~blocking)
    for square in line.blocking:
        assert not sees(board.field, a, b, board.taken & ~blocking | 1 << square)


# Against the definition. A unit is how many parts a square has in the coordinates of a line.


def side(p: Point, q: Point, r: Point) -> int:
    """On which side of the line from p to q does r lie?"""
    turn = (q[0] - p[0]) * (r[1] - p[1]) - (q[1] - p[1]) * (r[0] - p[0])
    return (turn > 0) - (turn < 0)


def meet(p: Point, q: Point, r: Point, s: Point) -> bool:
    """Whether two segments have a point in common."""
    if side(p, q, r) * side(p, q, s) > 0 or side(r, s, p) * side(r, s, q) > 0:
        return False
    return all(max(p[i], q[i]) >= min(r[i], s[i]) and max(r[i], s[i]) >= min(p[i], q[i]) for i in (0, 1))


def corners(square: int, width: int, unit: int = 1) -> list[Point]:
    """Around the square: upper left, upper right, lower right, lower left."""
    x, y = square % width * unit, square // width * unit
    return [(x, y), (x + unit, y), (x + unit, y + unit), (x, y + unit)]


def obstacles(board: Board, unit: int) -> Iterator[list[Point]]:
    """The corners of each taken square and the ends of each wall on the board and on the right and lower side of it."""
    width = board.field.width
    for square in range(width * board.height):
        around = corners(square, width, unit)
        if board.taken >> square & 1 and square not in board.named.values():
            yield around
        if not board.field.east >> square & 1:
            yield around[1:3]
        if not board.field.south >> square & 1:
            yield around[2:4]


def touches(board: Board, p: Point, q: Point, unit: int) -> bool:
    return any(meet(p, q, shape[i - 1], shape[i]) for shape in obstacles(board, unit) for i in range(len(shape)))


@settings(max_examples=400)
@given(boards())
def test_a_line_that_is_drawn_starts_and_ends_inside_and_touches_nothing(board: Board) -> None:
    line = board.explain()
    for (x, y), square in zip(line.ends, board.named.values(), strict=True):
        left, top = square % board.field.width * 1000, square // board.field.width * 1000
        assert left < x < left + 1000
        assert top < y < top + 1000
    assert not line.free or not touches(board, *line.ends, 1000)


@settings(max_examples=200)
@given(boards())
def test_what_a_close_net_of_lines_finds_is_seen(board: Board) -> None:
    a, b = board.named.values()
    if not board.sees(a, b):
        starts, ends = (
            [(x + i, y + j) for i, j in product((1, 4, 8, 12, 15), repeat=2)]
            for x, y in (corners(square, board.field.width, 16)[0] for square in (a, b))
        )
        assert all(touches(board, p, q, 16) for p, q in product(starts, ends))


FINE = 100_000


def on_the_rim(shape: list[Point], left: int, top: int) -> bool:
    """Whether a wall lies in the line of an outer side of a box. A line inside the box does not touch it."""
    return {x for x, _ in shape} == {left} or {y for _, y in shape} == {top}


def lines_beside_corners(p: Point, q: Point) -> Iterator[tuple[Point, Point]]:
    """The line through two corners, each of its ends moved a very little to either side."""
    ux, uy = p[1] - q[1], q[0] - p[0]
    for i, j in product((-1, 1), repeat=2):
        yield (p[0] * FINE + i * ux, p[1] * FINE + i * uy), (q[0] * FINE + j * ux, q[1] * FINE + j * uy)


@settings(max_examples=600)
@given(boards())
def test_sight_is_what_all_lines_beside_two_corners_find(board: Board) -> None:
    """Every good line can be moved until it almost meets two corners, so these lines are enough."""
    a, b = board.named.values()
    width = board.field.width
    xs, ys = sorted((a % width, b % width)), sorted((a // width, b // width))
    grid = list(product(range(xs[0], xs[1] + 2), range(ys[0], ys[1] + 2)))
    own = [corners(square, width, FINE) for square in (a, b)]
    shapes = [
        shape
        for shape in obstacles(board, FINE)
        if all(xs[0] <= x // FINE <= xs[1] + 1 and ys[0] <= y // FINE <= ys[1] + 1 for x, y in shape)
        and not any(on_the_rim(shape, x * FINE, y * FINE) for x, y in ((xs[0], ys[0]), (xs[1] + 1, ys[1] + 1)))
    ]
    found = any(
        all({side(p, q, corner) for corner in square} >= {-1, 1} for square in own)
        and all(abs(sum(side(p, q, corner) for corner in shape)) == len(shape) for shape in shapes)
        for pair in combinations(grid, 2)
        for p, q in lines_beside_corners(*pair)
    )
    assert board.sees(a, b) == found


@given(boards())
def test_crossed_names_in_order_the_squares_on_whose_both_sides_corners_lie(board: Board) -> None:
    a, b = board.named.values()
    width = board.field.width
    p, q = ((2 * (s % width) + 1, 2 * (s // width) + 1) for s in (a, b))
    box = [
        s
        for s in range(width * board.height)
        if (s % width - a % width) * (s % width - b % width) <= 0
        and (s // width - a // width) * (s // width - b // width) <= 0
    ]
    expected = [s for s in box if {side(p, q, corner) for corner in corners(s, width, 2)} >= {-1, 1}]
    expected.sort(key=lambda s: abs(s % width - a % width) + abs(s // width - a // width))
    assert [a, *crossed(width, a, b), b] == expected
