"""What is true of every cellar at every ask, whatever was played."""

from __future__ import annotations

from collections.abc import Iterator

from .entities import DEEPEST
from .state import Lanterns


def broken(g: Lanterns) -> list[str]:
    """Everything that is wrong with a table."""
    return [*_wrong_places(g), *_wrong_secrets(g), *_wrong_numbers(g)]


def _wrong_places(g: Lanterns) -> Iterator[str]:
    stands = [bearer.square for bearer in g.upright] + [monster.square for monster in g.monsters.values()]
    if len(set(stands)) < len(stands):
        yield f"two stand on one square: {sorted(stands)} (LB-2.3, LB-5.4)"
    for square in stands:
        if g.is_dark(square):
            yield f"somebody stands in the dark on {square} (LB-B.2, LB-5.4)"


def _wrong_secrets(g: Lanterns) -> Iterator[str]:
    treasures = sum([thing.kind == "treasure" for thing in g.hidden]) + (g.treasure >= 0) + bool(g.carrier)
    if treasures != 1:
        yield f"the treasure is there {treasures} times"
    for thing in g.hidden:
        if thing.kind != "trap" and not g.is_dark(thing.square):
            yield f"{thing} lies unseen in the light (LB-B.2)"
        if thing.kind == "trap" and (thing.square in g.clear or g.cellar.room_at[thing.square] in g.searched):
            yield f"{thing} was overlooked (LB-2.4, LB-3.2)"
    for monster in g.monsters.values():
        if monster.awake == (monster.slept < monster.depth <= DEEPEST):
            yield f"{monster} sleeps and does not (LB-B.3)"


def _wrong_numbers(g: Lanterns) -> Iterator[str]:
    if g.oil < 0 or g.dread < 0:
        yield f"{g.oil} oil, {g.dread} dread (LB-1.3, LB-6.1)"
    if g.carrier and not g.bearer(g.carrier).upright:
        yield f"seat {g.carrier} has fallen and carries the treasure (LB-4.5)"
    for bearer in g.bearers:
        if not 0 <= bearer.body <= g.has(bearer, "body"):
            yield f"seat {bearer.seat} has body {bearer.body}"
