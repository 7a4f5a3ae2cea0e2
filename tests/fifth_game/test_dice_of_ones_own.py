"""People who roll on their own table are asked what their dice show."""

from __future__ import annotations

import pytest

from lanterns.game import LANTERNS
from lanterns.moves import Again, Attack, Keep, Walk
from lanterns.settings import Settings
from questhall.kernel.answers import Rolled
from questhall.kernel.domains import Pool
from questhall.kernel.game import BadSettingsError
from questhall.lab.playing import play_game
from questhall.players.registry import make_player
from tests.fifth_game.cellar_table import BLANK, SKULL, WHITE_BLANK, CellarTable, at


def attacking(*own: int, master: bool = False) -> CellarTable:
    t = CellarTable(master=master, own_dice=own).stand(1, "D4")
    warden = t.monster("warden", "D5", awake=False)
    return t.do(1, Walk(at("D4")), Attack(warden.id))


def test_the_roll_is_a_question() -> None:
    t = attacking(1)
    assert t.g.domain(1) == Pool(("red", "red", "red"), (6, 6, 6), "attack")
    assert t.g.ask_of(1) is not None
    assert t.refused(1, Rolled((7, 1, 1))) == ("LB-4.1",)
    t.do(1, Rolled((SKULL, SKULL, BLANK)))
    assert t.asked(1) == "again"


def test_a_repeated_roll_is_asked_for_once_more() -> None:
    t = attacking(1).do(1, Rolled((BLANK, BLANK, BLANK)), Again())
    assert isinstance(t.g.domain(1), Pool)
    t.do(1, Rolled((SKULL, SKULL, SKULL)))
    assert [line.args["repeated"] for line in t.g.log or () if line.key == "kernel.threw"][:2] == [False, True]


def test_the_tide_may_roll_too() -> None:
    t = attacking(0, 1, master=True).do(1, Rolled((SKULL,) * 3), Keep())
    assert t.g.domain(0) == Pool(("white", "white"), (6, 6), "defence")
    t.do(0, Rolled((WHITE_BLANK, WHITE_BLANK)))
    assert not t.g.monsters


def test_whoever_has_no_dice_lets_the_house_roll() -> None:
    t = attacking(1).do(1, Rolled())
    assert len(t.told("hits")) == 0
    assert t.asked(1) == "again"


@pytest.mark.parametrize("lang", ["de", "en"])
def test_the_question_has_words(lang: str) -> None:
    t = attacking(1)
    teller = LANTERNS.teller(lang, 1)
    teller.see(LANTERNS.view(t.g, 1), t.g.offer(1))
    ask = t.g.ask_of(1)
    assert ask is not None
    assert ("Angriff" if lang == "de" else "attack") in teller.question(ask).title


def test_a_whole_game_is_the_same_if_the_house_rolls_for_everybody() -> None:
    ends = []
    for own in ((), (0, 1, 2)):
        settings = Settings(heroes=2, own_dice=own)
        players = {seat: make_player("heuristic", LANTERNS, settings, seat, 1) for seat in (0, 1, 2)}
        record = play_game(LANTERNS, settings, players, 5, log=True)
        ends.append((record.outcome, [line.key for line in record.final.log]))
    assert ends[0] == ends[1]


def test_nobody_rolls_who_is_not_there() -> None:
    with pytest.raises(BadSettingsError):
        LANTERNS.start(Settings(own_dice=(0,), master=False), 1)
