"""How many rolls it takes to fill fields with dice."""

from __future__ import annotations

from collections import Counter
from functools import cache, lru_cache

FACES = 6
NEVER = 60.0
COMPLETING = 0.7
"""What a completed card costs beside its rolls: hands reach for dice, the next card is turned up."""

Counts = tuple[int, ...]
"""Fields by symbol, the most frequent first; which symbol it is makes no difference."""


@cache
def rolls(plain: Counts, starry: Counts, dice: int) -> float:
    """The mean number of rolls if whatever fits is placed at once: fields of symbols that only their own face
    fills, and of symbols that the star fills too."""
    fields = sum(plain) + sum(starry)
    if not fields:
        return 0.0
    if fields > dice:
        return NEVER
    again, later = 0.0, 0.0
    for (left, open_left), chance in _one_roll(plain, starry, dice).items():
        filled = fields - sum(left) - sum(open_left)
        if filled:
            later += chance * rolls(left, open_left, dice - filled)
        else:
            again = chance
    return (1.0 + later) / (1.0 - again)


def _one_roll(plain: Counts, starry: Counts, dice: int) -> dict[tuple[Counts, Counts], float]:
    """What is left after one roll, with its chance."""
    states = {(plain, starry): 1.0}
    for _ in range(dice):
        after: dict[tuple[Counts, Counts], float] = {}
        for (left, open_left), chance in states.items():
            part = chance / FACES
            misses = FACES - len(left) - len(open_left)
            for i in range(len(left)):
                state = _less(left, i), open_left
                after[state] = after.get(state, 0.0) + part
            for i in range(len(open_left)):
                state = left, _less(open_left, i)
                after[state] = after.get(state, 0.0) + part
            if open_left:
                # A star goes where most fields are left.
                misses -= 1
                state = left, _less(open_left, 0)
                after[state] = after.get(state, 0.0) + part
            after[left, open_left] = after.get((left, open_left), 0.0) + part * misses
        states = after
    return states


def _less(counts: Counts, i: int) -> Counts:
    """One field of a symbol is filled."""
    left = [*counts[:i], counts[i] - 1, *counts[i + 1 :]]
    return tuple(sorted([n for n in left if n], reverse=True))


@lru_cache(maxsize=100_000)
def needed(symbols: tuple[str, ...], stars: frozenset[str], dice: int) -> float:
    """How many rolls these fields take with so many dice, whose stars may stand for these symbols."""
    plain: list[int] = []
    starry: list[int] = []
    for symbol, n in Counter(symbols).items():
        fits = symbol != "star" and (symbol in stars or "any" in stars)
        (starry if fits else plain).append(n)
    plain.sort(reverse=True)
    starry.sort(reverse=True)
    return rolls(tuple(plain), tuple(starry), dice)
