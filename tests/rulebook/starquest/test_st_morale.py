"""ST-60 to ST-71, ST-129 to ST-131, ST-162, ST-163, ST-217, ST-227, ST-236: morale."""

from __future__ import annotations

import pytest

from questhall.games.starquest import moves as m
from questhall.games.starquest.entities import Mark, Unit
from questhall.games.starquest.rules.melee import Melee
from questhall.games.starquest.rules.wounds import TakesWounds
from tests.games.starquest.attacking import ends, facing, fights, fires, shoots
from tests.games.starquest.scenario import Table


def hurt(t: Table, unit: Unit, n: int) -> None:
    """It takes wounds in the activation that runs."""
    t.run(TakesWounds(unit=unit.id, n=n))


def who_tested(t: Table) -> list[int]:
    return [line["unit"] for line in t.told("log.morale")]


# --- who tests --------------------------------------------------------------------------------------------


@pytest.mark.rule("ST-60", "ST-238")
def test_a_group_tests_at_half_of_its_starting_size() -> None:
    t = facing("pilot")
    gang = t.put("scrap_gang", (20, 20))
    hurt(t, gang, 1)
    ends(t, t.hero())
    assert not who_tested(t)
    hurt(t, gang, 1)
    ends(t, t.hero(), 5)
    assert who_tested(t) == [gang.id]


@pytest.mark.rule("ST-61")
def test_a_single_model_tests_at_half_of_its_tough() -> None:
    t = facing("pilot")
    sled = t.put("sled_rider", (20, 20))
    hurt(t, sled, 2)
    ends(t, t.hero())
    assert not who_tested(t)
    hurt(t, sled, 1)
    ends(t, t.hero(), 4)
    assert who_tested(t) == [sled.id]
    hurt(t, t.hero(), 4)
    ends(t, t.hero(), 4)
    assert 1 not in who_tested(t)


@pytest.mark.rule("ST-238")
def test_the_last_of_a_group_is_still_measured_by_its_group() -> None:
    t = facing("pilot")
    crabs = t.put("husks", (20, 20))
    hurt(t, crabs, 4)
    assert len(crabs.models) == 1
    ends(t, t.hero(), 5)
    assert who_tested(t) == [crabs.id]


@pytest.mark.rule("ST-62", "ST-208")
def test_the_test_comes_at_the_end_of_the_activation_in_which_it_was_wounded() -> None:
    t = facing("pilot")
    drone = t.put("lamp_drone", (18, 10))
    shoots(t, ("signal_pistol", drone.id), dice=(6, 6, 1, 1))
    assert not who_tested(t)
    t.roll(1)
    t.do(m.EndActivation())
    assert who_tested(t) == [drone.id]
    assert drone.shaken


@pytest.mark.rule("ST-60", "ST-62")
def test_each_activation_with_a_wound_at_half_strength_asks_again_and_none_without() -> None:
    t = facing("pilot")
    maw = t.put("maw", (20, 20))
    for active, wounds in ((1, 6), (2, 0), (1, 1)):
        t.activate(active)
        t.run(TakesWounds(unit=maw.id, n=wounds, no_regeneration=True))
        t.roll(4)
        t.do(m.EndActivation())
    assert who_tested(t) == [maw.id, maw.id]


@pytest.mark.rule("ST-233", "ST-43")
def test_neither_the_fallen_nor_the_destroyed_test() -> None:
    t = facing("pilot")
    drone = t.put("lamp_drone", (20, 20))
    hurt(t, drone, 3)
    hurt(t, t.hero(), 9)
    ends(t, t.hero(2))
    assert not who_tested(t)


@pytest.mark.rule("ST-236")
def test_the_active_unit_tests_first_then_the_nearest_to_it() -> None:
    t = facing("pilot")
    far, near = t.put("lamp_drone", (30, 10)), t.put("lamp_drone", (20, 10))
    for unit in (far, near, t.hero()):
        hurt(t, unit, 5 if unit.id == 1 else 2)
    ends(t, t.hero(), 6, 6, 6)
    assert who_tested(t) == [1, near.id, far.id]


# --- how it goes --------------------------------------------------------------------------------------------


@pytest.mark.rule("ST-63", "ST-64")
def test_a_quality_test_and_whoever_fails_is_shaken() -> None:
    t = facing("pilot")
    one, two = t.put("lamp_drone", (20, 10)), t.put("lamp_drone", (30, 10))
    hurt(t, one, 2)
    hurt(t, two, 2)
    ends(t, t.hero(), 4, 3)
    assert (one.shaken, two.shaken) == (False, True)


@pytest.mark.rule("ST-65", "ST-188")
def test_a_hero_may_pay_2_stamina_to_ignore_it() -> None:
    t = facing("pilot")
    hurt(t, t.hero(), 5)
    ends(t, t.hero(), 3)
    assert t.asked == "starquest.pay"
    t.do(m.Pay())
    assert not t.hero().shaken
    assert t.hero().stamina == 4


@pytest.mark.rule("ST-64", "ST-65", "ST-295")
def test_a_hero_who_does_not_pay_is_shaken_and_drops_what_he_carries() -> None:
    t = facing("pilot")
    parcel = t.marker(10, 10, "parcel")
    t.g.markers = (parcel.__class__(1, "parcel", "primary", parcel.spot, carrier=1),)
    hurt(t, t.hero(), 5)
    ends(t, t.hero(), 3)
    t.do(m.Decline())
    assert t.hero().shaken
    assert t.g.markers[0].carrier == 0


@pytest.mark.rule("ST-66", "ST-70", "ST-231")
def test_a_shaken_hero_stays_idle_for_one_activation() -> None:
    t = facing("pilot")
    t.hero().shaken = True
    t.activate(1)
    assert t.told("log.idle")
    assert not t.hero().shaken
    assert t.asked_seat == 2


@pytest.mark.rule("ST-68")
def test_a_shaken_unit_passes_no_test() -> None:
    t = facing("pilot")
    sled = t.put("sled_rider", (20, 20))
    sled.shaken = True
    hurt(t, sled, 4)
    ends(t, t.hero())
    assert sled.shaken
    assert t.told("log.still-shaken")


@pytest.mark.rule("ST-71", "ST-217")
def test_a_tough_enemy_takes_d3_wounds_instead_without_a_block() -> None:
    t = facing("pilot")
    bell = t.put("bell_bearer", (20, 20))
    hurt(t, bell, 5)
    ends(t, t.hero(), 1, 5)
    assert not bell.shaken
    assert bell.models[0].wounds == 5 + 3
    assert not t.told("log.blocks")


@pytest.mark.rule("ST-71", "ST-218")
def test_regeneration_helps_against_those_wounds() -> None:
    t = facing("pilot")
    maw = t.put("maw", (20, 20))
    t.run(TakesWounds(unit=maw.id, n=6, no_regeneration=True))
    ends(t, t.hero(), 1, 3, 5, 4)
    assert maw.models[0].wounds == 7


@pytest.mark.rule("ST-71")
def test_a_hero_is_not_an_enemy_however_tough() -> None:
    t = facing("pilot")
    hurt(t, t.hero(), 5)
    ends(t, t.hero(), 1)
    t.do(m.Decline())
    assert t.hero().shaken


@pytest.mark.rule("ST-197")
def test_an_injured_eye_makes_morale_worse() -> None:
    t = facing("pilot")
    t.hero().injuries = ("eye",)
    hurt(t, t.hero(), 5)
    ends(t, t.hero(), 4)
    assert t.asked == "starquest.pay"


# --- Fear, Fearless, Villain ----------------------------------------------------------------------------------


@pytest.mark.rule("ST-129", "ST-227")
def test_fear_counts_as_further_wounds_for_the_question_whether_to_test() -> None:
    t = facing("pilot")
    bell = t.put("bell_bearer", (10 + 0.63 + 1.181, 10))
    t.roll(6, 6, 6, 1, 1, 1, 1, *[1] * 2)
    t.run(Melee(charger=bell.id, target=1))
    assert t.hero().model.wounds == 3
    ends(t, bell, 6)
    assert who_tested(t) == [1]


@pytest.mark.rule("ST-130")
def test_fear_needs_a_real_wound() -> None:
    t = facing("pilot")
    hurt(t, t.hero(), 3)
    bell = t.put("bell_bearer", (10 + 0.63 + 1.181, 10))
    fights(t, bell, t.hero(), *[1] * 6)
    ends(t, bell)
    assert t.hero().feared == 0
    assert not who_tested(t)


@pytest.mark.rule("ST-129", "ST-227")
def test_fear_counts_for_defenders_too_and_only_of_the_model_that_has_it() -> None:
    t = facing("pilot", "breaker")
    mutes = t.put("mutes", (11.26, 9), (11.26, 10.2), (11.26, 11.4), (14, 14), (14, 15))
    fights(t, t.hero(), mutes, 1, 1, 6, 1, 1, 1, 1)
    assert t.hero().model.wounds == 1
    assert t.hero().feared == 0


@pytest.mark.rule("ST-227")
def test_fear_in_thought_takes_models_from_a_group() -> None:
    t = facing("pilot")
    gang = t.put("scrap_gang", (20, 20))
    hurt(t, gang, 1)
    gang.feared = 1
    ends(t, t.hero(), 6)
    assert who_tested(t) == [gang.id]


@pytest.mark.rule("ST-131")
def test_fearless_turns_a_failed_test_on_4() -> None:
    t = facing("pilot")
    one, two = t.put("sentinel", (20, 10)), t.put("sentinel", (30, 10))
    hurt(t, one, 2)
    hurt(t, two, 2)
    ends(t, t.hero(), 1, 4, 1, 3)
    assert (one.shaken, two.shaken) == (False, True)


@pytest.mark.rule("ST-131")
def test_a_hero_can_be_made_fearless() -> None:
    t = facing("pilot")
    t.hero().marks = (Mark("fearless", "round"),)
    hurt(t, t.hero(), 5)
    ends(t, t.hero(), 1, 4)
    assert t.asked == "starquest.next"


@pytest.mark.rule("ST-162", "ST-163")
def test_a_villain_within_12_inches_lends_its_quality_unless_it_is_shaken() -> None:
    t = facing("pilot")
    winch, gang = t.put("mother_winch", (20, 20)), t.put("gunhand", (20, 32 + 0.63 + 0.787))
    hurt(t, gang, 2)
    for shaken, value in ((False, 3), (True, 5)):
        winch.shaken = shaken
        ends(t, t.hero(), 6)
        assert t.told("log.morale")[-1]["value"] == value
    winch.shaken = False
    t.move(gang, (20, 32.001 + 0.63 + 0.787))
    ends(t, t.hero(), 6)
    assert t.told("log.morale")[-1]["value"] == 5


@pytest.mark.rule("ST-162")
def test_it_is_told_whose_quality_was_tested() -> None:
    t = facing("pilot")
    winch, gang = t.put("mother_winch", (20, 20)), t.put("gunhand", (20, 26))
    hurt(t, gang, 2)
    ends(t, t.hero(), 3)
    assert not gang.shaken
    assert t.told("log.example") == [{"unit": gang.id, "enemy": winch.id, "value": 3}]
    hurt(t, winch, 6)
    ends(t, t.hero(), 6, 6)
    assert len(t.told("log.example")) == 2, "it needs no example itself"


@pytest.mark.rule("ST-162")
def test_a_villain_lends_nothing_to_heroes() -> None:
    t = facing("mender")
    t.put("mother_winch", (14, 10))
    hurt(t, t.hero(), 5)
    ends(t, t.hero(), 6)
    assert t.told("log.morale")[-1]["value"] == 5


@pytest.mark.rule("ST-62")
def test_shots_of_an_enemy_make_heroes_test_at_its_end() -> None:
    t = facing("pilot")
    walker = t.put("ring_walker", (20, 10))
    fires(t, walker, dice=[6] * 6 + [1] * 5 + [6])
    ends(t, walker, 1)
    assert t.asked == "starquest.pay"
    assert t.asked_seat == 1
