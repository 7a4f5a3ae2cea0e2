"""HeroQuest in words: squares, figures, and the names of the packs."""

from __future__ import annotations

from typing import Any

from questhall.kernel.answers import Answer
from questhall.kernel.plain_teller import PlainTeller
from questhall.kernel.text import Argument, Phrasebook

from .dungeon.squares import spot
from .entities import FACINGS, FIRST_MONSTER
from .lore import Lore, in_words
from .moves import Special, Turn
from .view import View

SQUARES = frozenset({"square", "to", "over", "start"})
FIGURES = frozenset({"figure", "target", "monster"})
SIDES = (*FACINGS, "north_east", "south_east", "south_west", "north_west")
"""Where a fire jet goes, by its number."""


class HeroQuestTeller(PlainTeller[View]):
    def __init__(self, book: Phrasebook, seat: int | None, lore: Lore, marked: bool = False) -> None:
        super().__init__(book, seat, marked)
        self.lore = lore
        self.kinds: dict[int, str] = {}
        """Monsters by number, also those that are gone."""
        self.named: dict[str, Any] = {
            "quest": lore.quests,
            "kind": lore.names,
            "thing": lore.things,
            "spell": lore.spells,
            "card": {**lore.treasures, **lore.fates},
            "furniture": lore.furniture,
            "lore": lore.names,
        }

    def argument(self, name: str, value: Any) -> Argument:
        """Any: what log lines, refusals and answers carry."""
        if name in SQUARES and isinstance(value, int):
            return spot(value, self.view.width) if self.view is not None else str(value)
        if name in FIGURES and isinstance(value, int):
            return self.figure(value)
        if name in self.named and value in self.named[name]:
            told = in_words(self.named[name][value].name, self.book.lang)
            return f"⟦{value}|{told}⟧" if self.marked else told
        return super().argument(name, value)

    def option(self, answer: Answer) -> str:
        """A special attack is aimed at a figure or to a side."""
        if isinstance(answer, Turn):
            return self.book.say("move.turn", side=self.argument("side", FACINGS[answer.facing]))
        if isinstance(answer, Special):
            aimed = self.argument("side", SIDES[answer.target]) if answer.kind == "fire_jet" else None
            return self.book.say(
                f"move.special-{answer.kind}", target=self.figure(answer.target) if aimed is None else aimed
            )
        return super().option(answer)

    def figure(self, number: int) -> Argument:
        if number < FIRST_MONSTER:
            return self.player(number) if number else self.book.phrase("player.master")
        for monster in self.view.monsters if self.view is not None else ():
            self.kinds[monster.id] = monster.monster
        kind = self.kinds.get(number)
        return str(number) if kind is None else self.argument("kind", kind)
