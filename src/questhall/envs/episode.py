"""What environments of both kinds have in common: which game comes next, and how it is drawn."""

from __future__ import annotations

import secrets
from collections.abc import Mapping

from questhall.kernel.answers import Refusal
from questhall.kernel.dice import number
from questhall.terminal.play import face_of

from .gear import Gear, Info, Observation
from .tables import Choice, Moment, Table

WIDTH, ROWS = 100, 40
"""Of a picture in letters."""
RENDER_MODES = ("ansi",)
MOST_CYCLES = 10_000
"""Decisions after which a game is broken off."""


class NotBegunError(RuntimeError):
    """Nobody has said `reset` yet, or the last game is over."""

    def __init__(self) -> None:
        super().__init__("there is no game: call reset() first")


class Seeds:
    """The seed of each game. Those that follow a seeded one follow from it too."""

    def __init__(self) -> None:
        self._first = secrets.randbits(63)
        self._games = 0

    def next(self, seed: int | None) -> int:
        if seed is not None:
            self._first, self._games = seed, 0
            return seed
        self._games += 1
        return number(self._first, self._games) >> 1


class Episode:
    """A game at its table, seen by each of its agents."""

    def __init__(self, gear: Gear, seed: int) -> None:
        self.gear = gear
        self.seed = seed
        self.table: Table = gear.table(seed)
        self._moments: dict[str, Moment] = {}

    def moment(self, agent: str) -> Moment:
        """What an agent has before it, drawn up once."""
        found = self._moments.get(agent)
        if found is None:
            found = self._moments[agent] = self.table.moment(self.gear.agents[agent])
        return found

    def decide(self, actions: Mapping[str, Choice]) -> dict[str, Refusal]:
        """Carries out what agents have decided; tells what was refused, and changed nothing."""
        agents = self.gear.agents
        refused = self.table.decide({agents[agent]: action for agent, action in actions.items()})
        self._moments = {}
        names = {seat: agent for agent, seat in agents.items()}
        return {names[seat]: refusal for seat, refusal in refused.items()}

    def observe(self, agent: str) -> Observation:
        return self.gear.observation(self.moment(agent))

    def info(self, agent: str, refusal: Refusal | None = None) -> Info:
        return self.gear.info(self.table, self.moment(agent), refusal)

    def reward(self, agent: str) -> float:
        return self.table.reward(self.gear.agents[agent])

    def drawn(self) -> str:
        """The table as a spectator sees it in the terminal."""
        view = self.gear.game.view(self.table.state, None)
        face = face_of(self.gear.game, self.gear.lang, None)
        face.see(view, None)
        return "\n".join(face.table(view, WIDTH, ROWS))
