"""A player whose numbers were tuned by playing: what its bot weighs things by is not what somebody has thought of, but
what wins."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import lru_cache
from typing import Any

import msgspec
from msgspec import Struct

from questhall.kernel.company import MASTER_SEAT
from questhall.kernel.game import AnyGame

from .player import Maker, Player
from .policy import HEROES, MASTER

LEARNED = "weights.json"


class Weighing(Struct, frozen=True):
    """By what a side weighs. Any: which numbers there are is known to the game alone."""

    usual: Any
    on: Mapping[str, Any] = {}
    """By occasion, where it has learned something for it."""


class Tunable(Struct, frozen=True):
    """What of a bot can be tuned. A game brings it as `TUNABLE`."""

    weights: type[Struct]
    """Numbers above zero by their names, each with what the bot takes where nothing was learned."""
    player: Callable[[Weighing], Maker]
    """Somebody who weighs by such numbers."""
    own: Mapping[str, tuple[str, ...]] = {}
    """Names that one side alone weighs by; all others are for both."""
    occasions: tuple[str, ...] = ()
    """Kinds of games in which a side may weigh otherwise than usually."""

    def names_for(self, side: str) -> list[str]:
        """What a side weighs by."""
        others = {name for whose, names in self.own.items() if whose != side for name in names}
        return [name for name in self.weights.__struct_fields__ if name not in others]


class Tuned(Struct, frozen=True):
    """What was learned about the numbers of a bot."""

    sides: dict[str, dict[str, float]]
    """The master's and the heroes'; a side that is missing has learned nothing."""
    occasions: dict[str, dict[str, dict[str, float]]] = {}
    """What a side weighs by on some occasions instead."""
    about: dict[str, dict[str, str | int | float]] = {}
    """How each side came to it, and to what it has learned for an occasion (`named`)."""


def side_of(seat: int) -> str:
    return MASTER if seat == MASTER_SEAT else HEROES


def tunable_of(game: AnyGame) -> Tunable:
    """LookupError if a game brings no numbers that could be tuned."""
    found: Tunable | None = getattr(game.room("players"), "TUNABLE", None)
    if found is None:
        raise LookupError(f"{game.name} brings no weights that could be tuned")
    return found


@lru_cache(maxsize=64)
def tuned_in(game: AnyGame) -> Tuned:
    """What was learned about a game lies beside its players."""
    return msgspec.json.decode((game.folder / "players" / LEARNED).read_bytes(), type=Tuned)


def weights_of(tunable: Tunable, numbers: Mapping[str, float]) -> Any:
    """ValidationError if there is no such weight. Any: which there are is known to the game alone."""
    return msgspec.convert(numbers, tunable.weights, strict=True)


def named(side: str, occasion: str) -> str:
    return f"{side}, {occasion}" if occasion else side


def learned_weighing(
    tunable: Tunable, game: AnyGame, seat: int, tuned_of: Callable[[AnyGame], Tuned] = tuned_in
) -> Weighing:
    """What the side of a seat has learned; a side that has learned nothing weighs as its bot does."""
    learned, side = tuned_of(game), side_of(seat)
    on = {occasion: weights_of(tunable, numbers) for occasion, numbers in learned.occasions.get(side, {}).items()}
    return Weighing(weights_of(tunable, learned.sides.get(side, {})), on)


def tuned(tunable: Tunable, tuned_of: Callable[[AnyGame], Tuned] = tuned_in) -> Maker:
    """A player that has learned what things are worth."""

    def made(game: AnyGame, settings: Any, seat: int, seed: int) -> Player:
        return tunable.player(learned_weighing(tunable, game, seat, tuned_of))(game, settings, seat, seed)

    return made
