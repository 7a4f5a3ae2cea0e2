"""HQ-1.10 to HQ-1.12 and HQ-1.24 to HQ-1.26: what the Dwarf can do."""

from __future__ import annotations

import pytest

from questhall.games.heroquest import vocabulary as v
from questhall.games.heroquest.entities import MASTER
from questhall.games.heroquest.game import HEROQUEST
from questhall.games.heroquest.moves import (
    Act,
    Again,
    Attack,
    Cast,
    Decline,
    Disarm,
    EndTurn,
    Keep,
    Read,
    Special,
    Withstand,
)
from questhall.games.heroquest.rules.effects import CarryOut
from tests.games.heroquest.scenario import MONSTER, SHIELD, SKULL, Table

TRAP = 34
"""On C3."""


@pytest.mark.rule("HQ-1.10")
def test_the_dwarf_disarms_without_tools() -> None:
    t = Table("dwarf", traps=(v.Trap(kind="pit", at=(2, 2)),))
    t.g.traps_found = 1 << TRAP
    t.roll(SKULL).do(Disarm(TRAP))
    assert (t.g.traps_spent, t.hero().pit) == (1 << TRAP, False), "a skull, on which others fail"


# --- magic resistance ---------------------------------------------------------------------------------


def warlock(*spells: str, mind: int = 3) -> Table:
    """The game master's turn: a warlock on E3 faces the Dwarf on B3 and the Barbarian on B4."""
    t = Table("dwarf", "barbarian")
    t.set(t.hero(), mind=mind, full_mind=mind)
    caster = t.put("warlock", "E3", spells=spells)
    t.masters_turn().do(Act(caster.id))
    return t


def wizard(spell: str, mind: int = 3) -> Table:
    """The Wizard's turn, with the wounded Dwarf beside him."""
    t = Table("wizard", "dwarf")
    t.set(t.hero(), spells=(spell,))
    t.set(t.hero(2), mind=mind, full_mind=mind, body=2)
    return t


@pytest.mark.rule("HQ-1.11")
@pytest.mark.parametrize(("face", "body"), [(SKULL, 5), (SHIELD, 5), (MONSTER, 7)])
def test_a_monster_shield_wards_off_a_foes_spell(face: int, body: int) -> None:
    t = warlock("ball_of_flame")
    t.roll(face, 1, 1).do(Cast("ball_of_flame", 1))
    assert t.hero().body == body


@pytest.mark.rule("HQ-1.11")
@pytest.mark.parametrize(("face", "body"), [(SKULL, 6), (MONSTER, 2)])
def test_a_friends_helpful_spell_must_be_rolled_against_too(face: int, body: int) -> None:
    t = wizard("heal")
    t.roll(face).do(Cast("heal", 2))
    assert t.hero(2).body == body
    assert t.hero().spells == (), "it is cast in any case"


@pytest.mark.rule("HQ-1.11")
def test_in_a_group_spell_it_protects_the_dwarf_alone() -> None:
    t = warlock("cloud_of_chaos")
    t.roll(MONSTER, 1, 1).do(Cast("cloud_of_chaos"))
    assert [hero.has("paralysed") for hero in t.g.heroes] == [False, True]


@pytest.mark.rule("HQ-1.11", "HQ-10.7")
def test_it_does_not_help_against_the_magic_trap() -> None:
    t = Table("dwarf")
    t.g.interrupt(CarryOut(origin="fate:magic_blaze", caster=1, target=1))
    t.roll(SKULL, SKULL, SKULL, MONSTER, MONSTER).g.run()
    assert (t.hero().body, t.told("log.resists")) == (4, [])


@pytest.mark.rule("HQ-1.24")
def test_with_four_mind_points_the_roll_may_be_repeated_once() -> None:
    t = warlock("ball_of_flame", mind=4)
    t.roll(SKULL).do(Cast("ball_of_flame", 1))
    assert (t.asked, t.options()) == ("heroquest.resist-again", [Again(), Keep()])
    t.roll(MONSTER).do(Again())
    assert (t.hero().body, t.asked_seat) == (7, MASTER)


@pytest.mark.rule("HQ-1.24")
def test_a_helpful_spell_may_be_let_in_by_repeating() -> None:
    t = wizard("heal", mind=4)
    t.roll(MONSTER).do(Cast("heal", 2)).roll(SKULL).do(Again())
    assert t.hero(2).body == 6


@pytest.mark.rule("HQ-1.24")
@pytest.mark.parametrize(("face", "body"), [(SHIELD, 7), (MONSTER, 5)])
def test_with_five_white_shields_ward_off_in_place_of_the_monster_shield(face: int, body: int) -> None:
    t = warlock("ball_of_flame", mind=5)
    t.roll(face).do(Cast("ball_of_flame", 1)).roll(1, 1).do(Keep())
    assert t.hero().body == body


@pytest.mark.rule("HQ-1.24")
def test_the_value_on_the_sheet_counts() -> None:
    t = warlock("ball_of_flame", mind=4)
    t.set(t.hero(), mind=2)
    t.roll(SKULL).do(Cast("ball_of_flame", 1))
    assert t.asked == "heroquest.resist-again"


@pytest.mark.rule("HQ-1.25")
def test_it_meets_scrolls_of_others_but_not_the_dwarfs_own() -> None:
    t = Table("barbarian", "dwarf")
    t.set(t.hero(2), body=2)
    t.set(t.hero(), scrolls=("heal",))
    t.roll(MONSTER).do(Read("heal", 2))
    assert t.hero(2).body == 2
    t = Table("dwarf")
    t.set(t.hero(), scrolls=("heal",), body=2)
    t.roll().do(Read("heal", 1))
    assert t.hero().body == 6


@pytest.mark.rule("HQ-1.25")
def test_it_meets_the_demons_fireball() -> None:
    t = Table("dwarf")
    demon = t.put("lesser_demon", "E3")
    t.masters_turn().do(Act(demon.id)).roll(MONSTER).do(Special("fireball", 1))
    assert (t.hero().body, len(t.told("log.resists"))) == (7, 1)


@pytest.mark.rule("HQ-1.25", "HQ-16.1")
def test_it_does_not_meet_special_attacks() -> None:
    t = Table("dwarf", foes=(v.Foe(kind="warlock", at=(4, 2), id="boss", more=("psychic",)),))
    (boss,) = t.g.monsters.values()
    t.masters_turn().do(Act(boss.id)).roll(*(SKULL,) * boss.mind, SHIELD, SHIELD, SHIELD).do(Special("psychic", 1))
    assert (t.told("log.resists"), t.told("log.does-not-resist")) == ([], [])


# --- constitution -------------------------------------------------------------------------------------


def poisoned(origin: str, *dice: int, body: int = 7) -> Table:
    t = Table("dwarf")
    t.set(t.hero(), body=body, full_body=body)
    t.roll(*dice).comes(origin)
    return t.do(Withstand())


@pytest.mark.rule("HQ-1.12", "HQ-1.26")
@pytest.mark.parametrize("origin", ["treasure:poison_needle", "fate:centipede", "furniture:throne:0"])
def test_a_monster_shield_keeps_every_poison_off(origin: str) -> None:
    t = poisoned(origin, MONSTER)
    assert (t.hero().body, t.hero().marks) == (7, ())
    assert poisoned(origin, SHIELD).hero().body == 6


@pytest.mark.rule("HQ-1.12", "HQ-1.26")
def test_poisoned_food_does_the_dwarf_no_lasting_harm() -> None:
    assert not poisoned("furniture:table:1", MONSTER).hero().has("injured_move")
    assert poisoned("furniture:table:1", SKULL).hero().has("injured_move")


@pytest.mark.rule("HQ-1.12")
def test_with_eight_body_points_the_roll_is_repeated_and_with_nine_white_shields_help() -> None:
    t = poisoned("fate:centipede", SKULL, MONSTER, body=8)
    assert (t.asked, t.options()) == ("heroquest.constitution-again", [Again(), Keep()])
    assert t.do(Again()).hero().body == 8
    assert poisoned("fate:centipede", SHIELD, body=9).hero().body == 9


@pytest.mark.rule("HQ-1.12")
def test_he_may_roll_and_may_repeat_but_he_need_not() -> None:
    t = Table("dwarf")
    t.roll().comes("fate:centipede")
    assert (t.asked, t.options()) == ("heroquest.constitution", [Withstand(), Decline()])
    assert t.do(Decline()).hero().body == 6
    assert poisoned("fate:centipede", SKULL, body=8).do(Keep()).hero().body == 7


@pytest.mark.rule("HQ-1.12")
def test_whoever_does_not_want_to_be_asked_rolls_by_itself() -> None:
    t = Table("dwarf")
    t.comes("fate:centipede")
    assert HEROQUEST.windows.obvious(HEROQUEST.situation(t.g, 1)) == Withstand()


@pytest.mark.rule("HQ-1.26")
def test_of_a_plague_monks_blow_it_stops_the_weakening_not_the_wound() -> None:
    t = Table("dwarf")
    monk = t.put("plague_monk", "C3")
    t.masters_turn().do(Act(monk.id)).roll(SKULL, MONSTER, MONSTER, MONSTER, MONSTER, MONSTER).do(Attack(1)).do(
        Withstand()
    )
    assert (t.hero().body, t.hero().has("weakened")) == (6, False)


@pytest.mark.rule("HQ-1.11")
def test_nobody_else_rolls() -> None:
    t = Table("wizard", "barbarian")
    t.set(t.hero(), spells=("heal",))
    t.set(t.hero(2), body=2)
    t.roll().do(Cast("heal", 2)).roll(3).do(EndTurn())
    assert t.hero(2).body == 6


@pytest.mark.rule("HQ-1.11")
def test_a_spell_that_was_warded_off_does_not_ward_off_the_next_one() -> None:
    t = Table("wizard", "dwarf")
    mage = t.put("warlock", "F3", spells=("firestorm", "fear"))
    t.mark(t.hero(2), "invisible")
    t.masters_turn().do(Act(mage.id)).roll(MONSTER, 6, 6).do(Cast("firestorm"))
    t.hero(2).unmark("invisible")
    t.set(mage, took=())
    t.roll(SHIELD).do(Cast("fear", 2))
    assert t.hero(2).has("frightened")
