"""A camp for tests, with sheets as one wants them."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from questhall.games.starquest.entities import Hero
from questhall.games.starquest.game import STARQUEST
from questhall.games.starquest.rules.sheets import new_sheet
from questhall.games.starquest.settings import Settings, Sheet
from questhall.games.starquest.state import StarQuest
from questhall.kernel.answers import Answer, Refusal


def sheet(hero: str = "pilot", **changes: Any) -> Sheet:
    """A new hero, with some fields of the sheet changed. Any: whatever they hold."""
    return replace(new_sheet(STARQUEST.lore.classes[hero]), **changes)


class Visit:
    def __init__(self, *sheets: Sheet, **changes: Any) -> None:
        """Changes are fields of the settings; a second hero comes along. Any: whatever they hold."""
        party = sheets if len(sheets) > 1 else (*sheets, sheet("mender"))
        chosen = Settings(heroes=len(party), sheets=party, visit="camp", **changes)
        self.g: StarQuest = STARQUEST.start(chosen, 5, log=True)

    def do(self, answer: Answer, seat: int = 1) -> Visit:
        refusal = self.g.answer(seat, answer)
        assert refusal is None, refusal
        return self

    def refused(self, answer: Answer, seat: int = 1) -> Refusal:
        before = STARQUEST.save(self.g)
        refusal = self.g.answer(seat, answer)
        assert refusal is not None, f"{answer} was accepted"
        assert STARQUEST.save(self.g) == before
        return refusal

    def hero(self, seat: int = 1) -> Hero:
        return self.g.hero(seat)
