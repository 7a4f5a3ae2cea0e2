"""Lantern Bearers in words: what the plain teller cannot know are squares and the names of the packs."""

from __future__ import annotations

from typing import Any

from questhall.kernel.plain_teller import PlainTeller
from questhall.kernel.text import Argument, Phrasebook

from .cellar import Cellar, in_words
from .squares import spot
from .view import View

SQUARES = frozenset({"square", "to"})


class LanternsTeller(PlainTeller[View]):
    def __init__(self, book: Phrasebook, seat: int | None, cellar: Cellar, marked: bool = False) -> None:
        super().__init__(book, seat, marked)
        self.named: dict[str, Any] = {"quest": cellar.quests, "room": cellar.rooms, "monster": cellar.monsters}

    def argument(self, name: str, value: Any) -> Argument:
        if name in SQUARES and isinstance(value, int):
            return spot(value)
        if name == "monster" and isinstance(value, int):
            value = self.kind(value)
        if name in self.named and value in self.named[name]:
            told = in_words(self.named[name][value].name, self.book.lang)
            return f"⟦{value}|{told}⟧" if self.marked else told
        return super().argument(name, value)

    def kind(self, number: int) -> str:
        """Of a monster that an answer names by its number."""
        monsters = self.view.monsters if self.view is not None else ()
        return next((monster.monster for monster in monsters if monster.id == number), str(number))
