"""A game with turns: one agent after another is asked (PettingZoo's AEC)."""

from __future__ import annotations

from typing import Any, ClassVar

from gymnasium import spaces
from pettingzoo import AECEnv

from .episode import MOST_CYCLES, RENDER_MODES, Episode, NotBegunError, Seeds
from .gear import Gear, Info, Observation
from .tables import Choice


class TurnEnv(AECEnv):  # type: ignore[misc] # PettingZoo has no types
    """An action is the number of an option that is offered. One that is not is refused: nothing changes, the info says
    why, and the agent is asked again. Rewards come at the end, by the outcome."""

    metadata: ClassVar[dict[str, Any]] = {"render_modes": list(RENDER_MODES), "is_parallelizable": False}

    def __init__(self, gear: Gear, max_cycles: int = MOST_CYCLES, render_mode: str | None = None) -> None:
        super().__init__()
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

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """The same seed is the same game. Without one it is the next game of the seed before."""
        self.episode = Episode(self.gear, self._seeds.next(seed))
        self.cycles = 0
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, Info] = {agent: {} for agent in self.agents}
        self._skip_agent_selection = None
        self._ask_next()

    def observe(self, agent: str) -> Observation:
        return self.episode.observe(agent)

    def step(self, action: Choice | None) -> None:
        """An action by its number, or any answer in the words of the game; None for an agent whose game is over."""
        if not self.agents:
            raise NotBegunError
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        if action is None:
            raise ValueError(f"{agent} has to decide; None is for agents whose game is over")
        refused = self.episode.decide({agent: action})
        self.cycles += 1
        self._cumulative_rewards[agent] = 0.0
        self.infos = {agent: {} for agent in self.agents}
        self._ask_next()
        self.rewards = {agent: self.episode.reward(agent) for agent in self.agents}
        self._accumulate_rewards()
        for agent, refusal in refused.items():
            self.infos[agent] = self.episode.info(agent, refusal)

    def _ask_next(self) -> None:
        """Whoever decides next knows it all; when the game is over, or long enough, everybody does."""
        deciding = self.episode.table.deciding()
        self.terminations = dict.fromkeys(self.agents, not deciding)
        self.truncations = dict.fromkeys(self.agents, bool(deciding) and self.cycles >= self.max_cycles)
        if deciding:
            self.agent_selection = self.possible_agents[self.episode.table.seats.index(deciding[0])]
        else:
            self.agent_selection = self.agents[0]
        over = not deciding or self.cycles >= self.max_cycles
        for agent in self.agents if over else (self.agent_selection,):
            self.infos[agent] = self.episode.info(agent)

    def render(self) -> str | None:
        return self.episode.drawn() if self.render_mode == "ansi" else None

    def close(self) -> None:
        """Nothing is open."""
