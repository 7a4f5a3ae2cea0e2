"""Questhall: whole numbers, exact; of the table nothing is known before it is asked."""

from __future__ import annotations

from itertools import count

from bench.open_tables import Library, Pair, Point, Surveyor, Table
from questhall.games.starquest.space.legs import Leg, Walker, gone
from questhall.games.starquest.space.net import net
from questhall.games.starquest.space.shapes import outline
from questhall.games.starquest.space.sight import Body, sight_line
from questhall.games.starquest.space.terrain import Piece, Spot, ground
from questhall.games.starquest.space.ways import shortest

TALL = 1_500
TENTH = 100


def surveys(table: Table) -> Surveyor:
    walls = [Piece("wall", outline(w), "solid", 10_000, impassable=True, blocking=True) for w in table.walls]
    here, who = ground(table.side, table.side, tuple(walls)), Walker(table.radius, jumps=False)
    ways, asked = net(here, table.radius), count()

    def stands(point: Point) -> Body:
        return Body(Spot(*point), table.radius, TALL)

    def way(pair: Pair) -> int:
        # Whoever moves stands somewhere new each time, so nothing that was kept from there helps.
        if next(asked) % len(table.pairs) == 0:
            for kept in (ways.from_anywhere, ways.rows_from_anywhere, ways.ways):
                kept.clear()
        found = shortest(ways, who, Spot(*pair[0]), Body(Spot(*pair[1]), 0, 0), -table.radius)
        assert found is not None
        return found.cost // TENTH

    return Surveyor(
        sees=lambda pair: sight_line(here, stands(pair[0]), stands(pair[1])) is not None,
        leg=lambda pair: isinstance(gone(here, who, Spot(*pair[0]), pair[1]), Leg),
        way=way,
    )


def surveyor() -> Library:
    return Library("questhall", surveys)
