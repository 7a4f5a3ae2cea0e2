"""RO-173 to RO-187: experience, abilities, drain."""

from __future__ import annotations

import pytest

from questhall.games.rushout.game import RUSHOUT
from questhall.games.rushout.moves import Afflict, Clap, Cleanse, Heal, Inspire, Learn, Place, Repel, Roll
from tests.rulebook.rushout.table import Table, laid_out, wizard_deck

WARRIOR, RANGER, BARD, PALADIN = 1, 2, 3, 4


def table(heroes: int = 4, experience: int = 3) -> Table:
    t = Table("scenario6", heroes=heroes)
    for hero in t.g.heroes:
        t.hero(hero.seat, learned=("long",) * experience)
    return t


def experience(t: Table) -> list[int]:
    return [len(hero.learned) for hero in t.g.heroes]


@pytest.mark.rule("RO-173")
def test_trials_are_those_of_the_fifth_scenario() -> None:
    fifth, sixth = laid_out("scenario5", 3), laid_out("scenario6", 3)
    assert sorted(fifth.trials + fifth.trial_stack) == sorted(sixth.trials + sixth.trial_stack)


@pytest.mark.rule("RO-174")
def test_the_wizards_deck_of_the_sixth_scenario() -> None:
    assert wizard_deck("scenario6") == {"summoning": 3, "dragon": 5, "weakness": 3, "curse": 3, "doom": 5, "drain": 3}


@pytest.mark.rule("RO-175")
@pytest.mark.parametrize(("heroes", "souls", "lives"), [(2, 7, 4), (3, 8, 5), (4, 8, 6)])
def test_souls_and_lives_are_there_as_before(heroes: int, souls: int, lives: int) -> None:
    g = laid_out("scenario6", heroes)
    assert (g.souls, g.lives) == (souls, lives)


@pytest.mark.rule("RO-176")
def test_each_hero_has_the_ability_of_his_tile_and_only_in_this_scenario() -> None:
    t = table().set(dragon=2)
    assert t.refused(RANGER, Repel()) == ("RO-183",)
    t.do(WARRIOR, Repel())
    assert Table("scenario5").refused(WARRIOR, Repel()) == ("RO-176",)
    assert t.refused(0, Repel()) == ("RO-176",)


@pytest.mark.rule("RO-177")
def test_a_completed_trial_is_one_experience_face_down() -> None:
    t = table(experience=0).trials("two_swords").show(1, "sword", "sword").fill(1, "t1")
    assert t.g.players[1].learned == ("two_swords",)
    assert RUSHOUT.view(t.g, 2).players[1].experience == 1


@pytest.mark.rule("RO-177")
@pytest.mark.parametrize("card", ["purse", "imp", "duel"])
def test_coin_conflict_and_summoned_cards_are_no_experience(card: str) -> None:
    t = table(experience=0).trials(card).lay(1, "t1", 0).show(2, "key").fill(2, "t1")
    assert experience(t) == [0, 0, 0, 0]
    assert t.g.owed == ()
    assert t.g.hero_coins == (("purse",) if card == "purse" else ())


@pytest.mark.rule("RO-177")
def test_other_scenarios_know_no_experience() -> None:
    t = Table("scenario5").trials("two_swords").show(1, "sword", "sword").fill(1, "t1")
    assert t.g.players[1].learned == ()


@pytest.mark.rule("RO-178")
def test_two_heroes_decide_who_gets_the_experience() -> None:
    t = table(experience=0).trials("sword_key").lay(1, "t1", 0).show(2, "key").fill(2, "t1")
    assert experience(t) == [0, 0, 0, 0]
    assert not t.can(3, Learn(3))
    assert not t.can(1, Learn(3))
    t.do(1, Learn(2))
    assert experience(t) == [0, 1, 0, 0]


@pytest.mark.rule("RO-178")
def test_after_three_seconds_the_hero_with_less_experience_gets_it() -> None:
    t = table(experience=0).hero(1, learned=("long",)).trials("sword_key").lay(1, "t1", 0).show(2, "key").fill(2, "t1")
    t.wait(2_999)
    assert experience(t) == [1, 0, 0, 0]
    t.wait(1)
    assert experience(t) == [1, 1, 0, 0]


@pytest.mark.rule("RO-179")
def test_experience_cannot_be_passed_on() -> None:
    t = table()
    assert not t.can(1, Learn(2))
    t.do(BARD, Inspire(30))
    assert experience(t) == [3, 3, 2, 3]


@pytest.mark.rule("RO-180")
def test_an_ability_is_used_as_often_as_it_is_paid_for() -> None:
    t = table(experience=2).show(1, "sword", "key", "heart").do(BARD, Inspire(10), Inspire(11))
    assert experience(t) == [2, 2, 0, 2]
    assert t.refused(BARD, Inspire(12)) == ("RO-180", "RO-181")


@pytest.mark.rule("RO-180")
def test_an_ability_can_be_used_while_all_own_dice_wait_for_hands() -> None:
    t = table().set(curses=("cheer",), dragon=2).trials("one_of_each").lay(2, "t1", 3, 4)
    t.lay(1, "t1", 0, 1).show(1, "footprint").fill(1, "t1").do(1, Clap("t1")).do(WARRIOR, Repel())
    assert t.g.dragon == 1


@pytest.mark.rule("RO-181")
def test_the_bard_turns_a_loose_die_of_any_hero_to_the_star() -> None:
    t = table().trials("two_swords").show(1, "key", "heart").do(BARD, Inspire(10))
    t.do(1, Place("t1", ((10, 0),)))
    assert experience(t)[BARD - 1] == 2


@pytest.mark.rule("RO-181")
def test_the_bard_turns_no_placed_die_no_wizard_die_and_none_in_the_air() -> None:
    t = table().trials("two_swords").lay(1, "t1", 0).do(2, Roll())
    for die in (10, 0, 20, 99):
        assert t.refused(BARD, Inspire(die)) == ("RO-181",)


@pytest.mark.rule("RO-181")
def test_the_star_of_the_bard_is_gone_after_a_roll() -> None:
    t = table().show(1, "key").do(BARD, Inspire(10)).dice(1, 1, 1).do(1, Roll())
    assert t.faces(1) == ["fire", "fire", "fire"]


@pytest.mark.rule("RO-182")
def test_the_ranger_removes_a_weakness_or_a_curse() -> None:
    t = table(experience=4).hero(1, weak=("no_fire",)).set(curses=("hush",)).lay(3, "c:hush", 0)
    t.do(RANGER, Cleanse("no_fire"), Cleanse("hush"))
    assert (t.g.players[1].weak, t.g.curses, experience(t)[RANGER - 1], t.loose(3)) == ((), (), 0, 3)


@pytest.mark.rule("RO-182", "RO-104")
def test_the_ranger_frees_a_die_from_the_swirl() -> None:
    t = table().cast("mire").do(0, Afflict((1,)))
    assert t.loose(1) == 2
    t.do(RANGER, Cleanse("mire"))
    assert t.loose(1) == 3


@pytest.mark.rule("RO-182")
def test_the_ranger_needs_something_to_remove() -> None:
    assert table().refused(RANGER, Cleanse("hush")) == ("RO-182",)


@pytest.mark.rule("RO-183")
def test_the_warrior_drives_the_dragon_back() -> None:
    t = table().set(dragon=3).do(WARRIOR, Repel())
    assert (t.g.dragon, experience(t)[WARRIOR - 1]) == (2, 0)


@pytest.mark.rule("RO-183", "RO-93")
def test_the_warrior_does_not_drive_the_dragon_from_its_tile() -> None:
    assert table().refused(WARRIOR, Repel()) == ("RO-93", "RO-183")


@pytest.mark.rule("RO-184")
def test_the_paladin_heals_a_hero_without_dice() -> None:
    t = table().hero(2, wounded=True).lay(1, "h2", 0).do(PALADIN, Heal(2))
    assert (t.g.players[2].wounded, t.loose(1), experience(t)[PALADIN - 1]) == (False, 3, 0)
    assert t.refused(PALADIN, Heal(2))[-1] == "RO-184"


@pytest.mark.rule("RO-184")
def test_the_paladin_heals_only_the_wounded() -> None:
    t = table()
    assert t.refused(PALADIN, Heal(2)) == t.refused(PALADIN, Heal(9)) == ("RO-184",)


@pytest.mark.rule("RO-181", "RO-34")
def test_a_star_of_the_bard_on_a_die_that_just_came_back_can_be_placed_on_any_card() -> None:
    t = table(experience=1).trials("two_swords", "one_of_each").show(1, "sword", "sword").fill(1, "t1")
    t.do(BARD, Inspire(10))
    assert t.refused(1, Place("t2", ((11, 1),))) == ("RO-33",)
    t.do(1, Place("t2", ((10, 1),)))
    assert t.on("t2") == [10]


@pytest.mark.rule("RO-181", "RO-34")
def test_a_star_of_the_bard_does_not_bind_the_rest_of_the_roll() -> None:
    t = table(experience=1).trials("sword_heart", "one_of_each").lay(2, "t1", 1).show(1, "key", "heart", "fire")
    t.do(BARD, Inspire(10)).do(1, Place("t1", ((10, 0),))).do(1, Place("t2", ((12, 0),)))
    assert t.on("t2") == [12]


@pytest.mark.rule("RO-184", "RO-143")
def test_dice_that_wait_for_hands_wait_on_when_the_hero_is_wounded_and_healed_again() -> None:
    t = table().set(curses=("cheer",)).hero(2, wounded=True).lay(2, "h2", 1, 2).show(1, "heart").fill(1, "h2")
    t.hero(2, wounded=True).do(PALADIN, Heal(2))
    assert (t.on("h2"), t.told("log.healed")) == ([10, 20, 21], 2)
    t.hero(2, wounded=True).wait(6_000)
    assert (t.on("h2"), t.g.players[2].wounded) == ([], True)


@pytest.mark.rule("RO-185", "RO-187")
def test_drain_takes_one_experience_of_a_hero_whom_the_wizard_names() -> None:
    t = table(experience=2).cast("fade").do(0, Afflict((3,)))
    assert experience(t) == [2, 2, 1, 2]


@pytest.mark.rule("RO-186", "RO-187")
def test_great_drain_takes_one_experience_of_every_hero_at_once() -> None:
    t = table(experience=1).hero(2, learned=()).cast("oblivion")
    assert experience(t) == [0, 0, 0, 0]


@pytest.mark.rule("RO-185")
def test_drain_does_nothing_to_a_hero_without_experience() -> None:
    t = table(experience=1).hero(2, learned=()).cast("fade").do(0, Afflict((2,)))
    assert experience(t) == [1, 0, 1, 1]


@pytest.mark.rule("RO-97", "RO-177")
def test_experience_is_gone_with_the_round() -> None:
    t = table().win()
    t.next_round()
    assert t.g.round == 2
    assert experience(t) == [0, 0, 0, 0]
