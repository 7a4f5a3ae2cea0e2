"""A game in which time runs: all agents decide at once, tick by tick (PettingZoo's Parallel)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar

from gymnasium import spaces
from pettingzoo import ParallelEnv

from .episode import MOST_CYCLES, RENDER_MODES, Episode, NotBegunError, Seeds
from .gear import Gear, Info, Observation
from .tables import Choice


class TickEnv(ParallelEnv):  # type: ignore[misc] # PettingZoo has no types
    """Action 0 is to wait, the others are the options that are offered. What is not offered, or not possible any more
    because somebody was faster, is refused: it changes nothing and the info says why. Rewards come at the end, by the
    outcome."""

    metadata: ClassVar[dict[str, Any]] = {"render_modes": list(RENDER_MODES), "is_parallelizable": True}

    def __init__(self, gear: Gear, max_cycles: int = MOST_CYCLES, render_mode: str | None = None) -> None:
        self.metadata = {**type(self).metadata, "name": f"questhall_{gear.game.name}_v0"}  # type: ignore[misc]
        self.gear = gear
        self.max_cycles = max_cycles
        self.render_mode = render_mode
        self.possible_agents = list(gear.agents)
        self.agents: list[str] = []
        self.action_spaces = {agent: gear.action_space() for agent in self.possible_agents}
        self.observation_spaces = {agent: gear.observation_space() for agent in self.possible_agents}
        self._seeds = Seeds()

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.action_spaces[agent]

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Observation], dict[str, Info]]:
        """The same seed is the same game. Without one it is the next game of the seed before."""
        self.episode = Episode(self.gear, self._seeds.next(seed))
        self.cycles = 0
        self.agents = list(self.possible_agents)
        return self._observations(), {agent: self.episode.info(agent) for agent in self.agents}

    def step(
        self, actions: Mapping[str, Choice]
    ) -> tuple[dict[str, Observation], dict[str, float], dict[str, bool], dict[str, bool], dict[str, Info]]:
        """Actions by their numbers, or any answers in the words of the game. Who says nothing waits."""
        if not self.agents:
            raise NotBegunError
        if unknown := [agent for agent in actions if agent not in self.possible_agents]:
            raise ValueError(f"there is no agent {unknown[0]!r}; there are {', '.join(self.possible_agents)}")
        refused = self.episode.decide(actions)
        self.cycles += 1
        over = self.episode.table.outcome is not None
        broken_off = not over and self.cycles >= self.max_cycles
        played = self.agents
        observations = self._observations()
        infos = {agent: self.episode.info(agent, refused.get(agent)) for agent in played}
        if over or broken_off:
            self.agents = []
        return (
            observations,
            {agent: self.episode.reward(agent) for agent in played},
            dict.fromkeys(played, over),
            dict.fromkeys(played, broken_off),
            infos,
        )

    def _observations(self) -> dict[str, Observation]:
        return {agent: self.episode.observe(agent) for agent in self.agents}

    def render(self) -> str | None:
        return self.episode.drawn() if self.render_mode == "ansi" else None

    def close(self) -> None:
        """Nothing is open."""
