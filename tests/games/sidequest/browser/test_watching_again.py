"""Replays: step by step, through other eyes, shared, downloaded, forked."""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import expect

from questhall.games.registry import GAMES
from questhall.kernel import matchfile
from tests.browser.person import Person, Visiting
from tests.browser.replay_page import ReplayPage
from tests.games.sidequest.browser.laid_game import lay, over
from tests.games.sidequest.browser.table_page import TablePage
from tests.server.process import ServerProcess


def test_a_replay_goes_forwards_backwards_and_anywhere(ada: Person, server: ServerProcess) -> None:
    replay = ReplayPage(ada, lay(server.database, {1: ada}, over), 1)
    assert replay.step == 0
    replay.press("step-forward", 1)
    replay.press("step-forward", 2)
    replay.press("step-back", 1)
    replay.scrub(replay.total // 2)
    middle = replay.log.inner_text()
    replay.scrub(replay.total)
    assert replay.log.inner_text() != middle
    replay.page.keyboard.press("Home")
    replay.at(0)
    replay.page.keyboard.press("ArrowRight")
    replay.at(1)
    replay.page.get_by_test_id("replay-play").click()
    replay.at(3)


def test_a_finished_game_is_watched_through_anybodys_eyes(ada: Person, server: ServerProcess) -> None:
    replay = ReplayPage(ada, lay(server.database, {1: ada}, over), 1)
    replay.scrub(replay.total // 2)
    own = replay.hand_cards()
    eyes = replay.page.get_by_test_id("replay-eyes")
    eyes.select_option("0")
    expect(replay.page.get_by_test_id("gm")).to_be_visible()
    replay.page.wait_for_function("() => document.querySelectorAll('[data-testid^=\"hand-\"]').length > 0")
    assert set(replay.hand_cards()).isdisjoint(own)
    eyes.select_option("")
    expect(replay.page.locator('[data-testid^="hand-"]')).to_have_count(0)


def test_a_moment_is_shared_by_link(visit: Visiting, server: ServerProcess) -> None:
    ada = visit("Ada", permissions=["clipboard-read", "clipboard-write"])
    replay = ReplayPage(ada, lay(server.database, {1: ada}, over), None)
    replay.scrub(replay.total // 3)
    replay.page.get_by_test_id("replay-share").click()
    expect(replay.page.get_by_test_id("toast")).to_be_visible()
    link = replay.page.evaluate("() => navigator.clipboard.readText()")
    bob = visit("Bob")
    bob.page.goto(link)
    expect(bob.page.get_by_test_id("replay-step")).to_have_attribute("data-step", str(replay.step))
    assert bob.page.get_by_test_id("log").inner_text() == replay.log.inner_text()


def test_a_finished_game_is_downloaded_as_a_match_file(ada: Person, server: ServerProcess, tmp_path: Path) -> None:
    replay = ReplayPage(ada, lay(server.database, {1: ada}, over), 1)
    with ada.page.expect_download() as waiting:
        ada.page.get_by_test_id("replay-download").click()
    file = tmp_path / "game.match"
    waiting.value.save_as(file)
    match = matchfile.read(file.read_text("utf-8"), GAMES)
    assert match.state.over
    assert len(match.moves) >= replay.total > 0


def test_a_game_is_forked_in_the_middle_and_played_on(ada: Person, server: ServerProcess) -> None:
    replay = ReplayPage(ada, lay(server.database, {1: ada}, over), 1)
    replay.scrub(replay.total // 2)
    replay.page.get_by_test_id("replay-fork").click()
    ada.page.wait_for_url("**/table/**")
    table = TablePage.at(ada)
    assert table.table != replay.table
    assert table.play(until=lambda now: True)["question"]
    table.answer()


def test_a_line_of_the_log_leads_to_its_moment(ada: Person, server: ServerProcess) -> None:
    table = TablePage(ada, lay(server.database, {1: ada}, over))
    line = table.log.locator("li[data-n]").nth(3)
    text = line.locator(".text").inner_text()
    line.get_by_role("button", name="Rules and moment").click()
    line.get_by_role("link", name="See this moment again").click()
    expect(ada.page.locator('[data-testid="log"] [aria-current="step"]')).to_contain_text(text)
