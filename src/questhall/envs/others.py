"""Players of the house in the seats that a program does not have."""

from __future__ import annotations

from collections.abc import Sequence

from questhall.players.player import Player, answer_of
from questhall.players.random import by_chance
from questhall.players.registry import make_player

from .gear import Gear
from .tables import Choice, Table

BY_CHANCE = "random"
"""Who is there for every game, also where the game has no player of this name."""


def make(name: str, gear: Gear, seat: int, seed: int) -> Player:
    if name == BY_CHANCE:
        return by_chance(gear.game, gear.settings, seat, seed)
    return make_player(name, gear.game, gear.settings, seat, seed)


class Others:
    """Where time runs they take their time, as they do anywhere else."""

    def __init__(self, gear: Gear, name: str, seats: Sequence[int], seed: int) -> None:
        self.gear = gear
        self.players = {seat: make(name, gear, seat, seed) for seat in seats}
        self._thinking: dict[int, tuple[int, int]] = {}
        """By seat: which question it thinks about, and until when."""

    def choices(self, table: Table, seats: Sequence[int]) -> dict[int, Choice]:
        """What they decide now, of those who are asked."""
        found: dict[int, Choice] = {}
        for seat in seats:
            if seat in self.players and not (table.waits and self._still_thinks(table, seat)):
                answer = answer_of(self.players[seat], self.gear.game.situation(table.state, seat))
                if answer is not None:
                    found[seat] = answer
                    self._thinking.pop(seat, None)
        return found

    def _still_thinks(self, table: Table, seat: int) -> bool:
        number = table.state.ask_of(seat).number
        about, until = self._thinking.get(seat, (-1, 0))
        if about != number:
            until = table.now + (self.players[seat].thinks(self.gear.game.view(table.state, None)) or 0)
            self._thinking[seat] = number, until
        return table.now < until
