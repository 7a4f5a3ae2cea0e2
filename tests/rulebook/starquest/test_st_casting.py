"""ST-110 to ST-118 and ST-229: spell tokens, and the spells of heroes."""

from __future__ import annotations

import pytest

from questhall.games.starquest import moves as m
from questhall.games.starquest.entities import Arm, Enemy
from questhall.games.starquest.game import STARQUEST
from questhall.kernel.foresight import foresee
from tests.games.starquest.scenario import Table, box


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
