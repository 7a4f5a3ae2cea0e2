"""OpenSpiel: one driver for its games, whether they are written in C++ or in Python."""

from __future__ import annotations

from importlib.metadata import version
from random import Random
from typing import Any

import pyspiel  # type: ignore[import-not-found]

from bench.peers import SEED, Peer

CHANCE = pyspiel.PlayerId.CHANCE
TERMINAL = pyspiel.PlayerId.TERMINAL


def open_spiel_peer(name: str) -> Peer[Any]:
    """All games driven here have chance events of equal odds, so the cheap uniform draw is exact."""
    game = pyspiel.load_game(name)
    random = Random(SEED).random

    def chance(state: Any) -> None:
        while state.current_player() == CHANCE:
            outcomes = state.legal_actions()
            state.apply_action(outcomes[int(random() * len(outcomes))])

    def begin() -> Any:
        state = game.new_initial_state()
        chance(state)
        return state

    def play(state: Any, limit: int) -> int:
        decisions = 0
        player = state.current_player()
        while player != TERMINAL and decisions < limit:
            actions = state.legal_actions()
            state.apply_action(actions[int(random() * len(actions))])
            decisions += 1
            player = state.current_player()
            if player == CHANCE:
                chance(state)
                player = state.current_player()
        return decisions

    # Its strings are quicker to make than its tensors, so the strings are what we stand beside.
    hidden = game.get_type().information != pyspiel.GameType.Information.PERFECT_INFORMATION
    return Peer(
        version=f"open-spiel {version('open-spiel')}",
        begin=begin,
        play=play,
        over=lambda state: bool(state.is_terminal()),
        options=lambda state: len(state.legal_actions()),
        clone=lambda state: state.clone(),
        view=(lambda state: state.observation_string(state.current_player())) if hidden else None,
        snapshot=lambda state: state.serialize(),
        restore=game.deserialize_state,
    )
