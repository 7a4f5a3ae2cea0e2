"""Kinds of terrain, and the pieces on the table of a mission (ST-15, ST-243)."""

from __future__ import annotations

from collections.abc import Mapping

from questhall.kernel.pack_errors import Findings, wrong
from questhall.kernel.pack_yaml import Steps

from .. import vocabulary as v
from ..plan import SIDE, piece_of
from ..space.shapes import Outline, is_simple, outline, share_ground
from ..space.terrain import Piece

FEWEST = 20
"""ST-15."""


def check_terrain(kind: v.Terrain) -> Findings:
    for n, corners in enumerate(kind.shapes):
        if not is_simple(drawn(corners)):
            yield wrong(("shapes", n), "flaw.terrain.crossing", "ST-243")
    if kind.height <= 0:
        yield wrong(("height",), "flaw.terrain.flat", "ST-243")
    if kind.form == "gap" and (kind.blocking or kind.cover):
        yield wrong(("form",), "flaw.terrain.hides-in-a-gap", "ST-243")


def drawn(corners: tuple[v.Corner, ...]) -> Outline:
    return outline(tuple([(v.thousandths(x), v.thousandths(y)) for x, y in corners]))


def check_pieces(mission: v.Mission, terrain: Mapping[str, v.Terrain]) -> Findings:
    """Whether they lie on the table, and none in another. What it is made of has to be known."""
    if len(mission.terrain) < FEWEST:
        yield wrong(("terrain",), "flaw.mission.few-pieces", "ST-15", n=len(mission.terrain), least=FEWEST)
    laid: list[tuple[int, Piece]] = []
    for n, piece in enumerate(mission.terrain):
        at: Steps = ("terrain", n)
        kind = terrain[piece.terrain]
        if not piece.corners and piece.shape >= len(kind.shapes):
            yield wrong((*at, "shape"), "flaw.mission.no-shape", "ST-243", kind=kind.id, n=len(kind.shapes) - 1)
            continue
        if piece.corners and not is_simple(drawn(piece.corners)):
            yield wrong((*at, "corners"), "flaw.terrain.crossing", "ST-243")
            continue
        made = piece_of(piece, kind)
        if not on_table(made):
            yield wrong((*at, "at"), "flaw.mission.off-table", "ST-14")
        for m, other in laid:
            areas = made.form == other.form == "area"
            if not areas and share_ground(made.outline, other.outline):
                yield wrong((*at, "at"), "flaw.mission.overlap", "ST-243", kind=other.kind, n=m + 1)
        laid.append((n, made))


def on_table(piece: Piece) -> bool:
    low, high = piece.outline.low, piece.outline.high
    return low[0] >= 0 and low[1] >= 0 and high[0] <= SIDE and high[1] <= SIDE
