"""After a game: where it turned, thought out by the house, and with one click the replay at that very moment."""

from __future__ import annotations

from playwright.sync_api import expect

from questhall.games.sidequest.game import SIDEQUEST
from tests.browser.laid import put, written
from tests.browser.person import Person
from tests.games.sidequest.browser.table_page import TablePage
from tests.games.sidequest.players.looked_at import HERO, SEED, SETTINGS, ending
from tests.server.process import ServerProcess

LONG = 240_000
"""Milliseconds: the house thinks a game over, and lets everybody else go first."""


def test_a_click_leads_from_a_moment_into_the_replay(ada: Person, server: ServerProcess) -> None:
    match = ending()
    bots = {0: "heuristic"}
    table = put(server.database, SIDEQUEST, SETTINGS, SEED, written(match), {HERO: ada}, bots, dealt=match.dealt)
    TablePage(ada, table)
    ada.page.get_by_test_id("begin-look-back").click()
    expect(ada.page.get_by_test_id("look-back")).to_have_attribute("data-status", "ready", timeout=LONG)
    expect(ada.page.get_by_test_id("curve").locator("svg")).to_be_visible()
    moment = ada.page.get_by_test_id("look-moment").filter(has_text="No block")
    expect(moment).to_contain_text("in a hundred more")
    step = moment.get_attribute("data-step") or ""
    moment.click()
    expect(ada.page.get_by_test_id("replay-step")).to_have_attribute("data-step", step)
    expect(ada.page.get_by_test_id("replay-eyes")).to_have_value(str(HERO))
    ada.page.get_by_test_id("replay-look-back").click()
    first = ada.page.get_by_test_id("look-moment").first
    step = first.get_attribute("data-step") or ""
    first.click()
    expect(ada.page.get_by_test_id("replay-step")).to_have_attribute("data-step", step)
