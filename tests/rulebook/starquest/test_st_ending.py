"""ST-197, ST-297, rulings 25 and 26: how a mission ends."""

from __future__ import annotations

from typing import Any

import pytest

from questhall.games.starquest import moves as m
from questhall.games.starquest import vocabulary as v
from questhall.games.starquest.game import STARQUEST
from questhall.games.starquest.rules.ending import end
from questhall.games.starquest.rules.progress import complete
from questhall.games.starquest.rules.wounds import TakesWounds
from questhall.kernel.game import Outcome
from tests.games.starquest.on_missions import whole_round
from tests.games.starquest.scenario import Table

WON, LOST = {"de": "Geschafft", "en": "Done"}, {"de": "Vorbei", "en": "Over"}


def on_the_way(*heroes: str, **changes: Any) -> Table:
    """Any: fields of the mission."""
    return Table(*(heroes or ("pilot", "breaker")), **{"primary": "area_search", "won": WON, "lost": LOST, **changes})


def wound(t: Table, seat: int, n: int = 9) -> None:
    t.run(TakesWounds(unit=seat, n=n))


def reach_the_primary(t: Table) -> None:
    complete(t.g, "primary")
    t.run()


def all_say(t: Table, answer: Any) -> None:
    """Any: what they say."""
    for ask in t.g.asks:
        t.do(answer, ask.seat)


# --- lost ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("ST-297", "ST-234")
def test_lost_at_once_when_nobody_is_conscious() -> None:
    t = on_the_way()
    wound(t, 1)
    assert not t.g.how
    t.roll(1, 1)
    wound(t, 2)
    assert (t.g.winner, t.g.how, t.g.over) == ("enemies", "lost", True)
    assert STARQUEST.outcome(t.g) == Outcome((0,), "lost")
    assert t.told("log.story")[-1]["text"] == LOST


@pytest.mark.rule("ST-297", "ST-98")
def test_a_hero_in_ambush_keeps_it_going() -> None:
    t = on_the_way("pilot", "shade")
    t.hero(2).aside = True
    wound(t, 1)
    assert not t.g.how
    assert (t.asked, t.g.round) == ("starquest.ambush", 2)


@pytest.mark.rule("ST-297", "ST-296")
def test_there_is_no_limit_of_rounds() -> None:
    t = on_the_way()
    for _ in range(30):
        whole_round(t, 1)
    assert (t.g.round, t.g.how) == (31, "")


# --- won ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("ST-297", "ST-194")
def test_won_with_the_primary_objective_and_no_secondary_one() -> None:
    t = on_the_way()
    reach_the_primary(t)
    assert (t.asked, [ask.seat for ask in t.g.asks]) == ("starquest.onward", [1, 2])
    assert not t.g.winner
    all_say(t, m.GoHome())
    assert (t.g.winner, t.g.how, t.g.over) == ("heroes", "passed", True)
    assert STARQUEST.outcome(t.g) == Outcome((1, 2), "passed")
    assert t.told("log.story")[-1]["text"] == WON


@pytest.mark.rule("ST-297")
def test_whoever_is_unconscious_has_no_say_and_whoever_is_in_ambush_has_one() -> None:
    t = on_the_way("pilot", "breaker", "shade")
    t.hero(3).aside = True
    wound(t, 1)
    reach_the_primary(t)
    assert [ask.seat for ask in t.g.asks] == [2, 3]


@pytest.mark.rule("ST-297")
def test_an_open_secondary_objective_may_be_given_up_if_all_agree() -> None:
    t = on_the_way(secondary="safeguard")
    assert t.g.refuse(1, m.GoHome()) is not None
    reach_the_primary(t)
    all_say(t, m.TakeOn())
    t.activate(1)
    assert m.GoHome() in t.options()
    t.do(m.GoHome())
    assert (t.asked, t.asked_seat) == ("starquest.home", 2)
    t.do(m.TakeOn())
    assert (t.asked, t.g.how) == ("starquest.activation", "")
    t.do(m.GoHome())
    t.do(m.GoHome())
    assert (t.g.winner, t.g.how, t.g.xp) == ("heroes", "passed", 2)


@pytest.mark.rule("ST-297")
def test_with_a_secondary_objective_open_it_can_still_be_lost() -> None:
    t = on_the_way(secondary="safeguard")
    reach_the_primary(t)
    all_say(t, m.TakeOn())
    t.roll(1, 1)
    wound(t, 1)
    wound(t, 2)
    assert (t.g.winner, t.g.how, t.g.xp) == ("enemies", "lost", 2)


@pytest.mark.rule("ST-297")
def test_the_whole_mission_may_be_given_up_too() -> None:
    t = on_the_way()
    t.activate(1)
    assert m.GoHome() not in t.options()
    t.do(m.GoHome())
    t.do(m.GoHome())
    assert (t.g.winner, t.g.how) == ("enemies", "given_up")


# --- what it leaves -----------------------------------------------------------------------------------------------


@pytest.mark.rule("ST-197")
@pytest.mark.parametrize(("rolled", "injury"), list(enumerate(v.INJURIES, start=1)))
def test_whoever_is_down_at_the_end_rolls_for_an_injury(rolled: int, injury: str) -> None:
    t = on_the_way()
    wound(t, 2)
    t.roll(rolled)
    end(t.g, "heroes", "passed")
    t.g.run()
    assert [hero.injuries for hero in t.g.heroes] == [(), (injury,)]
    assert t.told("log.injured") == [{"seat": 2, "injury": injury}]


@pytest.mark.rule("ST-197")
def test_whoever_was_revived_before_rolls_nothing() -> None:
    t = on_the_way()
    wound(t, 2)
    t.activate(1)
    t.do(m.Revive(2))
    reach_the_primary(t)
    all_say(t, m.GoHome())
    assert not t.told("log.injured")


@pytest.mark.rule("ST-198")
@pytest.mark.parametrize(("difficulty", "reward", "credits"), [(1, 0, 10), (2, 3, 23)])
def test_a_mission_pays_10_credits_for_each_difficulty_and_its_reward(
    difficulty: int, reward: int, credits: int
) -> None:
    t = on_the_way(difficulty=difficulty, reward=reward)
    reach_the_primary(t)
    all_say(t, m.GoHome())
    assert t.g.credits == credits


@pytest.mark.rule("ST-198")
def test_so_does_each_tough_enemy_but_a_lost_mission_pays_nothing_more() -> None:
    t = on_the_way()
    wound(t, t.put("gunhand", (40, 40)).id, 3)
    wound(t, t.put("mites", (40, 30)).id, 5)
    assert t.g.credits == 2
    assert t.told("log.bounty") == [{"n": 2}]
    t.roll(1, 1)
    wound(t, 1)
    wound(t, 2)
    assert t.g.credits == 2


@pytest.mark.rule("ST-297")
def test_nothing_goes_on_after_the_end() -> None:
    t = on_the_way()
    t.activate(1)
    reach_the_primary(t)
    all_say(t, m.GoHome())
    assert not t.g.stack
    assert not t.g.asks
    assert t.g.refuse(1, m.EndActivation()) is not None


@pytest.mark.rule("ST-8")
def test_the_mission_tells_when_a_hero_falls_and_when_the_primary_objective_is_reached() -> None:
    tales = (v.Tale(when="fallen", text=LOST), v.Tale(when="primary", text=WON))
    t = on_the_way("pilot", "breaker", "mender", tales=tales)
    wound(t, 1)
    wound(t, 2)
    reach_the_primary(t)
    assert [line["text"] for line in t.told("log.story")] == [LOST, WON]
    all_say(t, m.GoHome())
    assert t.g.winner == "heroes"
