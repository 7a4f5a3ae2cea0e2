"""RO-43 to RO-48: a trial is completed, and who was first."""

from __future__ import annotations

import pytest

from questhall.games.rushout.moves import Place, RemoveDice, Roll
from tests.rulebook.rushout.table import Table


@pytest.mark.rule("RO-43")
def test_a_trial_is_complete_when_every_field_holds_a_fitting_die() -> None:
    t = Table().trials("sword_key").show(1, "star").show(2, "key")
    t.fill(1, "t1")
    assert t.told("log.trial-done") == 0
    t.fill(2, "t1")
    assert t.told("log.trial-done") == 1


@pytest.mark.rule("RO-44")
def test_each_hero_takes_back_his_dice() -> None:
    t = Table().trials("sword_key").lay(1, "t1", 0).show(2, "key").fill(2, "t1")
    assert (t.loose(1), t.loose(2)) == (3, 3)


@pytest.mark.rule("RO-45", "RO-46")
def test_the_card_is_removed_and_the_next_one_comes_to_its_slot() -> None:
    t = Table().trials("long", "two_swords").set(trial_stack=("long", "sword_key")).show(1, "sword", "sword")
    t.fill(1, "t2")
    assert t.g.trials == ("long", "", "long")
    t.wait(399)
    assert t.g.trials[1] == ""
    t.wait(1)
    assert t.g.trials == ("long", "sword_key", "long")


@pytest.mark.rule("RO-47")
def test_the_heroes_win_when_the_stack_is_empty_after_the_draw() -> None:
    t = Table().trials("two_swords").set(trial_stack=("long", "long")).show(1, "sword", "sword").fill(1, "t1").wait(400)
    assert t.g.winner == ""
    t.trials("two_swords").show(1, "sword", "sword").fill(1, "t1").wait(400)
    assert (t.g.winner, t.g.how) == ("heroes", "stack")


@pytest.mark.rule("RO-48")
def test_a_full_trial_is_complete_at_once_and_out_of_the_wizards_reach() -> None:
    t = Table("scenario3").set(curses=("cheer",)).trials("two_swords", "one_of_each")
    t.lay(2, "t2", 0).show(1, "sword", "sword").fill(1, "t1").cast("gale")
    assert t.on("t1") == [10, 11]
    assert t.on("t2") == []


@pytest.mark.rule("RO-48")
def test_dice_on_a_complete_card_are_not_taken_back_for_another_purpose() -> None:
    t = Table("scenario3").set(curses=("cheer",)).trials("two_swords").show(1, "sword", "sword").fill(1, "t1")
    assert t.refused(1, Roll((10,))) == ("RO-48",)


@pytest.mark.rule("RO-48")
def test_nothing_more_is_placed_on_a_complete_card() -> None:
    t = Table("scenario3").set(curses=("cheer",)).trials("purse").lay(1, "t1", 0).show(2, "key").fill(2, "t1")
    t.show(0, "water")
    assert t.refused(0, Place("t1", ((0, 0),))) == ("RO-48",)


@pytest.mark.rule("RO-28", "RO-48")
def test_whoever_speaks_first_is_first() -> None:
    """The last die lies before the spell is aimed: the trial is done and the spell must go elsewhere."""
    t = Table().trials("sword_key", "one_of_each", "one_of_each")
    t.lay(1, "t1", 0).lay(2, "t2", 0).cast("gale")
    assert t.can(0, RemoveDice("t1"))
    t.show(1, "key").fill(1, "t1")
    assert t.told("log.trial-done") == 1
    assert not t.can(0, RemoveDice("t1"))
    assert t.on("t2") == [20]


@pytest.mark.rule("RO-28", "RO-72")
def test_a_spell_that_comes_first_takes_the_die_away_before_the_last_one_lies() -> None:
    t = Table().trials("sword_key").lay(1, "t1", 0).cast("gale").show(2, "key").fill(2, "t1")
    assert t.told("log.trial-done") == 0
    assert t.on("t1") == [20]
