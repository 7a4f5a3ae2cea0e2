"""Every shipped spell is cast once, and does what its card says: those of enemies."""

from __future__ import annotations

import pytest

from questhall.games.heroquest.entities import MASTER
from questhall.games.heroquest.moves import Act, Attack, Cast, Choose, EndMaster, EndTurn, Rest, Spoil, Withstand, Wound
from tests.games.heroquest.scenario import Table
from tests.games.heroquest.spellwork import Case, M, W, X, cast, until


def masters_table(caster: str = "warlock") -> Table:
    """A caster (E3), its orc (B2) beside the Barbarian (B3) with helmet and chain mail, and the Wizard (B4)."""
    t = Table("barbarian", "wizard")
    t.wear(1, "helmet", "chain_mail")
    t.set(t.hero(), bag=("healing_2",))
    t.set(t.hero(2), spells=("heal",))
    t.put(caster, "E3")
    t.put("orc", "B2", body=2)
    return t


MASTERS = {
    "ball_of_flame": Case("barbarian", (5, 1), "barbarian -1"),
    "cloud_of_chaos": Case("", (1, 1, 6, 1, 1, 1, 1, 1), "barbarian paralysed (quest)"),
    "command": Case("barbarian", (1, 2), "barbarian commanded (quest)"),
    "escape": Case("", (1,), "warlock gone"),
    "fear": Case("barbarian", (), "barbarian frightened (quest)"),
    "firestorm": Case("", (5, 1, 6, 6, 6, 6), "barbarian -2; wizard -1; orc -1"),
    "lightning_bolt": Case("D3", (), "barbarian -2"),
    "rust": Case("barbarian", (), "barbarian lost helmet", say=(Spoil("helmet"),)),
    "deep_sleep": Case("barbarian", (1, 2), "barbarian asleep (quest)"),
    "whirlwind": Case("barbarian", (), "barbarian misses (quest)"),
    "green_lightning": Case("barbarian", (X, X, M, W, X, X, X), "barbarian -1; warlock -1"),
    "scurrying_leap": Case("H6", (), "warlock to H6"),
    "rot": Case("barbarian", (), "barbarian has helmet notched, lost helmet", say=(Spoil("helmet"),)),
    "glimmer_stone": Case("", (), "warlock attack+2 (caster_turn), defence+2 (caster_turn)", say=(Choose(1),)),
    "darkness": Case("", (), "barbarian sight+2 (caster_turn); wizard sight+2 (caster_turn)"),
    "silence": Case("wizard", (1,), "wizard lost heal"),
    "far_door": Case("A1", (), "warlock to A1"),
    "marble_hand": Case("wizard", (), "wizard -1, to A4"),
    "crumbling": Case("barbarian", (), "barbarian has longsword rusty, lost longsword", say=(Spoil("longsword"),)),
    "silver_net": Case("barbarian", (), "barbarian no_move (caster_turn), no_attack (caster_turn)"),
    "cold_touch": Case("barbarian", (), "barbarian -1"),
    "tongue_of_dust": Case("barbarian", (), "barbarian no_attack (own_turn), no_cast (own_turn)"),
    "skull_missile": Case("barbarian", (X, X, W, X, X, X), "barbarian -1"),
    "war_howl": Case("orc", (), "orc two_attacks (own_turn)"),
    "drums": Case("", (), "warlock attack (round); orc attack (round)"),
    "mud_hide": Case("", (), "warlock defence (caster_turn); orc defence (caster_turn)"),
    "ancestor_fist": Case("barbarian", (X, X, X, X, W, W, X, X), "barbarian -2"),
    "hurricane": Case("wizard", (), "wizard -1, to A4"),
    "forked_bolt": Case("D3", (X, X, X, W, X, X, X), "barbarian -2"),
    "thieving_wind": Case("barbarian", (1,), "barbarian lost healing_2"),
}


def enemys(spell: str) -> Table:
    t = masters_table()
    t.set(t.g.monsters[11], spells=(spell,))
    return t.masters_turn().do(Act(11))


@pytest.mark.parametrize("spell", MASTERS)
def test_what_enemies_cast(spell: str) -> None:
    t = enemys(spell)
    assert cast(t, spell, MASTERS[spell], "warlock") == MASTERS[spell].then
    assert t.g.monsters[11].spells == ()


def test_who_is_commanded_fights_against_the_own_people_until_the_spell_is_broken() -> None:
    t = enemys("command").roll(1, 2).do(Cast("command", 1)).do(Rest())
    t.roll(1, 2, 3).do(EndMaster())
    assert (t.asked, t.asked_seat, t.g.turn) == ("heroquest.turn", MASTER, 1)
    assert Attack(2) in t.options()
    assert t.refused(Attack(12)) == ("HQ-B.6",)
    t.roll(X, X, W, W, X, X).do(Attack(2)).do(Wound())
    assert t.hero(2).body == 2
    t.roll(3).do(EndTurn()).roll(3).do(EndTurn()).roll(6, 1, 3).do(EndMaster())
    assert (t.asked_seat, t.hero().has("commanded")) == (1, False)


def test_who_is_afraid_attacks_with_one_die() -> None:
    t = enemys("fear").do(Cast("fear", 1)).do(Rest()).roll(1, 2, 3).do(EndMaster())
    t.roll(W).do(Attack(12))
    assert t.told("kernel.threw")[-1]["dice"] == ("white",)


SUMMONS = {
    "summon_orcs": [(3, ["orc", "orc"]), (4, ["orc", "orc", "orc"])],
    "summon_undead": [
        (2, ["skeleton", "skeleton"]),
        (3, ["skeleton", "zombie"]),
        (6, ["mummy", "skeleton"]),
    ],
    "flood_of_rats": [(1, ["giant_rat"]), (4, ["giant_rat", "giant_rat"]), (6, ["giant_rat"] * 3)],
    "rise_bones": [(0, ["skeleton"])],
    "open_tomb": [(0, ["mummy"])],
    "goblin_pipe": [(0, ["goblin", "goblin"])],
    "blood_oath": [(0, ["orc"])],
}
"""What the die shows (0: none is rolled), and who comes."""
AT_ONCE = ("flood_of_rats", "rise_bones", "open_tomb")


@pytest.mark.parametrize(("spell", "rolled", "come"), [(s, *row) for s, rows in SUMMONS.items() for row in rows])
def test_who_comes_when_called_stands_around_the_caster(spell: str, rolled: int, come: list[str]) -> None:
    t = enemys(spell)
    t.roll(*((rolled,) if rolled else ())).do(Cast(spell))
    new = [monster for monster in t.g.monsters.values() if monster.id > 12]
    assert [monster.kind for monster in new] == come
    assert all(t.g.around(t.square("E3")) >> monster.square & 1 for monster in new)
    acting = t.g.acting in [monster.id for monster in new]
    assert acting == (spell in AT_ONCE)


def test_sleet_roots_all_heroes_and_keeps_them_from_casting() -> None:
    t = enemys("sleet").do(Cast("sleet"))
    for hero in t.g.heroes:
        assert [mark.kind for mark in hero.marks] == ["no_move", "no_cast"]
    until(t.do(Rest()), "heroquest.turn").roll(3).do(EndTurn())
    assert t.refused(Cast("heal", 1)) == ("HQ-8.1",)


def test_the_breath_of_plague_weakens_whom_it_wounds() -> None:
    t = masters_table()
    t.set(t.g.monsters[11], spells=("breath_of_plague",), square=t.square("C4"))
    t.masters_turn().do(Act(11)).roll(X, W).do(Cast("breath_of_plague"))
    assert [(hero.full_body - hero.body, hero.has("weakened")) for hero in t.g.heroes] == [(1, True), (0, False)]


def test_the_dwarfs_constitution_meets_the_breath_of_plague() -> None:
    t = Table("dwarf", at=("B4",))
    t.put("skaven_sorcerer", "C4", spells=("breath_of_plague",))
    t.masters_turn().do(Act(11)).roll(W, X).do(Cast("breath_of_plague")).roll(M).do(Withstand())
    assert (t.hero().body, t.hero().has("weakened")) == (6, False)


def test_blood_frenzy_strikes_twice_with_black_dice_and_costs_a_point() -> None:
    t = enemys("blood_frenzy").do(Cast("blood_frenzy", 12))
    for _ in range(2):
        assert (t.asked, t.options()) == ("heroquest.frenzy", [Attack(1)])
        t.roll(X, W, W, X, X, X, X).do(Attack(1)).do(Wound())
    assert (t.hero().body, t.g.monsters[12].body) == (6, 1)
    thrown = [line["dice"] for line in t.told("kernel.threw") if line["purpose"] == "attack"]
    assert thrown == [("black",) * 3] * 2


@pytest.mark.parametrize("spell", ["flame_wall", "ice_wall"])
def test_walls_of_fire_and_ice_stand_like_those_of_stone(spell: str) -> None:
    t = enemys(spell)
    t.do(Cast(spell, 0, (t.square("D3"), t.square("D4"))))
    assert t.g.walls == 1 << t.square("D3") | 1 << t.square("D4")


def test_second_service_raises_whom_the_heroes_have_just_killed() -> None:
    t = masters_table()
    t.set(t.g.monsters[11], spells=("second_service",))
    t.masters_turn().g.corpses = ((t.square("F5"), "goblin"),)
    t.do(Act(11)).roll(3).do(Cast("second_service"))
    raised = t.g.monsters[13]
    assert (raised.kind, raised.square, raised.led_by, raised.rounds) == ("skeleton", t.square("F5"), MASTER, 3)


def test_the_earth_opens_under_a_hero() -> None:
    t = enemys("earth_maw").do(Cast("earth_maw", 1))
    assert (t.hero().pit, t.g.pits) == (True, 1 << t.square("B3"))


ALONE = ("sleet", "breath_of_plague", "blood_frenzy", "flame_wall", "ice_wall", "second_service", "earth_maw")
"""Spells with a test of their own."""
