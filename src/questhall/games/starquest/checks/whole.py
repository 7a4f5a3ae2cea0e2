"""How the things of a pack fit together, and with those of the packs that it builds on."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from questhall.kernel.message import message
from questhall.kernel.pack_draft import Draft, Entry, Found
from questhall.kernel.pack_errors import Finding
from questhall.kernel.pack_messages import unknown
from questhall.kernel.pack_walk import words
from questhall.kernel.pack_yaml import Steps

from .. import vocabulary as v
from .fitting import Known, check_fitting
from .missions import Together, check_missions
from .warnings import warn_of_people

Named = tuple[Steps, str, str]
"""A place, the id that stands there, and the space in which it must be."""


class Whole:
    def __init__(self, draft: Draft, base: Sequence[Any]) -> None:
        """Any: the packs below, which know this module."""
        self.draft = draft
        self.base = base

    def check(self) -> Found:
        for entry in self.draft.all():
            yield from self._names_nobody(entry)
        yield from check_missions(self.draft, Together(self.all("units"), self.all("terrain"), self.all("missions")))
        known = Known(**{space: self.all(space) for space in Known.__struct_fields__})
        yield from check_fitting(self.draft, known)

    def warnings(self) -> Found:
        yield from warn_of_people(self.draft, self.all("weapons"))

    def all(self, space: str) -> dict[str, Any]:
        """Of the packs below and of this one."""
        found = {name: thing for pack in self.base for name, thing in getattr(pack, space).items()}
        return found | self.draft.things(space)

    def _names_nobody(self, entry: Entry) -> Found:
        for at, name, space in named(entry.thing):
            known = self.all(space)
            if name not in known:
                reason = unknown("flaw.unknown", name, known, listed=False, kind=message(f"flaw.kind.{space}"))
                yield entry, Finding(at, reason, ())


def named(thing: object) -> Iterator[Named]:
    """Every id of something else that stands in a thing."""
    for at, word in words(thing):
        match word:
            case v.HeroClass():
                yield from listed(word, at, weapons="weapons", skills="skills", learns="skills", spells="spells")
                yield from listed(word, at, kits="kits")
                yield (*at, "ability"), word.ability, "abilities"
            case v.Unit():
                yield (*at, "faction"), word.faction, "factions"
                yield from listed(word, at, weapons="weapons")
            case v.Member():
                yield from listed(word, at, weapons="weapons")
            case v.Faction():
                yield from listed(word, at, spells="spells")
            case v.Force():
                yield from listed(word, at, units="units", always="units")
            case v.Piece():
                yield (*at, "terrain"), word.terrain, "terrain"
            case v.Mission():
                if word.then:
                    yield (*at, "then"), word.then, "missions"
            case v.Find():
                if word.kit:
                    yield (*at, "kit"), word.kit, "kits"


def listed(word: object, at: Steps, **spaces: str) -> Iterator[Named]:
    """Lists of ids by the names of their fields."""
    for field, space in spaces.items():
        for n, name in enumerate(getattr(word, field)):
            yield (*at, field, n), name, space
