"""Encounters, Prize Cards, Bosses, the end of the game (SQ-10, SQ-2.6, SQ-2.7)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from questhall.kernel.events import Event
from questhall.kernel.procedure import Procedure, step

from ..entities import GM
from . import summon, world
from .zones import enter, put_away, remove

if TYPE_CHECKING:
    from ..state import SideQuest


class EncounterBegins(Event):
    """Reactions to the start of an Encounter."""

    after: ClassVar[tuple[str, ...]] = ("encounter_start",)


class EncounterEnds(Event):
    """Reactions to the end of an Encounter."""

    after: ClassVar[tuple[str, ...]] = ("encounter_end",)


class BeginEncounter(Procedure):
    """The first creature on an empty GM field begins an Encounter (SQ-10.1)."""

    @step("SQ-10.1")
    def begins(self, g: SideQuest) -> None:
        g.encounter += 1
        if g.log is not None:
            g.tell("log.encounter", ("SQ-10.1",), n=g.completed + 1, of=g.level().encounters)

    @step("SQ-4.6")
    def world_card(self, g: SideQuest) -> Procedure | None:
        """A new World Card, unless the World Phase has just laid one for it."""
        fresh = g.world_ready
        g.world_ready = False
        return None if fresh else world.NewWorldCard()

    @step("SQ-7.7")
    def reactions(self, g: SideQuest) -> Procedure | None:
        return EncounterBegins() if "encounter_start" in g.listeners else None


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
        """One Prize Card each, two if the Secondary Boss fell; the hand limit follows the progress."""
        steps = 2 if g.second_fell else 1
        g.completed += steps
        g.second_fell = False
        for hero in g.living():
            won, hero.prizes = hero.prizes[:steps], hero.prizes[steps:]
            if won:
                hero.hand += won
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
        return summon.Summoned(subject=boss.id, owner=GM)


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
