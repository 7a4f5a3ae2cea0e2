"""What tests of the enemies need: an activation at once, gaps, and the words of a line."""

from __future__ import annotations

from typing import Any

from questhall.games.starquest.entities import Enemy, Unit
from questhall.games.starquest.measuring import units_apart
from questhall.games.starquest.rules import routes
from questhall.games.starquest.rules.coherency import is_together
from questhall.games.starquest.rules.enemies import EnemyActivation, EnemyPhase
from tests.games.starquest.scenario import Table


def activates(t: Table, unit: Unit, *dice: int) -> None:
    t.roll(*dice)
    t.run(EnemyActivation(unit=unit.id))


def enemies_act(t: Table, *dice: int) -> None:
    """All of them."""
    t.roll(*dice)
    t.run(EnemyPhase())


def gap(t: Table, one: Unit, other: Unit) -> int:
    """From base to base, in thousandths."""
    return units_apart(t.g, one, other)


def said(t: Table) -> list[str]:
    """The keys of what the behaviour has told."""
    return [line.key for line in t.g.log or () if line.key.startswith("log.ai-")]


def only(t: Table, key: str) -> dict[str, Any]:
    """The arguments of the one line of a kind, without the ways that a board draws. Any: whatever they carry."""
    (line,) = t.told(key)
    return {name: value for name, value in line.items() if name != "ways"}


def places(unit: Unit) -> list[tuple[float, float]]:
    return [(model.spot.x / 1000, model.spot.y / 1000) for model in unit.models]


def stands_well(t: Table, unit: Enemy) -> bool:
    """Every model where a move may end, and the group together."""
    ends = [routes.why_not_end(t.g, unit, model.spot) is None for model in unit.models]
    return all(ends) and is_together(t.g, unit, unit.models)
