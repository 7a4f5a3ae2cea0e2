"""HQ-8.5 and HQ-8.6: sleep and invisibility; and what lasts as it was agreed."""

from __future__ import annotations

import pytest

from questhall.games.heroquest.moves import Act, Attack, Cast, EndTurn, Read, Rest, Use, Walk, Wound
from questhall.games.heroquest.rules.values import attack_dice, defence_dice
from questhall.games.heroquest.settings import Settings
from tests.games.heroquest.scenario import MONSTER, SHIELD, SKULL, Table


def wizard(spell: str, *others: str, settings: Settings | None = None) -> Table:
    t = Table("wizard", *others, settings=settings)
    t.set(t.hero(), spells=(spell,))
    return t


# --- sleep ---------------------------------------------------------------------------------------------


@pytest.mark.rule("HQ-8.5")
@pytest.mark.parametrize(
    ("faces", "asleep"), [((SKULL,) * 3, True), ((SKULL, SHIELD, SKULL), False), ((MONSTER, 1, 1), False)]
)
def test_the_victim_rolls_a_die_for_each_mind_point_and_any_shield_resists(
    faces: tuple[int, ...], asleep: bool
) -> None:
    t = wizard("sleep")
    fimir = t.put("fimir", "E3")
    t.roll(*faces).do(Cast("sleep", fimir.id))
    assert fimir.has("asleep") == asleep


@pytest.mark.rule("HQ-8.5")
def test_a_sleeper_cannot_defend_and_wakes_after_an_attack_that_it_survives() -> None:
    t = wizard("sleep", "barbarian")
    ogre = t.put("ogre_warrior", "C4", body=5)
    t.roll(SKULL).do(Cast("sleep", ogre.id))
    assert defence_dice(t.g, ogre) == ()
    t.roll(3).do(EndTurn()).roll(SKULL, SKULL, SHIELD, SHIELD).do(Attack(ogre.id)).do(Wound())
    assert ogre.body == 3, "in full, without a defence roll"
    assert not ogre.has("asleep")
    assert len(defence_dice(t.g, ogre)) == 5


@pytest.mark.rule("HQ-8.5")
def test_it_wakes_even_if_the_attack_did_not_hurt() -> None:
    t = wizard("sleep", "barbarian")
    ogre = t.put("ogre_warrior", "C4")
    t.roll(SKULL).do(Cast("sleep", ogre.id)).roll(3).do(EndTurn())
    t.roll(*(SHIELD,) * 4).do(Attack(ogre.id))
    assert (ogre.body, ogre.has("asleep")) == (5, False)


@pytest.mark.rule("HQ-8.5")
@pytest.mark.parametrize(("die", "asleep"), [(5, True), (6, False)])
def test_it_sleeps_until_it_rolls_a_six_at_its_turn(die: int, asleep: bool) -> None:
    t = wizard("sleep")
    orc = t.put("orc", "E3")
    t.roll(SKULL).do(Cast("sleep", orc.id)).masters_turn().roll(die).do(Act(orc.id))
    assert (orc.has("asleep"), t.asked) == (asleep, "heroquest.turn" if asleep else "heroquest.monster")


@pytest.mark.rule("HQ-8.5")
def test_an_unconscious_hero_cannot_defend() -> None:
    t = Table("barbarian", "elf")
    orc = t.put("orc", "C3")
    t.set(t.hero(), body=0, state="down", woken_by="potion")
    t.masters_turn().do(Act(orc.id)).roll(SKULL, SHIELD, SHIELD).do(Attack(1)).roll(3, 6, 1).do(Wound())
    assert t.hero().body == -1


@pytest.mark.rule("HQ-8.5")
def test_undead_sleep_too_unless_the_table_agreed_otherwise() -> None:
    t = wizard("sleep")
    zombie = t.put("zombie", "E3")
    t.roll().do(Cast("sleep", zombie.id))
    assert zombie.has("asleep"), "no mind points, no dice"
    t = wizard("sleep", settings=Settings(deep_sleep=True))
    zombie = t.put("zombie", "E3")
    assert t.refused(Cast("sleep", zombie.id)) == ("HQ-8.5",)


@pytest.mark.rule("HQ-8.5")
def test_the_deep_sleep_of_chaos_can_be_broken_at_once_or_at_the_own_turn() -> None:
    t = Table("barbarian", "elf")
    warlock = t.put("warlock", "E3", spells=("deep_sleep",))
    t.masters_turn().do(Act(warlock.id)).roll(2, 3).do(Cast("deep_sleep", 1))
    assert t.hero().has("asleep")
    t.roll(5, 5, 3).do(Rest())
    assert (t.asked_seat, t.hero().has("asleep")) == (2, True), "two fives do not wake the Barbarian"
    t = Table("barbarian", "elf")
    warlock = t.put("warlock", "E3", spells=("deep_sleep",))
    t.masters_turn().do(Act(warlock.id)).roll(2, 6).do(Cast("deep_sleep", 1))
    assert not t.hero().has("asleep")


# --- invisibility ----------------------------------------------------------------------------------------


@pytest.mark.rule("HQ-8.6")
def test_the_square_of_an_invisible_hero_is_passed_by_all_but_nobody_stops_there() -> None:
    t = Table("barbarian", rows=("AAAAAA",), doors=(), stairs=((0, 0),), at=("C1",))
    orc = t.put("orc", "B1")
    t.mark(t.hero(), "invisible")
    t.masters_turn().do(Act(orc.id))
    assert Walk(t.square("D1")) in t.options()
    assert "HQ-8.6" in t.refused(Walk(t.square("C1")))


@pytest.mark.rule("HQ-8.6")
def test_who_is_invisible_neither_attacks_nor_is_attacked_nor_enchanted() -> None:
    t = wizard("shadow_mantle", "barbarian")
    orc = t.put("orc", "C4")
    t.set(t.hero(), spells=("shadow_mantle", "courage"))
    t.do(Cast("shadow_mantle", 2)).roll(3).do(EndTurn())
    assert "HQ-8.6" in t.refused(Attack(orc.id))
    t.masters_turn().do(Act(orc.id))
    assert t.refused(Attack(2)) == ("HQ-8.6",)
    t.mark(t.hero(), "invisible")
    assert t.refused(Attack(1)) == ("HQ-8.6",)


@pytest.mark.rule("HQ-8.6")
def test_it_ends_when_the_casters_next_turn_begins() -> None:
    t = wizard("invisibility", "barbarian")
    t.do(Cast("invisibility", 2)).roll(3).do(EndTurn())
    assert t.hero(2).has("invisible")
    t.roll(3).do(EndTurn())
    assert (t.asked_seat, t.hero(2).has("invisible")) == (1, False)


@pytest.mark.rule("HQ-8.6")
def test_a_cloak_of_shadows_hides_its_wearer_once_in_each_quest() -> None:
    t = Table("elf")
    t.wear(1, "cloak_of_shadows")
    t.do(Use("cloak_of_shadows"))
    assert t.hero().has("invisible")
    assert t.refused(Use("cloak_of_shadows")) == ("HQ-5.1",)


# --- what was agreed --------------------------------------------------------------------------------------


@pytest.mark.rule("HQ-8.1", "HQ-15.6")
def test_granite_skin_and_courage_last_for_one_roll_with_white_dice() -> None:
    t = wizard("courage", "barbarian")
    orc = t.put("orc", "C4", body=9)
    t.do(Cast("courage", 2)).roll(3).do(EndTurn())
    assert [die.kind for die in attack_dice(t.g, t.hero(2), t.hero(2).weapons[0])] == ["white"] * 6
    t.roll(*(SHIELD,) * 6).do(Attack(orc.id))
    assert t.hero(2).total("attack") == 0


@pytest.mark.rule("HQ-8.1")
def test_where_magic_lasts_courage_ends_only_when_no_enemy_is_in_sight() -> None:
    t = wizard("courage", "barbarian", settings=Settings(lasting_magic=True))
    orc = t.put("orc", "C4")
    t.do(Cast("courage", 2)).roll(3).do(EndTurn()).roll(*(SHIELD,) * 6).do(Attack(orc.id))
    assert t.hero(2).total("attack") == 2
    del t.g.monsters[orc.id]
    t.roll(3).do(EndTurn())
    assert t.hero(2).total("attack") == 0


@pytest.mark.rule("HQ-8.1")
def test_where_magic_lasts_granite_skin_ends_with_a_wound() -> None:
    t = Table("barbarian", settings=Settings(lasting_magic=True))
    t.set(t.hero(), scrolls=("granite_skin",))
    orc = t.put("orc", "C3")
    t.do(Read("granite_skin", 1)).masters_turn().do(Act(orc.id))
    t.roll(SKULL, SHIELD, SHIELD, SHIELD, 1, 1, 1).do(Attack(1))
    assert t.hero().total("defence") == 2


@pytest.mark.rule("HQ-8.5", "HQ-4.3")
def test_a_sleeper_wakes_when_a_shot_that_went_astray_hits_it() -> None:
    t = Table("elf", at=("A3",))
    t.arm(1, "short_sword", "bow")
    ogre, orc = t.put("ogre_warrior", "C3"), t.put("orc", "E3")
    t.mark(ogre, "asleep")
    t.roll(MONSTER, SKULL).do(Attack(orc.id, "ranged"))
    assert (ogre.body, ogre.has("asleep")) == (4, False)


@pytest.mark.rule("HQ-8.1", "HQ-B.6")
def test_granite_skin_is_over_after_the_next_defence_whatever_strikes() -> None:
    t = Table("barbarian")
    t.mark(t.hero(), "defence", "defence", 2)
    t.roll(SKULL, SKULL, *(SHIELD,) * 4).comes("furniture:altar:1")
    assert not t.hero().has("defence")


@pytest.mark.rule("HQ-18.1")
def test_a_foreseen_defence_may_be_repeated_whatever_strikes() -> None:
    t = Table("barbarian")
    t.mark(t.hero(), "repeat", "caster_turn")
    t.roll(SKULL, SKULL, MONSTER, MONSTER).comes("furniture:altar:1")
    assert t.asked == "heroquest.repeat-defence"
