"""The players of Rush Out!: human in pace, sensible in what they do, and good companions."""

from collections import Counter
from statistics import fmean
from typing import Any

import pytest
from msgspec.structs import replace

from questhall.games.rushout import moves as m
from questhall.games.rushout.bot import LEVELS, Level, RushOutBot
from questhall.games.rushout.bot.odds import NEVER, needed
from questhall.games.rushout.entities import WIZARD, Aim, Die, Owed, Settings
from questhall.games.rushout.game import RUSHOUT
from questhall.games.rushout.state import RushOut
from questhall.kernel.answers import Answer
from questhall.lab.realtime import play_timed

SURE = Level(2_800, 0.0)
"""Somebody who misjudges nothing."""
FOUR = ("warrior", "ranger", "bard", "paladin")


def race(scenario: Any = "exercise1", heroes: int = 3, *, characters: tuple[str, ...] = FOUR) -> RushOut:
    """A table on which the wizard has given the signal and all dice have landed; all faces are stars, none rolled."""
    g = RUSHOUT.start(Settings(heroes=heroes, scenario=scenario, characters=characters[:heroes]), 5)
    assert g.answer(WIZARD, m.Roll()) is None
    g.time += 2_000
    for player in g.players:
        player.busy = 0
    for number in g.dice:
        g.dice[number] = Die("star")
    return g


def rolled(g: RushOut, seat: int, *faces: str) -> None:
    for i, face in enumerate(faces):
        g.dice[10 * seat + i] = Die(face, rolled=True)


def lying(g: RushOut, seat: int, place: str, *fields: int) -> None:
    """The first dice of a seat lie on fields of a place."""
    for i, field in enumerate(fields):
        g.placed += 1
        g.dice[10 * seat + i] = Die("star", place, field, order=g.placed)


def answer(g: RushOut, seat: int, bot: RushOutBot | None = None) -> Answer | None:
    if g.ask_of(seat) is None:
        g.stack[-1].at -= 1  # the race goes on with everybody whose dice have landed
        g.standing, g.asks = g.asks, ()
        g.run()
    g.offers = {}
    bot = bot or RushOutBot(RUSHOUT.catalog, g.settings, seat, 1, SURE)
    return bot.choose(RUSHOUT.situation(g, seat))


def where(answer: Answer | None) -> tuple[str, int]:
    """The place, and how many dice go there."""
    assert isinstance(answer, m.Place)
    return answer.place, len(answer.dice)


# --- how long fields take -----------------------------------------------------------------------


@pytest.mark.parametrize(
    ("fields", "stars", "dice", "rolls"),
    [
        (("key",), (), 1, 6.0),
        (("key",), ("key",), 1, 3.0),
        (("key",), ("any",), 1, 3.0),
        (("star",), ("any",), 1, 6.0),
        (("key",), (), 2, 36 / 11),
        (("key", "key"), (), 2, 96 / 11),
        ((), (), 3, 0.0),
        (("key", "fire"), (), 1, NEVER),
    ],
)
def test_the_odds_are_exact(fields: tuple[str, ...], stars: tuple[str, ...], dice: int, rolls: float) -> None:
    assert needed(fields, frozenset(stars), dice) == pytest.approx(rolls)


def test_more_dice_and_more_stars_are_quicker() -> None:
    card = ("fire", "sword", "footprint", "key", "heart")
    none = frozenset[str]()
    assert needed(card, none, 6) < needed(card, none, 5)
    assert needed(card, frozenset(["fire"]), 6) < needed(card, none, 6)


# --- pace ---------------------------------------------------------------------------------------------


def test_levels_go_from_weak_to_strong() -> None:
    assert list(LEVELS) == ["slow", "easy", "normal", "hard"]
    cycles, noise = [level.cycle for level in LEVELS.values()], [level.noise for level in LEVELS.values()]
    assert cycles == sorted(cycles, reverse=True)
    assert noise == sorted(noise, reverse=True)


@pytest.mark.parametrize("level", LEVELS)
def test_a_player_takes_the_time_of_a_person(level: str) -> None:
    g = race()
    bot = RushOutBot(RUSHOUT.catalog, g.settings, 1, 3, level)
    times = [bot.thinks(RUSHOUT.view(g, None)) for _ in range(300)]
    assert min(times) >= LEVELS[level].reaction
    assert fmean(times) == pytest.approx(0.8 * (LEVELS[level].cycle - 1_000), rel=0.05)
    assert len(set(times)) > 50


def test_nobody_is_faster_than_a_reaction() -> None:
    g = race()
    bot = RushOutBot(RUSHOUT.catalog, g.settings, 1, 3, Level(1_000, 0.0, reaction=300))
    assert {bot.thinks(RUSHOUT.view(g, None)) for _ in range(20)} == {300}


def test_silence_slows_the_heroes_but_not_the_wizard() -> None:
    def mean(seat: int) -> float:
        bot = RushOutBot(RUSHOUT.catalog, g.settings, seat, 3, SURE)
        return fmean([bot.thinks(RUSHOUT.view(g, None)) for _ in range(200)])

    g = race("scenario3")
    free = mean(1), mean(WIZARD)
    g.curses = ("cotton_tongue",)
    assert mean(1) > 1.15 * free[0]
    assert mean(WIZARD) == free[1]


# --- heroes ----------------------------------------------------------------------------------------------


def test_what_fits_is_placed() -> None:
    g = race(heroes=2)
    g.trials = ("the_gatekeeper", "hungry_statues", "oil_and_sparks")
    rolled(g, 1, "sword", "heart", "sword")
    assert where(answer(g, 1)) == ("t1", 3)


def test_a_star_fills_the_field_of_the_own_tile() -> None:
    g = race(heroes=2)
    g.trials = ("the_gatekeeper", "hungry_statues", "oil_and_sparks")
    lying(g, 2, "t1", 0, 2, 3)
    rolled(g, 1, "star", "key", "key")
    assert answer(g, 1) == m.Place("t1", ((10, 1),))


def test_a_hero_joins_a_companion_instead_of_beginning_alone() -> None:
    g = race(heroes=2)
    g.trials = ("hungry_statues", "tilting_floor", "lovesick_troll")
    lying(g, 2, "t3", 0, 1)
    rolled(g, 1, "footprint", "heart", "key")
    assert where(answer(g, 1)) == ("t3", 3)


def test_a_third_hero_begins_another_card() -> None:
    g = race()
    g.trials = ("hungry_statues", "tilting_floor", "oil_and_sparks")
    lying(g, 2, "t3", 0, 1)
    lying(g, 3, "t3", 2, 3)
    rolled(g, 1, "sword", "heart", "sword")
    assert where(answer(g, 1))[0] == "t1"


def test_whoever_has_placed_everything_waits() -> None:
    g = race(heroes=2)
    g.trials = ("hungry_statues", "tilting_floor", "oil_and_sparks")
    lying(g, 1, "t3", 0, 1, 2)
    lying(g, 2, "t3", 3, 4)
    assert answer(g, 1) is None


def test_a_hopeless_card_is_left() -> None:
    g = race(heroes=4)
    g.trials = ("hungry_statues", "the_gatekeeper", "three_locks")
    lying(g, 1, "t1", 0)
    lying(g, 2, "t2", 0, 2)
    g.players[1].weak = ("leaden_boots", "dizzy_spell")
    g.players[3].weak = g.players[4].weak = ("fear_of_fire",)
    g.dragon = 1
    found = answer(g, 1)
    assert isinstance(found, m.Roll)
    assert found.back == (10,)


def test_the_dragon_is_driven_back_before_it_wins() -> None:
    g = race("exercise2", 2)
    g.trials = ("the_gatekeeper", "hungry_statues", "oil_and_sparks")
    g.dragon = 3
    g.spells = ("warm_breath", *g.spells[1:])
    rolled(g, 1, "star", "star", "sword")
    assert where(answer(g, 1)) == ("dragon", 2)


def test_a_dragon_at_home_is_left_alone() -> None:
    g = race("exercise2", 2)
    rolled(g, 1, "star", "star", "star")
    found = answer(g, 1)
    assert not (isinstance(found, m.Place) and found.place == "dragon")


def test_the_wounded_are_healed_before_the_last_souls_go() -> None:
    g = race("scenario4", 2)
    g.trials = ("oil_and_sparks", "hungry_statues", "tilting_floor")
    g.spells = ("cold_finger", "stolen_breath", "splinter_rain")
    g.souls = 2
    g.players[2].wounded = True
    rolled(g, 1, "heart", "heart", "sword")
    assert where(answer(g, 1))[0] == "h2"


def test_a_loose_die_goes_to_the_swirl() -> None:
    g = race("scenario1", 2)
    lying(g, 1, "t1", 0)
    g.players[1].weak = ("dizzy_spell",)
    g.owed = (Owed("swirl", "w:dizzy_spell", (1,), g.time + 2_000),)
    assert answer(g, 1) in (m.Swirl(11), m.Swirl(12))


def test_the_bard_fills_the_last_field_of_a_companion() -> None:
    g = race("scenario6", 3)
    g.trials = ("the_gatekeeper", "hungry_statues", "oil_and_sparks")
    lying(g, 1, "t1", 0, 2)
    lying(g, 2, "t1", 3, 4)
    rolled(g, 1, "x", "x", "key")
    lying(g, 1, "t1", 0, 2)
    g.players[3].learned = ("three_locks",)
    assert answer(g, 3) == m.Inspire(12)


def test_the_warrior_drives_off_a_dragon_that_comes_near() -> None:
    g = race("scenario6", 3)
    g.players[1].learned = ("three_locks", "bat_cloud", "smoking_maze")
    g.dragon = 2
    assert answer(g, 1) == m.Repel()


def test_experience_goes_to_whom_it_helps_first() -> None:
    g = race("scenario6", 3)
    g.owed = (Owed("learn", "three_locks", (1, 3), g.time + 3_000),)
    assert answer(g, 1) == m.Learn(3)


def test_coins_are_kept_for_the_market_until_the_last_round() -> None:
    g = race("scenario2", 2)
    g.hero_coins = ("wishing_well", "magpie_nest")
    assert answer(g, 1) != m.Spend()
    g.round = 3
    assert answer(g, 1) == m.Spend()


# --- the wizard ---------------------------------------------------------------------------------------------


def test_the_wizard_takes_the_spell_that_his_dice_fit() -> None:
    g = race()
    g.spells = ("butterfingers", "moss_golem", "fog_serpent")
    rolled(g, WIZARD, "plant", "plant", "water", "air", "fire")
    assert where(answer(g, WIZARD)) == ("s1", 4)


def test_the_wizard_goes_for_the_spell_that_wins() -> None:
    g = race("exercise2")
    g.dragon = 3
    g.spells = ("butterfingers", "left_is_right", "warm_breath")
    rolled(g, WIZARD, "plant", "plant", "water", "air", "fire")
    assert where(answer(g, WIZARD))[0] == "s3"


def test_confusion_hits_where_most_would_be_lost() -> None:
    g = race()
    g.trials = ("the_gatekeeper", "hungry_statues", "oil_and_sparks")
    lying(g, 1, "t2", 0)
    lying(g, 2, "t1", 0, 1)
    lying(g, 3, "t1", 2)
    g.aim = Aim("s1", "upside_down", g.time + 5_000)
    assert answer(g, WIZARD) == m.RemoveDice("t1")


def test_a_scroll_turns_a_die_that_fits_nowhere() -> None:
    g = race("scenario2")
    g.spells = ("moss_golem", "fog_serpent", "storm_owl")
    g.wizard.items = ("dew_scroll",)
    lying(g, WIZARD, "s2", 0, 1)
    g.dice[2], g.dice[3], g.dice[4] = Die("plant", rolled=True), Die("fire", rolled=True), Die("fire", rolled=True)
    assert answer(g, WIZARD) == m.Turn(2, "water")


def test_no_scroll_turns_what_is_left_of_a_roll_for_another_card() -> None:
    g = race("scenario2")
    g.spells = ("butterfingers", "fog_serpent", "storm_owl")
    g.wizard.items = ("dew_scroll",)
    g.wizard.spot = "s1/root_runner"
    g.dice[0] = Die("plant", rolled=True)
    assert answer(g, WIZARD) == m.Roll()


def test_the_same_two_spells_are_not_swapped_for_ever() -> None:
    g = race("scenario2")
    g.trials = ("sobbing_stairs", "treasure_mimics", "oath_of_the_door")
    g.spells = ("moss_golem", "upside_down", "sneezing_dust")
    g.wizard.items = ("shuffled_pages",)
    bot = RushOutBot(RUSHOUT.catalog, g.settings, WIZARD, 1, SURE)
    rolled(g, WIZARD, *["fire"] * 5)
    first = answer(g, WIZARD, bot)
    assert isinstance(first, m.Swap)
    assert g.answer(WIZARD, first) is None
    assert not isinstance(answer(g, WIZARD, bot), m.Swap)


# --- the market --------------------------------------------------------------------------------------------------


def test_nobody_buys_a_star_that_the_own_tile_has() -> None:
    g = race("scenario2", 2)
    bot = RushOutBot(RUSHOUT.catalog, g.settings, 1, 1, SURE)
    view = RUSHOUT.view(g, 1)
    assert bot.shop(view, [m.Leave(), m.Buy("keen_blade", 1)]) == m.Leave()
    assert bot.shop(view, [m.Leave(), m.Buy("keen_blade", 2)]) == m.Buy("keen_blade", 2)


# --- whole games -----------------------------------------------------------------------------------------------------


def played(level: str, wizard: str, seed: int, scenario: Any = "exercise1", heroes: int = 2) -> Any:
    settings = Settings(heroes=heroes, scenario=scenario, characters=FOUR[:heroes])
    players = {
        seat: RushOutBot(RUSHOUT.catalog, settings, seat, seed, wizard if seat == WIZARD else level)
        for seat in RUSHOUT.seats(settings)
    }
    return play_timed(RUSHOUT, settings, players, seed)


def test_dice_are_seldom_taken_back() -> None:
    count: Counter[str] = Counter()
    for seat, given, _ in played("normal", "normal", 4, heroes=3).answers:
        if seat > WIZARD and isinstance(given, m.Roll):
            count["back" if given.back else "on"] += 1
    assert count["back"] < 0.12 * count["on"]


def test_strong_heroes_beat_a_weak_wizard_and_the_other_way_round() -> None:
    assert [played("hard", "slow", seed).final.winner for seed in (1, 2)] == ["heroes", "heroes"]
    assert [played("slow", "hard", seed).final.winner for seed in (1, 2)] == ["wizard", "wizard"]


@pytest.mark.parametrize("heroes", [2, 4])
def test_everything_at_once_is_played_to_its_end(heroes: int) -> None:
    record = played("normal", "normal", 9, "scenario6", heroes)
    assert sorted(record.final.trophies.count(side) for side in ("heroes", "wizard"))[-1] == 2


def test_what_the_others_did_not_want_is_not_asked_for_again() -> None:
    g = race("scenario2")
    view, options = RUSHOUT.view(g, 1), (m.Leave(), m.Buy("fire_cloak", 1), m.Buy("soft_shoes", 1))
    bot = RushOutBot(RUSHOUT.catalog, g.settings, 1, 1, SURE)
    wishes = [bot.shop(view, options) for _ in range(3)]
    assert set(wishes) == set(options)
    assert wishes[-1] == m.Leave()
    assert bot.shop(replace(view, round=view.round + 1), options) == wishes[0]
