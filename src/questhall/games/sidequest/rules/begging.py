"""A Hero begs another for a card (SQ-3.4)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from questhall.kernel.asks import Asking, Question, ask
from questhall.kernel.procedure import Procedure, step

from ..moves import Decline, Give
from .zones import into_hand, out_of_hand

if TYPE_CHECKING:
    from ..state import SideQuest


class Begging(Procedure):
    """A Hero asks another for a card; the asked one may decline (SQ-3.4)."""

    seat: int
    asked: int

    @step("SQ-3.4")
    def asks(self, g: SideQuest) -> Asking | None:
        if g.hero(self.seat).out or g.hero(self.asked).out:
            self.leave()
            return None
        return ask(self.asked, GiveCard, (self.seat,))

    @step("SQ-3.4")
    def gives(self, g: SideQuest) -> None:
        answer = g.answers[0][1]
        if isinstance(answer, Give):
            out_of_hand(g, self.asked, answer.card)
            # Whatever was known of that hand may be what was given away, unseen by the others.
            g.hero(self.asked).seen = ()
            into_hand(g, self.seat, answer.card, seen_by=self.asked)
            g.learns(self.seat)
            if g.log is not None:
                g.tell("log.give", ("SQ-3.4",), seat=self.asked, to=self.seat)
                g.tell("log.given", ("SQ-3.4",), (self.asked, self.seat), card=answer.card)
        elif g.log is not None:
            g.tell("log.declined", ("SQ-3.4",), seat=self.asked)


class GiveCard(Question["SideQuest", "Procedure"]):
    """Which card, or none (SQ-3.4)."""

    name = "sidequest.give"

    def options(self, g: SideQuest, frame: Procedure, seat: int) -> list[Give | Decline]:
        return [*[Give(card) for card in dict.fromkeys(g.hero(seat).hand)], Decline()]
