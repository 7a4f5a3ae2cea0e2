"""The dungeon on a phone, with a finger; and without any pointer, by keys alone."""

from __future__ import annotations

from playwright.sync_api import expect

from questhall.games.heroquest.moves import OpenDoor, Walk
from questhall.games.heroquest.state import HeroQuest
from tests.browser.fitting import fits
from tests.browser.person import PHONE, Person, Visiting
from tests.games.heroquest.browser.laid_quest import MILL, Now, beginning, facing_a_monster, lay, offers, story
from tests.games.heroquest.browser.quest_page import QuestPage
from tests.server.process import ServerProcess


def at_a_door(now: Now) -> bool:
    """The hero stands before a closed door, with squares left to go."""
    return now.ask.question == "heroquest.turn" and "opendoor" in offers(now)


def test_with_a_finger_one_sees_the_way_and_goes_it(visit: Visiting, server: ServerProcess) -> None:
    ada = visit(**PHONE)
    dungeon = QuestPage(ada, lay(server.database, {1: ada, 2: ada}, beginning))
    dungeon.asked("turn")
    dungeon.clears_the_board()
    fits(ada.page)
    g = story(MILL, 1, beginning).state
    assert isinstance(g, HeroQuest)
    to = g.domain(1)
    assert to is not None
    ask = dungeon.ask
    spot = dungeon.middle_of(g.hero(1).square + 2 * g.plan.width)
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


def test_by_keys_alone_one_walks_opens_a_door_and_ends_the_turn(ada: Person, server: ServerProcess) -> None:
    dungeon = QuestPage(ada, lay(server.database, {1: ada, 2: ada}, at_a_door))
    dungeon.asked("turn")
    keyboard = ada.page.keyboard
    keyboard.press("Escape")
    for _ in range(60):
        keyboard.press("Tab")
        if ada.page.evaluate("() => document.activeElement.dataset.testid?.startsWith('door-') ?? false"):
            break
    ask = dungeon.ask
    keyboard.press("Enter")
    dungeon.next(ask)
    expect(dungeon.log).to_contain_text("opens a door")
