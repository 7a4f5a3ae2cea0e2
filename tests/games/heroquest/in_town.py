"""A visit to town for tests, with sheets as one wants them."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from questhall.games.heroquest.game import HEROQUEST
from questhall.games.heroquest.rules.sheets import new_sheet
from questhall.games.heroquest.settings import Settings, Sheet
from questhall.games.heroquest.state import HeroQuest
from questhall.kernel.answers import Answer


def sheet(hero: str = "barbarian", **changes: Any) -> Sheet:
    """A new hero, with some fields of the sheet changed. Any: whatever they hold."""
    return replace(new_sheet(HEROQUEST.lore.heroes[hero], "order_light"), **changes)


class Visit:
    def __init__(self, *sheets: Sheet, **changes: Any) -> None:
        """Changes are fields of the settings. Any: whatever they hold."""
        chosen = Settings(heroes=len(sheets), sheets=sheets, visit="town", **changes)
        self.g: HeroQuest = HEROQUEST.start(chosen, 5, log=True)

    def do(self, answer: Answer, seat: int = 1) -> Visit:
        refusal = self.g.answer(seat, answer)
        assert refusal is None, refusal
        return self

    def refused(self, answer: Answer, seat: int = 1) -> tuple[str, ...]:
        before = HEROQUEST.save(self.g)
        refusal = self.g.answer(seat, answer)
        assert refusal is not None, f"{answer} was accepted"
        assert HEROQUEST.save(self.g) == before
        return refusal.rules
