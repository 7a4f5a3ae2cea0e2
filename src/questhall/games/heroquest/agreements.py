"""What people may agree on before they go down."""

from __future__ import annotations

from collections.abc import Sequence

from questhall.kernel.agreements import AnyAgreement, Choice, Switch, Value
from questhall.kernel.text import Phrasebook

from .lore import Lore
from .settings import NEW_DUNGEON, ORDERS


def agreements(lore: Lore, books: Sequence[Phrasebook]) -> tuple[AnyAgreement, ...]:
    """The books have the words for what no pack names, one for each language."""

    quests = [Value(quest.id, quest.name, quest.aim) for quest in lore.quests.values()]
    heroes = tuple([Value(hero, lore.names[hero].name) for hero in lore.heroes])
    orders = tuple([Value(order, lore.names[order].name) for order in ORDERS])
    threats = tuple([said(books, "threat", threat) for threat in ("easy", "normal", "hard")])
    new = said(books, "quest", NEW_DUNGEON)
    return (
        Choice(
            name="quest",
            rule="HQ-B.11",
            values=(*quests, new),
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


def said(books: Sequence[Phrasebook], agreement: str, value: str) -> Value:
    return Value(value, {book.lang: book.say(f"agree.{agreement}.value.{value}") for book in books})
