"""Time: what ends by itself, and when (rulings 16, 25, 31 and the clapping curse)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from msgspec.structs import replace

from ..entities import SWIRL_TIME, VETO_TIME, Owed
from . import asides, casting, completing, slots, weakness

if TYPE_CHECKING:
    from ..state import RushOut

Due = str | Owed
"""What falls due: a free slot by its place, a debt, the aim, the verdict."""
AIM, VERDICT = "aim", "verdict"


def dues(g: RushOut) -> Iterator[tuple[int, Due]]:
    """Everything that happens by itself, with its moment."""
    for place, at in g.refills:
        yield at, place
    for owed in g.owed:
        yield owed.until, owed
    if g.aim is not None:
        yield g.aim.until, AIM
    if g.pending:
        yield g.caught + VETO_TIME, VERDICT


def next_strike(g: RushOut) -> int | None:
    """The next moment at which something happens by itself, or dice land."""
    times = [player.busy for player in g.players if player.busy > g.time]
    times += [at for at, _ in dues(g)]
    return min(times, default=None)


def strike(g: RushOut) -> None:
    """Everything whose time has come, the earliest first; a round that is won needs no more."""
    while not g.round_winner:
        at, due = min(dues(g), key=lambda pair: pair[0], default=(g.time + 1, ""))
        if at > g.time:
            return
        bring_about(g, due)
        completing.settle(g)


def bring_about(g: RushOut, due: Due) -> None:
    if isinstance(due, Owed):
        overdue(g, due)
    elif due == AIM:
        casting.take_effect(g, casting.default(g))
    elif due == VERDICT:
        if asides.verdict(g):
            slots.drop_top(g, "wizard")
    else:
        slots.refill(g, due)


def overdue(g: RushOut, owed: Owed) -> None:
    """Nobody has said it in time."""
    if owed.what == "swirl":
        if weakness.choices(g, owed.heroes[0]):
            weakness.hold(g, owed.place[2:], weakness.last_placed(g, owed.heroes[0]))
        else:
            # All dice lie on a card that has become complete meanwhile and waits for hands.
            g.owed = tuple([other for other in g.owed if other is not owed])
            g.owed += (replace(owed, until=g.time + SWIRL_TIME),)
    elif owed.what == "learn":
        fewest = min(owed.heroes, key=lambda seat: (len(g.players[seat].learned), seat))
        completing.take_experience(g, owed.place, fewest)
    else:
        completing.finish(g, owed.place)
