"""The market of Rush Out! in the browser: heroes buy together, the wizard for himself, and the race goes on."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.axe import flaws
from tests.browser.laid import said
from tests.browser.person import PATIENCE, PHONE, Person, Visiting
from tests.games.rushout.browser.laid_race import lay_race
from tests.games.rushout.browser.race_moments import heroes_shop, wizard_shops
from tests.games.rushout.browser.race_page import RacePage
from tests.server.process import ServerProcess

BESIDE = """() => [...document.querySelectorAll('[data-testid="market"] button, [data-testid="market"] li')]
    .map((each) => each.getBoundingClientRect())
    .filter((box) => box.right > innerWidth || box.left < 0).length"""
SHOPPING = """() => {
    const press = (name) => {
        const thing = document.querySelector(`[data-testid="${name}"]`);
        thing?.click();
        return !!thing;
    };
    setInterval(() => press('agree') || press('buy-fire_cloak-1') || press('leave'), 300);
}"""


def test_heroes_buy_what_all_agree_to(visit: Visiting, server: ServerProcess) -> None:
    ada, bob = visit("Ada"), visit("Bob", lang="de")
    table = lay_race(server.database, {1: ada, 2: bob}, heroes_shop, "scenario2")
    hers, his = RacePage(ada, table), RacePage(bob, table)
    expect(hers.tool("purse")).to_contain_text("3")
    hers.at_once("buy-brave_heart-2")
    expect(his.tool("market-news")).to_contain_text("Mutiges Herz")
    expect(hers.tool("market-news")).to_contain_text("Ranger")
    his.at_once("agree")
    expect(hers.tool("purse")).to_contain_text("One")
    expect(hers.tool("owns-2")).to_contain_text("heart")
    expect(his.tool("owns-2")).to_contain_text("Herz")


def test_one_refusal_is_enough(visit: Visiting, server: ServerProcess) -> None:
    ada, bob = visit("Ada"), visit("Bob")
    table = lay_race(server.database, {1: ada, 2: bob}, heroes_shop, "scenario2")
    hers, his = RacePage(ada, table), RacePage(bob, table)
    hers.at_once("buy-fools_cap-1")
    his.at_once("refuse")
    expect(hers.tool("market-news")).to_contain_text("not bought")
    expect(hers.tool("purse")).to_contain_text("3")


def test_what_is_asked_is_still_there_after_a_reload(visit: Visiting, server: ServerProcess) -> None:
    ada, bob = visit("Ada"), visit("Bob")
    table = lay_race(server.database, {1: ada, 2: bob}, heroes_shop, "scenario2")
    RacePage(ada, table).at_once("buy-fools_cap-1")
    his = RacePage(bob, table)
    expect(his.tool("market-news")).to_contain_text("Fool’s Cap")
    his.page.reload()
    expect(his.tool("market-news")).to_contain_text("Fool’s Cap")
    his.at_once("agree")
    expect(his.tool("hero-1")).to_contain_text("any symbol")


def test_the_wizard_sees_what_the_heroes_decide(visit: Visiting, server: ServerProcess) -> None:
    ada, wim = visit("Ada"), visit("Wim")
    table = lay_race(server.database, {1: ada, 0: wim}, heroes_shop, "scenario2")
    hers, his = RacePage(ada, table), RacePage(wim, table)
    expect(his.tool("market")).to_contain_text("Still at the market: Warrior, Ranger")
    hers.at_once("buy-soft_shoes-1")
    expect(his.tool("market-news")).to_contain_text("Warrior wants to buy Soft Shoes")
    expect(his.tool("market-news")).to_contain_text("Asked: Ranger")


def test_alone_among_bots_one_shops_and_the_next_round_begins(ada: Person, server: ServerProcess) -> None:
    bots = {0: "hard", 2: "hard"}
    table = lay_race(server.database, {1: ada}, heroes_shop, "scenario2", bots=bots)
    race = RacePage(ada, table)
    expect(race.tool("market")).to_be_visible()
    # The bot may wish for something first: whatever is asked is agreed to.
    race.page.evaluate(SHOPPING)
    expect(race.board).not_to_have_attribute("data-phase", "market", timeout=PATIENCE)
    expect(race.tool("middle")).to_contain_text("round 2")
    answers = [text for seat, text in said(server.database, table) if seat == 1]
    assert any(text.startswith(("buy", "agree")) for text in answers)


def test_the_wizard_buys_a_scroll_and_has_it_in_the_next_round(visit: Visiting, server: ServerProcess) -> None:
    wim = visit("Wim")
    race = RacePage(wim, lay_race(server.database, {0: wim}, wizard_shops, "scenario2"))
    expect(race.tool("purse")).to_contain_text("3")
    race.at_once("buy-dew_scroll-0")
    expect(race.tool("purse")).to_contain_text("One")
    race.at_once("buy-tide_scroll-0")
    race.phase("ready")
    expect(race.tool("wizard-side")).to_contain_text("Scroll of Dew")
    expect(race.tool("wizard-side")).to_contain_text("Scroll of the Tide")


def test_whoever_wants_nothing_leaves(visit: Visiting, server: ServerProcess) -> None:
    wim = visit("Wim")
    race = RacePage(wim, lay_race(server.database, {0: wim}, wizard_shops, "scenario2"))
    race.at_once("leave")
    race.phase("ready")
    expect(race.tool("hint")).to_contain_text("starts the race")


def test_the_market_fits_on_a_phone(visit: Visiting, server: ServerProcess) -> None:
    ada = visit(**PHONE)
    race = RacePage(ada, lay_race(server.database, {1: ada}, heroes_shop, "scenario2", heroes=4))
    expect(race.tool("leave")).to_be_in_viewport()
    assert race.page.evaluate(BESIDE) == 0
    race.at_once("buy-fools_cap-4")
    expect(race.tool("market-news")).to_be_in_viewport()
    assert race.page.evaluate(BESIDE) == 0


def test_the_market_is_accessible(ada: Person, server: ServerProcess) -> None:
    race = RacePage(ada, lay_race(server.database, {1: ada}, heroes_shop, "scenario2"))
    expect(race.tool("market")).to_be_visible()
    assert flaws(race.page) == []
