"""Falling: the hit, where one lands, what it ends, and how a hero stops at the edge."""

from __future__ import annotations

from typing import Any

import pytest

from questhall.games.starquest import moves as m
from questhall.games.starquest import values
from questhall.games.starquest.rules.falling import Falls, MayFall
from questhall.games.starquest.space.measure import INCH
from questhall.games.starquest.space.shapes import touches
from questhall.games.starquest.space.terrain import Spot
from tests.games.starquest.scenario import Table, box


def on_stage(height: float = 4, **more: Any) -> Table:
    """A pilot on top of a stage, active. Any: whatever a table takes."""
    t = Table("pilot", "mender", at=((11, 10), (40, 40)), terrain=(box(10, 8, 4, 4, height=height),), **more)
    t.activate()
    return t


def falls(t: Table, height: float, unit: int = 1, model: int = 0) -> None:
    t.run(MayFall(unit=unit, model=model, piece=0, over=t.at(10, 10), level=0, height=round(height * INCH)))


@pytest.mark.rule("ST-178", "ST-179", "ST-217")
@pytest.mark.parametrize(("height", "ap"), [(2, 0), (2.999, 0), (3, 1), (5.999, 1), (6, 2)])
def test_a_fall_is_one_hit_with_ap_for_every_full_three_inches(height: float, ap: int) -> None:
    t = Table(at=((30, 30), (40, 40)), terrain=(box(10, 8, 4, 4, height=height),))
    penitent = t.put("gunhand", (11, 10))
    t.roll(6)
    falls(t, height, penitent.id)
    blocks = t.told("log.blocks")
    assert [line["hits"] for line in blocks] == [1]
    assert blocks[0]["value"] == min(6, values.defense(t.g, penitent) + ap)


@pytest.mark.rule("ST-178", "ST-273")
def test_under_two_inches_there_is_no_hit() -> None:
    t = Table(at=((30, 30), (40, 40)), terrain=(box(10, 8, 4, 4, height=1.9),))
    gunhand = t.put("gunhand", (11, 10))
    t.run(Falls(unit=gunhand.id, piece=0, over=t.at(10, 10), level=0, height=1900, model=0, by=0))
    assert not t.told("log.blocks")
    assert gunhand.models[0].spot.level == 0


@pytest.mark.rule("ST-180", "ST-275")
def test_a_hero_lands_where_his_player_likes_within_two_inches_of_the_foot() -> None:
    t = on_stage(dice=(6,))
    falls(t, 4)
    t.do(m.Decline())
    assert t.asked == "starquest.land"
    assert t.refused(m.LandAt(to=t.at(7.369, 10))).key == "refusal.lands-too-far"
    assert t.refused(m.LandAt(to=t.at(12, 10))).key == "refusal.lands-below"
    assert t.refused(m.LandAt(to=t.at(9.5, 10))).key == "refusal.overhang"
    t.do(m.LandAt(to=t.at(12, 14.63)))
    assert t.hero().spot == Spot(*t.at(12, 14.63))


@pytest.mark.rule("ST-275")
def test_he_keeps_an_inch_from_others_if_there_is_room() -> None:
    t = on_stage(dice=(6,))
    t.put("gunhand", (8, 10))
    falls(t, 4)
    t.do(m.Decline())
    assert t.refused(m.LandAt(to=t.at(8.2, 12))).key == "refusal.ends-too-near"
    assert all(t.g.refuse(1, answer) is None for answer in t.options())
    t.do(m.LandAt(to=t.at(8, 12.26)))


@pytest.mark.rule("ST-180", "ST-275")
def test_an_enemy_lands_as_near_as_possible_to_where_it_went_over() -> None:
    t = Table(at=((30, 30), (40, 40)), terrain=(box(10, 8, 4, 4, height=4),), dice=(6,))
    gunhand = t.put("gunhand", (11, 10))
    falls(t, 4, gunhand.id)
    spot, r = gunhand.models[0].spot, values.radius(t.g, gunhand)
    assert spot == Spot(*t.at(9.25, 10))
    assert touches(t.g.ground.pieces[0].outline, spot.point, r + 2 * INCH)


@pytest.mark.rule("ST-181")
def test_the_activation_ends_at_once_if_it_was_the_own() -> None:
    t = on_stage(dice=(6,))
    falls(t, 4)
    t.do(m.Decline())
    t.do(t.options(m.LandAt)[0])
    assert t.asked == "starquest.next"
    t = on_stage(dice=(6,))
    t.move(t.hero(2), (12.5, 11))
    falls(t, 4, unit=2)
    t.do(m.Decline(), seat=2)
    t.do(t.options(m.LandAt)[0])
    assert t.asked == "starquest.activation"


@pytest.mark.rule("ST-182")
def test_in_a_group_the_fall_kills_until_the_last_who_falls_normally() -> None:
    t = Table(at=((30, 30), (40, 40)), terrain=(box(10, 8, 6, 4, height=4),))
    gang = t.put("scrap_gang", (11, 9), (11, 11), (13, 9), (13, 11))
    for n in (0, 1, 2):
        falls(t, 4, gang.id, n)
    assert [model.n for model in gang.models] == [3]
    assert not t.told("log.blocks")
    t.roll(6)
    falls(t, 4, gang.id, 3)
    assert len(t.told("log.blocks")) == 1
    assert gang.models[0].spot.level == 0


@pytest.mark.rule("ST-182", "ST-60")
def test_who_is_killed_by_a_fall_counts_for_morale() -> None:
    t = Table(at=((30, 30), (40, 40)), terrain=(box(10, 8, 6, 4, height=4),))
    gang = t.put("scrap_gang", (11, 9), (11, 11), (13, 9), (13, 11))
    t.activate()
    falls(t, 4, gang.id, 0)
    assert t.g.wounded == (gang.id,)


@pytest.mark.rule("ST-183", "ST-184", "ST-204", "ST-275")
def test_for_two_stamina_a_hero_stops_at_the_edge_and_his_turn_is_over() -> None:
    t = on_stage()
    t.roll(1)
    t.do(m.Rush(path=(t.at(6, 10),), jump=True))
    t.do(m.Decline())
    t.do(m.Pay())
    assert t.hero().spot == Spot(*t.at(10.63, 10), 4000)
    assert t.hero().stamina == t.hero().full_stamina - 2
    assert t.asked == "starquest.next"


@pytest.mark.rule("ST-183", "ST-33")
def test_a_fall_can_be_stopped_with_the_last_strength() -> None:
    t = on_stage(dice=(1,))
    t.hero().stamina = 0
    t.do(m.Rush(path=(t.at(6, 10),), jump=True))
    t.do(m.Decline())
    t.do(m.Pay())
    assert t.hero().model.wounds == 2
    assert t.hero().spot.level == 4000


@pytest.mark.rule("ST-274")
def test_who_fails_to_reach_a_height_falls_from_that_height_where_he_stood() -> None:
    t = Table("pilot", "mender", at=((9, 10), (40, 40)), terrain=(box(10, 8, 4, 4, height=6),), dice=(1, 5))
    t.activate()
    t.do(m.Rush(path=(t.at(12, 10),), jump=True))
    t.do(m.Decline())
    t.do(m.Decline())
    assert t.told("log.falls")[0]["inches"] == 6000
    assert t.refused(m.LandAt(to=t.at(12, 10))).key == "refusal.lands-below"
    t.do(m.LandAt(to=t.at(8, 9)))
    assert t.hero().spot.level == 0


@pytest.mark.rule("ST-274", "ST-178")
def test_a_failed_jump_over_a_gap_is_as_deep_as_the_gap() -> None:
    t = Table("pilot", "mender", at=((9, 10), (40, 40)), terrain=(box(10, 5, 3, 10, "gap", 5),), dice=(1, 1))
    t.activate()
    t.do(m.Rush(path=(t.at(15, 10),), jump=True))
    t.do(m.Decline())
    t.do(m.Decline())
    assert t.told("log.falls")[0]["inches"] == 5000
    assert t.hero().model.wounds == 1
    t.do(m.LandAt(to=t.at(11.5, 10)))
    assert t.hero().spot.level == -5000


@pytest.mark.rule("ST-180", "ST-233")
def test_who_passes_out_in_a_fall_lies_at_the_foot() -> None:
    t = on_stage(dice=(1,))
    hero = t.hero()
    hero.models = (type(hero.model)(0, hero.spot, hero.tough - 1),)
    falls(t, 4)
    t.do(m.Decline())
    assert hero.down
    t.do(m.LandAt(to=t.at(9, 10)))
    assert hero.spot == Spot(*t.at(9, 10))


@pytest.mark.rule("ST-275", "ST-1")
def test_who_does_not_fit_down_there_is_put_beside_it() -> None:
    t = Table(at=((30, 30), (40, 40)), terrain=(box(10, 5, 1.1, 10, "gap", 5),), dice=(6,))
    gunhand = t.put("gunhand", (9, 10))
    t.run(MayFall(unit=gunhand.id, piece=0, over=t.at(10, 10), level=-5000, height=5000))
    assert gunhand.models[0].spot.level == 0
