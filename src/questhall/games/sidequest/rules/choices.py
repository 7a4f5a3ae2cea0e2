"""Choices that effects ask for: which card to discard, reclaim, revive, sacrifice."""

from __future__ import annotations

from typing import TYPE_CHECKING

from questhall.kernel.asks import Asking, Question, ask
from questhall.kernel.procedure import Procedure, step

from ..catalog import fits_kind
from ..moves import Discard, Target
from ..values import hand_limit
from . import fall, summon
from .zones import discard_from_hand, into_hand, without

if TYPE_CHECKING:
    from ..state import SideQuest


class DiscardCards(Procedure):
    """A player discards cards of the own choice; an empty hand discards nothing (SQ-3.2)."""

    seat: int
    left: int = 0
    is_cost: bool = False

    @step("SQ-3.2")
    def choose(self, g: SideQuest) -> Asking | None:
        if not self.must(g):
            self.leave()
            return None
        return ask(self.seat, WhichToDiscard)

    @step("SQ-3.2")
    def discard(self, g: SideQuest) -> None:
        answer = g.said(Discard)
        discard_from_hand(g, self.seat, answer.card)
        self.left -= 1
        self.go_to("choose")

    def must(self, g: SideQuest) -> bool:
        return self.left > 0 and len(g.player(self.seat).hand) > 0


class DownToLimit(DiscardCards):
    """Until the hand fits its limit (SQ-3.11, SQ-4.12): what is played or drawn in between counts, too (SQ-7.2)."""

    def must(self, g: SideQuest) -> bool:
        return len(g.player(self.seat).hand) > hand_limit(g, self.seat)


class WhichToDiscard(Question["SideQuest", "Procedure"]):
    """One card of the hand."""

    name = "sidequest.discard"

    def options(self, g: SideQuest, frame: Procedure, seat: int) -> list[Discard]:
        return [Discard(card) for card in dict.fromkeys(g.player(seat).hand)]


class Reclaim(Procedure):
    """Cards from the own discard pile come back to hand."""

    seat: int
    kind: str
    left: int

    @step("SQ-7.9")
    def choose(self, g: SideQuest) -> Asking | None:
        if self.left <= 0 or not fitting(g, self.seat, self.kind):
            self.leave()
            return None
        return ask(self.seat, WhichToReclaim)

    @step("SQ-7.9")
    def take(self, g: SideQuest) -> None:
        answer = g.said(Discard)
        player = g.player(self.seat)
        player.discard = without(player.discard, answer.card)
        into_hand(g, self.seat, answer.card)
        if g.log is not None:
            g.tell("log.reclaim", (), seat=self.seat, card=answer.card)
        self.left -= 1
        self.go_to("choose")


def fitting(g: SideQuest, seat: int, kind: str) -> list[str]:
    return [c for c in dict.fromkeys(g.player(seat).discard) if fits_kind(g.cards[c], kind)]


class WhichToReclaim(Question["SideQuest", "Reclaim"]):
    """One card of the own discard pile."""

    name = "sidequest.reclaim"

    def options(self, g: SideQuest, frame: Reclaim, seat: int) -> list[Discard]:
        return [Discard(card) for card in fitting(g, seat, frame.kind)]


class Revive(Procedure):
    """A creature of the own discard pile enters play without being paid."""

    seat: int
    max_cost: int

    @step("SQ-7.9")
    def choose(self, g: SideQuest) -> Asking | None:
        if not self.sleeping(g):
            self.leave()
            return None
        return ask(self.seat, WhichToRevive)

    @step("SQ-7.9")
    def rise(self, g: SideQuest) -> Procedure:
        answer = g.said(Discard)
        player = g.player(self.seat)
        player.discard = without(player.discard, answer.card)
        return summon.EnterPlay(answer.card, self.seat)

    def sleeping(self, g: SideQuest) -> list[str]:
        cards = g.cards
        return [
            c
            for c in dict.fromkeys(g.player(self.seat).discard)
            if cards[c].is_creature and cards[c].kind != "boss" and cards[c].cost <= self.max_cost
        ]


class WhichToRevive(Question["SideQuest", "Revive"]):
    """One creature of the own discard pile."""

    name = "sidequest.revive"

    def options(self, g: SideQuest, frame: Revive, seat: int) -> list[Discard]:
        return [Discard(card) for card in frame.sleeping(g)]


class SacrificeCreature(Procedure):
    """A player puts an own creature into the discard pile; it does not count as destroyed (SQ-11.12)."""

    seat: int
    not_this: int
    is_cost: bool = False

    @step("SQ-11.12")
    def choose(self, g: SideQuest) -> Asking | None:
        if not offerings(g, self.seat, self.not_this):
            self.leave()
            return None
        return ask(self.seat, WhichToSacrifice)

    @step("SQ-11.12")
    def give(self, g: SideQuest) -> Procedure:
        answer = g.said(Target)
        return fall.Sacrificed(answer.target)


def offerings(g: SideQuest, seat: int, not_this: int) -> list[int]:
    """The Main Boss never offers itself: its fall would end the game (SQ-10.5)."""
    return [i for i in g.player(seat).creatures if i not in (not_this, g.boss)]


class WhichToSacrifice(Question["SideQuest", "SacrificeCreature"]):
    """One own creature."""

    name = "sidequest.sacrifice"

    def options(self, g: SideQuest, frame: SacrificeCreature, seat: int) -> list[Target]:
        return [Target(i) for i in offerings(g, seat, frame.not_this)]
