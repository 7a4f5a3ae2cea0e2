"""Two people, each with a browser, as Hero and GM at one table."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence

from playwright.sync_api import expect

from tests.browser.person import PATIENCE, Person, Visiting
from tests.games.sidequest.browser.laid_game import discovering, lay, main_phase
from tests.games.sidequest.browser.table_page import TablePage
from tests.server.process import ServerProcess

SEEN = "() => document.documentElement.outerHTML"
ASKED = """(last) => {
    const ask = document.querySelector('[data-testid="prompt"]')?.dataset.ask;
    return ask !== undefined && ask !== last ? ask : null;
}"""
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


def play(tables: Sequence[TablePage], enough: Callable[[], bool]) -> None:
    """Whoever is asked something answers."""
    answered = dict.fromkeys(tables, "")
    waited = time.monotonic()
    while not enough():
        for table in tables:
            ask = table.page.evaluate(ASKED, answered[table])
            if ask is not None:
                table.say()
                answered[table] = ask
                waited = time.monotonic()
        assert time.monotonic() < waited + PATIENCE / 1000, "nobody is asked anything"


def test_a_friend_comes_by_link_and_both_play(visit: Visiting) -> None:
    hero, gm = invited(visit("Ada"), visit("Bob"))
    play((hero, gm), enough=lambda: hero.round >= ROUNDS)
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
    public = TablePage(visit("Cleo"), hero.table)
    expect(public.tool("gm")).to_be_visible()
    open_to_all = public.page.evaluate(SEEN)
    for page, other in ((hero, gm), (gm, hero)):
        shown = page.page.evaluate(SEEN)
        hidden = [name for name in page.card_names(hands[other]) if name not in open_to_all]
        assert hidden
        assert [name for name in hidden if name in shown] == []


def test_what_one_does_the_other_sees_at_once(visit: Visiting, server: ServerProcess) -> None:
    ada, bob = visit("Ada"), visit("Bob", lang="de")
    hero = TablePage(ada, lay(server.database, {1: ada, 0: bob}, discovering))
    gm = TablePage(bob, hero.table)
    expect(gm.prompt).to_contain_text("Ada")
    told = gm.told
    hero.choose("discover")
    gm.hears_more_than(told)
