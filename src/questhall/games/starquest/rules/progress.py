"""How an objective gets on, and when it is complete (ST-193, ST-194, ST-199, ST-200, ST-294)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec.structs import replace

from ..entities import NOBODY, Hero, Marker
from ..measuring import unit_near
from ..plan import CORNERS
from ..space.measure import INCH
from ..space.terrain import Spot
from . import carrying, tales
from .forces import difficulty
from .jobs import Of, current, job_of, markers_of
from .marking import lay
from .places import lying

if TYPE_CHECKING:
    from ..state import StarQuest

HELD = 3 * INCH
AT_POINT = 3 * INCH
AT_CORNER = 6 * INCH
XP: dict[Of, int] = {"primary": 2, "secondary": 1}
"""For each level of difficulty."""


# --- how far it is ---------------------------------------------------------------------------------------


def is_done(g: StarQuest, of: str) -> bool:
    return g.primary_done if of == "primary" else g.secondary_done


def wanted(g: StarQuest, of: str) -> int:
    """Tokens, markers to be dealt with, or points to which something is brought."""
    job = job_of(g, of)
    return job.tokens * difficulty(g) or job.markers


def count(g: StarQuest, of: str) -> int:
    """How much of it there is."""
    job = job_of(g, of)
    if is_done(g, of):
        return wanted(g, of)
    own = [marker for marker in g.markers if marker.of == of]
    if job.tokens:
        return max([marker.count for marker in own], default=0)
    kind = "point" if job.verb == "lift" else "goal"
    return sum([marker.done for marker in own if marker.kind == kind])


def gets_on(g: StarQuest, marker: Marker) -> None:
    """Something changed at a marker; what the mission has to tell about it is told."""
    carrying.change(g, marker)
    if marker.of == "primary":
        tales.tell(g, "marker", marker.n)
        if wanted(g, "primary") <= 2 * count(g, "primary") < 2 * wanted(g, "primary"):
            tales.tell(g, "half")


def complete(g: StarQuest, of: Of) -> None:
    """Its markers are taken away, and the heroes have learned something."""
    g.markers = tuple(
        [replace(marker, done=True, carrier=NOBODY) if marker.of == of else marker for marker in g.markers]
    )
    if of == "primary":
        g.primary_done = True
    else:
        g.secondary_done = True
    gained = XP[of] * difficulty(g)
    g.xp += gained
    g.unsettled = True
    g.tell(f"log.{of}-done", ("ST-193" if of == "primary" else "ST-194",), n=gained)
    if of == "primary":
        tales.tell(g, "primary")


# --- tokens on a marker ------------------------------------------------------------------------------------


def gather(g: StarQuest) -> None:
    """An armed marker that the heroes hold at the end of a round gets a token (ST-294)."""
    of = current(g)
    if of is None:
        return
    for marker in markers_of(g, of, "goal"):
        if marker.armed and is_held(g, marker.spot):
            more = replace(marker, count=marker.count + 1)
            g.tell("log.token-gained", ("ST-294",), marker=marker.n, n=more.count, left=wanted(g, of) - more.count)
            gets_on(g, more)
            if more.count >= wanted(g, of):
                complete(g, of)


def is_held(g: StarQuest, spot: Spot) -> bool:
    """Who is Shaken neither takes nor contests an objective (ST-69)."""
    ours = any(not hero.shaken and unit_near(g, hero, spot, HELD) for hero in g.conscious)
    return ours and not any(not unit.shaken and unit_near(g, unit, spot, HELD) for unit in g.units.values())


# --- what is carried ----------------------------------------------------------------------------------------


def bring(g: StarQuest, hero: Hero) -> None:
    """Who ends an activation with something in his arms may have brought it where it belongs."""
    of = current(g)
    if of is None or hero.shaken or hero.down or not carrying.carried(g, hero):
        return
    points = markers_of(g, of, "point")
    if points:
        reached = [point for point in points if unit_near(g, hero, point.spot, AT_POINT)]
        for point in reached:
            g.tell("log.delivers", ("ST-199", "ST-200"), seat=hero.seat, marker=point.n)
            gets_on(g, replace(point, done=True))
        if len(reached) == len(points):
            complete(g, of)
    elif any(unit_near(g, hero, Spot(*corner), AT_CORNER) for corner in corners_for(g, of)):
        g.tell("log.brings", ("ST-199", "ST-200"), seat=hero.seat)
        complete(g, of)


def corners_for(g: StarQuest, of: Of) -> list[tuple[int, int]]:
    """What was retrieved goes home; what was captured may go anywhere."""
    return [g.plan.corner] if of == "primary" else list(CORNERS.values())


# --- what the last of a wave leaves ---------------------------------------------------------------------------


def look_at_the_fallen(g: StarQuest) -> None:
    """The last model of the wave that the heroes wait for drops a marker where it stood."""
    last = [spot for _, wave, spot in g.fallen if wave == g.quarry]
    g.fallen = ()
    of = current(g)
    if of is None or not g.quarry or not last:
        return
    left = [unit.wave for unit in g.units.values()] + [waiting.wave for waiting in g.waiting]
    if g.quarry not in left:
        g.quarry = 0
        g.tell("log.wave-beaten", ("ST-199", "ST-200"))
        lay(g, "goal", of, lying(g, last[-1].point))
