"""ST-31 to ST-33, ST-185 to ST-190 and ST-204: stamina, rest and overexertion."""

from __future__ import annotations

import pytest

from questhall.games.starquest import moves as m
from questhall.games.starquest.rules.stamina import Pays
from questhall.games.starquest.settings import Settings
from questhall.kernel.answers import Answer
from tests.games.starquest.scenario import Table


@pytest.mark.rule("ST-24", "ST-31")
def test_a_hero_who_rests_has_all_stamina_again() -> None:
    t = Table("pilot", "breaker")
    t.hero().stamina = 1
    t.activate(1)
    t.do(m.Rest())
    assert t.hero().stamina == 6
    assert t.hero().spot.point == t.at(10, 10)


@pytest.mark.rule("ST-32")
def test_after_a_rest_the_activation_is_over() -> None:
    t = Table("pilot", "breaker")
    t.activate(1)
    t.do(m.Rest())
    assert t.asked == "starquest.next"
    assert t.asked_seat == 2


@pytest.mark.rule("ST-32")
@pytest.mark.parametrize(
    "first", [m.Rush(path=((10_000, 14_000),)), m.Exert(), m.UseSkill("inner_ear"), m.UseAbility("deep_breath")]
)
def test_whoever_has_done_something_cannot_rest_any_more(first: Answer) -> None:
    t = Table("listener", "breaker")
    t.activate(1)
    t.roll(6)
    t.do(first)
    assert t.refused(m.Rest()).rules == ("ST-32",)


@pytest.mark.rule("ST-32", "ST-112")
def test_whoever_has_cast_a_spell_cannot_rest_any_more() -> None:
    t = Table("listener", "breaker")
    t.activate(1)
    t.roll(6)
    t.do(m.Cast("heartbeat", (2,)))
    assert t.refused(m.Rest()).rules == ("ST-32",)


@pytest.mark.rule("ST-32", "ST-228")
def test_status_effects_come_before_a_rest() -> None:
    t = Table("pilot", "breaker")
    t.hero().status = ("diseased",)
    t.roll(4)
    t.activate(1)
    assert t.hero().status == ()
    assert m.Rest() in t.options()


@pytest.mark.rule("ST-33")
def test_the_whole_price_is_taken_as_wounds_and_no_stamina_is_spent() -> None:
    t = Table("pilot", "breaker")
    t.hero().stamina = 1
    t.activate(1)
    assert t.g.price(1, m.Exert()) == {"wounds": 2}
    t.do(m.Exert())
    assert t.hero().stamina == 1
    assert t.hero().model.wounds == 2
    assert t.hero().actions == 2


@pytest.mark.rule("ST-33", "ST-1")
def test_a_table_may_agree_that_only_what_is_missing_costs_wounds() -> None:
    t = Table("pilot", "breaker", settings=Settings(partial=True))
    t.hero().stamina = 1
    t.activate(1)
    assert t.g.price(1, m.Exert()) == {"stamina": 1, "wounds": 1}
    t.do(m.Exert())
    assert t.hero().stamina == 0
    assert t.hero().model.wounds == 1


@pytest.mark.rule("ST-33", "ST-44", "ST-233")
def test_overexertion_can_knock_a_hero_out_and_the_additional_action_is_lost() -> None:
    t = Table("pilot", "breaker")
    t.hero().stamina = 0
    t.hurt(7)
    t.activate(1)
    t.do(m.Exert())
    assert t.hero().down
    assert t.asked == "starquest.next"
    assert t.asked_seat == 2


@pytest.mark.rule("ST-33", "ST-5")
def test_a_test_that_was_bought_is_passed_even_if_the_hero_falls_by_it() -> None:
    t = Table("pilot", "breaker")
    t.hero().stamina = 0
    t.hurt(8)
    token = t.token(10, 14)
    t.activate(1)
    t.roll(3)
    t.do(m.Discover(token.n))
    t.roll(3)
    t.do(m.Pay())
    assert t.hero().down
    assert t.g.search[0].found == "pay_chest"


@pytest.mark.rule("ST-33", "ST-169")
def test_overexertion_spends_no_stamina_so_that_disease_adds_nothing() -> None:
    t = Table("pilot", "breaker")
    t.hero().status, t.hero().stamina = ("diseased",), 1
    t.run(Pays(seat=1, n=2))
    assert t.hero().model.wounds == 2
    assert t.hero().stamina == 1


@pytest.mark.rule("ST-23", "ST-185")
def test_an_additional_action_costs_two_stamina() -> None:
    t = Table("pilot", "breaker")
    t.activate(1)
    assert t.g.price(1, m.Exert()) == {"stamina": 2}
    t.do(m.Exert())
    assert t.hero().stamina == 4
    assert t.hero().actions == 2


@pytest.mark.rule("ST-80", "ST-186")
def test_a_failed_skill_costs_one_stamina() -> None:
    t = Table("pilot", "breaker")
    t.activate(1)
    t.roll(3)
    t.do(m.UseSkill("mark_target", (2,)))
    assert t.hero().stamina == 5


@pytest.mark.rule("ST-65", "ST-188")
def test_not_to_be_shaken_costs_two_stamina() -> None:
    t = Table("pilot", "breaker")
    t.hero().stamina = 1
    t.hurt(4)
    t.activate(1)
    t.do(m.Exert())
    t.hero().stamina = 6
    t.roll(3)
    t.do(m.EndActivation())
    assert t.g.price(1, m.Pay()) == {"stamina": 2}
    t.do(m.Pay())
    assert t.hero().stamina == 4
    assert not t.hero().shaken


@pytest.mark.rule("ST-47", "ST-189")
def test_reviving_costs_two_stamina() -> None:
    t = Table("pilot", "breaker", at=((10, 10), (12, 10)))
    t.hurt(9, 2)
    t.hero(2).down = True
    t.activate(1)
    assert t.g.price(1, m.Revive(2)) == {"stamina": 2}
    t.do(m.Revive(2))
    assert t.hero().stamina == 4


@pytest.mark.rule("ST-118", "ST-190")
@pytest.mark.parametrize(("spell", "value"), [("needle_tone", 1), ("breaker_wave", 2), ("implosion", 3)])
def test_a_failed_spell_costs_twice_its_value(spell: str, value: int) -> None:
    t = Table("listener", "breaker")
    husks = t.put("husks", (10, 14))
    t.hero().tokens = 6
    t.activate(1)
    t.roll(3)
    t.do(m.Cast(spell, (husks.id,)))
    assert t.g.price(1, m.Pay()) == {"stamina": 2 * value}


@pytest.mark.rule("ST-170", "ST-204")
def test_ending_an_impairment_costs_a_d3() -> None:
    t = Table("pilot", "breaker")
    t.hero().status = ("impaired",)
    t.roll(5)
    t.activate(1)
    assert t.g.price(1, m.Pay()) == {"stamina": 3}
    t.do(m.Pay())
    assert t.hero().stamina == 3
    assert t.hero().status == ()
