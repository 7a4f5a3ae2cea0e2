"""RO-95 to RO-107: rounds and trophies, and the weaknesses of scenario 1."""

from __future__ import annotations

import pytest

from questhall.games.rushout.entities import SWIRL
from questhall.games.rushout.moves import Afflict, Clap, Cleanse, Place, RemoveDie, Roll, Swirl
from tests.rulebook.rushout.table import Table, wizard_deck

# --- rounds ---------------------------------------------------------------------------------------


@pytest.mark.rule("RO-95")
def test_the_winner_of_a_round_gets_a_trophy_and_another_round_follows() -> None:
    t = Table("scenario1").win()
    assert (t.g.trophies, t.g.winner, t.g.round) == (("heroes",), "", 2)


@pytest.mark.rule("RO-96", "RO-190")
def test_the_second_trophy_wins_at_once() -> None:
    t = Table("scenario1").win().off().win()
    assert (t.g.trophies, t.g.winner) == (("heroes", "heroes"), "heroes")
    assert t.g.over


@pytest.mark.rule("RO-95", "RO-96", "RO-190")
def test_there_are_never_more_than_three_rounds() -> None:
    t = Table("scenario1").lose().off().win().off().lose()
    assert (t.g.trophies, t.g.winner) == (("wizard", "heroes", "wizard"), "wizard")


@pytest.mark.rule("RO-97", "RO-49")
def test_both_stacks_are_built_anew_and_the_wizard_gives_the_signal_again() -> None:
    t = Table("scenario1").hero(1, weak=("no_fire",)).set(dragon=2)
    t.win()
    assert len(t.g.spells + t.g.spell_stack) == 19
    assert all(t.g.trials)
    assert (t.g.dragon, t.g.players[1].weak, t.g.phase) == (0, (), "ready")
    assert [ask.seat for ask in t.g.asks] == [0]


# --- weaknesses -------------------------------------------------------------------------------------


@pytest.mark.rule("RO-98")
def test_the_wizards_deck_of_the_first_scenario() -> None:
    assert wizard_deck("scenario1") == {"confusion": 5, "summoning": 4, "dragon": 5, "weakness": 5}


@pytest.mark.rule("RO-99")
def test_a_weakness_lies_in_front_of_one_hero_of_the_wizards_choice() -> None:
    t = Table("scenario1", heroes=3).cast("no_fire").do(0, Afflict((2,)))
    assert [hero.weak for hero in t.g.heroes] == [(), ("no_fire",), ()]
    assert t.g.spells[0] == ""
    assert t.refused(0, Afflict((1,)))


@pytest.mark.rule("RO-100")
def test_several_weaknesses_add_up() -> None:
    t = Table("scenario1").trials("one_of_each").hero(1, weak=("no_fire", "no_key")).show(1, "fire", "key", "heart")
    assert t.refused(1, Place("t1", ((10, 0),))) == ("RO-107",)
    assert t.refused(1, Place("t1", ((11, 3),))) == ("RO-107",)
    t.do(1, Place("t1", ((12, 4),)))


@pytest.mark.rule("RO-101")
def test_dice_on_a_field_that_is_now_forbidden_stay_but_do_not_return_there() -> None:
    t = Table("scenario1").trials("one_of_each").lay(1, "t1", 1).cast("no_sword").do(0, Afflict((1,)))
    assert t.on("t1") == [10]
    t.dice(2, 2, 2).do(1, Roll((10,))).wait(1_000)
    assert t.refused(1, Place("t1", ((10, 1),))) == ("RO-107",)


@pytest.mark.rule("RO-102")
def test_any_hero_helps_to_remove_a_weakness() -> None:
    t = Table("scenario1").hero(1, weak=("no_fire",)).show(2, "sword", "key").fill(2, "w:no_fire")
    assert t.g.players[1].weak == ()
    assert t.loose(2) == 3


@pytest.mark.rule("RO-103")
def test_two_colours_at_most_lie_on_a_weakness() -> None:
    t = Table("scenario1", heroes=3).hero(1, weak=("dread",)).lay(1, "w:dread", 0).lay(2, "w:dread", 1)
    t.show(3, "heart").show(2, "heart")
    assert t.refused(3, Place("w:dread", ((30, 2),))) == ("RO-38", "RO-89")
    t.fill(2, "w:dread")
    assert t.g.players[1].weak == ()


@pytest.mark.rule("RO-104")
def test_a_swirl_takes_a_die_and_the_hero_plays_with_two() -> None:
    t = Table("scenario1").cast("mire").do(0, Afflict((1,)))
    assert [die.field for _, die in t.g.own(1)].count(SWIRL) == 1
    t.dice(2, 2).do(1, Roll())
    assert t.g.scripted == ()
    held = next(number for number, die in t.g.own(1) if die.field == SWIRL)
    t.wait(1_000)
    assert t.refused(1, Roll((held,))) == ("RO-104",)


@pytest.mark.rule("RO-104")
def test_the_held_die_is_free_again_when_the_weakness_is_gone() -> None:
    t = Table("scenario1").cast("mire").do(0, Afflict((1,))).show(2, "sword", "key").fill(2, "w:mire")
    assert t.loose(1) == 3


@pytest.mark.rule("RO-104", "RO-106")
def test_the_owner_chooses_which_loose_die_goes_to_the_swirl() -> None:
    t = Table("scenario1").show(1, "sword", "key", "star").cast("mire").do(0, Afflict((1,)))
    assert t.refused(1, Roll()) == ("RO-106",)
    t.do(1, Swirl(11))
    assert t.on("w:mire") == [11]


@pytest.mark.rule("RO-104", "RO-37", "RO-38")
def test_a_held_die_counts_neither_as_a_place_nor_as_a_colour() -> None:
    t = Table("scenario1", heroes=3).cast("mire").do(0, Afflict((1,)))
    t.trials("one_of_each").show(1, "sword").fill(1, "t1")
    t.lay(2, "w:mire", 0).show(3, "key").fill(3, "w:mire")
    assert t.told("log.weakness-ends") == 1


@pytest.mark.rule("RO-104", "RO-72")
def test_confusion_does_not_free_a_die_from_the_swirl() -> None:
    t = Table("scenario1").cast("mire").do(0, Afflict((1,))).wait(400).cast("jinx")
    assert t.told("log.no-effect") == 1
    assert t.loose(1) == 2


@pytest.mark.rule("RO-105")
def test_two_swirls_take_only_one_die_and_both_must_go() -> None:
    t = Table("scenario1").cast("mire").do(0, Afflict((1,))).wait(400).cast("bog").do(0, Afflict((1,)))
    assert (t.loose(1), len(t.on("w:mire")), t.on("w:bog")) == (2, 1, [])
    t.show(2, "sword", "key").fill(2, "w:mire")
    assert (t.loose(1), len(t.on("w:bog"))) == (2, 1)
    t.show(2, "fire", "heart").fill(2, "w:bog")
    assert t.loose(1) == 3


@pytest.mark.rule("RO-105")
def test_the_second_swirl_counts_as_filled_while_the_first_holds_the_die() -> None:
    t = Table("scenario1").cast("mire").do(0, Afflict((1,))).wait(400).cast("bog").do(0, Afflict((1,)))
    t.show(2, "fire", "heart").fill(2, "w:bog")
    assert t.g.players[1].weak == ("mire",)


@pytest.mark.rule("RO-105", "RO-106")
def test_a_second_swirl_asks_for_no_die_while_the_first_still_waits_for_one() -> None:
    t = Table("scenario1").trials("one_of_each").lay(1, "t1", 0, 1, 2).cast("mire").do(0, Afflict((1,)))
    t.wait(400).cast("bog").do(0, Afflict((1,))).do(1, Swirl(10))
    assert (t.on("w:mire"), t.on("w:bog"), t.g.owed) == ([10], [], ())


@pytest.mark.rule("RO-106")
def test_a_hero_with_all_dice_placed_chooses_one_for_the_swirl() -> None:
    t = Table("scenario1").trials("one_of_each").lay(1, "t1", 0, 1, 2).cast("mire").do(0, Afflict((1,)))
    assert t.refused(1, Roll((10,))) == ("RO-106",)
    assert t.refused(1, Swirl(20)) == ("RO-106",)
    t.do(1, Swirl(11))
    assert (t.on("t1"), t.on("w:mire")) == ([10, 12], [11])


@pytest.mark.rule("RO-106")
def test_after_two_seconds_the_last_placed_die_goes_to_the_swirl() -> None:
    t = Table("scenario1").trials("one_of_each").lay(1, "t1", 0, 1, 2).cast("mire").do(0, Afflict((1,)))
    t.wait(1_999)
    assert t.on("w:mire") == []
    t.wait(1)
    assert t.on("w:mire") == [12]


@pytest.mark.rule("RO-106", "RO-7")
def test_a_weakness_is_not_complete_before_its_swirl_is_filled() -> None:
    t = Table("scenario1").trials("one_of_each").lay(1, "t1", 0, 1, 2).cast("mire").do(0, Afflict((1,)))
    t.show(2, "sword", "key").fill(2, "w:mire")
    assert t.told("log.weakness-ends") == 0
    t.do(1, Swirl(10))
    assert t.told("log.weakness-ends") == 1


@pytest.mark.rule("RO-106", "RO-48")
def test_dice_on_a_complete_card_go_to_the_swirl_only_when_they_are_back() -> None:
    t = Table("scenario3").set(curses=("cheer",)).trials("one_of_each").lay(2, "t1", 3, 4)
    t.lay(1, "t1", 0, 1).show(1, "footprint").fill(1, "t1").cast("mire").do(0, Afflict((1,)))
    assert t.refused(1, Swirl(10))
    t.do(1, Clap("t1")).do(2, Clap("t1"))
    assert t.told("log.trial-done") == 1
    t.wait(8_000)
    assert len(t.on("w:mire")) == 1


@pytest.mark.rule("RO-107")
@pytest.mark.parametrize(
    ("weakness", "symbol", "field"),
    [("no_fire", "fire", 0), ("no_sword", "sword", 1), ("no_footprint", "footprint", 2), ("no_key", "key", 3)],
)
def test_a_ban_keeps_dice_off_fields_of_one_symbol(weakness: str, symbol: str, field: int) -> None:
    t = Table("scenario1").trials("one_of_each").hero(1, weak=(weakness,)).show(1, symbol).show(2, symbol)
    assert t.refused(1, Place("t1", ((10, field),))) == ("RO-107",)
    assert t.can(2, Place("t1", ((20, field),)))


@pytest.mark.rule("RO-107", "RO-36")
def test_a_star_does_not_go_to_a_banned_field_either() -> None:
    t = Table("scenario1").trials("one_of_each").hero(1, weak=("no_sword",)).show(1, "star")
    assert t.refused(1, Place("t1", ((10, 1),))) == ("RO-107",)


@pytest.mark.rule("RO-102", "RO-72")
def test_dice_on_a_weakness_can_be_removed_and_the_card_stays() -> None:
    t = Table("scenario1").hero(1, weak=("no_fire",)).lay(2, "w:no_fire", 0).lay(1, "t1", 0).cast("jinx")
    t.do(0, RemoveDie(20))
    assert t.on("w:no_fire") == []
    assert t.g.players[1].weak == ("no_fire",)


@pytest.mark.rule("RO-104", "RO-106")
def test_dice_in_the_air_land_before_one_of_them_is_chosen_for_the_swirl() -> None:
    t = Table("scenario1").dice(1, 2, 3).do(1, Roll()).cast("mire").do(0, Afflict((1,)))
    assert t.on("w:mire") == []
    t.wait(2_999)
    assert t.can(1, Swirl(10))
    t.wait(1)
    assert t.on("w:mire") == [12]


@pytest.mark.rule("RO-104", "RO-105")
def test_a_swirl_that_goes_before_it_is_filled_leaves_its_claim_to_the_next_one() -> None:
    t = Table("scenario6").trials("one_of_each").lay(1, "t1", 0, 1, 2).hero(2, learned=("long",) * 2)
    t.cast("mire").do(0, Afflict((1,))).wait(400).cast("bog").do(0, Afflict((1,))).do(2, Cleanse("mire"))
    assert [owed.place for owed in t.g.owed] == ["w:bog"]
    t.do(1, Swirl(11))
    assert t.on("w:bog") == [11]
