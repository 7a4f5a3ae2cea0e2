"""All that the packs on the table hold, as the rules use it. It is shared by all states and never changes."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache

from msgspec import Struct

from questhall.kernel.pack_words import Text
from questhall.kernel.packs import fit_together

from . import vocabulary as v
from .library import SPACES, Pack, together
from .plan import Plan, plan_of
from .values import Gun


class Lore(Struct, frozen=True, eq=False):
    weapons: Mapping[str, v.Weapon]
    classes: Mapping[str, v.HeroClass]
    skills: Mapping[str, v.Skill]
    abilities: Mapping[str, v.Ability]
    spells: Mapping[str, v.Spell]
    kits: Mapping[str, v.Kit]
    wares: Mapping[str, v.Ware]
    discoveries: Mapping[str, v.Discovery]
    factions: Mapping[str, v.Faction]
    units: Mapping[str, v.Unit]
    terrain: Mapping[str, v.Terrain]
    missions: Mapping[str, v.Mission]
    plans: dict[str, Plan]
    """Made when they are first needed."""
    guns: dict[str, Gun]
    """Weapons without wares, as they are used."""
    worths: dict[tuple[str, int, str], int]
    """What a special rule is worth for the models of a unit, by its kind and their number among its members."""
    sizes: dict[tuple[str, bool, int], tuple[int, int]]
    """The radius and the height of those of a kind, heroes or enemies, on a table of some scale."""

    def plan(self, mission: str) -> Plan:
        found = self.plans.get(mission)
        if found is None:
            found = self.plans[mission] = plan_of(self.missions[mission], self.terrain)
        return found


@cache
def lore(packs: tuple[Pack, ...]) -> Lore:
    """Of some packs, made once. PackErrors if they do not fit together."""
    fit_together(packs)
    return Lore(**{space: together(packs, space) for space in SPACES}, plans={}, guns={}, worths={}, sizes={})


def in_words(text: Text, lang: str) -> str:
    """What a pack says in a language, or in another if it does not speak this one."""
    return text[lang] if lang in text else next(iter(text.values()))
