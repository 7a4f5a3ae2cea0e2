"""How many rolls it takes to fill fields with dice."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from functools import lru_cache

from questhall.kernel.dice import Random

FACES = 6
TRIES = 120
NEVER = 60.0


@lru_cache(maxsize=20_000)
def rolls(plain: tuple[int, ...], starry: tuple[int, ...], dice: int) -> float:
    """The mean over many trials: so many fields of symbols that only their own face fills, so many of
    symbols that the star fills too."""
    fields = sum(plain) + sum(starry)
    if fields > dice:
        return NEVER
    random = Random(fields * 8 + dice)
    return sum(_fill(plain, starry, dice, random) for _ in range(TRIES)) / TRIES if fields else 0.0


def _fill(plain: tuple[int, ...], starry: tuple[int, ...], dice: int, random: Random) -> int:
    left = [*plain, *starry]
    free = dice
    count = 0
    while any(left):
        count += 1
        stars = 0
        for _ in range(free):
            face = random.below(FACES)
            if face == FACES - 1:
                stars += 1
            elif face < len(left) and left[face]:
                left[face] -= 1
                free -= 1
        for i in range(len(plain), len(left)):
            used = min(stars, left[i])
            left[i] -= used
            free -= used
            stars -= used
    return count


def needed(symbols: Iterable[str], stars: set[str], dice: int) -> float:
    """How many rolls these fields take with so many dice, whose stars may stand for these symbols."""
    counts = Counter(symbols)
    plain = [n for symbol, n in counts.items() if symbol not in stars and "any" not in stars]
    starry = [n for symbol, n in counts.items() if symbol in stars or "any" in stars]
    if "star" in counts:
        plain, starry = [counts["star"]], []
    return rolls(tuple(sorted(plain)), tuple(sorted(starry)), dice)
