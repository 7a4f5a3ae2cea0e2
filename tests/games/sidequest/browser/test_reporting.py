"""A reported problem becomes one file that `questhall replay` opens at that moment."""

from __future__ import annotations

from pathlib import Path

import pytest

from questhall.cli import main
from questhall.games.registry import GAMES
from questhall.kernel import matchfile
from tests.browser.person import Person
from tests.games.sidequest.browser.laid_game import lay, main_phase
from tests.games.sidequest.browser.table_page import TablePage
from tests.server.process import ServerProcess


def test_a_problem_is_reported_and_opened_again(
    ada: Person, server: ServerProcess, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    table = TablePage(ada, lay(server.database, {1: ada}, main_phase))
    table.asked("hero-main")
    hand = table.hand_cards()
    table.from_menu("menu-report")
    table.tool("report-notes").fill("The goat should be able to climb.")
    table.tool("send-report").click()
    with ada.page.expect_download() as waiting:
        table.tool("report-file").click()
    file = tmp_path / waiting.value.suggested_filename
    waiting.value.save_as(file)

    text = file.read_text("utf-8")
    assert "#   The goat should be able to climb." in text
    match = matchfile.read(text, GAMES)
    assert matchfile.noted(text) == {"moment": len(match.moves), "seat": 1}
    assert main(["replay", str(file), "--lang", "en"]) == 0
    told = capsys.readouterr().out
    for name in table.card_names(hand):
        assert name in told
