"""Heroes among companions: they hear what is said, lose patience, join people first, and say what they do."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from questhall.games.rushout import moves as m
from questhall.games.rushout.bot import LEVELS, RushOutBot
from questhall.games.rushout.bot.company import CALLED, HEARD
from questhall.games.rushout.bot.hero import HeroMind
from questhall.games.rushout.bot.table import Sight
from questhall.games.rushout.entities import WIZARD, Die
from questhall.games.rushout.game import RUSHOUT
from questhall.games.rushout.state import RushOut
from questhall.kernel.answers import Answer
from questhall.lab.realtime import play_timed
from tests.games.rushout.test_bot import FOUR, SURE, lying, race, rolled
from tests.rulebook.rushout.table import Table

SIX = ("hungry_statues", "tilting_floor", "lovesick_troll")


def table(heroes: int = 3, scenario: Any = "exercise1") -> RushOut:
    g = race(scenario, heroes)
    g.trials = SIX
    return g


def made(g: RushOut, seat: int = 1) -> RushOutBot:
    return RushOutBot(RUSHOUT.catalog, g.settings, seat, 1, SURE)


def chosen(g: RushOut, bot: RushOutBot, people: tuple[int, ...] = ()) -> Answer | None:
    if g.ask_of(bot.seat) is None:
        g.stack[-1].at -= 1
        g.standing, g.asks = g.asks, ()
        g.run()
    g.offers = {}
    return bot.choose(RUSHOUT.situation(g, bot.seat, people=frozenset(people)))


def said(g: RushOut, seat: int, phrase: str) -> None:
    g.now = g.time
    assert g.answer(seat, m.Phrase(phrase)) is None


# --- patience ------------------------------------------------------------------------------------------


def test_who_waits_in_vain_takes_the_dice_back_and_goes_elsewhere() -> None:
    g = table()
    lying(g, 1, "t1", 0, 1, 2)
    bot = made(g)
    assert chosen(g, bot) is None
    g.time += 1_000
    assert chosen(g, bot) is None
    g.time += bot.company.patience
    assert chosen(g, bot) == m.Roll((10, 11, 12))


def test_the_card_to_which_nobody_came_is_not_begun_again_at_once() -> None:
    g = table()
    lying(g, 1, "t1", 0, 1, 2)
    bot = made(g)
    chosen(g, bot)
    g.time += bot.company.patience
    chosen(g, bot)
    rolled(g, 1, "fire", "fire", "sword")
    found = chosen(g, bot)
    assert isinstance(found, m.Place)
    assert found.place != "t1"


def test_who_hears_that_somebody_comes_waits_on() -> None:
    g = table()
    lying(g, 1, "t1", 0, 1, 2)
    bot = made(g)
    chosen(g, bot)
    g.time += bot.company.patience
    said(g, 2, "with-you")
    assert chosen(g, bot) is None


def test_patience_does_not_end_while_a_companion_is_there() -> None:
    g = table()
    lying(g, 1, "t1", 0, 1, 2)
    lying(g, 2, "t1", 3)
    bot = made(g)
    chosen(g, bot)
    g.time += 10 * bot.company.patience
    assert chosen(g, bot) is None


# --- what is said is heard -------------------------------------------------------------------------------


@pytest.mark.parametrize("phrase", ["need-help", "last-field"])
def test_a_call_for_help_is_followed(phrase: str) -> None:
    g = table()
    lying(g, 2, "t1", 0)
    lying(g, 3, "t2", 0, 1)
    rolled(g, 1, "footprint", "key", "heart")
    assert isinstance(first := chosen(g, made(g)), m.Place)
    assert first.place == "t2"
    said(g, 2, phrase)
    assert isinstance(then := chosen(g, made(g)), m.Place)
    assert then.place == "t1"


def test_a_call_for_help_is_forgotten_after_a_while() -> None:
    g = table()
    lying(g, 2, "t1", 0)
    lying(g, 3, "t2", 0, 1)
    rolled(g, 1, "footprint", "key", "heart")
    said(g, 2, "need-help")
    g.time += HEARD + 1
    found = chosen(g, made(g))
    assert isinstance(found, m.Place)
    assert found.place == "t2"


def wanted(g: RushOut, place: str) -> float:
    """How much the first hero is drawn to a place."""
    bot = made(g)
    sight = Sight(RUSHOUT.view(g, 1), (), 1, RUSHOUT.catalog)
    bot.company.look(sight, frozenset())
    return HeroMind(sight, bot.noise, bot.company).gain(place)


def test_a_call_because_of_the_dragon_is_followed() -> None:
    g = table(scenario="exercise2")
    g.dragon = 1
    before = wanted(g, "dragon"), wanted(g, "t1")
    said(g, 2, "take-the-dragon")
    assert wanted(g, "dragon") == pytest.approx(CALLED * before[0])
    assert wanted(g, "t1") == before[1]


def test_who_asks_for_healing_is_healed_rather() -> None:
    g = table(scenario="scenario4")
    g.players[2].wounded = g.players[3].wounded = True
    before = wanted(g, "h2"), wanted(g, "h3")
    said(g, 2, "heal-me")
    assert wanted(g, "h2") == pytest.approx(CALLED * before[0])
    assert wanted(g, "h3") == before[1]


def test_a_card_that_somebody_wants_alone_is_left_alone() -> None:
    g = table()
    lying(g, 2, "t3", 0, 1)
    rolled(g, 1, "footprint", "heart", "key")
    assert isinstance(first := chosen(g, made(g)), m.Place)
    assert first.place == "t3"
    said(g, 2, "leave-it")
    found = chosen(g, made(g))
    assert not (isinstance(found, m.Place) and found.place == "t3")


def test_the_wizards_words_move_no_hero() -> None:
    g = table()
    rolled(g, 1, "footprint", "heart", "key")
    before = chosen(g, made(g))
    said(g, WIZARD, "need-help")
    assert chosen(g, made(g)) == before


# --- people first ------------------------------------------------------------------------------------------


def test_a_person_is_joined_rather_than_a_bot() -> None:
    g = table()
    g.trials = ("hungry_statues", "hungry_statues", "oil_and_sparks")
    lying(g, 2, "t1", 0, 1)
    lying(g, 3, "t2", 0, 1)
    rolled(g, 1, "sword", "heart", "key")
    bots = {seat: made(g) for seat in (2, 3)}
    for seat, place in ((2, "t1"), (3, "t2")):
        assert chosen(g, bots[seat], people=(seat,)) == m.Phrase("with-you")
        found = chosen(g, bots[seat], people=(seat,))
        assert isinstance(found, m.Place)
        assert found.place == place


def test_at_the_market_people_choose_first() -> None:
    t = Table("scenario2").set(hero_coins=("purse",)).win()
    bot = RushOutBot(RUSHOUT.catalog, t.g.settings, 2, 1, SURE)
    found = [bot.choose(RUSHOUT.situation(t.g, 2, people=frozenset([1]))) for _ in range(41)]
    assert found[:40] == [None] * 40
    assert isinstance(found[40], m.Buy)
    assert isinstance(RushOutBot(RUSHOUT.catalog, t.g.settings, 2, 1, SURE).choose(RUSHOUT.situation(t.g, 2)), m.Buy)


# --- and they say so ---------------------------------------------------------------------------------------


def test_a_hero_who_waits_calls_the_people_and_says_when_it_leaves() -> None:
    g = table()
    lying(g, 1, "t1", 0, 1, 2)
    bot = made(g)
    assert chosen(g, bot, people=(2,)) == m.Phrase("need-help")
    assert chosen(g, bot, people=(2,)) is None
    g.time += bot.company.patience
    assert chosen(g, bot, people=(2,)) == m.Phrase("moving-on")
    assert chosen(g, bot, people=(2,)) == m.Roll((10, 11, 12))


def test_who_goes_to_the_dragon_says_so_once() -> None:
    g = table(scenario="exercise2")
    g.dragon = 3
    g.spells = ("warm_breath", *g.spells[1:])
    rolled(g, 1, "star", "star", "sword")
    bot = made(g)
    assert chosen(g, bot, people=(2,)) == m.Phrase("on-the-dragon")
    assert bot.thinks(RUSHOUT.view(g, None)) == SURE.reaction
    assert isinstance(chosen(g, bot, people=(2,)), m.Place)


def test_nobody_talks_to_bots_to_the_wizard_or_under_the_curse_of_silence() -> None:
    for people, curses in (((), ()), ((WIZARD,), ()), ((2,), ("cotton_tongue",))):
        g = table(scenario="scenario3")
        g.curses = curses
        lying(g, 1, "t1", 0, 1, 2)
        assert chosen(g, made(g), people=people) is None


def test_a_talking_hero_plays_whole_games() -> None:
    g = table(2)
    bots = {seat: RushOutBot(RUSHOUT.catalog, g.settings, seat, 3, "normal") for seat in RUSHOUT.seats(g.settings)}

    class AmongPeople:
        """A bot that takes all the others for people."""

        def __init__(self, bot: RushOutBot) -> None:
            self.bot = bot
            self.thinks = bot.thinks

        def choose(self, now: Any) -> Answer | None:
            now.people = frozenset(bots)
            return self.bot.choose(now)

    settings = replace(g.settings, characters=FOUR[:2])
    record = play_timed(RUSHOUT, settings, {seat: AmongPeople(bot) for seat, bot in bots.items()}, 4)
    assert any(isinstance(answer, m.Phrase) for _, answer, _ in record.answers)


# --- better levels see more ----------------------------------------------------------------------------------


def test_weaker_levels_overlook_more() -> None:
    slips = [level.slips for level in LEVELS.values()]
    assert slips == sorted(slips, reverse=True)
    assert slips[-1] == 0


def test_who_overlooks_something_leaves_a_die_that_fits() -> None:
    g = table()
    g.dice[10] = Die("fire", rolled=True)
    careless = RushOutBot(RUSHOUT.catalog, g.settings, 1, 1, replace(SURE, slips=100))
    rolled(g, 1, "fire", "fire", "sword")
    found = chosen(g, careless)
    assert isinstance(found, m.Place)
    assert len(found.dice) == 1
