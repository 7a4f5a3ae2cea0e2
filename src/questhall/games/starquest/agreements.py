"""What people may agree on before they set out."""

from __future__ import annotations

from collections.abc import Sequence

from questhall.kernel.agreements import AnyAgreement, Choice, Switch, Value
from questhall.kernel.text import Phrasebook

from . import vocabulary as v
from .lore import Lore
from .settings import NEW_MISSION


def agreements(lore: Lore, books: Sequence[Phrasebook]) -> tuple[AnyAgreement, ...]:
    """The books have the words for what no pack names, one for each language."""
    missions = [Value(mission.id, mission.name, mission.briefing) for mission in lore.missions.values()]
    classes = tuple([Value(hero.id, hero.name, hero.about) for hero in lore.classes.values()])
    factions = [Value(faction.id, faction.name, faction.about) for faction in lore.factions.values()]
    return (
        Choice(
            name="mission",
            rule="ST-8",
            values=(*missions, said(books, "mission", NEW_MISSION)),
            usual=missions[0].id,
            newcomer=missions[0].id,
        ),
        Choice(name="threat", rule="ST-8", values=several(books, "threat", ("easy", "normal", "hard")), usual="normal"),
        Choice(name="company", rule="ST-12", values=classes, seats="heroes"),
        Choice(
            name="primary",
            rule="ST-199",
            values=several(books, "primary", ("any", *v.PRIMARIES)),
            usual="any",
            optional=True,
        ),
        Choice(name="faction", rule="ST-13", values=(said(books, "faction", ""), *factions), usual="", optional=True),
        Switch(name="small", rule="ST-16", optional=True),
        Switch(name="beside", rule="ST-13", optional=True),
        Switch(name="partial", rule="ST-33", optional=True),
    )


def several(books: Sequence[Phrasebook], agreement: str, values: Sequence[str]) -> tuple[Value, ...]:
    return tuple([said(books, agreement, value) for value in values])


def said(books: Sequence[Phrasebook], agreement: str, value: str) -> Value:
    key = f"agree.{agreement}.value.{value or 'any'}"
    return Value(value, {book.lang: book.say(key) for book in books})
