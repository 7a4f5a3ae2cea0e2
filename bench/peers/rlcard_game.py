"""RLCard: one driver for its games.

Its environments encode an observation after every step. We drive the game objects beneath them
instead, which is quicker, and measure the observation on its own.
"""

from __future__ import annotations

from collections.abc import Callable
from copy import deepcopy
from importlib.metadata import version
from random import Random
from typing import Any

import rlcard  # type: ignore[import-not-found]

from bench.peers import SEED, Peer


def rlcard_peer(name: str, legal_actions: Callable[[Any], list[Any]]) -> Peer[Any]:
    environment = rlcard.make(name, config={"seed": SEED})
    table = environment.game
    random = Random(SEED).random

    def begin() -> Any:
        table.init_game()
        return table

    def play(game: Any, limit: int) -> int:
        decisions = 0
        while decisions < limit and not game.is_over():
            actions = legal_actions(game)
            game.step(actions[int(random() * len(actions))])
            decisions += 1
        return decisions

    def view(game: Any) -> object:
        environment.game = game
        return environment.get_state(game.get_player_id())

    return Peer(
        version=f"rlcard {version('rlcard')}",
        begin=begin,
        play=play,
        over=lambda game: bool(game.is_over()),
        options=lambda game: len(legal_actions(game)),
        # It has no copy of its own; where it can step back, this is how it keeps the step before.
        clone=deepcopy,
        view=view,
    )
