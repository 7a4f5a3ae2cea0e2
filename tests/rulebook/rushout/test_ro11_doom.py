"""RO-147 to RO-159: doom, souls, wounded heroes."""

from __future__ import annotations

import pytest

from questhall.games.rushout.entities import DICE
from questhall.games.rushout.game import RUSHOUT
from questhall.games.rushout.moves import Afflict, Place, RemoveDice, Roll
from tests.rulebook.rushout.table import Table, laid_out, wizard_deck

DECK = {"confusion": 4, "summoning": 3, "dragon": 5, "weakness": 4, "curse": 4, "doom": 5}


def wounded(t: Table) -> list[bool]:
    return [hero.wounded for hero in t.g.heroes]


@pytest.mark.rule("RO-147")
def test_the_wizards_deck_of_the_fourth_scenario() -> None:
    assert wizard_deck("scenario4") == DECK


@pytest.mark.rule("RO-148")
@pytest.mark.parametrize(("heroes", "souls"), [(2, 7), (3, 8), (4, 8)])
def test_souls_at_the_start_of_each_round(heroes: int, souls: int) -> None:
    t = Table("scenario4", heroes)
    assert t.g.souls == souls
    t.set(souls=1).win()
    t.next_round()
    assert (t.g.round, t.g.souls) == (2, souls)


@pytest.mark.rule("RO-148")
def test_earlier_scenarios_have_no_souls() -> None:
    assert laid_out("scenario3").souls == 0


@pytest.mark.rule("RO-149")
def test_souls_are_a_common_supply() -> None:
    t = Table("scenario4", heroes=3).cast("wound").do(0, Afflict((1,))).wait(400).cast("wound").do(0, Afflict((3,)))
    assert t.g.souls == 8 - 1 - 2


@pytest.mark.rule("RO-150")
def test_tiles_start_each_round_on_the_healthy_side() -> None:
    t = Table("scenario4").hero(1, wounded=True).hero(2, wounded=True)
    assert wounded(t.win()) == [True, True]
    t.next_round()
    assert (t.g.round, wounded(t)) == (2, [False, False])


@pytest.mark.rule("RO-151")
def test_doom_wounds_one_healthy_hero_of_the_wizards_choice() -> None:
    t = Table("scenario4", heroes=3).hero(1, wounded=True).cast("wound")
    assert t.refused(0, Afflict((1,))) == ("RO-64",)
    t.do(0, Afflict((3,)))
    assert wounded(t) == [True, False, True]


@pytest.mark.rule("RO-152")
def test_doom_takes_a_soul_for_every_wounded_hero_the_new_one_included() -> None:
    t = Table("scenario4", heroes=3).hero(1, wounded=True).hero(2, wounded=True).cast("wound")
    assert wounded(t) == [True, True, True]
    assert t.g.souls == 5


@pytest.mark.rule("RO-151", "RO-152")
def test_if_nobody_is_healthy_souls_are_taken_all_the_same() -> None:
    t = Table("scenario4").hero(1, wounded=True).hero(2, wounded=True).cast("wound")
    assert (t.g.aim, t.g.souls, t.told("log.wounded")) == (None, 5, 0)


@pytest.mark.rule("RO-153")
def test_the_other_doom_wounds_two_heroes_and_takes_no_soul() -> None:
    t = Table("scenario4", heroes=3).cast("two_wounds").do(0, Afflict((1, 3)))
    assert wounded(t) == [True, False, True]
    assert t.g.souls == 8


@pytest.mark.rule("RO-153")
def test_the_other_doom_wounds_the_one_hero_who_is_healthy() -> None:
    t = Table("scenario4").hero(2, wounded=True).cast("two_wounds")
    assert wounded(t) == [True, True]
    t.wait(400).cast("two_wounds")
    assert t.g.spells[0] == ""


@pytest.mark.rule("RO-154", "RO-12")
@pytest.mark.parametrize("souls", [1, 2])
def test_the_wizard_wins_the_round_with_the_last_soul(souls: int) -> None:
    t = Table("scenario4").hero(2, wounded=True).set(souls=souls).cast("wound")
    assert (t.g.trophies, t.g.how) == (("wizard",), "souls")


@pytest.mark.rule("RO-154", "RO-67")
def test_the_last_soul_counts_before_the_last_card() -> None:
    t = Table("scenario4").hero(2, wounded=True).set(souls=2, spell_stack=("slow",)).cast("wound")
    assert t.g.how == "souls"


@pytest.mark.rule("RO-155")
def test_a_wounded_hero_plays_on_normally() -> None:
    t = Table("scenario4").hero(1, wounded=True).trials("two_swords").show(1, "star", "star").fill(1, "t1")
    assert t.told("log.trial-done") == 1
    t.do(1, Roll())


@pytest.mark.rule("RO-156", "RO-158")
def test_a_wounded_tile_is_completed_like_a_trial_and_turned_back() -> None:
    t = Table("scenario4").hero(1, wounded=True).lay(2, "h1", 0, 1).show(1, "sword").fill(1, "h1")
    assert wounded(t) == [False, False]
    assert (t.loose(1), t.loose(2)) == (3, 3)


@pytest.mark.rule("RO-156")
def test_two_colours_at_most_lie_on_a_wounded_tile() -> None:
    t = Table("scenario4", heroes=4).hero(4, wounded=True).lay(1, "h4", 0).lay(2, "h4", 1).show(3, "heart")
    assert t.refused(3, Place("h4", ((30, 2),))) == ("RO-38", "RO-89")


@pytest.mark.rule("RO-156")
def test_a_healthy_tile_is_no_place_for_dice() -> None:
    t = Table("scenario4").show(2, "heart")
    assert t.refused(2, Place("h1", ((20, 0),))) == ("RO-34",)


@pytest.mark.rule("RO-157")
def test_a_wounded_hero_may_heal_himself() -> None:
    t = Table("scenario4").hero(1, wounded=True).show(1, "star", "heart", "heart").fill(1, "h1")
    assert wounded(t) == [False, False]


@pytest.mark.rule("RO-157", "RO-6")
def test_no_wounded_side_has_more_fields_than_a_hero_has_dice() -> None:
    heroes = RUSHOUT.catalog.heroes.values()
    assert len(heroes) == 4
    assert all(0 < len(hero.wounded) <= DICE for hero in heroes)


@pytest.mark.rule("RO-159")
def test_the_clearing_scroll_can_hit_a_wounded_tile() -> None:
    t = Table("scenario4").hero(1, wounded=True).hero(0, items=("thunder_scroll",)).lay(2, "h1", 0).lay(1, "t1", 0)
    t.show(0, "lightning", "lightning").fill(0, "r:thunder_scroll").do(0, RemoveDice("h1"))
    assert (t.on("h1"), t.on("t1")) == ([], [10])
