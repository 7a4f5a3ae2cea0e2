"""Whether sheets make sense that somebody brings along: everything that they name is in the packs."""

from __future__ import annotations

from collections.abc import Iterator

from questhall.kernel.answers import Refusal

from . import vocabulary as v
from .campaign import INJURIES
from .entities import Dropped, Gear
from .lore import Lore
from .settings import Settings, Sheet

MOST_POINTS, MOST_GOLD, MOST_SQUARES = 20, 1_000_000, 64 * 64
Place = tuple[str, str]
"""Where something stands, and what stands there."""


def why_not_written(settings: Settings, lore: Lore) -> Refusal | None:
    """The first thing that is wrong, and where."""
    for n, sheet in enumerate(settings.sheets):
        for place, name in _strange(sheet, lore):
            return Refusal("refusal.settings-sheet", ("HQ-1.1",), {"place": f"sheets.{n}.{place}", "name": name})
    for n, item in enumerate(settings.left):
        for place, name in _strange_item(item, lore):
            return Refusal("refusal.settings-sheet", ("HQ-9.6",), {"place": f"left.{n}.{place}", "name": name})
    return None


def _strange(sheet: Sheet, lore: Lore) -> Iterator[Place]:
    things = lore.things
    ingredients = [name for name, thing in things.items() if isinstance(thing, v.Ingredient)]
    belt = (sheet.belt,) if sheet.belt is not None else ()
    yield from _gear("weapons", sheet.weapons, lore, v.Weapon)
    yield from _gear("belt", belt, lore, v.Weapon)
    yield from _gear("armour", sheet.armour, lore, v.Armour)
    yield from _gear("surplus", sheet.surplus, lore, v.Weapon, v.Armour)
    for field, known in (
        ("bag", [name for name, thing in things.items() if not isinstance(thing, v.Weapon | v.Armour | v.Ingredient)]),
        ("scrolls", [spell.id for spell in lore.spells.values() if spell.scroll]),
        ("ingredients", ingredients),
        ("guild", lore.school("guild")),
        ("lores", v.LORES),
        ("injuries", INJURIES),
    ):
        yield from [(f"{field}.{i}", name) for i, name in enumerate(getattr(sheet, field)) if name not in known]
    yield from [(f"unknown.{i}", find.thing) for i, find in enumerate(sheet.unknown) if find.thing not in ingredients]
    yield from [(field, str(n)) for field, n, least, most in _numbers(sheet) if not least <= n <= most]


def _numbers(sheet: Sheet) -> Iterator[tuple[str, int, int, int]]:
    yield "body", sheet.body, 1, MOST_POINTS
    yield "mind", sheet.mind, 0, MOST_POINTS
    for field in ("points", "passed", "gold", "casts"):
        yield field, getattr(sheet, field), 0, MOST_GOLD


def _gear(field: str, gear: tuple[Gear, ...], lore: Lore, *kinds: type[v.Thing]) -> Iterator[Place]:
    for i, piece in enumerate(gear):
        if not isinstance(lore.things.get(piece.thing), kinds):
            yield f"{field}.{i}", piece.thing
        if not 0 <= piece.fallen <= MOST_POINTS:
            yield f"{field}.{i}.fallen", str(piece.fallen)


def _strange_item(item: Dropped, lore: Lore) -> Iterator[Place]:
    if not 0 <= item.square < MOST_SQUARES:
        yield "square", str(item.square)
    if not 0 <= item.gold <= MOST_GOLD:
        yield "gold", str(item.gold)
    if item.gear is not None:
        yield from _gear("gear", (item.gear,), lore, v.Weapon, v.Armour)
    if item.thing and item.thing not in lore.things:
        yield "thing", item.thing
    if item.scroll and item.scroll not in lore.spells:
        yield "scroll", item.scroll
    if item.find is not None and not isinstance(lore.things.get(item.find.thing), v.Ingredient):
        yield "find", item.find.thing
