"""Sight and cover on the open table."""

from __future__ import annotations

import pytest

from questhall.games.starquest.space.shapes import outline
from questhall.games.starquest.space.sight import (
    Body,
    Line,
    covered_points,
    is_free,
    sees,
    sees_spot,
    sight_points,
    stopped_by_body,
)
from questhall.games.starquest.space.terrain import Ground, Piece, Spot, ground
from questhall.kernel.dice import Random

R, TALL = 630, 1_250


def body(x: int, y: int, level: int = 0) -> Body:
    return Body(Spot(x, y, level), R, TALL)


def wall(height: int = 4_000, x: int = 10_000, y: int = 0, wide: int = 1_000, high: int = 20_000) -> Piece:
    corners = ((x, y), (x + wide, y), (x + wide, y + high), (x, y + high))
    return Piece(kind="wall", outline=outline(corners), form="solid", height=height)


def thicket(blocking: bool = True, cover: bool = True) -> Piece:
    corners = ((10_000, 3_000), (14_000, 3_000), (14_000, 7_000), (10_000, 7_000))
    return Piece(kind="thicket", outline=outline(corners), form="area", height=3_000, blocking=blocking, cover=cover)


def table(*pieces: Piece) -> Ground:
    return ground(48_000, 48_000, pieces)


@pytest.mark.rule("ST-262")
def test_a_model_has_nine_sight_points() -> None:
    points = sight_points(body(5_000, 5_000))
    assert points[0] == (5_000, 5_000)
    assert len(set(points)) == 9
    assert all((x - 5_000) ** 2 + (y - 5_000) ** 2 <= R * R for x, y in points)


@pytest.mark.rule("ST-263", "ST-264")
def test_a_wall_hides_and_a_low_one_does_not() -> None:
    one, other = body(5_000, 5_000), body(15_000, 5_000)
    assert sees(table(), one, other)
    assert not sees(table(wall()), one, other)
    assert not sees(table(wall(height=TALL)), one, other)
    assert sees(table(wall(height=TALL - 1)), one, other)


@pytest.mark.rule("ST-264")
def test_touching_an_outline_does_not_block() -> None:
    along = Line((5_000, 5_000), TALL, (15_000, 5_000), TALL)
    assert is_free(table(wall(y=5_000)), along)
    assert not is_free(table(wall(y=4_999)), along)


@pytest.mark.rule("ST-264", "ST-269")
def test_from_above_one_looks_over_what_is_near_the_own_feet() -> None:
    platform = wall(height=6_000, x=2_000, wide=6_000)
    above = body(7_000, 5_000, 6_000)
    assert sees(table(platform), above, body(15_000, 5_000))
    assert not sees(table(platform), above, body(9_000, 5_000))


@pytest.mark.rule("ST-265")
def test_one_sees_into_a_thicket_and_out_of_it_but_not_through() -> None:
    here = table(thicket())
    assert not sees(here, body(5_000, 5_000), body(18_000, 5_000))
    assert sees(here, body(5_000, 5_000), body(12_000, 5_000))
    assert sees(here, body(12_000, 5_000), body(5_000, 5_000))


@pytest.mark.rule("ST-266")
def test_a_body_of_a_third_unit_blocks() -> None:
    between = body(10_000, 5_000)
    line = Line((5_000, 5_000), TALL, (15_000, 5_000), TALL)
    assert stopped_by_body(line, between)
    assert not stopped_by_body(line, body(10_000, 5_630))
    assert not stopped_by_body(Line((5_000, 5_000), 9_000, (15_000, 5_000), 9_000), between)


@pytest.mark.rule("ST-263")
def test_sight_is_mutual() -> None:
    random = Random(5)
    for _ in range(400):
        pieces = [
            wall(500 + random.below(5_000), random.below(16_000), random.below(16_000), 300 + random.below(4_000),
                 300 + random.below(4_000)) for _ in range(6)
        ]  # fmt: skip
        here = table(*pieces, thicket())
        one, other = (body(random.below(20_000), random.below(20_000), random.below(2) * 3_000) for _ in range(2))
        assert sees(here, one, other) == sees(here, other, one)


@pytest.mark.rule("ST-263")
def test_a_marker_behind_a_wall_is_not_seen() -> None:
    assert sees_spot(table(), body(5_000, 5_000), Spot(15_000, 5_000))
    assert not sees_spot(table(wall()), body(5_000, 5_000), Spot(15_000, 5_000))


@pytest.mark.rule("ST-91", "ST-267", "ST-268")
def test_who_stands_in_a_thicket_or_behind_a_low_wall_is_covered() -> None:
    shooter, target = body(5_000, 5_000), body(12_000, 5_000)
    assert sum(covered_points(table(), shooter, target)) == 0
    assert sum(covered_points(table(thicket()), shooter, target)) == 9
    assert sum(covered_points(table(wall(height=1_000)), shooter, target)) == 9


@pytest.mark.rule("ST-267")
def test_what_the_shooter_stands_in_does_not_stop_the_shot() -> None:
    assert sum(covered_points(table(thicket()), body(12_000, 5_000), body(18_000, 5_000))) == 0


@pytest.mark.rule("ST-270", "ST-142")
def test_indirect_fire_knows_only_cover_that_one_stands_in() -> None:
    shooter, target = body(5_000, 5_000), body(12_000, 5_000)
    assert sum(covered_points(table(wall()), shooter, target, only_in=True)) == 0
    assert sum(covered_points(table(thicket()), shooter, target, only_in=True)) == 9
