"""ST-291, ST-296: alertness, and the waves that it brings."""

from __future__ import annotations

from typing import TYPE_CHECKING

from questhall.kernel.procedure import Procedure, step

from .. import vocabulary as v
from ..entities import MASTER, Enemy
from ..plan import CORNERS, QUARTERS
from ..space.measure import INCH, square
from . import forces, tales
from .enemies import figures_are_moved
from .scouting import scouts
from .testing import d3
from .ties import one_of

if TYPE_CHECKING:
    from ..state import StarQuest

STEP = 4
"""Alertness for each wave."""
FULL_ALERT = 8
EDGE = 6 * INCH
"""How near to its corner a wave enters."""


def round_ends(g: StarQuest) -> list[Procedure]:
    """Alertness rises; a wave that is due enters."""
    rise(g)
    return [WaveEnters()] if g.alertness // STEP > g.waves else []


def rise(g: StarQuest) -> None:
    """By one, at full alert by D3; by one more if a hero was seen, and if a shot was fired."""
    more = d3(g, "alertness") if g.alertness >= FULL_ALERT else 1
    for louder, key in ((g.sighted, "log.alert-seen"), (g.shots, "log.alert-shot")):
        if louder:
            more += 1
            g.tell(key, ("ST-296",))
    g.alertness += more
    g.tell("log.alertness", ("ST-296",), n=g.alertness, more=more, state=state_of(g.alertness))


def state_of(alertness: int) -> str:
    return "full_alert" if alertness >= FULL_ALERT else "vigilant" if alertness >= STEP else "careless"


class WaveEnters(Procedure):
    """It comes in at the corner that is furthest from the heroes, at full alert at two; it acts from the next round."""

    units: tuple[str, ...] = ()
    corners: tuple[v.TableCorner, ...] = ()

    @step("ST-291", "ST-296")
    def is_due(self, g: StarQuest) -> None:
        g.waves += 1
        g.tell("log.wave", ("ST-291",), n=g.waves)
        self.units = tuple(forces.wave(g, g.waves))

    @step("ST-291", "ST-296")
    def from_where(self, g: StarQuest) -> None:
        self.corners = furthest_corners(g, 2 if g.alertness >= FULL_ALERT else 1)

    @step("ST-291")
    def enters(self, g: StarQuest) -> list[Procedure]:
        coming = [kind for kind in self.units if not forces.waits(g, kind, g.waves)]
        entered = [at_corner(g, kind, self.corners[n % len(self.corners)]) for n, kind in enumerate(coming)]
        return scouts(g, [unit for unit in entered if unit is not None])

    @step("ST-199", "ST-200", "ST-291")
    def is_anybody_there(self, g: StarQuest) -> None:
        """A wave of which nobody has come and nobody waits drops no marker: the next one will."""
        there = [unit.wave for unit in g.units.values()] + [waiting.wave for waiting in g.waiting]
        if g.quarry == g.waves and g.waves not in there:
            g.quarry += 1

    @step("ST-13")
    def on_the_real_table(self, g: StarQuest) -> Procedure | None:
        return figures_are_moved(g)

    @step("ST-8")
    def the_story(self, g: StarQuest) -> None:
        tales.tell(g, "wave", g.waves)


def furthest_corners(g: StarQuest, n: int) -> tuple[v.TableCorner, ...]:
    """By the hero who is nearest to each; between equal ones a die decides."""
    heroes = [hero.spot.point for hero in g.conscious] or [g.plan.corner]
    left, found = list(QUARTERS), list[v.TableCorner]()
    while len(found) < n:
        distances = {name: min([square(CORNERS[name], p) for p in heroes]) for name in left}
        most = [name for name in left if distances[name] == max(distances.values())]
        chosen = one_of(g, most, MASTER, "log.tie-of-corners")
        found.append(chosen)
        left.remove(chosen)
    return tuple(found)


def at_corner(g: StarQuest, kind: str, corner: v.TableCorner) -> Enemy | None:
    """Wholly within 6 inches of it if there is room, else at the nearest free place."""
    p = CORNERS[corner]
    near = forces.wholly_within(p, EDGE, forces.radius(g, kind))
    unit = forces.enters(g, kind, g.waves, p, EDGE, near) or forces.enters(g, kind, g.waves, p)
    if unit is None:
        g.tell("log.kept-out", ("ST-291",), kind=kind)
    else:
        g.tell("log.enters", ("ST-291",), unit=unit.id, kind=kind, corner=corner)
    return unit
