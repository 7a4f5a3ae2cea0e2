"""The game with which the house is tried where any would do: one with turns, and with somebody who leads it."""

from __future__ import annotations

from typing import Any

from questhall.games.registry import GAMES
from questhall.kernel.game import AnyGame
from questhall.players.registry import players_of

ANY: AnyGame = next(
    game for game in GAMES.values() if not game.timing.real_time and game.company.master == "always" and game.lesson()
)
LEAST = ANY.company.heroes[0]
BOT = players_of(ANY)[-1]
"""The best there is."""


def seats_for(heroes: int) -> tuple[int, ...]:
    return ANY.seats(ANY.settings(heroes=heroes))


ALONE: dict[str, Any] = {
    "game": ANY.name,
    "settings": {"heroes": LEAST},
    "options": {"pace": 0},
    "seats": [
        {"seat": seat, "to": "me", "name": "Ada"} if seat == 1 else {"seat": seat, "to": "bot", "bot": BOT}
        for seat in seats_for(LEAST)
    ],
    "start": True,
}
"""Somebody in seat 1, and bots."""
