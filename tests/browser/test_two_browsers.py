"""Two people, each with a browser, as Hero and GM at one table."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.conftest import Visiting
from tests.browser.laid import discovering, lay, main_phase
from tests.browser.person import Person
from tests.browser.table_page import TablePage
from tests.server.process import ServerProcess

SEEN = "() => document.documentElement.outerHTML"
ROUNDS = 2


def invited(host: Person, guest: Person) -> tuple[TablePage, TablePage]:
    """The host opens a table for two and sends a link; both sit at it, and it has begun."""
    page = host.page
    page.goto("/")
    page.get_by_test_id("new-table").click()
    page.get_by_test_id("heroes-1").check()
    page.get_by_test_id("seat-0-open").check()
    page.get_by_test_id("my-name").fill(host.name)
    page.get_by_test_id("open-table").click()
    page.get_by_test_id("link-0").click()
    guest.page.goto(page.get_by_test_id("link").input_value())
    guest.page.get_by_label("Your name").fill(guest.name)
    guest.page.get_by_test_id("sit-0").click()
    expect(page.get_by_test_id("seat-0")).to_contain_text(guest.name)
    page.get_by_test_id("start").click()
    return TablePage.at(host), TablePage.at(guest)


def test_a_friend_comes_by_link_and_both_play(visit: Visiting) -> None:
    hero, gm = invited(visit("Ada"), visit("Bob"))
    while hero.round < ROUNDS:
        active = hero if hero.is_asked(within=gm) else gm
        active.answer(wait=False)
    expect(hero.page.get_by_test_id("seat-0")).to_contain_text("Bob")
    expect(gm.page.get_by_test_id("seat-1")).to_contain_text("Ada")


def test_nobody_has_the_cards_of_the_other_on_the_page(visit: Visiting, server: ServerProcess) -> None:
    ada, bob = visit("Ada"), visit("Bob")
    hero = TablePage(ada, lay(server.database, {1: ada, 0: bob}, main_phase))
    gm = TablePage(bob, hero.table)
    hero.asked("hero-main")
    expect(gm.hand().first).to_be_visible()
    hands = {page: set(page.hand_cards()) for page in (hero, gm)}
    assert hands[hero]
    assert hands[gm]
    assert not hands[hero] & hands[gm]
    for page, other in ((hero, gm), (gm, hero)):
        public = page.public_cards()
        shown = page.page.evaluate(SEEN)
        for name in page.card_names(hands[other] - public):
            assert name not in shown


def test_what_one_does_the_other_sees_at_once(visit: Visiting, server: ServerProcess) -> None:
    ada, bob = visit("Ada"), visit("Bob", lang="de")
    hero = TablePage(ada, lay(server.database, {1: ada, 0: bob}, discovering))
    gm = TablePage(bob, hero.table)
    expect(gm.prompt).to_contain_text("Ada")
    lines = gm.log.locator("[data-n]").count()
    hero.choose("discover")
    expect(gm.log.locator("[data-n]").nth(lines)).to_be_visible()
