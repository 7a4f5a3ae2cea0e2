"""docs/packs_starquest.md names every word of the vocabulary, and its mission can be played."""

from __future__ import annotations

from pathlib import Path
from typing import Any, get_type_hints

import pytest

from questhall.games.starquest import invariants
from questhall.games.starquest import vocabulary as v
from questhall.games.starquest.game import STARQUEST
from questhall.games.starquest.library import PACKS
from questhall.games.starquest.settings import Settings
from questhall.kernel.packs import PackFiles
from questhall.players.player import decided
from questhall.players.registry import make_player
from tests.games.pack_docs import PackPage, convert, tags, vocabulary_words
from tests.games.starquest.core import core

PAGE = PackPage("packs_starquest.md")
TAGGED: dict[str, Any] = {"do": v.AnyEffect}
LISTS: dict[str, Any] = {
    name: kind
    for shape in (v.Mission, *PACKS.files.values())
    for name, kind in get_type_hints(shape, include_extras=True).items()
}
MISSION_LISTS = get_type_hints(v.Mission, include_extras=True)


def test_the_page_names_every_word_of_the_vocabulary() -> None:
    assert sorted(vocabulary_words(STARQUEST) - PAGE.words) == []


def test_the_page_shows_an_example_of_every_effect() -> None:
    assert tags(v.AnyEffect) <= PAGE.shown("do")


@pytest.mark.parametrize("example", PAGE.examples)
def test_every_example_is_good_for_a_pack(example: str) -> None:
    """Terrain lies on the table of a mission and is described in a list of the same name."""
    laid = "terrain: [{terrain:" in example
    convert(example, TAGGED, LISTS | {"terrain": MISSION_LISTS["terrain"]} if laid else LISTS)


def test_the_whole_pack_on_the_page_has_neither_errors_nor_warnings(tmp_path: Path) -> None:
    report = PACKS.check(PackFiles.in_folder(PAGE.write(tmp_path)), [core()])
    assert [str(problem) for problem in (*report.errors, *report.warnings)] == []


def test_the_mission_on_the_page_can_be_played_to_its_end(tmp_path: Path) -> None:
    pack = PACKS.read(PackFiles.in_folder(PAGE.write(tmp_path)), [core()])
    game = STARQUEST.with_packs((*STARQUEST.packs, pack))
    settings = Settings(heroes=2, mission="lamp", company=("lamplighter", "pilot"), packs=tuple(game.versions))
    players = {seat: make_player("heuristic", game, settings, seat, 3) for seat in game.seats(settings)}
    g = game.start(settings, 3, log=True)
    while g.asks:
        seat = g.asks[0].seat
        assert g.answer(seat, decided(players[seat], game.situation(g, seat))) is None
        assert invariants.broken(g) == []
    assert g.winner
    assert {"lamp_moths", "old_moth"} & set(g.came)
    assert [line for line in g.log or () if line.key == "log.story"]
