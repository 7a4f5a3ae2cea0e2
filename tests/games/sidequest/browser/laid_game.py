"""SideQuest tables that are laid for a test: bots play a game with a known seed up to the moment that matters."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache

from msgspec.structs import replace

from questhall.games.sidequest.entities import Settings
from questhall.games.sidequest.game import SIDEQUEST
from questhall.games.sidequest.state import SideQuest
from questhall.games.sidequest.view import View
from questhall.kernel.match import Match
from questhall.kernel.situation import Situation
from questhall.players.player import decided
from questhall.players.registry import make_player
from tests.browser.laid import Moves, put, written
from tests.browser.person import Person

SEEDS = range(1, 200)
BOSSES = ("saint_cinder", "ilvane")
ALONE = Settings(
    heroes=1,
    difficulty="normal",
    decks=("wildheart",),
    gm_deck="what_the_light_left",
    world_deck="the_fallen_world",
    bosses=BOSSES,
    discovery="preconstructed",
)
TWO = replace(ALONE, heroes=2, decks=("wildheart", "vanguard"))

Now = Situation[View, SideQuest]
Moment = Callable[[Now], bool]
"""Whether what a seat sees is what the test is about."""


# --- moments -------------------------------------------------------------------------------


def over(now: Now) -> bool:
    """The game is played to its end."""
    return False


def asked(now: Now, question: str, *moves: str) -> bool:
    """Whether a question is asked that can be answered in all these ways."""
    offered = {type(option).__name__.lower() for option in now.options}
    return now.ask.question == f"sidequest.{question}" and offered.issuperset(moves)


def main_phase(now: Now) -> bool:
    """A creature can be summoned, and there are cards that cannot be played."""
    if not asked(now, "hero-main", "summon", "done"):
        return False
    playable = {getattr(option, "card", "") for option in now.options}
    return bool(own_hand(now) - playable)


def reaction(now: Now) -> bool:
    """Something can be done in somebody else's turn."""
    return asked(now, "react", "pass") and len(now.options) > 1


def discovering(now: Now) -> bool:
    return asked(now, "beg-or-discover", "discover")


def own_hand(now: Now) -> set[str]:
    return {card for hero in now.view.heroes if hero.seat == now.seat for card in hero.hand}


@cache
def story(settings: Settings, seat: int, moment: Moment, seeds: range) -> tuple[int, Moves]:
    """The first game in which the moment comes for a seat: its seed, and the moves up to there."""
    for seed in seeds:
        moves = _played(settings, seed, seat, moment)
        if moves is not None:
            return seed, moves
    raise AssertionError(f"in no game it comes to {moment.__name__}")


def _played(settings: Settings, seed: int, seat: int, moment: Moment) -> Moves | None:
    match = Match(SIDEQUEST, settings, seed)
    players = {each: make_player("heuristic", SIDEQUEST, settings, each, seed) for each in SIDEQUEST.seats(settings)}
    while asks := match.state.asks:
        asked = {ask.seat for ask in asks}
        if seat in asked and moment(match.game.situation(match.state, seat)):
            return written(match)
        first = min(asked)
        refusal = match.answer(first, decided(players[first], match.game.situation(match.state, first)))
        assert refusal is None, refusal
    return written(match) if moment is over else None


def lay(
    database: str,
    seats: Mapping[int, Person],
    moment: Moment | None = None,
    settings: Settings = ALONE,
    asked: int = 1,
    pace: int = 0,
    seeds: range = SEEDS,
) -> str:
    """A running table; its id. Bots sit where nobody is named; the first who is named is the host.

    The moment has come for the seat that is `asked`; without one the game begins.
    """
    seed, moves = story(settings, asked, moment, seeds) if moment is not None else (seeds[0], ())
    return put(
        database, SIDEQUEST, settings, seed, moves, seats, dict.fromkeys(SIDEQUEST.seats(settings), "heuristic"), pace
    )
