"""Packs that make no sense are refused, each with the file, the line, the place, the reason and the rule."""

from __future__ import annotations

from pathlib import Path

import pytest

from questhall.games.heroquest.library import PACKS, Pack
from questhall.kernel.pack_errors import tell
from questhall.kernel.packs import PackErrors, PackFiles
from tests.games.heroquest.bad_packs import BAD, MANIFEST, NAMES, POTION, SPELL, TREASURE, WEAPON
from tests.games.heroquest.core import core


def refused(folder: Path, file: str, text: str) -> PackErrors:
    for name, content in {"pack.yaml": MANIFEST, "names.yaml": NAMES, file: text}.items():
        (folder / name).write_text(content, encoding="utf-8")
    with pytest.raises(PackErrors) as caught:
        read(folder)
    return caught.value


def read(folder: Path) -> Pack:
    return PACKS.read(PackFiles.in_folder(folder), [core()])


@pytest.mark.parametrize("name", BAD)
def test_a_bad_pack_is_refused_with_its_place_and_reason(tmp_path: Path, name: str) -> None:
    file, text, expected = BAD[name]
    [error] = refused(tmp_path, file, text).errors
    assert tell(error, "en").startswith(expected)
    assert tell(error, "de") != tell(error, "en")


def test_a_good_pack_builds_on_the_core(tmp_path: Path) -> None:
    (tmp_path / "pack.yaml").write_text(MANIFEST)
    (tmp_path / "cards.yaml").write_text(TREASURE + "{effect: give, thing: longsword}]}\n")
    assert list(read(tmp_path).treasures) == ["new"]


def test_a_lore_without_a_name(tmp_path: Path) -> None:
    """The core names all lores, so that only a pack without it can lack one."""
    (tmp_path / "pack.yaml").write_text(MANIFEST.replace("needs: [core]\n", ""))
    text = SPELL + "school: life, sight: area, aim: ally, effects: [{effect: heal, body: 1}]}\n"
    (tmp_path / "spells.yaml").write_text(text)
    [error] = PACKS.check(PackFiles.in_folder(tmp_path)).errors
    assert tell(error, "de") == "spells.yaml:2: spells new, school: in der Namenstafel fehlt „life“"


def test_a_recipe_wants_no_more_ingredients_than_there_are(tmp_path: Path) -> None:
    (tmp_path / "pack.yaml").write_text(MANIFEST.replace("needs: [core]\n", ""))
    (tmp_path / "gear.yaml").write_text(POTION + "effects: [{effect: heal, body: 1}]}\n")
    (tmp_path / "cards.yaml").write_text("recipes:\n  - {id: brew, potion: new, ingredients: 2}\n")
    [error] = PACKS.check(PackFiles.in_folder(tmp_path)).errors
    assert tell(error, "en") == (
        "cards.yaml:2: recipes brew, ingredients: it needs more different ingredients than there are;"
        " there are 0 (HQ-14.2)"
    )


def test_everything_that_is_wrong_is_told_at_once(tmp_path: Path) -> None:
    text = WEAPON + "dice: 0, only: [nobody]}\n" + POTION.replace("new", "other") + "effects: []}\n"
    errors = refused(tmp_path, "gear.yaml", text).errors
    assert [error.line for error in errors] == [2, 2, 4]
