"""A seat belongs to the person in it: as people see it who sit at one table with browsers of their own."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.axe import flaws
from tests.browser.person import Visiting
from tests.games.sidequest.browser.laid_game import lay, main_phase
from tests.games.sidequest.browser.table_page import TablePage
from tests.server.process import ServerProcess


def test_a_link_for_the_seat_of_somebody_present_shows_nothing_and_asks_them(
    visit: Visiting, server: ServerProcess
) -> None:
    ada, bob, other = visit("Ada"), visit("Bob"), visit("Adas other browser")
    host = TablePage(ada, lay(server.database, {1: ada, 0: bob}, main_phase))
    opponent = TablePage(bob, host.table)
    expect(opponent.hand().first).to_be_visible()
    held = opponent.hand().count()

    ada.page.get_by_test_id("seat-0").click()
    ada.page.get_by_test_id("link-0").click()
    address = ada.page.get_by_test_id("link").input_value()
    expect(bob.page.get_by_role("dialog")).to_contain_text("Ada")
    other.page.goto(address)
    expect(other.page.get_by_test_id("toast")).to_contain_text("has not agreed")
    expect(other.page.get_by_text("You are watching.")).to_be_visible()
    assert TablePage.at(other).hand().count() == 0
    assert flaws(bob.page) == []

    bob.page.get_by_test_id("wish-no").click()
    expect(bob.page.get_by_role("dialog")).to_have_count(0)
    assert opponent.hand().count() == held
    other.page.goto(address)
    expect(other.page.get_by_test_id("toast").last).to_contain_text("leads to no seat any more")


def test_a_link_opened_in_a_tab_at_the_table_gives_the_seat_when_its_person_agrees(
    visit: Visiting, server: ServerProcess
) -> None:
    ada, bob, cleo = visit("Ada"), visit("Bob"), visit("Cleo", lang="de")
    host = TablePage(ada, lay(server.database, {1: ada, 0: bob}, main_phase))
    opponent, guest = TablePage(bob, host.table), TablePage(cleo, host.table)
    expect(opponent.hand().first).to_be_visible()
    ada.page.get_by_test_id("seat-0").click()
    ada.page.get_by_test_id("link-0").click()
    address = ada.page.get_by_test_id("link").input_value()
    cleo.page.evaluate("(address) => { location.href = address; }", address)
    expect(cleo.page.get_by_test_id("toast")).to_contain_text("noch nicht zugestimmt")
    bob.page.get_by_test_id("wish-yes").click()
    expect(guest.hand().first).to_be_visible()
    expect(opponent.hand()).to_have_count(0)
    expect(bob.page.get_by_test_id("toast")).to_contain_text("no longer yours")


def test_who_is_away_is_shown_with_the_time_and_what_can_be_done(visit: Visiting, server: ServerProcess) -> None:
    ada, bob = visit("Ada"), visit("Bob")
    hero = TablePage(ada, lay(server.database, {1: ada, 0: bob}, main_phase))
    TablePage(bob, hero.table)
    expect(hero.hand().first).to_be_visible()
    seat = ada.page.get_by_test_id("seat-0")
    expect(seat.get_by_label("A person, at the table")).to_be_visible()
    bob.page.goto("/")
    expect(seat.get_by_label("A person, away")).to_be_visible()
    seat.click()
    expect(ada.page.get_by_role("dialog")).to_contain_text("Away for 0:")
