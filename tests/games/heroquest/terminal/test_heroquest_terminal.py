"""HeroQuest in the terminal: from the choice of heroes on, and with a pack of somebody else."""

from __future__ import annotations

import io
from pathlib import Path

import pytest

from questhall.games.heroquest.game import HEROQUEST
from questhall.games.heroquest.library import PACKS
from questhall.games.heroquest.settings import Settings
from questhall.kernel.match import Match
from questhall.kernel.packs import PackFiles
from questhall.terminal.play import play
from questhall.terminal.session import Session
from tests.games.heroquest.core import core
from tests.games.pack_docs import PackPage


def sits_at(match: Match, *lines: str, lang: str = "en") -> tuple[str, Session]:
    """What a person in the first seat sees who types these lines."""
    out, typed = io.StringIO(), io.StringIO("".join([f"{line}\n" for line in lines]))
    session = play(match, 1, lang, "heuristic", "heuristic", typed, out)
    return out.getvalue(), session


@pytest.mark.parametrize("lang", HEROQUEST.languages)
def test_heroes_are_chosen_and_a_quest_is_played(lang: str) -> None:
    text, session = sits_at(Match(HEROQUEST, Settings(heroes=2, quest="mill"), 3), *["1"] * 60, lang=lang)
    assert len(session.match.moves) > 60
    assert "{" not in text


def test_a_quest_of_another_pack_is_drawn_and_looked_up(tmp_path: Path) -> None:
    pack = PACKS.read(PackFiles.in_folder(PackPage("packs_heroquest.md").write(tmp_path)), [core()])
    game = HEROQUEST.with_packs((*HEROQUEST.packs, pack))
    settings = Settings(heroes=2, quest="well", company=("dwarf", "elf"), packs=tuple(game.versions))
    text, _ = sits_at(Match(game, settings, 3), "? Cistern toad")
    assert "The Water Tastes of Toad" in text
    assert "Cistern toad:" in text.split("> \n")[-2]
