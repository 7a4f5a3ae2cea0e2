"""What an attack may come to, reckoned exactly (LB-4)."""

from __future__ import annotations

from fractions import Fraction
from math import comb
from typing import TYPE_CHECKING

from questhall.kernel.chance import Told
from questhall.kernel.dice import Die

from ..entities import RED, WHITE, Bearer, Monster

if TYPE_CHECKING:
    from ..state import Lanterns

THOUSAND = 1000


def chances(die: Die, face: str, dice: int) -> list[Fraction]:
    """How likely it is that none, one, two ... of some dice show a face."""
    hit = Fraction(die.faces.count(face), len(die.faces))
    return [comb(dice, n) * hit**n * (1 - hit) ** (dice - n) for n in range(dice + 1)]


def of_attack(g: Lanterns, bearer: Bearer, monster: Monster) -> list[tuple[Told, int]]:
    """Of the first roll: how many wounds, and how often in a thousand; whether to repeat it is seen later."""
    red = chances(RED, "skull", g.has(bearer, "red"))
    white = chances(WHITE, "shield", g.printed(monster).white)
    lost: dict[int, Fraction] = {}
    for skulls, likely in enumerate(red):
        for shields, also in enumerate(white):
            n = max(0, skulls - shields)
            lost[n] = lost.get(n, Fraction(0)) + likely * also
    found = []
    for n in sorted(lost):
        told = Told("log.hits", ("LB-4.3",), {"seat": bearer.seat, "monster": monster.kind, "wounds": n})
        found.append((told, round(lost[n] * THOUSAND)))
    return found
