"""ST-51 to ST-59, ST-122 to ST-126, ST-138, ST-139, ST-206, ST-211, ST-220 to ST-225, ST-259: melee."""

from __future__ import annotations

import pytest

from questhall.games.starquest import moves as m
from questhall.games.starquest.entities import Arm, Mark
from questhall.games.starquest.rules.strikes import fighters
from questhall.games.starquest.space.terrain import Spot
from tests.games.starquest.attacking import facing, fights
from tests.games.starquest.scenario import Table, box

NEAR = 10 + 2 * 0.63
"""In contact with the hero at 10/10."""


def strikes(t: Table) -> list[tuple[int, str, int, int]]:
    """Who struck with what, with how many dice, how many hits."""
    lines = [line for line in t.g.log or () if line.key in ("log.strike", "log.impact")]
    return [(line.args["unit"], line.args["weapon"], line.args["n"], line.args["hits"]) for line in lines]


# --- who strikes ------------------------------------------------------------------------------------------


@pytest.mark.rule("ST-51", "ST-259", "ST-209")
def test_models_within_2_inches_fight() -> None:
    t = facing("pilot")
    gang = t.put("scrap_gang", (NEAR, 10), (NEAR + 2, 10), (NEAR + 2.001, 10), (NEAR + 4, 10))
    assert [model.n for model in fighters(t.g, gang, t.hero())] == [0, 1]
    fights(t, t.hero(), gang, 1, 1, 1, 1)
    assert strikes(t)[-1] == (gang.id, "crowbar", 2, 0)


@pytest.mark.rule("ST-51", "ST-259")
def test_4_inches_of_height_between_the_bases_still_fight() -> None:
    t = facing("pilot")
    drone = t.put("lamp_drone", (NEAR + 1, 10))
    for level, fight in ((4000, True), (4001, False), (-4000, True)):
        t.g.put(drone, 0, Spot(drone.models[0].spot.x, 10_000, level))
        assert bool(fighters(t.g, drone, t.hero())) == fight


@pytest.mark.rule("ST-259")
def test_a_wall_between_does_not_hinder() -> None:
    t = facing("pilot", terrain=[box(10.8, 5, 0.2, 10, height=5, blocking=True)])
    drone = t.put("lamp_drone", (12, 10))
    fights(t, t.hero(), drone, 6, 1, 1, 1)
    assert drone.models[0].wounds == 1


@pytest.mark.rule("ST-52", "ST-53", "ST-54")
def test_both_sides_strike_with_all_melee_weapons() -> None:
    t = facing("pilot")
    sentinel = t.put("sentinel", (NEAR, 10))
    fights(t, t.hero(), sentinel, 4, 3, 1, 5, 4, 3, 6, 1)  # one hit, a wound; two hits back, one blocked
    assert strikes(t) == [(1, "boarding_blade", 2, 1), (sentinel.id, "steel_hands", 3, 2)]
    assert (sentinel.models[0].wounds, t.hero().model.wounds) == (1, 1)


@pytest.mark.rule("ST-54")
def test_who_is_destroyed_does_not_strike_back() -> None:
    t = facing("breaker")
    drone = t.put("lamp_drone", (NEAR, 10))
    fights(t, t.hero(), drone, 6, 6, 6, 1, 1, 1)
    assert drone.id not in t.g.units
    assert len(strikes(t)) == 1


@pytest.mark.rule("ST-225")
def test_a_unit_without_a_melee_weapon_does_not_strike_back_and_is_not_tired() -> None:
    t = facing("pilot")
    gun = t.put("bastion_gun", (10 + 0.63 + 0.984, 10))
    fights(t, t.hero(), gun, 1, 1)
    assert [line[0] for line in strikes(t)] == [1]
    assert t.hero().fatigued
    assert not gun.fatigued


@pytest.mark.rule("ST-225")
def test_only_the_two_units_of_the_charge_strike_at_each_other() -> None:
    t = facing("pilot", by=(NEAR, 12))
    sentinel = t.put("sentinel", (NEAR, 10))
    t.put("sentinel", (10 - 2 * 0.63, 10))
    fights(t, t.hero(), sentinel, 1, 1, 1, 1, 1)
    assert {line[0] for line in strikes(t)} == {1, sentinel.id}


@pytest.mark.rule("ST-261")
def test_without_anybody_in_reach_no_strikes_follow() -> None:
    t = facing("pilot")
    sentinel = t.put("sentinel", (20, 10))
    fights(t, t.hero(), sentinel)
    assert not strikes(t)


# --- fatigue ----------------------------------------------------------------------------------------------


@pytest.mark.rule("ST-56", "ST-57", "ST-58")
def test_both_are_fatigued_and_then_hit_on_6_only() -> None:
    t = facing("pilot")
    sentinel = t.put("sentinel", (NEAR, 10))
    fights(t, t.hero(), sentinel, 1, 1, 1, 1, 1)
    assert t.hero().fatigued
    assert sentinel.fatigued
    t.hero().marks = (Mark("hit", "round", 3),)
    fights(t, sentinel, t.hero(), 5, 5, 5, 5, 5)
    assert [hits for _, _, _, hits in strikes(t)[-2:]] == [0, 0]
    t.move(sentinel, (NEAR, 10))
    t.move(t.hero(), (10, 10))
    fights(t, sentinel, t.hero(), 6, 5, 5, 1, 6, 5, 1)
    assert (sentinel.models[0].wounds, t.hero().model.wounds) == (1, 1)


@pytest.mark.rule("ST-56", "ST-57", "ST-288")
def test_fatigue_ends_with_the_round() -> None:
    t = facing("pilot")
    t.hero().fatigued = True
    for seat in (1, 2):
        t.activate(seat)
        t.do(m.EndActivation())
    assert t.g.round == 2
    assert not t.hero().fatigued


@pytest.mark.rule("ST-67")
def test_a_shaken_unit_strikes_back_as_if_fatigued() -> None:
    t = facing("pilot")
    sentinel = t.put("sentinel", (NEAR, 10))
    sentinel.shaken = True
    fights(t, t.hero(), sentinel, 1, 1, 5, 5, 6, 1)
    assert strikes(t)[-1] == (sentinel.id, "steel_hands", 3, 1)


@pytest.mark.rule("ST-67", "ST-54")
@pytest.mark.parametrize("shaken", [True, False])
def test_a_shaken_hero_may_strike_back_and_any_other_must(shaken: bool) -> None:
    t = facing("pilot")
    sentinel = t.put("sentinel", (NEAR, 10))
    t.hero().shaken = shaken
    fights(t, sentinel, t.hero(), 1, 1, 1, 1, 1)
    assert (t.asked == "starquest.strike") == shaken
    if shaken:
        assert t.options() == [m.StrikeBack(), m.StandIdle()]
        t.do(m.StrikeBack())
    assert len(strikes(t)) == 2
    assert t.hero().fatigued


@pytest.mark.rule("ST-67", "ST-57")
def test_who_lets_it_be_is_not_tired_by_it() -> None:
    t = facing("pilot")
    sentinel = t.put("sentinel", (NEAR, 10))
    t.hero().shaken = True
    fights(t, sentinel, t.hero(), 1, 1, 1)
    t.do(m.StandIdle())
    assert len(strikes(t)) == 1
    assert (sentinel.fatigued, t.hero().fatigued) == (True, False)


@pytest.mark.rule("ST-67", "ST-122")
def test_a_shaken_hero_may_counter_too() -> None:
    t = facing("bulwark")
    sentinel = t.put("sentinel", (NEAR, 10))
    t.hero().shaken = True
    fights(t, sentinel, t.hero(), 6, 1, 1, 1, 1, 1)
    assert (t.asked, len(strikes(t))) == ("starquest.strike", 0)
    t.do(m.StrikeBack())
    assert [who for who, *_ in strikes(t)] == [1, sentinel.id]


@pytest.mark.rule("ST-59", "ST-222")
def test_cover_does_not_help_in_melee() -> None:
    thicket = box(NEAR - 1, 8, 4, 4, form="area", height=2, cover=True)
    t = facing("pilot", terrain=[thicket])
    drone = t.put("lamp_drone", (NEAR, 10))
    fights(t, t.hero(), drone, 6, 1, 5, 1)  # Defense 5, AP(1): 6+
    assert drone.models[0].wounds == 1


@pytest.mark.rule("ST-206")
def test_after_a_melee_nobody_is_put_to_flight() -> None:
    t = facing("pilot")
    sentinel = t.put("sentinel", (NEAR, 10))
    fights(t, t.hero(), sentinel, 6, 6, 1, 1, 1, 1, 1)
    assert sentinel.models[0].spot.point == t.at(NEAR, 10)
    assert not sentinel.shaken


# --- Counter and Impact ------------------------------------------------------------------------------------


@pytest.mark.rule("ST-122", "ST-224")
def test_counter_strikes_first_and_not_again() -> None:
    t = facing("bulwark")
    penitent = t.put("penitent", (NEAR, 10))
    fights(t, penitent, t.hero(), 6, 6, 1, 1, *[1] * 4)
    assert [line[:2] for line in strikes(t)] == [(1, "hatch_shield"), (penitent.id, "penance_flails")]
    assert t.hero().fatigued


@pytest.mark.rule("ST-122", "ST-224")
def test_who_falls_by_counter_strikes_no_more_and_other_weapons_strike_back() -> None:
    t = facing("pilot")
    boarder = t.put("boarder", (NEAR, 10))
    t.hero().models = (t.hero().model.__class__(0, t.hero().spot, 8),)
    fights(t, t.hero(), boarder, 6, 1, 1, 1)
    assert t.hero().down
    assert [line[0] for line in strikes(t)] == [boarder.id]


@pytest.mark.rule("ST-122")
def test_counter_is_for_those_who_are_charged() -> None:
    t = facing("bulwark")
    drone = t.put("lamp_drone", (NEAR, 10))
    fights(t, t.hero(), drone, 1, 1, 1)
    assert [line[0] for line in strikes(t)] == [1, drone.id]


@pytest.mark.rule("ST-138", "ST-139", "ST-220")
def test_impact_rolls_x_dice_and_hits_on_2() -> None:
    t = facing("pilot")
    sled = t.put("sled_rider", (10 + 0.63 + 1.181, 10))
    fights(t, sled, t.hero(), 1, 2, 3, 6, 5, 1, 1, 1, 1, 1)
    assert strikes(t)[0] == (sled.id, "", 3, 2)
    assert t.told("log.blocks")[0]["value"] == 6
    assert t.hero().model.wounds == 1


@pytest.mark.rule("ST-138")
def test_impact_is_for_chargers_who_are_not_fatigued() -> None:
    t = facing("pilot")
    sled = t.put("sled_rider", (10 + 0.63 + 1.181, 10))
    fights(t, t.hero(), sled, 1, 1, 1, 1, 1)
    assert "" not in [line[1] for line in strikes(t)]
    fights(t, sled, t.hero(), 1, 1, 1, 1, 1)
    assert "" not in [line[1] for line in strikes(t)]


@pytest.mark.rule("ST-123")
def test_counter_takes_impact_hits_away_but_no_dice() -> None:
    t = facing("bulwark")
    sled = t.put("sled_rider", (10 + 0.63 + 1.181, 10))
    fights(t, sled, t.hero(), 1, 1, 6, 6, 6, 5, 5, 1, 1, 1)
    assert strikes(t)[1] == (sled.id, "", 3, 2)
    assert t.told("log.countered") == [{"unit": sled.id, "n": 1}]
    t.hero().fatigued = sled.fatigued = False
    fights(t, sled, t.hero(), 1, 1, 6, 1, 1, 1, 1, 1)
    assert strikes(t)[4] == (sled.id, "", 3, 0)


@pytest.mark.rule("ST-125", "ST-211")
def test_deadly_weapons_come_first_and_impact_before_the_rest() -> None:
    t = facing("pilot")
    t.hero().arms = (Arm("hatchet"), Arm("lurker_jaws"))
    ray = t.put("shard_ray", (10 + 0.63 + 0.984, 10))
    fights(t, ray, t.hero(), *[1] * 8)
    assert [line[1] for line in strikes(t)] == ["", "tail_lash", "lurker_jaws", "hatchet"]


@pytest.mark.rule("ST-211")
def test_what_a_weapon_does_is_dealt_with_before_the_next() -> None:
    t = facing("pilot")
    ray = t.put("shard_ray", (10 + 0.63 + 0.984, 10))
    fights(t, ray, t.hero(), 2, 2, 1, 1, 4, 4, 1, 1, 1, 1)
    keys = [line.key for line in t.g.log or () if line.key in ("log.impact", "log.blocks", "log.strike")]
    assert keys[:4] == ["log.impact", "log.blocks", "log.strike", "log.blocks"]
