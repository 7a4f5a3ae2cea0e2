"""An entity: a small mutable thing of the table whose shallow copy is a clone."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec import Struct

if TYPE_CHECKING:
    from typing import Self


class Entity(Struct, gc=False):
    """Its fields hold immutable values only."""

    if TYPE_CHECKING:

        def __copy__(self) -> Self: ...
