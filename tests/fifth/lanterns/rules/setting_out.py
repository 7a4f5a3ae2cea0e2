"""LB-A: the company, the quest, and the plan that nobody but the Tide knows."""

from __future__ import annotations

from typing import TYPE_CHECKING

from questhall.kernel.procedure import Procedure, step

from ..entities import TIDE, Bearer, Hidden
from . import dark
from .round import Round

if TYPE_CHECKING:
    from ..state import Lanterns


class Play(Procedure):
    """Sets out, then plays round after round until settling ends it (LB-7)."""

    @step("LB-A.1", "LB-1.3")
    def the_quest(self, g: Lanterns) -> None:
        g.oil = g.quest.oil + g.settings.oil
        g.dread = g.quest.dread if g.settings.master else 0
        g.revealed = g.searched = (g.quest.begins,)
        g.tell("log.begins", ("LB-A.1",), quest=g.quest.id, oil=g.oil)

    @step("LB-A.2")
    def the_company(self, g: Lanterns) -> None:
        chosen = g.settings.bearers or tuple(g.cellar.bearers)
        wounds = g.settings.wounds or (0,) * g.settings.heroes
        squares = [at for at in g.cellar.squares[g.quest.begins] if at not in g.cellar.doorsteps]
        for seat, (name, at, lost) in enumerate(zip(chosen, squares, wounds, strict=False), start=1):
            bearer = Bearer(seat, name, at)
            bearer.body = max(1, g.has(bearer, "body") - lost)
            g.bearers.append(bearer)

    @step("LB-A.3")
    def the_plan(self, g: Lanterns) -> None:
        things = [Hidden("treasure", "treasure", 0)]
        things += [Hidden("trap", "trap", 0)] * g.quest.traps
        things += [Hidden("sleeper", kind, 0) for kind in g.quest.sleepers]
        g.hidden = dark.dealt(g, tuple(things), g.shuffled)
        if g.settings.master:
            g.tell("log.plan", ("LB-A.3",), (TIDE,), squares=[thing.square for thing in g.hidden])

    @step("LB-1.1")
    def a_round(self, g: Lanterns) -> Procedure:
        g.round += 1
        return Round()

    @step("LB-1.3")
    def oil_burns(self, g: Lanterns) -> None:
        g.oil = max(0, g.oil - 1)
        g.unsettled = True
        self.go_to("a_round")
