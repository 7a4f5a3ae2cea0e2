"""After a mission: where it turned, thought out by the house, and with one click the replay at that very moment."""

from __future__ import annotations

from functools import cache

from playwright.sync_api import expect

from questhall.games.starquest.game import STARQUEST
from questhall.games.starquest.settings import Settings
from questhall.kernel import snapshot
from questhall.kernel.game import AnyGame
from questhall.kernel.match import Dealt, Match
from questhall.players.player import decided
from questhall.players.registry import make_player
from tests.browser.laid import put, written
from tests.browser.person import Person
from tests.games.starquest.browser.table_page import TablePage
from tests.server.process import ServerProcess

GAME: AnyGame = STARQUEST
SETTINGS = Settings(heroes=2, company=("longeye", "breaker"), mission="new_mission", difficulty=3)
SEED, PERSON = 1, 1
LAST = 40
"""Moves of the mission that are looked back at."""
LONG = 240_000
"""Milliseconds: the house thinks a mission over, and lets everybody else go first."""


@cache
def ending() -> Match:
    """The end of a mission of newcomers: it is lost after it stood even."""
    whole = Match(STARQUEST, SETTINGS, SEED)
    players = {seat: make_player("novice", STARQUEST, SETTINGS, seat, 9) for seat in STARQUEST.seats(SETTINGS)}
    while whole.state.asks:
        seat = min(ask.seat for ask in whole.state.asks)
        assert whole.answer(seat, decided(players[seat], GAME.situation(whole.state, seat))) is None
    begins = whole.fork(len(whole.moves) - LAST).state
    match = Match(STARQUEST, SETTINGS, SEED, dealt=Dealt(snapshot.take(GAME, begins).decode()))
    for move in whole.moves[-LAST:]:
        assert match.answer(move.seat, move.answer) is None
    return match


def test_a_click_leads_from_a_moment_into_the_replay(ada: Person, server: ServerProcess) -> None:
    match = ending()
    bots = {2: "novice"}
    table = put(server.database, STARQUEST, SETTINGS, SEED, written(match), {PERSON: ada}, bots, dealt=match.dealt)
    TablePage(ada, table)
    ada.page.get_by_test_id("begin-look-back").click()
    expect(ada.page.get_by_test_id("look-back")).to_have_attribute("data-status", "ready", timeout=LONG)
    expect(ada.page.get_by_test_id("curve").locator("svg")).to_be_visible()
    moment = ada.page.get_by_test_id("look-moment").first
    step = moment.get_attribute("data-step") or ""
    moment.click()
    expect(ada.page.get_by_test_id("replay-step")).to_have_attribute("data-step", step)
    expect(ada.page.get_by_test_id("replay-eyes")).to_have_value(str(PERSON))
