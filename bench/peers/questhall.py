"""Any game of Questhall, through the same contract as everybody else."""

from __future__ import annotations

from importlib.metadata import PackageNotFoundError, version
from itertools import count
from random import Random
from typing import Any

from bench.peers import SEED, Peer
from questhall.kernel import snapshot
from questhall.kernel.asks import QUESTIONS
from questhall.kernel.company import Settings
from questhall.kernel.dice import Random as Sampler
from questhall.kernel.game import AnyGame


def questhall(game: AnyGame, settings: Settings) -> Peer[Any]:
    random = Random(SEED).random
    sampler = Sampler(SEED)
    seeds = count(SEED)

    def play(state: Any, limit: int) -> int:
        decisions = 0
        while decisions < limit and (asks := state.asks):
            ask = asks[int(random() * len(asks))]
            question = QUESTIONS[ask.question]
            if question.finite:
                options = state.options(ask.seat)
                answer = options[int(random() * len(options))]
            else:
                answer = question.sample(state, state.stack[-1], ask.seat, sampler)
            if state.answer(ask.seat, answer) is not None:
                raise AssertionError(f"{answer} was refused")
            decisions += 1
        return decisions

    try:
        release = version("questhall")
    except PackageNotFoundError:
        release = "from source"
    return Peer(
        version=f"questhall {release}",
        begin=lambda: game.start(settings, next(seeds)),
        play=play,
        over=lambda state: state.over,
        options=lambda state: len(state.options(state.asks[0].seat)),
        clone=lambda state: state.clone(),
        view=lambda state: game.view(state, state.asks[0].seat),
        snapshot=lambda state: snapshot.take(game, state),
        restore=lambda data: snapshot.restore(game, data),
    )
