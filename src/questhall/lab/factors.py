"""What was varied, in words."""

from __future__ import annotations

from collections.abc import Sequence

from questhall.games.registry import GAMES
from questhall.games.words import word
from questhall.kernel.agreements import AnyAgreement, Choice
from questhall.kernel.text import Phrasebook

from .cell import Setting
from .matrix import PLAYER_HEROES, PLAYER_MASTER
from .plan import Place, Plan


class Factors:
    """The factors of a plan in one language."""

    def __init__(self, plan: Plan, book: Phrasebook) -> None:
        self.plan = plan
        self.book = book
        self.varied = tuple([name for name, values in plan.factors.items() if len(values) > 1])
        tables = [cell.table for cell in {cell.packs: cell for cell in plan.cells}.values()]
        self.agreements: dict[str, AnyAgreement] = {one.name: one for game in tables for one in game.agreements()}
        self.game = GAMES[plan.game]

    def title(self) -> str:
        """The experiment's own, else that of the game."""
        titles = self.plan.title
        name = word(self.book, "hall.title", self.plan.game)
        return titles.get(self.book.lang) or next(iter(titles.values()), name)

    def cell(self, place: Place, of: Sequence[str] | None = None) -> str:
        """Where a cell stands: what was varied, or these factors of it."""
        names = [name for name in (self.varied if of is None else of) if name in place.at]
        said = [self.value(name, place.at[name]) for name in names]
        return ", ".join(said) or self.title()

    def name(self, factor: str) -> str:
        return word(self.book, f"agree.{factor}.label", word(self.book, f"factor.{factor}", factor))

    def value(self, factor: str, value: Setting) -> str:
        """One value, so that one sees what it is a value of."""
        if factor == "heroes" and isinstance(value, int):
            return self.book.say("factor.so-many", n=value)
        if factor in (PLAYER_HEROES, PLAYER_MASTER):
            player = word(self.book, f"bot.{value}.name", str(value))
            return self.book.say(f"factor.by-{factor}", player=player)
        if factor in ("packs", "way"):
            return str(value)
        told = " + ".join([self._one(factor, one) for one in (value if isinstance(value, tuple) else (value,))])
        return self.book.say("factor.named", name=self.name(factor), value=told)

    def _one(self, factor: str, value: object) -> str:
        agreement = self.agreements.get(factor)
        if isinstance(value, bool):
            return self.book.say("factor.yes" if value else "factor.no")
        if isinstance(agreement, Choice):
            found = next((one for one in agreement.values if one.id == value), None)
            if found is not None and self.book.lang in found.label:
                return found.label[self.book.lang]
        return word(self.book, f"agree.{factor}.value.{value}", str(value))
