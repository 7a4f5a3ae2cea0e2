"""What was found out is kept, but never more than so much of it."""

from __future__ import annotations

from typing import TypeVar

K = TypeVar("K")
V = TypeVar("V")


def keep(known: dict[K, V], key: K, found: V, most: int) -> None:
    """When it is too much, all of it is forgotten and begun anew: nothing hangs on what was asked first."""
    if len(known) >= most:
        known.clear()
    known[key] = found
