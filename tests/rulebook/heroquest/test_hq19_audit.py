"""HQ-19, read once more against the original: sweeps of monsters, and ghosts that strike where nobody can defend."""

from __future__ import annotations

import pytest

from questhall.games.heroquest.moves import Act, Attack, Cast, Sweep
from tests.games.heroquest.scenario import MONSTER, SHIELD, SKULL, Table


def thrown(t: Table, purpose: str = "attack") -> list[tuple[str, ...]]:
    return [line["dice"] for line in t.told("kernel.threw") if line["purpose"] == purpose]


@pytest.mark.rule("HQ-19.18")
def test_a_troll_sweeps_with_two_white_dice_at_everybody_around_its_own_people_too() -> None:
    t = Table("barbarian", "dwarf", "elf", at=("C3", "E4", "B5"))
    troll, goblin = t.put("troll", "D3"), t.put("goblin", "E3")
    t.masters_turn().do(Act(troll.id))
    barbarian, goblin_dies, dwarf = (SHIELD, SHIELD), (SKULL, SKULL, SHIELD), (SKULL, SHIELD, SKULL, SKULL)
    t.roll(*barbarian, *goblin_dies, *dwarf).do(Sweep(t.square("C3"), clockwise=True))
    assert [line["target"] for line in t.told("log.attacks")] == [1, goblin.id, 2], "the Elf is out of reach"
    assert thrown(t) == [("white", "white")] * 3
    assert (goblin.id in t.g.monsters, t.hero(2).body) == (False, 6)
    assert t.refused(Attack(1)) == ("HQ-B.2",), "it takes the place of the attack"


@pytest.mark.rule("HQ-19.18", "HQ-19.29")
def test_a_frenzied_rat_ogre_sweeps_with_white_dice_all_the_same() -> None:
    t = Table("barbarian")
    ogre = t.put("rat_ogre", "C3", frenzy=True)
    t.masters_turn().do(Act(ogre.id)).roll(SHIELD, SHIELD).do(Sweep(t.square("B3")))
    assert thrown(t) == [("white", "white")]


@pytest.mark.rule("HQ-19.18")
def test_an_orc_does_not_sweep() -> None:
    t = Table("barbarian")
    orc = t.put("orc", "C3")
    t.masters_turn().do(Act(orc.id))
    assert t.refused(Sweep(t.square("B3"))) == ("HQ-1.4", "HQ-19.18")


@pytest.mark.rule("HQ-19.48", "HQ-8.5", "HQ-9.1")
def test_a_ghost_finds_no_die_to_take_from_the_unconscious_and_strikes_them_dead() -> None:
    t = Table("barbarian", "dwarf", at=("B3", "H6"))
    t.set(t.hero(), state="down", body=0, woken_by="potion")
    ghost = t.put("ghost_warrior", "C3")
    t.masters_turn().do(Act(ghost.id)).roll(SKULL, SHIELD, 4).do(Attack(1))
    assert (thrown(t), thrown(t, "defence")) == ([("white", "white")], [])
    assert (t.hero().body, t.hero().state) == (-1, "dead")
    assert not t.told("log.fall"), "whoever lies does not fall once more"


@pytest.mark.rule("HQ-19.49", "HQ-1.28")
def test_a_ghost_saves_itself_from_the_wizards_fireball() -> None:
    t = Table("wizard")
    ghost = t.put("elite_ghost_warrior", "E3")
    t.roll(SKULL, SKULL, MONSTER, SKULL).do(Cast("fireball", ghost.id))
    assert (thrown(t, "save"), thrown(t, "defence"), ghost.body) == ([("white", "white")], [], 1)
