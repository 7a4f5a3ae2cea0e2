"""ST-36 to ST-43, ST-90 to ST-92, ST-223, ST-262 to ST-270: who may shoot at whom, and what comes of it."""

from __future__ import annotations

import pytest

from questhall.games.starquest import moves as m
from questhall.games.starquest.rules.shots import shots
from questhall.games.starquest.rules.sighting import sees
from tests.games.starquest.attacking import again, facing, fires, shoots
from tests.games.starquest.scenario import Table, box

# --- hits, blocks, wounds -------------------------------------------------------------------------------


@pytest.mark.rule("ST-3", "ST-38", "ST-39", "ST-40", "ST-41", "ST-42")
def test_a_die_for_each_attack_a_block_for_each_hit_and_a_wound_for_each_that_fails() -> None:
    t = facing("shade")
    sentinel = t.put("sentinel", (20, 10))
    shoots(t, ("twin_pistols", sentinel.id), dice=(4, 5, 6, 3, 4))  # Quality 5: two hits; Defense 4: one is blocked
    assert sentinel.models[0].wounds == 1
    assert t.told("log.shot")[0]["hits"] == 2
    assert t.told("log.blocks")[0] | {"hits": 2, "n": 1, "value": 4} == t.told("log.blocks")[0]


@pytest.mark.rule("ST-6", "ST-7", "ST-103", "ST-216")
def test_a_6_always_blocks_and_a_1_never_does() -> None:
    t = facing("longeye")
    drone = t.put("lamp_drone", (20, 10))  # Defense 5, AP(2): 7+
    shoots(t, ("long_rifle", drone.id), dice=(2, 6))
    assert drone.models[0].wounds == 0
    again(t, ("long_rifle", drone.id), dice=(2, 5))
    assert drone.models[0].wounds == 1


@pytest.mark.rule("ST-43")
def test_a_model_with_as_many_wounds_as_tough_is_out() -> None:
    t = facing("pilot")
    drone = t.put("lamp_drone", (18, 10))
    shoots(t, ("signal_pistol", drone.id), dice=(6, 6, 1, 1))
    assert drone.models[0].wounds == 2
    again(t, ("signal_pistol", drone.id), dice=(6, 1, 1))
    assert drone.id not in t.g.units


@pytest.mark.rule("ST-44", "ST-46")
def test_a_hero_who_would_die_falls_unconscious_and_further_shots_are_wasted() -> None:
    t = facing("pilot")
    walker = t.put("ring_walker", (20, 10))
    fires(t, walker, dice=[6] * 6 + [1] * 6)
    fires(t, walker, dice=[6] * 6 + [1] * 6)
    assert t.hero().down
    assert t.hero().model.wounds == 9
    fires(t, walker)
    assert len(t.told("log.shot")) == 2


# --- range, sight, weapons ---------------------------------------------------------------------------------


@pytest.mark.rule("ST-36")
def test_each_weapon_needs_its_own_range() -> None:
    t = facing("machinist")
    crab = t.put("hull_crab", (10, 26))
    far = t.put("hull_crab", (30, 10))
    t.activate(1)
    t.do(m.Hold())
    assert t.options(m.Shoot) == [m.Shoot((("carbine", crab.id),))]
    assert t.refused(m.Shoot((("blasting_charge", crab.id),))).key == "refusal.shot-range"
    assert t.refused(m.Shoot((("carbine", far.id),))).rules == ("ST-36",)


@pytest.mark.rule("ST-36", "ST-209", "ST-241")
def test_exactly_at_the_end_of_the_range_is_in_range() -> None:
    t = facing("pilot")
    drone = t.put("lamp_drone", (10 + 12 + 0.63 + 0.63, 10))
    t.activate(1)
    t.do(m.Hold())
    assert t.asked == "starquest.shoot"
    t.do(m.HoldFire())
    t.move(drone, (10 + 12.001 + 0.63 + 0.63, 10))
    t.do(m.Exert())
    t.do(m.Hold())
    assert t.asked == "starquest.activation"


@pytest.mark.rule("ST-36", "ST-263", "ST-264")
def test_nobody_shoots_through_a_wall() -> None:
    t = facing("pilot", terrain=[box(14, 5, 0.5, 10, height=5, blocking=True)])
    t.put("lamp_drone", (18, 10))
    t.activate(1)
    t.do(m.Hold())
    assert t.asked == "starquest.activation"


@pytest.mark.rule("ST-36")
def test_only_the_models_in_range_and_sight_shoot() -> None:
    t = facing("pilot", terrain=[box(12, 11.6, 6, 0.5, height=5, blocking=True)])
    gang = t.put("scrap_gang", (20, 10), (20, 12), (20, 14), (20, 16))
    (pistols,) = [salvo for salvo in shots(t.g, gang, t.hero(), False) if salvo.weapon == "scrap_pistol"]
    assert sum([dice.n for dice in pistols.dice]) == 2


@pytest.mark.rule("ST-37", "ST-223")
def test_all_ranged_weapons_may_be_fired_at_two_units_at_the_most() -> None:
    t = facing("machinist")
    one, two = t.put("hull_crab", (18, 10)), t.put("hull_crab", (10, 18))
    t.activate(1)
    t.do(m.Hold())
    both = m.Shoot((("carbine", one.id), ("blasting_charge", two.id)))
    assert both in t.options()
    t.roll(6, 6, 1, 1, 6, 1)
    t.do(both)
    assert (one.models[0].wounds, two.models[0].wounds) == (2, 1)


@pytest.mark.rule("ST-223")
def test_weapons_of_one_name_fire_at_one_unit_and_three_targets_are_too_many() -> None:
    t = facing("machinist")
    foes = [t.put("hull_crab", (16, 10 + n * 3)) for n in range(3)]
    t.activate(1)
    t.do(m.Hold())
    twice = m.Shoot((("carbine", foes[0].id), ("carbine", foes[1].id)))
    assert t.refused(twice).key == "refusal.shot-twice"
    three = m.Shoot(tuple([(name, foe.id) for name, foe in zip(("a", "b", "c"), foes, strict=True)]))
    assert t.refused(three).key == "refusal.shot-three"


@pytest.mark.rule("ST-37", "ST-223")
def test_an_enemy_fires_everything_at_one_unit() -> None:
    t = facing("pilot")
    gang = t.put("scrap_gang", (18, 8))
    fires(t, gang, dice=[1] * 5)
    assert [(line["weapon"], line["n"]) for line in t.told("log.shot")] == [("scrap_pistol", 3), ("rivet_gun", 2)]


@pytest.mark.rule("ST-202", "ST-25", "ST-26")
def test_shots_are_an_option_after_holding_and_after_advancing() -> None:
    t = facing("pilot")
    t.put("lamp_drone", (18, 10))
    t.activate(1)
    t.do(m.Advance(path=(t.at(10, 12),)))
    assert t.asked == "starquest.shoot"
    t.do(m.HoldFire())
    assert not t.hero().attacked
    assert not t.g.shots


@pytest.mark.rule("ST-229")
def test_who_has_shot_has_attacked_and_everybody_hears_it() -> None:
    t = facing("pilot")
    drone = t.put("lamp_drone", (18, 10))
    shoots(t, ("signal_pistol", drone.id), dice=(1, 1))
    assert t.hero().attacked
    assert t.g.shots


@pytest.mark.rule("ST-226")
def test_units_shoot_however_near_an_enemy_stands() -> None:
    t = facing("pilot")
    mite = t.put("hull_crab", (11.5, 10))
    shoots(t, ("signal_pistol", mite.id), dice=(6, 6, 1, 1))
    assert mite.models[0].wounds == 2


# --- sight ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("ST-266")
def test_third_units_hide_and_the_own_side_of_a_shot_does_not() -> None:
    t = facing("pilot")
    gang = t.put("scrap_gang", (20, 10), (18, 10), (16, 10), (14, 10))
    assert sees(t.g, t.hero(), gang)
    assert sum([dice.n for dice in shots(t.g, gang, t.hero(), False)[0].dice]) == 3
    behind = t.put("lamp_drone", (24, 10))
    assert not sees(t.g, t.hero(), behind)


@pytest.mark.rule("ST-234", "ST-266")
def test_who_lies_unconscious_hides_nobody() -> None:
    t = facing("pilot", by=(14, 10))
    drone = t.put("lamp_drone", (18, 10))
    assert not sees(t.g, t.hero(1), drone)
    t.hero(2).down = True
    assert sees(t.g, t.hero(1), drone)


# --- cover ---------------------------------------------------------------------------------------------------


def cover_of(t: Table, unit: int, at: int) -> list[int]:
    found = shots(t.g, t.g.sure(unit), t.g.sure(at), False)
    return [dice.cover for salvo in found for dice in salvo.dice]


@pytest.mark.rule("ST-91", "ST-92", "ST-267", "ST-268")
def test_a_single_model_mostly_behind_a_low_wall_blocks_more_easily() -> None:
    t = facing("pilot", terrain=[box(15, 5, 0.5, 10, height=1, cover=True)])
    drone = t.put("lamp_drone", (17, 10))
    assert cover_of(t, 1, drone.id) == [1]
    shoots(t, ("signal_pistol", drone.id), dice=(6, 6, 5, 4))  # Defense 5, AP(1), cover: 5+
    assert drone.models[0].wounds == 1
    assert t.told("log.blocks")[0]["value"] == 5


@pytest.mark.rule("ST-91", "ST-268")
def test_half_of_a_single_model_behind_something_is_not_mostly() -> None:
    wall = box(15, 10.1, 0.5, 10, height=1, cover=True)
    t = facing("pilot", terrain=[wall])
    drone = t.put("lamp_drone", (17, 10))
    assert cover_of(t, 1, drone.id) == [0]


@pytest.mark.rule("ST-90", "ST-268")
def test_of_a_group_more_than_half_must_be_covered_if_only_partly() -> None:
    thicket = box(17, 9, 3, 3, form="area", height=2, cover=True)
    t = facing("pilot", terrain=[thicket])
    gang = t.put("scrap_gang", (16.8, 8), (16.8, 10), (16.8, 11.5), (16.8, 13))
    assert cover_of(t, 1, gang.id) == [0]
    t.move(gang, (16.8, 9.4), 0)
    assert cover_of(t, 1, gang.id) == [1]


@pytest.mark.rule("ST-238")
def test_the_last_of_a_group_is_covered_like_a_single_model() -> None:
    thicket = box(17, 9, 3, 3, form="area", height=2, cover=True)
    t = facing("pilot", terrain=[thicket])
    gang = t.put("scrap_gang", (16.8, 10), (16.8, 11.5), (16.8, 8), (16.8, 13))
    gang.models = gang.models[:1]
    assert cover_of(t, 1, gang.id) == [0]


@pytest.mark.rule("ST-267")
def test_cover_is_judged_for_each_model_that_shoots() -> None:
    t = facing("pilot", terrain=[box(12, 10, 0.5, 4, height=1, cover=True)])
    gang = t.put("scrap_gang", (16, 11), (16, 12.4), (16, 4), (16, 13.8))
    (pistols,) = [salvo for salvo in shots(t.g, gang, t.hero(), False) if salvo.weapon == "scrap_pistol"]
    assert [(dice.n, dice.cover) for dice in pistols.dice] == [(2, 1), (1, 0)]


@pytest.mark.rule("ST-267")
def test_a_body_of_a_third_unit_gives_cover() -> None:
    t = facing("pilot")
    sentinel = t.put("sentinel", (18, 10))
    assert cover_of(t, 1, sentinel.id) == [0]
    t.put("mites", (16.85, 10), (16.85, 11.1), (16.85, 12.2), (16.85, 13.3), (16.85, 14.4))
    assert cover_of(t, 1, sentinel.id) == [1]


@pytest.mark.rule("ST-269")
def test_height_gives_nothing_but_a_view() -> None:
    t = facing("pilot", terrain=[box(6, 8, 5, 4, height=6)])
    drone = t.put("lamp_drone", (17, 10))
    (salvo,) = shots(t.g, t.hero(), drone, False)
    assert [(dice.need, dice.ap, dice.cover, dice.modifiers) for dice in salvo.dice] == [(4, 1, 0, ())]


# --- injuries -----------------------------------------------------------------------------------------------


@pytest.mark.rule("ST-197")
def test_an_injured_eye_hits_worse_and_an_injured_chest_blocks_worse() -> None:
    t = facing("pilot")
    gunhand = t.put("gunhand", (18, 10))
    t.hero().injuries = ("eye", "chest")
    t.hero().defense = 5
    shoots(t, ("signal_pistol", gunhand.id), dice=(4, 5, 6))
    assert t.told("log.shot")[0]["hits"] == 1
    fires(t, gunhand, dice=(6, 1, 1, 5))
    assert t.hero().model.wounds == 1
