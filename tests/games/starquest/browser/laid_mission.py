"""Star Quest tables that are laid for a test: bots play a mission with a known seed up to the moment that matters."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache

from questhall.games.starquest import moves as m
from questhall.games.starquest.entities import FIRST_ENEMY
from questhall.games.starquest.game import STARQUEST
from questhall.games.starquest.settings import Settings
from questhall.games.starquest.state import StarQuest
from questhall.games.starquest.view import View
from questhall.kernel.answers import Answer
from questhall.kernel.match import Match
from questhall.kernel.own_dice import ROLL
from questhall.kernel.situation import Situation
from questhall.players.player import decided
from questhall.players.registry import make_player
from tests.browser.laid import put, written
from tests.browser.person import Person

SEEDS = range(1, 60)
BOT = "cunning"
PAIR = Settings(heroes=2, company=("longeye", "breaker"), difficulty=1)

Now = Situation[View, StarQuest]
Moment = Callable[[Now], bool]
"""Whether what a seat is asked is what the test is about."""


def offered(now: Now, kind: type[Answer]) -> list[Answer]:
    return [option for option in now.options if isinstance(option, kind)]


def beginning(now: Now) -> bool:
    """The first activation of a hero."""
    return now.ask.question == "starquest.activation"


def shooting(now: Now) -> bool:
    return now.ask.question == "starquest.shoot" and bool(offered(now, m.Shoot))


def last_of_the_heroes(now: Now) -> bool:
    """When this activation ends, enemies act who see somebody."""
    view = now.view
    done = all(hero.activated or hero.down for hero in view.heroes)
    return now.ask.question == "starquest.activation" and done and view.round > 1 and len(view.enemies) > 1


def shooting_back(now: Now) -> bool:
    """Beside a real table: somebody rolls for an enemy that shoots."""
    told = now.view.instructions
    return now.ask.question == ROLL and bool(told) and bool(told[-1].rolls) and now.view.active >= FIRST_ENEMY


@cache
def story(settings: Settings, seat: int, moment: Moment) -> Match:
    """The first mission in which the moment comes for a seat, up to there."""
    for seed in SEEDS:
        match = Match(STARQUEST, settings, seed)
        players = {each: make_player(BOT, STARQUEST, settings, each, seed) for each in STARQUEST.seats(settings)}
        while asks := match.state.asks:
            asked = {ask.seat for ask in asks}
            if seat in asked and moment(match.game.situation(match.state, seat)):
                return match
            # The others go first, so that everything comes for the seat that matters, its being the last too.
            first = min(asked, key=lambda each: (each == seat, each))
            refusal = match.answer(first, decided(players[first], match.game.situation(match.state, first)))
            assert refusal is None, refusal
    raise AssertionError(f"in no mission it comes to {moment.__name__}")


def lay(
    database: str, seats: Mapping[int, Person], moment: Moment | None = None, settings: Settings = PAIR, asked: int = 1
) -> str:
    """A running table; its id. Bots sit where nobody is named; without a moment the mission begins."""
    match = story(settings, asked, moment) if moment is not None else Match(STARQUEST, settings, 1)
    bots = dict.fromkeys(STARQUEST.seats(settings), BOT)
    return put(database, STARQUEST, settings, match.seed, written(match), seats, bots)
