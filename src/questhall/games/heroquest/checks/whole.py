"""How the things of a pack fit together, and with those of the packs that it builds on."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from questhall.kernel.message import message
from questhall.kernel.pack_draft import Draft, Entry, Found
from questhall.kernel.pack_errors import Finding, wrong
from questhall.kernel.pack_messages import unknown
from questhall.kernel.pack_walk import words
from questhall.kernel.pack_yaml import Steps

from .. import vocabulary as v
from .quests import check_quests

Named = tuple[Steps, str, str, tuple[str, ...]]
"""A place, the id that stands there, what it must be the id of, and the rules."""


class Whole:
    def __init__(self, draft: Draft, base: Sequence[Any]) -> None:
        """Any: the packs below, which know this module."""
        self.draft = draft
        self.base = base
        self.monsters = self._all("monsters")
        self.heroes = self._all("heroes")
        self.names = self._all("names")
        self.things = self._all("things")

    def check(self) -> Found:
        for entry in self.draft.all():
            yield from self._names_nobody(entry)
            yield from self._nameless(entry)
            if isinstance(entry.thing, v.Recipe):
                yield from self._recipe(entry)
        yield from check_quests(self.draft, self.base)

    def _all(self, space: str) -> dict[str, Any]:
        """Of the packs below and of this one; several lists may share the space of their ids."""
        found = {name: thing for pack in self.base for name, thing in getattr(pack, space).items()}
        for section in self.draft.spaces:
            if self.draft.spaces[section] == space:
                found |= self.draft.things(section)
        return found

    def _nameless(self, entry: Entry) -> Found:
        """Heroes, monsters and lores are called by the one table of names."""
        thing = entry.thing
        if isinstance(thing, v.Hero | v.Monster) and thing.id not in self.names:
            yield entry, wrong(entry.naming, "flaw.no-name", value=thing.id)
        if isinstance(thing, v.Spell) and thing.school in v.LORES and thing.school not in self.names:
            yield entry, wrong(("school",), "flaw.no-name", value=thing.school)

    def _names_nobody(self, entry: Entry) -> Found:
        for at, name, kind, rules in _named(entry.thing):
            known = self._known(kind)
            if name not in known:
                reason = unknown("flaw.unknown", name, known, listed=False, kind=message(f"flaw.kind.{kind}"))
                yield entry, Finding(at, reason, rules)

    def _known(self, kind: str) -> Mapping[str, Any]:
        match kind:
            case "monster":
                return self.monsters
            case "hero":
                return self.heroes
            case "weapon":
                return {name: thing for name, thing in self.things.items() if isinstance(thing, v.Weapon)}
            case "potion":
                return {name: thing for name, thing in self.things.items() if isinstance(thing, v.Potion)}
        return self.things

    def _recipe(self, entry: Entry) -> Found:
        """There must be as many kinds of ingredients as it wants different ones (HQ-14.2)."""
        recipe: v.Recipe = entry.thing
        kinds = sum(isinstance(thing, v.Ingredient) for thing in self.things.values())
        if recipe.different and recipe.ingredients > kinds:
            yield entry, wrong(("ingredients",), "flaw.few-ingredients", "HQ-14.2", n=kinds)


def _named(thing: object) -> Iterator[Named]:
    """Every id that a thing names; those of quests, beyond what their effects name, are looked at elsewhere."""
    for at, word in words(thing):
        match word:
            case v.Give() if word.thing:
                yield (*at, "thing"), word.thing, "thing", ()
            case v.SummonRow() | v.Slay():
                for index, kind in enumerate(word.kinds):
                    yield (*at, "kinds", index), kind, "monster", ("HQ-19.1",)
            case v.Raise():
                yield (*at, "kind"), word.kind, "monster", ("HQ-19.1",)
            case v.Hero():
                yield ("weapon",), word.weapon, "weapon", ("HQ-1.1",)
            case v.Recipe():
                yield ("potion",), word.potion, "potion", ("HQ-14.2",)
            case v.Thing():
                yield from _of_thing(word)


def _of_thing(thing: v.Thing) -> Iterator[Named]:
    for field in ("only", "barred"):
        for index, hero in enumerate(getattr(thing, field)):
            yield (field, index), hero, "hero", ()
    if isinstance(thing, v.Weapon):
        if thing.foe:
            yield ("foe",), thing.foe, "monster", ("HQ-19.1",)
        if thing.ordinary:
            yield ("ordinary",), thing.ordinary, "weapon", ("HQ-15.5",)
