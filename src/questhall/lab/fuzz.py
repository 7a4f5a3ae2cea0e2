"""Random games, and games of bots, that are looked at while they are played: does anything ever break?"""

from __future__ import annotations

import traceback
from typing import Any

from msgspec import Struct

from questhall.games.registry import GAMES
from questhall.kernel import snapshot
from questhall.kernel.company import Settings
from questhall.kernel.dice import Random
from questhall.kernel.game import AnyGame
from questhall.players.player import Player, answer_of
from questhall.players.registry import make_player, players_of

from .checks import AnyChecks, checks_of

LOOK_EVERY = 20
SAVE_EVERY = 400
MOST_DECISIONS = 50_000


class Failure(Struct, frozen=True):
    """What broke, and all that is needed to see it again."""

    game: str
    seed: int
    settings: Settings | None
    decision: int
    what: str


class Played(Struct, frozen=True):
    """What came of one game."""

    decisions: int
    failure: Failure | None = None


def play(name: str, seed: int, bots: bool = False, look: int = LOOK_EVERY) -> Played:
    """The game of this seed; the table is looked at every so many decisions. Nothing is raised: whatever goes wrong is
    part of what came of it."""
    game = GAMES[name]
    trial = Trial(game, checks_of(game), seed, bots, look)
    try:
        trial.run()
    except Exception:
        return Played(trial.decisions, Failure(name, seed, trial.settings, trial.decisions, traceback.format_exc()))
    return Played(trial.decisions)


def play_all(name: str, seeds: range, bots: bool = False, look: int = LOOK_EVERY) -> list[Played]:
    """A portion of games, for one process."""
    return [play(name, seed, bots, look) for seed in seeds]


def strengths(game: AnyGame, settings: Settings, seed: int) -> dict[int, str]:
    """Who plays in which seat, by name: each seat and each seed has another strength, by chance among them."""
    names = players_of(game)
    return {seat: names[(seed + seat) % len(names)] for seat in game.seats(settings)}


class Trial:
    """One game by chance, or of bots of all strengths."""

    def __init__(self, game: AnyGame, checks: AnyChecks, seed: int, bots: bool = False, look: int = LOOK_EVERY) -> None:
        self.game = game
        self.checks = checks
        self.seed = seed
        self.bots = bots
        self.look_every = look
        self.players: dict[int, Player] = {}
        self.random = Random(~seed)
        self.settings: Settings | None = None
        self.decisions = 0
        self.noted: Any = None

    def run(self) -> None:
        """From start to end."""
        self.settings = self.checks.settings_of(self.seed)
        if self.bots:
            names = strengths(self.game, self.settings, self.seed)
            self.players = {
                seat: make_player(name, self.game, self.settings, seat, ~self.seed) for seat, name in names.items()
            }
        g = self.game.start(self.settings, self.seed)
        self.look(g)
        while g.asks:
            at = self.decisions + self.seed
            if at % self.look_every == 0:
                self.look(g)
            if at % SAVE_EVERY == 0:
                self.save(g)
            assert self.decisions < MOST_DECISIONS, "the game does not end"
            self.decide(g)
            self.decisions += 1
        self.look(g)

    def look(self, g: Any) -> None:
        """Somebody is asked just as long as the game is on, and the table is as it should be."""
        assert (self.game.outcome(g) is None) == bool(g.asks), f"{g.asks} are open at {self.game.outcome(g)}"
        if self.noted is None:
            self.noted = self.checks.note(g)
        wrong = self.checks.look(g, self.noted)
        assert not wrong, "; ".join(wrong)

    def save(self, g: Any) -> None:
        """A state that is put away and taken out again is the same, and so is what it offers."""
        again = snapshot.restore(self.game, snapshot.take(self.game, g))
        assert snapshot.fingerprint(self.game, again) == snapshot.fingerprint(self.game, g), "it was saved wrongly"
        for ask in g.asks:
            assert list(again.options(ask.seat)) == list(g.options(ask.seat)), f"another offer to seat {ask.seat}"

    def decide(self, g: Any) -> None:
        """Somebody who is asked says anything that is offered, or what a bot thinks best."""
        self.checks.talk(g, self.random)
        seat = self.checks.next_seat(g, self.random) if g.asks else None
        if seat is None:
            return
        player = self.players.get(seat)
        if player is None:
            answer = self.game.sample(g, seat, self.random)
        else:
            said = answer_of(player, self.game.situation(g, seat))
            if said is None:
                return
            answer = said
        refusal = g.answer(seat, answer, at=g.now + self.random.below(self.checks.pace))
        assert refusal is None, f"{answer} of seat {seat} was offered, then refused: {refusal}"
