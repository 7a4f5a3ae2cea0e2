"""What is needed to play a game as an environment: its table, its actions, and how a seat's moment becomes arrays."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec
import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from questhall.games.registry import GAMES
from questhall.games.shelf import on_table
from questhall.kernel.answers import Refusal
from questhall.kernel.company import Settings
from questhall.kernel.game import AnyGame
from questhall.players.features import LIMIT, Features

from .tables import TICK, Moment, Table, TickTable, TurnTable

SLOTS = 256
"""Options that can be chosen by their number, in a game that does not say how many it wants."""

Agreed = Settings | Mapping[str, Any] | None
"""Settings of the game, or some of them by their names; all else is as agreed by default."""
Observation = dict[str, NDArray[Any]]
Info = dict[str, Any]
"""Any: view, question and options are structs of the game."""


class Gear:
    """A game with settings, made ready for programs. `SLOTS` and `FEATURES` in what the game brings for this room say
    how many options can be chosen by number, and how it is turned into arrays; else it is as for any game."""

    def __init__(self, game: str | AnyGame, settings: Agreed = None, tick: int = TICK, lang: str = "en") -> None:
        self.game = named(game) if isinstance(game, str) else game
        self.settings = agreed(self.game, settings)
        self.tick = tick
        self.lang = lang
        brought = self.game.room("envs")
        self.slots: int = getattr(brought, "SLOTS", SLOTS)
        self.features: Features = getattr(brought, "FEATURES", None) or Features()
        self.real_time = self.game.timing.real_time
        self.actions = self.slots + self.real_time
        role = self.game.company.role
        self.agents = {f"{role(seat)}_{seat}": seat for seat in self.game.seats(self.settings)}

    def table(self, seed: int) -> Table:
        if self.real_time:
            return TickTable(self.game, self.settings, seed, self.slots, self.tick)
        return TurnTable(self.game, self.settings, seed, self.slots)

    # --- as arrays ------------------------------------------------------------------------

    def action_space(self) -> spaces.Discrete:
        return spaces.Discrete(self.actions)

    def observation_space(self) -> spaces.Dict:
        seen, row = self.features.view_size, self.features.option_size
        return spaces.Dict(
            {
                "observation": spaces.Box(-LIMIT, LIMIT, (seen,), np.float32),
                "options": spaces.Box(-LIMIT, LIMIT, (self.actions, row), np.float32),
                "action_mask": spaces.Box(0, 1, (self.actions,), np.int8),
            }
        )

    def rows(self, moment: Moment) -> tuple[NDArray[np.float32], NDArray[np.float32]]:
        """The view, and a row for each action that is possible; waiting is a row of zeros."""
        seen, rows = self.features.of(moment.view, moment.seat, moment.ask, moment.options)
        return seen, np.vstack([np.zeros_like(rows, shape=(1, rows.shape[1])), rows]) if self.real_time else rows

    def observation(self, moment: Moment) -> Observation:
        seen, rows = self.rows(moment)
        options = np.zeros((self.actions, rows.shape[1]), np.float32)
        mask = np.zeros(self.actions, np.int8)
        options[: len(rows)] = rows
        mask[: len(rows)] = 1
        return {"observation": seen, "options": options, "action_mask": mask}

    # --- as structs -----------------------------------------------------------------------

    def info(self, table: Table, moment: Moment, refusal: Refusal | None = None) -> Info:
        """The same in the words of the game; after a refusal why, and by which rules; at the end how it ended."""
        found: Info = {"view": moment.view, "ask": moment.ask, "options": moment.options, "left_out": moment.left_out}
        if self.real_time:
            found["time"] = table.now
        if refusal is not None:
            found["refusal"] = self.told(refusal, moment)
        outcome = table.outcome
        if outcome is not None:
            found["outcome"] = outcome
        return found

    def told(self, refusal: Refusal, moment: Moment) -> Info:
        teller = self.game.teller(self.lang, moment.seat)
        teller.see(moment.view)
        return {"key": refusal.key, "text": teller.refusal(refusal), "rules": refusal.rules}


def agreed(game: AnyGame, settings: Agreed) -> Settings:
    """Settings for which a table can be laid; raises an error that says what is wrong with others."""
    found: Settings = msgspec.convert(msgspec.to_builtins(settings or {}), game.settings)
    game.table(found, 0)
    return found


def named(name: str) -> AnyGame:
    """With every pack that lies in the folders that were added."""
    if name not in GAMES:
        raise ValueError(f"there is no game {name!r}; there are {', '.join(GAMES)}")
    return on_table(GAMES[name])
