"""The type line of a card, and reminders of what its keywords mean."""

from __future__ import annotations

from typing import NamedTuple

from questhall.games.sidequest import vocabulary as v
from questhall.games.sidequest.cardtext.cards import Names
from questhall.kernel.text import Phrasebook

RULE_OF: dict[str, str] = {
    "burn": "SQ-11.1",
    "thorns": "SQ-11.2",
    "trample": "SQ-11.3",
    "intimidating": "SQ-11.4",
    "flying": "SQ-11.5",
    "reach": "SQ-11.6",
    "nimble": "SQ-11.7",
    "fear": "SQ-11.8",
    "immunity": "SQ-11.9",
    "counter": "SQ-11.10",
    "magic": "SQ-11.11",
    "sacrifice": "SQ-11.12",
    "armored": "SQ-11.13",
    "paralyzed": "SQ-11.14",
    "partner": "SQ-11.15",
    "stealth": "SQ-11.16",
    "empower": "SQ-11.17",
    "inertia": "SQ-11.18",
    "untouchable": "SQ-11.19",
    "hidden": "SQ-11.20",
    "warden": "SQ-11.21",
    "per_hero": "SQ-11.22",
    "resurrection": "SQ-11.23",
    "tenacity": "SQ-11.24",
    "discover": "SQ-11.25",
}
"""The rule behind each keyword and each term of effects."""


class Reminder(NamedTuple):
    name: str
    text: str
    rule: str


def keyword_reminder(keyword: str, n: int, book: Phrasebook) -> Reminder:
    """One sentence on a keyword; n is 0 where it is printed without a number."""
    name = book.say(f"keyword.{keyword}.name")
    title = book.say("text.keyword", name=name, n=n) if n else name
    given = "numbered" if n and book.has(f"keyword.{keyword}.numbered") else "reminder"
    return Reminder(title, book.say(f"keyword.{keyword}.{given}", n=n or "N"), RULE_OF[keyword])


def type_line(spec: v.CardSpec, book: Phrasebook, names: Names | None = None) -> str:
    """What a card is: its type, then what one needs to know to play it."""
    parts = [book.say(f"type.{_type_key(spec)}")]
    if isinstance(spec, v.Weapon | v.Armor):
        if spec.discovery:
            parts.append(book.say("type.from_discovery"))
        parts.append(book.say("type.threshold", n=spec.strength))
        if spec.series is not None and names is not None:
            parts.append(book.say("type.series_name", name=names(spec.series)))
    if isinstance(spec, v.GmCreature | v.Boss):
        parts.append(book.say("type.size", n=spec.size))
    return " · ".join(parts)


def _type_key(spec: v.CardSpec) -> str:
    if isinstance(spec, v.Weapon):
        return f"weapon.{'two' if spec.hands == 2 else 'one'}_handed"
    if isinstance(spec, v.Armor):
        return f"armor.{spec.slot}"
    return str(spec.__struct_config__.tag)
