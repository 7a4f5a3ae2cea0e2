"""What the packs call those whom a text speaks of."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from ..library import Pack, together


@dataclass(frozen=True)
class Names:
    """By their ids; whatever has no name here is called by its id."""

    people: Mapping[str, str] = field(default_factory=dict)
    """Heroes, monsters, lores and orders."""
    several: Mapping[str, str] = field(default_factory=dict)
    """More than one of them."""
    things: Mapping[str, str] = field(default_factory=dict)
    spells: Mapping[str, str] = field(default_factory=dict)

    def person(self, name: str, n: int = 1) -> str:
        found = self.people.get(name, name)
        return found if n == 1 else self.several.get(name, found)

    def thing(self, name: str) -> str:
        return self.things.get(name, name)

    def spell(self, name: str) -> str:
        return self.spells.get(name, name)


def names_of(packs: Sequence[Pack], lang: str) -> Names:
    people = together(packs, "names").values()
    things = together(packs, "things").values()
    return Names(
        {one.id: one.name[lang] for one in people},
        {one.id: one.plural[lang] for one in people if one.plural is not None},
        {thing.id: thing.name[lang] for thing in things},
        {spell.id: spell.name[lang] for spell in together(packs, "spells").values()},
    )
