"""The dungeon on a phone, with a finger; and without any pointer, by keys alone."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from questhall.kernel.domains import Squares
from questhall.kernel.match import Match
from tests.browser.fitting import fits
from tests.browser.person import PHONE, Person, Visiting
from tests.games.heroquest.browser.laid_quest import MILL, Now, beginning, facing_a_monster, lay, offers, story
from tests.games.heroquest.browser.quest_page import QuestPage
from tests.server.process import ServerProcess

MOST_STOPS = 80


def at_a_door(now: Now) -> bool:
    """The hero stands before a closed door, with squares left to go."""
    return now.ask.question == "heroquest.turn" and "opendoor" in offers(now)


def farthest(match: Match) -> int:
    """The square in reach of the first hero that takes most steps."""
    reach = match.state.domain(1)
    assert isinstance(reach, Squares)
    return max(zip(reach.costs, reach.squares, strict=True))[1]


def test_with_a_finger_one_sees_the_way_and_goes_it(visit: Visiting, server: ServerProcess) -> None:
    ada = visit(**PHONE)
    dungeon = QuestPage(ada, lay(server.database, {1: ada, 2: ada}, beginning))
    dungeon.asked("turn")
    dungeon.clears_the_board()
    fits(ada.page)
    ask = dungeon.ask
    spot = dungeon.middle_of(farthest(story(MILL, 1, beginning)))
    ada.page.touchscreen.tap(*spot)
    expect(dungeon.tool("dungeon").locator(".way").first).to_be_attached()
    assert dungeon.ask == ask, "the first tap only shows the way"
    ada.page.touchscreen.tap(*spot)
    dungeon.next(ask)
    fits(ada.page)


def test_with_a_finger_a_monster_is_attacked_from_its_menu(visit: Visiting, server: ServerProcess) -> None:
    ada = visit(**PHONE)
    dungeon = QuestPage(ada, lay(server.database, {1: ada, 2: ada}, facing_a_monster))
    dungeon.asked("turn")
    dungeon.clears_the_board()
    ask = dungeon.ask
    dungeon.page.locator('[data-testid^="figure-"][data-glow]').last.tap()
    if dungeon.after(ask) == "menu":
        dungeon.in_menu("attack").tap()
    dungeon.next(ask)
    fits(ada.page)


def tab_to(page: Page, kind: str) -> None:
    """Goes from stop to stop, to the first of a kind."""
    for _ in range(MOST_STOPS):
        page.keyboard.press("Tab")
        if page.evaluate("(kind) => document.activeElement.matches(kind)", kind):
            return
    raise AssertionError(f"Tab never comes to {kind}")


def test_by_keys_alone_one_opens_a_door_walks_and_ends_the_turn(ada: Person, server: ServerProcess) -> None:
    dungeon = QuestPage(ada, lay(server.database, {1: ada, 2: ada}, at_a_door))
    keyboard = ada.page.keyboard
    dungeon.asked("turn")
    keyboard.press("Escape")
    ask = dungeon.ask
    tab_to(ada.page, '[data-testid^="door-"]')
    keyboard.press("Enter")
    dungeon.next(ask)
    expect(dungeon.log).to_contain_text("opens a door")

    ask = dungeon.ask
    tab_to(ada.page, '[data-testid="dungeon"]')
    keyboard.press("Home")
    keyboard.press("ArrowDown")
    keyboard.press("Enter")
    dungeon.next(ask)
    expect(dungeon.log.locator("[data-n]").last).to_contain_text("goes one square")

    ask = dungeon.ask
    tab_to(ada.page, '[data-testid="actions"] [data-move="endturn"]')
    keyboard.press("Enter")
    dungeon.next(ask)
