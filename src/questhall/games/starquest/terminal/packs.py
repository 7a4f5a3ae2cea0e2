"""Star Quest's packs in the terminal."""

from __future__ import annotations

from collections.abc import Iterator

from questhall.kernel.text import Phrasebook
from questhall.terminal.packs import PackTools, in_language

from ..library import Pack
from .cards import deed_lines, unit_lines


class StarQuestPackTools(PackTools):
    def summary(self, pack: Pack, book: Phrasebook) -> str:
        return book.say(
            "pack.good",
            name=in_language(pack.manifest.name, book.lang),
            version=pack.manifest.version,
            missions=len(pack.missions),
            classes=len(pack.classes),
            units=len(pack.units),
            spells=len(pack.spells),
        )

    def cards(self, pack: Pack, book: Phrasebook) -> Iterator[list[str]]:
        packs = self.game.packs if pack in self.game.packs else (*self.game.packs, pack)
        for unit in (*pack.classes, *pack.units):
            yield unit_lines(packs, book, unit)
        for kind in (pack.skills, pack.abilities, pack.spells, pack.kits, pack.wares, pack.discoveries):
            for card in kind:
                yield deed_lines(packs, book, card)
