"""HQ-16.1: psychic combat."""

from __future__ import annotations

import pytest

from questhall.games.heroquest import vocabulary as v
from questhall.games.heroquest.moves import Act, Special
from tests.games.heroquest.scenario import SHIELD, SKULL, Table


def facing(*heroes: str, more: tuple[v.Trait, ...] = ("psychic",)) -> Table:
    """A warlock with three mind points whom the quest lets fight with the mind, before the heroes."""
    foe = v.Foe(kind="warlock", at=(4, 2), id="boss", more=more)
    t = Table(*heroes, foes=(foe,))
    (boss,) = t.g.monsters.values()
    t.set(boss, mind=3)
    t.masters_turn().do(Act(boss.id))
    return t


@pytest.mark.rule("HQ-16.1")
def test_as_many_dice_as_the_magicians_mind_against_as_many_as_the_defenders() -> None:
    t = facing("barbarian")
    t.wear(1, "helmet", "shield")
    t.roll(SKULL, SKULL, SKULL, SHIELD, SKULL).do(Special("psychic", 1))
    thrown = [len(line["dice"]) for line in t.told("kernel.threw")[-2:]]
    assert (thrown, t.hero().body, t.hero().mind) == ([3, 2], 6, 2), "armour does not count, the body pays"


@pytest.mark.rule("HQ-16.1")
def test_a_strong_mind_defends_well() -> None:
    t = facing("wizard")
    t.roll(SKULL, SKULL, SKULL, *(SHIELD,) * 6).do(Special("psychic", 1))
    assert t.hero().body == 4


@pytest.mark.rule("HQ-16.1", "HQ-10.10", "HQ-14.3")
@pytest.mark.parametrize("hindrance", ["pit", "injury"])
def test_pit_and_injury_take_a_die_from_the_defence_of_a_mind_too(hindrance: str) -> None:
    t = facing("wizard")
    if hindrance == "pit":
        t.set(t.hero(), pit=True)
    else:
        t.mark(t.hero(), "injured_defence", "cured")
    t.roll(*(SKULL,) * 3, *(SHIELD,) * 5).do(Special("psychic", 1))
    assert [len(line["dice"]) for line in t.told("kernel.threw")[-2:]] == [3, 5]


@pytest.mark.rule("HQ-16.1", "HQ-10.10")
def test_a_magician_in_a_pit_attacks_with_a_die_less() -> None:
    t = facing("wizard")
    t.set(next(iter(t.g.monsters.values())), pit=True)
    t.roll(SHIELD, SHIELD).do(Special("psychic", 1))
    assert len(t.told("kernel.threw")[-1]["dice"]) == 2


@pytest.mark.rule("HQ-16.1")
def test_only_where_the_quest_notes_it() -> None:
    assert facing("barbarian", more=()).options(Special) == []
