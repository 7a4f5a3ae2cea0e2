"""Shortest ways: never through a wall, never shorter than the straight line, around those who stand about."""

from __future__ import annotations

import pytest
import shapely

from questhall.games.starquest.space.legs import Leg, Walker, gone
from questhall.games.starquest.space.measure import leg
from questhall.games.starquest.space.net import Net, net
from questhall.games.starquest.space.shapes import outline
from questhall.games.starquest.space.sight import Body
from questhall.games.starquest.space.terrain import Ground, Piece, Spot, ground
from questhall.games.starquest.space.ways import Way, shortest
from questhall.kernel.dice import Random

R, INCH = 630, 1_000
HEIGHTS = (5_000, 3_000, 1_500, 800)
"""The first is nothing that anybody climbs."""
HAIR = 2
"""Thousandths: what the geometry library rounds."""


def block(x: int, y: int, wide: int, high: int, height: int = 5_000) -> Piece:
    corners = ((x, y), (x + wide, y), (x + wide, y + high), (x, y + high))
    return Piece(kind="block", outline=outline(corners), form="solid", height=height)


def body(x: int, y: int, level: int = 0) -> Body:
    return Body(Spot(x, y, level), R, 1_250)


def scattered(random: Random) -> Ground:
    """Twenty blocks, none of which touches another."""
    pieces: list[Piece] = []
    while len(pieces) < 20:
        x, y, wide, high = random.below(42_000), random.below(42_000), *(1_500 + random.below(4_000) for _ in "xy")
        made = block(x, y, wide, high, HEIGHTS[random.below(4)])
        low, top = made.outline.low, made.outline.high
        if not any(
            low[0] < p.outline.high[0] + 1_500 and top[0] + 1_500 > p.outline.low[0]
            and low[1] < p.outline.high[1] + 1_500 and top[1] + 1_500 > p.outline.low[1]
            for p in pieces
        ):  # fmt: skip
            pieces.append(made)
    return ground(48_000, 48_000, tuple(pieces))


def way(here: Net, a: tuple[int, int], b: Body, *others: Body) -> Way | None:
    return shortest(here, Walker(R, others, jumps=False), Spot(*a), b, INCH)


@pytest.mark.rule("ST-281")
def test_around_a_block_the_way_hugs_its_corners() -> None:
    here = net(ground(48_000, 48_000, (block(10_000, 8_000, 4_000, 8_000),)), R)
    found = way(here, (8_000, 12_000), body(16_000, 12_000))
    assert found is not None
    assert len(found.legs) > 2
    assert 11_000 < found.cost < 13_500


@pytest.mark.rule("ST-249", "ST-281")
def test_over_a_long_low_wall_one_climbs() -> None:
    here = net(ground(48_000, 48_000, (block(10_000, 0, 500, 48_000, 2_000),)), R)
    found = way(here, (8_000, 12_000), body(16_000, 12_000))
    assert found is not None
    assert "vault" in [leg.how for leg in found.legs]


@pytest.mark.rule("ST-281")
def test_there_may_be_no_way() -> None:
    here = net(ground(48_000, 48_000, (block(10_000, 0, 500, 48_000, 5_000),)), R)
    assert way(here, (8_000, 12_000), body(16_000, 12_000)) is None


@pytest.mark.rule("ST-34", "ST-248")
def test_others_are_gone_around() -> None:
    here = net(ground(48_000, 48_000, ()), R)
    straight = way(here, (8_000, 12_000), body(20_000, 12_000))
    around = way(here, (8_000, 12_000), body(20_000, 12_000), body(14_000, 12_000))
    assert straight is not None
    assert around is not None
    assert straight.cost < around.cost < straight.cost + 2_000


@pytest.mark.rule("ST-281")
def test_somebody_in_the_way_is_gone_around_closely_even_where_a_longer_way_is_free() -> None:
    here = net(ground(48_000, 48_000, (block(12_000, 20_000, 2_000, 2_000),)), R)
    around = way(here, (8_000, 12_000), body(20_000, 12_000), body(14_000, 12_000))
    assert around is not None
    assert around.cost < 12_000


@pytest.mark.rule("ST-281")
def test_a_way_that_would_be_too_long_is_not_looked_for() -> None:
    here = net(ground(48_000, 48_000, (block(10_000, 8_000, 4_000, 8_000),)), R)
    who, start, target = Walker(R, (), jumps=False), Spot(8_000, 12_000), body(16_000, 12_000)
    found = shortest(here, who, start, target, INCH)
    assert found is not None
    assert shortest(here, who, start, target, INCH, found.cost) == found
    assert shortest(here, who, start, target, INCH, found.cost - 1) is None


@pytest.mark.rule("ST-239", "ST-247")
def test_no_way_goes_through_a_wall_or_is_shorter_than_the_straight_line() -> None:
    random = Random(8)
    found = 0
    for _ in range(6):
        table = scattered(random)
        here = net(table, R)
        walls = [shapely.Polygon(piece.outline.corners) for piece in table.pieces if piece.height == HEIGHTS[0]]
        for _ in range(12):
            a, b = ((1_000 + random.below(46_000), 1_000 + random.below(46_000)) for _ in "ab")
            if table.level_at(a, R) != 0 or table.level_at(b, R) != 0:
                continue
            one = way(here, a, body(*b))
            if one is None:
                continue
            found += 1
            assert one.cost >= leg(a, one.end.point)
            spot = Spot(*a)
            for step in one.legs:
                again = gone(table, Walker(R, jumps=False), spot, step.end.point)
                assert isinstance(again, Leg)
                assert again == step
                path = shapely.LineString([spot.point, step.end.point])
                assert all(shape.distance(path) > R - HAIR for shape in walls)
                spot = step.end
    assert found > 30


@pytest.mark.rule("ST-34", "ST-281")
def test_where_the_near_side_is_taken_the_way_leads_to_a_free_one() -> None:
    here = net(ground(48_000, 48_000, ()), R)
    target = body(20_000, 12_000)
    found = way(here, (8_000, 12_000), target, target, body(16_500, 12_000))
    assert found is not None
    assert found.end.point != (20_000 - 2 * R - INCH, 12_000)
    assert abs(leg(found.end.point, target.point) - 2 * R - INCH) <= 4


@pytest.mark.rule("ST-281")
def test_who_is_surrounded_is_not_reached_and_that_is_found_out_soon() -> None:
    random = Random(9)
    table = scattered(random)
    here, target = net(table, R), body(24_000, 24_000)
    ring = [body(24_000 + x * 900, 24_000 + y * 900) for x in (-3, 0, 3) for y in (-3, 0, 3) if x or y]
    assert way(here, (2_000, 2_000), target, target, *ring) is None


@pytest.mark.rule("ST-281")
def test_what_was_looked_for_before_changes_no_way() -> None:
    """What a net has found out only saves work: a table that was just opened finds the same ways."""
    random = Random(10)
    table = scattered(random)
    kept, found = net(table, R), 0
    for _ in range(40):
        a, b = ((1_000 + random.below(46_000), 1_000 + random.below(46_000)) for _ in "ab")
        others = [body(1_000 + random.below(46_000), 1_000 + random.below(46_000)) for _ in range(8)]
        if table.level_at(a, R) == 0 and table.level_at(b, R) == 0:
            fresh = way(net(table, R), a, body(*b), *others)
            assert way(kept, a, body(*b), *others) == fresh
            found += fresh is not None
    assert found > 10
