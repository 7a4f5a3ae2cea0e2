"""Content packs: one loader for every game. This module knows none of them.

A game declares which files its packs have and what type each file is, which lists in them have ids, what
is checked beyond the types, and how a pack is made of all that (`PackKind`).
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, ClassVar, Generic, TypeVar

import msgspec

from .pack_checks import check_manifest
from .pack_documents import read_document
from .pack_draft import MANIFEST, Draft, Entry, Found
from .pack_errors import Finding, Findings, PackErrors, Report, tell, wrong
from .pack_files import PackFiles
from .pack_messages import unknown
from .pack_together import Pack, built_on, fit_together, missing, taken
from .pack_words import Manifest, Word

P = TypeVar("P", bound=Pack)


class PackKind(ABC, Generic[P]):
    """The packs of one game. A pack may build on others, which are `known` when it is read."""

    game: ClassVar[str]
    texts: ClassVar[Path]
    """The folder of the game's words."""
    files: ClassVar[Mapping[str, type[Word]]]
    """The types of the files by the patterns of their names; the manifest is not among them."""
    spaces: ClassVar[Mapping[str, str]]
    """The lists of things with ids, and the space in which the ids of each must differ."""
    ordered: ClassVar[bool] = False
    """Whether the order in a list means something, so that the digest must tell it."""

    def read(self, files: PackFiles, known: Sequence[P] = ()) -> P:
        """The pack; raises PackErrors with everything that is wrong with it."""
        draft, _ = self._checked(files, known)
        assert draft.manifest is not None
        return self.assemble(draft.manifest.thing, draft.digest(self.ordered), draft)

    def check(self, files: PackFiles, known: Sequence[P] = ()) -> Report:
        """Everything that is wrong with, or not recommended about, a pack."""
        try:
            draft, base = self._checked(files, known)
        except PackErrors as problem:
            return Report(problem.errors, ())
        return Report((), tuple(draft.told(self.warnings(draft, base))))

    def schema(self) -> dict[str, dict[str, object]]:
        """JSON Schema of each kind of file, for editors that complete and check while one types."""
        shapes: dict[str, type[Word]] = {MANIFEST: Manifest, **self.files}
        schemas = {pattern: msgspec.json.schema(shape) for pattern, shape in shapes.items()}
        schemas[MANIFEST]["$defs"]["Manifest"]["properties"]["game"] = {"enum": [self.game]}
        dialect = "https://json-schema.org/draft/2020-12/schema"
        return {pattern: {"$schema": dialect, **schema} for pattern, schema in schemas.items()}

    def check_entry(self, thing: Any, manifest: Manifest) -> Findings:
        """What can be said about a thing without looking at another.

        Any: a game narrows it to the types of its own things.
        """
        yield from ()

    def check_whole(self, draft: Draft, base: Sequence[P]) -> Found:
        """Whether the things fit together, with those of the packs that this one builds on."""
        yield from ()

    def warnings(self, draft: Draft, base: Sequence[P]) -> Found:
        """What is allowed but not recommended."""
        yield from ()

    @abstractmethod
    def assemble(self, manifest: Manifest, digest: str, draft: Draft) -> P:
        """The pack that a draft without errors says."""

    def _checked(self, files: PackFiles, known: Sequence[P]) -> tuple[Draft, list[P]]:
        """Looks at the files, then at each thing, then at how they fit together."""
        draft = Draft(files, self.files, self.spaces, self.texts)
        everything_read = not draft.errors
        manifest = draft.manifest
        base: list[P] = []
        if manifest is not None and self._is_ours(draft, manifest):
            base = built_on(manifest.thing, known)
            draft.report((manifest, flaw) for flaw in check_manifest(manifest.thing))
            lacking = list(missing(manifest.thing, known))
            draft.report((manifest, flaw) for flaw in lacking)
            draft.index()
            draft.report(taken(draft, base))
            for entry in draft.all():
                draft.report((entry, flaw) for flaw in self.check_entry(entry.thing, manifest.thing))
            if everything_read and not lacking:
                draft.report(self.check_whole(draft, base))
        draft.raise_errors()
        return draft, base

    def _is_ours(self, draft: Draft, manifest: Entry) -> bool:
        game = manifest.thing.game
        if game != self.game:
            draft.report([(manifest, wrong(("game",), "pack.other-game", value=game, game=self.game))])
        return bool(game == self.game)


class _Named(msgspec.Struct):
    """What a manifest says first."""

    game: str = ""


def game_of(files: PackFiles, known: Sequence[str]) -> str:
    """The game whose pack this is, by its manifest; empty if that cannot be read or names none.

    PackErrors if it is a game that nobody knows.
    """
    raw = files.files.get(MANIFEST)
    manifest = None if raw is None else read_document(MANIFEST, raw, _Named)[0]
    if manifest is None or not manifest.content.game:
        return ""
    game = manifest.content.game
    if game not in known:
        raise PackErrors([manifest.error(Finding(("game",), unknown("pack.unknown-game", game, known)))])
    return game


__all__ = ["Draft", "Pack", "PackErrors", "PackFiles", "PackKind", "Report", "fit_together", "game_of", "tell"]
