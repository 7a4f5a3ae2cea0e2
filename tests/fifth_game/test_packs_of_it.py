"""Packs of one's own: checked, listed, chosen, and never used when something is wrong with them."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from lanterns.game import LANTERNS
from lanterns.settings import Settings
from questhall.cli import main
from questhall.games.registry import GAMES
from questhall.games.shelf import FOLDERS, Shelf
from questhall.kernel import matchfile
from questhall.kernel.game import BadSettingsError
from questhall.kernel.match import Match
from questhall.kernel.packs import PackErrors, PackFiles, tell
from questhall.kernel.snapshot import SnapshotError
from tests.fifth_game.extra_pack import write_pack
from tests.surroundings import SURROUNDINGS


def errors(folder: Path, lang: str) -> list[str]:
    report = LANTERNS.kind_of_packs.check(PackFiles.in_folder(folder), LANTERNS.packs)
    return [tell(error, lang) for error in report.errors]


@pytest.mark.parametrize(("lang", "said"), [("de", "Unter dem Markt 1.0.0"), ("en", "Below the Market 1.0.0")])
def test_its_own_pack_is_good(lang: str, said: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["pack", "check", "lanterns", "--lang", lang]) == 0
    assert said in capsys.readouterr().out


def test_a_pack_adds_a_quest_that_can_be_chosen(tmp_path: Path) -> None:
    shelf = Shelf(GAMES, [write_pack(tmp_path / "rope").parent])
    settings = Settings(packs=("rope",), quest="rope", master=False)
    game = shelf.game_for(LANTERNS, settings)
    assert [pack.id for pack in game.packs] == ["core", "rope"]
    assert game.start(settings, 1).oil == 9
    assert [value.id for value in game.agreements()[0].values] == ["clapper", "ledger", "valve", "rope"]  # type: ignore[union-attr]


def test_without_the_pack_there_is_no_such_quest(tmp_path: Path) -> None:
    shelf = Shelf(GAMES, [write_pack(tmp_path / "rope").parent])
    with pytest.raises(BadSettingsError, match="no quest “rope”"):
        shelf.game_for(LANTERNS, Settings(quest="rope")).table(Settings(quest="rope"), 1)
    with pytest.raises(BadSettingsError, match="there is no pack 'string'"):
        shelf.game_for(LANTERNS, Settings(packs=("string",)))


def test_a_match_with_the_pack_is_saved_and_needs_it(tmp_path: Path) -> None:
    shelf = Shelf(GAMES, [write_pack(tmp_path / "rope").parent])
    settings = Settings(packs=("rope",), quest="rope", master=False)
    text = matchfile.write(Match(shelf.game_for(LANTERNS, settings), settings, 1))
    with pytest.raises(SnapshotError):
        matchfile.read(text, GAMES)


@pytest.mark.parametrize(
    ("lang", "said"),
    [
        ("de", "quests.yaml:8: quests rope, treasure 1: „attic“ gibt es nicht; es gibt cistern, crypt, hall"),
        ("en", "quests.yaml:8: quests rope, treasure 1: there is no 'attic'; there are cistern, crypt, hall"),
    ],
)
def test_a_broken_pack_is_told_and_never_used(tmp_path: Path, lang: str, said: str) -> None:
    folder = write_pack(tmp_path / "rope", hiding="attic")
    [told] = errors(folder, lang)
    assert told.startswith(said)
    shelf = Shelf(GAMES, [tmp_path])
    [_, broken] = shelf.packs_of(LANTERNS)
    assert (broken.pack, [tell(error, lang) for error in broken.errors]) == (None, [told])
    with pytest.raises(BadSettingsError, match="there is no pack 'rope'"):
        shelf.game_for(LANTERNS, Settings(packs=("rope",)))


@pytest.mark.parametrize(
    ("file", "text", "said"),
    [
        ("cellar.yaml", "{id: loft, name: {de: a, en: b}, at: [10, 0, 3, 1]}", "does not fit into the cellar of 12"),
        ("cellar.yaml", "{id: loft, name: {de: a, en: b}, at: [0, 4, 1, 1]}", "on squares of the room 'stairs'"),
        ("cellar.yaml", "{id: loft, name: {de: a}, at: [0, 0, 1, 1]}", "the language 'en' is missing"),
    ],
)
def test_rooms_that_do_not_fit_are_refused(tmp_path: Path, file: str, text: str, said: str) -> None:
    folder = write_pack(tmp_path / "rope")
    (folder / file).write_text(f"rooms: [{text}]\n", encoding="utf-8")
    assert said in " ".join(errors(folder, "en"))


@pytest.mark.parametrize("door", ["[[0, 3], [2, 3]]", "[[0, 3], [1, 3]]", "[[0, 3], [0, 2]]"])
def test_a_door_joins_two_rooms(tmp_path: Path, door: str) -> None:
    folder = write_pack(tmp_path / "rope")
    (folder / "cellar.yaml").write_text(f"doors: [{{id: hatch, between: {door}}}]\n", encoding="utf-8")
    assert "a door joins two squares" in " ".join(errors(folder, "en"))


@pytest.mark.parametrize(
    ("line", "said"),
    [
        ("then: rope", "lead back to this one"),
        ("then: string", "there is no 'string'"),
        ("sleepers: [wolf]", "there is no 'wolf'"),
        ("relic: ring", "there is no 'ring'"),
        ("oil: 2", "must be at least 4"),
    ],
)
def test_quests_that_make_no_sense_are_refused(tmp_path: Path, line: str, said: str) -> None:
    folder = write_pack(tmp_path / "rope", hiding="hall" if line != "oil: 2" else "well")
    file = folder / "quests.yaml"
    text = file.read_text(encoding="utf-8").replace("    oil: 9\n", "    oil: 9\n" if line != "oil: 2" else "")
    file.write_text(f"{text}    {line}\n", encoding="utf-8")
    assert said in " ".join(errors(folder, "en"))


def test_a_treasure_on_the_stairs_is_refused(tmp_path: Path) -> None:
    assert "cannot lie in the room with the stairs" in errors(write_pack(tmp_path / "rope", "stairs"), "en")[0]


def test_two_packs_with_the_same_quest_do_not_lie_together(tmp_path: Path) -> None:
    rope = LANTERNS.kind_of_packs.read(PackFiles.in_folder(write_pack(tmp_path / "rope")), LANTERNS.packs)
    with pytest.raises(PackErrors):
        LANTERNS.with_packs((*LANTERNS.packs, rope, rope)).cellar  # noqa: B018 - it is made here


def test_the_command_line_takes_a_folder(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(FOLDERS, "")
    write_pack(tmp_path / "rope")
    command = ["play", "lanterns", "--packs", str(tmp_path), "--set", "quest=rope", "--seat", "watch", "--lang", "de"]
    assert main(command) == 0
    assert "Das Brunnenseil: Mit 9 Öl steigt ihr hinab." in capsys.readouterr().out


def test_other_processes_find_the_packs_in_the_surroundings(tmp_path: Path) -> None:
    write_pack(tmp_path / "rope")
    done = subprocess.run(
        [sys.executable, "-m", "questhall", "play", "lanterns", "--set", "quest=rope", "--seat", "watch"],
        env=SURROUNDINGS | {FOLDERS: str(tmp_path), "LANG": "en"},
        capture_output=True,
        text=True,
        check=True,
    )
    assert "The Well Rope: the company goes down with 9 oil." in done.stdout
