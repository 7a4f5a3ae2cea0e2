"""ST-110 to ST-121, ST-229, ST-231 and ST-285: spells of heroes and of enemies."""

from __future__ import annotations

import pytest

from questhall.games.starquest import moves as m
from questhall.games.starquest.entities import Arm, Enemy
from questhall.games.starquest.game import STARQUEST
from questhall.games.starquest.rules.casting import EnemyCasts
from questhall.kernel.foresight import foresee
from tests.games.starquest.scenario import Table, box

WEFT = STARQUEST.lore.factions["weft"].spells
CHOIR = STARQUEST.lore.factions["choir"].spells


def next_round(t: Table) -> None:
    for hero in t.g.heroes:
        t.activate(hero.seat)
        t.do(m.EndActivation())


def listener(tokens: int = 6) -> tuple[Table, Enemy]:
    t = Table("listener", "pilot", at=((10, 10), (10, 4)))
    t.hero().tokens = tokens
    gnarl = t.put("gnarl", (10, 16))
    t.activate(1)
    return t, gnarl


# --- tokens ---------------------------------------------------------------------------------------------


@pytest.mark.rule("ST-110", "ST-288")
def test_a_caster_gets_his_tokens_at_the_start_of_every_round() -> None:
    t = Table("listener", "pilot")
    sower, gnarl = t.put("sower", (40, 40)), t.put("gnarl", (30, 40))
    assert t.hero().tokens == 2
    assert t.hero(2).tokens == 0
    next_round(t)
    assert t.hero().tokens == 4
    assert (sower.tokens, gnarl.tokens) == (2, 0)


@pytest.mark.rule("ST-111")
def test_nobody_has_more_than_six() -> None:
    t = Table("listener", "pilot")
    t.hero().tokens = 5
    next_round(t)
    assert t.hero().tokens == 6
    t.activate(1)
    assert t.refused(m.UseAbility("deep_breath")).key == "refusal.no-use"


@pytest.mark.rule("ST-110", "ST-293")
def test_they_come_to_a_hero_in_ambush_as_well() -> None:
    t = Table("listener", "pilot")
    t.hero().aside = True
    t.activate(2)
    t.do(m.EndActivation())
    assert t.g.round == 2
    assert t.hero().tokens == 4


# --- heroes -----------------------------------------------------------------------------------------------


@pytest.mark.rule("ST-112", "ST-113")
def test_a_spell_costs_its_value_and_no_action() -> None:
    t, gnarl = listener(3)
    assert t.g.price(1, m.Cast("implosion", (gnarl.id,))) == {"tokens": 3}
    t.roll(4)
    t.do(m.Cast("implosion", (gnarl.id,)))
    assert t.hero().tokens == 0
    assert (t.hero().actions, t.hero().skill_actions) == (1, 1)
    refusal = t.refused(m.Cast("needle_tone", (gnarl.id,)))
    assert refusal.key == "refusal.no-tokens"
    assert refusal.args == {"n": 1, "left": 0}


@pytest.mark.rule("ST-112", "ST-229")
def test_nothing_is_cast_after_an_attack() -> None:
    t, gnarl = listener()
    t.hero().arms += (Arm("signal_pistol"),)
    t.do(m.Hold())
    t.roll(1, 1)
    t.do(m.Shoot((("signal_pistol", gnarl.id),)))
    assert t.refused(m.Cast("needle_tone", (gnarl.id,))).rules == ("ST-112", "ST-229")


@pytest.mark.rule("ST-112", "ST-229")
def test_a_spell_or_an_ability_may_come_between_the_move_and_the_shots_of_an_advance() -> None:
    t, gnarl = listener(3)
    t.hero().arms += (Arm("signal_pistol"),)
    t.do(m.Advance(path=(t.at(12, 10),)))
    assert t.asked == "starquest.shoot"
    t.do(m.UseAbility("deep_breath"))
    t.roll(4)
    t.do(m.Cast("great_hush", (gnarl.id,)))
    assert t.asked == "starquest.shoot"
    assert t.refused(m.UseSkill("inner_ear")).key == "kernel.not-offered"
    t.roll(1, 1)
    t.do(m.Shoot((("signal_pistol", gnarl.id),)))
    assert t.refused(m.Cast("needle_tone", (gnarl.id,))).rules == ("ST-112", "ST-229")


@pytest.mark.rule("ST-112", "ST-229")
def test_a_spell_may_come_between_two_actions() -> None:
    t, gnarl = listener()
    t.do(m.Rush(path=(t.at(12, 10),)))
    t.roll(4)
    t.do(m.Cast("great_hush", (gnarl.id,)))
    t.roll(6)
    t.do(m.UseSkill("inner_ear"))
    assert gnarl.total("hit") == -1
    assert t.hero().tokens == 4


@pytest.mark.rule("ST-114")
def test_each_spell_is_tried_once_in_an_activation_but_several_are() -> None:
    t, gnarl = listener()
    t.roll(3)
    t.do(m.Cast("great_hush", (gnarl.id,)))
    t.do(m.Decline())
    assert t.refused(m.Cast("great_hush", (gnarl.id,))).rules == ("ST-114",)
    t.roll(4)
    t.do(m.Cast("heartbeat", (1,)))
    assert t.hero().has("regeneration")


@pytest.mark.rule("ST-114")
def test_in_the_next_activation_it_may_be_tried_again() -> None:
    t, gnarl = listener()
    t.roll(4)
    t.do(m.Cast("great_hush", (gnarl.id,)))
    t.do(m.EndActivation())
    t.activate(2)
    t.do(m.EndActivation())
    t.activate(1)
    assert m.Cast("great_hush", (gnarl.id,)) in t.options()


@pytest.mark.rule("ST-115")
@pytest.mark.parametrize(("rolled", "works"), [(3, False), (4, True)])
def test_it_works_on_4(rolled: int, works: bool) -> None:
    t, gnarl = listener()
    t.roll(rolled)
    t.do(m.Cast("great_hush", (gnarl.id,)))
    if not works:
        t.do(m.Decline())
    assert (gnarl.total("hit") == -1) is works
    assert t.hero().tokens == 3, "what was paid is gone"


@pytest.mark.rule("ST-115")
def test_the_target_must_be_in_sight_and_in_range() -> None:
    wall = box(8, 12, 4, 1, height=5)
    t = Table("listener", "pilot", at=((10, 10), (10, 4)), terrain=(wall,))
    t.hero().tokens = 6
    hidden, far = t.put("gnarl", (10, 16)), t.put("gnarl", (30, 10))
    t.activate(1)
    assert t.refused(m.Cast("needle_tone", (hidden.id,))).key == "refusal.target-unseen"
    assert t.refused(m.Cast("needle_tone", (far.id,))).key == "refusal.target-too-far"
    assert t.refused(m.Cast("needle_tone", (2,))).key == "refusal.wrong-target"
    assert t.refused(m.Cast("heartbeat", (hidden.id,))).key == "refusal.wrong-target"
    assert m.Cast("heartbeat", (1,)) in t.options(), "a caster always reaches himself"


@pytest.mark.rule("ST-115", "ST-222")
def test_hits_of_a_spell_can_be_blocked() -> None:
    t, gnarl = listener()
    t.roll(4, *[6] * 6)
    t.do(m.Cast("implosion", (gnarl.id,)))
    assert gnarl.models[0].wounds == 0


@pytest.mark.rule("ST-113", "ST-115")
def test_a_spell_for_several_names_as_many_as_there_are() -> None:
    t, gnarl = listener()
    other = t.put("gnarl", (14, 16))
    found = {answer.targets for answer in t.options(m.Cast) if answer.spell == "great_hush"}  # type: ignore[attr-defined]
    assert found == {(gnarl.id,), (other.id,), (gnarl.id, other.id)}
    t.roll(4)
    t.do(m.Cast("great_hush", (gnarl.id, other.id)))
    assert gnarl.total("hit") == other.total("hit") == -1


@pytest.mark.rule("ST-113", "ST-115", "ST-78")
def test_everything_that_is_offered_is_possible() -> None:
    t, _ = listener(4)
    for x in range(4, 20, 3):
        t.put("gnarl", (x, 20))
    found = t.options()
    assert len(found) > 50
    assert [answer for answer in found if t.g.refuse(1, answer) is not None] == []


@pytest.mark.rule("ST-116")
def test_further_tokens_help_the_own_roll() -> None:
    t, gnarl = listener(5)
    assert t.refused(m.Cast("great_hush", (gnarl.id,), 3)).key == "refusal.no-tokens"
    t.roll(2)
    t.do(m.Cast("great_hush", (gnarl.id,), 2))
    assert gnarl.total("hit") == -1
    assert t.hero().tokens == 0


@pytest.mark.rule("ST-116", "ST-7")
def test_a_1_fails_with_any_number_of_tokens() -> None:
    t, gnarl = listener(6)
    t.roll(1)
    t.do(m.Cast("great_hush", (gnarl.id,), 3))
    assert t.asked == "starquest.pay"
    assert t.hero().tokens == 0


@pytest.mark.rule("ST-115", "ST-116")
@pytest.mark.parametrize(("boost", "share"), [(0, 500), (1, 666), (2, 833), (3, 833)])
def test_what_it_says_about_the_odds_of_a_spell_is_exact(boost: int, share: int) -> None:
    t, gnarl = listener(6)
    expected = foresee(STARQUEST, t.g, 1, m.Cast("great_hush", (gnarl.id,), boost)).expected
    assert [(each.told.key, each.share) for each in expected] == [
        ("log.cast-works", share),
        ("log.cast-fails", 1000 - share),
    ]


@pytest.mark.rule("ST-118")
def test_a_failed_spell_can_be_bought() -> None:
    t, gnarl = listener()
    t.roll(3)
    t.do(m.Cast("great_hush", (gnarl.id,)))
    t.do(m.Pay())
    assert gnarl.total("hit") == -1
    assert t.hero().stamina == 0


@pytest.mark.rule("ST-118", "ST-33")
def test_it_works_even_if_the_caster_falls_by_the_price() -> None:
    t, gnarl = listener()
    t.hero().stamina = 5
    t.hero().models = (type(t.hero().model)(0, t.hero().spot, 3),)
    t.roll(3)
    t.do(m.Cast("great_hush", (gnarl.id,)))
    t.do(m.Pay())
    assert t.hero().down
    assert gnarl.total("hit") == -1


# --- enemies -------------------------------------------------------------------------------------------------


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
    assert t.told("log.cannot-cast")


@pytest.mark.rule("ST-121")
def test_without_anybody_in_reach_it_casts_nothing() -> None:
    t, whisperer = choir(3, at=(10, 40))
    casts(t, whisperer, "falter")
    assert whisperer.tokens == 3
    assert t.told("log.cannot-cast")


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
    assert (t.asked == "starquest.next" and t.hero(2).status) or t.hero().status


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
