"""Where a mission turned, as a hall tells it."""

from __future__ import annotations

import asyncio
from functools import cache

import msgspec

from questhall.games.starquest import moves as m
from questhall.games.starquest.game import STARQUEST
from questhall.games.starquest.players.adviser import StarQuestAdviser
from questhall.games.starquest.settings import Settings
from questhall.kernel import notation
from questhall.kernel.answers import Answer
from questhall.kernel.game import AnyGame
from questhall.kernel.match import Match
from questhall.kernel.state import State
from questhall.players.player import Thought, decided
from questhall.players.registry import make_player
from questhall.server.backroom.backroom import Leisure
from questhall.server.protocol.messages.table import TableOptions
from questhall.server.tables import events as e
from questhall.server.tables.table import Table
from questhall.server.telling.lookback import looked_back, told
from questhall.server.telling.replay import moments
from questhall.server.timing.patience import at_once, never_mind

GAME: AnyGame = STARQUEST
SEED, PERSON = 4, 1
SETTINGS = Settings(heroes=2, company=("longeye", "breaker"), difficulty=1)


class Regrets(Leisure):
    """Would rather have ended each activation than run, and knows no better elsewhere."""

    def __init__(self) -> None:
        self.asked: list[str] = []

    async def reconsider(
        self, table: Table, state: State, seat: int, done: Answer, player: str, seed: int, among: tuple[Answer, ...]
    ) -> Thought:
        self.asked.append(player)
        if isinstance(done, m.Rush):
            others = StarQuestAdviser(STARQUEST.lore, seat, seed).others(GAME.situation(state, seat))
            assert m.EndActivation() in others
            return Thought(m.EndActivation(), done, 0.2)
        return Thought(done, done)


@cache
def mission() -> Match:
    match = Match(STARQUEST, SETTINGS, SEED)
    players = {seat: make_player("novice", STARQUEST, SETTINGS, seat, 9) for seat in STARQUEST.seats(SETTINGS)}
    while match.state.asks:
        seat = min(ask.seat for ask in match.state.asks)
        assert match.answer(seat, decided(players[seat], GAME.situation(match.state, seat))) is None
    return match


def ended() -> Table:
    moves = tuple((move.seat, notation.write(move.answer), None) for move in mission().moves)
    created = e.Created(0, "starquest", msgspec.to_builtins(SETTINGS), TableOptions(), SEED, "ada", moves)
    return Table.load("t", [created, e.Claimed(0, PERSON, "ada", "Ada"), e.BotSat(0, 2, "novice"), e.Started(0)])


def test_moments_are_told_in_words_and_lead_into_the_replay() -> None:
    async def look() -> None:
        table, leisure, shares = ended(), Regrets(), list[int]()
        found = await looked_back(table, leisure, at_once, shares.append)
        assert shares == sorted(shares)
        assert {player.partition("@")[0] for player in leisure.asked} == {"search"}
        english, german = [told(table, found, lang) for lang in ("en", "de")]
        assert english.seat == PERSON
        assert english.curve[-1].heroes in (0, 100)
        assert english.missed
        steps = [moment async for moment in moments(table, PERSON, never_mind)]
        for one, other in zip(english.missed, german.missed, strict=True):
            assert (one.seat, one.points) == (PERSON, 20)
            assert one.done != other.done
            assert one.better != other.better
            following = steps[one.step + 1].move
            assert following is not None
            assert isinstance(following.answer, m.Rush)

    asyncio.run(look())
