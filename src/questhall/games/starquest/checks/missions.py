"""Whether a mission can be laid out and played: the table, the ways on it, its objectives and what is told."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Protocol

from msgspec import Struct

from questhall.kernel.pack_draft import Draft, Found
from questhall.kernel.pack_errors import Findings, wrong
from questhall.kernel.pack_yaml import Steps

from .. import vocabulary as v
from ..plan import plan_of
from .pieces import check_pieces
from .ways import check_ways

MARKERS: Mapping[v.Primary, int] = {
    "clean_sweep": 0,
    "target_defence": 1,
    "retrieval": 1,
    "investigation": 2,
    "area_search": 3,
    "delivery": 2,
}
"""How many markers a primary objective puts on the table when the mission begins (ST-199); those of a delivery are the
points to which its parcel is brought, and a clean sweep leaves its marker where the last of a wave fell."""
COUNTED = {"round": 20, "wave": 20}
"""Tales that need a number, and the highest."""


class Known(Protocol):
    """What missions may name, of all packs together; `Lore` is of this kind."""

    @property
    def units(self) -> Mapping[str, v.Unit]: ...
    @property
    def terrain(self) -> Mapping[str, v.Terrain]: ...
    @property
    def missions(self) -> Mapping[str, v.Mission]: ...


def check_mission(mission: v.Mission, known: Known) -> Findings:
    """Ids that nobody knows are looked at elsewhere, and nothing more can be said before they are right."""
    forces = [mission.sentries, *mission.waves]
    named = {name for force in forces for name in (*force.units, *force.always)}
    if not (named <= known.units.keys() and {piece.terrain for piece in mission.terrain} <= known.terrain.keys()):
        return
    yield from check_objectives(mission)
    yield from check_tales(mission)
    yield from check_forces(mission, known.units)
    bases = walking([known.units[name] for name in sorted(named)])
    yield from check_table(mission, known.terrain, bases)
    yield from check_then(mission, known.missions)


def check_table(mission: v.Mission, terrain: Mapping[str, v.Terrain], bases: tuple[int, ...]) -> Findings:
    """Pieces first: on a table with flaws nobody looks for ways. `bases` are those of the enemies who walk."""
    flaws = [*check_pieces(mission, terrain)]
    yield from flaws
    if not flaws:
        yield from check_ways(plan_of(mission, terrain), bases)


def walking(units: Sequence[v.Unit]) -> tuple[int, ...]:
    """The bases of those who have to find a way."""
    return tuple([unit.base for unit in units if not (unit.rules.flying or unit.rules.immobile)])


# --- what is on the table -----------------------------------------------------------------------------------------


def check_objectives(mission: v.Mission) -> Findings:
    wanted = MARKERS[mission.primary]
    if mission.markers and len(mission.markers) != wanted:
        args = {"primary": mission.primary, "n": wanted, "got": len(mission.markers)}
        yield wrong(("markers",), "flaw.mission.markers", "ST-199", **args)
    for field, rule in (("markers", "ST-199"), ("tokens", "ST-195"), ("posts", "ST-290")):
        places: Sequence[v.Corner] = getattr(mission, field) or ()
        for n, place in enumerate(places):
            if place in places[:n]:
                yield wrong((field, n), "flaw.mission.twice", rule)
    if mission.lesson and mission.difficulty > 1:
        yield wrong(("difficulty",), "flaw.mission.hard-lesson", "ST-193")


def check_tales(mission: v.Mission) -> Findings:
    """Each is told once, so two for the same moment are one too many."""
    seen = set[tuple[str, int]]()
    most = COUNTED | {"marker": max(1, MARKERS[mission.primary])}
    for index, tale in enumerate(mission.tales):
        at: Steps = ("tales", index)
        if tale.when in most and not 1 <= tale.n <= most[tale.when]:
            yield wrong((*at, "n"), "flaw.mission.tale-number", "ST-8", when=tale.when, most=most[tale.when])
        elif tale.when not in most and tale.n:
            yield wrong((*at, "n"), "flaw.mission.tale-uncounted", "ST-8", when=tale.when)
        elif (tale.when, tale.n) in seen:
            yield wrong(at, "flaw.mission.tale-twice", "ST-8")
        seen.add((tale.when, tale.n))


def check_forces(mission: v.Mission, units: Mapping[str, v.Unit]) -> Findings:
    """A villain is there once: neither drawn by chance nor in the last wave, which comes again and again (ST-296)."""
    last: Steps = ("waves", len(mission.waves) - 1)
    forces: list[tuple[Steps, v.Force]] = [(("waves", n), force) for n, force in enumerate(mission.waves)]
    for at, force in [(("sentries",), mission.sentries), *forces]:
        once = force.always if at == last else ()
        for field, names in (("units", force.units), ("always", once)):
            for n, name in enumerate(names):
                if units[name].rules.villain:
                    yield wrong((*at, field, n), "flaw.mission.villain", "ST-162", "ST-296", name=name)


# --- one mission after another --------------------------------------------------------------------------------------


def check_then(mission: v.Mission, missions: Mapping[str, v.Mission]) -> Findings:
    """A chain of missions comes to an end, and chapters follow each other."""
    follows = missions.get(mission.then)
    if follows is not None and follows.chapter < mission.chapter:
        yield wrong(("then",), "flaw.mission.chapter-back", "ST-191", chapter=follows.chapter)
    seen = set[str]()
    while follows is not None and follows.id not in seen:
        if follows.id == mission.id:
            yield wrong(("then",), "flaw.mission.circle", "ST-191")
        seen.add(follows.id)
        follows = missions.get(follows.then)


# --- all missions of a pack -----------------------------------------------------------------------------------------


class Together(Struct, frozen=True):
    """A pack that is being read, with those below it."""

    units: Mapping[str, v.Unit]
    terrain: Mapping[str, v.Terrain]
    missions: Mapping[str, v.Mission]


def check_missions(draft: Draft, known: Known) -> Found:
    for entry in draft.entries["missions"].values():
        for finding in check_mission(entry.thing, known):
            yield entry, finding
