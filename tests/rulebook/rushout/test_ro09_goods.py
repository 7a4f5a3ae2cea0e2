"""RO-124 to RO-137: every piece of equipment and every scroll."""

from __future__ import annotations

import pytest

from questhall.games.rushout.game import RUSHOUT
from questhall.games.rushout.moves import Place, RemoveDice, Roll, Swap, Turn
from tests.rulebook.rushout.table import Table

SYMBOLS = ("fire", "sword", "footprint", "key", "heart")


def starred(item: str) -> set[str]:
    """Where the stars of the Ranger (footprint) fit with this item."""
    t = Table("scenario2").trials("one_of_each").hero(2, items=(item,)).show(2, "star")
    return {SYMBOLS[field] for field in range(5) if t.can(2, Place("t1", ((20, field),)))}


@pytest.mark.rule("RO-124", "RO-125", "RO-126", "RO-127", "RO-128")
@pytest.mark.parametrize(
    ("item", "symbol", "price", "copies"),
    [("fire_cloak", "fire", 1, 2), ("soft_shoes", "footprint", 1, 2), ("ring_of_picks", "key", 1, 2),
     ("keen_blade", "sword", 1, 2), ("brave_heart", "heart", 2, 1)],
)  # fmt: skip
def test_stars_count_as_one_more_symbol(item: str, symbol: str, price: int, copies: int) -> None:
    assert starred(item) == {"footprint", symbol}
    assert (RUSHOUT.catalog.equipment[item].price, RUSHOUT.catalog.equipment[item].copies) == (price, copies)


@pytest.mark.rule("RO-129")
def test_stars_count_as_any_symbol() -> None:
    assert starred("fools_cap") == set(SYMBOLS)
    assert RUSHOUT.catalog.equipment["fools_cap"].price == 3


@pytest.mark.rule("RO-130")
def test_a_scroll_turns_a_die_between_plant_and_water() -> None:
    t = Table("scenario2").hero(0, items=("dew_scroll",)).show(0, "plant", "water", "air")
    t.do(0, Turn(0, "water"), Turn(1, "plant"))
    assert t.faces(0)[:3] == ["water", "plant", "air"]
    assert t.refused(0, Turn(2, "plant")) == ("RO-130", "RO-131")
    assert t.refused(0, Turn(0, "air")) == ("RO-130", "RO-131")
    assert RUSHOUT.catalog.scrolls["dew_scroll"].price == 2


@pytest.mark.rule("RO-130")
def test_a_turned_die_really_shows_the_new_face() -> None:
    t = Table("scenario2").hero(0, items=("dew_scroll",)).spells("wet").show(0, "plant")
    assert t.refused(0, Place("s1", ((0, 0),))) == ("RO-54", "RO-55")
    t.do(0, Turn(0, "water"), Place("s1", ((0, 0),)))
    assert t.faces(0)[0] == "water"
    assert t.refused(0, Turn(0, "plant")) == ("RO-130", "RO-131")


@pytest.mark.rule("RO-131")
def test_a_scroll_turns_a_die_between_plant_and_air() -> None:
    t = Table("scenario2").hero(0, items=("pollen_scroll",)).show(0, "plant", "air", "water")
    t.do(0, Turn(0, "air"), Turn(1, "plant"))
    assert t.faces(0)[:2] == ["air", "plant"]
    assert t.refused(0, Turn(2, "plant")) == ("RO-130", "RO-131")
    assert RUSHOUT.catalog.scrolls["pollen_scroll"].price == 2


@pytest.mark.rule("RO-132", "RO-120")
def test_a_scroll_swaps_an_open_spell_with_the_top_of_the_stack_as_often_as_one_likes() -> None:
    t = Table("scenario2").hero(0, items=("shuffled_pages",)).spells("jinx", "gale", "wet")
    t.set(spell_stack=("slow", "crawl")).do(0, Swap(2))
    assert (t.g.spells, t.g.spell_stack) == (("jinx", "crawl", "wet"), ("slow", "gale"))
    t.do(0, Swap(1))
    assert (t.g.spells, t.g.spell_stack) == (("gale", "crawl", "wet"), ("slow", "jinx"))
    assert RUSHOUT.catalog.scrolls["shuffled_pages"].price == 1


@pytest.mark.rule("RO-132")
def test_dice_on_a_swapped_spell_come_back_and_are_rolled() -> None:
    t = Table("scenario2").hero(0, items=("shuffled_pages",)).spells("mixed").lay(0, "s1", 0, 1).do(0, Swap(1))
    assert t.loose(0) == 5
    assert t.refused(0, Place("s1", ((0, 0),)))


@pytest.mark.rule("RO-132")
def test_there_must_be_an_open_spell_to_swap_and_a_scroll_for_it() -> None:
    t = Table("scenario2").hero(0, items=("shuffled_pages",)).cast("jinx")
    assert t.refused(0, Swap(1)) == ("RO-132",)
    assert t.refused(0, Swap(9)) == ("RO-132",)
    t.hero(0, items=())
    assert t.refused(0, Swap(2)) == ("RO-132",)
    assert t.refused(1, Swap(2)) == ("RO-120",)


@pytest.mark.rule("RO-133", "RO-134", "RO-135")
@pytest.mark.parametrize(("item", "field"), [("tide_scroll", 0), ("wind_scroll", 1), ("root_scroll", 2)])
def test_stars_always_fit_one_symbol(item: str, field: int) -> None:
    t = Table("scenario2").hero(0, items=(item,)).spells("mixed").show(0, "star")
    assert [f for f in range(3) if t.can(0, Place("s1", ((0, f),)))] == [field]
    assert RUSHOUT.catalog.scrolls[item].price == 1


@pytest.mark.rule("RO-136", "RO-199")
def test_two_lightning_on_a_scroll_remove_all_hero_dice_from_one_place() -> None:
    t = Table("scenario2").hero(0, items=("thunder_scroll",)).trials("one_of_each")
    t.lay(1, "t1", 0, 1).lay(2, "dragon", 0).show(0, "lightning", "lightning").fill(0, "r:thunder_scroll")
    assert t.loose(0) == 5
    t.do(0, RemoveDice("dragon"))
    assert (t.on("t1"), t.on("dragon")) == ([10, 11], [])
    assert RUSHOUT.catalog.scrolls["thunder_scroll"].price == 2


@pytest.mark.rule("RO-136", "RO-120")
def test_a_filled_scroll_stays_and_can_be_filled_again() -> None:
    t = Table("scenario2").hero(0, items=("thunder_scroll",)).trials("one_of_each").lay(1, "t1", 0)
    t.show(0, "lightning", "lightning").fill(0, "r:thunder_scroll")
    assert t.on("t1") == []
    t.lay(1, "t1", 0).show(0, "lightning", "lightning").fill(0, "r:thunder_scroll")
    assert t.on("t1") == []
    assert t.g.wizard.items == ("thunder_scroll",)


@pytest.mark.rule("RO-136")
def test_a_scroll_without_any_target_does_nothing() -> None:
    t = Table("scenario2").hero(0, items=("thunder_scroll",)).show(0, "lightning", "lightning")
    t.fill(0, "r:thunder_scroll")
    assert t.told("log.no-effect") == 1
    assert t.can(0, Roll())


@pytest.mark.rule("RO-137")
def test_five_fires_on_a_scroll_move_the_dragon() -> None:
    t = Table("scenario2").hero(0, items=("dragon_call",)).show(0, *("fire",) * 5).fill(0, "r:dragon_call")
    assert (t.g.dragon, t.loose(0)) == (1, 5)
    assert RUSHOUT.catalog.scrolls["dragon_call"].price == 3


@pytest.mark.rule("RO-199", "RO-60")
def test_a_scroll_is_a_place_like_any_other() -> None:
    t = Table("scenario2").hero(0, items=("thunder_scroll",)).spells("jinx")
    t.lay(0, "r:thunder_scroll", 0).show(0, "plant")
    assert t.refused(0, Place("s1", ((1, 0),))) == ("RO-60",)


@pytest.mark.rule("RO-120")
def test_a_scroll_that_was_not_bought_is_no_place() -> None:
    t = Table("scenario2").show(0, "lightning")
    assert t.refused(0, Place("r:thunder_scroll", ((0, 0),))) == ("RO-76", "RO-112")
