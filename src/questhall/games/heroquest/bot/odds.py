"""What a roll of combat dice can be expected to do."""

from __future__ import annotations

from functools import lru_cache

from ..dice import BY_KIND, MONSTER, SHIELD, SKULL

Spread = tuple[float, ...]
"""How likely 0, 1, 2 ... are."""
WHITE = "white"


@lru_cache(maxsize=4096)
def faces(kinds: tuple[str, ...], wanted: tuple[str, ...]) -> Spread:
    """How many dice of a pool show one of these faces."""
    spread = [1.0]
    for kind in kinds:
        sides = BY_KIND[kind].faces
        share = sum([face in wanted for face in sides]) / len(sides)
        spread = [
            (spread[n] * (1 - share) if n < len(spread) else 0.0) + (spread[n - 1] * share if n else 0.0)
            for n in range(len(spread) + 1)
        ]
    return tuple(spread)


@lru_cache(maxsize=4096)
def wounds(attack: tuple[str, ...], defence: tuple[str, ...], blocking: tuple[str, ...]) -> Spread:
    """Skulls that are not blocked."""
    hits, blocks = faces(attack, (SKULL,)), faces(defence, blocking)
    spread = [0.0] * len(hits)
    for skulls, chance in enumerate(hits):
        for kept, other in enumerate(blocks):
            spread[max(0, skulls - kept)] += chance * other
    return tuple(spread)


def on_monster(attack: tuple[str, ...], defence: int, both: bool = False) -> Spread:
    """A hero's blow; a troll blocks with both shields (HQ-19.17)."""
    return wounds(attack, (WHITE,) * max(0, defence), (SHIELD, MONSTER) if both else (MONSTER,))


def mean(spread: Spread) -> float:
    return sum([n * chance for n, chance in enumerate(spread)])


def at_least(spread: Spread, n: int) -> float:
    """How likely so many or more are."""
    return sum(spread[max(0, n) :]) if n > 0 else 1.0


def useful(spread: Spread, body: int) -> float:
    """The mean, where points beyond the body are worth nothing."""
    return sum([min(n, body) * chance for n, chance in enumerate(spread)])
