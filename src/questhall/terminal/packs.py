"""Packs of every game: checked, counted, and listed card by card."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterator
from typing import Any, Generic, TypeVar

from questhall.games.registry import GAMES
from questhall.games.rushout import library as rushout
from questhall.games.rushout import vocabulary as ro
from questhall.games.rushout.cardtext import card_text
from questhall.games.rushout.teller import phrasebook
from questhall.games.sidequest import library as sidequest
from questhall.games.sidequest.narrate_names import translated
from questhall.kernel.packs import Pack, PackFiles, PackKind, Report, game_of
from questhall.kernel.text import Phrasebook

from .cards import card_lines
from .texts import all_texts

P = TypeVar("P", bound=Pack)


class Packs(ABC, Generic[P]):
    """What can be asked about the packs of a game. They may build on the one that comes with it."""

    kind: PackKind[P]

    @abstractmethod
    def core(self) -> P:
        """The pack that comes with the game."""

    def check(self, files: PackFiles) -> Report:
        """Everything that is wrong with, or not recommended about, a pack."""
        return self.kind.check(files, (self.core(),))

    def read(self, files: PackFiles) -> P:
        return self.kind.read(files, (self.core(),))

    @abstractmethod
    def summary(self, files: PackFiles, book: Phrasebook) -> str:
        """A good pack in one sentence."""

    @abstractmethod
    def cards(self, files: PackFiles, lang: str) -> Iterator[list[str]]:
        """Every card of a good pack in words."""


class SideQuestPacks(Packs[sidequest.Pack]):
    kind = sidequest.PACKS

    def core(self) -> sidequest.Pack:
        return sidequest.core_pack()

    def summary(self, files: PackFiles, book: Phrasebook) -> str:
        pack = self.read(files)
        name, version = translated(pack.manifest.name, book.lang), pack.manifest.version
        return book.say("cli.pack_good", name=name, version=version, cards=len(pack.cards), decks=len(pack.decks))

    def cards(self, files: PackFiles, lang: str) -> Iterator[list[str]]:
        pack, texts = self.read(files), all_texts(GAMES["sidequest"].folder, lang)
        named = {**self.core().cards, **pack.cards}
        for spec in sorted(pack.cards.values(), key=lambda spec: (str(spec.__struct_config__.tag), spec.id)):
            yield card_lines(spec, texts, lambda card: translated(named[card].name, lang), reminders=False)


class RushOutPacks(Packs[rushout.Pack]):
    kind = rushout.PACKS

    def core(self) -> rushout.Pack:
        return rushout.core_pack()

    def summary(self, files: PackFiles, book: Phrasebook) -> str:
        pack = self.read(files)
        return book.say(
            "cli.pack_good_race",
            name=translated(pack.manifest.name, book.lang),
            version=pack.manifest.version,
            trials=len(pack.trials),
            spells=len(pack.spells),
            items=len(pack.equipment) + len(pack.scrolls),
            scenarios=len(pack.scenarios),
        )

    def cards(self, files: PackFiles, lang: str) -> Iterator[list[str]]:
        pack, book = self.read(files), phrasebook(lang)
        for kind in (pack.trials, pack.spells, pack.equipment, pack.scrolls):
            for card in kind.values():
                yield race_card_lines(card, book)


def race_card_lines(card: ro.Trial | ro.Spell | ro.Equipment | ro.Scroll, book: Phrasebook) -> list[str]:
    """Name and kind, the fields of either side, the text."""
    kind = getattr(card, "kind", "") or ("scroll" if isinstance(card, ro.Scroll) else "equipment")
    lines = [f"{translated(card.name, book.lang)} · {book.say(f'kind.{kind}')}"]
    parts = {
        "role.hero": getattr(card, "heroes", ()),
        "role.wizard": getattr(card, "wizard", ()) or getattr(card, "fields", ()),
    }
    for whose, fields in parts.items():
        if fields:
            lines.append(f"{book.say(whose)}: {', '.join([book.say(f'symbol.{symbol}') for symbol in fields])}")
    text = card_text(card, book)
    return [*lines, text] if text else lines


PACKS: dict[str, Packs[Any]] = {"sidequest": SideQuestPacks(), "rushout": RushOutPacks()}


def packs_of(files: PackFiles) -> Packs[Any]:
    """Of the game that the pack names. One that names none is looked at as if it were SideQuest's, which says so."""
    return PACKS[game_of(files, tuple(PACKS)) or "sidequest"]
