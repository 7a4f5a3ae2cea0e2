"""What weapons, special rules and status effects say; each rule has a name, a sentence and the ids in the rulebook."""

from __future__ import annotations

from typing import Literal, NamedTuple

from questhall.kernel.text import Phrasebook

from .. import vocabulary as v
from .rules import OF_SPECIAL, OF_STATUS
from .voice import Voice

WEAPON_RULES = (
    "ap", "bane", "blast", "counter", "deadly", "indirect", "limited", "reliable", "rending", "surge", "thrust",
    "unstoppable",
)  # fmt: skip
Side = Literal["hero", "enemy"]
"""Some rules work otherwise for those whom the house plays."""


class Said(NamedTuple):
    name: str
    text: str
    rules: tuple[str, ...]


def weapon_text(weapon: v.Weapon, book: Phrasebook, halved: bool = False) -> str:
    """Its profile in a line."""
    voice = Voice(book, halved=halved)
    first = voice.say("weapon.melee") if weapon.melee else voice.inches(weapon.range)
    rules = [said.name for said in weapon_rules_text(weapon, book, halved)]
    return voice.joined("comma", [first, voice.say("weapon.attacks", n=weapon.attacks), *rules])


def weapon_rules_text(weapon: v.Weapon, book: Phrasebook, halved: bool = False) -> list[Said]:
    given = [(rule, int(getattr(weapon, rule))) for rule in WEAPON_RULES]
    return [special_text(rule, book, n, halved=halved) for rule, n in given if n]


def rules_text(rules: v.Rules, book: Phrasebook, side: Side = "hero", halved: bool = False) -> list[Said]:
    """The special rules of a unit, in the order of the rulebook."""
    given = [(rule, int(getattr(rules, rule))) for rule in v.Rules.__struct_fields__]
    return [special_text(rule, book, n, side, halved) for rule, n in given if n]


def special_text(rule: str, book: Phrasebook, n: int = 1, side: Side = "hero", halved: bool = False) -> Said:
    """A rule of a unit or of a weapon; n is its X, where it has one."""
    voice = Voice(book, halved=halved)
    own = f"special.{rule}.{side}"
    text = voice.say(own if voice.has(own) else f"special.{rule}.text", n=n)
    return Said(voice.say(f"special.{rule}.name", n=n), text, OF_SPECIAL[rule])


def status_text(status: v.Status, book: Phrasebook, side: Side = "hero", halved: bool = False) -> Said:
    voice = Voice(book, halved=halved)
    return Said(book.say(f"status.{status}"), voice.say(f"status.{status}.{side}"), OF_STATUS[status])
