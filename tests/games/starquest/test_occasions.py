"""What heroes weigh by hangs on what a mission asks for, where they have learned something for it."""

from __future__ import annotations

from typing import get_args

import pytest

from questhall.games.starquest import vocabulary as v
from questhall.games.starquest.bot import LEVELS, OCCASIONS, Level, Weights
from questhall.games.starquest.bot.scene import Scene
from questhall.games.starquest.lab import contest
from tests.games.starquest.scenario import Table

USUAL, SWEEPING = Weights(), Weights(caution=0.1, beside=0.4)
WISE = Level(teamwork=True, gifts=True, slips=0, weights=USUAL, on={"sweep": SWEEPING})


def sweep() -> Table:
    t = Table("pilot", "longeye", primary="clean_sweep")
    t.g.quarry = 1
    return t


def test_every_primary_objective_is_one_occasion() -> None:
    found = [primary for primaries in OCCASIONS.values() for primary in primaries]
    assert sorted(found) == sorted(get_args(v.Primary))


def test_an_occasion_counts_as_long_as_its_objective_is_open() -> None:
    t = sweep()
    assert WISE.weights_in(t.g) is SWEEPING
    t.g.primary_done = True
    assert WISE.weights_in(t.g) is USUAL
    assert WISE.weights_in(Table("pilot", "longeye", primary="delivery").g) is USUAL


def test_levels_weigh_the_same_whatever_is_asked() -> None:
    assert all(level.weights_in(sweep().g) is level.weights for level in LEVELS.values())


def test_as_long_as_the_quarry_stands_the_others_may_count_for_less() -> None:
    t = sweep()
    other, quarry = t.put("husks", (30, 30)), t.put("husks", (30, 20), wave=1)
    worth = {
        (level is WISE, unit.id): Scene(t.g, 1, level).foe(unit.id).worth
        for level in (WISE, LEVELS["cunning"])
        for unit in (other, quarry)
    }
    assert worth[True, other.id] == pytest.approx(worth[False, other.id] * SWEEPING.beside)
    assert worth[True, quarry.id] == worth[False, quarry.id] > worth[False, other.id]


def test_an_occasion_is_learned_at_its_own_tables() -> None:
    for occasion, primaries in OCCASIONS.items():
        tables = [contest(n, occasion) for n in range(8)]
        assert {table.primary for table in tables} == set(primaries)
        assert {(table.heroes, table.threat) for table in tables} == {
            (heroes, threat) for heroes in (3, 4) for threat in ("normal", "hard")
        }
