"""A mission for the picture: bots play with a known seed up to a fight, when the first hero is about to act."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import closing

from playwright.sync_api import Browser, expect

from docs.pictures.browser import DESK
from docs.pictures.palette import compact_png
from questhall.games.starquest.game import STARQUEST
from questhall.games.starquest.measuring import units_apart
from questhall.games.starquest.settings import Settings
from questhall.games.starquest.space.measure import INCH
from questhall.games.starquest.state import StarQuest
from questhall.kernel.match import Match
from questhall.players.player import decided
from questhall.players.registry import make_player
from tests.browser.laid import Moves, put, written
from tests.browser.person import Person
from tests.server.process import ServerProcess

ME = 1
LEVEL = "cunning"
SETTINGS = Settings(heroes=4, mission="garden_deck", company=("pilot", "breaker", "longeye", "mender"))
SEEDS = range(1, 60)
LONGEST = 400
IN_RANGE = 12 * INCH


def lively(g: StarQuest) -> bool:
    """Everybody upright, several enemies within range of a hero whose activation has just begun."""
    if not g.asks or g.asks[0].question != "starquest.activation" or g.asks[0].seat != ME or g.round < 2:
        return False
    hero = g.hero(ME)
    near = [unit for unit in g.units.values() if units_apart(g, hero, unit) <= IN_RANGE]
    return not hero.begun and len(near) >= 2 and len(g.conscious) == len(g.heroes)


def story() -> tuple[int, Moves]:
    """The first mission with such a moment: its seed and its moves."""
    for seed in SEEDS:
        players = {seat: make_player(LEVEL, STARQUEST, SETTINGS, seat, seed) for seat in STARQUEST.seats(SETTINGS)}
        match = Match(STARQUEST, SETTINGS, seed)
        for _ in range(LONGEST):
            g = match.state
            if not isinstance(g, StarQuest) or g.over:
                break
            if lively(g):
                return seed, written(match)
            seat = g.asks[0].seat
            match.answer(seat, decided(players[seat], STARQUEST.situation(g, seat)))
    raise LookupError("no mission has such a moment")


def photographs(browser: Browser, server: ServerProcess) -> Iterator[tuple[str, bytes]]:
    with closing(Person(browser, server.url, "Ada", **DESK)) as person:
        seed, moves = story()
        bots = {seat: LEVEL for seat in STARQUEST.seats(SETTINGS) if seat != ME}
        table = put(server.database, STARQUEST, SETTINGS, seed, moves, {ME: person}, bots)
        person.page.goto(f"{server.url}/table/{table}")
        expect(person.page.get_by_text("What do you do?").first).to_be_visible()
        yield "mission-en.png", compact_png(person.page)
