"""The packs of Lantern Bearers: a cellar, those who walk in it, and quests."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, ClassVar

from questhall.kernel import packs
from questhall.kernel.pack_checks import check_text
from questhall.kernel.pack_draft import Draft, Found
from questhall.kernel.pack_errors import Findings
from questhall.kernel.pack_words import Manifest

from . import vocabulary as v
from .checks import Whole, check_door, check_room

SPACES = ("rooms", "doors", "bearers", "monsters", "relics", "quests")


@dataclass(frozen=True, eq=False)
class Pack(packs.Pack):
    """Everything by its id, in the order of the files."""

    rooms: Mapping[str, v.Room] = field(repr=False)
    doors: Mapping[str, v.Door] = field(repr=False)
    bearers: Mapping[str, v.Bearer] = field(repr=False)
    monsters: Mapping[str, v.Monster] = field(repr=False)
    relics: Mapping[str, v.Relic] = field(repr=False)
    quests: Mapping[str, v.Quest] = field(repr=False)


class LanternPacks(packs.PackKind[Pack]):
    """The order of a file is the one in which things are offered."""

    game = "lanterns"
    texts = Path(__file__).parent / "lang"
    files: ClassVar = {"cellar.yaml": v.CellarFile, "folk.yaml": v.FolkFile, "quests.yaml": v.QuestFile}
    spaces: ClassVar = {space: space for space in SPACES}
    ordered = True

    def check_entry(self, thing: Any, manifest: Manifest) -> Findings:
        for name in ("name", "about", "won", "lost"):
            if hasattr(thing, name):
                yield from check_text(getattr(thing, name), manifest.languages, (name,))
        if isinstance(thing, v.Room):
            yield from check_room(thing)
        elif isinstance(thing, v.Door):
            yield from check_door(thing)

    def check_whole(self, draft: Draft, base: Sequence[Pack]) -> Found:
        below = {
            space: {name: thing for pack in base for name, thing in getattr(pack, space).items()} for space in SPACES
        }
        yield from Whole(draft, below["rooms"], below).check()

    def assemble(self, manifest: Manifest, digest: str, draft: Draft) -> Pack:
        return Pack(manifest, digest, draft.places(), **{space: draft.things(space) for space in SPACES})


PACKS = LanternPacks()


def together(packs: Sequence[Pack], space: str) -> dict[str, Any]:
    """What several packs have of one kind."""
    return {name: thing for pack in packs for name, thing in getattr(pack, space).items()}
