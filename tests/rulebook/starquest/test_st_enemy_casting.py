"""ST-117, ST-119 to ST-121, ST-231 and ST-285: the spells of enemies, and heroes who hinder them."""

from __future__ import annotations

import pytest

from questhall.games.starquest import moves as m
from questhall.games.starquest.entities import Enemy
from questhall.games.starquest.game import STARQUEST
from questhall.games.starquest.rules.casting import EnemyCasts
from tests.games.starquest.scenario import Table, box

CHOIR = STARQUEST.lore.factions["choir"].spells


def choir(tokens: int = 3, at: tuple[float, float] = (10, 20), hero: str = "pilot") -> tuple[Table, Enemy]:
    t = Table(hero, "breaker", at=((10, 10), (16, 10)))
    whisperer = t.put("whisperer", at)
    whisperer.tokens = tokens
    return t, whisperer


def casts(t: Table, unit: Enemy, spell: str, *dice: int) -> None:
    spells = STARQUEST.lore.factions[t.g.lore.units[unit.kind].faction].spells
    t.roll(spells.index(spell) + 1, *dice)
    t.run(EnemyCasts(unit=unit.id))


@pytest.mark.rule("ST-119")
def test_an_enemy_casts_a_random_spell_of_its_faction() -> None:
    t, whisperer = choir(1)
    casts(t, whisperer, "falter", 4)
    assert t.hero().status == ("impaired",)
    assert len(CHOIR) == 6


@pytest.mark.rule("ST-120")
def test_all_its_tokens_go_into_that_spell() -> None:
    t, whisperer = choir(3)
    casts(t, whisperer, "falter", 2)
    assert t.hero().status == ("impaired",)
    assert whisperer.tokens == 0
    assert t.told("log.cast-roll")[-1]["rolled"] == "2+2"


@pytest.mark.rule("ST-119", "ST-118")
def test_an_enemy_buys_nothing() -> None:
    t, whisperer = choir(1)
    casts(t, whisperer, "falter", 3)
    assert t.hero().status == ()
    assert whisperer.tokens == 0
    assert t.asked == "starquest.next"


@pytest.mark.rule("ST-121")
def test_with_too_few_tokens_it_casts_nothing_and_keeps_them() -> None:
    t, whisperer = choir(2)
    casts(t, whisperer, "leaden_rest")
    assert whisperer.tokens == 2
    assert t.told("log.cannot-cast-tokens") == [{"unit": whisperer.id, "spell": "leaden_rest", "n": 3, "left": 2}]


@pytest.mark.rule("ST-121", "ST-276")
def test_no_die_decides_between_targets_of_a_spell_that_it_cannot_pay() -> None:
    t = Table("pilot", "breaker", at=((10, 10), (20, 10)))
    whisperer = t.put("whisperer", (15, 15))
    whisperer.tokens = 1
    casts(t, whisperer, "shatter_song")
    assert t.told("log.cannot-cast-tokens")
    assert not t.told("log.tie")


@pytest.mark.rule("ST-121")
def test_without_anybody_in_reach_it_casts_nothing() -> None:
    t, whisperer = choir(3, at=(10, 40))
    casts(t, whisperer, "falter")
    assert whisperer.tokens == 3
    assert t.told("log.cannot-cast-nobody") == [{"unit": whisperer.id, "spell": "falter"}]


@pytest.mark.rule("ST-119", "ST-231")
def test_a_shaken_caster_casts_nothing() -> None:
    t, whisperer = choir(3)
    whisperer.shaken = True
    t.run(EnemyCasts(unit=whisperer.id))
    assert whisperer.tokens == 3


@pytest.mark.rule("ST-285")
def test_harm_goes_to_the_nearest_enemies_that_are_legal() -> None:
    wall = box(8, 14, 4, 1, height=5)
    t = Table("pilot", "breaker", "mender", at=((10, 11), (16, 10), (20, 8)), terrain=(wall,))
    whisperer = t.put("whisperer", (10, 20))
    whisperer.tokens = 1
    casts(t, whisperer, "falter", 4)
    assert [hero.status for hero in t.g.heroes] == [(), ("impaired",), ()], "the nearest is not in sight"


@pytest.mark.rule("ST-285", "ST-46")
def test_the_unconscious_and_the_hidden_are_no_enemies() -> None:
    t, whisperer = choir(1)
    t.hero().down = True
    casts(t, whisperer, "falter", 4)
    assert t.hero().status == ()
    assert t.hero(2).status == ("impaired",)


@pytest.mark.rule("ST-285", "ST-276")
def test_of_two_that_are_equally_near_a_die_decides() -> None:
    t = Table("pilot", "breaker", at=((10, 10), (20, 10)))
    whisperer = t.put("whisperer", (15, 15))
    whisperer.tokens = 1
    casts(t, whisperer, "falter", 2, 4)
    assert t.hero().status == ()
    assert t.hero(2).status == ("impaired",)


@pytest.mark.rule("ST-285")
def test_help_goes_to_the_caster_first_and_then_to_the_nearest_of_its_side() -> None:
    t, whisperer = choir(2)
    far, near = t.put("needle", (20, 20)), t.put("needle", (13, 20))
    casts(t, whisperer, "unison", 4)
    assert (whisperer.total("hit"), near.total("hit"), far.total("hit")) == (1, 1, 0)


# --- hindering ------------------------------------------------------------------------------------------------


@pytest.mark.rule("ST-117")
def test_a_hero_who_casts_may_hinder_an_enemys_roll() -> None:
    t, whisperer = choir(1, hero="listener")
    casts(t, whisperer, "falter")
    assert t.asked == "starquest.hinder"
    assert t.options() == [m.Hinder(0), m.Hinder(1), m.Hinder(2)]
    assert t.g.price(1, m.Hinder(2)) == {"tokens": 2}
    t.roll(5)
    t.do(m.Hinder(2))
    assert t.hero().tokens == 0
    assert t.hero().status == ()
    assert t.told("log.cast-roll")[-1]["rolled"] == "5-2"


@pytest.mark.rule("ST-117", "ST-6")
def test_a_6_works_in_spite_of_it() -> None:
    t, whisperer = choir(1, hero="listener")
    t.hero().tokens = 6
    casts(t, whisperer, "falter")
    t.roll(6)
    t.do(m.Hinder(6))
    assert t.hero().status == ("impaired",)


@pytest.mark.rule("ST-117", "ST-202")
def test_nobody_has_to_hinder_it() -> None:
    t, whisperer = choir(1, hero="listener")
    casts(t, whisperer, "falter")
    t.roll(4)
    t.do(m.Hinder(0))
    assert t.hero().tokens == 2
    assert t.hero().status == ("impaired",)


@pytest.mark.rule("ST-117")
@pytest.mark.parametrize("why", ["no tokens", "not in sight", "too far", "unconscious"])
def test_who_cannot_hinder_it(why: str) -> None:
    wall = (box(8, 14, 4, 1, height=5),) if why == "not in sight" else ()
    far = 10 + 18 + 1.26 + 0.01 if why == "too far" else 20
    t = Table("listener", "breaker", at=((10, 10), (14, far - 6)), terrain=wall)
    whisperer = t.put("whisperer", (10, far))
    whisperer.tokens = 1
    t.hero().tokens = 0 if why == "no tokens" else 2
    t.hero().down = why == "unconscious"
    casts(t, whisperer, "falter", 4)
    assert t.asked == "starquest.next"
    assert [hero.status for hero in t.g.heroes].count(("impaired",)) == 1


@pytest.mark.rule("ST-117", "ST-231")
def test_a_shaken_hero_hinders_nothing() -> None:
    t, whisperer = choir(1, hero="listener")
    t.hero().shaken = True
    casts(t, whisperer, "falter", 4)
    assert t.hero().status == ("impaired",)
    assert t.hero().tokens == 2


@pytest.mark.rule("ST-116", "ST-117")
def test_enemies_neither_help_nor_hinder_each_other_or_heroes() -> None:
    t = Table("listener", "pilot", at=((10, 10), (10, 4)))
    whisperer = t.put("whisperer", (10, 16))
    whisperer.tokens = 6
    t.activate(1)
    t.roll(4)
    t.do(m.Cast("heartbeat", (2,)))
    assert t.hero(2).has("regeneration")
    assert whisperer.tokens == 6
