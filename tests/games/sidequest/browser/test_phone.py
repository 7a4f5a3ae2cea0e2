"""A phone: 390 pixels wide, fingers instead of a mouse, and things that move."""

from __future__ import annotations

from tests.browser.fitting import fits
from tests.browser.person import PHONE, Visiting
from tests.games.sidequest.browser.laid_game import lay, main_phase, over, reaction
from tests.games.sidequest.browser.table_page import TablePage
from tests.server.process import ServerProcess

MOVING = {**PHONE, "reduced_motion": "no-preference"}


def test_turns_are_played_with_a_finger(visit: Visiting, server: ServerProcess) -> None:
    ada = visit(**MOVING)
    table = TablePage(ada, lay(server.database, {1: ada}, main_phase))
    table.asked("hero-main")
    fits(ada.page)
    start = table.round
    table.play(until=lambda now: table.round > start + 1)
    fits(ada.page)


def test_a_finger_on_glowing_things_plays_them(visit: Visiting, server: ServerProcess) -> None:
    ada = visit(**MOVING)
    table = TablePage(ada, lay(server.database, {1: ada}, main_phase))
    table.asked("hero-main")
    before = table.ask
    table.press_on_board()
    table.next(before)


def test_a_finger_that_rests_on_a_card_shows_all_of_it(visit: Visiting, server: ServerProcess) -> None:
    ada = visit(**PHONE)
    table = TablePage(ada, lay(server.database, {1: ada}, main_phase))
    table.asked("hero-main")
    before, where = table.ask, table.hand().first.bounding_box()
    assert where is not None
    fingers = ada.page.context.new_cdp_session(ada.page)
    point = {"x": where["x"] + where["width"] / 2, "y": where["y"] + where["height"] / 2}
    fingers.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [point]})
    closeup = ada.page.get_by_role("dialog").locator("article")
    closeup.wait_for()
    fingers.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    seen = closeup.bounding_box()
    assert seen is not None
    assert seen["width"] > 3 * where["width"]
    assert table.ask == before


def test_reactions_the_log_and_a_replay_fit_on_a_phone(visit: Visiting, server: ServerProcess) -> None:
    ada = visit(**PHONE)
    table = TablePage(ada, lay(server.database, {1: ada}, reaction))
    table.asked("react")
    fits(ada.page)
    table.tool("open-log").tap()
    table.log.wait_for()
    fits(ada.page)
    ada.page.goto(f"/replay/{lay(server.database, {1: ada}, over)}?seat=1")
    ada.page.get_by_test_id("step-forward").tap()
    fits(ada.page)
