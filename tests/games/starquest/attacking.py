"""Shots, charges and the end of an activation, for tests: the second hero stands out of the way unless one says so."""

from __future__ import annotations

from collections.abc import Sequence

from questhall.games.starquest import moves as m
from questhall.games.starquest.entities import Unit
from questhall.games.starquest.rules.melee import Melee
from questhall.games.starquest.rules.morale import MoraleTests
from questhall.games.starquest.rules.shooting import Shooting
from questhall.games.starquest.space.terrain import Piece
from tests.games.starquest.scenario import Inches, Table

FAR_OFF: Inches = (40, 40)
HERE: Inches = (10, 10)


def facing(hero: str, other: str = "mender", *, terrain: Sequence[Piece] = (), by: Inches = FAR_OFF) -> Table:
    """A hero at 10/10, and another one far off."""
    return Table(hero, other, at=(HERE, by), terrain=terrain)


def shoots(t: Table, *at: tuple[str, int], dice: Sequence[int] = ()) -> None:
    """The first hero holds the position and shoots."""
    t.activate(1)
    t.do(m.Hold())
    again(t, *at, dice=dice)


def again(t: Table, *at: tuple[str, int], dice: Sequence[int] = ()) -> None:
    """Shoots, and if nobody has asked, once more."""
    if t.asked != "starquest.shoot":
        t.run(Shooting(unit=1))
    t.roll(*dice)
    t.do(m.Shoot(tuple(at)))


def fires(t: Table, shooter: Unit, at: int = 1, *, dice: Sequence[int] = (), moved: bool = False) -> None:
    """An enemy fires everything at a hero."""
    t.roll(*dice)
    t.run(Shooting(unit=shooter.id, target=at, moved=moved))


def fights(t: Table, charger: Unit, target: Unit, *dice: int) -> None:
    """The melee after the moves of a charge."""
    t.roll(*dice)
    t.run(Melee(charger=charger.id, target=target.id))


def ends(t: Table, active: Unit, *dice: int) -> None:
    """The morale tests at the end of an activation."""
    t.roll(*dice)
    t.run(MoraleTests(unit=active.id))
