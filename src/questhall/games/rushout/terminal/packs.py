"""Rush Out!'s packs in the terminal."""

from __future__ import annotations

from collections.abc import Iterator

from questhall.kernel.text import Phrasebook
from questhall.terminal.packs import PackTools, in_language

from .. import vocabulary as v
from ..cardtext import card_text
from ..library import Pack


class RushOutPacks(PackTools):
    def summary(self, pack: Pack, book: Phrasebook) -> str:
        return book.say(
            "pack.good",
            name=in_language(pack.manifest.name, book.lang),
            version=pack.manifest.version,
            trials=len(pack.trials),
            spells=len(pack.spells),
            items=len(pack.equipment) + len(pack.scrolls),
            scenarios=len(pack.scenarios),
        )

    def cards(self, pack: Pack, book: Phrasebook) -> Iterator[list[str]]:
        for kind in (pack.trials, pack.spells, pack.equipment, pack.scrolls):
            for card in kind.values():
                yield card_lines(card, book)


def card_lines(card: v.Trial | v.Spell | v.Equipment | v.Scroll, book: Phrasebook) -> list[str]:
    """Name and kind, the fields of either side, the text."""
    kind = getattr(card, "kind", "") or ("scroll" if isinstance(card, v.Scroll) else "equipment")
    lines = [f"{in_language(card.name, book.lang)} · {book.say(f'kind.{kind}')}"]
    parts = {
        "role.hero": getattr(card, "heroes", ()),
        "role.wizard": getattr(card, "wizard", ()) or getattr(card, "fields", ()),
    }
    for whose, fields in parts.items():
        if fields:
            lines.append(f"{book.say(whose)}: {', '.join([book.say(f'symbol.{symbol}') for symbol in fields])}")
    text = card_text(card, book)
    return [*lines, text] if text else lines
