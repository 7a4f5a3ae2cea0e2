"""The cards of one pack or several as the engine uses them."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import lru_cache
from itertools import chain
from typing import TypeVar

from questhall.kernel.packs import fit_together

from . import vocabulary as v
from .library import Pack

T = TypeVar("T")


class Catalog:
    """Everything by its id. Never changed once made; shared by every state."""

    __slots__ = (
        "dragon_tile", "equipment", "heroes", "items", "lives", "packs", "scenarios", "scrolls", "souls",
        "spells", "trials",
    )  # fmt: skip

    def __init__(self, packs: tuple[Pack, ...]) -> None:
        """PackErrors if the packs do not fit together."""
        fit_together(packs)
        self.packs = packs
        self.trials = _all(pack.trials for pack in packs)
        self.spells = _all(pack.spells for pack in packs)
        self.equipment = _all(pack.equipment for pack in packs)
        self.scrolls = _all(pack.scrolls for pack in packs)
        self.items: dict[str, v.Equipment | v.Scroll] = {**self.equipment, **self.scrolls}
        self.heroes = _all(pack.heroes for pack in packs)
        self.scenarios = _all(pack.scenarios for pack in packs)
        numbers = _all(pack.numbers for pack in packs)
        self.dragon_tile, self.souls, self.lives = numbers["dragon_tile"], numbers["souls"], numbers["lives"]

    def heroes_part(self, card: str) -> tuple[str, ...]:
        """The fields that heroes fill on a card."""
        return self.trials[card].heroes if card in self.trials else self.spells[card].heroes

    def banner(self, card: str) -> str | None:
        return self.trials[card].banner if card in self.trials else self.spells[card].banner


def _all(parts: Iterable[Mapping[str, T]]) -> dict[str, T]:
    return dict(chain.from_iterable(part.items() for part in parts))


@lru_cache(maxsize=64)
def catalog(packs: tuple[Pack, ...]) -> Catalog:
    """The catalog is the same for every game with these packs."""
    return Catalog(packs)
