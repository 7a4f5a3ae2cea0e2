"""What is true of every table: nothing is found on a proper one, and everything that is wrong is."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from msgspec.structs import replace

from questhall.games.starquest.invariants import broken
from questhall.games.starquest.space.terrain import Spot
from tests.games.starquest.in_camp import Visit, sheet
from tests.games.starquest.on_missions import carries
from tests.games.starquest.scenario import Table, box

Wrong = Callable[[Table], object]


def proper() -> Table:
    t = Table("pilot", "breaker", terrain=(box(30, 30, 4, 4, impassable=True), box(40, 30, 4, 4, height=2)))
    t.put("scrap_gang", (20, 20))
    carries(t, 2, t.marker(8, 8, "parcel"))
    t.token(4, 4)
    return t


def put(t: Table, x: float, y: float, level: float = 0) -> None:
    t.g.put(t.hero(), 0, Spot(round(x * 1000), round(y * 1000), round(level * 1000)))


def wound(t: Table, n: int) -> None:
    t.hero().models = (replace(t.hero().model, wounds=n),)


WRONG: dict[str, Wrong] = {
    "off the table": lambda t: put(t, 0.2, 10),
    "in a rock": lambda t: put(t, 32, 32),
    "over an edge": lambda t: put(t, 40, 32),
    "in the air": lambda t: put(t, 10, 10, 2),
    "on somebody": lambda t: put(t, 20.5, 20),
    "too many wounds": lambda t: wound(t, 9),
    "too many models": lambda t: setattr(t.g.units[11], "size", 3),
    "too many tokens": lambda t: setattr(t.hero(), "tokens", 7),
    "the same status twice": lambda t: setattr(t.hero(), "status", ("impaired", "impaired")),
    "too much stamina": lambda t: setattr(t.hero(), "stamina", 20),
    "down and unhurt": lambda t: setattr(t.hero(), "down", True),
    "too many actions": lambda t: setattr(t.hero(), "actions", -1),
    "an unknown kit": lambda t: setattr(t.hero(), "kits", ("nothing",)),
    "debts": lambda t: setattr(t.g, "credits", -1),
    "a carrier who is shaken": lambda t: setattr(t.hero(2), "shaken", True),
    "a marker left behind": lambda t: t.g.put(t.hero(2), 0, Spot(24000, 8000)),
    "two tokens on a spot": lambda t: t.token(4, 4),
}


def test_nothing_is_wrong_with_a_proper_table() -> None:
    assert broken(proper().g) == []
    assert broken(Visit(sheet(), shopping=True).g) == []


@pytest.mark.parametrize("wrong", WRONG)
def test_what_is_wrong_is_found(wrong: str) -> None:
    t = proper()
    WRONG[wrong](t)
    assert broken(t.g)
