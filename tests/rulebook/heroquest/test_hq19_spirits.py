"""HQ-19.5, HQ-19.7, HQ-19.10, HQ-19.13, HQ-19.17, HQ-19.48, HQ-19.49, HQ-19.55: demons, spirits, trolls, flyers."""

from __future__ import annotations

import pytest

from questhall.games.heroquest.moves import Act, Attack, Cast, Path, Walk, Wound
from questhall.games.heroquest.rules.wounds import Loses
from tests.games.heroquest.scenario import MONSTER, SHIELD, SKULL, Table

BLUE_MONSTER = 5
"""Only a blue die shows a monster shield here."""


def rolled(t: Table, purpose: str) -> tuple[str, ...]:
    """The dice of the last roll for a purpose."""
    found: tuple[str, ...] = [told for told in t.told("kernel.threw") if told["purpose"] == purpose][-1]["dice"]
    return found


@pytest.mark.rule("HQ-19.5")
def test_a_demon_saves_each_lost_point_with_a_blue_die() -> None:
    t = Table("barbarian")
    demon = t.put("lesser_demon", "C3")
    t.roll(SKULL, SKULL, SHIELD, SHIELD, SHIELD, SHIELD, SHIELD).do(Attack(demon.id))
    t.roll(BLUE_MONSTER, SKULL).do(Wound())
    assert rolled(t, "save") == ("blue", "blue")
    assert demon.body == 1


@pytest.mark.rule("HQ-19.7", "HQ-18.2")
@pytest.mark.parametrize(("die", "body"), [(2, 8), (3, 7)])
def test_a_wight_moves_through_a_hero_who_has_to_pass_a_mind_test(die: int, body: int) -> None:
    t = Table("barbarian")
    wight = t.put("wight", "C3")
    t.masters_turn().do(Act(wight.id)).roll(die).do(Path((t.square("B3"), t.square("A3"))))
    assert wight.square == t.square("A3")
    assert t.hero().body == body


@pytest.mark.rule("HQ-19.7")
def test_others_do_not_pass_through_heroes() -> None:
    t = Table("barbarian")
    zombie = t.put("zombie", "C3")
    t.masters_turn().do(Act(zombie.id))
    assert t.refused(Path((t.square("B3"), t.square("A3")))) == ("HQ-B.4",)


@pytest.mark.rule("HQ-19.7")
@pytest.mark.parametrize(("state", "body", "left"), [("down", 0, -1), ("dead", -1, -1)])
def test_it_harms_the_unconscious_too_and_leaves_the_dead_in_peace(state: str, body: int, left: int) -> None:
    t = Table("barbarian", "dwarf", at=("B3", "H6"))
    t.set(t.hero(), state=state, body=body, woken_by="potion")
    wight = t.put("wight", "C3")
    t.masters_turn().do(Act(wight.id)).roll(6, 4).do(Path((t.square("B3"), t.square("A3"))))
    assert t.hero().body == left


@pytest.mark.rule("HQ-19.10", "HQ-10.11")
def test_flyers_cross_an_open_pit_and_their_walk_never_ends_in_it() -> None:
    t = Table("barbarian", rows=("........",), doors=(), stairs=((7, 0),), at=("H1",))
    t.g.seen, t.g.pits = t.g.plan.floor, 1 << t.square("D1")
    bats = t.put("bats", "B1")
    t.masters_turn().do(Act(bats.id))
    assert Walk(t.square("D1")) not in t.options(Walk)
    assert "HQ-10.1" in t.refused(Walk(t.square("D1")))
    t.do(Walk(t.square("F1")))
    assert (bats.square, bats.pit) == (t.square("F1"), False)


@pytest.mark.rule("HQ-19.10")
def test_flyers_cross_the_squares_of_heroes_and_never_end_there() -> None:
    t = Table("barbarian")
    bats = t.put("bats", "C3")
    t.masters_turn().do(Act(bats.id))
    assert "HQ-B.4" in t.refused(Walk(t.square("B3")))
    t.do(Path((t.square("B3"), t.square("A3"))))
    assert bats.square == t.square("A3")
    assert t.hero().body == 8


@pytest.mark.rule("HQ-19.13")
def test_an_incorporeal_being_takes_a_die_from_whoever_attacks_without_magic() -> None:
    t = Table("barbarian")
    ghost = t.put("ghost_warrior", "C3")
    t.roll(SKULL, SHIELD, SHIELD, MONSTER, SHIELD, SHIELD).do(Attack(ghost.id))
    assert len(rolled(t, "attack")) == 3
    assert len(rolled(t, "defence")) == 3


@pytest.mark.rule("HQ-19.13")
def test_a_magic_weapon_strikes_it_like_anybody_else() -> None:
    t = Table("barbarian")
    t.arm(1, "ghost_sword")
    spectre = t.put("spectre", "C3")
    t.roll(SKULL, *(SHIELD,) * 5, *(MONSTER,) * 4).do(Attack(spectre.id))
    assert len(rolled(t, "defence")) == 4


@pytest.mark.rule("HQ-19.48")
def test_an_incorporeal_attacker_takes_a_die_out_of_the_heros_defence() -> None:
    t = Table("barbarian")
    ghost = t.put("ghost_warrior", "C3")
    t.masters_turn().do(Act(ghost.id)).roll(SKULL, SHIELD, SHIELD, SKULL).do(Attack(1))
    assert len(rolled(t, "attack")) == 3
    assert len(rolled(t, "defence")) == 1


@pytest.mark.rule("HQ-19.48")
def test_where_there_is_no_die_it_takes_none() -> None:
    t = Table("barbarian")
    t.mark(t.hero(), "no_defence")
    ghost = t.put("ghost_warrior", "C3")
    t.masters_turn().do(Act(ghost.id)).roll(SHIELD, SHIELD).do(Attack(1))
    assert len(rolled(t, "attack")) == 2


@pytest.mark.rule("HQ-19.49")
@pytest.mark.parametrize(("weapon", "attack", "defence"), [("longsword", 3, 5), ("ghost_sword", 5, 4)])
def test_a_monster_shield_saves_each_point_that_it_would_lose(weapon: str, attack: int, defence: int) -> None:
    t = Table("barbarian")
    t.arm(1, weapon)
    spectre = t.put("spectre", "C3")
    t.roll(SKULL, SKULL, *(SHIELD,) * (attack - 2), *(SHIELD,) * defence).do(Attack(spectre.id))
    t.roll(MONSTER, SKULL).do(Wound())
    assert rolled(t, "save") == ("white", "white")
    assert spectre.body == 3 - 1


@pytest.mark.rule("HQ-19.49")
def test_it_saves_itself_from_whatever_else_hurts_it() -> None:
    t = Table("barbarian")
    spectre = t.put("spectre", "C3")
    t.g.interrupt(Loses(figure=spectre.id, n=2, by=1, spell=True))
    t.roll(MONSTER, MONSTER).g.run()
    assert spectre.body == 3


@pytest.mark.rule("HQ-19.17")
def test_a_troll_defends_with_white_and_black_shields() -> None:
    t = Table("barbarian")
    troll = t.put("troll", "C3")
    t.roll(SKULL, SKULL, SHIELD, SHIELD, SHIELD, MONSTER, SKULL).do(Attack(troll.id))
    assert troll.body == 2
    assert t.told("log.misses")


@pytest.mark.rule("HQ-19.17", "HQ-19.55")
def test_troll_bane_ends_the_regeneration_of_one_troll() -> None:
    t = Table("barbarian")
    troll, other = t.put("troll", "C3", baned=True), t.put("troll", "D3")
    t.roll(SKULL, SKULL, SHIELD, SHIELD, SHIELD, MONSTER, SKULL).do(Attack(troll.id)).do(Wound())
    assert troll.body == 1
    t.masters_turn()
    assert troll.baned
    assert not other.baned


@pytest.mark.rule("HQ-19.12")
@pytest.mark.parametrize(("kind", "refused"), [("gargoyle", True), ("spectre", True), ("dragon", True), ("orc", False)])
def test_spells_that_bend_the_will_are_lost_on_some(kind: str, refused: bool) -> None:
    t = Table("wizard")
    t.set(t.hero(), spells=("tempest", "sleep"))
    monster = t.put(kind, "E3")
    for spell in ("tempest", "sleep"):
        if refused:
            assert t.refused(Cast(spell, monster.id)) == ("HQ-19.12",)
        assert (Cast(spell, monster.id) in t.options()) is not refused
