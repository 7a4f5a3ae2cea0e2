"""HQ-1, read once more against the original: the Barbarian's sweep and the Elf's dexterity."""

from __future__ import annotations

import pytest

from questhall.games.heroquest.moves import Attack, Cast, Dexterity, MoveAgain, SearchTreasure, Sweep, Walk
from tests.games.heroquest.scenario import MONSTER, SHIELD, SKULL, Table


def thrown(t: Table, purpose: str = "attack") -> list[tuple[str, ...]]:
    return [line["dice"] for line in t.told("kernel.threw") if line["purpose"] == purpose]


@pytest.mark.rule("HQ-1.4", "HQ-10.10", "HQ-14.3")
@pytest.mark.parametrize("hindrance", ["pit", "injured", "both"])
def test_a_pit_and_an_injury_take_dice_from_a_sweep_too(hindrance: str) -> None:
    t = Table("barbarian")
    t.put("orc", "C3")
    t.set(t.hero(), pit=hindrance != "injured")
    if hindrance != "pit":
        t.mark(t.hero(), "injured_attack", "cured")
    if hindrance == "both":
        assert t.refused(Sweep(t.square("C3"))) == ("HQ-B.14",)
        return
    t.roll(MONSTER).do(Sweep(t.square("C3")))
    assert thrown(t) == [("white",)]


@pytest.mark.rule("HQ-1.4")
def test_courage_adds_nothing_to_a_sweep_and_is_not_spent_by_it() -> None:
    t = Table("barbarian")
    t.put("orc", "C3")
    t.mark(t.hero(), "attack", "attack", 2)
    t.roll(MONSTER, MONSTER).do(Sweep(t.square("C3")))
    assert (thrown(t), t.hero().has("attack")) == ([("white", "white")], True)


@pytest.mark.rule("HQ-1.4", "HQ-19.13")
@pytest.mark.parametrize(("weapon", "attack", "defence"), [("longsword", 1, 3), ("rune_axe", 2, 2)])
def test_a_sweep_at_a_ghost_is_an_attack_with_the_weapon_in_the_hand(weapon: str, attack: int, defence: int) -> None:
    t = Table("barbarian")
    t.arm(1, weapon)
    t.put("ghost_warrior", "C3")
    t.roll(*(SKULL,) * attack, *(MONSTER,) * defence).do(Sweep(t.square("C3")))
    assert thrown(t) == [("white",) * attack]
    assert thrown(t, "defence") == [("white",) * defence]


@pytest.mark.rule("HQ-1.7")
def test_the_nimble_elf_may_move_twice_in_a_row_each_time_with_its_own_die() -> None:
    t = Table("elf", dice=(3,)).do(Dexterity()).do(Walk(t_square := 37))
    assert (t.hero().square, t.hero().left) == (t_square, 5), "9 squares, of which 4 are gone"
    t.roll(5).do(MoveAgain())
    assert t.hero().left == 11, "what was left of the first move is given up"
    t.do(Walk(t.square("H6"))).do(Walk(t.square("H5")))
    assert "HQ-1.7" in t.refused(MoveAgain()), "no kind of step three times"
    goblin = t.put("goblin", "H4")
    t.roll(SHIELD, SHIELD).do(Attack(goblin.id))
    assert t.refused(SearchTreasure()) == ("HQ-1.7",)
    assert t.refused(Walk(t.square("G5"))) == ("HQ-1.7",), "that were three steps"


@pytest.mark.rule("HQ-1.7")
def test_a_second_move_needs_a_first_one_and_the_dexterity() -> None:
    t = Table("elf")
    assert t.refused(MoveAgain()) == ("HQ-1.7",)
    t.do(Dexterity())
    assert t.refused(MoveAgain()) == ("HQ-1.7",)
    assert MoveAgain() not in t.options()


@pytest.mark.rule("HQ-15.2", "HQ-1.4")
def test_after_a_sweep_the_weapon_in_the_hand_is_the_one_used_last() -> None:
    t = Table("barbarian")
    t.arm(1, "longsword", "bow")
    t.set(t.hero(), last="ranged")
    t.put("orc", "C3")
    t.roll(MONSTER, MONSTER).do(Sweep(t.square("C3"))).comes("treasure:rust_vapour")
    assert [gear.rusty for gear in t.hero().weapons] == [True, False]


@pytest.mark.rule("HQ-1.11", "HQ-9.2")
def test_a_healing_spell_reaches_an_unconscious_dwarf_without_a_roll() -> None:
    t = Table("wizard", "dwarf")
    t.set(t.hero(2), state="down", body=0, woken_by="potion")
    t.roll(SKULL, SKULL).do(Cast("heal_base", 2))
    assert (t.hero(2).state, t.hero(2).body) == ("up", 2)
    assert not thrown(t, "resistance")


@pytest.mark.rule("HQ-15.6", "HQ-10.10")
def test_a_die_that_is_taken_away_is_a_white_one_first() -> None:
    t = Table("barbarian")
    t.arm(1, "rune_axe")
    t.set(t.hero(), pit=True)
    orc = t.put("orc", "C3")
    t.roll(MONSTER, MONSTER, MONSTER).do(Attack(orc.id))
    assert thrown(t) == [("black", "black", "black")]
