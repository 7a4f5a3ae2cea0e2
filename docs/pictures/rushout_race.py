"""A race for the picture: bots play with a known seed up to a moment with something to see everywhere."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import closing

from playwright.sync_api import Browser

from docs.pictures.browser import DESK
from docs.pictures.palette import compact_png
from questhall.games.rushout.entities import Settings
from questhall.games.rushout.game import RUSHOUT
from questhall.games.rushout.moves import Pause, Place
from questhall.games.rushout.rules import places
from questhall.games.rushout.state import RushOut
from questhall.kernel.match import Match
from questhall.lab.realtime import play_timed
from questhall.players.registry import make_player
from tests.browser.laid import Moves, put, written
from tests.browser.person import Person
from tests.games.rushout.browser.race_page import RacePage
from tests.server.process import ServerProcess

ME = 1
LEVEL = "normal"
SETTINGS = Settings(heroes=3, scenario="scenario5", characters=("warrior", "ranger", "bard"))
SEEDS = range(1, 100)


def lively(g: RushOut) -> bool:
    """Dice on many cards, the dragon on its way, somebody weak and somebody wounded, and something to do for us."""
    if g.phase != "race" or g.dragon != 1 or g.aim is not None or not all(g.trials) or not all(g.spells):
        return False
    busy = {places.where(g, player.seat) for player in g.players} - {""}
    troubles = any(hero.weak for hero in g.heroes) and any(hero.wounded for hero in g.heroes)
    fits = any(isinstance(option, Place) for option in g.options(ME))
    return len(busy) >= 3 and troubles and fits and not places.where(g, ME)


def story() -> tuple[int, Moves]:
    """The first race with such a moment, stopped there by everybody's wish: its seed and its moves."""
    for seed in SEEDS:
        players = {seat: make_player(LEVEL, RUSHOUT, SETTINGS, seat, seed) for seat in RUSHOUT.seats(SETTINGS)}
        match = Match(RUSHOUT, SETTINGS, seed)
        for seat, answer, at in play_timed(RUSHOUT, SETTINGS, players, seed).answers:
            match.answer(seat, answer, None, at)
            if isinstance(match.state, RushOut) and lively(match.state):
                for each in RUSHOUT.seats(SETTINGS):
                    match.answer(each, Pause(), None, at)
                return seed, written(match)
    raise LookupError("no race has such a moment")


def lay_race(database: str, person: Person) -> str:
    """The table, with bots in all other seats; its id."""
    seed, moves = story()
    bots = {seat: LEVEL for seat in RUSHOUT.seats(SETTINGS) if seat != ME}
    return put(database, RUSHOUT, SETTINGS, seed, moves, {ME: person}, bots)


def photographs(browser: Browser, server: ServerProcess) -> Iterator[tuple[str, bytes]]:
    with closing(Person(browser, server.url, "Ada", **DESK)) as person:
        race = RacePage(person, lay_race(server.database, person))
        race.goes_on()
        yield "race-en.png", compact_png(race.page)
