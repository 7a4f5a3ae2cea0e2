"""What a seat may know: the bearers see the rooms that were entered, the Tide sees everything (LB-B.1)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec import Struct

from .entities import NOWHERE, TIDE, Hidden
from .squares import HEIGHT, WIDTH, spot, square

if TYPE_CHECKING:
    from .state import Lanterns

DARK, FLOOR, WATER, MONSTER, TREASURE, TRAP = "█", "·", "~", "m", "*", "x"


class BearerView(Struct, frozen=True):
    seat: int
    bearer: str
    square: int
    spot: str
    """The square as people call it."""
    body: int
    fresh: bool


class MonsterView(Struct, frozen=True):
    id: int
    monster: str
    square: int
    spot: str
    body: int
    awake: bool
    depth: int
    """After so many rounds of sleep it wakes; 0: this seat does not know."""


class Grid(Struct, frozen=True):
    """The cellar in signs, row by row, as a board without pictures draws it."""

    width: int
    cells: tuple[str, ...]


class View(Struct, frozen=True):
    """The cellar as one seat sees it (None: a spectator, who sees what the bearers see)."""

    seat: int | None
    quest: str
    round: int
    turn: int
    oil: int
    dread: int
    bearers: tuple[BearerView, ...]
    monsters: tuple[MonsterView, ...]
    rooms: tuple[str, ...]
    searched: tuple[str, ...]
    traps: tuple[int, ...]
    treasure: int | None
    """Where it lies in the light."""
    carrier: int | None
    plan: tuple[Hidden, ...]
    """What lies in the dark, for the Tide alone."""
    how: str
    grid: Grid


def view(g: Lanterns, seat: int | None) -> View:
    knows = seat == TIDE
    return View(
        seat=seat,
        quest=g.quest.id,
        round=g.round,
        turn=g.turn,
        oil=g.oil,
        dread=g.dread,
        bearers=tuple([BearerView(b.seat, b.bearer, b.square, spot(b.square), b.body, b.fresh) for b in g.bearers]),
        monsters=tuple(
            [
                MonsterView(m.id, m.kind, m.square, spot(m.square), m.body, m.awake, m.depth if knows else 0)
                for m in g.monsters.values()
            ]
        ),
        rooms=g.revealed,
        searched=g.searched,
        traps=g.traps,
        treasure=None if g.treasure == NOWHERE else g.treasure,
        carrier=g.carrier or None,
        plan=g.hidden if knows else (),
        how=g.how,
        grid=Grid(WIDTH, tuple([row(g, number, knows) for number in range(HEIGHT)])),
    )


def row(g: Lanterns, number: int, knows: bool) -> str:
    return "".join([sign(g, square(column, number), knows) for column in range(WIDTH)])


def sign(g: Lanterns, at: int, knows: bool) -> str:
    """What lies on a square, as far as there is light."""
    room = g.cellar.room_at.get(at)
    if room is None or not (knows or room in g.revealed):
        return DARK
    for bearer in g.bearers:
        if bearer.square == at and bearer.upright:
            return str(bearer.seat)
    if any(monster.square == at for monster in g.monsters.values()):
        return MONSTER
    if at == g.treasure:
        return TREASURE
    if at in g.traps:
        return TRAP
    return WATER if g.cellar.rooms[room].flooded else FLOOR
