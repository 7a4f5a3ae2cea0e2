"""Who plays Star Quest."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial

from msgspec.structs import replace

from questhall.kernel.game import AnyGame
from questhall.players.effort import Effort
from questhall.players.judge import judge_in
from questhall.players.lookback import Looks
from questhall.players.player import Maker
from questhall.players.random import by_chance
from questhall.players.registry import Thinking
from questhall.players.search import searching
from questhall.players.tuned import Tunable, Weighing, learned_weighing, tuned

from ..bot import LEVELS, OCCASIONS, Level, StarQuestBot, Weights
from ..lore import lore
from ..settings import Settings
from .adviser import AGREED, StarQuestAdviser
from .reader import READER


def of_level(level: str | Level) -> Maker:
    def made(game: AnyGame, settings: Settings, seat: int, seed: int) -> StarQuestBot:
        return StarQuestBot(lore(game.packs), seat, seed, level)

    return made


def of_weighing(weighing: Weighing) -> Maker:
    return of_level(weighs_by(weighing))


def weighs_by(weighing: Weighing) -> Level:
    return replace(LEVELS["cunning"], weights=weighing.usual, on=weighing.on)


def adviser(game: AnyGame, settings: Settings, seat: int, seed: int) -> StarQuestAdviser:
    """As whoever has learned."""
    return StarQuestAdviser(lore(game.packs), seat, seed, weighs_by(learned_weighing(TUNABLE, game, seat)))


PLAYERS: Mapping[str, Maker] = {"random": by_chance, **{level: of_level(level) for level in LEVELS}}
"""Weakest first."""
TUNABLE = Tunable(Weights, of_weighing, occasions=tuple(OCCASIONS))
BESIDE: Mapping[str, Maker] = {"learned": tuned(TUNABLE)}
"""Stronger, and on no line of levels."""
THINKERS: Mapping[str, Thinking] = {"search": partial(searching, BESIDE["learned"], judge_in, adept=adviser)}
"""They take their time."""
AT_A_TABLE = Effort(seconds=1.0)
"""A playout takes ten times as long as one of a game of cards; in less time nothing would become clear."""
LOOKS = Looks(most=40, short=36, long=96, last=72, promising=6, finalists=4, unasked=AGREED)

__all__ = ["AT_A_TABLE", "BESIDE", "LOOKS", "PLAYERS", "READER", "THINKERS", "TUNABLE"]
