"""ST-201: kits."""

from __future__ import annotations

import pytest

from questhall.games.starquest import moves as m
from tests.games.starquest.scenario import Table


@pytest.mark.rule("ST-201", "ST-72")
def test_a_med_kit_heals_three_wounds_takes_a_skill_action_and_is_used_up() -> None:
    t = Table("breaker", "pilot")
    t.hurt(4)
    t.activate(1)
    t.do(m.UseKit("med_kit", 1))
    assert t.hero().model.wounds == 1
    assert t.hero().kits == ()
    assert (t.hero().skill_actions, t.hero().actions) == (0, 1)
    assert t.refused(m.UseKit("med_kit", 1)).key == "refusal.no-such-kit"


@pytest.mark.rule("ST-201")
def test_one_of_several_of_a_kind_is_used_up() -> None:
    t = Table("breaker", "pilot")
    t.hero().kits = ("med_kit", "curing_kit", "med_kit")
    t.hurt(4)
    t.activate(1)
    t.do(m.UseKit("med_kit", 1))
    assert t.hero().kits == ("curing_kit", "med_kit")


@pytest.mark.rule("ST-201")
def test_a_resting_kit_gives_three_stamina_and_no_more_than_all() -> None:
    t = Table("longeye", "pilot")
    t.hero().stamina = 4
    t.activate(1)
    t.do(m.UseKit("resting_kit", 1))
    assert t.hero().stamina == 6


@pytest.mark.rule("ST-201")
def test_a_curing_kit_ends_all_status_effects() -> None:
    t = Table("pilot", "breaker", at=((10, 10), (10 + 3 + 1.26, 10)))
    t.hero(2).status = ("afflicted", "crippled", "impaired")
    t.activate(1)
    t.do(m.UseKit("curing_kit", 2))
    assert t.hero(2).status == ()


@pytest.mark.rule("ST-201")
def test_it_reaches_a_hero_within_3_inches() -> None:
    t = Table("breaker", "pilot", at=((10, 10), (15, 10)))
    t.hurt(4, 2)
    t.activate(1)
    refusal = t.refused(m.UseKit("med_kit", 2))
    assert refusal.key == "refusal.target-too-far"
    assert refusal.args == {"target": 2, "inches": 3740, "most": 3000}


@pytest.mark.rule("ST-201")
def test_it_is_not_wasted() -> None:
    t = Table("breaker", "pilot", at=((10, 10), (12, 10)))
    t.activate(1)
    assert t.options(m.UseKit) == []
    assert t.refused(m.UseKit("med_kit", 1)).key == "refusal.no-use"


@pytest.mark.rule("ST-201", "ST-234")
def test_an_unconscious_hero_has_to_be_revived_first() -> None:
    t = Table("breaker", "pilot", at=((10, 10), (12, 10)))
    t.hurt(9, 2)
    t.activate(1)
    assert t.refused(m.UseKit("med_kit", 2)).key == "refusal.unconscious"
    t.do(m.Revive(2))
    t.do(m.UseKit("med_kit", 2))
    assert t.hero(2).model.wounds == 3
