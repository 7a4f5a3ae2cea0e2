"""Environments by the name of the game."""

from __future__ import annotations

from typing import Any

from pettingzoo.utils.conversions import parallel_to_aec

from questhall.terminal.texts import LANGUAGES

from .episode import MOST_CYCLES, RENDER_MODES
from .gear import Agreed, Gear
from .tables import TICK
from .ticks import TickEnv
from .turns import TurnEnv

AnyEnv = Any
"""Any: what PettingZoo wraps around an environment has no types."""


def env(
    game: str,
    settings: Agreed = None,
    *,
    max_cycles: int = MOST_CYCLES,
    render_mode: str | None = None,
    lang: str = "en",
    tick: int = TICK,
) -> AnyEnv:
    """A game whose agents are asked one after another. Where time runs, those of one tick are asked in turn and act
    together (`tick`: its milliseconds). `max_cycles` decisions, or ticks, are the most; `lang` is the language of
    refusals and pictures."""
    gear = _gear(game, settings, max_cycles, render_mode, lang, tick)
    if gear.real_time:
        return parallel_to_aec(TickEnv(gear, max_cycles, render_mode))
    return TurnEnv(gear, max_cycles, render_mode)


def parallel_env(
    game: str,
    settings: Agreed = None,
    *,
    max_cycles: int = MOST_CYCLES,
    render_mode: str | None = None,
    lang: str = "en",
    tick: int = TICK,
) -> TickEnv:
    """A game in which time runs and everybody acts at once."""
    gear = _gear(game, settings, max_cycles, render_mode, lang, tick)
    if not gear.real_time:
        raise ValueError(f"{game} is played in turns: questhall.envs.env({game!r})")
    return TickEnv(gear, max_cycles, render_mode)


def _gear(game: str, settings: Agreed, max_cycles: int, render_mode: str | None, lang: str, tick: int) -> Gear:
    if render_mode not in (None, *RENDER_MODES):
        raise ValueError(f"there is no render mode {render_mode!r}; there are {', '.join(RENDER_MODES)}")
    if lang not in LANGUAGES:
        raise ValueError(f"there is no language {lang!r}; there are {', '.join(LANGUAGES)}")
    for name, number in (("max_cycles", max_cycles), ("tick", tick)):
        if number < 1:
            raise ValueError(f"{name} must be at least 1, got {number}")
    return Gear(game, settings, tick, lang)
