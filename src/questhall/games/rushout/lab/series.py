"""A series of Rush Out! games at human pace: who plays how, and what is noted of each round."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec import Struct
from msgspec.structs import replace

from questhall.lab import series
from questhall.lab.packs import on_table
from questhall.lab.realtime import play_timed
from questhall.lab.study import seeds

from ..bot import LEVELS, Level, RushOutBot
from ..entities import WIZARD, Scenario, Settings
from ..game import RUSHOUT
from ..state import RushOut
from .study import STUDY


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

    def play(self, n: int) -> list[Round]:
        game, settings, (dice, thinking) = on_table(RUSHOUT), settings_of(self, n), seeds(self.seed, n)
        players = {
            seat: RushOutBot(game.catalog, settings, seat, thinking, level_of(self, seat))
            for seat in game.seats(settings)
        }
        notes = Notes(n)
        play_timed(game, settings, players, dice, notes.see, log=True)
        return notes.rounds


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


def settings_of(of: Series, n: int) -> Settings:
    """The hero tiles take turns from game to game."""
    agreed = Settings(heroes=of.heroes, scenario=of.scenario, roll_time=of.roll_time, handicap=of.handicap)
    return STUDY.arranged(on_table(RUSHOUT), agreed, n)


def level_of(of: Series, seat: int) -> Level:
    level = LEVELS[of.wizard_level if seat == WIZARD else of.hero_level]
    cycle = of.wizard_cycle if seat == WIZARD else of.hero_cycle
    if cycle is not None:
        level = replace(level, cycle=cycle)
    return level if of.reaction is None else replace(level, reaction=of.reaction)


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


def play_series(of: Series, games: int, jobs: int = 1, title: str = "") -> Iterator[Round]:
    """The rounds of games 0, 1, 2 ... in this order, whatever the number of jobs."""
    for rounds in series.play_series(of, games, jobs, title):
        yield from rounds
