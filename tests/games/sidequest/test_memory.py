"""A player remembers: what a seat once saw go to a hand is still there in every table it could be sitting at."""

from __future__ import annotations

from questhall.games.sidequest.entities import GM
from questhall.games.sidequest.game import SIDEQUEST
from questhall.games.sidequest.moves import Beg, Give, Summon
from questhall.games.sidequest.rules.fall import Bounced
from questhall.kernel.dice import Random
from tests.games.sidequest.scenario import Table


def hands(t: Table, seat: int, whose: int) -> list[tuple[str, ...]]:
    """The hand of somebody in many tables that a seat could be sitting at."""
    found = [SIDEQUEST.determinize(t.g, seat, Random(n)) for n in range(20)]
    return [tuple(g.player(whose).hand) for g in found]


def test_everybody_remembers_a_card_that_went_back_to_a_hand() -> None:
    t = Table(heroes=2)
    t.hero(1, hand=("ox",), deck=("ox",) * 30)
    wolf = t.put("wolf", 1)
    t.at("hero", "main_phase")
    t.run(Bounced(wolf.id))
    for seat in (GM, 2):
        assert all("wolf" in hand for hand in hands(t, seat, 1))


def test_a_card_that_was_given_away_is_remembered_by_the_giver_alone() -> None:
    t = Table(heroes=2)
    t.hero(1, hand=("ox",), deck=("ox",) * 20)
    t.hero(2, hand=("wolf", "ox"), deck=("ox",) * 20)
    t.at("hero", "beg_or_discover").do(1, Beg(2)).do(2, Give("wolf"))
    assert t.g.hero(1).hand == ("ox", "wolf")
    assert all("wolf" in hand for hand in hands(t, 2, 1))
    t.hero(1, deck=(*t.g.hero(1).deck, "helmet", "mail", "ring"))
    assert not all("wolf" in hand for hand in hands(t, GM, 1))


def test_a_card_that_was_played_again_is_no_longer_remembered() -> None:
    t = Table(heroes=1)
    t.hero(1, hand=("ox",), deck=("helmet",) * 20)
    wolf = t.put("wolf", 1)
    t.at("hero", "main_phase")
    t.run(Bounced(wolf.id))
    assert t.g.hero(1).seen
    t.at("hero", "main_phase").do(1, Summon("wolf"))
    assert t.g.hero(1).seen == ()
