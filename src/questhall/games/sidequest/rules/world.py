"""World Cards (SQ-9, SQ-4.6, SQ-4.7)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from questhall.kernel.asks import Asking, Question, ask
from questhall.kernel.procedure import Procedure, step

from ..entities import GM
from ..moves import World
from . import effects
from .zones import enter, remove

if TYPE_CHECKING:
    from ..state import SideQuest


class NewWorldCard(Procedure):
    """The GM looks at two World Cards, lays one open, the other back on top (SQ-4.6, SQ-9.2)."""

    @step("SQ-9.3")
    def looks(self, g: SideQuest) -> None:
        if len(g.world_deck) < 2 and g.world_pile:
            g.world_deck = (*g.shuffled(g.world_pile), *g.world_deck)
            g.world_pile = ()
        if not g.world_deck:
            self.leave()
            return
        g.world_look = g.world_deck[-2:][::-1]
        g.learns(GM)

    @step("SQ-4.6", "SQ-9.2")
    def chooses(self, g: SideQuest) -> Asking | None:
        if not g.world_look:
            # Another new World Card came in between, and those looked at are no longer on top.
            self.go_to("looks")
            return None
        return ask(GM, WhichWorld)

    @step("SQ-9.1")
    def lays(self, g: SideQuest) -> None:
        answer = g.said(World)
        deck = list(g.world_deck[: len(g.world_deck) - len(g.world_look)])
        back = list(g.world_look)
        back.remove(answer.card)
        g.world_deck = (*deck, *back)
        g.world_look = ()
        gone = (g.world,) if g.world else ()
        if g.world:
            old = g.things[g.world]
            remove(g, old)
            g.world_pile += (old.card,)
        thing = enter(g, answer.card, GM, "world")
        g.learned = ~0
        if g.log is not None:
            g.tell("log.world", ("SQ-9.1",), card=answer.card, thing=thing.id, gone=gone)


class WhichWorld(Question["SideQuest", "NewWorldCard"]):
    """One of the two World Cards looked at."""

    name = "sidequest.world"

    def options(self, g: SideQuest, frame: NewWorldCard, seat: int) -> list[World]:
        return [World(card) for card in dict.fromkeys(g.world_look)]


class WorldEffect(Procedure):
    """The active World Card's effect is resolved in every GM turn (SQ-4.7)."""

    @step("SQ-4.7")
    def each_turn(self, g: SideQuest) -> Procedure | None:
        if not g.world:
            return None
        thing = g.things[g.world]
        if not g.cards[thing.card].each_turn:
            return None
        if g.log is not None:
            g.tell("log.world-effect", ("SQ-4.7",), card=thing.card)
        return effects.Effects(thing.card, ("each_turn",), GM, thing.id)
