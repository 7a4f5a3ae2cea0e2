"""HQ-8.1, HQ-8.8, HQ-8.9 and HQ-8.10: who sees whom, and who can be aimed at."""

from __future__ import annotations

import pytest

from questhall.games.heroquest import vocabulary as v
from questhall.games.heroquest.game import HEROQUEST
from questhall.games.heroquest.moves import Act, Attack, Cast, EndTurn, Walk
from tests.games.heroquest.scenario import MONSTER, SHIELD, SKULL, Table

SUPPORT = ("heal", "veil_of_mist", "pass_through_rock", "tail_wind", "granite_skin", "courage")
ATTACK = ("sleep", "tempest")


def wizard(*spells: str, others: tuple[str, ...] = ("barbarian",), at: tuple[str, ...] = ("B3", "B4", "B5")) -> Table:
    t = Table("wizard", *others, at=at)
    t.set(t.hero(), spells=spells)
    return t


@pytest.mark.rule("HQ-8.1")
@pytest.mark.parametrize("spell", SUPPORT)
def test_support_needs_the_visible_area_only(spell: str) -> None:
    t = Table("wizard", "barbarian", "elf", rows=("AAAAAA",), doors=(), stairs=((0, 0),), at=("A1", "C1", "B1"))
    t.set(t.hero(), spells=(spell,))
    assert Cast(spell, 2) in t.options(), "somebody stands between, no matter"
    t = wizard(spell, at=("B3", "I3"))
    t.uncover()
    assert t.refused(Cast(spell, 2)) == ("HQ-4.2", "HQ-8.1"), "the corridor is another area"


@pytest.mark.rule("HQ-8.1")
@pytest.mark.parametrize("spell", ATTACK)
def test_an_attack_spell_needs_a_direct_line_of_sight(spell: str) -> None:
    t = Table("wizard", "barbarian", rows=("AAAAAA",), doors=(), stairs=((0, 0),), at=("A1", "C1"))
    t.set(t.hero(), spells=(spell,))
    orc = t.put("orc", "E1")
    assert t.refused(Cast(spell, orc.id)) == ("HQ-4.2",)
    t.set(t.hero(2), square=t.square("F1"))
    assert Cast(spell, orc.id) in t.options()


@pytest.mark.rule("HQ-8.1")
def test_shadow_hide_and_stone_wall_need_the_visible_area() -> None:
    t = wizard("shadow_hide", "stone_wall")
    t.uncover()
    here, there = t.square("D2"), t.square("M2")
    assert Cast("shadow_hide", 0, (here,)) in t.options()
    assert t.refused(Cast("shadow_hide", 0, (there,))) == ("HQ-8.1",)
    assert Cast("stone_wall", 0, (here, here + 1)) in t.options()
    assert t.refused(Cast("stone_wall", 0, (there, there + 1))) == ("HQ-8.1",)
    assert t.refused(Cast("stone_wall", 0, (here, here + 2))) == ("HQ-8.1",), "side by side"


@pytest.mark.rule("HQ-8.1", "HQ-19.12")
@pytest.mark.parametrize("spell", ATTACK)
def test_who_is_immune_to_influence_cannot_be_controlled(spell: str) -> None:
    t = wizard(spell)
    gargoyle = t.put("gargoyle", "E3")
    assert t.refused(Cast(spell, gargoyle.id)) == ("HQ-19.12",)


@pytest.mark.rule("HQ-8.10")
def test_support_spells_are_for_heroes_and_hirelings_not_for_monsters() -> None:
    t = wizard("courage", "granite_skin")
    friend, orc = t.put("captive", "D3", led_by=1), t.put("orc", "E5")
    assert t.refused(Cast("courage", orc.id)) == ("HQ-8.1", "HQ-8.10")
    t.do(Cast("courage", friend.id))
    assert friend.total("attack") == 2


@pytest.mark.rule("HQ-8.10", "HQ-8.6")
def test_a_hireling_can_be_hidden_from_all_eyes_and_then_does_not_attack() -> None:
    t = wizard("shadow_mantle")
    friend, orc = t.put("captive", "D3", led_by=1), t.put("orc", "E3")
    t.do(Cast("shadow_mantle", friend.id)).do(EndTurn())
    assert "HQ-8.6" in t.refused(Attack(orc.id))


@pytest.mark.rule("HQ-8.10", "HQ-2.1")
def test_a_tail_wind_carries_a_hireling_a_die_farther() -> None:
    t = wizard("tail_wind")
    friend = t.put("captive", "D3", led_by=1)
    t.do(Cast("tail_wind", friend.id)).roll(5).do(EndTurn())
    assert friend.left == t.g.profile(friend).tempo + 5


# --- the genie ---------------------------------------------------------------------------------------


def with_foe_in_the_far_room() -> Table:
    t = wizard("genie", others=("elf",), at=("B3", "B4"))
    t.uncover()
    t.put("ogre_warrior", "N3")
    return t


@pytest.mark.rule("HQ-8.8")
def test_the_genie_strikes_board_wide_whom_the_caster_has_seen_once() -> None:
    t = with_foe_in_the_far_room()
    assert t.refused(Cast("genie", 11)) == ("HQ-8.8",)
    t.g.sighted = ((2, 11),)
    assert t.refused(Cast("genie", 11)) == ("HQ-8.8",), "the Elf has seen it, not the Wizard"
    t.g.sighted, t.g.offers = ((1, 11),), {}
    t.roll(*(SKULL,) * 5, *(SHIELD,) * 5).do(Cast("genie", 11))
    assert 11 not in t.g.monsters


@pytest.mark.rule("HQ-8.8")
def test_a_look_from_the_same_room_is_enough() -> None:
    t = Table("wizard")
    orc = t.put("orc", "H6")
    t.do(Walk(t.square("C3")))
    assert (1, orc.id) in t.g.sighted


@pytest.mark.rule("HQ-8.8")
def test_the_genie_opens_any_door_that_is_known() -> None:
    t = wizard("genie")
    t.do(Cast("genie", 0, (t.door(),)))
    assert t.g.opened >> t.door() & 1
    assert t.hero().spells == ()


@pytest.mark.rule("HQ-8.9")
def test_who_is_gone_by_flight_cannot_be_struck_by_the_genie_until_seen_again() -> None:
    foe = v.Foe(kind="warlock", at=(4, 2), id="boss", flees_to=(13, 1))
    t = Table("wizard", foes=(foe,))
    t.set(t.hero(), spells=("genie",))
    boss = t.put("warlock", "E3", tag="boss", spells=("escape",))
    t.g.sighted = ((1, boss.id),)
    t.masters_turn().do(Act(boss.id)).roll(1, 3).do(Cast("escape"))
    assert (boss.vanished, boss.square) == (True, t.square("N2"))
    assert boss.id not in [monster.id for monster in t.g.foes]
    while t.asked_seat != 1:
        t.roll(3).do(t.options()[-1])
    assert t.refused(Cast("genie", boss.id)) == ("HQ-8.9",)
    t.g.opened, t.g.seen = 1 << t.door() | 1 << t.door(1), t.g.plan.floor
    t.set(t.hero(), square=t.square("K3"), left=9)
    t.g.east |= 1 << t.square("K3") | 1 << t.square("H3")
    t.do(Walk(t.square("L3")))
    assert not boss.vanished


@pytest.mark.rule("HQ-8.9")
def test_nobody_but_the_game_master_knows_where() -> None:
    t = Table("wizard")
    boss = t.put("warlock", "E3", spells=("escape",))
    t.masters_turn().do(Act(boss.id)).roll(1, 3).do(Cast("escape"))
    assert [m.id for m in HEROQUEST.view(t.g, 1).monsters] == []
    assert [m.id for m in HEROQUEST.view(t.g, 0).monsters] == [boss.id]


@pytest.mark.rule("HQ-8.1")
def test_darkness_shortens_the_sight() -> None:
    t = wizard("tempest")
    orc = t.put("orc", "E3")
    t.mark(t.hero(), "sight", "quest", 2)
    assert t.refused(Cast("tempest", orc.id)) == ("HQ-4.2",)
    t.set(orc, square=t.square("D3"))
    t.roll(MONSTER).do(Cast("tempest", orc.id))
    assert orc.has("misses")


@pytest.mark.rule("HQ-8.1", "HQ-10.12")
def test_a_line_of_lightning_strikes_both_who_share_a_square() -> None:
    t = Table("barbarian", "elf", at=("C3", "C3"))
    mage = t.put("warlock", "F3", spells=("lightning_bolt",))
    t.masters_turn().do(Act(mage.id)).do(Cast("lightning_bolt", 0, (t.square("E3"),)))
    assert (t.hero(1).body, t.hero(2).body) == (6, 4)
