"""The packs of HeroQuest: heroes and what they carry, spells, cards, the bestiary, boards and quests."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, ClassVar

from questhall.kernel import packs
from questhall.kernel.pack_draft import Draft, Found
from questhall.kernel.pack_errors import Findings
from questhall.kernel.pack_words import Manifest

from . import vocabulary as v
from .checks import Whole, check_entry, warn_of_quests

THINGS = ("weapons", "armour", "potions", "artifacts", "ingredients", "goods")
"""Everything that can be carried has an id of its own among all of them."""
SPACES = (
    "names", "heroes", *THINGS, "spells", "treasures", "fates", "furniture", "recipes", "monsters", "boards", "quests",
)  # fmt: skip


@dataclass(frozen=True, eq=False)
class Pack(packs.Pack):
    """Everything by its id, in the order of the files."""

    names: Mapping[str, v.Name] = field(repr=False)
    heroes: Mapping[str, v.Hero] = field(repr=False)
    things: Mapping[str, v.AnyThing] = field(repr=False)
    spells: Mapping[str, v.Spell] = field(repr=False)
    treasures: Mapping[str, v.Treasure] = field(repr=False)
    fates: Mapping[str, v.FateCard] = field(repr=False)
    furniture: Mapping[str, v.Furniture] = field(repr=False)
    recipes: Mapping[str, v.Recipe] = field(repr=False)
    monsters: Mapping[str, v.Monster] = field(repr=False)
    boards: Mapping[str, v.Board] = field(repr=False)
    quests: Mapping[str, v.Quest] = field(repr=False)


class HeroQuestPacks(packs.PackKind[Pack]):
    """The order of a file is the one in which things are offered."""

    game = "heroquest"
    texts = Path(__file__).parent / "lang"
    files: ClassVar = {
        "names.yaml": v.NamesFile,
        "heroes.yaml": v.HeroesFile,
        "gear*.yaml": v.GearFile,
        "spells*.yaml": v.SpellsFile,
        "cards*.yaml": v.CardsFile,
        "monsters*.yaml": v.MonstersFile,
        "boards*.yaml": v.BoardsFile,
        "quests/*.yaml": v.QuestsFile,
    }
    spaces: ClassVar = {space: "things" if space in THINGS else space for space in SPACES}
    ordered = True

    def check_entry(self, thing: Any, manifest: Manifest) -> Findings:
        yield from check_entry(thing, manifest.languages)

    def check_whole(self, draft: Draft, base: Sequence[Pack]) -> Found:
        yield from Whole(draft, base).check()

    def warnings(self, draft: Draft, base: Sequence[Pack]) -> Found:
        yield from warn_of_quests(draft, base)

    def assemble(self, manifest: Manifest, digest: str, draft: Draft) -> Pack:
        things = {name: thing for space in THINGS for name, thing in draft.things(space).items()}
        others = {space: draft.things(space) for space in SPACES if space not in THINGS}
        return Pack(manifest, digest, draft.places(), things=things, **others)


PACKS = HeroQuestPacks()


def together(packs: Sequence[Pack], space: str) -> dict[str, Any]:
    """What several packs have of one kind. Any: each kind has a type of its own."""
    return {name: thing for pack in packs for name, thing in getattr(pack, space).items()}
