"""A person behind the screen: sees the plan, leads monsters against bots, and improvises."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.person import Person
from tests.games.heroquest.browser.laid_quest import MILL, free_squares, lay, monsters_turn, story
from tests.games.heroquest.browser.quest_page import QuestPage
from tests.server.process import ServerProcess

MASTER = 0
MOST_TIPS = 12


@pytest.fixture
def screen(ada: Person, server: ServerProcess) -> QuestPage:
    """The game master's turn, with a monster on the board that has a hero to fall upon."""
    page = QuestPage(ada, lay(server.database, {MASTER: ada}, monsters_turn, asked=MASTER))
    page.asked("master")
    page.clears_the_board()
    return page


def said(page: QuestPage, words: str) -> Locator:
    return page.log.locator("[data-n]").filter(has_text=words)


def edict(page: QuestPage, tool: str) -> None:
    """Opens the form of an edict."""
    if page.tool("edict-back").is_visible():
        page.tool("edict-back").click()
    else:
        page.tool("edicts").click()
    page.tool(f"tool-{tool}").click()


def taken_back(page: QuestPage, line: Locator) -> None:
    """Whoever would have to agree is a bot, and bots agree."""
    page.tool("undo").click()
    expect(line).to_have_count(0)


def test_the_plan_lies_open_and_monsters_are_led_by_hand(screen: QuestPage) -> None:
    expect(screen.tool("dungeon").locator(".plan .foe").first).to_be_attached()
    expect(screen.tool("master-bar")).to_contain_text("not yet found")
    ask = screen.ask
    screen.tool("next-monster").click()
    screen.next(ask)
    screen.asked("monster")
    screen.play(until=lambda now: {"walk", "attack"} <= set(screen.done))
    assert {"walk", "attack"} <= set(screen.done)
    expect(screen.log).to_contain_text("attacks")


def test_what_is_decreed_is_told_as_such_and_can_be_taken_back(screen: QuestPage) -> None:
    monsters = screen.page.locator('[data-testid^="figure-"]')
    before = monsters.count()
    edict(screen, "monster")
    screen.tool("bestiary-search").fill("orc")
    screen.tool("monster-orc").click()
    screen.press_square(free_squares(story(MILL, MASTER, monsters_turn))[0])
    line = said(screen, "Edict")
    expect(line).to_contain_text("Orc")
    expect(monsters).to_have_count(before + 1)
    screen.page.keyboard.press("Escape")
    taken_back(screen, line)
    expect(monsters).to_have_count(before)

    edict(screen, "speak")
    screen.tool("speak-text").fill("A cold wind blows out the torches.")
    screen.tool("speak").click()
    line = said(screen, "A cold wind blows out the torches.")
    expect(line).to_have_count(1)
    taken_back(screen, line)

    edict(screen, "gold")
    screen.tool("edict-form").get_by_role("spinbutton").fill("70")
    screen.tool("edict-form").get_by_role("button").first.click()
    line = said(screen, "70 gold")
    expect(line).to_contain_text("Edict")
    taken_back(screen, line)


def test_the_quest_ends_when_the_game_master_says_so(screen: QuestPage) -> None:
    edict(screen, "end")
    screen.tool("end-passed").click()
    screen.tool("end-sure").click()
    expect(screen.over).to_have_attribute("data-won", "false")
    expect(said(screen, "Edict of the game master: the quest is over.")).to_have_count(1)


def test_all_that_are_left_act_by_themselves_until_the_turn_ends(screen: QuestPage) -> None:
    match = story(MILL, MASTER, monsters_turn)
    round_before = match.game.view(match.state, MASTER).round
    told = screen.told
    screen.tool("by-themselves").click()
    expect(screen.log).to_contain_text(f"Round {round_before + 1}.")
    assert screen.told > told + 1


def test_the_lesson_leads_behind_the_screen(ada: Person) -> None:
    ada.page.goto("/learn")
    ada.page.get_by_test_id("start-lesson-heroquest-master").click()
    screen = QuestPage.at(ada)
    coach = screen.tool("coach")
    for tip in ("screen", "plan"):
        expect(coach).to_have_attribute("data-tip", tip)
        screen.tool("coach-next").click()
    for _ in range(MOST_TIPS):
        said = coach.get_attribute("data-tip") or ""
        if said == "turn":
            break
        screen.tool("coach-next").click()
        expect(coach).not_to_have_attribute("data-tip", said)
    expect(coach).to_have_attribute("data-tip", "turn")
    screen.clears_the_board()
    screen.tool("next-monster").click()
    expect(coach).to_have_attribute("data-tip", "walk")
