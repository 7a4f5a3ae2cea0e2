"""Enemies for a share of what the party is worth (ST-13), and how a unit comes onto the table (ST-290 to ST-292)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .. import values
from .. import vocabulary as v
from ..entities import Enemy, Instruction, Model, Waiting
from ..space.measure import Point, square
from ..space.terrain import Spot
from . import sheets
from .placing import FURTHEST, Fits, place_group
from .testing import d3

if TYPE_CHECKING:
    from ..state import StarQuest

PER_LEVEL = 15
"""Percent that each level of difficulty above that of the mission adds to a wave."""
HUNDREDTHS = 100


def difficulty(g: StarQuest) -> int:
    """What objectives are multiplied by (ST-193)."""
    return g.difficulty or g.settings.difficulty or g.plan.mission.difficulty


def party_points(g: StarQuest) -> int:
    return sum([sheets.worth(g.lore, hero.kind, hero) for hero in g.heroes])


# --- who comes -------------------------------------------------------------------------------------------


def sentries(g: StarQuest) -> list[str]:
    return drawn(g, g.plan.mission.sentries)


def wave(g: StarQuest, number: int) -> list[str]:
    """The n-th, counted from 1; the last that is written comes again and again. Where the table has agreed on more
    than the mission is written for, it is stronger."""
    waves = g.plan.mission.waves
    harder = PER_LEVEL * (difficulty(g) - g.plan.mission.difficulty)
    return drawn(g, waves[min(number, len(waves)) - 1], harder)


def drawn(g: StarQuest, force: v.Force, more: int = 0) -> list[str]:
    """Those who come in any case, then others by chance as long as the budget suffices; one at least."""
    if not force.percent:
        return []
    found = list(force.always)
    left = party_points(g) * (force.percent + more) - sum([cost(g, name) for name in found])
    while able := [name for name in force.units if cost(g, name) <= left]:
        name = able[g.roll("force", sides=len(able), quiet=True) - 1] if len(set(able)) > 1 else able[0]
        found.append(name)
        left -= cost(g, name)
    return found or [min(force.units, key=lambda name: cost(g, name))]


def radius(g: StarQuest, kind: str) -> int:
    """Of the bases of a unit that is not on the table yet."""
    return values.RADII[g.lore.units[kind].base] * g.base_scale


def cost(g: StarQuest, unit: str) -> int:
    """In hundredths of a point, because the budget is a percentage."""
    return HUNDREDTHS * g.lore.units[unit].points


# --- onto the table --------------------------------------------------------------------------------------


def waits(g: StarQuest, kind: str, wave: int) -> bool:
    """Whether a unit with Ambush stays away at first: D3 rounds after its wave, which the sentries' is the first round
    of (ST-100, ST-291)."""
    if not g.lore.units[kind].rules.ambush:
        return False
    g.waiting += (Waiting(kind, wave, max(1, g.round) + d3(g, "ambush")),)
    g.tell("log.lies-in-wait", ("ST-100",), kind=kind)
    return True


def enters(
    g: StarQuest, kind: str, wave: int, near: Point, reach: int = FURTHEST, fits: Fits | None = None
) -> Enemy | None:
    """A unit is put as near to a point as there is room for all of it, an inch from everyone; None: there is none."""
    members = members_of(g.lore.units[kind])
    unit = Enemy(id=g.next_id, kind=kind, models=(), size=len(members), wave=wave)
    r, lying = values.radius(g, unit), g.lying()

    def on_nobody(spot: Spot) -> bool:
        """Whoever lies there needs no inch (ST-234)."""
        free = all(square(spot.point, body.point) >= (r + body.radius) ** 2 for body in lying)
        return free and (fits is None or fits(spot))

    spots = place_group(g, len(members), r, values.height(g, unit), near, reach, g.others(), on_nobody)
    if spots is None:
        return None
    unit.models = tuple([Model(n, spot, 0, members[n]) for n, spot in enumerate(spots)])
    g.units[unit.id] = unit
    g.next_id += 1
    g.came += (kind,)
    if g.settings.beside:
        g.instructions += (Instruction("place", unit.id),)
    return unit


def members_of(printed: v.Unit) -> list[int]:
    """What each model of a unit is: 0 as the unit says, k as its k-th kind of members."""
    found = [0] * (printed.count if printed.weapons or not printed.members else 0)
    for number, member in enumerate(printed.members, start=1):
        found += [number] * member.count
    return found


def wholly_within(centre: Point, reach: int, r: int) -> Fits:
    """Whether the whole base is so near to a point in plan."""

    def fits(spot: Spot) -> bool:
        return reach >= r and square(spot.point, centre) <= (reach - r) ** 2

    return fits
