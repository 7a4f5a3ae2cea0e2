"""A table as plain data, and back."""

from __future__ import annotations

from typing import Any

from questhall.kernel.saving import load_fields, save_fields

from . import moves
from .entities import Claim, Gm, Hero, InPlay, Item
from .state import SideQuest

TYPED: dict[str, Any] = {
    "gm": Gm,
    "heroes": list[Hero],
    "things": dict[int, InPlay],
    "chain": tuple[Item, ...],
    "claims": tuple[Claim, ...],
}


def save(g: SideQuest) -> dict[str, Any]:
    return save_fields(g)


def load(data: dict[str, Any], table: SideQuest) -> SideQuest:
    return load_fields(data, table, TYPED, moves)
