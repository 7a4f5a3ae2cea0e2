"""Tables as if they had been measured, with numbers that can be reckoned by hand."""

from __future__ import annotations

from questhall.players.strengths import Cell, Count, Strengths
from tests.server.any_game import ANY

COUNT = Count(50, 50, 20, 40)
EASY = Cell({"heroes": 1}, 0.0, 0.0, 0.0, 0.1, (COUNT,))
GRIM = Cell({"heroes": 3}, -5.0, 0.0, 0.0, 0.1, (COUNT,))
TABLES = Strengths(
    game=ANY.name,
    rules="1",
    packs={},
    code="",
    seed=1,
    heroes=((0, 0.0), (50, 1.0), (100, 3.0)),
    master=((0, 0.0), (50, 1.0), (100, 3.0)),
    cells=(EASY, GRIM),
)
