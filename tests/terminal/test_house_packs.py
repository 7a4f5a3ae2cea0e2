"""Packs of a game that brings no tools for them."""

from __future__ import annotations

from pathlib import Path

import pytest

from questhall.games.registry import GAMES
from questhall.kernel.packs import PackErrors, PackFiles
from questhall.terminal.packs import PackTools, pack_tools
from questhall.terminal.texts import all_texts
from tests.nim.game import NIM


@pytest.fixture(autouse=True)
def _nim(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(GAMES, "nim", NIM)


def pack(folder: Path, text: str) -> PackFiles:
    (folder / "pack.yaml").write_text(text, encoding="utf-8")
    return PackFiles.in_folder(folder)


def test_the_manifest_is_checked_and_told() -> None:
    files = PackFiles.in_folder(NIM.core_folder)
    tools = pack_tools(files)
    assert type(tools) is PackTools
    assert tools.check(files).errors == ()
    read = tools.read(files)
    assert tools.summary(read, all_texts(NIM, "de")).startswith("Hölzchen 1.0.0")
    assert list(tools.cards(read, all_texts(NIM, "de"))) == []


def test_what_is_wrong_with_a_manifest_is_found(tmp_path: Path) -> None:
    files = pack(tmp_path, "id: more\ngame: nim\n")
    assert [error.file for error in pack_tools(files).check(files).errors] == ["pack.yaml"]


def test_a_pack_says_for_which_game_it_is(tmp_path: Path) -> None:
    with pytest.raises(PackErrors, match="the field 'game' is missing"):
        pack_tools(pack(tmp_path, "id: lost\n"))
