"""What can be read about a unit, a class or a thing, as lines."""

from __future__ import annotations

from questhall.kernel.text import Phrasebook

from ..content import ClassInfo, Content, UnitInfo, WeaponInfo, content
from ..library import Pack
from ..space.measure import INCH


def unit_lines(packs: tuple[Pack, ...], book: Phrasebook, name: str) -> list[str]:
    """Of a class or a unit: its values, its weapons, its rules."""
    known = content(packs, book)
    everybody: list[ClassInfo | UnitInfo] = [*known.classes, *known.units]
    found = next(one for one in everybody if one.id == name)
    values = book.say("hud.values", q=found.quality, d=found.defense, t=found.tough)
    rules = [f"{rule.name}: {rule.text} ({', '.join(rule.rules)})" for rule in found.rules]
    return [f"{found.name}: {values}", found.about, *weapons(known, book, found.weapons), *rules]


def weapons(known: Content, book: Phrasebook, names: tuple[str, ...]) -> list[str]:
    return [weapon_line(book, weapon) for weapon in known.weapons if weapon.id in names]


def weapon_line(book: Phrasebook, weapon: WeaponInfo) -> str:
    reach = book.say("hud.range", n=weapon.range // INCH) if weapon.range else book.say("hud.melee")
    rules = f", {weapon.text}" if weapon.text else ""
    return f"{weapon.name}: {reach}, {book.say('hud.attacks', n=weapon.attacks)}{rules}"


def deed_lines(packs: tuple[Pack, ...], book: Phrasebook, name: str) -> list[str]:
    """Of a skill, a spell, a kit ..."""
    found = next(one for one in content(packs, book).deeds if one.id == name)
    return [line for line in (found.name, found.text, found.flavour) if line]
