"""Many games at once: side by side in one process, so that a policy decides for all of them together, and in several.

Games are played in groups of a fixed size, and a group never leaves its process: so a policy is asked the same
questions in the same company, and the numbers are the same to the last bit, whatever the number of processes.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from multiprocessing import get_context
from types import TracebackType
from typing import NamedTuple, Self

import numpy as np
from msgspec import Struct
from msgspec.structs import replace

from questhall.kernel.company import Settings
from questhall.kernel.dice import number

from .episode import MOST_CYCLES
from .gear import Agreed, Gear
from .others import BY_CHANCE, Others, make
from .policy import Batch, Floats, Policy
from .tables import TICK, Choice

LANES = 32


class Step(NamedTuple):
    """One decision of the policy."""

    seat: int
    view: Floats
    rows: Floats
    action: int


class Played(NamedTuple):
    """A game that is over, or was broken off (then all rewards are 0)."""

    number: int
    seed: int
    rewards: dict[int, float]
    """By seat."""
    decisions: int
    """Of the policy."""
    over: bool
    steps: tuple[Step, ...]


class Plan(Struct, frozen=True):
    """What all games have in common. It can be sent to another process."""

    game: str
    settings: Settings
    seats: tuple[int, ...] | None
    opponents: str
    seed: int
    keep: bool
    max_cycles: int
    tick: int


class VectorRollout:
    """Plays games in which a policy has some seats and players of the house have the others.

    With `jobs` above 1 it keeps processes until it is closed; use it in a `with` statement then.
    """

    def __init__(
        self,
        game: str,
        settings: Agreed = None,
        *,
        seats: Sequence[int] | None = None,
        opponents: str = BY_CHANCE,
        jobs: int = 1,
        lanes: int = LANES,
        max_cycles: int = MOST_CYCLES,
        tick: int = TICK,
    ) -> None:
        """`seats`: those of the policy (none given: all); `lanes`: how many games are played side by side."""
        gear = Gear(game, settings, tick)
        for seat in seats or ():
            if seat not in gear.agents.values():
                raise ValueError(f"there is no seat {seat}; there are {', '.join(map(str, gear.agents.values()))}")
        make(opponents, gear, min(gear.agents.values()), 0)
        self.gear = gear
        self.jobs = jobs
        self.lanes = lanes
        self._plan = Plan(
            game, gear.settings, None if seats is None else tuple(seats), opponents, 0, False, max_cycles, tick
        )
        self._pool: ProcessPoolExecutor | None = None

    def play(self, policy: Policy, games: int, seed: int = 0, first: int = 0, keep: bool = False) -> Iterator[Played]:
        """Games `first`, `first` + 1 ... of a seed in this order. `keep`: with all decisions of the policy."""
        plan = replace(self._plan, seed=seed, keep=keep)
        end = first + games
        groups = [range(start, min(start + self.lanes, end)) for start in range(first, end, self.lanes)]
        work = partial(play_group, plan, policy)
        for played in map(work, groups) if self.jobs <= 1 else self._processes().map(work, groups):
            yield from played

    def _processes(self) -> ProcessPoolExecutor:
        """Spawned, not forked, so that every system behaves alike."""
        if self._pool is None:
            self._pool = ProcessPoolExecutor(self.jobs, get_context("spawn"))
        return self._pool

    def close(self) -> None:
        if self._pool is not None:
            self._pool.shutdown()
            self._pool = None

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()


def play_group(plan: Plan, policy: Policy, numbers: Sequence[int]) -> list[Played]:
    """Games side by side. In each the policy is waited for; whoever is done leaves the group."""
    gear = Gear(plan.game, plan.settings, plan.tick)
    lanes = [Lane(gear, plan, n) for n in numbers]
    asking = lanes
    while asking := [lane for lane in asking if lane.wants_decisions()]:
        actions = policy.choose(batch_of(asking)).tolist()
        at = 0
        for lane in asking:
            lane.decide(actions[at : at + len(lane.wanted)])
            at += len(lane.wanted)
    return [lane.played() for lane in lanes]


def batch_of(lanes: Sequence[Lane]) -> Batch:
    steps = [step for lane in lanes for step in lane.wanted]
    starts = np.zeros(len(steps) + 1, np.int64)
    np.cumsum([len(rows) for _, _, rows in steps], out=starts[1:])
    return Batch(
        np.stack([view for _, view, _ in steps]),
        np.concatenate([rows for _, _, rows in steps]),
        starts,
        np.array([lane.draw() for lane in lanes for _ in lane.wanted]),
        np.array([seat for seat, _, _ in steps], np.int64),
    )


class Lane:
    """One game of a group."""

    def __init__(self, gear: Gear, plan: Plan, n: int) -> None:
        """Dice and players have seeds of their own, so that no player follows the dice."""
        self.gear = gear
        self.plan = plan
        self.number = n
        self.seed, self._chance = number(plan.seed, 2 * n), number(plan.seed, 2 * n + 1)
        self.table = gear.table(self.seed)
        own: Collection[int] = self.table.seats if plan.seats is None else plan.seats
        self._others = Others(
            gear, plan.opponents, [seat for seat in self.table.seats if seat not in own], self._chance
        )
        self._choices: dict[int, Choice] = {}
        self.wanted: list[tuple[int, Floats, Floats]] = []
        """Seat, view and rows of each decision that the policy has to make."""
        self._cycles = self._draws = self._decisions = 0
        self._steps: list[Step] = []

    def wants_decisions(self) -> bool:
        """Plays on until the policy is asked; false when the game is over."""
        while (seats := self.table.deciding()) or self.table.outcome is None:
            if self._cycles >= self.plan.max_cycles:
                return False
            self._cycles += 1
            self._choices = self._others.choices(self.table, seats)
            own = [seat for seat in seats if seat not in self._others.players]
            if own:
                moments = [self.table.moment(seat) for seat in own]
                self.wanted = [(moment.seat, *self.gear.rows(moment)) for moment in moments]
                return True
            self.table.decide(self._choices)
        return False

    def decide(self, actions: Sequence[int]) -> None:
        for (seat, view, rows), action in zip(self.wanted, actions, strict=True):
            self._choices[seat] = action
            if self.plan.keep:
                self._steps.append(Step(seat, view, rows, action))
        self._decisions += len(actions)
        self.table.decide(self._choices)

    def draw(self) -> float:
        self._draws += 1
        return (number(self._chance, self._draws) >> 11) / (1 << 53)

    def played(self) -> Played:
        rewards = {seat: self.table.reward(seat) for seat in self.table.seats}
        over = self.table.outcome is not None
        return Played(self.number, self.seed, rewards, self._decisions, over, tuple(self._steps))
