"""A series of Rush Out! games at human pace: who plays how, and what is noted of each round."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from itertools import combinations

from msgspec import Struct
from msgspec.structs import replace

from questhall.kernel.dice import number
from questhall.lab.jobs import chunks, in_order, with_progress
from questhall.lab.packs import on_table
from questhall.lab.realtime import play_timed

from ..bot import LEVELS, Level, RushOutBot
from ..entities import WIZARD, Scenario, Settings
from ..game import RUSHOUT
from ..state import RushOut


class Series(Struct, frozen=True):
    """What all games of a series have in common. Without a cycle or a reaction the level says how fast somebody is."""

    scenario: Scenario = "exercise1"
    heroes: int = 2
    hero_level: str = "normal"
    wizard_level: str = "normal"
    hero_cycle: int | None = None
    wizard_cycle: int | None = None
    reaction: int | None = None
    roll_time: int = 1_000
    handicap: int = 0
    seed: int = 0


class Round(Struct, frozen=True):
    """What is noted of one round."""

    game: int
    number: int
    heroes_won: bool
    how: str
    seconds: float
    trials: int
    """Trials and summoned cards that the heroes completed."""
    spells: int
    pushes: int
    """Steps that the heroes drove the dragon back."""


def settings_of(series: Series, n: int) -> Settings:
    """The hero tiles take turns from game to game."""
    choices = list(combinations(on_table(RUSHOUT).catalog.heroes, series.heroes))
    return Settings(
        heroes=series.heroes,
        scenario=series.scenario,
        characters=choices[n % len(choices)],
        roll_time=series.roll_time,
        handicap=series.handicap,
    )


def level_of(series: Series, seat: int) -> Level:
    level = LEVELS[series.wizard_level if seat == WIZARD else series.hero_level]
    cycle = series.wizard_cycle if seat == WIZARD else series.hero_cycle
    if cycle is not None:
        level = replace(level, cycle=cycle)
    return level if series.reaction is None else replace(level, reaction=series.reaction)


class Notes:
    """Follows a game and notes its rounds."""

    def __init__(self, game: int) -> None:
        self.game = game
        self.rounds: list[Round] = []
        self.read = 0
        self.counts = dict.fromkeys(("log.trial-done", "log.spell-done", "log.dragon-back"), 0)

    def see(self, g: RushOut) -> None:
        assert g.log is not None
        for line in g.log[self.read :]:
            if line.key in self.counts:
                self.counts[line.key] += 1
            elif line.key == "log.round-won":
                self.rounds.append(
                    Round(
                        self.game,
                        len(self.rounds) + 1,
                        line.args["side"] == "heroes",
                        line.args["how"],
                        (g.time - g.began) / 1000,
                        *self.counts.values(),
                    )
                )
                self.counts = dict.fromkeys(self.counts, 0)
        self.read = len(g.log)


def play(series: Series, n: int) -> list[Round]:
    """Game number n. Dice and players have seeds of their own, so that no player follows the dice."""
    settings = settings_of(series, n)
    players_seed = number(series.seed, 2 * n + 1)
    players = {
        seat: RushOutBot(on_table(RUSHOUT).catalog, settings, seat, players_seed, level_of(series, seat))
        for seat in on_table(RUSHOUT).seats(settings)
    }
    notes = Notes(n)
    play_timed(on_table(RUSHOUT), settings, players, number(series.seed, 2 * n), notes.see, log=True)
    return notes.rounds


def play_some(series: Series, numbers: range) -> list[list[Round]]:
    """A portion of games, for one process."""
    return [play(series, n) for n in numbers]


def play_series(series: Series, games: int, jobs: int = 1, title: str = "") -> Iterator[Round]:
    """The rounds of games 0, 1, 2 ... in this order, whatever the number of jobs."""
    parts = in_order(partial(play_some, series), chunks(0, games, jobs), jobs)
    for rounds in with_progress(parts, games, title):
        yield from rounds
