"""Packs of Rush Out!: what is refused, and several of them on one table."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

import pytest

from questhall.games.rushout.catalog import Catalog, catalog
from questhall.games.rushout.game import RUSHOUT
from questhall.games.rushout.library import FOLDER, PACKS, Pack
from questhall.kernel.pack_errors import tell
from questhall.kernel.packs import PackErrors, PackFiles

NAME = "name: {de: Neu, en: New}"
MANIFEST = """id: more
game: rushout
version: 1.0.0
name: {de: Mehr, en: More}
languages: [de, en]
licence: CC0-1.0
"""
NEEDS = f"{MANIFEST}needs: [core]\n"
TABLE = """dragon_tile: {"2": 3, "3": 3, "4": 5}
souls: {"2": 7, "3": 8, "4": 8}
lives: {"2": 4, "3": 5, "4": 6}
"""


def files(folder: Path, manifest: str = NEEDS, **texts: str) -> PackFiles:
    for name, text in {"pack": manifest, **texts}.items():
        (folder / f"{name}.yaml").write_text(text, encoding="utf-8")
    return PackFiles.in_folder(folder)


def told(found: PackFiles, lang: str = "en") -> list[str]:
    return [tell(error, lang) for error in PACKS.check(found, RUSHOUT.packs).errors]


def additions(folder: Path) -> Pack:
    found = files(
        folder,
        trials=f"trials:\n  - {{id: bridge, {NAME}, heroes: [sword]}}\n",
        spells=f"spells:\n  - {{id: fog, {NAME}, kind: confusion, wizard: [air]}}\n",
        items=f"scrolls:\n  - {{id: torn_page, {NAME}, price: 1, swaps: true}}\n",
        table=f"scenarios:\n  - {{id: fair, {NAME}, about: {{de: A., en: A.}}, spells: {{confusion: 2}}}}\n",
    )
    return PACKS.read(found, RUSHOUT.packs)


def test_the_core_pack_has_no_errors() -> None:
    report = PACKS.check(PackFiles.in_folder(FOLDER / "packs" / "core"))
    assert (report.errors, report.warnings) == ((), ())


def test_a_second_pack_adds_cards_and_repeats_no_numbers(tmp_path: Path) -> None:
    pack = additions(tmp_path)
    core, both = catalog(RUSHOUT.packs), catalog((RUSHOUT.packs[0], pack))
    assert pack.numbers == {}
    assert (both.souls, both.lives, both.dragon_tile) == (core.souls, core.lives, core.dragon_tile)
    added: dict[str, tuple[Mapping[str, object], Mapping[str, object]]] = {
        "bridge": (core.trials, both.trials),
        "fog": (core.spells, both.spells),
        "torn_page": (core.items, both.items),
        "fair": (core.scenarios, both.scenarios),
    }
    for name, (before, after) in added.items():
        assert [*before, name] == [*after]
    assert both.heroes == core.heroes
    assert both.heroes_part("bridge") == ("sword",)


def test_the_order_of_cards_is_part_of_a_pack(tmp_path: Path) -> None:
    trials = [f"  - {{id: {name}, {NAME}, heroes: [sword]}}\n" for name in ("bridge", "abyss")]
    packs = [
        PACKS.read(files(tmp_path, trials="trials:\n" + "".join(order)), RUSHOUT.packs)
        for order in (trials, trials[::-1], ["# again\n", *trials])
    ]
    assert packs[0] != packs[1]
    assert packs[0] == packs[2]


def test_a_pack_without_numbers_needs_one_that_has_them(tmp_path: Path) -> None:
    assert told(files(tmp_path, MANIFEST), "de") == [
        f"pack.yaml:1: Ein Paket, das auf keinem anderen aufbaut (needs), muss in table.yaml „{name}“ angeben"
        for name in ("dragon_tile", "souls", "lives")
    ]
    assert told(files(tmp_path, MANIFEST, table=TABLE)) == []


def test_numbers_are_given_for_every_number_of_heroes_and_once(tmp_path: Path) -> None:
    short = TABLE.replace(', "4": 6', "")
    assert told(files(tmp_path, MANIFEST, table=short)) == [
        "table.yaml:3: lives: there must be one number for each number of heroes: 2, 3, 4 (RO-15)"
    ]
    assert [line.split(": ", 1)[1].split(" (")[0] for line in told(files(tmp_path, NEEDS, table=TABLE))] == [
        f"{name}: '{name}' is already in the pack 'core'" for name in ("dragon_tile", "souls", "lives")
    ]


def test_an_id_is_given_once_on_a_table_whatever_the_kind_of_card(tmp_path: Path) -> None:
    taken = next(iter(RUSHOUT.packs[0].spells))
    trials = f"trials:\n  - {{id: {taken}, {NAME}, heroes: [sword]}}\n"
    [line] = told(files(tmp_path, trials=trials))
    assert line.startswith(f"trials.yaml:2: trials {taken}, id: '{taken}' is already in the pack 'core' (spells.yaml:")


def test_packs_that_have_the_same_id_are_not_laid_on_one_table(tmp_path: Path) -> None:
    other = PACKS.read(files(tmp_path, MANIFEST, table=TABLE))
    with pytest.raises(PackErrors) as caught:
        Catalog((RUSHOUT.packs[0], other))
    found = [tell(error, "en") for error in caught.value.errors]
    assert found[0].startswith(
        "more/table.yaml:1: dragon_tile: 'dragon_tile' is already in the pack 'core' (table.yaml:"
    )


BAD = {
    "trial-heroes": ("trials", "heroes: []", "a trial needs fields for the heroes"),
    "standard-trial-wizard": ("trials", "heroes: [key], wizard: [air]", "standard ones have none"),
    "coin-trial-wizard": ("trials", "heroes: [key], kind: coin", "coin and conflict trials have fields"),
    "spell-wizard": ("spells", "kind: doom, wizard: []", "a spell needs fields for the wizard"),
    "summoning-heroes": ("spells", "kind: summoning, wizard: [air]", "have fields for the heroes"),
    "doom-heroes": ("spells", "kind: doom, wizard: [air], heroes: [key]", "other spells have none"),
    "weakness": ("spells", "kind: weakness, wizard: [air], heroes: [key]", "a weakness has a swirl or a ban"),
    "two-weaknesses": (
        "spells",
        "kind: weakness, wizard: [air], heroes: [key], swirl: true, ban: fire",
        "a weakness has a swirl or a ban",
    ),
    "curse": ("spells", "kind: curse, wizard: [air], heroes: [key]", "a curse says which one it is"),
    "ban": ("spells", "kind: weakness, wizard: [air], heroes: [key], ban: key", "symbol that it bans"),
    "idle-scroll": ("scrolls", "price: 1", "a scroll has exactly one effect"),
    "scroll-fields": ("scrolls", "price: 1, effect: clear", "a scroll has exactly one effect"),
    "symbol": ("trials", "heroes: [sun]", "unknown entry 'sun'; "),
    "spell-kind": ("scenarios", "about: {de: A., en: A.}, spells: {confusoin: 1}", "confusoin"),
    "about": ("scenarios", "about: {de: A.}, spells: {}", "about: the language 'en' is missing"),
}
HOME = {"trials": "trials", "spells": "spells", "scrolls": "items", "scenarios": "table"}


@pytest.mark.parametrize("case", BAD)
def test_what_makes_no_sense_is_refused_with_its_line(tmp_path: Path, case: str) -> None:
    section, words, message = BAD[case]
    home = HOME[section]
    [line] = told(files(tmp_path, **{home: f"{section}:\n  - {{id: odd, {NAME}, {words}}}\n"}))
    assert line.startswith(f"{home}.yaml:2: {section} odd")
    assert message in line


def test_names_are_in_the_languages_of_the_pack(tmp_path: Path) -> None:
    trials = "trials:\n  - {id: odd, name: {de: Neu, fr: Nouveau}, heroes: [key]}\n"
    assert told(files(tmp_path, trials=trials), "de") == [
        "trials.yaml:2: trials odd, name: Die Sprache „en“ fehlt",
        "trials.yaml:2: trials odd, name, fr: Die Sprache „fr“ ist unbekannt; das Paket hat de, en",
    ]
