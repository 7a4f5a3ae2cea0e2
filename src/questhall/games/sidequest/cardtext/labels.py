"""The type line of a card, and reminders of what its keywords mean."""

from __future__ import annotations

from typing import NamedTuple

from questhall.games.sidequest import vocabulary as v
from questhall.games.sidequest.cardtext.cards import Names
from questhall.games.sidequest.keywords import RULE_OF
from questhall.kernel.text import Phrasebook


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
    if isinstance(spec, v.Sorcery | v.Instant) and spec.strength:
        parts.append(book.say("type.costs_str", n=spec.strength))
    if isinstance(spec, v.GmCreature | v.Boss):
        parts.append(book.say("type.size", n=spec.size))
    return " · ".join(parts)


def _type_key(spec: v.CardSpec) -> str:
    if isinstance(spec, v.Weapon):
        return f"weapon.{'two' if spec.hands == 2 else 'one'}_handed"
    if isinstance(spec, v.Armor):
        return f"armor.{spec.slot}"
    return str(spec.__struct_config__.tag)
