"""Packs of every game: checked, counted, and listed card by card."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterator
from pathlib import Path

from questhall.games.registry import GAMES
from questhall.games.rushout import catalog as rushout
from questhall.games.rushout import vocabulary as ro
from questhall.games.rushout.cardtext import card_text
from questhall.games.rushout.teller import phrasebook
from questhall.games.sidequest import library as sidequest
from questhall.games.sidequest.narrate_names import translated
from questhall.kernel.packs import PackErrors, Report, game_of
from questhall.kernel.text import Phrasebook

from .cards import card_lines
from .texts import all_texts


class Packs(ABC):
    """What can be asked about the packs of a game."""

    @abstractmethod
    def check(self, folder: Path) -> Report:
        """Everything that is wrong with, or not recommended about, a pack."""

    @abstractmethod
    def summary(self, folder: Path, book: Phrasebook) -> str:
        """A good pack in one sentence."""

    @abstractmethod
    def cards(self, folder: Path, lang: str) -> Iterator[list[str]]:
        """Every card of a good pack in words."""


class SideQuestPacks(Packs):
    def check(self, folder: Path) -> Report:
        return sidequest.check_pack(folder)

    def summary(self, folder: Path, book: Phrasebook) -> str:
        pack = sidequest.load_pack(folder)
        name, version = translated(pack.manifest.name, book.lang), pack.manifest.version
        return book.say("cli.pack_good", name=name, version=version, cards=len(pack.cards), decks=len(pack.decks))

    def cards(self, folder: Path, lang: str) -> Iterator[list[str]]:
        pack, texts = sidequest.load_pack(folder), all_texts(GAMES["sidequest"].folder, lang)
        for spec in sorted(pack.cards.values(), key=lambda spec: (str(spec.__struct_config__.tag), spec.id)):
            yield card_lines(spec, texts, lambda card: translated(pack.cards[card].name, lang), reminders=False)


class RushOutPacks(Packs):
    def check(self, folder: Path) -> Report:
        try:
            rushout.load(folder)
        except PackErrors as wrong:
            return Report(wrong.errors, ())
        return Report((), ())

    def summary(self, folder: Path, book: Phrasebook) -> str:
        pack = rushout.load(folder)
        return book.say(
            "cli.pack_good_race",
            name=translated(pack.manifest.name, book.lang),
            version=pack.manifest.version,
            trials=len(pack.trials),
            spells=len(pack.spells),
            items=len(pack.items),
            scenarios=len(pack.scenarios),
        )

    def cards(self, folder: Path, lang: str) -> Iterator[list[str]]:
        pack, book = rushout.load(folder), phrasebook(lang)
        for card in (*pack.trials.values(), *pack.spells.values(), *pack.items.values()):
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


PACKS: dict[str, Packs] = {"sidequest": SideQuestPacks(), "rushout": RushOutPacks()}


def packs_of(folder: Path) -> Packs:
    """Of the game that the pack names. One that names none is looked at as if it were SideQuest's, which says so."""
    return PACKS[game_of(folder, tuple(PACKS)) or "sidequest"]


__all__ = ["Packs", "packs_of"]
