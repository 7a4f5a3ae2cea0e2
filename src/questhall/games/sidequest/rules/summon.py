"""Creatures come into play (SQ-3.6, SQ-4.9, SQ-10.1, SQ-11.20)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from questhall.kernel.answers import Answer, Refusal
from questhall.kernel.events import Event
from questhall.kernel.procedure import Procedure, step

from ..entities import GM
from ..moves import Activate, Cast
from ..values import cost
from . import encounter
from .zones import enter, out_of_hand, to_spend

if TYPE_CHECKING:
    from ..state import SideQuest


class Summoned(Event):
    """A creature has come into play face up."""

    subject: int
    owner: int
    after: ClassVar[tuple[str, ...]] = ("summoned", "ally_summoned", "enemy_summoned")


class EnterPlay(Procedure):
    """A creature enters its owner's field; on an empty GM field an Encounter begins with it."""

    card: str
    seat: int
    face_down: bool = False

    @step("SQ-10.1")
    def encounter(self, g: SideQuest) -> Procedure | None:
        return encounter.BeginEncounter() if self.seat == GM and not g.fighting else None

    @step("SQ-3.6", "SQ-4.9")
    def enters(self, g: SideQuest) -> Procedure | None:
        thing = enter(g, self.card, self.seat, "field", self.face_down)
        if self.seat == GM:
            g.gm_stuck = False
        if g.log is not None:
            if self.face_down:
                g.tell("log.summon-hidden", ("SQ-11.20",), seat=self.seat, thing=thing.id)
                g.tell("log.summoned-hidden", ("SQ-11.20",), (self.seat,), card=self.card, thing=thing.id)
            else:
                g.tell(
                    "log.summon", ("SQ-3.6" if self.seat else "SQ-4.9",), seat=self.seat, card=self.card, thing=thing.id
                )
        return None if self.face_down else Summoned(subject=thing.id, owner=self.seat)


def why_not_summon(g: SideQuest, seat: int, card_id: str, less: int = 0) -> Refusal | None:
    """SQ-3.6, SQ-4.9, SQ-4.5; less is what would be paid for something else before."""
    price = cost(g, seat, card_id)
    free = to_spend(g, seat) - less
    if price > free:
        return Refusal("refusal.too-expensive", ("SQ-4.9" if seat == GM else "SQ-3.6",),
                       {"card": card_id, "cost": price, "free": free, "seat": seat})  # fmt: skip
    if seat == GM and g.gm.bound + price > 10 * len(g.heroes):
        return Refusal("refusal.bound-cap", ("SQ-4.5",), {"cap": 10 * len(g.heroes), "bound": g.gm.bound})
    return None


def can_summon(g: SideQuest, less: int = 0) -> bool:
    """Whether the GM could begin an Encounter (SQ-4.6), with less BP than there are."""
    cards = g.cards
    return any(cards[c].is_creature and not why_not_summon(g, GM, c, less) for c in dict.fromkeys(g.gm.hand))


def must_summon(g: SideQuest) -> bool:
    """Since the World Card was drawn for an Encounter, at least one creature must come (SQ-4.6, SQ-4.8)."""
    begun = g.side == "gm" and g.phase in ("world", "main") and g.world_ready
    return begun and not g.gm.creatures and can_summon(g)


def leaves_enough(g: SideQuest, seat: int, answer: Answer) -> bool:
    """A GM who has to begin an Encounter keeps what that costs (SQ-4.8)."""
    if seat != GM or not must_summon(g):
        return True
    if isinstance(answer, Cast):
        return can_summon(g, cost(g, GM, answer.card))
    if isinstance(answer, Activate):
        return can_summon(g, g.card(g.things[answer.source]).activated[answer.ability].pay.bp)
    return True


def summon(g: SideQuest, seat: int, card_id: str) -> Procedure:
    """Pays and plays: Heroes spend INT, the GM binds BP; Hidden cards are played face down."""
    price = cost(g, seat, card_id)
    out_of_hand(g, seat, card_id, hidden=g.cards[card_id].hidden >= 0)
    if seat == GM:
        g.gm.bp -= price
        g.gm.bound += price
    else:
        g.hero(seat).int_spent += price
    return EnterPlay(card_id, seat, g.cards[card_id].hidden >= 0)
