"""Artifacts do what their cards say."""

from __future__ import annotations

from questhall.games.heroquest.moves import Cast, Give, Use
from questhall.games.heroquest.rules.carrying import keep
from questhall.games.heroquest.rules.casting import Casting
from tests.games.heroquest.scenario import SHIELD, SKULL, Table


def bearer(thing: str, *heroes: str) -> Table:
    t = Table(*(heroes or ("wizard", "barbarian")))
    t.set(t.hero(), bag=(thing,), spells=("courage", "heal", "granite_skin"))
    return t


def test_a_thorn_hits_once_without_defence() -> None:
    t = bearer("whisperthorn")
    ogre = t.put("ogre_warrior", "E3")
    t.roll().do(Use("whisperthorn", ogre.id))
    assert (ogre.body, t.hero().bag, t.hero().took) == (4, (), ("act",))


def test_the_ring_brings_all_heroes_of_the_visible_area_home() -> None:
    t = bearer("homeward_ring")
    t.do(Use("homeward_ring"))
    assert [hero.square for hero in t.g.heroes] == [t.square("A6")] * 2


def test_the_band_heals_once_in_each_quest_and_is_kept() -> None:
    t = bearer("breath_band")
    t.set(t.hero(), body=1)
    t.do(Use("breath_band"))
    assert (t.hero().body, t.hero().bag) == (3, ("breath_band",))
    assert t.refused(Use("breath_band")) == ("HQ-5.1",)


def test_mist_dust_is_blown_once() -> None:
    t = bearer("mist_dust").do(Use("mist_dust"))
    assert (t.hero().has("veil"), t.hero().bag) == (True, ())


def test_with_the_wand_two_different_spells_are_cast_in_a_turn() -> None:
    t = bearer("wand_of_two_voices").do(Cast("courage", 2)).do(Cast("heal", 2))
    assert t.refused(Cast("granite_skin", 2)) == ("HQ-B.2",)
    t = bearer("wand_of_two_voices").roll(SKULL, SHIELD).do(Cast("shield_base", 1))
    assert t.refused(Cast("shield_base", 2)) == ("HQ-B.2",), "not the same twice"
    t = bearer("grasshopper_boots").do(Cast("courage", 2))
    assert t.refused(Cast("heal", 2)) == ("HQ-B.2",)


def test_the_ring_of_echoes_gives_a_spell_back_once_in_each_quest() -> None:
    t = bearer("ring_of_echoes")
    assert t.refused(Use("ring_of_echoes")) == ("HQ-8.1",), "nothing was cast yet"
    t.do(Cast("courage", 2)).do(Use("ring_of_echoes"))
    assert "courage" in t.hero().spells
    assert t.refused(Use("ring_of_echoes")) == ("HQ-5.1",)


def test_the_ember_eater_drinks_two_fire_spells_of_the_enemy() -> None:
    t = bearer("ember_eater", "barbarian")
    warlock = t.put("warlock", "E3", spells=("ball_of_flame",) * 3)
    seen = []
    for dice in ((), (), (1, 1)):
        t.g.interrupt(Casting(caster=warlock.id, spell="ball_of_flame", target=1))
        t.roll(*dice).g.run()
        seen.append((t.hero().body, t.hero().bag))
    assert seen == [(8, ("ember_eater",)), (8, ()), (6, ())]


def test_a_medallion_gives_a_mind_point_for_as_long_as_one_has_it() -> None:
    t = Table("barbarian", "elf")
    keep(t.g, t.hero(), "stargazer_medallion")
    assert (t.hero().mind, t.hero(2).mind) == (3, 4)
    t.do(Give("stargazer_medallion", 2))
    assert (t.hero().mind, t.hero(2).mind) == (2, 5)


def test_only_magicians_use_magicians_things() -> None:
    t = bearer("ring_of_echoes", "barbarian")
    assert t.refused(Use("ring_of_echoes")) == ("HQ-5.1",)
    t = bearer("grasshopper_boots", "barbarian")
    assert t.refused(Use("grasshopper_boots")) == ("HQ-5.1",), "they work by themselves"
