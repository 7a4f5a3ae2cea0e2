"""ST-240, ST-242, ST-243, ST-262, ST-265: models are cylinders, markers are points, and what stops a line of sight."""

from __future__ import annotations

import pytest

from questhall.games.starquest import moves as m
from questhall.games.starquest.game import STARQUEST
from questhall.games.starquest.rules import sighting
from questhall.games.starquest.space.sight import sight_points
from questhall.games.starquest.space.terrain import Spot
from tests.games.starquest.scenario import Table, box, inches


@pytest.mark.rule("ST-240")
def test_a_model_is_a_cylinder_on_its_base() -> None:
    t = Table("pilot", "breaker")
    walker = t.put("ring_walker", (30, 30))
    hero, large = t.g.body(t.hero(), t.hero().model), t.g.bodies(walker)[0]
    assert (hero.radius, hero.height) == (630, 1250)
    assert (large.radius, large.height) == (1181, 2750)


@pytest.mark.rule("ST-242")
def test_a_model_may_stand_on_a_marker() -> None:
    t = Table("pilot", "breaker", at=((10, 10), (30, 30)))
    marker = t.marker(10, 14)
    t.activate()

    t.do(m.Advance(path=(marker.spot.point,)))
    assert t.hero().spot == marker.spot


@pytest.mark.rule("ST-243")
def test_a_solid_piece_has_a_top_an_area_has_none_and_a_gap_is_deep() -> None:
    pieces = (
        box(10, 10, 6, 6, height=3),
        box(20, 10, 6, 6, form="area", height=3, cover=True),
        box(30, 10, 6, 6, form="gap", height=4),
    )
    t = Table("pilot", "breaker", at=((40, 40), (44, 40)), terrain=pieces)
    levels = [t.spot(t.hero(), x, 13).level for x in (13, 23, 33)]
    assert levels == [inches(3), 0, -inches(4)]
    kinds = STARQUEST.lore.terrain.values()
    assert {kind.form for kind in kinds} == {"solid", "area", "gap"}


@pytest.mark.rule("ST-262")
def test_a_model_has_nine_sight_points() -> None:
    t = Table("pilot", "breaker", at=((10, 10), (14, 10)))
    points = sight_points(t.g.body(t.hero(), t.hero().model))
    assert points[0] == (10_000, 10_000)
    assert (10_630, 10_000) in points
    assert (10_445, 10_445) in points
    assert len(set(points)) == 9


@pytest.mark.rule("ST-265")
@pytest.mark.parametrize(("x", "seen"), [(20, False), (15, True)])
def test_a_thicket_is_seen_into_but_not_through(x: float, seen: bool) -> None:
    thicket = box(13, 5, 4, 10, form="area", height=4, blocking=True)
    t = Table("pilot", "breaker", at=((10, 10), (40, 40)), terrain=(thicket,))
    gunhand = t.put("gunhand", (x, 10))
    assert sighting.sees(t.g, t.hero(), gunhand) is seen
    assert gunhand.models[0].spot == Spot(inches(x), 10_000)
