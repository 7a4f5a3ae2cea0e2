"""Packs that make no sense are refused, each with the file, the line, the place, the reason and the rule."""

from __future__ import annotations

from pathlib import Path
from typing import get_args

import pytest

from questhall.games.starquest import vocabulary as v
from questhall.games.starquest.checks.groups import most_together
from questhall.games.starquest.library import PACKS, Pack
from questhall.games.starquest.values import RADII
from questhall.kernel.pack_errors import Report, tell
from questhall.kernel.packs import PackErrors, PackFiles
from tests.games.starquest.core import CORE, core
from tests.games.starquest.starquest_bad_effects import FIND, NAME, WARE
from tests.games.starquest.starquest_bad_packs import BAD, GUARD, HERO, MANIFEST, UNIT, WEAPON


def write(folder: Path, file: str, text: str, manifest: str = MANIFEST) -> PackFiles:
    (folder / "factions").mkdir()
    for name, content in {"pack.yaml": manifest, file: text}.items():
        (folder / name).write_text(content, encoding="utf-8")
    return PackFiles.in_folder(folder)


def read(folder: Path, file: str, text: str) -> Pack:
    return PACKS.read(write(folder, file, text), [core()])


def warned(folder: Path, file: str, text: str) -> list[str]:
    report: Report = PACKS.check(write(folder, file, text), [core()])
    assert report.errors == ()
    assert all(tell(problem, "de") != tell(problem, "en") for problem in report.warnings)
    return [tell(problem, "en") for problem in report.warnings]


@pytest.mark.parametrize("name", BAD)
def test_a_bad_pack_is_refused_with_its_place_and_reason(tmp_path: Path, name: str) -> None:
    file, text, expected = BAD[name]
    with pytest.raises(PackErrors) as caught:
        read(tmp_path, file, text)
    [error] = caught.value.errors
    assert tell(error, "en").startswith(expected)
    assert tell(error, "de") != tell(error, "en")


def test_a_good_pack_builds_on_the_core(tmp_path: Path) -> None:
    pack = read(tmp_path, "factions/new.yaml", GUARD + "rules: {fear: 1}}\n")
    assert list(pack.units) == ["new"]


def test_a_pack_above_another_may_add_a_find_to_a_number(tmp_path: Path) -> None:
    pack = read(tmp_path, "gear.yaml", FIND + "effects: [{do: credits, n: 1}]}\n")
    assert pack.discoveries["new"].rolls == core().discoveries["tripwire"].rolls == (1,)


def test_without_another_below_it_every_number_needs_a_find(tmp_path: Path) -> None:
    alone = MANIFEST.replace("needs: [core]\n", "")
    files = write(tmp_path, "gear.yaml", FIND + "effects: [{do: credits, n: 1}]}\n", alone)
    [error] = PACKS.check(files).errors
    assert tell(error, "en") == (
        "gear.yaml:2: discoveries new, rolls: no find for these numbers of the die: 2, 3, 4, 5, 6 (ST-195)"
    )


def test_everything_that_is_wrong_is_told_at_once(tmp_path: Path) -> None:
    text = WEAPON + "attacks: 0, deadly: 1}\n" + f"  - {{id: other, {NAME}, attacks: 1, indirect: true}}\n"
    with pytest.raises(PackErrors) as caught:
        read(tmp_path, "weapons.yaml", text)
    assert [error.line for error in caught.value.errors] == [2, 2, 3]


# --- warnings --------------------------------------------------------------------------------------


def test_the_shipped_pack_has_neither_errors_nor_warnings() -> None:
    report = PACKS.check(PackFiles.in_folder(CORE))
    assert [str(problem) for problem in (*report.errors, *report.warnings)] == []


def test_points_that_are_far_from_the_values_are_warned_of(tmp_path: Path) -> None:
    """One with Tough 1 is worth 9.18 for the body and 6.45 for the fists: 15."""
    assert warned(tmp_path, "factions/new.yaml", GUARD.replace("points: 20", "points: 25") + "}\n") == [
        "factions/new.yaml:2: units new, points: the values are worth 15 points, and it says 25"
    ]


def test_a_quarter_more_is_a_matter_of_taste(tmp_path: Path) -> None:
    assert warned(tmp_path, "factions/new.yaml", GUARD.replace("points: 20", "points: 35") + "tough: 3}\n") == []


def test_points_of_classes_and_wares_are_looked_at_too(tmp_path: Path) -> None:
    hero = HERO.replace("points: 70", "points: 100") + "weapons: [belt_knife], skills: [vanish]}\n"
    assert warned(tmp_path, "heroes.yaml", hero) == [
        "heroes.yaml:2: classes new, points: the values are worth 75 points, and it says 100"
    ]


def test_a_ware_that_counts_for_too_little_is_warned_of(tmp_path: Path) -> None:
    assert warned(tmp_path, "gear.yaml", WARE + "fits: hero, rules: {flying: true}}\n") == [
        "gear.yaml:2: wares new, points: the values are worth 15 points, and it says 5"
    ]


def test_whoever_never_strikes_back_is_warned_of(tmp_path: Path) -> None:
    gunner = UNIT.replace("points: 20", "points: 35") + "role: shooter, weapons: [vigil_rifle]}\n"
    assert warned(tmp_path, "factions/new.yaml", gunner) == [
        "factions/new.yaml:2: units new, weapons: without a melee weapon it neither charges nor strikes back (ST-225)"
    ]


def test_a_gun_that_never_moves_need_not_strike_back(tmp_path: Path) -> None:
    gun = UNIT.replace("points: 20", "points: 30") + "role: support, weapons: [vigil_rifle], rules: {immobile: true}}\n"
    assert warned(tmp_path, "factions/new.yaml", gun) == []


# --- groups ----------------------------------------------------------------------------------------


def test_the_smaller_the_base_the_larger_the_group() -> None:
    assert [most_together(base) for base in get_args(v.Base)] == [19, 12, 8, 7, 7]


def test_seven_of_any_size_stand_around_one_of_them() -> None:
    """Opposite ones of a ring around one are two bases apart and one between them: less than 3 inches."""
    assert max(RADII.values()) * 2 <= 3000
