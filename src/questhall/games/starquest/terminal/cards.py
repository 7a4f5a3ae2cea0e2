"""What can be read about a unit, a class or a thing, as lines."""

from __future__ import annotations

from questhall.kernel.text import Phrasebook

from ..content import ClassInfo, Content, UnitInfo, content
from ..library import Pack


def unit_lines(packs: tuple[Pack, ...], book: Phrasebook, name: str) -> list[str]:
    """Of a class or a unit: its values, its weapons, its rules."""
    known = content(packs, book)
    everybody: list[ClassInfo | UnitInfo] = [*known.classes, *known.units]
    found = next(one for one in everybody if one.id == name)
    values = book.say("hud.values", q=found.quality, d=found.defense, t=found.tough)
    rules = [f"{rule.name}: {rule.text} ({', '.join(rule.rules)})" for rule in found.rules]
    return [f"{found.name}: {values}", found.about, *weapons(known, found.weapons), *rules]


def weapons(known: Content, names: tuple[str, ...]) -> list[str]:
    return [f"{weapon.name}: {weapon.text}" for weapon in known.weapons if weapon.id in names]


def deed_lines(packs: tuple[Pack, ...], book: Phrasebook, name: str) -> list[str]:
    """Of a skill, a spell, a kit ..."""
    found = next(one for one in content(packs, book).deeds if one.id == name)
    return [line for line in (found.name, found.text, found.flavour) if line]
