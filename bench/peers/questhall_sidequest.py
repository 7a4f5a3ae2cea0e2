"""Questhall's SideQuest with three Heroes, through the same contract as everybody else."""

from __future__ import annotations

from importlib.metadata import PackageNotFoundError, version
from itertools import count
from random import Random
from typing import Any

from bench.peers import SEED, Peer
from questhall.games.sidequest.entities import Settings
from questhall.games.sidequest.game import SIDEQUEST
from questhall.kernel import snapshot
from questhall.kernel.asks import QUESTIONS
from questhall.kernel.dice import Random as Sampler

SETTINGS = Settings(heroes=3)
"""Nothing is settled before: every choice of the set-up is asked, hero creation and decks included."""


def peer() -> Peer[Any]:
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
        begin=lambda: SIDEQUEST.start(SETTINGS, next(seeds)),
        play=play,
        over=lambda state: state.over,
        options=lambda state: len(state.options(state.asks[0].seat)),
        clone=lambda state: state.clone(),
        view=lambda state: SIDEQUEST.view(state, state.asks[0].seat),
        snapshot=lambda state: snapshot.take(SIDEQUEST, state),
        restore=lambda data: snapshot.restore(SIDEQUEST, data),
    )
