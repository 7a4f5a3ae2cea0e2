"""Every shipped spell is cast once, and does what its card says."""

from __future__ import annotations

from typing import NamedTuple

import pytest

from questhall.games.heroquest import vocabulary as v
from questhall.games.heroquest.dungeon.squares import spot
from questhall.games.heroquest.entities import MASTER, Gear, Hero, Mark
from questhall.games.heroquest.game import HEROQUEST
from questhall.games.heroquest.moves import (
    Act,
    Attack,
    Cast,
    Choose,
    EndMaster,
    EndTurn,
    Read,
    Rest,
    Smash,
    Spoil,
    Wound,
)
from questhall.games.heroquest.settings import Settings, Sheet
from questhall.kernel.answers import Answer
from tests.games.heroquest.scenario import MONSTER, SHIELD, SKULL, Table

X, W, M = SKULL, SHIELD, MONSTER
"""As dice are noted: a skull, a white shield, a monster shield."""
SPELLS = HEROQUEST.lore.spells


SWORD = (Gear("longsword"),)


class Case(NamedTuple):
    at: str = ""
    """Whom it is cast on, or on which squares."""
    dice: tuple[int, ...] = ()
    then: str = ""
    """What has changed, in a few words: body points, marks, places, gear."""
    foe: str = "ogre_warrior"
    say: tuple[Answer, ...] = ()


# --- what has changed ---------------------------------------------------------------------------------


def words(t: Table) -> dict[str, tuple[int, int, tuple[str, ...], tuple[str, ...]]]:
    """Of each figure its body points, its square, what lasts on it, and what it carries."""
    found = {}
    for figure in t.g.figures():
        marks = tuple([f"{m.kind}{'' if m.n == 1 else f'{m.n:+}'} ({m.until})" for m in figure.marks])
        gear: tuple[str, ...] = ()
        if isinstance(figure, Hero):
            worn = (*figure.weapons, *figure.armour)
            gear = tuple([f"{g.thing}{' rusty' * g.rusty}{' notched' * g.notched}" for g in worn])
            gear += (*figure.bag, *figure.spells, figure.state)
        found[figure.kind] = (figure.body, figure.square, marks, gear)
    return found


def changes(t: Table, before: dict[str, tuple[int, int, tuple[str, ...], tuple[str, ...]]], caster: str) -> str:
    after, said = words(t), []
    for kind, (body, square, marks, gear) in before.items():
        if kind not in after:
            said.append(f"{kind} gone")
            continue
        now_body, now_square, now_marks, now_gear = after[kind]
        parts = [f"{now_body - body:+}"] * (now_body != body)
        parts += [f"to {spot(now_square, t.g.plan.width)}"] * (now_square != square)
        parts += [mark for mark in now_marks if mark not in marks] + [f"no {m}" for m in marks if m not in now_marks]
        parts += [f"has {g}" for g in now_gear if g not in gear]
        parts += [f"lost {g}" for g in gear if g not in now_gear and kind != caster]
        if parts:
            said.append(f"{kind} {', '.join(parts)}")
    said += [f"{kind} on {spot(after[kind][1], t.g.plan.width)}" for kind in after if kind not in before]
    return "; ".join(said)


# --- heroes' spells -----------------------------------------------------------------------------------


def heroes_table(foe: str) -> Table:
    """The Wizard (B3), the wounded Barbarian (B4) and a foe (E3), who is seen along the third row."""
    sheets = (Sheet(hero="wizard", body=4, mind=6), Sheet(hero="barbarian", body=8, mind=2, weapons=SWORD))
    t = Table("wizard", "barbarian", settings=Settings(sheets=sheets))
    t.set(t.hero(2), body=3)
    t.put(foe, "E3")
    return t


HEROES = {
    "fireball": Case("foe", (X, X), "ogre_warrior -2"),
    "heal_base": Case("barbarian", (X, X), "barbarian +2"),
    "shield_base": Case("barbarian", (X, X), "barbarian defence+2 (wound), shielded+2 (wound)"),
    "genie": Case("foe", (X, X, W, W, W, W, W, W, W, M), "ogre_warrior -1"),
    "heal": Case("barbarian", (), "barbarian +4"),
    "granite_skin": Case("barbarian", (), "barbarian defence+2 (defence)"),
    "courage": Case("barbarian", (), "barbarian attack+2 (attack)"),
    "veil_of_mist": Case("barbarian", (), "barbarian veil (move)"),
    "pass_through_rock": Case("barbarian", (), "barbarian rockwalk (move)"),
    "tempest": Case("foe", (), "ogre_warrior misses (quest)"),
    "sleep": Case("foe", (X,), "ogre_warrior asleep (quest)"),
    "tail_wind": Case("barbarian", (), "barbarian tailwind (move)"),
    "lightning": Case("C3", (), "ogre_warrior -2"),
    "foresight": Case("barbarian", (), "barbarian repeat (caster_turn)"),
    "invisibility": Case("barbarian", (), "barbarian invisible (caster_turn)"),
    "iron_shadows": Case("foe", (), "ogre_warrior no_move (caster_turn), no_attack (caster_turn)"),
    "night_arrows": Case("foe", (X, X, W), "ogre_warrior -2"),
    "wings": Case("barbarian", (), "barbarian flying (move)"),
    "time_stop": Case("", (), "ogre_warrior misses (quest)"),
    "scroll_fireball": Case("foe", (X, W), "ogre_warrior -1"),
    "wrath": Case("foe", (X,), "ogre_warrior -1"),
    "spring_of_life": Case("barbarian", (), "barbarian +4"),
    "bark_skin": Case("barbarian", (), "barbarian green_defence (wound)"),
    "root_grip": Case("foe", (), "ogre_warrior no_move (own_turn), attack-1 (own_turn)"),
    "cleansing": Case("barbarian", (), "barbarian +1"),
    "bear_strength": Case("barbarian", (), "barbarian attack+2 (two_attacks)"),
    "crow_swarm": Case("foe", (X, X, X, M, W, W, W, W), "ogre_warrior -2"),
    "wolf_run": Case("barbarian", (), "barbarian tailwind (move), split_move (own_turn)"),
    "lightning_ray": Case("C3", (X, X, X, M, W, W, W, W), "ogre_warrior -2"),
    "storm_gust": Case("foe", (), "ogre_warrior to H3"),
    "premonition": Case("barbarian", (), "barbarian repeat (caster_turn)"),
    "light_spear": Case("foe", (X, X, M, W, W, W, W), "ogre_warrior -1"),
    "dazzle": Case("", (), "ogre_warrior attack-1 (own_turn)"),
    "warding_circle": Case("", (), "wizard defence (caster_turn); barbarian defence (caster_turn)"),
    "shadow_mantle": Case("barbarian", (), "barbarian invisible (caster_turn)"),
    "shadow_step": Case("D5", (), "wizard to D5"),
    "mirage": Case("barbarian", (), "barbarian image (quest)"),
    "night_bonds": Case("foe", (), "ogre_warrior no_move (caster_turn), no_attack (caster_turn)"),
    "life_theft": Case("foe", (), "ogre_warrior -1"),
    "breath_of_death": Case("foe", (X, X, X, M), "ogre_warrior -2"),
    "dread": Case("foe", (), "ogre_warrior to H1, attack_dice (own_turn)"),
}


def aimed(t: Table, at: str) -> tuple[int, tuple[int, ...]]:
    """A figure by its kind, or squares by their names."""
    for figure in t.g.figures():
        if at in (figure.kind, "foe") and (at != "foe" or figure.id > 5):
            return figure.id, ()
    return 0, tuple([t.square(one) for one in at.split()])


def cast(t: Table, spell: str, case: Case, caster: str) -> str:
    """Casts it, answers what is asked, and says what has changed."""
    target, squares = aimed(t, case.at)
    before = words(t)
    move = Read if SPELLS[spell].school == "scroll" else Cast
    answer = move(spell, target, squares)
    assert answer in t.options(), f"{answer} is not offered"
    t.roll(*case.dice).do(answer)
    for said in case.say:
        t.do(said)
    assert t.g.scripted == (), "all dice were rolled"
    return changes(t, before, caster)


def until(t: Table, question: str) -> Table:
    """Everybody passes until this is asked."""
    while t.asked != question or t.asked_seat == MASTER:
        passing = [answer for answer in t.options() if isinstance(answer, EndTurn | Rest | EndMaster)]
        t.roll(3).do(passing[0])
    return t


def has_cast(hero: Hero, spell: str) -> bool:
    return spell not in hero.spells + hero.scrolls


@pytest.mark.parametrize("spell", HEROES)
def test_what_heroes_cast(spell: str) -> None:
    case = HEROES[spell]
    t = heroes_table(case.foe)
    base = SPELLS[spell].school in ("base", "scroll")
    t.set(t.hero(), spells=() if base else (spell,), scrolls=(spell,) if SPELLS[spell].school == "scroll" else ())
    assert cast(t, spell, case, "wizard") == case.then
    assert has_cast(t.hero(), spell)


def wizard(spell: str, **changes_of_hero: object) -> Table:
    t = heroes_table("ogre_warrior")
    t.set(t.hero(), spells=(spell,), **changes_of_hero)
    return t


def test_a_shadow_hides_whoever_stands_in_it() -> None:
    t = wizard("shadow_hide")
    t.do(Cast("shadow_hide", 0, (t.square("D2"),)))
    assert t.g.shadows == sum([1 << t.square(one) for one in ("D2", "E2", "D3", "E3")])
    t.set(t.hero(), took=(), spells=("tempest",))
    assert t.refused(Cast("tempest", 11)) == ("HQ-8.6",)


def test_a_stone_wall_is_in_the_way_until_one_hit_breaks_it() -> None:
    t = wizard("stone_wall")
    t.do(Cast("stone_wall", 0, (t.square("C3"), t.square("C4"))))
    assert t.g.walls == 1 << t.square("C3") | 1 << t.square("C4")
    t.roll(3).do(EndTurn()).roll(X, X, X, M, W, W, M, M, M, M).do(Smash(t.square("C4")))
    assert (t.g.walls, t.g.raised) == (0, ()), "three hits against two shields; both squares are free again"


def test_clairvoyance_shows_the_room_behind_a_door_that_one_knows() -> None:
    t = wizard("clairvoyance")
    t.uncover("H3", "I3", "K3")
    t.do(Cast("clairvoyance", 0, (t.square("L3"),)))
    assert t.g.seen & t.g.plan.room("B") == t.g.plan.room("B")
    assert not t.g.opened, "the door stays shut"


def test_banishment_takes_a_spell_by_chance_and_heroes_do_not_learn_which() -> None:
    t = heroes_table("warlock")
    t.set(t.hero(), spells=("banishment",))
    t.set(t.g.monsters[11], spells=("rust", "fear"))
    t.roll(2).do(Cast("banishment", 11))
    assert t.g.monsters[11].spells == ("rust",)
    lines = [line for line in t.g.log or () if line.key == "log.forgets"]
    assert [line.only for line in lines] == [(MASTER,)]


def test_troll_bane_ends_the_regeneration_of_one_troll() -> None:
    t = heroes_table("troll")
    t.set(t.hero(), scrolls=("scroll_troll_bane",), spells=())
    t.do(Read("scroll_troll_bane", 11))
    assert t.g.monsters[11].baned
    t = wizard("heal", scrolls=("scroll_troll_bane",))
    assert "HQ-19.17" in t.refused(Read("scroll_troll_bane", 11))


def test_treasure_luck_draws_until_something_good_comes() -> None:
    t = wizard("heal", scrolls=("treasure_luck",))
    t.g.treasures = ("nothing", "gem")
    t.do(Read("treasure_luck"))
    assert t.hero().gold == 50


def test_a_beast_is_led_for_one_turn_against_its_own() -> None:
    t = heroes_table("giant_spider")
    goblin = t.put("goblin", "E2")
    t.set(t.hero(), spells=("beast_tongue",))
    assert "HQ-8.1" in t.refused(Cast("beast_tongue", goblin.id))
    t.set(t.g.monsters[11], facing=0)
    t.do(Cast("beast_tongue", 11))
    assert (t.asked, t.asked_seat) == ("heroquest.monster", 1)
    t.roll(X, X, X, X, W).do(Attack(goblin.id)).do(Rest())
    assert goblin.id not in t.g.monsters
    assert (t.g.monsters[11].led_by, t.g.monsters[11].has("misses"), t.asked) == (MASTER, True, "heroquest.turn")


def test_star_gaze_shows_the_traps_of_the_visible_area() -> None:
    t = Table("wizard", traps=(v.Trap(kind="pit", at=(5, 1)),))
    t.set(t.hero(), spells=("star_gaze",))
    t.do(Cast("star_gaze"))
    assert t.g.traps_found == 1


def test_unbinding_light_ends_what_enemies_have_cast_or_takes_a_spell_from_them() -> None:
    t = wizard("unbinding_light")
    t.set(t.hero(2), marks=(Mark("no_move", "caster_turn", 1, 11), Mark("attack", "attack", 2, 1)))
    t.do(Cast("unbinding_light", 2))
    assert [mark.kind for mark in t.hero(2).marks] == ["attack"]
    t = heroes_table("warlock")
    t.set(t.hero(), spells=("unbinding_light",))
    t.set(t.g.monsters[11], spells=("rust",))
    t.roll(1).do(Cast("unbinding_light", 11))
    assert t.g.monsters[11].spells == ()


def test_a_bone_servant_rises_from_whom_was_killed_in_this_turn() -> None:
    t = wizard("bone_servant")
    assert t.refused(Cast("bone_servant")) == ("HQ-8.1",)
    t.g.corpses = ((t.square("D4"), "orc"),)
    t.roll(2).do(Cast("bone_servant"))
    servant = t.g.monsters[12]
    assert (servant.kind, servant.square, servant.led_by, servant.rounds) == ("skeleton", t.square("D4"), 1, 2)
    for _ in range(2):
        until(t, "heroquest.monster").do(Rest())
    assert 12 not in t.g.monsters, "after two turns it crumbles"


# --- enemies' spells -------------------------------------------------------------------------------------


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


ALONE = (
    "shadow_hide", "stone_wall", "clairvoyance", "banishment", "scroll_troll_bane", "treasure_luck", "beast_tongue",
    "star_gaze", "unbinding_light", "bone_servant", "sleet", "breath_of_plague", "blood_frenzy", "flame_wall",
    "ice_wall", "second_service", "earth_maw",
)  # fmt: skip
"""Spells with a test of their own."""


def test_no_spell_was_forgotten() -> None:
    assert sorted([*HEROES, *MASTERS, *SUMMONS, *ALONE]) == sorted(SPELLS)
