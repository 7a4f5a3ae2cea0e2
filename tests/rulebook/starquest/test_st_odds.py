"""ST-280: expected wounds and their chances are reckoned exactly, from the same dice that the rules roll."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from math import sqrt

import pytest

from questhall.games.starquest import moves as m
from questhall.games.starquest import odds
from questhall.games.starquest.chances import Chances, mean
from questhall.games.starquest.entities import Arm, Mark, Unit
from questhall.games.starquest.game import STARQUEST
from questhall.games.starquest.rules.attacks import Attack
from questhall.games.starquest.rules.salvos import Aim, Salvo
from questhall.games.starquest.rules.shooting import WhomToShoot
from questhall.games.starquest.rules.shots import shots
from questhall.games.starquest.rules.strikes import charge
from questhall.games.starquest.space.terrain import Spot
from questhall.games.starquest.state import StarQuest
from tests.games.starquest.attacking import facing
from tests.games.starquest.scenario import Table, box

SIMULATED = 20_000
"""Attacks in all."""
SURE = 4.5
"""Nobody is so many standard errors away by chance."""
WALL = (box(15, 5, 0.5, 10, height=1, cover=True),)
Case = tuple[Table, Unit, Unit, list[Salvo]]


def left(g: StarQuest, number: int) -> int:
    unit = g.unit(number)
    return 0 if unit is None else len(odds.rooms_of(g, unit))


def simulated(case: Case, n: int) -> list[int]:
    """The wounds at the target of so many attacks."""
    t, unit, target, salvos = case
    before, found = left(t.g, target.id), []
    for seed in range(n):
        g = t.g.clone()
        g.seed = seed
        g.interrupt(Attack(unit=unit.id, aims=tuple([Aim(target.id, salvo) for salvo in salvos])))
        g.run()
        while g.asks and g.asks[0].question == "starquest.split":
            g.answer(g.asks[0].seat, g.options(g.asks[0].seat)[0])
        found.append(before - left(g, target.id))
    return found


def cases() -> list[Case]:
    """Shots and charges of all who ship, at targets of many kinds."""
    found: list[Case] = []
    for hero in STARQUEST.lore.classes:
        for kind in ("needle", "maw", "scrap_gang", "sled_rider"):
            t = facing(hero, terrain=WALL if kind == "sled_rider" else ())
            enemy = t.put(kind, (20.5, 10))
            found.append((t, t.hero(), enemy, shots(t.g, t.hero(), enemy, True)))
            found.append((t, t.hero(), enemy, charge(t.g, t.hero(), enemy, t.hero().models)))
    for kind in STARQUEST.lore.units:
        t = facing("bulwark", by=(12, 10))
        enemy = t.put(kind, (20, 10))
        t.hero().marks = (Mark("regeneration", "round"), Mark("defense", "round", 1))
        found.append((t, enemy, t.hero(), shots(t.g, enemy, t.hero(), False)))
        found.append((t, enemy, t.hero(), charge(t.g, enemy, t.hero(), enemy.models)))
    return [case for case in found if case[3]]


@pytest.mark.rule("ST-280")
def test_the_odds_are_those_of_attacks_that_are_really_rolled() -> None:
    all_cases = cases()
    n = SIMULATED // len(all_cases)
    for case in all_cases:
        t, unit, target, salvos = case
        likely, rolled = odds.of_wounds(t.g, unit, target, salvos), simulated(case, n)
        assert sum(likely) == 1
        about = (unit.kind, target.kind, [salvo.weapon for salvo in salvos])
        assert off(mean(likely), spread(likely), rolled) < SURE, about
        for wounds, chance in enumerate(likely):
            hit = [int(count == wounds) for count in rolled]
            assert off(chance, sqrt(chance * (1 - chance)), hit) < SURE, (*about, wounds)


def spread(likely: Chances) -> float:
    middle = mean(likely)
    return sqrt(sum([chance * (n - middle) ** 2 for n, chance in enumerate(likely)]))


def off(expected: Fraction, deviation: float, rolled: Sequence[int]) -> float:
    """By how many standard errors; a hair is granted where next to nothing can happen."""
    return abs(sum(rolled) / len(rolled) - float(expected)) / (deviation / sqrt(len(rolled)) + 0.002)


# --- by hand --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("ST-280")
def test_three_attacks_at_quality_4_with_ap_1_do_one_wound_at_defense_4() -> None:
    t = facing("pilot")
    sentinel = t.put("sentinel", (20, 10))
    t.hero().defense = 4
    assert odds.of_shots(t.g, sentinel, t.hero(), {}, False) == 1
    t.hero().defense = 6
    assert odds.of_shots(t.g, sentinel, t.hero(), {}, False) == Fraction(5, 4)


@pytest.mark.rule("ST-280", "ST-267")
def test_where_it_would_stand_counts() -> None:
    t = facing("pilot", terrain=WALL)
    sentinel = t.put("sentinel", (20, 10))
    t.hero().defense = 4
    covered = odds.of_shots(t.g, sentinel, t.hero(), {}, False)
    assert odds.of_shots(t.g, sentinel, t.hero(), {0: Spot(14_000, 10_000)}, True) > covered
    assert odds.of_shots(t.g, sentinel, t.hero(), {0: Spot(40_000, 10_000)}, True) == 0


@pytest.mark.rule("ST-280", "ST-124")
def test_deadly_counts_no_more_than_the_tough_of_a_model() -> None:
    t = facing("longeye")
    t.hero().marks = (Mark("deadly", "attack", 3),)
    gang, sled = t.put("mites", (20, 10)), t.put("sled_rider", (10, 20))
    assert odds.of_shots(t.g, t.hero(), gang, {}, False) == Fraction(5, 6) * Fraction(5, 6)
    assert odds.of_shots(t.g, t.hero(), sled, {}, False) == 3 * Fraction(5, 6) * Fraction(5, 6)


@pytest.mark.rule("ST-280")
def test_the_end_of_the_target_does_not_lower_the_expectation_but_its_chances_know_it() -> None:
    t = facing("pilot")
    walker, mender = t.put("ring_walker", (20, 10)), t.hero()
    mender.models = (mender.model.__class__(0, mender.spot, 8),)
    salvos = shots(t.g, walker, mender, False)
    assert odds.of_shots(t.g, walker, mender, {}, False) == 6 * Fraction(2, 3) * Fraction(5, 6)
    assert len(odds.of_wounds(t.g, walker, mender, salvos)) == 2
    assert mean(odds.of_wounds(t.g, walker, mender, salvos, capped=False)) == odds.of_shots(
        t.g, walker, mender, {}, False
    )


@pytest.mark.rule("ST-280", "ST-109")
def test_a_blast_counts_for_all_whom_it_hits() -> None:
    t = facing("pilot", by=(12.5, 10))
    bell = t.put("bell_bearer", (20, 10))
    alone = 2 * Fraction(1, 2) * Fraction(5, 6)
    assert odds.of_shots(t.g, bell, t.hero(), {}, False) == 2 * alone
    t.move(t.hero(2), (40, 40))
    assert odds.of_shots(t.g, bell, t.hero(), {}, False) == alone


@pytest.mark.rule("ST-280", "ST-123", "ST-138")
def test_impact_less_what_counter_takes_counts_and_fatigue_too() -> None:
    t = facing("pilot")
    ray = t.put("shard_ray", (20, 10))
    lash = 2 * Fraction(1, 2) * Fraction(5, 6)
    assert odds.of_charge(t.g, ray, t.hero()) == lash + 2 * Fraction(5, 6) * Fraction(5, 6)
    t.hero().arms = (Arm("hatch_shield"),)
    assert odds.of_charge(t.g, ray, t.hero()) == lash + Fraction(25, 36) * Fraction(5, 6)
    ray.fatigued = True
    assert odds.of_charge(t.g, ray, t.hero()) == 2 * Fraction(1, 6) * Fraction(5, 6)


@pytest.mark.rule("ST-280")
def test_who_ignores_the_next_wounds_expects_none() -> None:
    t = facing("breaker")
    sentinel = t.put("sentinel", (20, 10))
    t.hero().marks = (Mark("unhurt", "defended"),)
    assert odds.of_shots(t.g, sentinel, t.hero(), {}, False) == 0


@pytest.mark.rule("ST-280")
def test_what_a_shot_may_come_to_is_told_to_whoever_is_asked() -> None:
    t = facing("longeye")
    mites = t.put("mites", (20, 10))
    mites.models = mites.models[:1]
    t.activate(1)
    t.do(m.Hold())
    answer = m.Shoot((("long_rifle", mites.id),))
    frame = t.g.stack[-1]
    told = odds.expects(t.g, t.hero(), [Aim(mites.id, salvo) for salvo in shots(t.g, t.hero(), mites, False)])
    assert [(line.key, often) for line, often in told] == [("log.expected", 1000), ("log.expected-out", 694)]
    assert told[0][0].args == {"target": mites.id, "hundredths": 69}
    assert list(WhomToShoot().expects(t.g, frame, 1, answer) or ())[: len(told)] == told  # type: ignore[arg-type]
