"""HQ-2: how far heroes move."""

from __future__ import annotations

import pytest

from questhall.games.heroquest.game import HEROQUEST
from questhall.games.heroquest.moves import EndTurn
from tests.games.heroquest.scenario import Table


@pytest.mark.rule("HQ-2.1")
@pytest.mark.parametrize(
    ("hero", "base"), [("elf", 6), ("barbarian", 5), ("wizard", 5), ("battle_mage", 5), ("dwarf", 4)]
)
def test_a_die_and_what_the_people_give(hero: str, base: int) -> None:
    assert Table(hero, dice=(4,)).hero().left == 4 + base


@pytest.mark.rule("HQ-2.2")
@pytest.mark.parametrize("harm", ["injured_move", "base_move"])
def test_whoever_is_impaired_loses_the_die_and_moves_the_base_value(harm: str) -> None:
    t = Table("elf", "dwarf")
    t.mark(t.hero(2), harm)
    t.roll(6).do(EndTurn())
    assert t.hero(2).left == 4
    assert t.g.scripted == (6,)


@pytest.mark.rule("HQ-2.2", "HQ-14.3")
def test_poison_impairs() -> None:
    t = Table("elf", dice=(4,))
    assert t.hero().left == 6 + 4
    t.comes("furniture:table:1")
    assert (t.hero().has("injured_move"), t.hero().left) == (True, 6), "the die is lost at once"


@pytest.mark.rule("HQ-2.3")
def test_all_human_heroes_move_alike_and_those_without_a_profile_are_not_offered() -> None:
    heroes = HEROQUEST.lore.heroes
    assert {heroes[hero].move for hero in ("barbarian", "wizard", "battle_mage")} == {5}
    assert not {"paladin", "amazon", "dark_elf"} & set(heroes)
