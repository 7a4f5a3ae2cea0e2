"""Rush Out!'s packs in the terminal."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from questhall.kernel.packs import PackErrors, Report
from questhall.kernel.text import Phrasebook
from questhall.terminal.packs import Packs, in_language

from .. import vocabulary as v
from ..cardtext import card_text
from ..catalog import load


class RushOutPacks(Packs):
    def check(self, folder: Path) -> Report:
        try:
            load(folder)
        except PackErrors as wrong:
            return Report(wrong.errors, ())
        return Report((), ())

    def summary(self, folder: Path, book: Phrasebook) -> str:
        pack = load(folder)
        return book.say(
            "pack.good",
            name=in_language(pack.manifest.name, book.lang),
            version=pack.manifest.version,
            trials=len(pack.trials),
            spells=len(pack.spells),
            items=len(pack.items),
            scenarios=len(pack.scenarios),
        )

    def cards(self, folder: Path, book: Phrasebook) -> Iterator[list[str]]:
        pack = load(folder)
        for card in (*pack.trials.values(), *pack.spells.values(), *pack.items.values()):
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
