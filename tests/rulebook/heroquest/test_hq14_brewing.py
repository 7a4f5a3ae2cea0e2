"""HQ-14.1, HQ-14.2, HQ-14.5 to HQ-14.8: ingredients become potions."""

from __future__ import annotations

import pytest

from questhall.games.heroquest import vocabulary as v
from questhall.games.heroquest.entities import Find
from questhall.games.heroquest.game import HEROQUEST
from questhall.games.heroquest.moves import Brew, Drink, EndTurn, Give, Recognise
from tests.games.heroquest.scenario import SKULL, Table

SHELF = ("mandrake", "moon_moss", "spider_silk", "troll_fat", "silver_dust")
BENCH = (v.Piece(kind="alchemist_bench", at=(2, 2)),)


def brewer(*ingredients: str, bench: bool = True) -> Table:
    t = Table("wizard", "elf", at=("B3", "B4"), furniture=BENCH if bench else ())
    t.set(t.hero(), ingredients=ingredients)
    return t


@pytest.mark.rule("HQ-14.1")
def test_ingredients_come_from_cards_and_furniture_and_nobody_knows_what_they_are() -> None:
    t = brewer()
    t.roll(1).comes("treasure:found_ingredient").roll(2, 3).comes("furniture:alchemist_bench:4")
    assert [find.thing for find in t.hero().unknown] == ["mandrake", "moon_moss", "spider_silk"]
    assert t.sheet().unknown == 3
    assert t.sheet().ingredients == ()


@pytest.mark.rule("HQ-14.1", "HQ-18.2")
def test_a_mind_test_recognises_and_whoever_fails_does_not_try_again() -> None:
    t = brewer()
    t.set(t.hero(), unknown=(Find("mandrake"), Find("troll_fat")))
    t.roll(6).do(Recognise(1)).roll(5).do(Recognise(2))
    assert t.hero().ingredients == ("troll_fat",)
    assert t.refused(Recognise(1)) == ("HQ-14.1",)


@pytest.mark.rule("HQ-14.1")
def test_another_hero_may_try_once() -> None:
    t = brewer()
    t.set(t.hero(), unknown=(Find("mandrake"),))
    t.roll(6).do(Recognise(1)).do(Give("unknown", 2)).roll(3).do(EndTurn())
    t.roll(2).do(Recognise(1))
    assert t.hero(2).ingredients == ("mandrake",)


@pytest.mark.rule("HQ-14.1")
def test_at_an_alchemists_table_brewing_always_works() -> None:
    t = brewer(*SHELF[:3])
    t.do(Brew("brew_healing", SHELF[:3]))
    assert t.hero().bag == ("healing_4",)
    assert t.hero().ingredients == ()
    assert t.hero().took == ("act",)


@pytest.mark.rule("HQ-14.1")
@pytest.mark.parametrize(
    ("dice", "bag", "left"),
    [
        ((1, SKULL), (), ()),
        ((2,), (), ()),
        ((3,), ("healing_2",), ()),
        ((4,), (), SHELF[:3]),
        ((5,), ("healing_4",), ()),
        ((6,), ("healing_4",), SHELF[:1]),
    ],
)
def test_elsewhere_the_experiment_table_decides(
    dice: tuple[int, ...], bag: tuple[str, ...], left: tuple[str, ...]
) -> None:
    t = brewer(*SHELF[:3], bench=False)
    t.roll(*dice).do(Brew("brew_healing", SHELF[:3]))
    assert (t.hero().bag, t.hero().ingredients) == (bag, left)
    assert t.hero().body == (3 if dice[0] == 1 else 4)


@pytest.mark.rule("HQ-14.2")
def test_two_ingredients_may_be_alike_more_must_be_different() -> None:
    t = brewer("mandrake", "mandrake", "moon_moss")
    assert t.refused(Brew("brew_healing", ("mandrake", "mandrake", "moon_moss"))) == ("HQ-14.2",)
    assert t.refused(Brew("brew_healing", ("mandrake", "moon_moss"))) == ("HQ-14.2",)
    assert t.refused(Brew("brew_plague_cure", ("troll_fat", "mandrake"))) == ("HQ-14.1",)
    t.do(Brew("brew_troll_bane", ("mandrake", "mandrake")))
    assert t.hero().bag == ("troll_bane",)


@pytest.mark.rule("HQ-14.2")
def test_the_recipes_need_two_three_four_or_five() -> None:
    recipes = HEROQUEST.lore.recipes.values()
    assert sorted([(r.ingredients, r.different) for r in recipes]) == [
        (2, False), (2, False), (3, True), (4, True), (5, True),
    ]  # fmt: skip


@pytest.mark.rule("HQ-14.5")
def test_two_make_troll_bane() -> None:
    t = brewer("mandrake", "moon_moss")
    troll = t.put("troll", "B1")
    t.do(Brew("brew_troll_bane", ("mandrake", "moon_moss"))).do(Drink("troll_bane", troll.id))
    assert troll.baned


@pytest.mark.rule("HQ-14.5")
def test_or_a_potion_that_ends_the_weakness_of_the_plague() -> None:
    t = brewer("mandrake", "moon_moss")
    t.mark(t.hero(), "weakened", "cured")
    t.do(Brew("brew_plague_cure", ("mandrake", "moon_moss"))).do(Drink("plague_cure"))
    assert not t.hero().has("weakened")


@pytest.mark.rule("HQ-14.6")
@pytest.mark.parametrize(("body", "healed"), [(1, 5), (4, 6)])
def test_three_make_a_healing_potion_of_up_to_four_points(body: int, healed: int) -> None:
    t = brewer(*SHELF[:3])
    t.set(t.hero(2), body=body)
    t.do(Brew("brew_healing", SHELF[:3])).do(Drink("healing_4", 2))
    assert t.hero(2).body == healed


@pytest.mark.rule("HQ-14.7")
def test_four_make_a_potion_that_cures_one_lasting_injury() -> None:
    t = brewer(*SHELF[:4])
    t.mark(t.hero(2), "injured_move", "cured")
    t.do(Brew("brew_injury_cure", SHELF[:4])).do(Drink("injury_cure", 2))
    assert not t.hero(2).has("injured_move")


@pytest.mark.rule("HQ-14.8", "HQ-17.3")
def test_five_make_an_elixir_that_is_drunk_once_for_one_of_two_things() -> None:
    t = brewer(*SHELF)
    t.do(Brew("brew_elixir", SHELF))
    assert t.refused(Drink("elixir_of_life", 2)) == ("HQ-14.8", "HQ-17.3")
    t.set(t.hero(2), mind=0, body=3)
    t.do(Drink("elixir_of_life", 2))
    assert (t.hero(2).mind, t.hero(2).body) == (4, 3)
    assert t.hero().bag == ()


@pytest.mark.rule("HQ-14.8")
def test_it_revives_the_dead_with_all_body_points_but_not_those_who_are_dead_for_good() -> None:
    t = brewer(*SHELF)
    t.do(Brew("brew_elixir", SHELF)).loses(2, 7, 6, 6, 1)
    t.do(Drink("elixir_of_life", 2))
    assert (t.hero(2).state, t.hero(2).body) == ("up", 6)
    t.set(t.hero(1), bag=("elixir_of_life",))
    t.loses(2, 8, 6, 1)
    assert t.refused(Drink("elixir_of_life", 2)) == ("HQ-B.3", "HQ-B.15")
