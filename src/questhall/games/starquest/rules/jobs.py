"""What each objective asks of the heroes (ST-199, ST-200): a test at its markers, and what follows from it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Literal

from msgspec import Struct

from .. import vocabulary as v
from ..entities import Marker

if TYPE_CHECKING:
    from ..state import StarQuest

Of = Literal["primary", "secondary"]
Verb = Literal["solve", "arm", "search", "lift"]
"""solve: the marker is dealt with; arm: from now on it gathers tokens; search: it is dealt with, and a die says whether
that was all; lift: it is carried from now on."""


class Job(Struct, frozen=True):
    attribute: v.Attribute
    verb: Verb
    tokens: int = 0
    """So many for each level of difficulty."""
    found: int = 0
    """What the die of a search must show."""
    markers: int = 1
    """How many there are to be dealt with; of something that is carried: where it is brought."""


PRIMARY: Mapping[v.Primary, Job] = {
    "clean_sweep": Job("strength", "solve"),
    "target_defence": Job("strength", "arm", tokens=4),
    "retrieval": Job("dexterity", "lift"),
    "investigation": Job("dexterity", "solve", markers=2),
    "area_search": Job("willpower", "search", found=5, markers=3),
    "delivery": Job("willpower", "lift", markers=2),
}
SECONDARY: Mapping[v.Secondary, Job] = {
    "interrogate": Job("willpower", "solve"),
    "safeguard": Job("dexterity", "arm", tokens=2),
    "capture": Job("strength", "lift"),
    "sabotage": Job("willpower", "solve"),
    "scavenge": Job("dexterity", "search", found=4, markers=2),
    "escort": Job("strength", "lift"),
}


def job_of(g: StarQuest, of: str) -> Job:
    """Of the primary or of the secondary objective, which somebody has accepted."""
    if of == "primary":
        return PRIMARY[g.plan.mission.primary]
    assert g.secondary
    return SECONDARY[g.secondary]


def current(g: StarQuest) -> Of | None:
    """The objective that is open."""
    if not g.primary_done:
        return "primary"
    return "secondary" if g.secondary and not g.secondary_done else None


def markers_of(g: StarQuest, of: str, *kinds: str) -> list[Marker]:
    """Those that are still to be dealt with."""
    return [marker for marker in g.markers if marker.of == of and marker.kind in kinds and not marker.done]
