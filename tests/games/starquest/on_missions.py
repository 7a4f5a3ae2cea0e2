"""What tests of the mission frame need: forces, rounds in which nobody does anything, and markers that are used."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from questhall.games.starquest import moves as m
from questhall.games.starquest import vocabulary as v
from questhall.games.starquest.entities import Enemy, Marker, Unit, Waiting
from questhall.games.starquest.rules import objectives
from questhall.games.starquest.rules.carrying import change
from questhall.games.starquest.rules.casualties import is_out
from questhall.games.starquest.space.terrain import Spot
from tests.games.starquest.scenario import Inches, Table

PASS, FAIL = 6, 1
HERE: Inches = (24, 24)
HERO = 0.63
"""The radius of a hero's base."""


def force(percent: int, *units: str) -> v.Force:
    return v.Force(percent=percent, units=units)


def opens(*heroes: str, dice: tuple[int, ...] = (), **changes: Any) -> Table:
    """A table that is being set up; without another objective no markers are laid out. Any: fields of the mission, or
    what a table takes."""
    return Table(*(heroes or ("pilot", "breaker")), set_up=True, dice=dice, **{"primary": "clean_sweep", **changes})


def does(t: Table, seat: int, *answers: Any) -> None:
    """An activation of a hero, to its end. Any: whatever a hero answers."""
    t.activate(seat)
    for answer in answers:
        t.do(answer, seat)
    if t.asked == "starquest.activation":
        t.do(m.EndActivation(), seat)


def whole_round(t: Table, *dice: int) -> None:
    """Nobody does anything; the dice are for what happens at its end."""
    here = t.g.round
    while t.g.round == here and t.asked == "starquest.next":
        t.roll(*dice)
        does(t, t.asked_seat)


def uses(t: Table, seat: int, marker: int, *dice: int) -> None:
    """A skill action at a marker, in an activation that has begun; what is not passed is not bought."""
    t.roll(*dice)
    t.do(m.Interact(marker), seat)
    if t.asked == "starquest.pay":
        t.do(m.Decline(), seat)


def stands_at(t: Table, seat: int, marker: Marker) -> None:
    t.move(t.hero(seat), (marker.spot.x / 1000, marker.spot.y / 1000))


def falls(t: Table, unit: Enemy, by: int = 1) -> None:
    """All of its models are out, and everything follows that does."""
    for model in unit.models:
        is_out(t.g, unit, model, by)
    t.g.unsettled = True
    t.run()


def at_inches(spot: Spot) -> tuple[float, float]:
    return spot.x / 1000, spot.y / 1000


def markers(t: Table) -> list[tuple[float, float]]:
    return [at_inches(marker.spot) for marker in t.g.markers]


def first_model(unit: Unit) -> tuple[float, float]:
    return at_inches(unit.models[0].spot)


def enemies(t: Table) -> list[Enemy]:
    return list(t.g.units.values())


def lies_in_wait(t: Table, kind: str, wave: int = 0, comes: int = 9) -> None:
    t.g.waiting += (Waiting(kind, wave, comes),)


def carries(t: Table, seat: int, marker: Marker) -> None:
    change(t.g, replace(marker, carrier=seat, spot=t.hero(seat).spot))
    t.g.unsettled = False


def counts(t: Table, marker: Marker, n: int) -> None:
    """It is armed, and there are so many tokens on it."""
    change(t.g, replace(marker, armed=True, count=n))
    t.g.unsettled = False


# --- primary objectives ---------------------------------------------------------------------------------------


def mission(primary: str, difficulty: int = 1, **changes: Any) -> Table:
    """The pilot and the breaker in the middle of an empty table. Any: fields of the mission."""
    at = changes.pop("at", (HERE, (28, 24)))
    return Table("pilot", "breaker", at=at, primary=primary, difficulty=difficulty, **changes)


def done(t: Table) -> bool:
    return t.g.primary_done


def solved(t: Table) -> list[bool]:
    return [marker.done for marker in t.g.markers]


def goal_of(t: Table, x: float, y: float) -> list[Spot]:
    """Of somebody who stands there."""
    return objectives.goals(t.g, t.put("gunhand", (x, y)))
