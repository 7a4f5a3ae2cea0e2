"""A campaign over two quests: the hall, the first quest, the shop in town, and what was bought is there in the next."""

from __future__ import annotations

from playwright.sync_api import expect

from questhall.games.heroquest.game import HEROQUEST
from tests.browser.person import Person
from tests.games.heroquest.browser.quest_page import QuestPage

MASTER, HERO = 0, 1


def goes_on(ada: Person, *own: int) -> QuestPage:
    """Lays the table of the next match and sits down."""
    ada.page.get_by_test_id("go-on").click()
    for seat in (MASTER, HERO):
        ada.page.get_by_test_id(f"seat-{seat}-{'me' if seat in own else 'bot'}").check()
    ada.page.get_by_test_id("my-name").fill("Ada")
    ada.page.get_by_test_id("play-match").click()
    return QuestPage.at(ada)


def decrees(table: QuestPage, *presses: str) -> None:
    """An edict by its tool and what is pressed then; the next one begins with the list of all."""
    back = table.tool("edict-back")
    (back if back.is_visible() else table.tool("edicts")).click()
    for press in presses:
        table.tool(press).click()


def test_what_was_bought_in_town_goes_along_into_the_next_quest(ada: Person) -> None:
    quests = list(HEROQUEST.lore.quests.values())
    page = ada.page
    page.goto("/campaigns")
    page.get_by_test_id("game-heroquest").check()
    page.get_by_test_id("campaign-name").fill("Dalesend")
    page.get_by_test_id("heroes-1").check()
    page.get_by_test_id("found").click()
    expect(page.get_by_role("heading", name=quests[0].name["en"])).to_be_visible()

    expect(page.get_by_test_id("campaign-drawn")).to_contain_text("chosen at the table")
    quest = goes_on(ada, MASTER, HERO)
    quest.tool("hero-barbarian").click()
    quest.asked("turn")
    quest.tool(f"own-{MASTER}").click()
    quest.clears_the_board()
    decrees(quest, "tool-gold")
    quest.tool("edict-form").get_by_role("spinbutton").fill("200")
    quest.tool("edict-form").get_by_role("button").first.click()
    expect(quest.log).to_contain_text("200 gold")
    decrees(quest, "tool-end", "end-passed", "end-sure")
    expect(quest.over).to_be_visible()
    quest.tool("to-campaign").click()

    expect(page.get_by_test_id("road")).to_contain_text("In town")
    expect(page.get_by_test_id("campaign-drawn")).to_contain_text("Barbarian")
    town = goes_on(ada, HERO)
    expect(town.tool("town")).to_be_visible()
    expect(town.tool("purse")).to_contain_text("230")
    town.tool("house-shop").click()
    town.tool("buy-shield").click()
    expect(town.tool("purse")).to_contain_text("130")
    town.tool("ready").click()
    expect(town.over).to_be_visible()
    town.tool("to-campaign").click()
    expect(page.get_by_role("heading", name=quests[1].name["en"])).to_be_visible()

    following = goes_on(ada, HERO)
    following.asked("turn")
    following.clears_the_board()
    following.tool("party-1").click(force=True)
    expect(following.tool("sheet")).to_contain_text("Shield")
    expect(following.log).to_contain_text(quests[1].name["en"])
