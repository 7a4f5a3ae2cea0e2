"""A mission in the terminal, through the keyboard: the chart, what is looked up, and a whole mission."""

from __future__ import annotations

import io
from pathlib import Path

import pytest

from questhall.cli import main
from questhall.games.starquest.game import STARQUEST
from questhall.games.starquest.library import PACKS
from questhall.games.starquest.settings import Settings
from questhall.games.starquest.state import StarQuest
from questhall.kernel import matchfile, notation
from questhall.kernel.match import Match
from questhall.kernel.packs import PackFiles
from questhall.kernel.snapshot import fingerprint
from questhall.players.player import decided
from questhall.players.registry import make_player
from questhall.terminal.play import play
from questhall.terminal.session import Session
from tests.games.pack_docs import PackPage
from tests.games.starquest.core import core
from tests.games.starquest.in_camp import sheet

PAIR = Settings(heroes=2, company=("pilot", "mender"))
DEPLOYED = ("1", "1")
"""Where the first choice is, and then: me first."""


def sits(*lines: str, seat: int | None = 1, lang: str = "en", settings: Settings = PAIR) -> tuple[str, Session]:
    """What a person sees who types these lines."""
    return sits_at(Match(STARQUEST, settings, 3), *lines, seat=seat, lang=lang)


def sits_at(match: Match, *lines: str, seat: int | None = 1, lang: str = "en") -> tuple[str, Session]:
    out = io.StringIO()
    session = play(
        match, seat, lang, "heuristic", "heuristic", io.StringIO("".join([f"{line}\n" for line in lines])), out
    )
    return out.getvalue(), session


def last(text: str) -> str:
    return text.split("> \n")[-2].strip()


def table(session: Session) -> StarQuest:
    state = session.match.state
    assert isinstance(state, StarQuest)
    return state


def test_the_corner_where_the_heroes_come_from_is_seen_on_a_small_screen() -> None:
    text, _ = sits("1")
    assert "0         10        20        30        40" in text
    (own,) = [line for line in last(text).splitlines() if "1" in line[:6] and "·" in line]
    assert 42 <= int(own[48:51]) <= 46, "its distance from the north edge"


def test_choices_in_the_same_direction_are_told_apart() -> None:
    text, session = sits(*DEPLOYED)
    told = [session.face.teller.option(option) for option in table(session).options(1)]
    assert len(set(told)) == len(told) > 20
    assert "marker 1 " in last(text)


@pytest.mark.parametrize(("lang", "shown"), [("en", ("Pilot ♥9", "″ NE")), ("de", ("Lotse ♥9", "″ NO"))])
def test_everybody_is_measured_from_the_own_hero(lang: str, shown: tuple[str, str]) -> None:
    text, _ = sits(*DEPLOYED, lang=lang)
    assert all(part in last(text) for part in shown)


@pytest.mark.parametrize(
    ("typed", "said"),
    [
        ("? ST-29", "ST-29 ·"),
        ("? Pilot", "Signal pistol: 12″"),
        ("? Med kit", "Med kit"),
        ("?", "What do you do? (ST-20, ST-21, ST-23)"),
        ("rush (40000>40000)", "(ST-"),
        ("why charge 11", "(ST-"),
        ("log", "Round 1."),
    ],
)
def test_rules_cards_and_reasons(typed: str, said: str) -> None:
    text, session = sits(*DEPLOYED, typed)
    assert said in last(text)
    assert len(session.match.moves) == 3


def test_a_way_may_be_typed() -> None:
    text, session = sits(*DEPLOYED, "advance (6000>40000)")
    assert table(session).hero(1).spot.point == (6000, 40000)
    assert "Pilot advances" in text


def test_a_move_is_taken_back_and_a_saved_mission_goes_on(tmp_path: Path) -> None:
    _, session = sits(*DEPLOYED, "advance (6000>40000)", "undo")
    assert table(session).hero(1).spot.point != (6000, 40000)
    path = tmp_path / "mission.txt"
    _, session = sits(*DEPLOYED, "advance (6000>40000)", f"save {path}")
    again = matchfile.load(path, {"starquest": STARQUEST})
    assert fingerprint(STARQUEST, again.state) == fingerprint(STARQUEST, session.match.state)


class Hands(io.StringIO):
    """Types what a bot in the seat would say, in notation."""

    def __init__(self, match: Match) -> None:
        super().__init__()
        self.match = match
        self.bot = make_player("heuristic", match.game, match.settings, 1, 3)

    def readline(self, size: int | None = -1) -> str:  # type: ignore[override]
        situation = self.match.game.situation(self.match.state, 1)
        return f"{notation.write(decided(self.bot, situation))}\n"


@pytest.mark.parametrize("lang", STARQUEST.languages)
def test_a_whole_mission_is_played_move_by_move(lang: str) -> None:
    match, out = Match(STARQUEST, PAIR, 3), io.StringIO()
    play(match, 1, lang, "heuristic", "heuristic", Hands(match), out)
    assert match.state.over
    own = {type(move.answer).__name__ for move in match.moves if move.seat == 1}
    assert {"Deploy", "Activate"} < own
    assert len(own) > 5
    assert "{" not in out.getvalue()


@pytest.mark.parametrize("lang", STARQUEST.languages)
def test_a_whole_mission_is_played_by_its_first_choices(lang: str) -> None:
    text, session = sits(*["1"] * 400, lang=lang)
    assert session.match.state.over
    assert table(session).how
    assert "{" not in text
    assert "None" not in text


def test_a_whole_mission_is_watched() -> None:
    text, session = sits(*[""] * 20, seat=None)
    assert session.match.state.over
    assert "Round 2." in text


def test_the_enemies_can_be_led() -> None:
    _, session = sits(*["1"] * 3000, seat=0, settings=Settings(heroes=2, company=("pilot", "mender"), master=True))
    assert session.match.state.over


def test_a_camp_is_visited() -> None:
    camp = Settings(heroes=2, sheets=(sheet("pilot", xp=6), sheet("mender")), visit="camp", shopping=True, credits=30)
    text, session = sits(*["1"] * 60, settings=camp)
    assert session.match.state.over
    assert "Pilot" in text


def test_a_mission_of_another_pack_is_drawn_and_looked_up(tmp_path: Path) -> None:
    pack = PACKS.read(PackFiles.in_folder(PackPage("packs_starquest.md").write(tmp_path)), [core()])
    game = STARQUEST.with_packs((*STARQUEST.packs, pack))
    settings = Settings(heroes=2, mission="lamp", company=("lamplighter", "pilot"), packs=tuple(game.versions))
    text, _ = sits_at(Match(game, settings, 3), *DEPLOYED, "? Lamplighter")
    assert "Lamp moths A" in text
    assert "Flare gun: 12″" in last(text)


def test_a_pack_shows_its_classes_and_what_everybody_in_a_group_carries(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["pack", "cards", str(PackPage("packs_starquest.md").write(tmp_path)), "--lang", "en"]) == 0
    said = capsys.readouterr().out
    assert "Lamplighter: Quality 4+" in said
    moths = said.partition("Lamp moths:")[2].partition("Old moth:")[0]
    assert "Long tongue: 12″" in moths
