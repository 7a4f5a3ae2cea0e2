"""SideQuest's packs in the terminal."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from questhall.kernel.packs import Report
from questhall.kernel.text import Phrasebook
from questhall.terminal.packs import Packs

from ..library import check_pack, load_pack
from ..narrate_names import translated
from .cards import card_lines


class SideQuestPacks(Packs):
    def check(self, folder: Path) -> Report:
        return check_pack(folder)

    def summary(self, folder: Path, book: Phrasebook) -> str:
        pack = load_pack(folder)
        name, version = translated(pack.manifest.name, book.lang), pack.manifest.version
        return book.say("pack.good", name=name, version=version, cards=len(pack.cards), decks=len(pack.decks))

    def cards(self, folder: Path, book: Phrasebook) -> Iterator[list[str]]:
        pack = load_pack(folder)
        for spec in sorted(pack.cards.values(), key=lambda spec: (str(spec.__struct_config__.tag), spec.id)):
            yield card_lines(spec, book, lambda card: translated(pack.cards[card].name, book.lang), reminders=False)
