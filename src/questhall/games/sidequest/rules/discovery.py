"""Discovery cards (SQ-8, SQ-3.4)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from questhall.kernel.asks import Asking, ask
from questhall.kernel.events import Event
from questhall.kernel.procedure import Procedure, step

from ..entities import NEUTRAL
from ..moves import Target
from . import effects, summon
from .targets import possible_targets, untouched
from .triggers import ChooseTarget
from .zones import enter, into_hand, put_away

if TYPE_CHECKING:
    from typing import Any

    from ..state import SideQuest


class Discovered(Event):
    """Somebody has revealed a Discovery card."""

    that: int
    after: ClassVar[tuple[str, ...]] = ("discovered",)


class Discovering(Procedure):
    """A Hero reveals the top Discovery card and it is resolved (SQ-8.1)."""

    seat: int
    card: str = ""
    source: int = 0
    target: int = 0

    def words(self, g: SideQuest) -> Any:
        return g.cards[self.card]

    @step("SQ-8.1", "SQ-8.4")
    def reveals(self, g: SideQuest) -> Procedure | None:
        if g.hero(self.seat).out:
            self.leave()
            return None
        if not g.discovery_deck and g.discovery_discard:
            g.discovery_deck = g.shuffled(g.discovery_discard)
            g.discovery_discard = ()
        if not g.discovery_deck:
            self.leave()
            return None
        self.card = g.discovery_deck[-1]
        g.discovery_deck = g.discovery_deck[:-1]
        g.learned = ~0
        if g.log is not None:
            g.tell("log.discover", ("SQ-8.1",), seat=self.seat, card=self.card)
        return None

    @step("SQ-8.2", "SQ-8.3")
    def stays(self, g: SideQuest) -> Asking | Procedure | None:
        """Equipment goes to the hand, creatures stay in the zone as neutral ones."""
        card = g.cards[self.card]
        if card.is_equipment:
            into_hand(g, self.seat, self.card)
            self.go_to("reactions")
        elif card.is_creature:
            self.source = enter(g, self.card, NEUTRAL, "neutral").id
            if g.log is not None:
                g.tell("log.lurks", ("SQ-8.3",), card=self.card, thing=self.source)
            self.go_to("reactions")
            return summon.Summoned(subject=self.source, owner=NEUTRAL) if "summoned" in g.listeners else None
        elif card.target is not None:
            if possible_targets(g, self.seat, card.target, None):
                return ask(self.seat, ChooseTarget)
            self.go_to("goes_away")
        return None

    @step("SQ-8.1")
    def happens(self, g: SideQuest) -> Procedure | None:
        if g.answers:
            answer = g.said(Target)
            self.target = answer.target
            if not untouched(g, self.target):
                return None
        return effects.Effects(self.card, ("do",), self.seat, target=self.target)

    @step("SQ-8.4")
    def goes_away(self, g: SideQuest) -> None:
        put_away(g, self.card, self.seat)

    @step("SQ-7.7")
    def reactions(self, g: SideQuest) -> Procedure | None:
        return Discovered(that=self.source) if "discovered" in g.listeners else None
