"""Charging: who may, how the models get there, how the defenders answer, and the step back."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from questhall.games.starquest import moves as m
from questhall.games.starquest import values
from questhall.games.starquest.entities import Mark, Unit
from questhall.games.starquest.measuring import apart
from questhall.games.starquest.rules.charging import Charge, CloseUp, charge_reach
from questhall.games.starquest.rules.closing import Closes, is_contact
from questhall.games.starquest.rules.coherency import is_together
from questhall.games.starquest.rules.stepping_back import StepsBack
from questhall.games.starquest.space.measure import INCH
from questhall.games.starquest.space.terrain import Piece, Spot
from tests.games.starquest.scenario import Inches, Table, box

MISSES = (1,) * 40


def charging(*terrain: Piece, hero: str = "breaker", at: Sequence[Inches] = ((10, 10), (40, 40)), **more: Any) -> Table:
    """A hero, active, who misses everything. Any: whatever a table takes."""
    t = Table(hero, "mender", at=at, terrain=terrain, dice=MISSES, **more)
    t.activate()
    return t


def gap(t: Table, one: Unit, other: Unit) -> int:
    """Between the nearest models, in thousandths."""
    return min([apart(a, b) for a in t.g.bodies(one) for b in t.g.bodies(other)])


def touching(t: Table, unit: Unit, foe: Unit) -> int:
    """How many models of a unit are in contact."""
    theirs = t.g.bodies(foe)
    return sum([any(is_contact(body, their) for their in theirs) for body in t.g.bodies(unit)])


# --- who may ------------------------------------------------------------------------------------------


@pytest.mark.rule("ST-29", "ST-35", "ST-256")
def test_a_charge_reaches_twelve_inches_into_contact() -> None:
    t = charging()
    near, far = t.put("gunhand", (23.25, 10)), t.put("gunhand", (10, 23.28))
    assert t.options(m.Charge) == [m.Charge(target=near.id)]
    refused = t.refused(m.Charge(target=far.id))
    assert (refused.key, refused.args["most"]) == ("refusal.out-of-charge", 12 * INCH)
    t.do(m.Charge(target=near.id))
    assert len(t.told("log.melee")) == 1


@pytest.mark.rule("ST-35", "ST-256")
def test_the_way_counts_and_it_may_bend() -> None:
    wall = box(13, 4, 1, 12, height=6, impassable=True)
    t = charging(wall)
    behind, beside = t.put("gunhand", (17, 10)), t.put("gunhand", (16, 2.5))
    assert t.refused(m.Charge(target=behind.id)).key == "refusal.out-of-charge"
    t.do(m.Charge(target=beside.id))
    assert len(t.told("log.melee")) == 1


@pytest.mark.rule("ST-256")
def test_a_charge_names_one_enemy_unit_and_needs_no_sight() -> None:
    t = charging(box(12, 8, 1, 4, height=6, blocking=True))
    gunhand = t.put("gunhand", (15, 10))
    assert t.refused(m.Charge(target=2)).key == "refusal.no-such-target"
    assert t.refused(m.Charge(target=99)).key == "refusal.no-such-target"
    t.do(m.Charge(target=gunhand.id))
    assert len(t.told("log.melee")) == 1


@pytest.mark.rule("ST-97", "ST-256")
def test_through_difficult_ground_it_reaches_six_inches_unless_there_is_a_way_around() -> None:
    t = charging(box(12, 0, 2, 30, form="area", difficult=True))
    far, near = t.put("gunhand", (18, 10)), t.put("gunhand", (10.5, 3))
    assert t.refused(m.Charge(target=far.id)).key == "refusal.out-of-charge"
    assert m.Charge(target=near.id) in t.options(m.Charge)
    t = charging(box(12, 9, 2, 4, form="area", difficult=True))
    far = t.put("gunhand", (18.5, 10))
    assert t.options(m.Charge) == [m.Charge(target=far.id)]


@pytest.mark.rule("ST-225")
def test_nobody_charges_without_a_melee_weapon() -> None:
    t = charging()
    gunhand = t.put("gunhand", (15, 10))
    t.hero().arms = t.hero().arms[1:]
    t.g.offers = {}
    assert t.refused(m.Charge(target=gunhand.id)).key == "refusal.no-melee-weapon"
    assert not t.options(m.Charge)


@pytest.mark.rule("ST-137")
def test_who_is_immobile_never_charges() -> None:
    t = charging()
    assert not charge_reach(t.g, t.put("bastion_gun", (12, 10)), t.hero())


@pytest.mark.rule("ST-128", "ST-153", "ST-167")
def test_fast_slow_crippled_and_what_is_lent_count_for_a_charge() -> None:
    t = charging()
    courser, husks = t.put("courser", (27, 10)), t.put("husks", (10, 19))
    assert charge_reach(t.g, courser, t.hero())
    assert charge_reach(t.g, husks, t.hero())
    courser.status = husks.status = ("crippled",)
    assert not charge_reach(t.g, courser, t.hero())
    assert not charge_reach(t.g, husks, t.hero())
    t.hero().marks = (Mark("swift", "attack", 2),)
    assert values.allowance(t.g, t.hero(), "charge") == 14 * INCH
    assert values.allowance(t.g, t.hero(), "rush") == 12 * INCH


@pytest.mark.rule("ST-256")
def test_where_there_is_no_room_for_contact_two_inches_are_near_enough() -> None:
    ledge = box(19, 9, 1.4, 1.4, height=3)
    t = charging(ledge, at=((10, 10), (40, 40)))
    gunhand = t.put("gunhand", (19.7, 9.7))
    assert gunhand.models[0].spot.level == 3000
    t.do(m.Charge(target=gunhand.id))
    assert len(t.told("log.melee")) == 1


@pytest.mark.rule("ST-256")
def test_where_there_is_room_one_has_to_get_into_contact() -> None:
    platform = box(19, 7, 6, 6, height=3)
    t = charging(platform)
    gunhand = t.put("gunhand", (20, 10))
    assert t.refused(m.Charge(target=gunhand.id)).key == "refusal.out-of-charge"
    t.move(t.hero(), (13, 10))
    assert m.Charge(target=gunhand.id) in t.options(m.Charge)


# --- the way ------------------------------------------------------------------------------------------------


@pytest.mark.rule("ST-49", "ST-257")
def test_a_charger_gets_into_base_contact() -> None:
    t = charging()
    gunhand = t.put("gunhand", (18, 10))
    t.run(Charge(unit=1, target=gunhand.id))
    before = [line.key for line in t.g.log or ()].index("log.melee")
    assert before
    assert t.hero().spot.y == t.at(0, 10)[1]


@pytest.mark.rule("ST-257")
def test_contact_is_a_gap_under_a_hundredth_on_levels_an_inch_apart() -> None:
    t = charging(box(30, 30, 4, 4, height=1))
    gunhand = t.put("gunhand", (11.269, 10))
    assert touching(t, t.hero(), gunhand) == 1
    t.move(gunhand, (11.27, 10))
    assert touching(t, t.hero(), gunhand) == 0
    t.g.put(gunhand, 0, Spot(*t.at(11.26, 10), 1001))
    assert touching(t, t.hero(), gunhand) == 0


@pytest.mark.rule("ST-29", "ST-256")
def test_a_hero_may_name_his_way() -> None:
    t = charging()
    gunhand = t.put("gunhand", (18, 10))
    t.do(m.Charge(target=gunhand.id, path=(t.at(12, 14),)))
    assert t.hero().attacked
    assert t.hero().spot.y > t.at(0, 10)[1]
    t = charging()
    gunhand = t.put("gunhand", (20, 10))
    assert t.refused(m.Charge(target=gunhand.id, path=(t.at(10, 14),))).key == "refusal.out-of-charge"


@pytest.mark.rule("ST-97", "ST-256")
def test_the_rest_of_a_way_that_was_named_goes_around_difficult_ground_if_it_has_to() -> None:
    rubble = box(13, 9, 1.5, 3, form="area", height=0.5, difficult=True)
    t = charging(rubble)
    gunhand = t.put("gunhand", (18, 10))
    t.do(m.Charge(target=gunhand.id, path=(t.at(11.5, 10),)))
    assert len(t.told("log.melee")) == 1
    t = charging(box(13, 2, 1.5, 20, form="area", height=0.5, difficult=True))
    gunhand = t.put("gunhand", (18, 10))
    refused = t.refused(m.Charge(target=gunhand.id, path=(t.at(11.5, 10),)))
    assert (refused.key, refused.args["most"]) == ("refusal.difficult", 6 * INCH)


@pytest.mark.rule("ST-253", "ST-256")
def test_jumps_are_part_of_a_charge_and_count_as_nothing() -> None:
    chasm = box(12, 0, 6, 30, "gap", 5)
    t = charging(chasm)
    gunhand = t.put("gunhand", (26, 10))
    assert t.refused(m.Charge(target=gunhand.id)).key == "refusal.out-of-charge"
    assert t.options(m.Charge) == [m.Charge(target=gunhand.id, jump=True)]
    t.roll(6, 6, 6, *MISSES)
    t.do(m.Charge(target=gunhand.id, jump=True))
    assert len(t.told("log.melee")) == 1


@pytest.mark.rule("ST-261", "ST-177")
def test_who_falls_on_the_way_does_not_strike() -> None:
    t = charging(box(12, 0, 2, 30, "gap", 5))
    gunhand = t.put("gunhand", (17, 10))
    t.roll(1, 6)
    t.do(m.Charge(target=gunhand.id, jump=True))
    t.do(m.Decline())
    t.do(m.Decline())
    t.do(t.options(m.LandAt)[0])
    assert not t.told("log.melee")
    assert not t.hero().fatigued
    assert t.asked == "starquest.next"


@pytest.mark.rule("ST-34", "ST-258")
def test_a_charge_may_pass_others_nearer_than_an_inch_but_not_through_them() -> None:
    t = charging()
    target = t.put("gunhand", (20, 10))
    t.put("gunhand", (14, 11.4))
    t.do(m.Charge(target=target.id))
    assert len(t.told("log.melee")) == 1


@pytest.mark.rule("ST-258")
def test_nobody_ends_in_contact_with_a_third_unit_if_that_can_be_helped() -> None:
    t = charging()
    target, third = t.put("gunhand", (18, 10)), t.put("gunhand", (16.5, 11.07))
    t.run(Charge(unit=1, target=target.id))
    where = [line for line in t.g.log or () if line.key == "log.melee"]
    assert where
    assert gap(t, t.hero(), third) >= 10


# --- groups --------------------------------------------------------------------------------------------------


@pytest.mark.rule("ST-49", "ST-258", "ST-88", "ST-89")
def test_a_group_surrounds_its_target_and_stays_together() -> None:
    t = Table("breaker", "mender", at=((20, 20), (40, 40)), dice=MISSES)
    gang = t.put("scrap_gang", (12, 19), (12, 21), (10.5, 19), (10.5, 21))
    t.run(Closes(unit=gang.id, foe=1, most=12 * INCH))
    assert touching(t, gang, t.hero()) >= 3
    assert is_together(t.g, gang, gang.models)


@pytest.mark.rule("ST-35", "ST-49")
def test_one_model_in_reach_is_enough_and_the_others_come_as_near_as_they_get() -> None:
    t = Table("breaker", "mender", at=((24, 20), (40, 40)), dice=MISSES)
    gang = t.put("scrap_gang", (11, 20), (9.5, 20), (8.9, 21.5), (8.9, 18.5))
    assert charge_reach(t.g, gang, t.hero())
    t.run(Closes(unit=gang.id, foe=1, most=12 * INCH))
    assert touching(t, gang, t.hero()) == 1
    assert all(model.spot.x > t.at(18, 0)[0] for model in gang.models)
    t.move(gang, (10.5, 20))
    assert not charge_reach(t.g, gang, t.hero(2))


@pytest.mark.rule("ST-258")
def test_the_nearest_goes_first() -> None:
    t = Table("breaker", "mender", at=((20, 20), (40, 40)), dice=MISSES)
    gang = t.put("scrap_gang", (12, 20), (14, 20), (10.7, 20), (13.3, 21.5))
    t.run(Charge(unit=gang.id, target=1))
    first = t.g.log is not None and gang.models[1].spot
    assert first
    assert first.y == t.at(0, 20)[1]


@pytest.mark.rule("ST-97", "ST-258")
def test_one_member_in_difficult_ground_slows_the_whole_group() -> None:
    t = Table("breaker", "mender", at=((20, 20), (40, 40)), terrain=(box(8, 20.5, 2, 2, form="area", difficult=True),))
    gang = t.put("scrap_gang", (11, 20), (9.5, 20), (9, 21.5), (10.5, 21.4))
    before = {model.n: model.spot for model in gang.models}
    t.run(Closes(unit=gang.id, foe=1, most=12 * INCH))
    for model in gang.models:
        start = before[model.n]
        assert (model.spot.x - start.x) ** 2 + (model.spot.y - start.y) ** 2 <= (6 * INCH) ** 2


@pytest.mark.rule("ST-261")
def test_a_charge_of_who_is_gone_on_the_way_comes_to_nothing() -> None:
    fire = box(14, 15, 2, 10, form="area", dangerous=True)
    t = Table("breaker", "mender", at=((20, 20), (40, 40)), terrain=(fire,), dice=(1,))
    mites = t.put("mites", (12, 20))
    mites.models = mites.models[:1]
    t.run(Charge(unit=mites.id, target=1))
    assert mites.id not in t.g.units
    assert not t.told("log.melee")


# --- the answer ---------------------------------------------------------------------------------------------


@pytest.mark.rule("ST-50")
def test_defenders_close_up_to_three_inches() -> None:
    t = Table("breaker", "mender", at=((20, 20), (40, 40)), dice=MISSES)
    gang = t.put("scrap_gang", (21.265, 20), (22.6, 20), (22.2, 21.5), (22.2, 18.5))
    t.run(CloseUp(charger=1, target=gang.id))
    assert gang.models[0].spot.point == t.at(21.265, 20)
    assert touching(t, gang, t.hero()) >= 3


@pytest.mark.rule("ST-49", "ST-50", "ST-261")
def test_who_only_came_near_is_met_by_the_defenders() -> None:
    fire = box(8, 16, 4, 0.2, form="area", dangerous=True)
    t = Table("breaker", "mender", at=((10, 10), (40, 40)), terrain=(fire,), dice=(1, 1, 6, *[3] * 9))
    gang = t.put("scrap_gang", (10, 23.16), (10, 25.27), (10, 27.38))
    t.run(Charge(unit=gang.id, target=1))
    assert len(gang.models) == 1
    assert t.hero().spot.point == t.at(10, 13)
    assert len(t.told("log.strike")) == 2


@pytest.mark.rule("ST-50", "ST-237")
def test_crippled_halves_the_three_inches() -> None:
    for status, moved in (((), 3 * INCH), (("crippled",), 1500)):
        t = Table("breaker", "mender", at=((20, 20), (40, 40)), dice=MISSES)
        gunhand = t.put("gunhand", (26, 20))
        gunhand.status = status
        t.run(CloseUp(charger=1, target=gunhand.id))
        assert gunhand.models[0].spot.point == (t.at(26, 20)[0] - moved, t.at(26, 20)[1])


@pytest.mark.rule("ST-232")
def test_shaken_and_immobile_units_do_not_close_up() -> None:
    t = Table("breaker", "mender", at=((20, 20), (40, 40)), dice=MISSES)
    gunhand, gun = t.put("gunhand", (22.5, 20)), t.put("bastion_gun", (20, 23.5))
    gunhand.shaken = True
    for unit in (gunhand, gun):
        before = unit.models
        t.run(CloseUp(charger=1, target=unit.id))
        assert unit.models == before


@pytest.mark.rule("ST-50", "ST-254")
def test_the_answer_tests_dangerous_ground_anew() -> None:
    t = Table("breaker", "mender", at=((20, 20), (40, 40)), terrain=(box(21, 18, 4, 4, form="area", dangerous=True),))
    gunhand = t.put("gunhand", (23, 20))
    t.g.braved = ((gunhand.id, 0, 0),)
    t.roll(1, 2, 2)
    t.run(CloseUp(charger=1, target=gunhand.id))
    assert gunhand.models[0].wounds == 1


# --- the step back --------------------------------------------------------------------------------------------


@pytest.mark.rule("ST-55", "ST-260", "ST-34")
def test_after_the_melee_the_charger_is_an_inch_further_away() -> None:
    t = charging()
    gunhand = t.put("gunhand", (18, 10))
    t.do(m.Charge(target=gunhand.id))
    assert INCH <= gap(t, t.hero(), gunhand) < INCH + 10
    assert t.hero().spot.y == t.at(0, 10)[1]


@pytest.mark.rule("ST-55")
def test_nobody_steps_back_from_who_is_destroyed() -> None:
    t = charging()
    mites = t.put("mites", (18, 10))
    mites.models = mites.models[:1]
    t.roll(6, 6, 6, 1, 1, 1)
    t.do(m.Charge(target=mites.id))
    assert mites.id not in t.g.units
    assert not t.told("log.steps-back")


@pytest.mark.rule("ST-55", "ST-260")
def test_hindered_one_steps_back_as_far_as_one_gets() -> None:
    t = charging(box(7, 5, 2.1, 10, height=5, impassable=True))
    gunhand = t.put("gunhand", (11.265, 10))
    t.run(StepsBack(charger=1, target=gunhand.id))
    assert t.hero().spot.point == t.at(9.73, 10)


@pytest.mark.rule("ST-260")
def test_nobody_steps_back_over_a_drop_or_to_a_third_unit() -> None:
    t = charging(box(9, 8, 6, 4, height=4))
    gunhand = t.put("gunhand", (11.265, 10))
    t.run(StepsBack(charger=1, target=gunhand.id))
    assert t.hero().spot == Spot(*t.at(9.63, 10), 4000)
    t = charging()
    gunhand = t.put("gunhand", (11.265, 10))
    t.put("gunhand", (7.2, 10))
    t.run(StepsBack(charger=1, target=gunhand.id))
    assert t.hero().spot.point == t.at(9.46, 10)


@pytest.mark.rule("ST-260", "ST-237")
def test_each_model_steps_back_from_the_nearest_and_crippled_does_not_halve_it() -> None:
    t = Table("breaker", "mender", at=((20, 20), (40, 40)))
    gang = t.put("scrap_gang", (18.735, 20), (20, 18.735), (18.9, 18.7), (17.4, 19))
    gang.status = ("crippled",)
    t.run(StepsBack(charger=gang.id, target=1))
    assert gang.models[0].spot.point == t.at(17.735, 20)
    assert gang.models[1].spot.point == t.at(20, 17.735)
    assert gap(t, gang, t.hero()) >= INCH
