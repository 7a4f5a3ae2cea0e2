"""One loader for the packs of any game: ids, digests, packs that build on others, errors in any language."""

from __future__ import annotations

from pathlib import Path

import pytest

from questhall.kernel.pack_errors import tell
from questhall.kernel.pack_words import Manifest
from questhall.kernel.packs import PackErrors, PackFiles, fit_together, game_of
from tests.kernel.garden import GARDENS, MANIFEST, GardenPack, Stone

STONES = "owner: Eva\nthings:\n  - {type: stone, id: a}\n  - {type: plant, id: b}\n"


def files(manifest: str = MANIFEST, **gardens: str) -> PackFiles:
    named = {"garden.yaml" if name == "garden" else f"more/{name}.yaml": text for name, text in gardens.items()}
    return PackFiles.of({name: text.encode() for name, text in {"pack.yaml": manifest, **named}.items()})


def meadow(garden: str = STONES) -> GardenPack:
    return GARDENS.read(files(garden=garden))


def hill(garden: str, needs: str = "[meadow]", **more: str) -> PackFiles:
    return files(f"{MANIFEST.replace('id: meadow', 'id: hill')}needs: {needs}\n", garden=garden, **more)


def told(found: PackFiles, *known: GardenPack, lang: str = "en") -> list[str]:
    return [tell(error, lang) for error in GARDENS.check(found, known).errors]


def test_a_pack_has_a_manifest_its_things_and_what_is_said_once() -> None:
    pack = meadow()
    assert isinstance(pack.manifest, Manifest)
    assert (pack.id, pack.owner, pack.things["a"]) == ("meadow", "Eva", Stone("a"))
    assert pack.version == f"1.0.0-{pack.digest[:12]}"
    assert pack.places["thing"]["b"].line == 4


def test_packs_are_the_same_if_they_say_the_same() -> None:
    swapped = "# b first\nthings:\n  - {type: plant, id: b}\n  - {type: stone, id: a}\nowner: Eva\n"
    assert meadow() == meadow(swapped)
    assert hash(meadow()) == hash(meadow(swapped))
    assert meadow() != meadow(STONES.replace("Eva", "Ada"))
    assert meadow() != "meadow"


def test_checks_and_warnings_of_the_game_are_told_with_their_line_and_rule() -> None:
    assert told(files(garden="owner: Eva\nthings:\n - {type: stone, id: weed}\n")) == [
        "garden.yaml:3: things weed, id: nobody wants weed (G-1)"
    ]
    assert told(files(garden="things: []\n")) == ["pack.yaml:1: whose garden is it?"]
    report = GARDENS.check(files(garden="owner: Eva\nthings:\n - {type: stone, id: big, weight: 9}\n"))
    assert [str(warning) for warning in report.warnings] == ["garden.yaml:3: things big, weight: heavy"]


def test_ids_and_what_is_said_once_are_unique_in_a_pack() -> None:
    assert told(files(garden=STONES, x=STONES)) == [
        "more/x.yaml:1: owner: 'owner' is already in garden.yaml:1",
        "more/x.yaml:3: things a, id: 'a' is already in garden.yaml:3",
        "more/x.yaml:4: things b, id: 'b' is already in garden.yaml:4",
    ]


def test_a_pack_builds_on_others() -> None:
    pack = GARDENS.read(hill("things: [{type: stone, id: c}]"), [meadow()])
    assert pack.manifest.needs == ("meadow",)
    fit_together([meadow(), pack])


def test_a_pack_may_build_on_one_that_builds_on_another() -> None:
    second = GARDENS.read(hill("things: []"), [meadow()])
    third = files(
        f"{MANIFEST.replace('id: meadow', 'id: top')}needs: [hill]\n", garden="things: [{type: stone, id: a}]"
    )
    assert told(third, second, meadow()) == [
        "garden.yaml:1: things a, id: 'a' is already in the pack 'meadow' (garden.yaml:3)"
    ]


def test_a_pack_cannot_build_on_what_is_not_there_or_on_itself() -> None:
    assert told(hill("owner: Eva", "[meadw]"), meadow()) == [
        "pack.yaml:7: needs 1: there is no pack 'meadw' to build on; did you mean 'meadow'? Known: meadow"
    ]
    assert told(hill("owner: Eva", "[hill]"))[-1].startswith("pack.yaml:7: needs 1: there is no pack 'hill'")
    twice = told(hill("things: []", "[meadow, meadow]"), meadow())
    assert twice == ["pack.yaml:7: needs 2: the pack 'meadow' is given twice"]


def test_a_pack_repeats_nothing_of_those_that_it_builds_on() -> None:
    found = told(hill("owner: Ada\nthings: [{type: plant, id: a}]"), meadow(), lang="de")
    assert found == [
        "garden.yaml:1: owner: „owner“ gibt es schon im Paket „meadow“ (garden.yaml:1)",
        "garden.yaml:2: things a, id: „a“ gibt es schon im Paket „meadow“ (garden.yaml:3)",
    ]


def test_packs_that_do_not_know_each_other_must_still_fit_together() -> None:
    other = GARDENS.read(hill("owner: Ada\nthings: [{type: plant, id: a}]", "[]"))
    with pytest.raises(PackErrors) as caught:
        fit_together([meadow(), other])
    assert [tell(error, "en") for error in caught.value.errors] == [
        "hill/garden.yaml:2: things a, id: 'a' is already in the pack 'meadow' (garden.yaml:3)",
        "hill/garden.yaml:1: owner: 'owner' is already in the pack 'meadow' (garden.yaml:1)",
    ]
    with pytest.raises(PackErrors, match="this pack builds on the pack 'meadow', which is not there"):
        fit_together([GARDENS.read(hill("things: []"), [meadow()])])
    with pytest.raises(PackErrors, match="the pack 'meadow' is there twice"):
        fit_together([meadow(), meadow()])


def test_a_pack_of_another_game_is_not_looked_into() -> None:
    assert told(files(MANIFEST.replace("garden", "chess"), garden="things: [{type: stone, id: weed}]"), lang="de") == [
        "pack.yaml:2: game: Das ist ein Paket für „chess“, nicht für „garden“"
    ]


def test_the_game_of_a_pack_is_known_by_its_manifest() -> None:
    assert game_of(files(), ("chess", "garden")) == "garden"
    assert game_of(PackFiles({}), ("garden",)) == ""
    assert game_of(PackFiles({"pack.yaml": b"["}), ("garden",)) == ""
    with pytest.raises(PackErrors, match="there is no game 'garden'; did you mean 'gardens'"):
        game_of(files(), ("gardens",))


@pytest.mark.parametrize(
    ("garden", "german"),
    [
        ("thngs: []", "thngs: Das Feld „thngs“ ist unbekannt; meintest du „things“? Bekannt: owner, things"),
        ("things: 5", "things: Erwartet wird eine Liste, hier steht eine ganze Zahl"),
        ("things: [{type: x}]", "things 1, type: „x“ ist für „type“ unbekannt; Bekannt: plant, stone"),
        ("things: [{type: stone}]", "things 1: Das Feld „id“ fehlt"),
        ("things: [{type: stone, id: a, weight: 10}]", "things a, weight: Höchstens 9 ist möglich, hier steht 10"),
        ("things: [{type: plant, id: a, size: [1]}]", "size: Nötig sind genau 2 Einträge, hier stehen 1"),
        ("owner: a: b", "Als YAML nicht lesbar: Hier steht ein „:“, wo keiner stehen kann; setz"),
        ("owner: [a", "Als YAML nicht lesbar: Eine Liste in [ ] ist nicht geschlossen"),
        ("owner: 'a", "Als YAML nicht lesbar: Ein Anführungszeichen ist nicht geschlossen"),
        ("owner: {a", "Als YAML nicht lesbar: Eine Zuordnung in geschweiften Klammern ist nicht"),
        ("owner: @a", "Als YAML nicht lesbar: Mit diesem Zeichen kann nichts beginnen"),
        ("things: []\n owner: x", "Als YAML nicht lesbar: "),
        ("- a", "Die Datei muss eine Zuordnung sein (Schlüssel: Wert)"),
        ("owner: &x a", "Anker und Verweise (& und *) sind hier nicht erlaubt"),
    ],
)
def test_what_is_wrong_is_told_in_the_language_of_the_reader(garden: str, german: str) -> None:
    [found] = told(files(garden=garden), lang="de")
    assert found.startswith("garden.yaml:")
    assert german in found


def test_a_manifest_is_checked_alike_for_every_game(tmp_path: Path) -> None:
    bad = MANIFEST.replace("[de, en]", "[de, de, German]").replace("CC0-1.0", "''").replace("en: Meadow", "en: ' '")
    assert told(files(bad, garden=STONES), lang="de") == [
        "pack.yaml:4: name: Die Sprache „German“ fehlt",
        "pack.yaml:4: name, en: Die Sprache „en“ ist unbekannt; das Paket hat de, de, German",
        "pack.yaml:5: languages 2: Die Sprache „de“ steht zweimal da",
        "pack.yaml:5: languages 3: „German“ ist kein Sprachkürzel wie de oder en",
        "pack.yaml:6: licence: Die Lizenz ist leer",
    ]
