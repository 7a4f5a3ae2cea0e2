"""Every shipped spell is cast once, and does what its card says: those of heroes, and the count of all."""

from __future__ import annotations

import pytest

from questhall.games.heroquest import vocabulary as v
from questhall.games.heroquest.entities import MASTER, Mark
from questhall.games.heroquest.moves import Attack, Cast, EndTurn, Read, Rest, Smash
from questhall.games.heroquest.settings import Settings, Sheet
from tests.games.heroquest import test_spells_of_enemies as enemies
from tests.games.heroquest.scenario import Table
from tests.games.heroquest.spellwork import SPELLS, SWORD, Case, M, W, X, cast, has_cast, until


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
    assert t.g.traps_found == 1 << t.square("F2")


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


ALONE = (
    "shadow_hide", "stone_wall", "clairvoyance", "banishment", "scroll_troll_bane", "treasure_luck", "beast_tongue",
    "star_gaze", "unbinding_light", "bone_servant",
)  # fmt: skip
"""Spells with a test of their own."""


def test_no_spell_was_forgotten() -> None:
    assert sorted([*HEROES, *ALONE, *enemies.MASTERS, *enemies.SUMMONS, *enemies.ALONE]) == sorted(SPELLS)
