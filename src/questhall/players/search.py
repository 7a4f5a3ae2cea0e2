"""Looks ahead: tries answers in worlds in which its seat could be, and leaves an adviser's choice where that pays."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from math import inf
from typing import Any, Protocol, runtime_checkable

from msgspec.structs import replace

from questhall.kernel.answers import Answer
from questhall.kernel.dice import Random, number
from questhall.kernel.game import AnyGame
from questhall.kernel.state import State

from .effort import Effort
from .halving import Halving
from .judge import AnyJudge
from .player import AnySituation, Maker, Player, Thought, reason_of
from .playouts import Playouts

FIELD = 12
"""Answers that are compared at most."""


@runtime_checkable
class Adviser(Player, Protocol):
    """A player that also says what else is worth a thought: where there is much to choose from, most is not."""

    def others(self, now: AnySituation) -> Sequence[Answer]:
        """Besides what it has just said, the most promising first."""


class SearchPlayer:
    """Knows no game: it asks an adviser, and the judge of the game if there is one."""

    def __init__(self, adviser: Player, playouts: Playouts, seed: int, effort: Effort) -> None:
        self.adviser = adviser
        self.effort = effort
        self._playouts = playouts
        self._seed = seed

    def choose(self, now: AnySituation) -> Answer | None:
        thought = self.think(now)
        return None if thought is None else thought.answer

    def think(self, now: AnySituation, within: float = inf) -> Thought | None:
        """Without any time it is the adviser's word."""
        began = time.monotonic()
        advice = self.adviser.choose(now)
        if advice is None:
            return None
        reason = reason_of(self.adviser)
        random = Random(number(self._seed, now.ask.number))
        field = self.field(now, advice, random)
        if len(field) == 1:
            return Thought(advice, reason=reason)
        seconds = min(self.effort.seconds, within) - (time.monotonic() - began)
        thought = self.chosen(field, self.compared(now, field, random, Effort(self.effort.playouts, seconds)))
        return replace(thought, reason=reason) if thought.answer == advice else thought

    def instead(self, now: AnySituation, done: Answer, among: Sequence[Answer] = ()) -> Thought:
        """The same, held against something that was said, whatever the adviser thinks of it."""
        random = Random(number(self._seed, now.ask.number))
        field = [done, *among]
        if not among:
            advice = self.adviser.choose(now)
            field = self.field(now, done, random)
            if advice is not None and advice not in field:
                field.append(advice)
        tried = self.compared(now, field, random, self.effort)
        return self.chosen(field, tried)

    def chosen(self, field: list[Answer], tried: Halving[State]) -> Thought:
        """The best of them, beside the first."""
        best = tried.best()
        return Thought(field[best], field[0], tried.gain(best)[0] if best else 0.0, len(tried.values[0]))

    def compared(self, now: AnySituation, field: list[Answer], random: Random, effort: Effort) -> Halving[State]:
        def world() -> State:
            found: State = now.possible(random)
            found.own_dice = ()
            return found

        def value(world: State, n: int, left: Callable[[], float]) -> float | None:
            return self._playouts.value(world, field[n], left)

        return Halving(len(field), world, value, effort)

    def field(self, now: AnySituation, advice: Answer, random: Random) -> list[Answer]:
        """The advice first, then what else the adviser thinks of, else all that is offered; of too many, of each kind
        some."""
        if isinstance(self.adviser, Adviser):
            others = [answer for answer in dict.fromkeys(self.adviser.others(now)) if answer != advice]
            return [advice, *[answer for answer in others if not now.refuses(answer)][: FIELD - 1]]
        others = [option for option in now.options if option != advice]
        if len(others) >= FIELD:
            others = self.various(others, random)
        return [advice, *others]

    def various(self, answers: list[Answer], random: Random) -> list[Answer]:
        by_kind: dict[type[Answer], list[Answer]] = {}
        for answer in random.shuffled(answers):
            by_kind.setdefault(type(answer), []).append(answer)
        chosen: list[Answer] = []
        while len(chosen) < FIELD - 1:
            for kind in [kind for kind, left in by_kind.items() if left]:
                chosen.append(by_kind[kind].pop())
        return chosen[: FIELD - 1]

    def thinks(self, view: Any) -> int | None:
        return self.adviser.thinks(view)


def searching(
    adviser: Maker,
    judge_of: Callable[[AnyGame], AnyJudge | None],
    effort: Effort,
    *,
    adept: Maker | None = None,
) -> Maker:
    """A player that looks ahead, with some effort. `adept`: who advises it, where that is somebody who can say more
    than those who play it out."""

    def made(game: AnyGame, settings: Any, seat: int, seed: int) -> SearchPlayer:
        playouts = Playouts(game, settings, seat, seed, adviser, judge_of(game))
        advises = (adept or adviser)(game, settings, seat, seed)
        return SearchPlayer(advises, playouts, number(seed, seat), effort)

    return made
