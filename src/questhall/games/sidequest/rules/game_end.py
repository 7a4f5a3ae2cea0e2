"""Heroes are knocked out, the game ends (SQ-2.6, SQ-2.7, SQ-10.5)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from questhall.kernel.procedure import Procedure, step

from .zones import put_away, remove

if TYPE_CHECKING:
    from ..state import SideQuest


class KnockedOut(Procedure):
    """A Hero at 0 LP: no further turns, no target, the field is cleared (SQ-2.7)."""

    seat: int

    @step("SQ-2.7")
    def drops(self, g: SideQuest) -> None:
        hero = g.hero(self.seat)
        if hero.out:
            return
        hero.out = True
        partner = (hero.partner,) if hero.partner else ()
        gone = hero.creatures + hero.equipment + hero.lasting + partner
        if g.log is not None:
            g.tell("log.out", ("SQ-2.7",), seat=hero.seat, gone=gone)
        for i in gone:
            thing = g.things[i]
            remove(g, thing)
            put_away(g, thing.card, hero.seat)
        g.chain = tuple([item for item in g.chain if item.source in g.things or not item.source])

    @step("SQ-2.6")
    def all_out(self, g: SideQuest) -> Procedure | None:
        return GameEnds("gm") if all(hero.out for hero in g.heroes) else None


class GameEnds(Procedure):
    """Somebody has won (SQ-2.6, SQ-10.5)."""

    winner: str

    @step("SQ-2.6", "SQ-10.5")
    def ends(self, g: SideQuest) -> None:
        g.winner = self.winner
        g.phase = "over"
        if g.log is not None:
            g.tell(f"log.{self.winner}-win", ("SQ-2.6",))
        g.stack.clear()
