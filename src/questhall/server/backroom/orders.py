"""What a clerk is ordered to reckon, and how it is done. A state travels as plain data; it is small."""

from __future__ import annotations

import time
from collections.abc import Mapping

from msgspec import Struct

from questhall.games.registry import GAMES
from questhall.games.shelf import house_shelf
from questhall.kernel.answers import Answer, Refusal
from questhall.kernel.chance import Told
from questhall.kernel.company import Settings
from questhall.kernel.foresight import Foresight, foresee
from questhall.kernel.game import AnyGame
from questhall.kernel.match import carried_out
from questhall.kernel.saving import Data
from questhall.kernel.state import State
from questhall.players.player import Critic, Player, Thought, thought_of
from questhall.players.registry import make_player

MOST_PLAYERS = 1_000
"""Bots that a clerk remembers; one that it forgets begins its chances anew."""


class Sheet(Struct, frozen=True):
    """A table at one moment, on paper."""

    table: str
    game: str
    packs: Mapping[str, str]
    settings: Settings
    state: Data
    people: frozenset[int]
    """The seats in which people sit."""


class Think(Struct, frozen=True):
    """What would this player answer in this seat?"""

    sheet: Sheet
    seat: int
    player: str
    seed: int
    until: float
    """The moment at which the answer is wanted, by the clock of this machine."""


class CarryOut(Struct, frozen=True):
    """Where does this answer lead?"""

    sheet: Sheet
    seat: int
    answer: Answer
    time: int | None


class Foresee(Struct, frozen=True):
    """What would follow from this answer?"""

    sheet: Sheet
    seat: int
    answer: Answer


class Reconsider(Struct, frozen=True):
    """What would this player have answered instead, of all answers or of some?"""

    sheet: Sheet
    seat: int
    player: str
    seed: int
    done: Answer
    among: tuple[Answer, ...] = ()


class Carried(Struct, frozen=True):
    """The state after a move, what was told, and who learned something by it."""

    state: Data
    told: list[Told]
    learned: int


class NotHere(Struct, frozen=True):
    """A clerk has not the packs that lie on the table."""


class Failed(Struct, frozen=True):
    """What went wrong, as its traceback tells it."""

    story: str


Order = Think | CarryOut | Foresee | Reconsider
Report = Thought | Carried | Foresight | Refusal | NotHere | Failed


class Desk:
    """What a clerk keeps at hand between two orders."""

    def __init__(self) -> None:
        self._games: dict[tuple[str, tuple[tuple[str, str], ...]], AnyGame | None] = {}
        self._players: dict[tuple[str, str, int], Player] = {}

    def report(self, order: Order) -> Report:
        game = self._game(order.sheet)
        if game is None:
            return NotHere()
        state = game.load(order.sheet.state, order.sheet.settings)
        if isinstance(order, Foresee):
            return foresee(game, state, order.seat, order.answer)
        if isinstance(order, Reconsider):
            return _reconsider(game, state, order)
        return self._think(game, state, order) if isinstance(order, Think) else _carry_out(game, state, order)

    def _think(self, game: AnyGame, state: State, order: Think) -> Thought:
        key = order.sheet.table, order.player, order.seat
        player = self._players.pop(key, None)
        if player is None:
            player = make_player(order.player, game, order.sheet.settings, order.seat, order.seed)
        self._players[key] = player
        if len(self._players) > MOST_PLAYERS:
            del self._players[next(iter(self._players))]
        now = game.situation(state, order.seat, people=order.sheet.people)
        return thought_of(player, now, order.until - time.monotonic())

    def _game(self, sheet: Sheet) -> AnyGame | None:
        """With the packs that lie on the table, if they are the same here."""
        key = sheet.game, tuple(sorted(sheet.packs.items()))
        if key not in self._games:
            game = GAMES.get(sheet.game)
            same = game is None or sheet.packs == game.versions
            self._games[key] = game if game is None or same else house_shelf().game_with(game, sheet.packs)
        return self._games[key]


def _reconsider(game: AnyGame, state: State, order: Reconsider) -> Thought:
    """By somebody who remembers nothing: what is thought about one moment depends on no other."""
    player = make_player(order.player, game, order.sheet.settings, order.seat, order.seed)
    if not isinstance(player, Critic):
        raise TypeError(f"{order.player} cannot say what would have been better")
    now = game.situation(state, order.seat, people=order.sheet.people)
    return player.instead(now, order.done, order.among)


def _carry_out(game: AnyGame, state: State, order: CarryOut) -> Carried | Refusal:
    told: list[Told] = []
    refusal = carried_out(state, order.seat, order.answer, order.time, told)
    return refusal or Carried(game.save(state), told, state.learned)
