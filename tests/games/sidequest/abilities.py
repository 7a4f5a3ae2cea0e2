"""Short words for cards with abilities, and for the fights that set them off."""

from __future__ import annotations

from typing import Any

from questhall.games.sidequest.entities import InPlay
from questhall.games.sidequest.moves import Attack, Declare
from tests.games.sidequest.scenario import Table

Words = dict[str, Any]
JOY: Words = {"effect": "gain", "resource": "lp", "amount": 5, "who": "each_hero"}
DREAD: Words = {"effect": "gain", "resource": "bp", "amount": 5, "who": "gm"}


def when(trigger: str, *do: Words, **more: Any) -> Words:
    return {"triggered": [{"when": trigger, "do": list(do) or [JOY], **more}]}


def creature(atk: int = 1, defense: int = 5, **more: Any) -> Words:
    return {"type": "creature", "cost": 1, "atk": atk, "def": defense, **more}


def monster(atk: int = 1, defense: int = 5, **more: Any) -> Words:
    return {"type": "gm_creature", "size": 1, "atk": atk, "def": defense, **more}


def weapon(**more: Any) -> Words:
    return {"type": "weapon", "str": 0, "atk": 2, "def": 3, **more}


def table(heroes: int = 1, dice: tuple[int, ...] = (), **cards: Words) -> Table:
    return Table(heroes, dice=dice, cards=cards)


def glad(t: Table) -> bool:
    """Whether the ability of the card under test has resolved once."""
    assert t.hero().lp in (10, 15), t.hero().lp
    return t.hero().lp == 15


def strikes(t: Table, attacker: int, target: InPlay) -> Table:
    return t.at("hero", "attack_phase").do(1, Attack(attacker, target.id)).passes()


def struck(t: Table, attacker: InPlay, target: int) -> Table:
    return t.at("gm", "attack_phase").do(0, Declare(((attacker.id, target),))).passes()
