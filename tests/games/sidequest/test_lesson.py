"""The guided first game is dealt as its coach expects."""

from __future__ import annotations

from questhall.games.sidequest import moves as m
from questhall.games.sidequest.entities import GM
from questhall.games.sidequest.game import SIDEQUEST
from questhall.games.sidequest.lesson import LESSON
from questhall.games.sidequest.state import SideQuest
from questhall.kernel.answers import Answer
from questhall.kernel.match import Match
from questhall.players.player import decided
from questhall.players.registry import make_player


def lesson(*answers: Answer) -> Match:
    """The game after these answers of the Hero; the GM is played by the heuristic player.

    Where the Hero can only pass, nobody is asked.
    """
    settings, seed = LESSON.settings, LESSON.seed
    match = Match(SIDEQUEST, settings, seed)
    gm = make_player("heuristic", SIDEQUEST, settings, GM, seed)
    for answer in (*answers, None):
        while match.state.ask_of(1) is None or list(match.state.options(1)) == [m.Pass()]:
            if match.state.ask_of(1) is not None:
                assert match.answer(1, m.Pass()) is None
            else:
                assert match.answer(GM, decided(gm, match.game.situation(match.state, GM))) is None
        assert answer is None or match.answer(1, answer) is None
    return match


def state(match: Match) -> SideQuest:
    assert isinstance(match.state, SideQuest)
    return match.state


def asked(match: Match) -> str:
    """What the Hero is asked."""
    ask = match.state.ask_of(1)
    assert ask is not None
    return ask.question


BEGIN = (m.Create(1, 2, 3), m.Keep(), m.Grow(1, 0), m.Done())


def test_only_the_hero_and_the_hand_are_asked_before_the_game() -> None:
    assert asked(lesson()) == "sidequest.create"
    assert asked(lesson(BEGIN[0])) == "sidequest.mulligan"
    assert asked(lesson(*BEGIN[:2])) == "sidequest.grow"


def test_the_first_hand_holds_something_of_everything() -> None:
    hand = set(state(lesson(BEGIN[0])).hero(1).hand)
    assert hand == {"roof_goat", "thunder_bull", "moss_wolf", "cable_snake", "thicket", "antler_hood", "root_sling"}


def test_the_gm_attacks_in_the_first_round_and_everything_can_be_tried() -> None:
    plan = (m.Equip("root_sling"), m.Equip("antler_hood"), m.Summon("moss_wolf"), m.Done(), m.Done(), m.Done())
    match = lesson(*BEGIN, *plan, m.Pass())
    g = state(match)
    assert (g.round, asked(match)) == (1, "sidequest.block")
    wolf = next(thing.id for thing in g.things.values() if thing.card == "moss_wolf")
    assert m.Block(wolf) in g.options(1)
    assert match.answer(1, m.Block(wolf)) is None
    assert m.Cast("thicket") in match.state.options(1)
