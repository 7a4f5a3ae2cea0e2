"""SideQuest's packs: cards and preconstructed decks, loaded whole or not at all."""

from __future__ import annotations

import hashlib
import json
import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from typing import Any

import msgspec

from questhall.kernel.pack_yaml import Steps
from questhall.kernel.packs import Document, PackError, PackErrors, PackFolder, Report

from . import vocabulary as v
from .checks import Finding, Findings, check_text
from .checks.cards import check_card
from .checks.decks import check_deck, check_series, deck_warnings

MANIFEST, CARDS, DECKS = "pack.yaml", "cards/*.yaml", "decks*.yaml"


@dataclass(frozen=True, eq=False)
class Pack:
    """A checked pack. Two packs with the same digest are the same pack."""

    manifest: v.Manifest
    cards: Mapping[str, v.CardSpec] = field(repr=False)
    decks: Mapping[str, v.DeckSpec] = field(repr=False)
    digest: str

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Pack) and self.digest == other.digest

    def __hash__(self) -> int:
        return hash(self.digest)


def load_pack(folder: Path) -> Pack:
    """The pack in a folder; raises PackErrors with everything that is wrong with it."""
    return _Loader(folder).pack()


def check_pack(folder: Path) -> Report:
    """Everything that is wrong with, or not recommended about, the pack in a folder."""
    try:
        loader = _Loader(folder)
        loader.pack()
    except PackErrors as wrong:
        return Report(wrong.errors, ())
    return Report((), tuple(loader.warnings()))


@cache
def core_pack() -> Pack:
    """The pack that comes with the game."""
    return load_pack(core_folder())


def core_folder() -> Path:
    return Path(__file__).parent / "packs" / "core"


class _Loader:
    """Reads the files, then looks at each card and deck, then at how they fit together."""

    def __init__(self, folder: Path) -> None:
        self.folder = PackFolder(folder, (MANIFEST, CARDS, DECKS))
        self.cards: dict[str, tuple[Document[v.CardFile], Steps, v.CardSpec]] = {}
        self.decks: dict[str, tuple[Document[v.DeckFile], Steps, v.DeckSpec]] = {}

    def pack(self) -> Pack:
        manifest = self.folder.read(MANIFEST, v.Manifest)
        card_files = self._read_all(CARDS, v.CardFile)
        deck_files = self._read_all(DECKS, v.DeckFile)
        everything_read = not self.folder.errors
        if manifest is not None:
            self._report(manifest, (), _check_manifest(manifest.content))
            languages = manifest.content.languages
            self._index(card_files, deck_files)
            for document, at, card in self.cards.values():
                self._report(document, at, check_card(card, languages))
            if everything_read:
                self._check_together(languages)
        self.folder.raise_errors()
        assert manifest is not None
        cards = {name: card for name, (_, _, card) in sorted(self.cards.items())}
        decks = {name: deck for name, (_, _, deck) in sorted(self.decks.items())}
        return Pack(manifest.content, cards, decks, self._digest(manifest.data))

    def warnings(self) -> Iterable[PackError]:
        cards = {name: card for name, (_, _, card) in self.cards.items()}
        for document, at, deck in self.decks.values():
            for finding in deck_warnings(deck, cards):
                yield _error(document, at, finding)

    def _read_all(self, pattern: str, shape: type[Any]) -> list[Document[Any]]:
        documents = [self.folder.read(name, shape) for name in self.folder.names(pattern)]
        return [document for document in documents if document is not None]

    def _index(self, card_files: list[Document[v.CardFile]], deck_files: list[Document[v.DeckFile]]) -> None:
        for card_file in card_files:
            for index, card in enumerate(card_file.content.cards):
                at: Steps = ("cards", index)
                if card.id in self.cards:
                    self._twice(card_file, at, "card", card.id, *self.cards[card.id][:2])
                else:
                    self.cards[card.id] = (card_file, at, card)
        for deck_file in deck_files:
            for index, deck in enumerate(deck_file.content.decks):
                at = ("decks", index)
                if deck.id in self.decks:
                    self._twice(deck_file, at, "deck", deck.id, *self.decks[deck.id][:2])
                else:
                    self.decks[deck.id] = (deck_file, at, deck)

    def _twice(
        self, document: Document[Any], at: Steps, what: str, name: str, first: Document[Any], first_at: Steps
    ) -> None:
        before = first.error((*first_at, "id"), "")
        reason = f"the {what} '{name}' is already in {before.file}:{before.line}"
        self.folder.errors.append(document.error((*at, "id"), reason))

    def _check_together(self, languages: tuple[str, ...]) -> None:
        cards = {name: card for name, (_, _, card) in self.cards.items()}
        for name, finding in check_series(cards):
            document, at, _ = self.cards[name]
            self._report(document, at, iter([finding]))
        for deck_file, at, deck in self.decks.values():
            self._report(deck_file, at, check_deck(deck, cards, languages))

    def _report(self, document: Document[Any], at: Steps, findings: Findings) -> None:
        self.folder.errors.extend(_error(document, at, finding) for finding in findings)

    def _digest(self, manifest: dict[str, Any]) -> str:
        """Over what the files say, so that a vocabulary that grows does not change old packs."""
        content = {
            "manifest": manifest,
            "cards": {name: _entry(*where[:2]) for name, where in self.cards.items()},
            "decks": {name: _entry(*where[:2]) for name, where in self.decks.items()},
        }
        text = json.dumps(content, sort_keys=True, ensure_ascii=False, separators=(",", ":"))
        return hashlib.sha256(text.encode()).hexdigest()


def _error(document: Document[Any], at: Steps, finding: Finding) -> PackError:
    return document.error((*at, *finding.at), finding.reason, *finding.rules)


def _entry(document: Document[Any], at: Steps) -> Any:
    kind, index = at
    return document.data[str(kind)][index]


def _check_manifest(manifest: v.Manifest) -> Findings:
    for index, language in enumerate(manifest.languages):
        if not re.fullmatch(r"[a-z]{2,3}", language):
            yield Finding(("languages", index), f"'{language}' is no language code such as de or en")
        if language in manifest.languages[:index]:
            yield Finding(("languages", index), f"the language '{language}' is given twice")
    if not manifest.licence.strip():
        yield Finding(("licence",), "the licence is empty")
    yield from check_text(manifest.name, manifest.languages, ("name",))


def schema() -> dict[str, dict[str, Any]]:
    """JSON Schema of the three kinds of file, for editors that complete and check while one types."""
    kinds = {"pack": v.Manifest, "cards": v.CardFile, "decks": v.DeckFile}
    return {
        name: {"$schema": "https://json-schema.org/draft/2020-12/schema", **msgspec.json.schema(kind)}
        for name, kind in kinds.items()
    }
