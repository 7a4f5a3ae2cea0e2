"""RO-160 to RO-172: conflict trials and the wizard's lives."""

from __future__ import annotations

import pytest

from questhall.games.rushout.moves import Place
from tests.rulebook.rushout.table import Table, laid_out, wizard_deck


def kinds(scenario: str, heroes: int) -> set[str]:
    g = laid_out(scenario, heroes)
    return {g.catalog.trials[card].kind for card in g.trials + g.trial_stack}


@pytest.mark.rule("RO-160", "RO-173")
@pytest.mark.parametrize("scenario", ["scenario5", "scenario6"])
def test_standard_coin_and_conflict_trials_are_used(scenario: str) -> None:
    assert kinds(scenario, 2) == {"standard", "coin", "conflict"}
    assert kinds("scenario4", 4) == {"standard", "coin"}


@pytest.mark.rule("RO-161")
def test_other_trials_that_would_lie_open_at_first_are_in_the_stack() -> None:
    for seed in range(8):
        g = laid_out("scenario5", 4, seed=seed)
        assert {g.catalog.trials[card].kind for card in g.trials} == {"standard"}
        assert sum(g.catalog.trials[card].kind != "standard" for card in g.trial_stack) == 9


@pytest.mark.rule("RO-162")
def test_the_wizards_deck_of_the_fifth_scenario_is_that_of_the_fourth() -> None:
    assert wizard_deck("scenario5") == wizard_deck("scenario4")


@pytest.mark.rule("RO-163")
@pytest.mark.parametrize(("heroes", "lives"), [(2, 4), (3, 5), (4, 6)])
def test_lives_at_the_start_of_each_round(heroes: int, lives: int) -> None:
    t = Table("scenario5", heroes)
    assert t.g.lives == lives
    t.set(lives=1).win()
    t.next_round()
    assert (t.g.round, t.g.lives) == (2, lives)


@pytest.mark.rule("RO-164")
def test_both_sides_work_on_a_conflict_each_on_its_part() -> None:
    t = Table("scenario5").trials("duel").show(0, "fire").show(1, "key")
    t.do(0, Place("t1", ((0, 1),))).do(1, Place("t1", ((10, 1),)))
    assert t.on("t1") == [0, 10]


@pytest.mark.rule("RO-165", "RO-167", "RO-168")
def test_heroes_who_complete_a_conflict_take_a_life_and_only_their_dice() -> None:
    t = Table("scenario5").trials("duel").lay(0, "t1", 0).lay(1, "t1", 0).show(2, "key").fill(2, "t1")
    assert (t.g.lives, t.on("t1"), t.g.trials[0]) == (3, [0], "duel")
    t.show(1, "sword").show(2, "key").fill(1, "t1").fill(2, "t1")
    assert (t.g.lives, t.on("t1"), t.g.trials[0]) == (2, [0], "duel")


@pytest.mark.rule("RO-166", "RO-12")
def test_the_last_life_wins_the_round_for_the_heroes() -> None:
    t = Table("scenario5").set(lives=1).trials("duel").lay(1, "t1", 0).show(2, "key").fill(2, "t1")
    assert (t.g.trophies, t.g.how) == (("heroes",), "lives")


@pytest.mark.rule("RO-169", "RO-170", "RO-171")
def test_a_wizard_who_completes_a_conflict_ends_it() -> None:
    t = Table("scenario5").trials("duel").set(trial_stack=("long", "two_swords")).lay(1, "t1", 0).lay(0, "t1", 0)
    t.show(0, "fire").fill(0, "t1")
    assert (t.on("t1"), t.loose(0), t.loose(1), t.g.trials[0]) == ([], 5, 3, "")
    t.wait(400)
    assert (t.g.trials[0], t.g.lives) == ("two_swords", 4)


@pytest.mark.rule("RO-171")
def test_the_next_trial_may_be_a_conflict_again() -> None:
    t = Table("scenario5").trials("duel").set(trial_stack=("long", "duel")).show(0, "lightning", "fire")
    t.fill(0, "t1").wait(400)
    assert t.g.trials[0] == "duel"


@pytest.mark.rule("RO-172")
def test_the_heroes_win_if_that_empties_their_stack() -> None:
    t = Table("scenario5").trials("duel").set(trial_stack=("long",)).show(0, "lightning", "fire").fill(0, "t1")
    t.wait(400)
    assert (t.g.trophies, t.g.how) == (("heroes",), "stack")


@pytest.mark.rule("RO-164", "RO-81")
def test_neither_side_ends_a_conflict_under_the_dragon() -> None:
    t = Table("scenario5").set(dragon=1).trials("duel").lay(1, "t1", 0, 1).show(0, "lightning", "fire").fill(0, "t1")
    assert (t.g.lives, t.told("log.conflict-won")) == (4, 0)
    t.set(dragon=2)
    assert (t.g.lives, t.told("log.conflict-won")) == (3, 1)
