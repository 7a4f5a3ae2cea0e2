"""HQ-13: fate, before a turn of the game master without monsters."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from questhall.kernel.answers import Answer
from questhall.kernel.asks import Asking, Question, ask
from questhall.kernel.procedure import Procedure, step

from .. import moves as m
from ..entities import MASTER
from .effects import CarryOut

if TYPE_CHECKING:
    from ..state import HeroQuest

SIDES = 8


class TemptFate(Question["HeroQuest", Any]):
    """The game master may roll."""

    name = "heroquest.fate"

    def options(self, g: HeroQuest, frame: Any, seat: int) -> Sequence[Answer]:
        return (m.RollFate(), m.Decline())


class LiftCard(Question["HeroQuest", Any]):
    """After a good roll the game master may lift a card."""

    name = "heroquest.fate-card"

    def options(self, g: HeroQuest, frame: Any, seat: int) -> Sequence[Answer]:
        return (m.LiftFate(), m.Decline())


class Fate(Procedure):
    rolled: int = 0

    @step("HQ-13.1")
    def may_roll(self, g: HeroQuest) -> Asking:
        return ask(MASTER, TemptFate)

    @step("HQ-13.1")
    def rolls(self, g: HeroQuest) -> None:
        """At most the number of heroes in play, or it passes by."""
        if not isinstance(g.answers[0][1], m.RollFate):
            self.leave()
            return
        self.rolled = g.roll("fate", SIDES, by=MASTER)
        if self.rolled > len(g.present):
            g.tell("log.fate-passes", ("HQ-13.1",), rolled=self.rolled)
            self.leave()

    @step("HQ-13.1")
    def may_lift_a_card(self, g: HeroQuest) -> Asking:
        return ask(MASTER, LiftCard, (self.rolled,))

    @step("HQ-13.1", "HQ-13.2")
    def lifts_it(self, g: HeroQuest) -> Procedure | None:
        """For the hero who sits so many places from the game master."""
        if not isinstance(g.answers[0][1], m.LiftFate):
            g.tell("log.fate-spares", ("HQ-13.1",))
            return None
        if not g.fates:
            g.fates = g.shuffled(tuple([card.id for card in g.lore.fates.values() for _ in range(card.count)]))
        card, g.fates = g.fates[0], g.fates[1:]
        seat = g.present[self.rolled - 1].seat
        g.everybody_learns()
        g.unsettled = True
        g.tell("log.fate", ("HQ-13.1", "HQ-13.2"), card=card, seat=seat)
        return CarryOut(origin=f"fate:{card}", target=seat)
