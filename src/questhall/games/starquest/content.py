"""What a client needs to draw the table, in one language: names, numbers, and texts made from the data."""

from __future__ import annotations

from functools import cache

from msgspec import Struct

from questhall.kernel.text import Phrasebook

from . import vocabulary as v
from .library import Pack
from .lore import in_words, lore


class NameInfo(Struct, frozen=True):
    id: str
    name: str


class Content(Struct, frozen=True):
    classes: tuple[NameInfo, ...]
    units: tuple[NameInfo, ...]


@cache
def content(packs: tuple[Pack, ...], book: Phrasebook) -> Content:
    known = lore(packs)

    def named(thing: v.HeroClass | v.Unit) -> NameInfo:
        return NameInfo(thing.id, in_words(thing.name, book.lang))

    return Content(tuple(map(named, known.classes.values())), tuple(map(named, known.units.values())))
