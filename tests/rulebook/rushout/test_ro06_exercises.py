"""RO-68 to RO-94: confusion, summoning, and the dragon."""

from __future__ import annotations

import pytest

from questhall.games.rushout.game import RUSHOUT
from questhall.games.rushout.moves import Place, RemoveDice, RemoveDie, Roll
from questhall.games.rushout.rules.places import banners, fields
from tests.rulebook.rushout.table import Table, laid_out, wizard_deck

# --- exercise 1: confusion and summoning -------------------------------------------------------


@pytest.mark.rule("RO-68")
def test_the_first_exercise_has_only_standard_trials() -> None:
    g = laid_out("exercise1", heroes=4)
    assert {g.catalog.trials[card].kind for card in g.trials + g.trial_stack} == {"standard"}
    assert len(g.trials + g.trial_stack) == 20


@pytest.mark.rule("RO-69")
def test_the_wizard_has_confusion_and_summoning_in_the_first_exercise() -> None:
    assert wizard_deck("exercise1") == {"confusion": 8, "summoning": 7}


@pytest.mark.rule("RO-70")
def test_confusion_removes_one_die_of_the_wizards_choice() -> None:
    t = Table().trials("one_of_each", "one_of_each").lay(1, "t1", 0, 1).lay(2, "t2", 0).cast("jinx")
    t.do(0, RemoveDie(11))
    assert (t.on("t1"), t.on("t2")) == ([10], [20])


@pytest.mark.rule("RO-71")
def test_great_confusion_removes_all_dice_of_one_card() -> None:
    t = Table().trials("one_of_each", "one_of_each").lay(1, "t1", 0, 1).lay(2, "t1", 2).cast("gale")
    assert (t.on("t1"), t.loose(1), t.loose(2)) == ([], 3, 3)


@pytest.mark.rule("RO-71")
def test_great_confusion_leaves_the_other_cards_alone() -> None:
    t = Table().trials("one_of_each", "one_of_each").lay(1, "t1", 0).lay(2, "t2", 2).cast("gale")
    t.do(0, RemoveDice("t2"))
    assert (t.on("t1"), t.on("t2")) == ([10], [])


@pytest.mark.rule("RO-72", "RO-94", "RO-159")
@pytest.mark.parametrize("place", ["t1", "t2", "t3", "dragon", "w:no_fire", "c:hush", "h1"])
def test_any_incomplete_card_or_tile_can_be_hit(place: str) -> None:
    t = Table("scenario6").trials("imp", "purse", "duel").set(curses=("hush",)).hero(1, weak=("no_fire",), wounded=True)
    t.lay(2, place, 0).cast("gale")
    assert t.on(place) == []


@pytest.mark.rule("RO-73")
def test_removed_dice_are_rolled_before_they_are_placed_again() -> None:
    t = Table().trials("one_of_each").lay(1, "t1", 0).cast("jinx")
    assert t.refused(1, Place("t1", ((10, 0),))) == ("RO-33",)
    t.dice(1, 1, 1).do(1, Roll()).wait(1_000).do(1, Place("t1", ((10, 0),)))


@pytest.mark.rule("RO-74")
def test_a_summoning_goes_on_top_of_the_trial_stack() -> None:
    t = Table().cast("imp").wait(400).cast("ogre")
    assert t.g.trial_stack[-3:] == ("long", "imp", "ogre")
    assert "imp" not in t.g.spells


@pytest.mark.rule("RO-75", "RO-74")
def test_the_heroes_beat_a_summoned_card_like_a_trial_and_the_last_one_comes_first() -> None:
    t = Table().trials("two_swords").set(trial_stack=("long", "ogre", "imp"))
    t.show(1, "sword", "sword").fill(1, "t1").wait(400)
    assert t.g.trials[0] == "imp"
    t.show(1, "star").show(2, "key").fill(1, "t1").fill(2, "t1").wait(400)
    assert t.g.trials[0] == "ogre"
    assert t.told("log.trial-done") == 2


@pytest.mark.rule("RO-76")
def test_each_side_works_on_a_summoning_only_while_it_lies_on_its_side() -> None:
    t = Table().trials("imp").spells("ogre").show(0, "plant", "water").show(1, "sword", "key", "heart")
    assert t.refused(0, Place("t1", ((0, 0),))) == ("RO-76", "RO-112")
    assert t.refused(1, Place("s1", ((11, 1),))) == ("RO-34",)
    assert t.can(1, Place("t1", ((10, 0),)))
    assert t.can(0, Place("s1", ((0, 0),)))


@pytest.mark.rule("RO-77")
def test_each_side_fills_only_its_own_part() -> None:
    t = Table("scenario5").trials("imp", "duel").spells("imp")
    assert fields(t.g, "t1", 1) == ("sword", "key")
    assert fields(t.g, "t1", 0) == fields(t.g, "s1", 1) == ()
    assert fields(t.g, "s1", 0) == ("plant", "water")
    assert (fields(t.g, "t2", 1), fields(t.g, "t2", 0)) == (("sword", "key"), ("lightning", "fire"))


# --- exercise 2: the dragon ----------------------------------------------------------------------


@pytest.mark.rule("RO-78")
def test_the_wizards_deck_of_the_second_exercise() -> None:
    assert wizard_deck("exercise2") == {"confusion": 6, "summoning": 6, "dragon": 5}


@pytest.mark.rule("RO-79")
@pytest.mark.parametrize(("heroes", "stars"), [(2, 3), (3, 4), (4, 4)])
def test_the_dragon_begins_on_its_tile_whose_side_fits_the_players(heroes: int, stars: int) -> None:
    t = Table("exercise2", heroes)
    assert t.g.dragon == 0
    assert fields(t.g, "dragon", 1) == ("star",) * stars
    assert RUSHOUT.view(t.g, 1).dragon_tile == stars


@pytest.mark.rule("RO-79")
def test_the_first_exercise_has_no_dragon() -> None:
    t = Table().show(1, "star")
    assert t.refused(1, Place("dragon", ((10, 0),))) == ("RO-34",)


@pytest.mark.rule("RO-80")
def test_dragon_lore_moves_the_dragon_one_card_or_two() -> None:
    t = Table("exercise2").cast("crawl")
    assert t.g.dragon == 1
    t.wait(400).cast("leap")
    assert t.g.dragon == 3


@pytest.mark.rule("RO-81", "RO-82")
@pytest.mark.parametrize("card", ["two_swords", "imp"])
def test_a_card_under_the_dragon_is_not_completed(card: str) -> None:
    t = Table("exercise2").set(dragon=1).trials(card).lay(1, "t1", 0)
    t.show(1, "sword").show(2, "key")
    t.fill(2 if card == "imp" else 1, "t1")
    assert t.g.trials[0] == card
    assert t.told("log.trial-done") == 0
    assert len(t.on("t1")) == 2


@pytest.mark.rule("RO-81", "RO-48")
def test_when_the_dragon_leaves_a_full_card_it_is_complete_in_the_same_instant() -> None:
    t = Table("exercise2").set(dragon=1).trials("two_swords").lay(1, "t1", 0, 1)
    assert t.g.trials[0] == "two_swords"
    t.cast("crawl")
    assert t.told("log.trial-done") == 1
    assert t.loose(1) == 3


@pytest.mark.rule("RO-81", "RO-91")
def test_a_full_card_is_complete_as_soon_as_the_dragon_is_driven_off_it() -> None:
    t = Table("exercise2").set(dragon=1).trials("two_swords").lay(1, "t1", 0, 1)
    t.lay(2, "dragon", 0, 1).show(2, "star").fill(2, "dragon")
    assert t.told("log.trial-done") == 1


@pytest.mark.rule("RO-83")
def test_dice_may_be_taken_back_from_under_the_dragon() -> None:
    t = Table("exercise2").set(dragon=1).trials("two_swords").lay(1, "t1", 0, 1).do(1, Roll((10,)))
    assert t.on("t1") == [11]


@pytest.mark.rule("RO-84")
def test_confusion_may_hit_a_card_under_the_dragon_even_a_full_one() -> None:
    t = Table("exercise2").set(dragon=1).trials("two_swords").lay(1, "t1", 0, 1).cast("gale")
    assert t.on("t1") == []


@pytest.mark.rule("RO-85")
def test_the_banner_under_the_dragon_still_works() -> None:
    assert banners(Table("exercise2").set(dragon=1).trials("water_banner").g) == {"water"}


@pytest.mark.rule("RO-86", "RO-80")
@pytest.mark.parametrize("spell", ["crawl", "leap"])
def test_the_wizard_wins_with_the_dragon_on_the_stack(spell: str) -> None:
    t = Table("exercise2").set(dragon=3).cast(spell)
    assert (t.g.winner, t.g.how, t.g.dragon) == ("wizard", "dragon", 4)


@pytest.mark.rule("RO-87")
def test_the_new_card_goes_under_the_dragon() -> None:
    t = Table("exercise2").trials("two_swords").set(trial_stack=("long", "sword_key"))
    t.show(1, "sword", "sword").fill(1, "t1").cast("crawl")
    assert (t.g.trials[0], t.g.dragon) == ("", 1)
    t.wait(400).show(1, "sword").show(2, "key").fill(1, "t1").fill(2, "t1")
    assert t.g.trials[0] == "sword_key"


@pytest.mark.rule("RO-88")
def test_only_stars_go_to_the_dragon_tile() -> None:
    t = Table("exercise2").show(1, "sword", "star")
    assert t.refused(1, Place("dragon", ((10, 0),))) == ("RO-35", "RO-36")
    t.do(1, Place("dragon", ((11, 0),)))


@pytest.mark.rule("RO-89")
def test_at_most_two_heroes_are_on_the_dragon_tile() -> None:
    t = Table("exercise2", heroes=4).lay(1, "dragon", 0).lay(2, "dragon", 1).show(3, "star")
    assert t.refused(3, Place("dragon", ((30, 2),))) == ("RO-38", "RO-89")


@pytest.mark.rule("RO-90")
def test_a_hero_is_on_a_card_or_on_the_dragon_tile() -> None:
    t = Table("exercise2").trials("one_of_each").lay(1, "t1", 0).lay(2, "dragon", 0).show(1, "star").show(2, "key")
    assert t.refused(1, Place("dragon", ((11, 1),))) == ("RO-37", "RO-90")
    assert t.refused(2, Place("t1", ((21, 3),))) == ("RO-37", "RO-90")


@pytest.mark.rule("RO-91", "RO-92")
def test_a_full_tile_drives_the_dragon_back_and_can_be_filled_again() -> None:
    t = Table("exercise2").set(dragon=3).show(1, "star", "star", "star").fill(1, "dragon")
    assert (t.g.dragon, t.loose(1)) == (2, 3)
    t.show(1, "star", "star", "star").fill(1, "dragon")
    assert t.g.dragon == 1


@pytest.mark.rule("RO-93")
def test_the_dragon_goes_no_further_back_than_its_tile() -> None:
    t = Table("exercise2").show(1, "star", "star", "star").fill(1, "dragon")
    assert (t.g.dragon, t.loose(1)) == (0, 3)


@pytest.mark.rule("RO-94")
def test_confusion_may_take_one_die_off_the_dragon_tile() -> None:
    t = Table("exercise2").lay(1, "dragon", 0, 1).cast("jinx").do(0, RemoveDie(10))
    assert t.on("dragon") == [11]
