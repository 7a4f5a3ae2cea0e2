"""The four combat dice (HQ-B.7, HQ-15.1): one table."""

from __future__ import annotations

from questhall.kernel.dice import Die

SKULL, SHIELD, MONSTER = "skull", "shield", "monster"
"""Skull, white shield, monster shield."""


def die(kind: str, skulls: int, shields: int, monsters: int) -> Die:
    return Die(kind, kind, (SKULL,) * skulls + (SHIELD,) * shields + (MONSTER,) * monsters)


WHITE = die("white", 3, 2, 1)
GREEN = die("green", 2, 3, 1)
BLUE = die("blue", 3, 1, 2)
BLACK = die("black", 4, 1, 1)
DICE = (BLACK, GREEN, BLUE, WHITE)
"""In the order in which a mixed roll is rolled (HQ-15.15)."""
BY_KIND = {one.kind: one for one in DICE}




def pool(white: int = 0, green: int = 0, blue: int = 0, black: int = 0) -> tuple[Die, ...]:
    """Coloured dice first; fewer than none are none (HQ-B.14)."""
    return (BLACK,) * black + (GREEN,) * green + (BLUE,) * blue + (WHITE,) * white
