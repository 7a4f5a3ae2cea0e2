"""One cell of an experiment: a table that is laid again and again."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache

import msgspec
from msgspec import Struct

from questhall.games.registry import GAMES
from questhall.games.shelf import house_shelf
from questhall.kernel.company import Settings
from questhall.kernel.game import AnyGame
from questhall.kernel.packs import PackFiles

from .study import Result, Sides, study_of

Scalar = bool | int | str
Setting = Scalar | tuple[Scalar, ...]


class Cell(Struct, frozen=True):
    """What all its games have in common. It takes along the packs that do not come with the game, because it may be
    played on a machine that has none of them."""

    game: str
    settings: Mapping[str, Setting]
    """What is agreed; all else is as usual."""
    sides: Sides
    seed: int = 0
    packs: tuple[bytes, ...] = ()
    """None: the pack that comes with the game."""

    @property
    def table(self) -> AnyGame:
        return laid(self.game, self.packs)

    @property
    def agreed(self) -> Settings:
        settings: Settings = msgspec.convert(self.settings, self.table.settings)
        return settings

    def play(self, n: int) -> Result:
        game = self.table
        result: Result = study_of(game).play(game, self.agreed, self.sides, self.seed, n)
        return result


@cache
def laid(name: str, packs: tuple[bytes, ...]) -> AnyGame:
    """The game with these packs; each builds only on those before it."""
    game = GAMES[name]
    known: tuple[object, ...] = ()
    for stored in packs:
        known = (*known, game.kind_of_packs.read(PackFiles.unpacked(stored), known))
    return game.with_packs(known) if known else game


def taken_along(game: AnyGame) -> tuple[bytes, ...]:
    """The packs of the house's shelf that lie on a table, if there are more than the one that comes with the game."""
    if game.packs == GAMES[game.name].packs:
        return ()
    files = house_shelf().files(game)
    return tuple([files[pack.digest].packed() for pack in game.packs])
