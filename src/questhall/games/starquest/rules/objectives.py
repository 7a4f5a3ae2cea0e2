"""ST-193, ST-194, ST-199, ST-200, ST-294, ST-295: objectives as the rest of the game sees them, and the goals of the
AI."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec import Struct

from ..entities import Hero, Unit
from ..measuring import far, nearest_first, point
from ..plan import CENTRE
from ..space.terrain import Spot
from . import progress
from .jobs import current, job_of, markers_of
from .places import lying

if TYPE_CHECKING:
    from ..state import StarQuest


def activation_ends(g: StarQuest, hero: Hero) -> None:
    """Who carries something may have brought it where it belongs."""
    progress.bring(g, hero)


def round_ends(g: StarQuest) -> None:
    """Markers that are held gather tokens (ST-294)."""
    progress.gather(g)


# --- the goals of the AI --------------------------------------------------------------------------------


def all_goals(g: StarQuest) -> list[Spot]:
    """The markers of the objective that is open, and the centre of the table while there are none; in a clean sweep it
    is always the centre."""
    of = current(g)
    sweep = not g.primary_done and g.plan.mission.primary == "clean_sweep"
    markers = [] if of is None or sweep else markers_of(g, of, "goal", "parcel")
    return [marker.spot for marker in markers] or [lying(g, CENTRE)]


def goals(g: StarQuest, unit: Unit) -> list[Spot]:
    """Where the AI wants to be, for this unit: of several markers the one nearest to the hero who is nearest to it;
    exactly equal ones are all goals, and which is taken is left to a die (ST-199, ST-276)."""
    found = all_goals(g)
    foes = g.foes_of(unit)
    if len(found) < 2 or not foes:
        return found
    ranked = nearest_first(g, unit, foes)
    nearest = [foe for distance, foe in ranked if distance == ranked[0][0]]
    goals = list[Spot]()
    for foe in nearest:
        body = g.bodies(foe)[0]
        least = min([far(body, point(spot)) for spot in found])
        goals += [spot for spot in found if spot not in goals and far(body, point(spot)) == least]
    return goals


# --- what everybody sees ----------------------------------------------------------------------------------


class GoalView(Struct, frozen=True):
    """An objective as everybody sees it."""

    goal: str
    """Its kind: clean_sweep, safeguard ..."""
    of: str
    """primary or secondary."""
    done: bool
    count: int
    """How far it is, where something is counted."""
    wanted: int
    attribute: str
    """What is tested at its markers."""


def goal_view(g: StarQuest) -> tuple[GoalView, ...]:
    if g.settings.visit == "camp":
        return ()
    found = [seen(g, g.plan.mission.primary, "primary")]
    if g.secondary:
        found.append(seen(g, g.secondary, "secondary"))
    return tuple(found)


def seen(g: StarQuest, goal: str, of: str) -> GoalView:
    attribute = job_of(g, of).attribute
    return GoalView(goal, of, progress.is_done(g, of), progress.count(g, of), progress.wanted(g, of), attribute)
