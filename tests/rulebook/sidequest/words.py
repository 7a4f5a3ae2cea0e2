"""Short words for cards with a keyword or two."""

from __future__ import annotations

from typing import Any

from tests.games.sidequest.scenario import Table


def creature(atk: int, defense: int, **more: Any) -> dict[str, Any]:
    return {"type": "creature", "cost": 1, "atk": atk, "def": defense, **more}


def monster(atk: int, defense: int, **keywords: Any) -> dict[str, Any]:
    return {"type": "gm_creature", "size": 1, "atk": atk, "def": defense, "keywords": keywords}


def weapon(**more: Any) -> dict[str, Any]:
    return {"type": "weapon", "str": 0, "atk": 2, "def": 2, **more}


def table(heroes: int = 1, dice: tuple[int, ...] = (), **cards: dict[str, Any]) -> Table:
    return Table(heroes, dice=dice, cards=cards)
