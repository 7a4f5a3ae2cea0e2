"""ST-98 to ST-102, ST-288, ST-291 to ST-293: Ambush."""

from __future__ import annotations

import pytest

from questhall.games.starquest import moves as m
from questhall.games.starquest.entities import Hero
from questhall.games.starquest.measuring import unit_near
from questhall.games.starquest.space.measure import INCH
from questhall.games.starquest.space.terrain import Spot
from tests.games.starquest.enemy_turns import gap
from tests.games.starquest.on_missions import (
    at_inches,
    does,
    enemies,
    first_model,
    force,
    lies_in_wait,
    opens,
    whole_round,
)
from tests.games.starquest.scenario import Table, box

AWAY = 9 + 2 * 0.63
"""Between two centres of bases 9 inches apart."""


def waiting(hero: str = "shade") -> tuple[Table, Hero]:
    """The second round begins, and the shade has waited."""
    t = Table("pilot", hero)
    t.hero(2).aside = True
    t.g.offers = {}
    does(t, 1)
    return t, t.hero(2)


# --- heroes ------------------------------------------------------------------------------------------------


@pytest.mark.rule("ST-98")
def test_a_hero_with_ambush_may_be_set_aside_and_nobody_else() -> None:
    t = opens("pilot", "shade")
    assert t.refused(m.WaitInAmbush(), 1).rules == ("ST-98",)
    assert m.WaitInAmbush() in t.g.options(2)
    t.do(m.WaitInAmbush(), 2)
    t.do(m.Deploy(t.at(2, 46)), 1)
    assert t.hero(2).aside
    assert t.asked == "starquest.next"
    assert [ask.seat for ask in t.g.asks] == [1]


@pytest.mark.rule("ST-98")
def test_he_may_as_well_deploy_like_the_others() -> None:
    t = opens("pilot", "shade")
    t.do(m.Deploy(t.at(2, 46)), 2)
    assert not t.hero(2).aside


@pytest.mark.rule("ST-99", "ST-288")
def test_from_the_second_round_on_he_may_come_at_its_start() -> None:
    t, shade = waiting()
    assert t.g.round == 2
    assert t.asked == "starquest.ambush"
    assert t.asked_seat == 2
    t.do(m.Deploy(t.at(30, 30)))
    assert not shade.aside
    assert at_inches(shade.spot) == (30, 30)
    assert [ask.seat for ask in t.g.asks] == [1, 2]


@pytest.mark.rule("ST-99")
def test_or_wait_for_a_later_round() -> None:
    t, shade = waiting()
    t.do(m.WaitInAmbush())
    assert [ask.seat for ask in t.g.asks] == [1]
    does(t, 1)
    assert (t.g.round, t.asked) == (3, "starquest.ambush")
    assert shade.aside


@pytest.mark.rule("ST-99", "ST-293", "ST-209")
def test_at_least_9_inches_from_every_enemy_model() -> None:
    t, _ = waiting()
    t.put("gunhand", (30, 30))
    t.g.offers = {}
    assert t.refused(m.Deploy(t.at(30 + AWAY - 0.001, 30))).rules == ("ST-99", "ST-293")
    assert t.g.refuse(2, m.Deploy(t.at(30 + AWAY, 30))) is None


@pytest.mark.rule("ST-293", "ST-245")
def test_where_one_can_stand() -> None:
    t = Table("pilot", "shade", terrain=(box(20, 20, 4, 4, impassable=True),))
    t.hero(2).aside = True
    does(t, 1)
    assert t.refused(m.Deploy(t.at(22, 22))).key == "refusal.impassable"
    assert t.refused(m.Deploy(t.at(10.5, 10))).key == "refusal.no-place-to-stand"
    assert t.refused(m.Deploy(t.at(0.2, 10))).key == "refusal.table-edge"


@pytest.mark.rule("ST-293", "ST-110")
def test_tokens_accrue_meanwhile_and_nobody_is_after_him() -> None:
    t, shade = waiting()
    gunhand = t.put("gunhand", (40, 40))
    assert shade not in t.g.foes_of(gunhand)
    t.hero(2).wares = ()
    caster = Table("pilot", "listener")
    caster.hero(2).aside = True
    does(caster, 1)
    assert caster.hero(2).tokens == 4


# --- enemies --------------------------------------------------------------------------------------------------


@pytest.mark.rule("ST-100", "ST-291")
@pytest.mark.parametrize(("rolled", "comes"), [(1, 2), (4, 3), (6, 4)])
def test_sentries_in_ambush_come_d3_rounds_after_the_first(rolled: int, comes: int) -> None:
    t = opens(sentries=force(30, "courser"), dice=(rolled,))
    assert not enemies(t)
    assert [(unit.kind, unit.round) for unit in t.g.waiting] == [("courser", comes)]


@pytest.mark.rule("ST-100", "ST-291")
def test_those_of_a_wave_come_d3_rounds_after_it() -> None:
    t = Table("pilot", "breaker", waves=(force(30, "courser"),))
    t.g.alertness = 3
    whole_round(t, 4)
    assert [(unit.kind, unit.wave, unit.round) for unit in t.g.waiting] == [("courser", 1, 1 + 2)]
    assert not enemies(t)


@pytest.mark.rule("ST-100", "ST-101", "ST-288", "ST-292")
def test_it_is_placed_at_the_start_of_the_round_as_near_to_the_goal_as_possible() -> None:
    t = Table("pilot", "breaker", primary="target_defence")
    t.marker(30, 30)
    lies_in_wait(t, "courser", 1, 2)
    lies_in_wait(t, "courser", 1, 3)
    whole_round(t)
    assert t.g.round == 2
    (unit,) = enemies(t)
    assert first_model(unit) == (30, 30)
    assert not unit.activated
    assert len(t.g.waiting) == 1


@pytest.mark.rule("ST-101", "ST-292")
def test_it_comes_within_6_inches_of_the_goal_an_inch_from_everyone_and_9_inches_do_not_matter() -> None:
    t = Table("pilot", "breaker", at=((30, 30), (31.5, 30)), primary="target_defence")
    goal = t.marker(30, 30)
    lies_in_wait(t, "courser", 1, 2)
    whole_round(t)
    (unit,) = enemies(t)
    assert unit_near(t.g, unit, goal.spot, 6 * INCH)
    assert INCH <= gap(t, unit, t.hero()) < 9 * INCH


@pytest.mark.rule("ST-102")
@pytest.mark.parametrize(("rolled", "place"), [(1, (36, 12)), (2, (12, 36))])
def test_between_several_goals_chance_decides(rolled: int, place: tuple[float, float]) -> None:
    t = Table("pilot", "breaker", at=((36, 20), (40, 20)), primary="investigation")
    t.marker(36, 12)
    t.marker(12, 36)
    lies_in_wait(t, "courser", 1, 2)
    whole_round(t, rolled)
    assert first_model(enemies(t)[0]) == place


@pytest.mark.rule("ST-288")
def test_a_round_begins_with_tokens_then_heroes_then_enemies_in_ambush() -> None:
    t = Table("listener", "shade", primary="target_defence")
    t.marker(30, 30)
    t.hero(2).aside = True
    lies_in_wait(t, "courser", 1, 2)
    does(t, 1)
    assert t.hero(1).tokens == 4
    assert (t.asked, enemies(t)) == ("starquest.ambush", [])
    t.do(m.Deploy(t.at(30, 30)))
    assert t.hero(2).spot == Spot(30000, 30000)
    assert first_model(enemies(t)[0]) != (30, 30)
    assert t.asked == "starquest.next"
