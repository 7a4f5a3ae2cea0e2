"""What people may agree on before they go down."""

from __future__ import annotations

from questhall.kernel.agreements import AnyAgreement, Choice, Number, Switch, Value

from .cellar import Cellar
from .settings import MOST_OIL


def agreements(cellar: Cellar) -> tuple[AnyAgreement, ...]:
    quests = tuple([Value(quest.id, quest.name, quest.about) for quest in cellar.quests.values()])
    bearers = tuple([Value(bearer.id, bearer.name) for bearer in cellar.bearers.values()])
    return (
        Choice(name="quest", rule="LB-A.1", values=quests, usual=quests[0].id, newcomer=quests[0].id),
        Choice(name="bearers", rule="LB-A.2", values=bearers, seats="heroes"),
        Switch(name="gentle", rule="LB-A.2", optional=True),
        Number(name="oil", rule="LB-1.3", optional=True, least=0, most=MOST_OIL, usual=0, values=(0, 2, 4, 8)),
    )
