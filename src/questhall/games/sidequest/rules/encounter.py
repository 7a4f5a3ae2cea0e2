"""An Encounter begins (SQ-10.1)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from questhall.kernel.events import Event
from questhall.kernel.procedure import Procedure, step

from .world import NewWorldCard

if TYPE_CHECKING:
    from ..state import SideQuest


class EncounterBegins(Event):
    """Reactions to the start of an Encounter."""

    after: ClassVar[tuple[str, ...]] = ("encounter_start",)


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
        return None if fresh else NewWorldCard()

    @step("SQ-7.7")
    def reactions(self, g: SideQuest) -> Procedure | None:
        return EncounterBegins() if "encounter_start" in g.listeners else None
