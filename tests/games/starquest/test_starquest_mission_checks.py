"""Terrain and missions that nobody could play are refused, with the place, the reason and the rule."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from questhall.games.starquest import vocabulary as v
from questhall.games.starquest.checks.entries import check_entry
from questhall.games.starquest.checks.missions import Together, check_mission
from questhall.games.starquest.library import PACKS
from questhall.kernel.pack_errors import Finding, pack_texts, tell
from questhall.kernel.pack_yaml import Steps
from questhall.kernel.packs import PackFiles
from tests.games.starquest.core import core
from tests.games.starquest.starquest_bad_packs import MANIFEST

TEXT = {"de": "Probe", "en": "Test"}
GUARDS = v.Force(percent=50, units=("sentinel",))
PLACES = (*[(x, y) for y in (9, 19, 29, 39) for x in (9, 16, 22, 29, 39) if (x, y) != (9, 39)], (33, 24))
PIECES = tuple([v.Piece(terrain="crate", at=place) for place in PLACES])
SOUND = v.Mission(
    id="new", name=TEXT, briefing=TEXT, won=TEXT, lost=TEXT, terrain=PIECES, primary="investigation", sentries=GUARDS,
    waves=(GUARDS,),
)  # fmt: skip
KNOWN = Together(core().units, core().terrain, {"new": SOUND, **core().missions})


def flaws(known: Together = KNOWN, /, **changes: Any) -> list[tuple[str, Steps, tuple[str, ...]]]:
    """Any: fields of the mission. Keys, places and rules of what is wrong with it."""
    found = list(check_mission(replace(SOUND, **changes), known))
    return [(key_of(finding), finding.at, finding.rules) for finding in found]


def key_of(finding: Finding) -> str:
    """What is said about it; it has words in both languages."""
    german, english = (finding.message.told(pack_texts(lang, PACKS.texts)) for lang in ("de", "en"))
    assert german != english
    return finding.message.key.removeprefix("flaw.mission.")


def keys(**changes: Any) -> list[str]:
    """Any: fields of the mission."""
    return [key for key, *_ in flaws(**changes)]


def with_piece(kind: str, x: float, y: float, **more: Any) -> tuple[v.Piece, ...]:
    """The table with one more piece. Any: further fields of it."""
    return *PIECES, v.Piece(terrain=kind, at=(x, y), **more)


def rectangle(wide: float, high: float) -> tuple[v.Corner, ...]:
    x, y = wide / 2, high / 2
    return (-x, -y), (x, -y), (x, y), (-x, y)


def test_a_sound_mission_has_no_flaws() -> None:
    assert flaws() == []


# --- pieces ------------------------------------------------------------------------------------------


@pytest.mark.rule("ST-15")
def test_twenty_pieces_at_least() -> None:
    assert flaws(terrain=PIECES[1:]) == [("few-pieces", ("terrain",), ("ST-15",))]


@pytest.mark.rule("ST-14")
def test_a_piece_lies_on_the_table() -> None:
    assert flaws(terrain=with_piece("crate", 47.5, 24)) == [("off-table", ("terrain", 20, "at"), ("ST-14",))]
    assert flaws(terrain=with_piece("crate", 47.25, 24)) == []


@pytest.mark.rule("ST-243")
def test_nothing_solid_lies_in_something_else() -> None:
    assert flaws(terrain=with_piece("rubble", 33, 24.5)) == [("overlap", ("terrain", 20, "at"), ("ST-243",))]
    assert keys(terrain=with_piece("shaft", 33, 25.5)) == ["overlap"]
    assert keys(terrain=with_piece("crate", 33, 25.5)) == []


@pytest.mark.rule("ST-243")
def test_areas_may_overlap_each_other() -> None:
    assert keys(terrain=(*with_piece("rubble", 44, 24), v.Piece(terrain="dust", at=(43, 24)))) == []


@pytest.mark.rule("ST-243")
def test_a_piece_has_a_shape_that_is_one() -> None:
    assert flaws(terrain=with_piece("crate", 24, 34, shape=2)) == [("no-shape", ("terrain", 20, "shape"), ("ST-243",))]
    bow = ((-1, -1), (1, 1), (1, -1), (-1, 1))
    crossing = flaws(terrain=with_piece("crate", 24, 34, corners=bow))
    assert crossing == [("flaw.terrain.crossing", ("terrain", 20, "corners"), ("ST-243",))]


@pytest.mark.parametrize(
    ("changes", "key", "at"),
    [
        ({"shapes": (rectangle(1, 1), ((0, 0), (2, 0), (1, 0)))}, "crossing", ("shapes", 1)),
        ({"height": 0}, "flat", ("height",)),
        ({"form": "gap"}, "hides-in-a-gap", ("form",)),
    ],
)
@pytest.mark.rule("ST-243")
def test_a_kind_of_terrain_makes_sense(changes: dict[str, Any], key: str, at: Steps) -> None:
    """Any: fields of the terrain."""
    [found] = check_entry(replace(core().terrain["crate"], **changes), ("de", "en"))
    assert (key_of(found), found.at) == (f"flaw.terrain.{key}", at)


# --- ways -------------------------------------------------------------------------------------------


@pytest.mark.rule("ST-287")
def test_the_heroes_have_room_in_their_corner() -> None:
    assert flaws(terrain=with_piece("coolant_tank", 3, 45)) == [("no-room", ("corner",), ("ST-287",))]
    assert keys(terrain=with_piece("coolant_tank", 3, 45), corner="north_east") == []


@pytest.mark.rule("ST-289", "ST-290")
def test_whatever_the_dice_say_can_be_reached() -> None:
    wall = with_piece("hull_wall", 40.5, 24, corners=rectangle(0.8, 48))
    assert [key for key in keys(terrain=wall) if key == "cut-off"] == ["cut-off"] * 2
    house = with_piece("habitat", 24, 24, corners=rectangle(9, 8))
    assert flaws(terrain=house) == [("cut-off", ("terrain",), ("ST-289", "ST-290"))]


@pytest.mark.rule("ST-289")
@pytest.mark.parametrize(
    ("field", "places"),
    [("markers", ((24.0, 24.0), (44.0, 24.0))), ("tokens", ((44.0, 24.0),)), ("posts", ((44.0, 24.0),))],
)
def test_what_a_mission_puts_somewhere_can_be_reached(field: str, places: tuple[v.Corner, ...]) -> None:
    """Any: fields of the mission."""
    put: dict[str, Any] = {field: places}
    assert flaws(**put) == []
    put["terrain"] = with_piece("loading_stage", 44, 24, shape=0, turn=90)
    assert flaws(**put) == [("unreachable", (field, len(places) - 1), ("ST-289",))]


@pytest.mark.rule("ST-173", "ST-289")
def test_a_marker_may_lie_where_one_climbs() -> None:
    assert flaws(terrain=with_piece("platform", 44, 24), markers=((24, 24), (44, 24))) == []


@pytest.mark.rule("ST-247")
def test_the_largest_enemy_gets_everywhere() -> None:
    doors = (
        v.Piece(terrain="hull_wall", at=(12.5, 34), corners=rectangle(25, 0.8)),
        v.Piece(terrain="hull_wall", at=(37.5, 34), corners=rectangle(21, 0.8)),
    )
    assert keys(terrain=(*PIECES, *doors)) == []
    walker = replace(GUARDS, units=("sentinel", "ring_walker"))
    found = flaws(terrain=(*PIECES, *doors), waves=(walker,))
    assert set(found) == {("too-narrow", ("terrain",), ("ST-247",))}
    flier = replace(GUARDS, units=("sentinel", "shard_ray"))
    assert keys(terrain=(*PIECES, *doors), waves=(flier,)) == []


# --- objectives, tales and enemies ----------------------------------------------------------------------


@pytest.mark.rule("ST-199")
@pytest.mark.parametrize(
    ("primary", "n"),
    [("clean_sweep", 0), ("target_defence", 1), ("retrieval", 1), ("investigation", 2), ("area_search", 3),
     ("delivery", 2)],
)  # fmt: skip
def test_an_objective_has_its_number_of_markers_or_leaves_them_to_the_dice(primary: v.Primary, n: int) -> None:
    places = ((24, 24), (44, 24), (24, 44), (36, 36))
    assert flaws(primary=primary, markers=places[:n]) == []
    assert flaws(primary=primary, markers=()) == []
    assert flaws(primary=primary, markers=places[: n + 1]) == [("markers", ("markers",), ("ST-199",))]


@pytest.mark.rule("ST-195")
def test_no_two_search_tokens_lie_on_one_spot() -> None:
    assert flaws(tokens=((24, 24), (44, 24), (24, 24))) == [("twice", ("tokens", 2), ("ST-195",))]


@pytest.mark.parametrize(
    ("tales", "key"),
    [
        ([("round", 0)], "tale-number"),
        ([("marker", 3)], "tale-number"),
        ([("fallen", 1)], "tale-uncounted"),
        ([("wave", 1), ("wave", 1)], "tale-twice"),
    ],
)
def test_a_tale_has_its_moment(tales: list[tuple[Any, int]], key: str) -> None:
    """Any: moments of a tale."""
    assert keys(tales=tuple([v.Tale(when=when, n=n, text=TEXT) for when, n in tales])) == [key]


@pytest.mark.rule("ST-162", "ST-296")
def test_a_villain_comes_once() -> None:
    led = replace(GUARDS, always=("castellan",))
    assert flaws(waves=(led, GUARDS), sentries=led) == []
    assert [at for _, at, _ in flaws(waves=(GUARDS, led))] == [("waves", 1, "always", 0)]
    drawn = replace(GUARDS, units=("sentinel", "castellan"))
    assert [at for _, at, _ in flaws(sentries=drawn)] == [("sentries", "units", 1)]


def test_a_lesson_is_not_difficult() -> None:
    assert keys(lesson=True) == []
    assert keys(lesson=True, difficulty=2) == ["hard-lesson"]


@pytest.mark.rule("ST-191")
def test_a_chain_of_missions_comes_to_an_end() -> None:
    second, third = replace(SOUND, id="second", then="third", chapter=2), replace(SOUND, id="third", chapter=2)
    for then, expected in (("", []), ("new", ["circle"]), ("third", [])):
        last = replace(third, then=then)
        known = Together(KNOWN.units, KNOWN.terrain, {"new": SOUND, "second": second, "third": last})
        assert [key for key, *_ in flaws(known, then="second")] == expected


@pytest.mark.rule("ST-191")
def test_no_chapter_comes_back() -> None:
    assert flaws(then="quay_nine", chapter=2) == [("chapter-back", ("then",), ("ST-191",))]


# --- as files ---------------------------------------------------------------------------------------


def test_a_bad_mission_is_told_with_its_place(tmp_path: Path) -> None:
    text = (
        "missions:\n  - id: new\n    name: {de: Neu}\n    briefing: {de: Los, en: Go}\n    won: {de: Ja, en: Yes}\n"
        "    lost: {de: Nein, en: No}\n    primary: retrieval\n    then: quay_nin\n"
        "    sentries: {percent: 50, units: [sentinell]}\n    waves: [{percent: 30, units: [mites]}]\n"
        "    terrain: [{terrain: kiosk, at: [24, 24]}]\n"
    )
    (tmp_path / "missions").mkdir()
    (tmp_path / "pack.yaml").write_text(MANIFEST, encoding="utf-8")
    (tmp_path / "missions" / "new.yaml").write_text(text, encoding="utf-8")
    report = PACKS.check(PackFiles.in_folder(tmp_path), [core()])
    assert [tell(error, "en").removeprefix("missions/new.yaml:") for error in report.errors] == [
        "3: missions new, name: the language 'en' is missing",
        "8: missions new, then: there is no mission 'quay_nin'; did you mean 'quay_nine'?",
        "9: missions new, sentries, units 1: there is no unit 'sentinell'; did you mean 'sentinel'?",
        "11: missions new, terrain 1, terrain: there is no terrain 'kiosk'",
    ]
