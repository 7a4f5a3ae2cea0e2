"""The line breaks in the middle of a reaction, and the game goes on as if nothing had been."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser.person import PATIENCE, Visiting
from tests.browser.wire import Wire
from tests.games.sidequest.browser.laid_game import lay, reaction
from tests.games.sidequest.browser.table_page import TablePage
from tests.server.process import ServerProcess


@pytest.fixture
def own_server(client: None, tmp_path: Path) -> Iterator[ServerProcess]:
    """One that may be killed."""
    with ServerProcess(f"sqlite:{tmp_path / 'own.db'}", tmp_path / "errors.log") as running:
        yield running


def test_a_broken_line_in_a_reaction_is_mended_by_itself(visit: Visiting, server: ServerProcess) -> None:
    with Wire(server.port) as wire:
        ada = visit(url=wire.url)
        table = TablePage(ada, lay(server.database, {1: ada}, reaction))
        table.asked("react")
        offered, told = table.offered(), table.log.inner_text()
        ada.expects_a_broken_line()
        wire.cut()
        expect(table.tool("away")).to_be_visible(timeout=PATIENCE)
        wire.mend()
        expect(table.tool("away")).to_be_hidden(timeout=PATIENCE)
        table.asked("react")
        assert (table.offered(), table.log.inner_text()) == (offered, told)
        before = table.ask
        table.option("pass").click()
        table.next(before)


def test_a_line_that_falls_silent_is_seen_and_loses_nothing(visit: Visiting, server: ServerProcess) -> None:
    with Wire(server.port) as wire:
        ada = visit(url=wire.url)
        table = TablePage(ada, lay(server.database, {1: ada}, reaction))
        table.asked("react")
        offered, before = table.offered(), table.ask
        ada.expects_a_broken_line()
        wire.hush()
        expect(table.tool("away")).to_be_visible(timeout=PATIENCE)
        wire.mend()
        expect(table.tool("away")).to_be_hidden(timeout=PATIENCE)
        assert table.offered() == offered
        table.option("pass").click()
        table.next(before)


def test_what_happened_meanwhile_is_told_afterwards(visit: Visiting, server: ServerProcess) -> None:
    with Wire(server.port) as wire:
        ada, bob = visit("Ada", url=wire.url), visit("Bob")
        hero = TablePage(ada, lay(server.database, {1: ada, 0: bob}, reaction, asked=0))
        gm = TablePage(bob, hero.table)
        gm.asked("react")
        hero.log.locator("[data-n]").first.wait_for()
        known, told = hero.told, gm.told
        ada.expects_a_broken_line()
        wire.cut()
        expect(hero.tool("away")).to_be_visible(timeout=PATIENCE)
        gm.prompt.locator('[data-testid^="option-"]:not([data-move="pass"])').first.click()
        gm.hears_more_than(told)
        wire.mend()
        expect(hero.tool("away")).to_be_hidden(timeout=PATIENCE)
        hero.hears_more_than(known)
        expect(hero.log).to_contain_text("while you were away")


def test_a_table_survives_a_killed_server(visit: Visiting, own_server: ServerProcess) -> None:
    ada = visit(url=own_server.url)
    table = TablePage(ada, lay(own_server.database, {1: ada}, reaction))
    table.asked("react")
    told = table.log.inner_text()
    ada.expects_a_broken_line()
    own_server.kill()
    expect(table.tool("away")).to_be_visible(timeout=PATIENCE)
    own_server.start()
    expect(table.tool("away")).to_be_hidden(timeout=PATIENCE)
    table.asked("react")
    assert table.log.inner_text() == told
    before = table.ask
    table.option("pass").click()
    table.next(before)
