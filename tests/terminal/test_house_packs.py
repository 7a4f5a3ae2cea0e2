"""Packs of a game that brings no tools for them."""

from __future__ import annotations

from pathlib import Path

import pytest

from questhall.games.registry import GAMES
from questhall.kernel.packs import PackErrors
from questhall.terminal.packs import Packs, game_of_pack, packs_of
from questhall.terminal.texts import all_texts
from tests.nim.game import NIM


@pytest.fixture(autouse=True)
def _nim(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(GAMES, "nim", NIM)


def pack(folder: Path, text: str) -> Path:
    (folder / "pack.yaml").write_text(text, encoding="utf-8")
    return folder


def test_the_manifest_is_checked_and_told(tmp_path: Path) -> None:
    folder = pack(tmp_path, "id: more\ngame: nim\nname: {de: Mehr, en: More}\nlanguages: [de, en]\n")
    assert game_of_pack(folder) == "nim"
    tools = packs_of("nim")
    assert type(tools) is Packs
    assert tools.check(folder).errors == ()
    assert tools.summary(folder, all_texts(NIM, "de")) == (
        "id more, game nim, name Mehr, languages de, en: keine Fehler gefunden."
    )
    assert list(tools.cards(folder, all_texts(NIM, "de"))) == []


def test_a_manifest_that_cannot_be_read_is_an_error(tmp_path: Path) -> None:
    assert len(Packs().check(pack(tmp_path, "- a list\n")).errors) == 1


def test_a_pack_says_for_which_game_it_is(tmp_path: Path) -> None:
    with pytest.raises(PackErrors, match="does not say for which game it is; there are sidequest"):
        game_of_pack(pack(tmp_path, "id: lost\n"))
