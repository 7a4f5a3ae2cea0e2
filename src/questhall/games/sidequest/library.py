"""SideQuest's packs: cards and preconstructed decks, loaded whole or not at all."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import ClassVar, Protocol

from questhall.kernel import packs
from questhall.kernel.pack_draft import Draft, Found
from questhall.kernel.pack_errors import Findings
from questhall.kernel.pack_words import Manifest

from . import vocabulary as v
from .checks.cards import check_card
from .checks.decks import check_deck, check_series, deck_warnings

FOLDER = Path(__file__).parent


@dataclass(frozen=True, eq=False)
class Pack(packs.Pack):
    """Cards and decks by id."""

    cards: Mapping[str, v.CardSpec] = field(repr=False)
    decks: Mapping[str, v.DeckSpec] = field(repr=False)


class SideQuestPacks(packs.PackKind[Pack]):
    """Cards and decks in the order of their ids: how the files are cut and sorted must not matter."""

    game = "sidequest"
    texts = FOLDER / "lang"
    files: ClassVar = {"cards/*.yaml": v.CardFile, "decks*.yaml": v.DeckFile}
    spaces: ClassVar = {"cards": "card", "decks": "deck"}

    def check_entry(self, thing: v.CardSpec | v.DeckSpec, manifest: Manifest) -> Findings:
        if not isinstance(thing, v.DeckSpec):
            yield from check_card(thing, manifest.languages)

    def check_whole(self, draft: Draft, base: Sequence[Pack]) -> Found:
        assert draft.manifest is not None
        cards = all_cards(draft, base)
        for name, finding in check_series(cards):
            if name in draft.entries["cards"]:
                yield draft.entries["cards"][name], finding
        for entry in draft.entries["decks"].values():
            for finding in check_deck(entry.thing, cards, draft.manifest.thing.languages):
                yield entry, finding

    def warnings(self, draft: Draft, base: Sequence[Pack]) -> Found:
        cards = all_cards(draft, base)
        for entry in draft.entries["decks"].values():
            for finding in deck_warnings(entry.thing, cards):
                yield entry, finding

    def assemble(self, manifest: Manifest, digest: str, draft: Draft) -> Pack:
        cards, decks = draft.things("cards"), draft.things("decks")
        return Pack(manifest, digest, draft.places(), dict(sorted(cards.items())), dict(sorted(decks.items())))


PACKS = SideQuestPacks()


def all_cards(draft: Draft, base: Sequence[Pack]) -> dict[str, v.CardSpec]:
    """The cards of a pack, and of those that it builds on."""
    return cards_of(base) | draft.things("cards")


def cards_of(packs: Sequence[Pack]) -> dict[str, v.CardSpec]:
    """The cards of several packs by id."""
    return {name: card for pack in packs for name, card in pack.cards.items()}


class Printed(Protocol):
    """Cards and decks as they are printed, of one pack or of several."""

    @property
    def cards(self) -> Mapping[str, v.CardSpec]: ...
    @property
    def decks(self) -> Mapping[str, v.DeckSpec]: ...


class Together:
    """What several packs have printed."""

    def __init__(self, packs: Sequence[Pack]) -> None:
        self.cards = cards_of(packs)
        self.decks = {deck.id: deck for pack in packs for deck in pack.decks.values()}
