"""HeroQuest tables that are laid for a test: bots play a quest with a known seed up to the moment that matters."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache

from questhall.games.heroquest.dungeon.squares import distance, squares_of
from questhall.games.heroquest.game import HEROQUEST
from questhall.games.heroquest.settings import Settings
from questhall.games.heroquest.state import HeroQuest
from questhall.games.heroquest.view import View
from questhall.kernel.match import Match
from questhall.kernel.situation import Situation
from questhall.players.player import decided
from questhall.players.registry import make_player
from tests.browser.laid import put, written
from tests.browser.person import Person

SEEDS = range(1, 200)
BOT = "cunning"
MILL = Settings(heroes=2, quest="mill", company=("barbarian", "elf"))

Now = Situation[View, HeroQuest]
Moment = Callable[[Now], bool]
"""Whether what a seat is asked is what the test is about."""


def offers(now: Now) -> set[str]:
    """The kinds of moves that can be answered."""
    return {type(option).__name__.lower() for option in now.options}


def beginning(now: Now) -> bool:
    """The first turn of a hero."""
    return now.ask.question == "heroquest.turn"


def facing_a_monster(now: Now) -> bool:
    """In the own turn an attack is possible."""
    return now.ask.question == "heroquest.turn" and "attack" in offers(now)


def monsters_turn(now: Now) -> bool:
    """The game master may choose a monster that has a hero to fall upon."""
    return now.ask.question == "heroquest.master" and "act" in offers(now)


@cache
def story(settings: Settings, seat: int, moment: Moment) -> Match:
    """The first quest in which the moment comes for a seat, up to there."""
    for seed in SEEDS:
        match = Match(HEROQUEST, settings, seed)
        players = {each: make_player(BOT, HEROQUEST, settings, each, seed) for each in HEROQUEST.seats(settings)}
        while asks := match.state.asks:
            asked = {ask.seat for ask in asks}
            if seat in asked and moment(match.game.situation(match.state, seat)):
                return match
            first = min(asked)
            refusal = match.answer(first, decided(players[first], match.game.situation(match.state, first)))
            assert refusal is None, refusal
    raise AssertionError(f"in no quest it comes to {moment.__name__}")


def free_squares(match: Match) -> list[int]:
    """Where a figure could be put, from the middle of the dungeon outwards."""
    g = match.state
    assert isinstance(g, HeroQuest)
    middle = g.plan.height // 2 * g.plan.width + g.plan.width // 2
    free = squares_of(g.free & g.seen & ~g.plan.stairs)
    return sorted(free, key=lambda square: distance(square, middle, g.plan.width))


def lay(
    database: str,
    seats: Mapping[int, Person],
    moment: Moment | None = None,
    settings: Settings = MILL,
    asked: int = 1,
    seed: int = 1,
) -> str:
    """A running table; its id. Bots sit where nobody is named; the first who is named is the host.

    The moment has come for the seat that is `asked`; without one the quest begins.
    """
    match = story(settings, asked, moment) if moment is not None else Match(HEROQUEST, settings, seed)
    bots = dict.fromkeys(HEROQUEST.seats(settings), BOT)
    return put(database, HEROQUEST, settings, match.seed, written(match), seats, bots)
