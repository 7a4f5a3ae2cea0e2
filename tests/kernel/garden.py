"""Packs of a game that is not there: gardens with stones and plants."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Annotated, ClassVar, Literal

import msgspec
import pytest

from questhall.kernel import packs
from questhall.kernel.pack_draft import Draft, Found
from questhall.kernel.pack_errors import LANG, Findings, wrong
from questhall.kernel.pack_words import Manifest, Word

MANIFEST = """id: meadow
game: garden
version: 1.0.0
name: {de: Wiese, en: Meadow}
languages: [de, en]
licence: CC0-1.0
"""


class Stone(Word, frozen=True, tag_field="type", tag="stone"):
    id: str
    weight: Annotated[int, msgspec.Meta(ge=1, le=9)] = 1
    colour: Literal["grey", "green"] = "grey"
    marks: dict[str, int] = msgspec.field(default_factory=dict)


class Plant(Word, frozen=True, tag_field="type", tag="plant"):
    id: str
    fruits: tuple[Stone, ...] = ()
    size: tuple[int, int] = (1, 1)


class Garden(Word, frozen=True):
    things: tuple[Stone | Plant, ...] = ()
    owner: str = ""


@dataclass(frozen=True, eq=False)
class GardenPack(packs.Pack):
    things: Mapping[str, Stone | Plant] = field(repr=False)
    owner: str


class GardenPacks(packs.PackKind[GardenPack]):
    game = "garden"
    texts = LANG
    files: ClassVar = {"garden.yaml": Garden, "more/*.yaml": Garden}
    spaces: ClassVar = {"things": "thing"}

    def check_entry(self, thing: Stone | Plant, manifest: Manifest) -> Findings:
        if thing.id == "weed":
            yield wrong(("id",), "pack.other", "G-1", said="nobody wants weed")

    def check_whole(self, draft: Draft, base: Sequence[GardenPack]) -> Found:
        if "owner" not in draft.values and not base:
            assert draft.manifest is not None
            yield draft.manifest, wrong((), "pack.other", said="whose garden is it?")

    def warnings(self, draft: Draft, base: Sequence[GardenPack]) -> Found:
        for entry in draft.all():
            if isinstance(entry.thing, Stone) and entry.thing.weight == 9:
                yield entry, wrong(("weight",), "pack.other", said="heavy")

    def assemble(self, manifest: Manifest, digest: str, draft: Draft) -> GardenPack:
        owner = draft.values["owner"].thing if "owner" in draft.values else ""
        return GardenPack(manifest, digest, draft.places(), draft.things("things"), owner)


GARDENS = GardenPacks()


def put(folder: Path, files: Mapping[str, str | bytes]) -> Path:
    for name, text in {"pack.yaml": MANIFEST, **files}.items():
        path = folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(text.encode() if isinstance(text, str) else text)
    return folder


def draft_of(folder: Path, text: str | bytes = "things: []") -> Draft:
    """What can be read of a pack with this garden."""
    files = packs.PackFiles.in_folder(put(folder, {"garden.yaml": text}))
    return Draft(files, GARDENS.files, GARDENS.spaces, GARDENS.texts)


def errors_of(folder: Path, text: str | bytes = "things: []") -> list[str]:
    with pytest.raises(packs.PackErrors) as caught:
        draft_of(folder, text).raise_errors()
    assert str(caught.value) == "\n".join(str(error) for error in caught.value.errors)
    return [str(error) for error in caught.value.errors]
