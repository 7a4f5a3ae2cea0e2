"""A table as plain data, and back."""

from __future__ import annotations

from typing import Any

from questhall.kernel.saving import load_fields, save_fields

from . import moves
from .entities import Aim, Die, Owed, Player
from .state import RushOut

TYPED: dict[str, Any] = {
    "players": list[Player],
    "dice": dict[int, Die],
    "aim": Aim | None,
    "owed": tuple[Owed, ...],
    "refills": tuple[tuple[str, int], ...],
}


def save(g: RushOut) -> dict[str, Any]:
    return save_fields(g)


def load(data: dict[str, Any], table: RushOut) -> RushOut:
    return load_fields(data, table, TYPED, moves)
