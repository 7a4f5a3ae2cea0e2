"""HQ-1.6 to HQ-1.9 and HQ-1.27: what the Elf can do."""

from __future__ import annotations

import pytest

from questhall.games.heroquest.entities import Gear
from questhall.games.heroquest.moves import Again, Attack, Cast, Dexterity, Draw, EndTurn, Herbs, Keep, MoveAgain, Walk
from questhall.games.heroquest.rules.carrying import why_not_carry
from questhall.games.heroquest.rules.effects import CarryOut
from tests.games.heroquest.scenario import MONSTER, SHIELD, SKULL, Table

# --- herbs ------------------------------------------------------------------------------------------


@pytest.mark.rule("HQ-1.6")
def test_herbs_give_a_die_of_body_points_once_in_a_quest() -> None:
    t = Table("elf", "barbarian")
    t.set(t.hero(2), body=3)
    t.roll(4).do(Herbs(2))
    assert t.hero(2).body == 7
    t.hero().took = ()
    assert t.refused(Herbs(1)) == ("HQ-1.6",)


@pytest.mark.rule("HQ-1.6", "HQ-B.15")
def test_herbs_need_base_contact_and_never_give_more_than_the_full_value() -> None:
    t = Table("elf", "barbarian", at=("B3", "C4"))
    assert t.refused(Herbs(2)) == ("HQ-1.6", "HQ-B.15"), "diagonally is no base contact"
    t.set(t.hero(), body=5)
    t.roll(6).do(Herbs(1))
    assert t.hero().body == 6


@pytest.mark.rule("HQ-1.6", "HQ-B.15")
def test_herbs_help_whoever_is_in_the_same_pit() -> None:
    t = Table("elf", "dwarf", at=("C3", "C3"))
    t.set(t.hero(2), body=1)
    t.roll(3).do(Herbs(2))
    assert t.hero(2).body == 4


@pytest.mark.rule("HQ-1.27")
def test_herbs_are_the_action_and_need_no_mind() -> None:
    t = Table("elf")
    t.set(t.hero(), body=2, mind=1)
    t.roll(3).do(Herbs(1))
    assert (t.hero().body, t.hero().took) == (5, ("act",))


@pytest.mark.rule("HQ-1.27")
def test_the_dwarf_does_not_resist_herbs_and_they_wake_nobody_and_end_no_plague() -> None:
    t = Table("elf", "dwarf")
    t.set(t.hero(2), body=2)
    t.mark(t.hero(2), "weakened", "cured")
    t.roll(3).do(Herbs(2))
    assert (t.hero(2).body, t.hero(2).has("weakened"), t.told("log.resists")) == (5, True, [])
    t = Table("elf", "dwarf")
    t.set(t.hero(2), body=0, state="down", woken_by="potion")
    assert t.refused(Herbs(2)) == ("HQ-1.6", "HQ-1.27")


# --- dexterity ------------------------------------------------------------------------------------------


@pytest.mark.rule("HQ-1.7")
def test_fight_move_fight() -> None:
    t = Table("elf")
    orc = t.put("orc", "C3", body=9)
    t.do(Dexterity()).roll(MONSTER, MONSTER).do(Attack(orc.id))
    t.do(Walk(t.square("B4"))).do(Walk(t.square("C4")))
    t.roll(MONSTER, MONSTER).do(Attack(orc.id))
    assert t.hero().took == ("fight", "move", "fight")
    assert t.refused(Attack(orc.id)) == ("HQ-1.7",)


@pytest.mark.rule("HQ-1.7")
def test_a_second_move_gets_a_die_of_its_own() -> None:
    t = Table("elf", dice=(1,))
    orc = t.put("orc", "C3", body=9)
    t.do(Dexterity()).do(Walk(t.square("B4"))).do(Walk(t.square("C4")))
    t.roll(5, MONSTER, MONSTER).do(Attack(orc.id))
    assert t.hero().left == 6 + 5


@pytest.mark.rule("HQ-1.7", "HQ-8.1")
def test_a_tail_wind_blows_for_one_of_two_moves() -> None:
    t = Table("elf", dice=(3,)).do(Dexterity())
    t.roll(2).comes("potion:speed").do(Walk(t.square("C3")))
    assert t.hero().left == 6 + 3 + 2 - 1
    t.roll(5).do(MoveAgain())
    assert t.hero().left == 6 + 5


@pytest.mark.rule("HQ-1.7", "HQ-8.1")
def test_a_tail_wind_between_two_moves_blows_for_the_second() -> None:
    t = Table("elf").do(Dexterity())
    t.do(Walk(t.square("C3"))).comes("potion:speed").roll(5, 4).do(MoveAgain())
    assert t.hero().left == 6 + 5 + 4


@pytest.mark.rule("HQ-1.7")
def test_no_kind_of_step_three_times() -> None:
    t = Table("elf")
    orc = t.put("orc", "C3", body=9)
    t.do(Dexterity()).roll(MONSTER, MONSTER).do(Attack(orc.id)).roll(MONSTER, MONSTER).do(Attack(orc.id))
    assert t.refused(Attack(orc.id)) == ("HQ-1.7",)
    t.do(Walk(t.square("B4")))


@pytest.mark.rule("HQ-1.7")
def test_it_is_announced_before_the_first_step_once_in_a_quest() -> None:
    t = Table("elf")
    t.do(Walk(t.square("B4")))
    assert t.refused(Dexterity()) == ("HQ-1.7",)
    t = Table("elf").do(Dexterity()).roll(3, 3).do(EndTurn())
    assert t.refused(Dexterity()) == ("HQ-1.7",)


@pytest.mark.rule("HQ-1.7", "HQ-1.27")
def test_dexterity_needs_no_mind_but_an_elf() -> None:
    t = Table("elf")
    t.set(t.hero(), mind=1)
    assert t.options(Dexterity) == [Dexterity()]
    assert Table("barbarian").refused(Dexterity()) == ("HQ-1.7",)


# --- the archer -------------------------------------------------------------------------------------------


def archer(*weapons: str) -> Table:
    t = Table("elf")
    t.arm(1, *(weapons or ("short_sword", "bow")))
    return t


@pytest.mark.rule("HQ-1.8")
def test_a_bow_shot_without_a_skull_may_be_repeated_once() -> None:
    t = archer()
    orc = t.put("orc", "F3")
    t.roll(SHIELD, SHIELD, SHIELD).do(Attack(orc.id, "ranged"))
    assert t.asked == "heroquest.repeat-attack"
    t.roll(SHIELD, SHIELD, SHIELD).do(Again())
    assert t.asked == "heroquest.turn", "never a third time"


@pytest.mark.rule("HQ-1.8")
def test_a_hit_is_not_repeated_nor_is_the_shot_of_a_crossbow() -> None:
    t = archer()
    orc = t.put("orc", "F3")
    t.roll(SKULL, SHIELD, SHIELD, MONSTER, SHIELD, SHIELD).do(Attack(orc.id, "ranged"))
    assert t.asked == "heroquest.turn"
    t = archer("short_sword", "crossbow")
    orc = t.put("orc", "F3")
    t.roll(*(SHIELD,) * 4).do(Attack(orc.id, "ranged"))
    assert t.asked == "heroquest.turn"


@pytest.mark.rule("HQ-1.8", "HQ-1.27")
def test_the_archer_needs_no_mind() -> None:
    t = archer()
    t.set(t.hero(), mind=1)
    orc = t.put("orc", "F3")
    t.roll(SHIELD, SHIELD, SHIELD).do(Attack(orc.id, "ranged"))
    assert t.options() == [Again(), Keep()]


@pytest.mark.rule("HQ-1.8")
def test_beside_the_bow_the_elf_carries_the_short_sword_or_the_ghost_sword() -> None:
    t = archer("bow")
    lore, elf = t.g.lore, t.hero()
    assert why_not_carry(lore, elf, "short_sword") is None
    assert why_not_carry(lore, elf, "ghost_sword") is None
    refusal = why_not_carry(lore, elf, "longsword")
    assert refusal is not None
    assert "HQ-1.8" in refusal.rules


@pytest.mark.rule("HQ-1.8")
def test_with_a_bow_the_ghost_sword_does_not_strike_diagonally() -> None:
    t = archer("ghost_sword", "bow")
    orc = t.put("orc", "C4")
    assert "HQ-B.8" in t.refused(Attack(orc.id))
    t.arm(1, Gear("short_sword"), Gear("bow"))
    assert Attack(orc.id) in t.options()


@pytest.mark.rule("HQ-1.8")
def test_a_magic_short_sword_is_a_short_sword() -> None:
    t = archer("bow")
    assert why_not_carry(t.g.lore, t.hero(), "tuskbreaker") is None
    t = archer("tuskbreaker", "bow")
    orc = t.put("orc", "C4")
    assert Attack(orc.id) in t.options()


@pytest.mark.rule("HQ-1.8", "HQ-15.5")
def test_with_a_bow_the_longsword_that_rust_has_made_of_the_ghost_sword_is_only_carried() -> None:
    t = archer("ghost_sword", "bow").comes("treasure:rust_vapour")
    hero = t.hero()
    assert (hero.weapons, hero.surplus, hero.bare) == ((Gear("bow"),), (Gear("longsword"),), True)
    assert t.refused(Draw("longsword")) == ("HQ-1.8",)


# --- magic talent -----------------------------------------------------------------------------------------


@pytest.mark.rule("HQ-1.9")
@pytest.mark.parametrize(("drawn", "lore"), [(1, "life"), (2, "heaven"), (3, "light")])
def test_the_elf_starts_without_spells_and_finds_a_set_of_one_of_three_lores(drawn: int, lore: str) -> None:
    t = Table("elf")
    assert t.hero().spells == ()
    t.g.interrupt(CarryOut(origin="furniture:bookcase:5", caster=1, target=1))
    t.roll(drawn).g.run()
    assert (t.hero().sets, t.hero().spells) == ((lore,), t.g.lore.school(lore))


@pytest.mark.rule("HQ-1.9", "HQ-8.4")
def test_below_four_mind_points_the_elf_casts_nothing() -> None:
    t = Table("elf", "barbarian")
    t.set(t.hero(), sets=("life",), spells=t.g.lore.school("life"))
    assert Cast("spring_of_life", 2) in t.options()
    t.set(t.hero(), mind=3)
    assert t.refused(Cast("spring_of_life", 2)) == ("HQ-8.4",)
