"""SideQuest's packs in the terminal."""

from __future__ import annotations

from collections.abc import Iterator

from questhall.kernel.text import Phrasebook
from questhall.terminal.packs import PackTools, in_language

from ..library import Pack, cards_of
from .cards import card_lines


class SideQuestPacks(PackTools):
    def summary(self, pack: Pack, book: Phrasebook) -> str:
        name, version = in_language(pack.manifest.name, book.lang), pack.manifest.version
        return book.say("pack.good", name=name, version=version, cards=len(pack.cards), decks=len(pack.decks))

    def cards(self, pack: Pack, book: Phrasebook) -> Iterator[list[str]]:
        named = {**cards_of(self.game.packs), **pack.cards}
        for spec in sorted(pack.cards.values(), key=lambda spec: (str(spec.__struct_config__.tag), spec.id)):
            yield card_lines(spec, book, lambda card: in_language(named[card].name, book.lang), reminders=False)
