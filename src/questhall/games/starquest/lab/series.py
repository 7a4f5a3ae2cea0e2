"""A series of missions: who plays what, and what is noted of each."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from typing import Literal

from msgspec import Struct

from questhall.kernel.dice import number
from questhall.lab.jobs import chunks, in_order, with_progress
from questhall.lab.packs import on_table
from questhall.lab.playing import Record, play_game
from questhall.players.registry import make_player

from ..game import STARQUEST
from ..lore import Lore
from ..settings import Settings
from ..state import StarQuest
from .expected import expected_party, missions_before
from .felled import Felled, felled

MOST_DECISIONS = 6_000
Threat = Literal["easy", "normal", "hard"]


class Series(Struct, frozen=True):
    """What all games of a series have in common."""

    mission: str
    heroes: int = 4
    party: tuple[str, ...] = ()
    """The classes; none: the first of the packs."""
    level: int | None = None
    """Missions that the party has passed; None: those before this one."""
    threat: Threat = "normal"
    difficulty: int = 0
    """0: as the mission says."""
    player: str = "cunning"
    seed: int = 0


class Result(Struct, frozen=True):
    """What is noted of one game."""

    number: int
    seed: int
    passed: bool
    how: str
    rounds: int
    waves: int
    decisions: int
    slain: int
    down: int
    """Heroes who lay there when it ended."""
    secondary: str
    """The secondary objective that was taken on; nothing: none."""
    felled: Felled


def party_of(lore: Lore, series: Series) -> tuple[str, ...]:
    return series.party or tuple(lore.classes)[: series.heroes]


def level_of(lore: Lore, series: Series) -> int:
    return missions_before(lore, series.mission) if series.level is None else series.level


def settings_of(series: Series) -> Settings:
    """Heroes as the mission expects them."""
    lore = on_table(STARQUEST).lore
    party = party_of(lore, series)
    return Settings(
        heroes=len(party),
        mission=series.mission,
        sheets=expected_party(lore, level_of(lore, series), party),
        threat=series.threat,
        difficulty=series.difficulty,
    )


def play(series: Series, n: int) -> Result:
    """Game number n. Dice and players have seeds of their own, so that no player follows the dice."""
    game = on_table(STARQUEST)
    settings = settings_of(series)
    seed, players_seed = number(series.seed, 2 * n), number(series.seed, 2 * n + 1)
    players = {seat: make_player(series.player, game, settings, seat, players_seed) for seat in game.seats(settings)}
    record = play_game(game, settings, players, seed, log=True, most=MOST_DECISIONS)
    return result_of(n, record)


def result_of(n: int, record: Record) -> Result:
    g: StarQuest = record.final
    return Result(
        number=n,
        seed=record.seed,
        passed=g.winner == "heroes",
        how=g.how,
        rounds=g.round,
        waves=g.waves,
        decisions=record.decisions,
        slain=g.slain,
        down=sum([hero.down for hero in g.heroes]),
        secondary=g.secondary,
        felled=felled(g.log or ()),
    )


def play_some(series: Series, numbers: range) -> list[Result]:
    """A portion of games, for one process."""
    return [play(series, n) for n in numbers]


def play_series(series: Series, games: int, jobs: int = 1, title: str = "") -> Iterator[Result]:
    """Games 0, 1, 2 ... in this order, whatever the number of jobs."""
    parts = in_order(partial(play_some, series), chunks(0, games, jobs), jobs)
    yield from with_progress(parts, games, title)
