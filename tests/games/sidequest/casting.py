"""A Hero casts a free Sorcery made for the test: the shortest way to see an effect at work."""

from __future__ import annotations

from typing import Any

from questhall.games.sidequest.moves import Cast
from tests.games.sidequest.scenario import Table

Words = dict[str, Any]


def spell(*do: Words, target: str = "", **more: Any) -> Words:
    chosen = {"target": {"choose": target}} if target else {}
    return {"type": "sorcery", "cost": 0, "do": list(do), **chosen, **more}


def casting(*do: Words, target: str = "", heroes: int = 1, dice: tuple[int, ...] = (), **cards: Words) -> Table:
    """Hero 1 holds a free Sorcery that does this."""
    t = Table(heroes, dice=dice, cards={"spell": spell(*do, target=target), **cards})
    t.hero(hand=["spell"])
    return t


def cast(t: Table, target: int = 0) -> Table:
    return t.at("hero", "main_phase").do(1, Cast("spell", target)).passes()
