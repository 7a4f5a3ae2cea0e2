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
    armed = {*found.weapons, *others_carry(found)}
    return [line for line in (f"{found.name}: {values}", found.about, *weapons(known, armed), *rules) if line]


def others_carry(unit: ClassInfo | UnitInfo) -> list[str]:
    """Weapons of those in a group who are armed otherwise."""
    return [weapon for member in unit.members for weapon in member.weapons] if isinstance(unit, UnitInfo) else []


def weapons(known: Content, names: set[str]) -> list[str]:
    return [f"{weapon.name}: {weapon.text}" for weapon in known.weapons if weapon.id in names]


def deed_lines(packs: tuple[Pack, ...], book: Phrasebook, name: str) -> list[str]:
    """Of a skill, a spell, a kit ..."""
    found = next(one for one in content(packs, book).deeds if one.id == name)
    return [line for line in (found.name, found.text, found.flavour) if line]
