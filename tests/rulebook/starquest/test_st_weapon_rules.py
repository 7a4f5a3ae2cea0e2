"""ST-103 to ST-109, ST-124 to ST-126, ST-140 to ST-143, ST-148 to ST-150, ST-157 to ST-161, ST-205, ST-211 to ST-216:
special rules of weapons."""

from __future__ import annotations

import pytest

from questhall.games.starquest import moves as m
from questhall.games.starquest.entities import Arm, Mark, Unit
from questhall.games.starquest.rules.salvos import Dice
from questhall.games.starquest.rules.shots import shots
from questhall.games.starquest.rules.sighting import cover
from questhall.games.starquest.rules.strikes import charge, strikes_back
from tests.games.starquest.attacking import again, facing, fights, fires, shoots
from tests.games.starquest.scenario import Table, box

NEAR = 10 + 2 * 0.63


def dice_at(t: Table, target: Unit, moved: bool = False) -> Dice:
    """The dice of the first hero's first weapon."""
    return shots(t.g, t.hero(), target, moved)[0].dice[0]


def charging(t: Table, target: Unit) -> Dice:
    return charge(t.g, t.hero(), target, t.hero().models)[0].dice[0]


def wounds(unit: Unit) -> int:
    return sum([model.wounds for model in unit.models])


# --- AP, Bane -------------------------------------------------------------------------------------------------


@pytest.mark.rule("ST-103", "ST-216")
def test_ap_makes_blocking_harder() -> None:
    t = facing("pilot")
    sentinel = t.put("sentinel", (18, 10))
    shoots(t, ("signal_pistol", sentinel.id), dice=(6, 6, 4, 5))  # Defense 4, AP(1): 5+
    assert wounds(sentinel) == 1


@pytest.mark.rule("ST-105", "ST-207")
def test_against_bane_a_6_is_rolled_again_and_the_second_result_stands() -> None:
    t = facing("mender", "pilot")
    sentinel = t.put("sentinel", (18, 10))
    shoots(t, ("injector", sentinel.id), dice=(6, 6, 6))
    assert wounds(sentinel) == 0
    again(t, ("injector", sentinel.id), dice=(6, 6, 3))
    assert wounds(sentinel) == 1
    assert [line["n"] for line in t.told("log.bane")] == [1, 1]


@pytest.mark.rule("ST-104")
def test_bane_ignores_regeneration() -> None:
    t = facing("mender", "pilot")
    urchin = t.put("urchin", (18, 10))
    shoots(t, ("injector", urchin.id), dice=(6, 1))
    assert wounds(urchin) == 1
    assert not t.told("log.regenerates")


# --- Blast ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("ST-107", "ST-108")
def test_blast_multiplies_a_hit_up_to_the_models_there_are() -> None:
    t = facing("machinist")
    gang = t.put("scrap_gang", (18, 10))
    shoots(t, ("blasting_charge", gang.id), dice=(6, 1, 1, 1))
    assert len(gang.models) == 1
    alone = t.put("sentinel", (10, 18))
    t.hero().fired = ()
    again(t, ("blasting_charge", alone.id), dice=(6, 1))
    assert wounds(alone) == 1


@pytest.mark.rule("ST-106")
def test_blast_ignores_cover() -> None:
    t = facing("machinist", terrain=[box(15, 5, 0.5, 10, height=1, cover=True)])
    sentinel = t.put("sentinel", (17, 10))
    covers = {salvo.weapon: salvo.dice[0].cover for salvo in shots(t.g, t.hero(), sentinel, False)}
    assert covers == {"carbine": 1, "blasting_charge": 0}


@pytest.mark.rule("ST-108", "ST-109", "ST-214")
def test_units_within_3_inches_share_the_hits_evenly_and_the_player_chooses_who_takes_the_rest() -> None:
    t = facing("machinist")
    one = t.put("sentinel", (18, 10))
    two = t.put("mites", (18, 13), (18, 14), (18, 15.5), (18, 16.6), (18, 17.7))
    shoots(t, ("blasting_charge", one.id), dice=(6,))  # two mites are near enough: three models, three hits
    assert t.asked == "starquest.split"
    assert t.options() == [m.Split((2, 1)), m.Split((1, 2))]
    assert t.g.asks[0].about == (one.id, two.id)
    t.roll(6, 1, 1)
    t.do(m.Split((1, 2)))
    assert (wounds(one), len(two.models)) == (0, 3)


@pytest.mark.rule("ST-108", "ST-215")
def test_models_too_far_from_the_target_do_not_count() -> None:
    t = facing("machinist")
    one = t.put("sentinel", (18, 10))
    t.put("mites", (18, 10 + 3 + 0.63 + 0.492), (18, 15.3), (18, 16.4), (18, 17.5), (18, 18.6))
    shoots(t, ("blasting_charge", one.id), dice=(6, 1, 1))
    assert t.told("log.blast")[0]["n"] == 2
    assert wounds(one) == 1


@pytest.mark.rule("ST-205", "ST-109")
def test_the_players_split_the_blast_of_an_enemy_and_any_of_them_may_say_how() -> None:
    t = Table("pilot", "shade", "mender", "bulwark", at=((10, 10), (12.5, 10), (10, 12.5), (12.5, 12.5)))
    bloom = t.put("bloom", (10, 24))
    fires(t, bloom, dice=(6,))  # Blast(3): three hits for four heroes
    assert t.asked == "starquest.split"
    assert [ask.seat for ask in t.g.asks] == [1, 2, 3, 4]
    t.roll(1, 1, 1)
    t.do(m.Split((1, 1, 0, 1)), 3)
    assert [wounds(hero) for hero in t.g.heroes] == [1, 1, 0, 1]


@pytest.mark.rule("ST-108", "ST-109")
def test_heroes_near_each_other_are_as_many_models_as_they_are() -> None:
    t = facing("pilot", by=(12.5, 10))
    bloom = t.put("bloom", (10, 24))
    fires(t, bloom, dice=(6, 1, 1))
    assert t.told("log.blast")[0]["n"] == 2
    assert [wounds(hero) for hero in t.g.heroes] == [1, 1]


@pytest.mark.rule("ST-215", "ST-234")
def test_unconscious_heroes_are_neither_counted_nor_hit() -> None:
    t = Table("pilot", "shade", at=((10, 10), (12.5, 10)))
    t.hero(2).down = True
    bloom = t.put("bloom", (10, 24))
    fires(t, bloom, dice=(6, 1))
    assert t.told("log.blast")[0]["n"] == 1
    assert (wounds(t.hero(1)), wounds(t.hero(2))) == (1, 0)


@pytest.mark.rule("ST-215")
def test_the_own_side_is_neither_counted_nor_hit() -> None:
    t = facing("machinist", "pilot", by=(18, 12))
    sentinel = t.put("sentinel", (18, 10))
    shoots(t, ("blasting_charge", sentinel.id), dice=(6, 1))
    assert t.told("log.blast")[0]["n"] == 1
    assert wounds(t.hero(2)) == 0


# --- Deadly -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("ST-124")
def test_a_deadly_wound_counts_x_times() -> None:
    t = facing("pilot")
    harpooner = t.put("harpooner", (20, 10))
    fires(t, harpooner, dice=(6, 1))
    assert wounds(t.hero()) == 3


@pytest.mark.rule("ST-124", "ST-126")
def test_a_deadly_wound_goes_to_one_model_and_what_it_does_not_need_is_lost() -> None:
    t = facing("longeye")
    t.hero().marks = (Mark("deadly", "attack", 3),)
    gang = t.put("scrap_gang", (30, 10))
    shoots(t, ("long_rifle", gang.id), dice=(6, 1))
    assert len(gang.models) == 3


@pytest.mark.rule("ST-124", "ST-210")
def test_what_is_lent_to_a_deadly_weapon_is_added_to_its_x() -> None:
    t = facing("longeye")
    t.hero().arms = (Arm("harpoon_gun"),)
    t.hero().marks = (Mark("deadly", "attack", 3),)
    calf = t.put("leviathan_calf", (20, 10))
    shoots(t, ("harpoon_gun", calf.id), dice=(6, 1))
    assert wounds(calf) == 6


@pytest.mark.rule("ST-218", "ST-145")
def test_regeneration_is_rolled_for_every_wound_after_deadly() -> None:
    t = facing("longeye")
    t.hero().marks = (Mark("deadly", "attack", 3),)
    maw = t.put("maw", (30, 10))
    shoots(t, ("long_rifle", maw.id), dice=(6, 1, 5, 4, 6))
    assert wounds(maw) == 1


# --- Indirect, Limited ------------------------------------------------------------------------------------------


@pytest.mark.rule("ST-141")
def test_indirect_weapons_need_no_sight() -> None:
    t = facing("machinist", terrain=[box(14, 5, 0.5, 10, height=5, blocking=True)])
    sentinel = t.put("sentinel", (17, 10))
    t.activate(1)
    t.do(m.Hold())
    assert t.options(m.Shoot) == [m.Shoot((("blasting_charge", sentinel.id),))]
    assert t.refused(m.Shoot((("carbine", sentinel.id),))).key == "refusal.shot-sight"


@pytest.mark.rule("ST-140")
def test_indirect_weapons_hit_worse_after_a_move() -> None:
    t = facing("machinist")
    sentinel = t.put("sentinel", (17, 10))
    needs = [
        {salvo.weapon: salvo.dice[0].need for salvo in shots(t.g, t.hero(), sentinel, moved)} for moved in (False, True)
    ]
    assert needs == [{"carbine": 5, "blasting_charge": 5}, {"carbine": 5, "blasting_charge": 6}]


@pytest.mark.rule("ST-142", "ST-270")
def test_indirect_fire_ignores_cover_behind_something_but_not_in_it() -> None:
    behind, inside = box(15, 5, 0.5, 10, height=1, cover=True), box(16, 5, 4, 10, form="area", height=1, cover=True)
    found = []
    for piece in (behind, inside):
        t = facing("machinist", terrain=[piece])
        sentinel, body = t.put("sentinel", (18, 10)), t.g.body(t.hero(), t.hero().model)
        found.append([cover(t.g, body, sentinel, (), only_in) for only_in in (False, True)])
    assert found == [[1, 0], [1, 1]]


@pytest.mark.rule("ST-143")
def test_a_limited_weapon_works_once_in_a_mission() -> None:
    t = facing("machinist")
    sentinel = t.put("sentinel", (17, 10))
    shoots(t, ("blasting_charge", sentinel.id), dice=(1,))
    assert t.hero().fired == ("blasting_charge",)
    t.do(m.Exert())
    t.do(m.Hold())
    assert t.options(m.Shoot) == [m.Shoot((("carbine", sentinel.id),))]
    assert t.refused(m.Shoot((("blasting_charge", sentinel.id),))).key == "refusal.shot-spent"


@pytest.mark.rule("ST-143")
def test_enemies_use_up_their_limited_weapons_as_well() -> None:
    t = facing("pilot")
    sapper = t.put("sapper", (20, 10))
    fires(t, sapper, dice=(1, 1))
    fires(t, sapper)
    assert sapper.fired == ("long_fuse", "short_fuse")
    assert len(t.told("log.shot")) == 2


# --- what a 6 is worth ------------------------------------------------------------------------------------------


@pytest.mark.rule("ST-148", "ST-212")
def test_reliable_attacks_at_2_and_then_come_the_modifiers() -> None:
    t = facing("longeye")
    assert dice_at(t, t.put("sentinel", (30, 10))).need == 2
    assert dice_at(t, t.put("needle", (30, 14))).need == 3


@pytest.mark.rule("ST-149", "ST-150")
def test_rending_ignores_regeneration_and_a_6_has_ap_4_more() -> None:
    t = facing("shade")
    gnarl = t.put("gnarl", (10 + 0.63 + 0.984, 10))
    fights(t, t.hero(), gnarl, 6, 5, 1, 5, 3, *[1] * 4)  # Defense 4: the 6 is blocked on 6 only, the 5 on 4+
    assert wounds(gnarl) == 2
    assert [line["value"] for line in t.told("log.blocks")] == [6, 4]
    assert not t.told("log.regenerates")


@pytest.mark.rule("ST-157", "ST-213")
def test_surge_gives_a_further_hit_for_each_6_and_that_hit_is_no_6() -> None:
    t = facing("wayfinder")
    sentinel = t.put("sentinel", (20, 10))
    shoots(t, ("trail_carbine", sentinel.id), dice=(6, 5, 6, 6, 6))
    assert t.told("log.shot")[0]["hits"] == 3


@pytest.mark.rule("ST-213", "ST-135", "ST-150", "ST-157")
def test_every_rule_gives_its_own_extra_hit_and_only_the_first_hit_is_a_6() -> None:
    t = facing("breaker")
    t.hero().arms = (Arm("hunger_coils"),)
    t.hero().marks = (Mark("furious", "attack"),)
    dice = charging(t, t.put("sentinel", (NEAR, 10)))
    assert (dice.extra, dice.rend, dice.ap) == (1, 4, 2)
    t.hero().arms = (Arm("chain_cutter"),)
    assert charging(t, t.g.units[11]).extra == 2


@pytest.mark.rule("ST-158", "ST-159")
def test_thrust_helps_a_charge_to_hit_and_to_pierce_and_nothing_else() -> None:
    t = facing("leaper")
    sentinel = t.put("sentinel", (NEAR, 10))
    assert [(dice.need, dice.ap) for dice in (charging(t, sentinel),)] == [(3, 2)]
    (back,) = strikes_back(t.g, t.hero(), sentinel)
    assert [(dice.need, dice.ap) for dice in back.dice] == [(4, 1)]


# --- Unstoppable ------------------------------------------------------------------------------------------------


@pytest.mark.rule("ST-161", "ST-221")
def test_unstoppable_knows_no_minus_but_cover_and_fatigue_stay() -> None:
    t = facing("pilot", terrain=[box(20, 5, 0.5, 10, height=1, cover=True)])
    t.hero().arms = (Arm("long_needle"), Arm("baton_blade"))
    t.hero().marks = (Mark("hit", "round", -2), Mark("hit", "round", 1))
    dice = dice_at(t, t.put("needle", (23, 10)))
    assert (dice.need, dice.cover) == (3, 1)
    t.hero().fatigued = True
    assert charging(t, t.put("sentinel", (NEAR, 10))).need == 6


@pytest.mark.rule("ST-160")
def test_unstoppable_ignores_regeneration() -> None:
    t = facing("listener")
    urchin = t.put("urchin", (NEAR, 10))
    fights(t, t.hero(), urchin, 6, 1, 1)
    assert wounds(urchin) == 1
    assert not t.told("log.regenerates")


@pytest.mark.rule("ST-212")
def test_modifiers_add_up() -> None:
    t = facing("pilot")
    t.hero().marks = (Mark("hit", "round", 1), Mark("hit", "attack", 1), Mark("hit", "round", -1))
    assert dice_at(t, t.put("sentinel", (18, 10))).need == 3
