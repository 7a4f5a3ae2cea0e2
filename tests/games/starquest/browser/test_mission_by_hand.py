"""A mission by hand: heroes are put on the table, go their ways and shoot; the enemies are watched one by one."""

from __future__ import annotations

from playwright.sync_api import expect

from questhall.games.starquest.state import StarQuest
from tests.browser.axe import flaws
from tests.browser.fitting import fits
from tests.browser.person import PHONE, Person, Visiting
from tests.games.starquest.browser.laid_mission import PAIR, beginning, last_of_the_heroes, lay, shooting, story
from tests.games.starquest.browser.table_page import Inches, TablePage
from tests.server.process import ServerProcess

CORNER: tuple[Inches, Inches] = ((1.5, 43.5), (4, 46.5))


def beside_hero(dx: float, dy: float) -> Inches:
    """A point so far from the hero of the first seat."""
    g = story(PAIR, 1, beginning).state
    assert isinstance(g, StarQuest)
    return g.hero(1).spot.x / 1000 + dx, g.hero(1).spot.y / 1000 + dy


def test_heroes_are_deployed_and_one_of_them_advances(ada: Person, server: ServerProcess) -> None:
    table = TablePage(ada, lay(server.database, {1: ada, 2: ada}))
    table.asked("deploy")
    expect(table.tool("screen")).to_contain_text("Quay Nine")
    table.clears_the_board()
    for place in CORNER:
        ask = table.ask
        table.press(place)
        table.next(ask)
    expect(table.log).to_contain_text("deploys")
    table.asked("next")
    assert flaws(ada.page) == []
    table.clears_the_board()
    ask = table.ask
    table.deed("activate").click()
    table.next(ask)
    table.asked("activation")
    ada.page.mouse.move(*table.spot((7.5, 43)))
    expect(table.tool("surface").locator(".leg").first).to_be_attached()
    ask = table.ask
    table.press((7.5, 43))
    table.next(ask)
    expect(table.log).to_contain_text("advances")


def test_too_far_is_told_in_place_and_nothing_is_sent(ada: Person, server: ServerProcess) -> None:
    table = TablePage(ada, lay(server.database, {1: ada, 2: ada}, beginning))
    table.asked("activation")
    table.clears_the_board()
    ask = table.ask
    far = beside_hero(7, -7)
    ada.page.mouse.move(*table.spot(far))
    expect(table.tool("foresight")).to_contain_text("possible")
    table.press(far)
    assert table.ask == ask
    table.tool("mode-rush").click()
    table.press(far)
    table.next(ask)
    expect(table.log).to_contain_text("rushes")


def test_a_shot_is_foreseen_and_fired(ada: Person, server: ServerProcess) -> None:
    table = TablePage(ada, lay(server.database, {1: ada, 2: ada}, shooting))
    table.asked("shoot")
    table.clears_the_board()
    target = table.page.locator('[data-testid^="unit-"][data-glow]').first
    target.hover()
    expect(table.tool("foresight")).to_contain_text("wounds on average")
    ask = table.ask
    target.click()
    table.next(ask)
    expect(table.log).to_contain_text("shoots at")


def test_the_enemies_are_watched_one_after_another(visit: Visiting, server: ServerProcess) -> None:
    ada = visit(pace="click")
    table = TablePage(ada, lay(server.database, {1: ada, 2: ada}, last_of_the_heroes))
    table.asked("activation")
    table.clears_the_board()
    table.deed("endactivation").click()
    told: list[str] = []
    while table.tool("pace-next").is_visible() or not told:
        table.tool("pace-next").wait_for()
        told.append(table.tool("caption").inner_text())
        table.tool("pace-next").click()
        ada.page.wait_for_timeout(50)
    activated = [text for text in told if "is activated" in text]
    assert len(activated) > 1
    assert all(text.count("is activated") == 1 for text in activated)


def test_with_a_finger_one_sees_the_way_and_goes_it(visit: Visiting, server: ServerProcess) -> None:
    ada = visit(**PHONE)
    table = TablePage(ada, lay(server.database, {1: ada, 2: ada}, beginning))
    table.asked("activation")
    table.clears_the_board()
    fits(ada.page)
    ask, spot = table.ask, table.spot(beside_hero(2.5, -2.5))
    ada.page.touchscreen.tap(*spot)
    expect(table.tool("go")).to_be_visible()
    assert table.ask == ask, "the first tap only shows the way"
    ada.page.touchscreen.tap(*spot)
    table.next(ask)
    fits(ada.page)


def test_by_keys_alone_one_moves_and_ends_the_activation(ada: Person, server: ServerProcess) -> None:
    table = TablePage(ada, lay(server.database, {1: ada, 2: ada}, beginning))
    keyboard = ada.page.keyboard
    table.asked("activation")
    keyboard.press("Escape")
    table.tab_to('[data-testid="words"]')
    keyboard.press("Enter")
    table.tab_to('[data-testid="words-length"]')
    keyboard.press("Control+A")
    keyboard.type("3")
    expect(table.tool("words-told")).not_to_be_empty()
    ask = table.ask
    table.tab_to('[data-testid="words-go"]')
    keyboard.press("Enter")
    asked = table.next(ask)
    expect(table.log).to_contain_text("advances 3″")
    ask = table.ask
    if asked == "shoot":
        table.tab_to('[data-testid="actions"] [data-move="holdfire"]')
        keyboard.press("Enter")
        table.next(ask)
        ask = table.ask
    table.tab_to('[data-testid="actions"] [data-move="endactivation"]')
    keyboard.press("Enter")
    table.next(ask)
