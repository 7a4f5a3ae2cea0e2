"""docs/packs_heroquest.md names every word of the vocabulary, and its quest can be played."""

from __future__ import annotations

from pathlib import Path
from typing import Any, get_type_hints

import pytest

from questhall.games.heroquest import vocabulary as v
from questhall.games.heroquest.game import HEROQUEST
from questhall.games.heroquest.library import PACKS
from questhall.games.heroquest.settings import Settings
from questhall.kernel.packs import PackFiles
from questhall.players.player import decided
from questhall.players.registry import make_player, players_of
from tests.games.heroquest.core import core
from tests.games.pack_docs import PackPage, convert, tags, vocabulary_words

PAGE = PackPage("packs_heroquest.md")
TAGGED: dict[str, Any] = {"effect": v.AnyEffect, "on": v.Trigger, "do": v.Deed, "goal": v.Goal}
LISTS: dict[str, Any] = {
    name: kind
    for shape in (v.Quest, *PACKS.files.values())
    for name, kind in get_type_hints(shape, include_extras=True).items()
}
QUEST_LISTS = get_type_hints(v.Quest, include_extras=True)


def test_the_page_names_every_word_of_the_vocabulary() -> None:
    assert sorted(vocabulary_words(HEROQUEST) - PAGE.words) == []


@pytest.mark.parametrize("key", TAGGED)
def test_the_page_shows_an_example_of_every_effect_trigger_deed_and_goal(key: str) -> None:
    assert tags(TAGGED[key]) <= PAGE.shown(key)


@pytest.mark.parametrize("example", PAGE.examples)
def test_every_example_is_good_for_a_pack(example: str) -> None:
    """Furniture stands in quests and is described in a list of the same name."""
    lists = LISTS | {"furniture": QUEST_LISTS["furniture"]} if "kind: bookcase" in example else LISTS
    convert(example, TAGGED, lists)


def test_the_whole_pack_on_the_page_has_neither_errors_nor_warnings(tmp_path: Path) -> None:
    report = PACKS.check(PackFiles.in_folder(PAGE.write(tmp_path)), [core()])
    assert [str(problem) for problem in (*report.errors, *report.warnings)] == []


def test_the_quest_on_the_page_can_be_played_to_its_end(tmp_path: Path) -> None:
    pack = PACKS.read(PackFiles.in_folder(PAGE.write(tmp_path)), [core()])
    game = HEROQUEST.with_packs((*HEROQUEST.packs, pack))
    settings = Settings(heroes=4, quest="well", packs=tuple(game.versions))
    players = {seat: make_player(players_of(game)[-1], game, settings, seat, 3) for seat in game.seats(settings)}
    state = game.start(settings, 3)
    while state.asks:
        seat = state.asks[0].seat
        assert state.answer(seat, decided(players[seat], game.situation(state, seat))) is None
    assert state.winner == "heroes"
    assert {"drained", "spared"} & set(state.flags)
