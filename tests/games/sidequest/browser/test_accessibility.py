"""axe finds nothing serious at the table."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.axe import flaws
from tests.browser.person import Person, Visiting
from tests.browser.replay_page import ReplayPage
from tests.games.sidequest.browser.laid_game import Moment, lay, main_phase, over, reaction
from tests.games.sidequest.browser.table_page import TablePage
from tests.server.process import ServerProcess

SCHEMES = ("dark", "light")
MOMENTS = {"hero-main": main_phase, "react": reaction, "": over}


@pytest.mark.parametrize("scheme", SCHEMES)
@pytest.mark.parametrize("moment", MOMENTS.values(), ids=["main", "reaction", "over"])
def test_a_table_is_accessible(visit: Visiting, server: ServerProcess, moment: Moment, scheme: str) -> None:
    ada = visit(color_scheme=scheme)
    table = TablePage(ada, lay(server.database, {1: ada}, moment))
    if moment is over:
        table.over.wait_for()
    else:
        table.asked(next(question for question, each in MOMENTS.items() if each is moment))
    assert flaws(ada.page) == []


def test_making_a_hero_and_choosing_a_deck_are_accessible(ada: Person) -> None:
    ada.page.goto("/")
    ada.page.get_by_test_id("play-now").click()
    table = TablePage.at(ada)
    for question in ("create", "deck", "mulligan"):
        table.asked(question)
        assert flaws(ada.page) == []
        table.answer()


def test_dialogs_at_the_table_are_accessible(ada: Person, server: ServerProcess) -> None:
    table = TablePage(ada, lay(server.database, {1: ada}, main_phase))
    table.asked("hero-main")
    dialog = ada.page.locator("dialog[open]")
    for opener in ("auto", "why", "seat-1"):
        table.tool(opener).click()
        expect(dialog).to_be_visible()
        assert flaws(ada.page) == []
        ada.page.keyboard.press("Escape")
        expect(dialog).to_have_count(0)
    for item in ("menu-help", "menu-report"):
        table.from_menu(item)
        expect(dialog).to_be_visible()
        assert flaws(ada.page) == []
        ada.page.keyboard.press("Escape")
        expect(dialog).to_have_count(0)


def test_a_replay_is_accessible(ada: Person, server: ServerProcess) -> None:
    replay = ReplayPage(ada, lay(server.database, {1: ada}, over), 1)
    replay.scrub(replay.total // 2)
    assert flaws(ada.page) == []


def test_there_is_a_table_in_words_and_what_happens_is_announced(ada: Person, server: ServerProcess) -> None:
    table = TablePage(ada, lay(server.database, {1: ada}, main_phase))
    table.asked("hero-main")
    expect(table.tool("text-table")).to_contain_text("Hero 1, LP ")
    summoned = table.option("summon").locator("strong").inner_text()
    table.choose("summon")
    expect(ada.page.get_by_role("status").filter(has_text=summoned).first).to_be_attached()
