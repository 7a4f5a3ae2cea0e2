"""A dungeon for the picture: bots play with a known seed up to a fight in a room, at the turn of the first hero."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import closing

from playwright.sync_api import Browser, expect

from docs.pictures.browser import DESK
from docs.pictures.palette import compact_png
from questhall.games.heroquest.game import HEROQUEST
from questhall.games.heroquest.settings import Settings
from questhall.games.heroquest.state import HeroQuest
from questhall.kernel.match import Match
from questhall.players.registry import make_player
from tests.browser.laid import Moves, put, written
from tests.browser.person import Person
from tests.server.process import ServerProcess

ME = 1
LEVEL = "heuristic"
SETTINGS = Settings(heroes=4, quest="miller", company=("barbarian", "elf", "dwarf", "wizard"))
SEEDS = range(1, 60)
LONGEST = 600


def lively(g: HeroQuest) -> bool:
    """Several rooms, furniture, and monsters beside a hero whose turn has just begun."""
    if not g.asks or g.asks[0].question != "heroquest.turn" or g.asks[0].seat != ME or g.hero(ME).took:
        return False
    rooms = [area for area in g.plan.areas if area.room and area.squares & g.seen]
    near = [monster for monster in g.foes if g.region(g.hero(ME).square) >> monster.square & 1]
    return len(rooms) >= 4 and len(near) >= 2 and len(g.upright) == len(g.heroes)


def story() -> tuple[int, Moves]:
    """The first quest with such a moment: its seed and its moves."""
    for seed in SEEDS:
        players = {seat: make_player(LEVEL, HEROQUEST, SETTINGS, seat, seed) for seat in HEROQUEST.seats(SETTINGS)}
        match = Match(HEROQUEST, SETTINGS, seed)
        for _ in range(LONGEST):
            g = match.state
            if not isinstance(g, HeroQuest) or g.over:
                break
            if lively(g):
                return seed, written(match)
            seat = g.asks[0].seat
            match.answer(seat, players[seat].choose(HEROQUEST.situation(g, seat)))
    raise LookupError("no quest has such a moment")


def photographs(browser: Browser, server: ServerProcess) -> Iterator[tuple[str, bytes]]:
    with closing(Person(browser, server.url, "Ada", **DESK)) as person:
        seed, moves = story()
        bots = {seat: LEVEL for seat in HEROQUEST.seats(SETTINGS) if seat != ME}
        table = put(server.database, HEROQUEST, SETTINGS, seed, moves, {ME: person}, bots)
        person.page.goto(f"{server.url}/table/{table}")
        expect(person.page.get_by_text("Your turn").first).to_be_visible()
        yield "dungeon-en.png", compact_png(person.page)
