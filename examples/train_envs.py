"""Trains a player from nothing but won and lost games, with scikit-learn, until it beats `random`.

    pip install 'questhall[envs]' scikit-learn
    python examples/train_envs.py GAME --seat 1 --minutes 3

It is a natural actor-critic. The critic learns from finished games how a view turns out; the actor has one weight for
each feature of an option and prefers what turned out better than the critic expected. Both are linear regressions.
"""

from __future__ import annotations

import argparse
import time
from collections.abc import Sequence
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray
from sklearn.linear_model import Ridge

from questhall.envs import Batch, ByChance, Played, Policy, VectorRollout
from questhall.lab.shares import Share

Floats = NDArray[np.float64]

PATIENCE = 0.98
"""What comes a decision later counts so much less: it is better to lose later, and to win sooner."""
TRUST = 0.8
"""How far a surprise is credited to the decisions before it."""
STRIDE = 0.5
"""How far the preferences move in one round."""
REMEMBERED = 4
"""Rounds from which the critic learns."""


class Actor(NamedTuple):
    """Prefers options by their features; by chance as far as it is not sure, or always what it likes best."""

    weights: Floats
    best: bool = False

    def choose(self, batch: Batch) -> NDArray[np.int64]:
        liking = batch.rows @ self.weights
        offers = zip(batch.starts, batch.starts[1:], batch.draws, strict=False)
        return np.array([self._one(liking[start:end], draw) for start, end, draw in offers], np.int64)

    def _one(self, liking: Floats, draw: float) -> int:
        if self.best:
            return int(liking.argmax())
        heap = np.cumsum(chances(liking))
        return min(int(np.searchsorted(heap, draw * heap[-1])), len(heap) - 1)


def chances(liking: Floats) -> Floats:
    weight = np.exp(liking - liking.max())
    chance: Floats = weight / weight.sum()
    return chance


class Learner:
    """Gets better from round to round."""

    def __init__(self, rollout: VectorRollout, seat: int, seed: int = 0) -> None:
        """One seat of the rollout's policy learns."""
        self.rollout = rollout
        self.seat = seat
        self.seed = seed
        self.games = 0
        self.weights: Floats = np.zeros(rollout.gear.features.option_size)
        self._memory: list[tuple[Floats, Floats]] = []

    def round(self, games: int) -> Share:
        """Plays so many games and learns from them; tells how many it won before it had learned."""
        played = list(self.rollout.play(Actor(self.weights), games, self.seed, self.games, keep=True))
        self.games += games
        played = [each for each in played if each.steps]
        self._learn(played)
        return won(played, self.seat)

    def _learn(self, played: Sequence[Played]) -> None:
        views = np.array([step.view for each in played for step in each.steps])
        returns = [each.rewards[self.seat] * PATIENCE ** np.arange(len(each.steps))[::-1] for each in played]
        self._memory = [*self._memory, (views, np.concatenate(returns))][-REMEMBERED:]
        critic = Ridge(100.0)
        critic.fit(np.concatenate([v for v, _ in self._memory]), np.concatenate([r for _, r in self._memory]))
        surprise = self._surprise(played, critic.predict(views))
        unlike = np.array([self._unlike(step.rows, step.action) for each in played for step in each.steps])
        chosen = unlike.any(axis=1)
        direction = Ridge(10.0, fit_intercept=False).fit(unlike[chosen], surprise[chosen]).coef_
        size = np.sqrt(np.mean((unlike[chosen] @ direction) ** 2))
        if size:
            self.weights = self.weights + STRIDE / size * direction

    def _surprise(self, played: Sequence[Played], expected: Floats) -> Floats:
        """How much better each decision turned out than was expected before it."""
        found, at = np.zeros_like(expected), 0
        for each in played:
            end = at + len(each.steps)
            later = np.append(PATIENCE * expected[at + 1 : end], each.rewards[self.seat])
            credit = 0.0
            for n in range(end - 1, at - 1, -1):
                credit = later[n - at] - expected[n] + PATIENCE * TRUST * credit
                found[n] = credit
            at = end
        centred: Floats = found - found.mean()
        return centred

    def _unlike(self, rows: NDArray[np.float32], action: int) -> Floats:
        """In what the chosen option differs from what one would have expected to be chosen."""
        different: Floats = rows[action] - chances(rows @ self.weights) @ rows
        return different

    def best(self) -> Actor:
        return Actor(self.weights, best=True)


def won(played: Sequence[Played], seat: int) -> Share:
    return Share(sum(each.rewards[seat] > 0 for each in played), len(played))


def compare(rollout: VectorRollout, policy: Policy, seat: int, games: int, seed: int) -> tuple[Share, Share]:
    """How often chance and a policy win the same games."""
    chance = won(list(rollout.play(ByChance(), games, seed)), seat)
    return chance, won(list(rollout.play(policy, games, seed)), seat)


def told(share: Share) -> str:
    least, most = share.interval
    return f"{share.hits} of {share.of} ({share.hits / share.of:.1%}, 95 %: {least:.1%} to {most:.1%})"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("--seat", type=int, default=1, help="the seat that learns; 0 is the game master's")
    parser.add_argument("--opponents", default="random", help="who plays the other seats")
    parser.add_argument("--minutes", type=float, default=3.0)
    parser.add_argument("--round", type=int, default=100, help="games in a round")
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--seed", type=int, default=0)
    args = parser.parse_args()
    with VectorRollout(args.game, seats=[args.seat], opponents=args.opponents, jobs=args.jobs) as rollout:
        learner, until = Learner(rollout, args.seat, args.seed), time.monotonic() + 60 * args.minutes
        while time.monotonic() < until:
            print(f"after {learner.games} games: wins {told(learner.round(args.round))}", flush=True)
        chance, learned = compare(rollout, learner.best(), args.seat, 4 * args.round, args.seed + 1)
        print(f"random wins  {told(chance)}\nlearned wins {told(learned)}")


if __name__ == "__main__":
    main()
