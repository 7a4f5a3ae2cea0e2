"""RO-188 to RO-199: what follows from the rules together."""

from __future__ import annotations

import pytest

from questhall.games.rushout.moves import Buy, Place
from questhall.kernel.state import CLOCK
from tests.rulebook.rushout.table import Table, laid_out


@pytest.mark.rule("RO-188")
def test_every_scenario_keeps_what_the_earlier_ones_have_brought() -> None:
    t = Table("scenario6").set(dragon=1, curses=("hush",)).hero(1, weak=("mire",), wounded=True)
    t.trials("purse", "duel", "imp").spells("crawl", "wound", "fade")
    assert t.g.shelf != ()
    assert (t.g.souls, t.g.lives) == (7, 4)
    t.show(2, "sword")
    for place in ("t1", "t2", "t3", "w:mire", "c:hush"):
        assert t.can(2, Place(place, ((20, 0),)))


@pytest.mark.rule("RO-189")
@pytest.mark.parametrize("exercise", ["exercise1", "exercise2"])
def test_an_exercise_is_a_single_round_without_trophies(exercise: str) -> None:
    t = Table(exercise).win()
    assert (t.g.winner, t.g.trophies) == ("heroes", ())
    assert t.g.over


@pytest.mark.rule("RO-190")
def test_the_game_ends_at_two_trophies() -> None:
    t = Table("scenario1").lose().off().lose()
    assert (t.g.trophies, t.g.round) == (("wizard", "wizard"), 2)
    assert t.g.over


@pytest.mark.rule("RO-191")
def test_with_two_heroes_the_limit_of_two_colours_never_bites() -> None:
    t = Table().trials("one_of_each").lay(1, "t1", 0).show(2, "sword", "key").fill(2, "t1")
    assert t.on("t1") == [10, 20, 21, 22]
    three = Table(heroes=3).trials("one_of_each").lay(1, "t1", 0).lay(2, "t1", 1).show(3, "key")
    assert not three.can(3, Place("t1", ((30, 3),)))


@pytest.mark.rule("RO-192")
def test_three_trials_lie_open_after_every_refill() -> None:
    t = Table().trials("two_swords", "two_swords").show(1, "sword", "sword").fill(1, "t1")
    t.show(2, "sword", "sword").fill(2, "t2").wait(400)
    assert all(t.g.trials)
    assert len(t.g.trials) == 3


@pytest.mark.rule("RO-193")
@pytest.mark.parametrize("first", ["dragon", "h2", "w:no_fire", "c:hush", "t1"])
def test_a_hero_is_on_one_place_only_whatever_it_is(first: str) -> None:
    t = Table("scenario4").set(curses=("hush",)).hero(2, wounded=True, weak=("no_fire",)).trials("two_swords")
    t.lay(1, first, 0).show(1, "sword", "star")
    for place, die, field in (("dragon", 12, 1), ("t1", 11, 1), ("w:no_fire", 11, 0), ("c:hush", 11, 0)):
        if place != first:
            assert t.refused(1, Place(place, ((die, field),))) == ("RO-37", "RO-90")


@pytest.mark.rule("RO-194")
def test_there_is_no_market_after_the_deciding_round() -> None:
    t = Table("scenario2").set(trophies=("heroes",), hero_coins=("purse", "sack"))
    assert t.win().g.phase == "over"
    assert t.g.over


@pytest.mark.rule("RO-195")
def test_the_wizards_dice_return_when_the_heroes_win_a_coin_card() -> None:
    t = Table("scenario2").trials("purse").lay(0, "t1", 0).lay(1, "t1", 0).show(2, "key").fill(2, "t1")
    assert t.loose(0) == 5
    assert not any(die.rolled for number, die in t.g.own(0) if number == 0)


@pytest.mark.rule("RO-197", "RO-19")
def test_everybody_sees_which_colour_belongs_to_which_hero() -> None:
    g = laid_out("exercise1", heroes=4)
    assert [(hero.character, hero.colour) for hero in g.heroes] == [
        ("warrior", "green"), ("ranger", "brown"), ("bard", "blue"), ("paladin", "white"),
    ]  # fmt: skip


@pytest.mark.rule("RO-198")
def test_several_pieces_of_equipment_work_at_once() -> None:
    t = Table("scenario2").trials("one_of_each").hero(1, items=("fire_cloak", "soft_shoes"))
    t.show(1, "star", "star", "star").do(1, Place("t1", ((10, 0), (11, 2), (12, 1))))
    assert t.on("t1") == [10, 11, 12]


@pytest.mark.rule("RO-115", "RO-196", "RO-194")
def test_while_one_side_shops_so_does_the_other() -> None:
    t = Table("scenario2").set(hero_coins=("purse",)).win()
    assert {ask.seat for ask in t.g.asks} == {CLOCK, 0, 1, 2}
    t.do(0, Buy("wind_scroll"))
    assert {ask.seat for ask in t.g.asks} == {CLOCK, 1, 2}


@pytest.mark.rule("RO-199")
def test_dice_on_a_scroll_are_the_wizards_one_place() -> None:
    t = Table("scenario5").hero(0, items=("thunder_scroll",)).trials("duel").lay(0, "t1", 0).show(0, "lightning")
    assert t.refused(0, Place("r:thunder_scroll", ((1, 0),))) == ("RO-60",)
