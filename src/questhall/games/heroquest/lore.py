"""All that the packs on the table hold, as the rules use it. It is shared by all states and never changes."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache

from msgspec import Struct

from questhall.kernel.pack_words import Text
from questhall.kernel.packs import fit_together

from . import vocabulary as v
from .dungeon.build import plan_of
from .dungeon.plan import Plan
from .library import Pack, together

SPACES = (
    "names", "heroes", "things", "spells", "treasures", "fates", "furniture", "recipes", "monsters", "boards", "quests",
)  # fmt: skip


class Lore(Struct, frozen=True, eq=False):
    names: Mapping[str, v.Name]
    heroes: Mapping[str, v.Hero]
    things: Mapping[str, v.AnyThing]
    spells: Mapping[str, v.Spell]
    treasures: Mapping[str, v.Treasure]
    fates: Mapping[str, v.FateCard]
    furniture: Mapping[str, v.Furniture]
    recipes: Mapping[str, v.Recipe]
    monsters: Mapping[str, v.Monster]
    boards: Mapping[str, v.Board]
    quests: Mapping[str, v.Quest]
    minds: Mapping[str, int]
    """Mind points that a thing adds for as long as it is worn or carried (HQ-6.4)."""
    plans: dict[str, Plan]
    """Made when they are first needed."""

    def plan(self, quest: str) -> Plan:
        found = self.plans.get(quest)
        if found is None:
            found = self.plans[quest] = plan_of(self.quests[quest], self.boards, self.furniture)
        return found

    def weapon(self, thing: str) -> v.Weapon:
        found = self.things[thing]
        assert isinstance(found, v.Weapon)
        return found

    def armour(self, thing: str) -> v.Armour:
        found = self.things[thing]
        assert isinstance(found, v.Armour)
        return found

    def potion(self, thing: str) -> v.Potion:
        found = self.things[thing]
        assert isinstance(found, v.Potion)
        return found

    def school(self, school: str) -> tuple[str, ...]:
        """The spells of a school."""
        return tuple([spell.id for spell in self.spells.values() if spell.school == school])


@cache
def lore(packs: tuple[Pack, ...]) -> Lore:
    """Of some packs, made once. PackErrors if they do not fit together."""
    fit_together(packs)
    found = {space: together(packs, space) for space in SPACES}
    return Lore(**found, minds=lent_by(found["things"]), plans={})


def lent_by(things: Mapping[str, v.AnyThing]) -> dict[str, int]:
    found = {}
    for name, thing in things.items():
        if isinstance(thing, v.Armour) and thing.mind:
            found[name] = thing.mind
        elif isinstance(thing, v.Artifact) and thing.power == "mind":
            found[name] = thing.n
    return found


def in_words(text: Text, lang: str) -> str:
    """What a pack says in a language, or in another if it does not speak this one."""
    return text[lang] if lang in text else next(iter(text.values()))
