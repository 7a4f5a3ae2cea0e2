"""ST-2 to ST-7 and ST-207 to ST-210: tests, what buys them, and small words."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from questhall.games.starquest import moves as m
from questhall.games.starquest import values
from questhall.games.starquest import vocabulary as v
from questhall.games.starquest.entities import Mark
from questhall.games.starquest.rules.testing import AttributeTest, chance, d3
from tests.games.starquest.scenario import TEXT, Table


def passes(t: Table, attribute: v.Attribute, rolled: int, unit: int = 1) -> bool:
    t.roll(rolled)
    t.run(AttributeTest(unit=unit, attribute=attribute, purpose="jump"))
    return t.g.passed


@pytest.mark.rule("ST-2")
def test_the_value_itself_is_a_success() -> None:
    t = Table("pilot", "breaker")
    assert passes(t, "willpower", 4)
    assert not passes(t, "willpower", 3)
    t.do(m.Decline())
    assert not t.g.passed


@pytest.mark.rule("ST-3")
@pytest.mark.parametrize(("hero", "rolled"), [("pilot", 4), ("bulwark", 5)])
def test_quality_is_what_a_shot_has_to_roll(hero: str, rolled: int) -> None:
    for die, hits in ((rolled, 1), (rolled - 1, 0)):
        t = Table(hero, "mender", at=((10, 10), (30, 10)))
        gnarl = t.put("gnarl", (10, 16))
        weapon = next(arm.weapon for arm in t.hero().arms if t.g.lore.weapons[arm.weapon].range)
        t.activate(1)
        t.do(m.Hold())
        t.roll(die, *[1] * 5)
        t.do(m.Shoot(((weapon, gnarl.id),)))
        assert t.told("log.shot")[-1]["hits"] == hits


@pytest.mark.rule("ST-4")
def test_enemies_have_no_attributes_and_test_quality_instead() -> None:
    t = Table("pilot", "breaker")
    whisperer = t.put("whisperer", (20, 20))
    assert values.quality(t.g, whisperer) == 4
    assert passes(t, "strength", 4, unit=whisperer.id)
    assert not passes(t, "willpower", 3, unit=whisperer.id)
    assert t.asked == "starquest.next", "nothing can be bought"


@pytest.mark.rule("ST-4")
@pytest.mark.parametrize(("attribute", "value"), [("strength", 4), ("dexterity", 6), ("willpower", 6)])
def test_each_attribute_has_its_own_value(attribute: v.Attribute, value: int) -> None:
    t = Table("pilot", "breaker")
    assert passes(t, attribute, value, unit=2)
    assert not passes(t, attribute, value - 1, unit=2)
    assert t.asked == "starquest.pay"


@pytest.mark.rule("ST-5", "ST-187")
def test_a_failed_attribute_test_can_be_bought_every_time() -> None:
    t = Table("pilot", "breaker")
    for left in (4, 2):
        assert not passes(t, "dexterity", 2)
        assert t.g.price(1, m.Pay()) == {"stamina": 2}
        t.do(m.Pay())
        assert t.g.passed
        assert t.hero().stamina == left


@pytest.mark.rule("ST-5", "ST-202")
def test_nobody_has_to_buy_it() -> None:
    t = Table("pilot", "breaker")
    assert not passes(t, "dexterity", 2)
    t.do(m.Decline())
    assert not t.g.passed
    assert t.hero().stamina == 6


@pytest.mark.rule("ST-6", "ST-171")
def test_a_6_succeeds_whatever_is_taken_away() -> None:
    t = Table("pilot", "breaker")
    t.hero().status = ("impaired",)
    assert passes(t, "strength", 6)
    assert chance(6, -3) == 166


@pytest.mark.rule("ST-7")
def test_a_1_fails_whatever_is_added() -> None:
    t = Table("pilot", "breaker")
    t.hero().marks = (Mark("attribute", "round", 6),)
    assert passes(t, "willpower", 2)
    assert not passes(t, "willpower", 1)
    assert t.asked == "starquest.pay"
    assert chance(2, 6) == 833


@pytest.mark.rule("ST-207")
@pytest.mark.parametrize(("rolled", "worth"), [(1, 1), (2, 1), (3, 2), (4, 2), (5, 3), (6, 3)])
def test_a_d3_is_a_d6_halved_and_rounded_up(rolled: int, worth: int) -> None:
    t = Table("pilot", "breaker", dice=(rolled,))
    assert d3(t.g, "credits", 1) == worth


@pytest.mark.rule("ST-209")
def test_within_includes_the_number() -> None:
    t = Table("pilot", "breaker", at=((10, 10), (10, 20)))
    radius = 0.63
    near, beyond = t.token(10 + radius + 6, 10), t.token(10 - radius - 6.001, 10)
    t.activate(1)
    assert m.Discover(near.n) in t.options()
    assert t.refused(m.Discover(beyond.n)).args == {"token": 2, "inches": 6001, "most": 6000}


@pytest.mark.rule("ST-210")
def test_the_same_rule_from_two_sources_counts_once() -> None:
    t = Table("pilot", "longeye")
    t.hero(2).skills += ("grey_on_grey",)
    t.hero(2).wares = ("grey_cloak",)
    t.activate(2)
    t.roll(6, 6)
    t.do(m.UseSkill("grey_on_grey"))
    t.do(m.UseSkill("grey_on_grey"))
    assert len(t.hero(2).marks) == 1
    assert values.any_has(t.g, t.hero(2), "stealth") == 1


@pytest.mark.rule("ST-210")
def test_what_different_skills_add_is_added_up() -> None:
    t = Table("pilot", "listener", "breaker", at=((10, 10), (12, 10), (14, 10)))
    t.hero(2).skills += ("echo",)
    t.activate(1)
    t.roll(6, 6)
    t.do(m.UseSkill("mark_target", (3,)))
    t.do(m.UseSkill("mark_target", (3,)))
    assert t.hero(3).total("hit") == 1
    t.do(m.EndActivation())
    t.activate(2)
    t.roll(6)
    t.do(m.UseSkill("echo", (3,)))
    assert t.hero(3).total("hit") == 2


@pytest.mark.rule("ST-210")
def test_the_x_of_two_sources_is_added_up() -> None:
    t = Table("listener", "pilot")
    choker = v.Ware(id="choker", name=TEXT, price=1, points=1, fits="hero", rules=v.Rules(caster=1))
    t.g.lore = replace(t.g.lore, wares={**t.g.lore.wares, "choker": choker})
    t.hero().wares = ("choker",)
    assert values.any_has(t.g, t.hero(), "caster") == 3
