"""Beside a real table: what the enemies do is told step by step, dice are typed in, figures are moved by hand."""

from __future__ import annotations

from msgspec.structs import replace
from playwright.sync_api import expect

from questhall.games.starquest.state import StarQuest
from tests.browser.axe import flaws
from tests.browser.fitting import fits
from tests.browser.person import PHONE, Person, Visiting
from tests.games.starquest.browser.laid_mission import PAIR, Now, lay, shooting_back, story
from tests.games.starquest.browser.table_page import Inches, TablePage
from tests.server.process import ServerProcess

BESIDE = replace(PAIR, beside=True, own_dice=(1, 2))
WALL: Inches = (24, 6.5)
"""In the building of the first mission, where nobody can stand."""


def figures_placed(now: Now) -> bool:
    return now.ask.question == "starquest.ready" and now.view.round == 0


def sits_down(person: Person, server: ServerProcess) -> TablePage:
    table = TablePage(person, lay(server.database, {1: person, 2: person}, figures_placed, BESIDE))
    table.asked("ready")
    table.clears_the_board()
    return table


def first_sentry() -> Inches:
    g = story(BESIDE, 1, figures_placed).state
    assert isinstance(g, StarQuest)
    spot = next(iter(g.units.values())).models[0].spot
    return spot.x / 1000, spot.y / 1000


def test_an_enemy_acts_with_dice_that_are_typed_in(ada: Person, server: ServerProcess) -> None:
    table = TablePage(ada, lay(server.database, {1: ada, 2: ada}, shooting_back, BESIDE))
    table.clears_the_board()
    expect(table.tool("prompt")).to_have_attribute("data-question", "kernel.roll")
    expect(table.tool("order-then")).to_contain_text("hits on")
    assert flaws(ada.page) == []
    while table.tool("prompt").get_attribute("data-question") == "kernel.roll":
        ask = table.ask
        for _ in range(ada.page.locator('[data-testid^="face-"][data-testid$="-1"]').count()):
            ada.page.keyboard.press("1")
        ada.page.keyboard.press("Enter")
        table.next(ask)
    table.asked("ready")
    ask = table.ask
    table.tool("order-done").click()
    table.next(ask)


def test_a_figure_is_dragged_and_a_wall_refuses_it(ada: Person, server: ServerProcess) -> None:
    table = sits_down(ada, server)
    x, y = first_sentry()
    table.tool("orders-hand").click()
    mouse = ada.page.mouse
    mouse.move(*table.spot((x, y)))
    mouse.down()
    mouse.move(*table.spot((x - 2, y + 3)), steps=5)
    mouse.up()
    expect(table.log).to_contain_text("is moved by hand")
    expect(table.tool("handling")).to_contain_text("Press the figure")
    table.press((x - 2, y + 3))
    table.press(WALL)
    expect(ada.page.get_by_role("alert")).to_contain_text("Nobody gets through there")
    expect(table.tool("handling")).to_contain_text("now press its place")


def test_on_a_phone_the_instructions_are_read_one_by_one(visit: Visiting, server: ServerProcess) -> None:
    ada = visit(**PHONE)
    table = sits_down(ada, server)
    fits(ada.page)
    while table.tool("order-next").is_visible():
        table.tool("order-next").tap()
        fits(ada.page)
    ask = table.ask
    table.tool("order-done").tap()
    table.next(ask)
