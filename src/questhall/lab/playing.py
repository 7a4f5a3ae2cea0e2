"""One game from start to end, played by players."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from msgspec import Struct

from questhall.kernel.answers import Answer
from questhall.kernel.company import Settings
from questhall.kernel.game import AnyGame, Outcome
from questhall.players.player import Player, decided, first_asked, no_choice

MOST_DECISIONS = 50_000
"""Far beyond any real game: whoever gets there goes in circles."""


class Record(Struct, frozen=True):
    """A finished game: everything needed to play it again, and how it ended."""

    game: str
    settings: Settings
    seed: int
    answers: tuple[tuple[int, Answer], ...]
    forced: int
    outcome: Outcome
    final: Any

    @property
    def decisions(self) -> int:
        return len(self.answers)


class RefusedAnswerError(RuntimeError):
    """A player gave an answer that the rules refuse: a mistake of the player."""


class NoOutcomeError(RuntimeError):
    """Nothing goes on, and yet nothing has come of it: a mistake of the game."""


ENDLESS = "endless"
"""How a game ended that was broken off."""
BROKEN_OFF = Outcome(winners=(), how=ENDLESS)


class EndlessGameError(RuntimeError):
    """The game did not end within the decisions it was given. What was played until then is on record."""

    def __init__(self, text: str, record: Any) -> None:
        super().__init__(text)
        self.record = record


def play_game(
    game: AnyGame,
    settings: Settings,
    players: Mapping[int, Player],
    seed: int,
    log: bool = False,
    most: int = MOST_DECISIONS,
) -> Record:
    """Of all who are asked, the lowest seat answers first. The clock never speaks: nobody is in a hurry."""
    state = game.start(settings, seed, log=log)
    answers: list[tuple[int, Answer]] = []
    forced = 0
    while state.asks:
        if len(answers) == most:
            record = Record(game.name, settings, seed, tuple(answers), forced, BROKEN_OFF, state)
            raise EndlessGameError(f"{named(game, settings, seed)} is not over after {most} decisions", record)
        ask = first_asked(state)
        seat = ask.seat
        only = no_choice(state, ask)
        if only is not None:
            answer = only
            forced += 1
        else:
            answer = decided(players[seat], game.situation(state, seat))
        refusal = state.answer(seat, answer)
        if refusal is not None:
            who = type(players[seat]).__name__
            raise RefusedAnswerError(
                f"{named(game, settings, seed)}, decision {len(answers) + 1}: {who} in seat {seat} "
                f"was asked {ask.question} and said {answer}; refused as {refusal.key} "
                f"{refusal.args} ({', '.join(refusal.rules)})"
            )
        answers.append((seat, answer))
    outcome = game.outcome(state)
    if outcome is None:
        raise NoOutcomeError(f"{named(game, settings, seed)} asks nobody but has no outcome")
    return Record(game.name, settings, seed, tuple(answers), forced, outcome, state)


def named(game: AnyGame, settings: Settings, seed: int) -> str:
    return f"{game.name} with {settings} and seed {seed}"
