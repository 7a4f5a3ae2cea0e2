"""Who plays HeroQuest."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial

from msgspec.structs import replace

from questhall.kernel.game import AnyGame
from questhall.players.judge import judge_in
from questhall.players.player import Maker
from questhall.players.policy import HEROES, MASTER
from questhall.players.random import by_chance
from questhall.players.registry import Thinking
from questhall.players.search import searching
from questhall.players.tuned import Tunable, Weighing, learned_weighing, tuned

from ..bot import LEVELS, HeroQuestBot, Level, Weights
from ..bot.weights import OF_HEROES, OF_MONSTERS
from ..lore import lore
from ..settings import Settings
from .adviser import HeroQuestAdviser
from .reader import READER


def of_level(level: str | Level) -> Maker:
    def made(game: AnyGame, settings: Settings, seat: int, seed: int) -> HeroQuestBot:
        return HeroQuestBot(lore(game.packs), seat, seed, level)

    return made


def of_weighing(weighing: Weighing) -> Maker:
    return of_level(weighs_by(weighing))


def weighs_by(weighing: Weighing) -> Level:
    return replace(LEVELS["cunning"], weights=weighing.usual, wise=True)


def adviser(game: AnyGame, settings: Settings, seat: int, seed: int) -> HeroQuestAdviser:
    """As whoever has learned."""
    return HeroQuestAdviser(lore(game.packs), seat, seed, weighs_by(learned_weighing(TUNABLE, game, seat)))


PLAYERS: Mapping[str, Maker] = {"random": by_chance, **{level: of_level(level) for level in LEVELS}}
"""Weakest first."""
TUNABLE = Tunable(Weights, of_weighing, {HEROES: OF_HEROES, MASTER: OF_MONSTERS})
BESIDE: Mapping[str, Maker] = {"learned": tuned(TUNABLE)}
"""Stronger, and on no line of levels."""
THINKERS: Mapping[str, Thinking] = {"search": partial(searching, PLAYERS["cunning"], judge_in, adept=adviser)}
"""They take their time."""

__all__ = ["BESIDE", "PLAYERS", "READER", "THINKERS", "TUNABLE"]
