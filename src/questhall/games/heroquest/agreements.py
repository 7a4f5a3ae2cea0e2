"""What people may agree on before they go down."""

from __future__ import annotations

from questhall.kernel.agreements import AnyAgreement, Choice, Switch, Value

from .lore import Lore
from .settings import NEW_DUNGEON, ORDERS


def agreements(lore: Lore) -> tuple[AnyAgreement, ...]:
    quests = [Value(quest.id, quest.name, quest.aim) for quest in lore.quests.values()]
    heroes = tuple([Value(hero, lore.names[hero].name) for hero in lore.heroes])
    orders = tuple([Value(order, lore.names[order].name) for order in ORDERS])
    threats = tuple([Value(threat) for threat in ("easy", "normal", "hard")])
    return (
        Choice(
            name="quest",
            rule="HQ-B.11",
            values=(*quests, Value(NEW_DUNGEON)),
            usual=quests[0].id,
            newcomer=quests[0].id,
        ),
        Choice(name="threat", rule="HQ-B.11", values=threats, usual="normal"),
        Choice(name="company", rule="HQ-1.1", values=heroes, seats="heroes"),
        Choice(name="order", rule="HQ-1.20", values=orders, usual="order_light", optional=True),
        Switch(name="shaker", rule="HQ-B.13", optional=True),
        Switch(name="consent", rule="HQ-B.4", optional=True),
        Switch(name="slanted", rule="HQ-4.4", optional=True),
        Switch(name="deep_sleep", rule="HQ-8.5", optional=True),
        Switch(name="lasting_magic", rule="HQ-8.1", optional=True),
        Switch(name="edicts", rule="HQ-4.6", optional=True, usual=True),
    )
