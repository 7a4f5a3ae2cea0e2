"""How a position goes on, as far as anybody can tell: everybody plays as an adviser would, for a while."""

from __future__ import annotations

import time
from collections.abc import Callable

from questhall.kernel.answers import Answer
from questhall.kernel.company import MASTER_SEAT, Settings
from questhall.kernel.game import AnyGame
from questhall.kernel.state import State

from .judge import AnyJudge
from .player import Maker, Player, decided, first_asked, no_choice

LONGEST = 5_000
"""Decisions after which nobody knows any more where a game leads."""
UNKNOWN = 0.5
FADES = 0.95
"""What is left of a long step with each that follows: a machine that stood still once is not slow for ever."""


class Playouts:
    """For one seat: what it has of a position, between 0 (all is lost) and 1."""

    def __init__(
        self, game: AnyGame, settings: Settings, seat: int, seed: int, adviser: Maker, judge: AnyJudge | None
    ) -> None:
        """Everybody has a turn before the judge says how it stands; without a judge it is played to the end."""
        self._game = game
        self._settings = settings
        self._seat = seat
        self._seed = seed
        self._adviser = adviser
        self._judge = judge
        self._players: dict[int, Player] = {}
        self._longest = 0.0
        """Seconds that a step has taken lately."""

    def value(self, world: State, answer: Answer, left: Callable[[], float]) -> float | None:
        """Of an answer in a world in which the seat could be; None: the seconds left are too few to find out. One step
        of a game may take long, so none is begun for which there would be no time if it took as long as any lately."""
        self._players.clear()  # what the advisers remember of one course is not true in the next
        g = world.clone()
        began = time.monotonic()
        refusal = g.answer(self._seat, answer)
        if refusal is not None:
            return 0.0
        judge, ends = self._judge, self._ends(world)
        for _ in range(LONGEST):
            if not g.asks:
                return self._won(g)
            if judge is not None and judge.clock(g) >= ends:
                return self._ours(judge.heroes_win(g))
            now = time.monotonic()
            self._longest = max(FADES * self._longest, now - began)
            if left() <= self._longest:
                return None
            began = now
            self._go_on(g)
        return UNKNOWN

    def _ends(self, world: State) -> int:
        return 0 if self._judge is None else self._judge.horizon(world)

    def _go_on(self, g: State) -> None:
        ask = first_asked(g)
        answer = no_choice(g, ask)
        if answer is None:
            answer = decided(self._player(ask.seat), self._game.situation(g, ask.seat))
        refusal = g.answer(ask.seat, answer)
        if refusal is not None:
            raise RuntimeError(f"{ask.question}: {answer} of seat {ask.seat} was refused: {refusal}")

    def _player(self, seat: int) -> Player:
        player = self._players.get(seat)
        if player is None:
            player = self._players[seat] = self._adviser(self._game, self._settings, seat, self._seed)
        return player

    def _won(self, g: State) -> float:
        outcome = self._game.outcome(g)
        return float(outcome is not None and self._seat in outcome.winners)

    def _ours(self, heroes: float) -> float:
        return 1.0 - heroes if self._seat == MASTER_SEAT else heroes
