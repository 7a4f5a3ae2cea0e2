"""Shove and other pushes: the direction, what stops them, and who goes over the edge."""

from __future__ import annotations

from itertools import pairwise
from typing import Any

import pytest

from questhall.games.starquest import moves as m
from questhall.games.starquest.entities import Enemy
from questhall.games.starquest.rules.pushing import Pushed
from questhall.games.starquest.space.measure import INCH
from questhall.games.starquest.space.terrain import Piece, Spot
from tests.games.starquest.scenario import Table, box


def shoving(*terrain: Piece, **more: Any) -> Table:
    """A breaker (Strength 4+), active. Any: whatever a table takes."""
    t = Table("breaker", "mender", at=((10, 10), (40, 40)), terrain=terrain, **more)
    t.activate()
    return t


def pushed(t: Table, unit: Enemy, length: float = 2) -> tuple[int, int]:
    t.run(Pushed(unit=unit.id, by=1, inches=round(length * INCH)))
    return unit.models[0].spot.point


@pytest.mark.rule("ST-76", "ST-209")
def test_a_shove_is_a_strength_test_on_an_enemy_within_three_inches() -> None:
    t = shoving(dice=(4,))
    near, far = t.put("gunhand", (14.26, 10)), t.put("gunhand", (10, 14.261))
    assert t.options(m.Shove) == [m.Shove(target=near.id)]
    assert t.refused(m.Shove(target=far.id)).key == "refusal.shove-too-far"
    assert t.refused(m.Shove(target=2)).key == "refusal.no-such-target"
    t.do(m.Shove(target=near.id))
    assert t.told("log.test")[0]["attribute"] == "strength"
    assert t.hero().skill_actions == 0


@pytest.mark.rule("ST-77", "ST-271")
def test_a_passed_shove_pushes_two_inches_straight_away() -> None:
    t = shoving(dice=(4,))
    gunhand = t.put("gunhand", (11.5, 10))
    t.do(m.Shove(target=gunhand.id))
    assert gunhand.models[0].spot.point == t.at(13.5, 10)


@pytest.mark.rule("ST-76", "ST-77", "ST-5")
def test_a_failed_shove_pushes_nobody_unless_it_is_bought() -> None:
    for answer, x in ((m.Decline(), 11.5), (m.Pay(), 13.5)):
        t = shoving(dice=(3,))
        gunhand = t.put("gunhand", (11.5, 10))
        t.do(m.Shove(target=gunhand.id))
        t.do(answer)
        assert gunhand.models[0].spot.point == t.at(x, 10)


@pytest.mark.rule("ST-271", "ST-141")
def test_no_sight_is_needed() -> None:
    t = shoving(box(11, 5, 0.4, 10, height=6, impassable=True), dice=(4,))
    gunhand = t.put("gunhand", (12.1, 10))
    t.do(m.Shove(target=gunhand.id))
    assert gunhand.models[0].spot.point == t.at(14.1, 10)


@pytest.mark.rule("ST-271")
def test_all_models_go_in_the_direction_of_the_nearest() -> None:
    t = shoving()
    gang = t.put("scrap_gang", (12, 10), (13.5, 10), (12, 12), (13.5, 12))
    pushed(t, gang)
    assert [model.spot.point for model in gang.models] == [t.at(14, 10), t.at(15.5, 10), t.at(14, 12), t.at(15.5, 12)]


@pytest.mark.rule("ST-272")
def test_a_push_stops_at_higher_ground_and_at_what_is_impassable() -> None:
    for piece in (box(14, 5, 4, 10, height=1.5), box(14, 5, 4, 10, form="area", impassable=True)):
        t = shoving(piece)
        assert pushed(t, t.put("gunhand", (12, 10))) == t.at(13.37, 10)
    t = shoving(box(13.5, 5, 4, 10, height=1))
    low = t.put("gunhand", (12.5, 10))
    pushed(t, low)
    assert low.models[0].spot == Spot(*t.at(14.5, 10), 1000)


@pytest.mark.rule("ST-272", "ST-246")
def test_a_push_stops_at_the_table_edge() -> None:
    t = shoving()
    t.move(t.hero(), (3, 10))
    assert pushed(t, t.put("gunhand", (1.5, 10))) == t.at(0.63, 10)


@pytest.mark.rule("ST-272")
def test_a_push_stops_an_inch_from_a_third_unit() -> None:
    t = shoving()
    gunhand = t.put("gunhand", (12, 10))
    t.put("gunhand", (15.5, 10))
    assert pushed(t, gunhand) == t.at(13.24, 10)


@pytest.mark.rule("ST-272")
def test_from_who_was_nearer_already_it_can_only_be_pushed_away() -> None:
    t = shoving()
    gunhand = t.put("gunhand", (12, 10))
    t.put("gunhand", (13.7, 10))
    assert pushed(t, gunhand) == t.at(12, 10)
    t = shoving()
    gunhand = t.put("gunhand", (12, 10))
    t.put("gunhand", (11.8, 11.5))
    assert pushed(t, gunhand) == t.at(14, 10)


@pytest.mark.rule("ST-271", "ST-254", "ST-97")
def test_of_the_ground_on_the_way_only_dangerous_counts_and_it_is_tested_anew() -> None:
    fire = box(12.9, 5, 1, 10, form="area", height=0, dangerous=True, difficult=True)
    t = shoving(fire, dice=(1, 1, 2))
    gunhand = t.put("gunhand", (12, 10))
    t.g.braved = ((gunhand.id, 0, 0),)
    assert pushed(t, gunhand, 6) == t.at(18, 10)
    assert gunhand.models[0].wounds == 2


@pytest.mark.rule("ST-273", "ST-178")
def test_whose_centre_passes_an_edge_goes_down_there() -> None:
    t = shoving(box(11, 8, 2.5, 4, height=2), dice=(2,))
    gunhand = t.put("gunhand", (12.3, 10))
    pushed(t, gunhand)
    assert len(t.told("log.blocks")) == 1
    assert gunhand.models[0].wounds == 1
    assert gunhand.models[0].spot == Spot(*t.at(14.25, 10))


@pytest.mark.rule("ST-273")
def test_who_only_overhangs_is_set_back_onto_the_edge() -> None:
    t = shoving(box(11, 8, 4, 4, height=4))
    gunhand = t.put("gunhand", (12, 10))
    pushed(t, gunhand)
    assert gunhand.models[0].spot == Spot(*t.at(14, 10), 4000)
    pushed(t, gunhand, 0.9)
    assert gunhand.models[0].spot == Spot(*t.at(14.37, 10), 4000)
    assert not t.told("log.falls")


@pytest.mark.rule("ST-273")
def test_under_two_inches_it_takes_no_hit() -> None:
    t = shoving(box(11, 8, 2.5, 4, height=1.5))
    gunhand = t.put("gunhand", (12.3, 10))
    pushed(t, gunhand)
    assert gunhand.models[0].spot.level == 0
    assert not t.told("log.blocks")


@pytest.mark.rule("ST-273")
def test_into_a_gap_wider_than_an_inch_it_falls_and_flying_does_not_save_it() -> None:
    t = shoving(box(13, 5, 3, 10, "gap", 5), dice=(6,))
    drone = t.put("lamp_drone", (12, 10))
    pushed(t, drone)
    assert drone.models[0].spot.level == -5000
    t = shoving(box(13, 5, 1, 10, "gap", 5))
    drone = t.put("lamp_drone", (12, 10))
    assert pushed(t, drone, 3) == t.at(15, 10)


@pytest.mark.rule("ST-182", "ST-273")
def test_a_group_that_is_pushed_over_the_edge_is_lost_but_for_the_last() -> None:
    t = shoving(box(11, 8, 2.5, 6, height=4), dice=(6,))
    gang = t.put("scrap_gang", (12.6, 9), (12.6, 10.5), (12.6, 12), (12.6, 13.3))
    pushed(t, gang, 4)
    assert len(gang.models) == 1
    assert gang.models[0].spot.level == 0
    assert t.hero().kills == 3


@pytest.mark.rule("ST-271")
def test_a_push_passes_nobody_of_the_own_unit_who_is_stopped() -> None:
    t = shoving(box(16, 9, 2, 2, height=5, impassable=True))
    gang = t.put("scrap_gang", (12.3, 10), (13.7, 10), (15.1, 10), (14, 12.5))
    pushed(t, gang)
    xs = sorted([model.spot.x for model in gang.models if model.spot.y == t.at(0, 10)[1]])
    assert xs[-1] == t.at(15.37, 0)[0]
    assert all(b - a >= 2 * 630 for a, b in pairwise(xs))
