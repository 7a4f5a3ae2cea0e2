"""The four combat dice (HQ-B.7, HQ-15.1): one table."""

from __future__ import annotations

from questhall.kernel.dice import Die

SKULL, SHIELD, MONSTER = "skull", "shield", "monster"
"""Skull, white shield, monster shield."""

# The first face of every die is a skull, the fourth a white shield, the sixth a monster shield: scripts read alike.
WHITE = Die("white", "white", (SKULL, SKULL, SKULL, SHIELD, SHIELD, MONSTER))
GREEN = Die("green", "green", (SKULL, SKULL, SHIELD, SHIELD, SHIELD, MONSTER))
BLUE = Die("blue", "blue", (SKULL, SKULL, SKULL, SHIELD, MONSTER, MONSTER))
BLACK = Die("black", "black", (SKULL, SKULL, SKULL, SHIELD, SKULL, MONSTER))
DICE = (BLACK, GREEN, BLUE, WHITE)
"""In the order in which a mixed roll is rolled (HQ-15.15)."""
BY_KIND = {one.kind: one for one in DICE}


def substitute(colour: str, attack: bool, hero: bool = True) -> tuple[str, ...]:
    """Which faces count where coloured dice are missing (HQ-15.16): of a white die, for black ones of a D6."""
    if attack:
        return {"green": (SHIELD,), "black": ("3", "4", "5", "6")}.get(colour, (SKULL,))
    if colour == "green" and hero:
        return (SKULL,)
    if colour == "blue":
        return (MONSTER,) if hero else (SHIELD,)
    return (SHIELD,) if hero else (MONSTER,)
