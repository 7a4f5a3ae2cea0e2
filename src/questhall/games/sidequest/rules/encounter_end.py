"""An Encounter ends: Prize Cards, and at last the Main Boss (SQ-10.2 to SQ-10.4)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from questhall.kernel.events import Event
from questhall.kernel.procedure import Procedure, step

from ..entities import GM
from .encounter import BeginEncounter
from .summon import Summoned
from .zones import enter, into_hand, put_away, remove

if TYPE_CHECKING:
    from ..state import SideQuest


class EncounterEnds(Event):
    """Reactions to the end of an Encounter."""

    after: ClassVar[tuple[str, ...]] = ("encounter_end",)


class EndEncounter(Procedure):
    """The GM's creature field is empty again (SQ-10.1, SQ-10.2)."""

    @step("SQ-10.2")
    def ends(self, g: SideQuest) -> Procedure | None:
        g.fighting = False
        if g.log is not None:
            g.tell("log.encounter-ends", ("SQ-10.2",))
        return EncounterEnds() if "encounter_end" in g.listeners else None

    @step("SQ-10.2", "SQ-10.3")
    def prizes(self, g: SideQuest) -> None:
        """One Prize Card each, two if the Secondary Boss fell; the hand limit follows the progress.

        There are no more Encounters to complete than the difficulty has."""
        steps = min(2 if g.second_fell else 1, g.level().encounters - g.completed)
        g.completed += steps
        g.second_fell = False
        for hero in g.living():
            won, hero.prizes = hero.prizes[:steps], hero.prizes[steps:]
            if won:
                into_hand(g, hero.seat, *won)
                g.learned = ~0
                if g.log is not None:
                    g.tell("log.prize", ("SQ-10.2",), seat=hero.seat, cards=won)
        g.gm.bp += g.gm.bound
        g.gm.bound = 0

    @step("SQ-7.6")
    def lasting_spells_end(self, g: SideQuest) -> None:
        for thing in list(g.things.values()):
            thing.boosts = tuple([b for b in thing.boosts if b.until != "encounter"])
            if thing.paralyzed == "encounter":
                thing.paralyzed = ""
            if thing.zone == "lasting" and g.cards[thing.card].until == "encounter":
                remove(g, thing)
                put_away(g, thing.card, thing.owner)
                if g.log is not None:
                    g.tell("log.fades", ("SQ-7.6",), card=thing.card, thing=thing.id)
        g.unsettled = True

    @step("SQ-10.4")
    def main_boss(self, g: SideQuest) -> Procedure | None:
        """After the last Encounter the Main Boss enters at once, for free."""
        return BossEnters() if g.completed >= g.level().encounters and not g.boss else None


class BossEnters(Procedure):
    """The Boss Encounter begins with a new World Card (SQ-10.4)."""

    @step("SQ-10.4")
    def begins(self, g: SideQuest) -> Procedure:
        g.world_ready = False
        return BeginEncounter()

    @step("SQ-10.4")
    def enters(self, g: SideQuest) -> Procedure:
        boss = enter(g, g.gm.main_boss, GM, "field")
        g.boss = boss.id
        if g.log is not None:
            g.tell("log.boss", ("SQ-10.4",), card=boss.card, thing=boss.id)
        return Summoned(subject=boss.id, owner=GM)
