"""HeroQuest in words: squares, figures, and the names of the packs."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from questhall.kernel.answers import Answer
from questhall.kernel.asks import Ask
from questhall.kernel.plain_teller import PlainTeller
from questhall.kernel.telling import Prompt
from questhall.kernel.text import Argument, Phrasebook

from .dungeon.squares import spot
from .entities import FIRST_MONSTER
from .lore import Lore, in_words
from .moves import Choose
from .view import DecisionView, View

SQUARES = frozenset({"square", "to", "over", "start"})
FIGURES = frozenset({"figure", "target", "monster"})


class HeroQuestTeller(PlainTeller[View]):
    def __init__(self, book: Phrasebook, seat: int | None, lore: Lore, marked: bool = False) -> None:
        super().__init__(book, seat, marked)
        self.lore = lore
        self.kinds: dict[int, str] = {}
        """Monsters by number, also those that are gone."""
        self.own_names: dict[int, str] = {}
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
        if isinstance(value, dict):
            return in_words(value, self.book.lang)
        if name == "quest" and self.view is not None and self.view.story is not None:
            return in_words(self.view.story.name, self.book.lang)
        if name in SQUARES and isinstance(value, int):
            return spot(value, self.view.width) if self.view is not None else str(value)
        if name in FIGURES and isinstance(value, int):
            return self.figure(value)
        if name in self.named and value in self.named[name]:
            told = in_words(self.named[name][value].name, self.book.lang)
            return f"⟦{value}|{told}⟧" if self.marked else told
        return super().argument(name, value)

    def question(self, ask: Ask) -> Prompt:
        prompt, decision = super().question(ask), self.decision
        return prompt if decision is None else replace(prompt, title=in_words(decision.question, self.book.lang))

    def option(self, answer: Answer) -> str:
        if self.decision is not None and isinstance(answer, Choose):
            return in_words(self.decision.options[answer.n], self.book.lang)
        return super().option(answer)

    @property
    def decision(self) -> DecisionView | None:
        """What the quest asks the heroes in its own words."""
        return self.view.decision if self.view is not None else None

    def figure(self, number: int) -> Argument:
        if number < FIRST_MONSTER:
            return self.player(number) if number else self.book.phrase("player.master")
        for monster in self.view.monsters if self.view is not None else ():
            self.kinds[monster.id] = monster.monster
            if monster.name is not None:
                self.own_names[monster.id] = in_words(monster.name, self.book.lang)
        if number in self.own_names:
            return self.own_names[number]
        kind = self.kinds.get(number)
        return str(number) if kind is None else self.argument("kind", kind)
