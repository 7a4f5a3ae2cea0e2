"""RO-28 to RO-42: a hero rolls, places, takes back."""

from __future__ import annotations

import pytest

from questhall.games.rushout.moves import Place, Roll, Strike
from questhall.kernel.state import CLOCK
from tests.rulebook.rushout.table import Table

FIRE, SWORD, FOOTPRINT, KEY, HEART, STAR = range(1, 7)


# --- rolling --------------------------------------------------------------------------------


@pytest.mark.rule("RO-28")
def test_all_act_at_the_same_time() -> None:
    t = Table(heroes=3)
    assert {ask.seat for ask in t.g.asks} == {0, 1, 2, 3}
    t.do(2, Roll()).do(1, Roll()).do(0, Roll())
    assert {ask.seat for ask in t.g.asks} == {3, CLOCK}


@pytest.mark.rule("RO-28")
def test_what_one_does_leaves_the_question_of_another_as_it_was() -> None:
    t = Table(heroes=3)
    before = t.g.ask_of(3)
    assert t.do(1, Roll()).g.ask_of(3) == before


@pytest.mark.rule("RO-29")
def test_heroes_may_roll_only_after_the_wizard_has_begun() -> None:
    t = Table(off=False)
    assert t.refused(1, Roll()) == ("RO-29", "RO-30")
    t.off()
    t.do(1, Roll())


@pytest.mark.rule("RO-30")
def test_a_hero_rolls_as_often_as_he_likes() -> None:
    t = Table().dice(SWORD, KEY, STAR, FIRE, FIRE, HEART)
    t.do(1, Roll())
    assert t.faces(1) == ["sword", "key", "star"]
    t.wait(1_000).do(1, Roll())
    assert t.faces(1) == ["fire", "fire", "heart"]


@pytest.mark.rule("RO-30")
def test_a_roll_takes_the_same_time_for_everybody() -> None:
    t = Table(roll_time=1_500).do(0, Roll()).do(1, Roll())
    assert t.refused(1, Roll()) == t.refused(0, Roll()) == ("RO-29", "RO-30")
    t.wait(1_499)
    assert not t.can(0, Roll())
    assert not t.can(1, Roll())
    t.wait(1)
    assert t.can(0, Roll())
    assert t.can(1, Roll())


@pytest.mark.rule("RO-30")
def test_a_roll_is_neither_too_fast_nor_too_slow() -> None:
    for roll_time in (499, 5_001):
        with pytest.raises(ValueError, match="RO-30"):
            Table(roll_time=roll_time)


@pytest.mark.rule("RO-31")
def test_before_a_roll_some_dice_may_be_taken_back_and_the_rest_stays() -> None:
    t = Table().trials("one_of_each").lay(1, "t1", 0, 1, 2).dice(STAR)
    t.do(1, Roll((11,)))
    assert t.on("t1") == [10, 12]
    assert t.faces(1) == ["fire", "star", "footprint"]


@pytest.mark.rule("RO-31")
def test_all_dice_may_be_taken_back() -> None:
    t = Table().trials("one_of_each").lay(1, "t1", 0, 1, 2).do(1, Roll((10, 11, 12)))
    assert t.on("t1") == []


@pytest.mark.rule("RO-31")
def test_nobody_takes_back_a_die_that_is_not_his_or_lies_on_no_card() -> None:
    t = Table().trials("one_of_each").lay(2, "t1", 0)
    assert t.refused(1, Roll((20,))) == ("RO-31",)
    assert t.refused(1, Roll((10,))) == ("RO-31",)
    assert t.refused(2, Roll((20, 20))) == ("RO-31",)
    assert t.refused(2, Roll((99,))) == ("RO-31",)


@pytest.mark.rule("RO-32")
def test_taking_dice_back_does_not_remove_the_card() -> None:
    t = Table().trials("one_of_each").lay(1, "t1", 0, 1).do(1, Roll((10, 11)))
    assert t.g.trials[0] == "one_of_each"


@pytest.mark.rule("RO-33", "RO-37")
def test_a_die_goes_to_another_card_only_after_a_roll() -> None:
    t = Table().trials("one_of_each", "two_swords").lay(1, "t1", 1)
    assert t.refused(1, Place("t2", ((10, 0),))) == ("RO-37", "RO-90")
    t.dice(SWORD, SWORD, HEART).do(1, Roll((10,))).wait(1_000)
    t.do(1, Place("t2", ((10, 0),)))


@pytest.mark.rule("RO-33")
def test_a_die_that_has_come_back_is_rolled_before_it_is_placed() -> None:
    t = Table().trials("two_swords", "sword_key").show(1, "sword", "sword").fill(1, "t1")
    assert t.refused(1, Place("t2", ((10, 0),)))[-1] in ("RO-33", "RO-34")
    t.hero(1, spot="")
    assert t.refused(1, Place("t2", ((10, 0),))) == ("RO-33",)


# --- placing --------------------------------------------------------------------------------


@pytest.mark.rule("RO-34")
def test_any_number_of_dice_goes_to_one_card() -> None:
    t = Table().trials("one_of_each").show(1, "fire", "key", "heart")
    t.do(1, Place("t1", ((10, 0), (11, 3), (12, 4))))
    assert t.on("t1") == [10, 11, 12]


@pytest.mark.rule("RO-34")
def test_dice_of_one_roll_go_to_one_single_card_even_if_it_is_complete_by_then() -> None:
    t = Table().trials("two_swords", "sword_key").show(1, "sword", "sword", "key").fill(1, "t1")
    assert t.g.trials[0] == ""
    assert t.refused(1, Place("t2", ((12, 1),))) == ("RO-34",)
    t.dice(KEY, HEART, HEART).do(1, Roll()).wait(1_000)
    t.do(1, Place("t2", ((10, 1),)))


@pytest.mark.rule("RO-34", "RO-46")
def test_the_next_card_on_the_same_slot_is_another_card() -> None:
    t = Table().trials("two_swords").set(trial_stack=("long", "sword_key")).show(1, "sword", "sword", "key")
    t.fill(1, "t1").wait(400)
    assert t.g.trials[0] == "sword_key"
    assert t.refused(1, Place("t1", ((12, 1),))) == ("RO-34",)


@pytest.mark.rule("RO-34")
def test_a_place_needs_a_die_and_each_die_and_field_only_once() -> None:
    t = Table().trials("two_swords").show(1, "sword", "sword")
    assert t.refused(1, Place("t1", ())) == ("RO-34",)
    assert t.refused(1, Place("t1", ((10, 0), (10, 1)))) == ("RO-35",)
    assert t.refused(1, Place("t1", ((10, 0), (11, 0)))) == ("RO-35",)
    assert t.refused(1, Place("t1", ((10, 7),))) == ("RO-34",)
    assert t.refused(1, Place("t9", ((10, 0),))) == ("RO-34",)
    assert t.refused(1, Place("t1", ((20, 0),))) == ("RO-34",)


@pytest.mark.rule("RO-35")
def test_a_die_fits_a_free_field_of_its_symbol() -> None:
    t = Table().trials("two_swords").lay(2, "t1", 0).show(1, "key", "sword")
    assert t.refused(1, Place("t1", ((10, 1),))) == ("RO-35", "RO-36")
    assert t.refused(1, Place("t1", ((11, 0),))) == ("RO-35",)
    t.do(1, Place("t1", ((11, 1),)))


@pytest.mark.rule("RO-36", "RO-42")
def test_a_star_stands_for_the_symbol_of_the_own_tile_and_for_no_other() -> None:
    t = Table().trials("one_of_each").show(1, "star").show(2, "star")
    assert [field for field in range(5) if t.can(1, Place("t1", ((10, field),)))] == [1]
    assert [field for field in range(5) if t.can(2, Place("t1", ((20, field),)))] == [2]
    assert t.refused(1, Place("t1", ((10, 0),))) == ("RO-35", "RO-36")


@pytest.mark.rule("RO-37")
def test_dice_of_one_colour_never_lie_on_two_cards() -> None:
    t = Table().trials("one_of_each", "two_swords").lay(1, "t1", 0).show(1, "sword")
    assert t.refused(1, Place("t2", ((11, 0),))) == ("RO-37", "RO-90")


@pytest.mark.rule("RO-37")
def test_it_does_not_matter_which_of_the_dice_already_lies_somewhere() -> None:
    t = Table().trials("one_of_each", "two_swords").show(1, "sword", "heart", "key").do(1, Place("t1", ((12, 3),)))
    assert t.hero(1, spot="").refused(1, Place("t2", ((10, 0),))) == ("RO-37", "RO-90")


@pytest.mark.rule("RO-38")
def test_at_most_two_colours_lie_on_one_card() -> None:
    t = Table(heroes=4).trials("one_of_each").lay(1, "t1", 0).lay(2, "t1", 1)
    t.show(3, "key").show(4, "key").show(2, "key")
    assert t.refused(3, Place("t1", ((30, 3),))) == ("RO-38", "RO-89")
    assert t.refused(4, Place("t1", ((40, 3),))) == ("RO-38", "RO-89")
    t.do(2, Place("t1", ((21, 3),)))


@pytest.mark.rule("RO-38")
def test_a_colour_that_has_gone_makes_room_for_another() -> None:
    t = Table(heroes=3).trials("one_of_each").lay(1, "t1", 0).lay(2, "t1", 1).show(3, "key")
    t.do(1, Roll((10,))).do(3, Place("t1", ((30, 3),)))
    assert t.on("t1") == [20, 30]


@pytest.mark.rule("RO-39", "RO-40")
def test_all_dice_that_lie_on_no_card_are_rolled_together() -> None:
    t = Table().trials("one_of_each").lay(1, "t1", 0).show(1, "star", "heart").dice(KEY, KEY)
    t.do(1, Roll())
    assert t.faces(1) == ["fire", "key", "key"]
    assert t.g.scripted == ()


@pytest.mark.rule("RO-39")
def test_whoever_has_no_loose_die_has_nothing_to_roll() -> None:
    t = Table().trials("one_of_each").lay(1, "t1", 0, 1, 2)
    assert t.refused(1, Roll()) == ("RO-39",)


@pytest.mark.rule("RO-40")
def test_no_die_is_kept_for_later() -> None:
    t = Table().trials("two_swords").show(1, "sword", "sword", "key")
    t.do(1, Place("t1", ((10, 0),))).dice(FIRE, FIRE).do(1, Roll())
    assert t.faces(1) == ["sword", "fire", "fire"]


@pytest.mark.rule("RO-41")
def test_several_stars_may_lie_on_one_card() -> None:
    t = Table().trials("two_swords").show(1, "star", "star").fill(1, "t1")
    assert t.told("log.trial-done") == 1


@pytest.mark.rule("RO-30")
def test_the_clock_strikes_only_when_something_is_due() -> None:
    t = Table().do(1, Roll())
    refusal = t.g.answer(CLOCK, Strike(t.g.time + 5))
    assert refusal is not None
    t.do(CLOCK, Strike(t.g.time + 1_000))
    assert t.can(1, Roll())
