"""The packs of Star Quest: weapons, heroes, enemies, spells, gear, terrain and missions."""

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
from .checks import Whole, check_entry

SPACES = (
    "weapons", "classes", "skills", "abilities", "spells", "kits", "wares", "discoveries", "factions", "units",
    "terrain", "missions",
)  # fmt: skip


@dataclass(frozen=True, eq=False)
class Pack(packs.Pack):
    """Everything by its id, in the order of the files."""

    weapons: Mapping[str, v.Weapon] = field(repr=False)
    classes: Mapping[str, v.HeroClass] = field(repr=False)
    skills: Mapping[str, v.Skill] = field(repr=False)
    abilities: Mapping[str, v.Ability] = field(repr=False)
    spells: Mapping[str, v.Spell] = field(repr=False)
    kits: Mapping[str, v.Kit] = field(repr=False)
    wares: Mapping[str, v.Ware] = field(repr=False)
    discoveries: Mapping[str, v.Discovery] = field(repr=False)
    factions: Mapping[str, v.Faction] = field(repr=False)
    units: Mapping[str, v.Unit] = field(repr=False)
    terrain: Mapping[str, v.Terrain] = field(repr=False)
    missions: Mapping[str, v.Mission] = field(repr=False)


class StarQuestPacks(packs.PackKind[Pack]):
    """The order of a file is the one in which things are offered."""

    game = "starquest"
    texts = Path(__file__).parent / "lang"
    files: ClassVar = {
        "weapons*.yaml": v.WeaponsFile,
        "heroes*.yaml": v.HeroesFile,
        "spells*.yaml": v.SpellsFile,
        "gear*.yaml": v.GearFile,
        "factions/*.yaml": v.FactionsFile,
        "terrain*.yaml": v.TerrainFile,
        "missions/*.yaml": v.MissionsFile,
    }
    spaces: ClassVar = {space: space for space in SPACES}
    ordered = True

    def check_entry(self, thing: Any, manifest: Manifest) -> Findings:
        yield from check_entry(thing, manifest.languages)

    def check_whole(self, draft: Draft, base: Sequence[Pack]) -> Found:
        yield from Whole(draft, base).check()

    def warnings(self, draft: Draft, base: Sequence[Pack]) -> Found:
        yield from Whole(draft, base).warnings()

    def assemble(self, manifest: Manifest, digest: str, draft: Draft) -> Pack:
        return Pack(manifest, digest, draft.places(), **{space: draft.things(space) for space in SPACES})


PACKS = StarQuestPacks()


def together(packs: Sequence[Pack], space: str) -> dict[str, Any]:
    """What several packs have of one kind. Any: each kind has a type of its own."""
    return {name: thing for pack in packs for name, thing in getattr(pack, space).items()}
