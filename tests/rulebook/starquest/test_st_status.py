"""ST-164 to ST-171 and ST-228: status effects."""

from __future__ import annotations

import pytest

from questhall.games.starquest import moves as m
from questhall.games.starquest import values
from questhall.games.starquest import vocabulary as v
from questhall.games.starquest.entities import Enemy
from questhall.games.starquest.rules.effects import CarryOut
from questhall.games.starquest.rules.statuses import StatusTests
from tests.games.starquest.scenario import Table

INFLICTS = {"afflicted": "rot_touch", "crippled": "leaden_rest", "diseased": "grave_fever", "impaired": "falter"}
TESTED = [("afflicted", "strength"), ("crippled", "dexterity"), ("diseased", "willpower")]


def afflicted(*status: str) -> Table:
    t = Table("mender", "pilot")
    t.hero().status = status
    return t


def enemy(kind: str, *status: str) -> tuple[Table, Enemy]:
    t = Table("mender", "pilot")
    unit = t.put(kind, (20, 20))
    unit.status = status
    return t, unit


@pytest.mark.rule("ST-164", "ST-166", "ST-168")
@pytest.mark.parametrize(("status", "attribute"), TESTED)
def test_a_test_that_is_passed_ends_it(status: str, attribute: str) -> None:
    t = afflicted(status)
    t.roll(6)
    t.activate(1)
    assert t.told("log.test")[-1]["attribute"] == attribute
    assert t.hero().status == ()
    assert t.hero().model.wounds == 0


@pytest.mark.rule("ST-164", "ST-166", "ST-168", "ST-170")
def test_every_line_about_a_status_effect_names_its_own_rules() -> None:
    for first, status in enumerate(v.STATUSES):
        t = afflicted()
        t.roll(1, 1)
        t.run(CarryOut(origin=f"spell:{INFLICTS[status]}", by=2, targets=(1,)))
        t.activate(1)
        t.do(m.Decline())
        rules = {line.key: line.rules for line in t.g.log or ()}
        own = (f"ST-{164 + 2 * first}", f"ST-{165 + 2 * first}")
        assert rules["log.inflicted"] == own
        assert rules["log.status-stays"][0] == own[0]


@pytest.mark.rule("ST-165", "ST-217")
def test_afflicted_a_failed_test_costs_a_wound_without_a_defense_roll() -> None:
    t = afflicted("afflicted")
    t.roll(2)
    t.activate(1)
    t.do(m.Decline())
    assert t.hero().model.wounds == 1
    assert t.hero().status == ("afflicted",)


@pytest.mark.rule("ST-164", "ST-5")
def test_the_test_can_be_bought_like_any_other() -> None:
    t = afflicted("afflicted")
    t.roll(2)
    t.activate(1)
    t.do(m.Pay())
    assert t.hero().status == ()
    assert t.hero().model.wounds == 0
    assert t.hero().stamina == 5


@pytest.mark.rule("ST-167")
def test_crippled_all_moves_are_halved_while_it_lasts() -> None:
    t = afflicted("crippled")
    t.roll(2)
    t.activate(1)
    t.do(m.Decline())
    assert values.allowance(t.g, t.hero(), "rush") == 6000
    assert t.refused(m.Rush(path=(t.at(10, 16.1),))).args["most"] == 6000
    t.do(m.Rush(path=(t.at(10, 16),)))


@pytest.mark.rule("ST-166", "ST-167")
def test_crippled_a_passed_test_gives_the_moves_of_this_activation_back() -> None:
    t = afflicted("crippled")
    t.roll(5)
    t.activate(1)
    t.do(m.Rush(path=(t.at(10, 22),)))
    assert t.hero().spot.point == t.at(10, 22)


@pytest.mark.rule("ST-169")
def test_diseased_each_point_of_stamina_also_costs_a_wound() -> None:
    t = afflicted("diseased")
    t.roll(3)
    t.activate(1)
    t.do(m.Decline())
    assert t.g.price(1, m.Exert()) == {"stamina": 2, "wounds": 2}
    t.do(m.Exert())
    assert t.hero().stamina == 5
    assert t.hero().model.wounds == 2


@pytest.mark.rule("ST-168", "ST-169")
def test_diseased_buying_its_own_test_costs_wounds_too() -> None:
    t = afflicted("diseased")
    t.roll(3)
    t.activate(1)
    t.do(m.Pay())
    assert t.hero().status == ()
    assert t.hero().model.wounds == 2
    assert t.hero().stamina == 5


@pytest.mark.rule("ST-170")
def test_impaired_the_player_pays_the_d3_or_keeps_it() -> None:
    t = afflicted("impaired")
    t.roll(4)
    t.activate(1)
    assert t.g.price(1, m.Pay()) == {"stamina": 2}
    t.do(m.Decline())
    assert t.hero().status == ("impaired",)
    assert t.hero().stamina == 7
    assert t.asked == "starquest.activation"


@pytest.mark.rule("ST-170", "ST-33")
def test_impaired_it_may_be_paid_by_overexertion() -> None:
    t = afflicted("impaired")
    t.hero().stamina = 0
    t.roll(6)
    t.activate(1)
    t.do(m.Pay())
    assert t.hero().status == ()
    assert t.hero().model.wounds == 3


@pytest.mark.rule("ST-171")
def test_impaired_all_attribute_rolls_are_worse() -> None:
    t = afflicted("diseased", "impaired")
    t.activate(1)
    t.roll(4)
    t.do(m.TestStatus("diseased"))
    assert t.told("log.test")[-1]["rolled"] == "4-1"
    assert t.asked == "starquest.pay"


@pytest.mark.rule("ST-228")
def test_the_player_chooses_the_order() -> None:
    t = afflicted("afflicted", "diseased", "impaired")
    t.activate(1)
    assert t.asked == "starquest.status"
    assert len(t.options()) == 3
    t.roll(1)
    t.do(m.TestStatus("impaired"))
    t.do(m.Pay())
    t.roll(4, 6)
    t.do(m.TestStatus("diseased"))
    assert [told["attribute"] for told in t.told("log.test")] == ["willpower", "strength"]
    assert t.hero().status == ()


@pytest.mark.rule("ST-228")
def test_a_single_one_needs_no_choice() -> None:
    t = afflicted("crippled")
    t.roll(6)
    t.activate(1)
    assert t.asked == "starquest.activation"


@pytest.mark.rule("ST-228", "ST-164")
def test_enemies_test_quality_in_the_order_of_the_rules() -> None:
    t, sower = enemy("sower", "impaired", "diseased", "afflicted")
    t.roll(5, 3, 4)
    t.run(StatusTests(unit=sower.id))
    assert [(told["attribute"], told["rolled"]) for told in t.told("log.test")] == [
        ("quality", "5-1"),
        ("quality", "3-1"),
    ]
    assert [told["status"] for told in t.told("log.status-ends")] == ["afflicted", "impaired"]
    assert sower.status == ("diseased",), "impaired ended on the 4"


@pytest.mark.rule("ST-170", "ST-171")
@pytest.mark.parametrize(("rolled", "status"), [(3, ("impaired",)), (4, ())])
def test_enemies_are_impaired_until_they_roll_a_4(rolled: int, status: tuple[str, ...]) -> None:
    t, sower = enemy("sower", "impaired")
    t.roll(rolled)
    t.run(StatusTests(unit=sower.id))
    assert sower.status == status


@pytest.mark.rule("ST-164", "ST-165", "ST-219")
def test_a_group_tests_once_and_one_of_it_takes_the_wound() -> None:
    t, husks = enemy("husks", "afflicted")
    t.roll(4)
    t.run(StatusTests(unit=husks.id))
    assert len(husks.models) == 4
    assert husks.status == ("afflicted",)
    assert len(t.told("log.test")) == 1


@pytest.mark.rule("ST-165", "ST-228")
def test_who_falls_by_one_tests_no_other() -> None:
    t, whisperer = enemy("whisperer", "afflicted", "crippled")
    whisperer.models = (type(whisperer.models[0])(0, whisperer.models[0].spot, 2),)
    t.roll(2)
    t.run(StatusTests(unit=whisperer.id))
    assert whisperer.id not in t.g.units
    assert len(t.told("log.test")) == 1
