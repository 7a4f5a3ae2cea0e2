"""Exact chances of dice that attack and block: plain numbers in, fractions out, each reckoned once."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from functools import cache

Chances = tuple[Fraction, ...]
"""How likely none, one, two ... are."""
NONE, SURE = Fraction(0), Fraction(1)
CERTAIN: Chances = (SURE,)
KEPT = Fraction(2, 3)
"""How likely Regeneration does not ignore a wound (ST-145)."""


def together(one: Sequence[Fraction], other: Sequence[Fraction]) -> Chances:
    """Two numbers added."""
    found = [NONE] * (len(one) + len(other) - 1)
    for n, likely in enumerate(one):
        if likely:
            for k, also in enumerate(other):
                found[n + k] += likely * also
    return tuple(found)


def mean(chances: Sequence[Fraction]) -> Fraction:
    return sum([n * likely for n, likely in enumerate(chances)], NONE)


@cache
def of(n: int, likely: Fraction) -> Chances:
    """How many of so many succeed."""
    return CERTAIN if not n else together(of(n - 1, likely), (1 - likely, likely))


@cache
def pierces(need: int, bane: bool) -> Fraction:
    """How likely a hit is not blocked; against Bane a natural 6 is rolled again (ST-105)."""
    blocked = Fraction(7 - need, 6)
    return 1 - blocked if not bane else 1 - (blocked - Fraction(1, 6) + blocked / 6)


@cache
def die(need: int, extra: int, plain: Fraction, six: Fraction) -> Chances:
    """The hits of one die that are not blocked: so likely those of a plain hit, so likely the one of a natural 6."""
    on_six = together((1 - six, six), of(extra, plain))
    found = [NONE] * len(on_six)
    for n, likely in enumerate(on_six):
        found[n] = likely / 6
    found[0] += Fraction(need - 1, 6) + Fraction(6 - need, 6) * (1 - plain)
    if need < 6:
        found[1] += Fraction(6 - need, 6) * plain
    return tuple(found)


@cache
def dice(n: int, need: int, extra: int, plain: Fraction, six: Fraction) -> Chances:
    return CERTAIN if not n else together(dice(n - 1, need, extra, plain, six), die(need, extra, plain, six))


@cache
def mean_of_die(need: int, extra: int, plain: Fraction, six: Fraction) -> Fraction:
    return (Fraction(6 - need + extra) * plain + six) / 6


@cache
def fewer(n: int, need: int, less: int) -> Chances:
    """Hits of some dice of which so many are taken away (ST-123)."""
    hits = of(n, Fraction(7 - need, 6))
    return (sum(hits[: less + 1], NONE), *hits[less + 1 :])


@cache
def wounds(deadly: int, most: int, regenerates: bool) -> Chances:
    """Of one hit that was not blocked, at a model with room for so many (ST-126, ST-218)."""
    lost = of(deadly, KEPT) if regenerates else (*([NONE] * deadly), SURE)
    return (*lost[:most], sum(lost[most:], NONE)) if most < deadly else lost


@cache
def mean_wounds(deadly: int, most: int, regenerates: bool) -> Fraction:
    return mean(wounds(deadly, most, regenerates))


def as_often(often: Sequence[Fraction], each: Chances) -> Chances:
    """A number added to itself as often as another says."""
    found, sum_so_far = [NONE] * ((len(often) - 1) * (len(each) - 1) + 1), CERTAIN
    for n, likely in enumerate(often):
        if n:
            sum_so_far = together(sum_so_far, each)
        for k, also in enumerate(sum_so_far):
            found[k] += likely * also
    return tuple(found)


def within(
    rooms: tuple[int, ...], before: Chances, hits: Sequence[Fraction], deadly: int, regenerates: bool
) -> Chances:
    """Wounds of hits that were not blocked, at a unit with so much room at every one of its wounds; it is out with the
    last of them."""
    found = [NONE] * (len(rooms) + 1)
    now = [*before, *[NONE] * (len(found) - len(before))]
    for n, likely in enumerate(hits):
        if n:
            now = one_more(rooms, now, deadly, regenerates)
        for k, also in enumerate(now):
            found[k] += likely * also
    return tuple(found)


def one_more(rooms: tuple[int, ...], now: Sequence[Fraction], deadly: int, regenerates: bool) -> list[Fraction]:
    """After one more hit that was not blocked."""
    found = [NONE] * len(now)
    found[-1] = now[-1]
    for n, room in enumerate(rooms):
        if now[n]:
            for lost, likely in enumerate(wounds(deadly, room, regenerates)):
                found[n + lost] += now[n] * likely
    return found
