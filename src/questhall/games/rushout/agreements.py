"""What people may agree on before a game of Rush Out!."""

from __future__ import annotations

from questhall.kernel.agreements import AnyAgreement, Choice, Number, Switch, Value

from .catalog import Catalog
from .settings import FASTEST, MOST_REMOVED, SLOWEST


def agreements(catalog: Catalog) -> tuple[AnyAgreement, ...]:
    """What is played, how fast, and by how much honour."""
    scenarios = tuple(Value(each.id, each.name, each.about) for each in catalog.scenarios.values())
    return (
        Choice(name="scenario", rule="RO-16", values=scenarios, usual="exercise1", newcomer="exercise1"),
        Number(
            name="roll_time",
            rule="RO-30",
            optional=True,
            least=FASTEST,
            most=SLOWEST,
            usual=1_000,
            values=(1_000, 1_300, 1_700, 2_500),
        ),
        Number(name="handicap", rule="RO-27", optional=True, least=0, most=MOST_REMOVED, usual=0, values=(0, 2)),
        Switch(name="honour", rule="RO-146", optional=True),
    )
