"""HeroQuest's packs in the terminal."""

from __future__ import annotations

from collections.abc import Iterator

from questhall.kernel.text import Phrasebook
from questhall.terminal.packs import PackTools, in_language

from ..cardtext import names_of, text_of
from ..library import Pack


class HeroQuestPackTools(PackTools):
    def summary(self, pack: Pack, book: Phrasebook) -> str:
        return book.say(
            "pack.good",
            name=in_language(pack.manifest.name, book.lang),
            version=pack.manifest.version,
            quests=len(pack.quests),
            monsters=len(pack.monsters),
            spells=len(pack.spells),
            things=len(pack.things),
        )

    def cards(self, pack: Pack, book: Phrasebook) -> Iterator[list[str]]:
        names = names_of(self.game.packs if pack in self.game.packs else (*self.game.packs, pack), book.lang)
        for kind in (pack.spells, pack.things, pack.treasures, pack.fates):
            for card in kind.values():
                yield [in_language(card.name, book.lang), text_of(card, book, names)]
