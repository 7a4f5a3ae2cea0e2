"""Bots at a table of tests: what they would say, and whole quests in which nothing may be refused."""

from __future__ import annotations

from questhall.games.heroquest import invariants
from questhall.games.heroquest.bot import HeroQuestBot
from questhall.games.heroquest.game import HEROQUEST
from questhall.games.heroquest.settings import Settings
from questhall.games.heroquest.state import HeroQuest
from questhall.kernel.answers import Answer
from questhall.players.player import Player, decided
from questhall.players.registry import make_player
from tests.games.heroquest.scenario import Table

MOST = 12_000


def bot(seat: int, level: str = "cunning") -> HeroQuestBot:
    return HeroQuestBot(HEROQUEST.lore, seat, 1, level)


def says(table: Table, level: str = "cunning", player: HeroQuestBot | None = None) -> Answer:
    """What a bot would answer to the question that is open."""
    seat = table.asked_seat
    now = HEROQUEST.situation(table.g, seat)
    answer = decided(player or bot(seat, level), now)
    assert not now.refuses(answer), answer
    return answer


def players(settings: Settings, heroes: str, master: str, seed: int) -> dict[int, Player]:
    return {
        seat: make_player(heroes if seat else master, HEROQUEST, settings, seat, seed)
        for seat in HEROQUEST.seats(settings)
    }


def played(settings: Settings, seed: int, heroes: str = "cunning", master: str = "cunning") -> HeroQuest:
    """A whole quest. Whatever a bot says is accepted, and the table is always as it should be."""
    g = HEROQUEST.start(settings, seed)
    seats = players(settings, heroes, master, seed)
    for n in range(MOST):
        if not g.asks:
            return g
        seat = min([ask.seat for ask in g.asks])
        now = HEROQUEST.situation(g, seat)
        answer = decided(seats[seat], now)
        refusal = g.answer(seat, answer, now.ask.number)
        assert refusal is None, f"{now.ask.question}: {answer} of seat {seat} is refused as {refusal}"
        if n % 7 == 0:
            assert invariants.broken(g) == []
    raise AssertionError(f"not over after {MOST} decisions")
