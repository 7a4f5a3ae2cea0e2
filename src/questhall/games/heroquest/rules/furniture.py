"""Searching a piece of furniture: beside it, once in a quest, a D6 on its table."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from questhall.kernel.answers import Answer, Refusal
from questhall.kernel.procedure import Procedure, step

from .. import moves as m
from ..entities import Hero
from . import events
from .acts import HeroAct
from .effects import CarryOut
from .searching import why_not_search

if TYPE_CHECKING:
    from ..state import HeroQuest


class SearchesFurniture(HeroAct):
    move = m.SearchFurniture
    step = "act"

    def candidates(self, g: HeroQuest, figure: Hero) -> Iterable[Answer]:
        beside = g.beside(figure.square) & g.plan.furnished
        if not beside:
            return []
        return [m.SearchFurniture(n) for n, piece in g.plan.furniture.items() if piece.squares & beside]

    def why_not(self, g: HeroQuest, figure: Hero, answer: m.SearchFurniture) -> Refusal | None:
        pieces = g.plan.furniture
        if answer.piece not in pieces or not pieces[answer.piece].squares & g.beside(figure.square):
            return Refusal("refusal.not-at-piece", ("HQ-12.1",))
        if g.pieces_searched >> answer.piece & 1:
            return Refusal("refusal.piece-searched", ("HQ-12.1",), {"furniture": pieces[answer.piece].kind})
        return why_not_search(g, figure, "HQ-12.1")

    def carry_out(self, g: HeroQuest, figure: Hero, answer: m.SearchFurniture) -> Procedure:
        g.pieces_searched |= 1 << answer.piece
        g.tell("log.searches-piece", ("HQ-12.1",), seat=figure.seat, furniture=g.plan.furniture[answer.piece].kind)
        return Rummages(seat=figure.seat, piece=answer.piece)


class Rummages(Procedure):
    seat: int
    piece: int

    @step("HQ-12.1", "HQ-B.11")
    def finds(self, g: HeroQuest) -> Procedure | None:
        """What the quest has put there takes the place of the roll."""
        piece, hero = g.plan.furniture[self.piece], g.hero(self.seat)
        g.everybody_learns()
        g.unsettled = True
        if piece.id and events.searched(g, hero, "treasure", piece.id):
            return None
        table = g.lore.furniture[piece.kind].table
        row = g.roll("furniture", seat=self.seat) - 1 if table else 0
        if not table or not table[row]:
            g.tell("log.piece-empty", ("HQ-12.1",), seat=self.seat, furniture=piece.kind)
            return None
        return CarryOut(origin=f"furniture:{piece.kind}:{row}", caster=self.seat, target=self.seat)
