"""RO-49 to RO-67: the wizard rolls, places, casts."""

from __future__ import annotations

import pytest

from questhall.games.rushout.moves import Place, RemoveDice, RemoveDie, Roll
from tests.rulebook.rushout.table import Table

PLANT, WATER, AIR, LIGHTNING, FIRE, STAR = range(1, 7)


@pytest.mark.rule("RO-49", "RO-29")
def test_the_wizard_gives_the_signal_by_rolling_all_his_dice() -> None:
    t = Table(off=False).dice(PLANT, WATER, AIR, FIRE, STAR)
    assert [ask.seat for ask in t.g.asks] == [0]
    t.do(0, Roll())
    assert t.faces(0) == ["plant", "water", "air", "fire", "star"]
    assert t.g.phase == "race"


@pytest.mark.rule("RO-50")
def test_the_wizard_rolls_as_often_as_he_likes() -> None:
    t = Table()
    for _ in range(3):
        t.do(0, Roll()).wait(1_000)
    assert t.can(0, Roll())


@pytest.mark.rule("RO-51")
def test_the_wizard_may_take_dice_back_before_a_roll() -> None:
    t = Table().spells("mixed").lay(0, "s1", 0, 1).do(0, Roll((0,)))
    assert t.on("s1") == [1]
    assert t.g.spells[0] == "mixed"


@pytest.mark.rule("RO-52")
def test_a_wizard_die_goes_to_another_spell_only_after_a_roll() -> None:
    t = Table().spells("jinx", "mixed").lay(1, "t1", 0).show(0, "plant", "air").fill(0, "s1").hero(0, spot="")
    assert t.refused(0, Place("s2", ((0, 2),))) == ("RO-52",)


@pytest.mark.rule("RO-53")
def test_any_number_of_wizard_dice_goes_to_one_spell() -> None:
    t = Table().spells("mixed", "jinx").show(0, "water", "air", "plant").do(0, Place("s1", ((0, 0), (1, 1))))
    assert t.on("s1") == [0, 1]
    assert t.refused(0, Place("s2", ((2, 0),))) == ("RO-60",)


@pytest.mark.rule("RO-53")
def test_wizard_dice_of_one_roll_go_to_one_single_spell_even_if_it_is_complete_by_then() -> None:
    t = Table().spells("jinx", "wet").show(0, "plant", "air", "water", "water").fill(0, "s1")
    assert t.told("log.spell-done") == 1
    assert t.refused(0, Place("s2", ((2, 0),))) == ("RO-53",)


@pytest.mark.rule("RO-53", "RO-34")
@pytest.mark.parametrize("slot", ["1", "2", "3"])
def test_every_slot_of_either_side_can_be_completed(slot: str) -> None:
    t = Table().trials("two_swords", "two_swords", "two_swords").spells("jinx", "jinx", "jinx")
    t.show(0, "plant", "air").fill(0, f"s{slot}").show(1, "sword", "sword").fill(1, f"t{slot}")
    assert (t.told("log.spell-done"), t.told("log.trial-done")) == (1, 1)
    assert t.g.trials[int(slot) - 1] == t.g.spells[int(slot) - 1] == ""
    t.wait(400)
    assert all(t.g.trials + t.g.spells)


@pytest.mark.rule("RO-54")
def test_a_wizard_die_fits_a_free_field_of_its_symbol() -> None:
    t = Table().spells("mixed").show(0, "fire", "air")
    assert t.refused(0, Place("s1", ((0, 0),))) == ("RO-54", "RO-55")
    t.do(0, Place("s1", ((1, 1),)))


@pytest.mark.rule("RO-55")
def test_a_wizard_star_stands_for_a_banner_on_an_open_card_of_either_side() -> None:
    t = Table().trials("water_banner").spells("mixed", "imp").show(0, "star")
    assert [field for field in range(3) if t.can(0, Place("s1", ((0, field),)))] == [0]
    t.spells("mixed", "crawl")
    assert t.refused(0, Place("s2", ((0, 0),))) == ("RO-54", "RO-55")
    t.spells("imp", "crawl")
    assert t.can(0, Place("s2", ((0, 0),)))


@pytest.mark.rule("RO-55")
def test_without_a_banner_a_wizard_star_fits_nowhere() -> None:
    t = Table().spells("mixed").show(0, "star")
    assert t.refused(0, Place("s1", ((0, 0),))) == ("RO-54", "RO-55")


@pytest.mark.rule("RO-56")
def test_each_star_may_stand_for_a_different_banner() -> None:
    t = Table().trials("water_banner", "air_banner").spells("mixed").show(0, "star", "star")
    t.do(0, Place("s1", ((0, 0), (1, 1))))
    assert t.on("s1") == [0, 1]


@pytest.mark.rule("RO-57", "RO-58")
def test_several_stars_may_use_the_same_banner_on_one_card() -> None:
    t = Table().trials("water_banner").spells("wet").show(0, "star", "star", "star").fill(0, "s1")
    assert t.told("log.spell-done") == 1


@pytest.mark.rule("RO-59")
def test_a_placed_star_stays_when_the_card_with_its_banner_leaves() -> None:
    t = Table().trials("water_banner").spells("mixed").show(0, "star").do(0, Place("s1", ((0, 0),)))
    t.trials("long").show(0, "air", "plant")
    assert t.on("s1") == [0]
    t.fill(0, "s1")
    assert t.told("log.spell-done") == 1


@pytest.mark.rule("RO-60")
def test_wizard_dice_never_lie_on_two_cards() -> None:
    t = Table().spells("mixed", "jinx").lay(0, "s1", 0).show(0, "plant")
    assert t.refused(0, Place("s2", ((1, 0),))) == ("RO-60",)


@pytest.mark.rule("RO-61")
def test_all_loose_wizard_dice_are_rolled_together() -> None:
    t = Table().spells("mixed").lay(0, "s1", 0).show(0, "star", "star").dice(FIRE, FIRE, AIR, AIR)
    t.do(0, Roll())
    assert t.faces(0) == ["water", "fire", "fire", "air", "air"]


@pytest.mark.rule("RO-62", "RO-63", "RO-64")
def test_a_full_spell_gives_back_the_dice_and_takes_effect() -> None:
    t = Table().trials("one_of_each").lay(1, "t1", 0).cast("jinx")
    assert t.loose(0) == 5
    assert t.on("t1") == []


@pytest.mark.rule("RO-64")
def test_the_wizard_aims_before_he_goes_on() -> None:
    t = Table().trials("one_of_each").lay(1, "t1", 0, 1).cast("jinx")
    assert t.refused(0, Roll()) == ("RO-64",)
    assert t.refused(0, RemoveDice("t1")) == ("RO-64",)
    t.do(0, RemoveDie(10))
    assert t.on("t1") == [11]


@pytest.mark.rule("RO-64")
def test_a_wizard_who_does_not_aim_in_time_hits_the_fullest_place() -> None:
    t = Table().trials("one_of_each", "one_of_each").lay(1, "t1", 0).lay(2, "t2", 0, 1).cast("gale").wait(4_999)
    assert t.on("t2") == [20, 21]
    t.wait(1)
    assert (t.on("t1"), t.on("t2")) == ([10], [])
    assert t.can(0, Roll())


@pytest.mark.rule("RO-64", "RO-72")
def test_a_confusion_without_any_target_is_lost_but_the_card_is_done() -> None:
    t = Table().cast("gale")
    assert t.told("log.no-effect") == 1
    assert t.g.spells[0] == ""


@pytest.mark.rule("RO-64")
def test_an_aim_whose_last_target_goes_is_lost_too() -> None:
    t = Table().trials("two_swords", "sword_key").lay(1, "t1", 0).lay(2, "t2", 0).cast("gale")
    t.show(1, "sword").fill(1, "t1").do(2, Roll((20,)))
    assert t.told("log.no-effect") == 1
    assert t.g.aim is None


@pytest.mark.rule("RO-65", "RO-66")
def test_the_spell_is_removed_and_the_next_one_comes_to_its_slot() -> None:
    t = Table().set(spell_stack=("slow", "wet")).cast("jinx")
    assert t.g.spells[0] == ""
    assert t.g.removed[-1] == "jinx"
    t.wait(400)
    assert t.g.spells == ("wet", "slow", "slow")


@pytest.mark.rule("RO-67")
def test_the_wizard_wins_when_his_stack_is_empty_after_the_draw() -> None:
    t = Table().set(spell_stack=("slow",)).cast("jinx")
    assert t.g.winner == ""
    t.wait(400)
    assert (t.g.winner, t.g.how) == ("wizard", "stack")
