"""Questhall: squares and sets of squares are whole numbers, and every line between two squares is looked at."""

from __future__ import annotations

from bench.geometry import STEPS, Dungeon, Library, Pair, Surveyor
from questhall.games.heroquest.dungeon.sight import Field, seen_from, sees
from questhall.games.heroquest.dungeon.sightline import explain
from questhall.games.heroquest.dungeon.squares import mask_of
from questhall.games.heroquest.dungeon.ways import reach


def surveys(dungeon: Dungeon) -> Surveyor:
    width, most = dungeon.width, dungeon.width * dungeon.height
    floor, taken = mask_of(dungeon.floor), mask_of(dungeon.taken)
    east = mask_of([one for one, other in dungeon.steps if other == one + 1])
    south = mask_of([one for one, other in dungeon.steps if other == one + width])
    field = Field(width, east, south)

    def in_reach(pair: Pair) -> int:
        squares, _ = reach(pair[0], STEPS, floor, east, south, width).costs(floor)
        return len(squares)

    return Surveyor(
        sees=lambda pair: sees(field, pair[0], pair[1], taken),
        explains=lambda pair: explain(field, pair[0], pair[1], taken),
        field=lambda pair: seen_from(field, pair[0], taken, floor),
        reach=in_reach,
        way=lambda pair: len(reach(pair[0], most, floor, east, south, width).way_to(pair[1])),
    )


def surveyor() -> Library:
    return Library("questhall", surveys)
