"""A loaded pack, and several of them together."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from typing import TypeVar

from .message import Message, message
from .pack_draft import MANIFEST, Draft, Found, Places
from .pack_errors import Finding, Findings, PackError, PackErrors, Where
from .pack_messages import unknown
from .pack_words import Manifest


@dataclass(frozen=True, eq=False)
class Pack:
    """A checked pack; a game's own kind adds its content. Two packs with the same digest are the same pack."""

    manifest: Manifest
    digest: str
    places: Places = field(repr=False)

    @property
    def id(self) -> str:
        return self.manifest.id

    @property
    def version(self) -> str:
        """The number that its author gave it, and what it really holds."""
        return f"{self.manifest.version}-{self.digest[:12]}"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Pack) and self.digest == other.digest

    def __hash__(self) -> int:
        return hash(self.digest)


P = TypeVar("P", bound=Pack)


def built_on(manifest: Manifest, known: Sequence[P]) -> list[P]:
    """The packs that a pack builds on, and those that these build on."""
    by_id = {pack.id: pack for pack in known if pack.id != manifest.id}
    found: dict[str, P] = {}
    wanted = list(manifest.needs)
    while wanted:
        need = wanted.pop()
        if need in by_id and need not in found:
            found[need] = by_id[need]
            wanted += by_id[need].manifest.needs
    return list(found.values())


def missing(manifest: Manifest, known: Sequence[Pack]) -> Findings:
    """Packs that a pack builds on and nobody knows."""
    names = [pack.id for pack in known if pack.id != manifest.id]
    for index, need in enumerate(manifest.needs):
        if need not in names:
            yield Finding(("needs", index), unknown("pack.unknown-pack", need, names))


def taken(draft: Draft, base: Sequence[Pack]) -> Found:
    """Ids of a pack that those it builds on have already."""
    for space, name, entry in draft.spaced():
        if reason := _elsewhere(base, space, name):
            yield entry, Finding(entry.naming, reason)


def fit_together(packs: Sequence[Pack]) -> None:
    """Raises PackErrors if packs cannot be used together: one is missing, or two have something of the same id."""
    errors: list[PackError] = []
    by_id: dict[str, Pack] = {}

    def complain(pack: Pack, file: str, line: int, where: Where, reason: Message) -> None:
        errors.append(PackError(f"{pack.id}/{file}", line, where, reason))

    for pack in packs:
        if pack.id in by_id:
            complain(pack, MANIFEST, 1, (("id",),), message("pack.pack-twice", pack=pack.id))
            continue
        for space, places in pack.places.items():
            for name, place in places.items():
                if reason := _elsewhere(by_id.values(), space, name):
                    complain(pack, place.file, place.line, place.where, reason)
        by_id[pack.id] = pack
    for pack in by_id.values():
        for need in pack.manifest.needs:
            if need not in by_id:
                complain(pack, MANIFEST, 1, (("needs",),), message("pack.not-beside", value=need))
    if errors:
        raise PackErrors(errors)


def _elsewhere(packs: Iterable[Pack], space: str, name: str) -> Message | None:
    """Says which of the packs has something of this id."""
    for pack in packs:
        place = pack.places.get(space, {}).get(name)
        if place is not None:
            return message("pack.id-elsewhere", id=name, pack=pack.id, file=place.file, line=place.line)
    return None
