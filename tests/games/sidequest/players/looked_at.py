"""A game of SideQuest in which somebody makes one bad mistake: the Hero does not block the blow that ends it."""

from __future__ import annotations

from functools import cache

from questhall.games.sidequest.entities import Settings
from questhall.games.sidequest.game import SIDEQUEST
from questhall.games.sidequest.moves import Block
from questhall.kernel import snapshot
from questhall.kernel.answers import Answer
from questhall.kernel.game import AnyGame
from questhall.kernel.match import Dealt, Match
from questhall.players.player import decided
from questhall.players.registry import make_player

SETTINGS = Settings(
    heroes=1,
    difficulty="normal",
    decks=tuple(sorted(deck.id for deck in SIDEQUEST.printed.decks.values() if deck.kind == "hero"))[:1],
    discovery="preconstructed",
)
SEED = 11
GAME: AnyGame = SIDEQUEST
HERO = 1
MISTAKE = Block(0)


def played(moves: int | None = None) -> Match:
    """By usual players, to the end; but after so many moves the Hero lets the blow through."""
    match = Match(SIDEQUEST, SETTINGS, SEED)
    players = {seat: make_player("heuristic", SIDEQUEST, SETTINGS, seat, 9) for seat in SIDEQUEST.seats(SETTINGS)}
    while match.state.asks:
        seat = min(ask.seat for ask in match.state.asks)
        answer: Answer = MISTAKE
        if len(match.moves) != moves:
            answer = decided(players[seat], GAME.situation(match.state, seat))
        assert match.answer(seat, answer) is None
    return match


def ending(moves: int = 20) -> Match:
    """The same game, but it begins so many moves before the mistake."""
    whole, at = blundered()
    begins = whole.fork(at - moves).state
    match = Match(SIDEQUEST, SETTINGS, SEED, dealt=Dealt(snapshot.take(GAME, begins).decode()))
    for move in whole.moves[at - moves :]:
        assert match.answer(move.seat, move.answer) is None
    return match


@cache
def blundered() -> tuple[Match, int]:
    """The game, and how many moves had been made when the mistake was."""
    sound = played()
    at = max(n for n, move in enumerate(sound.moves) if isinstance(move.answer, Block) and move.answer != MISTAKE)
    return played(at), at
