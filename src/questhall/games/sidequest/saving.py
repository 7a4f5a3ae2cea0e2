"""A table as plain data, and back."""

from __future__ import annotations

from typing import Any

import msgspec

from questhall.kernel.answers import Answer
from questhall.kernel.asks import Ask
from questhall.kernel.procedure import PROCEDURES, home

from . import moves
from .entities import Claim, Gm, Hero, InPlay, Item
from .state import SideQuest

OURS = PROCEDURES[home(__name__)]
TYPED: dict[str, Any] = {
    "asks": tuple[Ask, ...],
    "gm": Gm,
    "heroes": list[Hero],
    "things": dict[int, InPlay],
    "chain": tuple[Item, ...],
    "claims": tuple[Claim, ...],
    "listeners": dict[str, tuple[int, ...]],
}
ANSWERS: dict[str, type[Answer]] = {
    str(move.__struct_config__.tag): move
    for move in vars(moves).values()
    if isinstance(move, type) and issubclass(move, Answer)
}


def save(g: SideQuest) -> dict[str, Any]:
    """Everything that is not transient; settings and packs stand beside it in the snapshot."""
    kept = [name for name in g.__struct_fields__ if name not in g.transient and name != "settings"]
    return {name: msgspec.to_builtins(getattr(g, name), str_keys=True) for name in kept}


def load(data: dict[str, Any], table: SideQuest) -> SideQuest:
    """Fills an empty table with what was saved."""
    for name, value in data.items():
        if name == "stack":
            table.stack = [msgspec.convert(frame, OURS[frame["type"]]) for frame in value]
        elif name == "given":
            table.given = tuple((seat, msgspec.convert(a, ANSWERS[a["move"]])) for seat, a in value)
        elif name in TYPED:
            setattr(table, name, msgspec.convert(value, TYPED[name], strict=False))
        else:
            setattr(table, name, tuple(value) if isinstance(value, list) else value)
    return table
