"""Undo: free while nobody learned anything, else with the consent of those who did."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.person import Person, Visiting
from tests.games.sidequest.browser.laid_game import discovering, lay, main_phase
from tests.games.sidequest.browser.table_page import TablePage
from tests.server.process import ServerProcess


def test_a_summoned_creature_is_taken_back_freely_and_played_again(ada: Person, server: ServerProcess) -> None:
    table = TablePage(ada, lay(server.database, {1: ada}, main_phase))
    table.asked("hero-main")
    hand = table.hand_cards()
    table.choose("summon")
    summoned = table.hand_cards()
    assert len(summoned) == len(hand) - 1
    table.tool("undo").click()
    expect(table.hand()).to_have_count(len(hand))
    assert table.hand_cards() == hand
    table.tool("redo").click()
    expect(table.hand()).to_have_count(len(summoned))
    assert table.hand_cards() == summoned


def revealed(visit: Visiting, server: ServerProcess) -> tuple[TablePage, TablePage]:
    """The Hero has turned up a card and wants it undone; the GM is a person."""
    ada, bob = visit("Ada"), visit("Bob")
    hero = TablePage(ada, lay(server.database, {1: ada, 0: bob}, discovering))
    gm = TablePage(bob, hero.table)
    hero.asked("beg-or-discover")
    expect(gm.log).to_be_visible()
    hero.choose("discover")
    hero.tool("undo").click()
    expect(hero.tool("undo-notice")).to_contain_text("Bob")
    return hero, gm


def test_what_was_revealed_is_taken_back_when_the_other_agrees(visit: Visiting, server: ServerProcess) -> None:
    hero, gm = revealed(visit, server)
    expect(gm.page.get_by_role("dialog")).to_contain_text("Ada wants to take a move back")
    move = gm.tool("undo-move").inner_text()
    assert move
    assert move in gm.log.inner_text()
    gm.tool("undo-yes").click()
    hero.asked("beg-or-discover")
    expect(hero.tool("undo-notice")).to_be_hidden()


def test_it_stays_when_the_other_declines(visit: Visiting, server: ServerProcess) -> None:
    hero, gm = revealed(visit, server)
    asked = hero.question
    gm.tool("undo-no").click()
    expect(hero.tool("undo-notice")).to_be_hidden()
    expect(gm.page.get_by_role("dialog")).to_be_hidden()
    assert hero.question == asked != "beg-or-discover"
    hero.answer()
