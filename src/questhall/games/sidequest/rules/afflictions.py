"""Burn and Paralyzed, and what ends with a turn (SQ-11.1, SQ-11.14)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from questhall.kernel.events import Event
from questhall.kernel.procedure import Procedure, step

from ..entities import GM, NEUTRAL
from .damage import deal

if TYPE_CHECKING:
    from ..state import SideQuest


class TurnStarts(Event):
    """Reactions to the start of a turn."""

    after: ClassVar[tuple[str, ...]] = ("turn_start", "enemy_turn_start")


class TurnEnds(Event):
    """Reactions to the end of a turn."""

    after: ClassVar[tuple[str, ...]] = ("turn_end",)


class StartOfTurn(Procedure):
    """Flags are renewed, fire burns, whoever may shakes it off."""

    @step("SQ-5.8", "SQ-3.9")
    def renew(self, g: SideQuest) -> None:
        for thing in g.things.values():
            thing.blocks = thing.more_blocks = thing.more_attacks = 0
            thing.attacked = False
        for hero in g.heroes:
            hero.more_attacks = 0
            hero.attacked = hero.acted = hero.unequipped = hero.intervened = False

    @step("SQ-11.1")
    def fire_burns(self, g: SideQuest) -> list[Procedure] | None:
        events = [deal(g, thing.id, thing.burn) for thing in list(g.things.values()) if thing.burn]
        events += [deal(g, hero.seat, hero.burn) for hero in g.heroes if hero.burn and not hero.out]
        return [event for event in events if event is not None] or None

    @step("SQ-11.1", "SQ-11.14")
    def shake_off(self, g: SideQuest) -> None:
        """One roll for each, once per own turn: above 3 removes it. Nobody would decline.

        Nobody controls a neutral card, so nobody rolls for it (SQ-8.3)."""
        for thing in list(g.things.values()):
            own = (thing.owner == GM) == (g.side == "gm") and thing.owner != NEUTRAL
            if own and thing.burn and g.roll("shake-off-burn") > 3:
                thing.burn = 0
            if own and thing.paralyzed == "roll" and g.roll("shake-off-paralysis") > 3:
                thing.paralyzed = ""
        for hero in g.heroes:
            if hero.burn and g.side == "heroes" and not hero.out and g.roll("shake-off-burn") > 3:
                hero.burn = 0

    @step("SQ-7.7")
    def reactions(self, g: SideQuest) -> Procedure | None:
        return TurnStarts() if "turn_start" in g.listeners or "enemy_turn_start" in g.listeners else None


class EndOfTurn(Procedure):
    """What lasts for a turn or a round ends here."""

    @step("SQ-7.7")
    def reactions(self, g: SideQuest) -> Procedure | None:
        return TurnEnds() if "turn_end" in g.listeners else None

    @step("SQ-7.7")
    def boosts_end(self, g: SideQuest) -> None:
        for thing in g.things.values():
            if thing.boosts:
                kept = tuple([b for b in thing.boosts if not is_over(g, b.until, b.turn)])
                if len(kept) < len(thing.boosts):
                    thing.boosts = kept
                    g.unsettled = True
            if thing.paralyzed and is_over(g, thing.paralyzed, thing.paralyzed_in):
                thing.paralyzed = ""


def is_over(g: SideQuest, until: str, since: int) -> bool:
    """A turn ends with the turn, a round with the turn after it; both are asked at the end of a turn."""
    return until == "turn" or (until == "round" and g.turn > since)
