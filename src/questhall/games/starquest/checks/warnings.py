"""What is allowed but not recommended."""

from __future__ import annotations

from questhall.kernel.pack_draft import Draft, Found
from questhall.kernel.pack_errors import Findings, wrong

from .. import points
from .. import vocabulary as v

Weapons = points.Weapons


def warn_of_people(draft: Draft, weapons: Weapons) -> Found:
    for entry in draft.all():
        match entry.thing:
            case v.Unit():
                flaws = _unit(entry.thing, weapons)
            case v.HeroClass():
                flaws = _points(entry.thing.points, points.points_of_class(entry.thing, weapons))
            case v.Ware():
                flaws = _points(entry.thing.points, points.points_of_ware(entry.thing))
            case _:
                continue
        yield from ((entry, flaw) for flaw in flaws)


def _unit(unit: v.Unit, weapons: Weapons) -> Findings:
    yield from _points(unit.points, points.points_of_unit(unit, weapons))
    if not unit.rules.immobile:
        for at, carried in (((), unit.weapons), *((("members", n), m.weapons) for n, m in enumerate(unit.members))):
            if not any(weapons[name].melee for name in carried):
                yield wrong((*at, "weapons"), "flaw.never-strikes", "ST-225")


def _points(said: int, worth: int) -> Findings:
    """A quarter more or less is a matter of taste."""
    if 4 * abs(said - worth) > worth:
        yield wrong(("points",), "flaw.points", n=said, worth=worth)
