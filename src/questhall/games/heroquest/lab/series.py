"""A series of quests: who plays what, and what is noted of each."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

from msgspec import Struct

from questhall.kernel.dice import number
from questhall.lab.jobs import chunks, in_order, with_progress
from questhall.lab.packs import on_table
from questhall.lab.playing import Record, play_game
from questhall.players.registry import make_player

from ..entities import MASTER
from ..game import HEROQUEST
from ..lore import Lore
from ..settings import NEW_DUNGEON, Settings
from ..state import HeroQuest
from .expected import expected_party
from .felled import Felled, felled

MOST_DECISIONS = 20_000


class Series(Struct, frozen=True):
    """What all games of a series have in common."""

    quest: str
    heroes: int = 4
    level: int | None = None
    """Quests that the company has passed; None: those before this one."""
    threat: str = "normal"
    hero_player: str = "cunning"
    master_player: str = "cunning"
    seed: int = 0


class Result(Struct, frozen=True):
    """What is noted of one game."""

    number: int
    seed: int
    passed: bool
    how: str
    rounds: int
    decisions: int
    deaths: int
    """Heroes who were dead for good."""
    gold: int
    """What all heroes together have brought home, beyond what they had."""
    felled: Felled


def level_of(lore: Lore, series: Series) -> int:
    if series.level is not None:
        return series.level
    return list(lore.quests).index(series.quest) if series.quest in lore.quests else 0


def settings_of(series: Series) -> Settings:
    """The first heroes of the packs, as the quest expects them."""
    lore = on_table(HEROQUEST).lore
    sheets = expected_party(lore, level_of(lore, series), tuple(lore.heroes)[: series.heroes])
    threat = series.threat if series.quest == NEW_DUNGEON else "normal"
    return Settings(heroes=series.heroes, quest=series.quest, sheets=sheets, threat=threat)  # type: ignore[arg-type]


def play(series: Series, n: int) -> Result:
    """Game number n. Dice and players have seeds of their own, so that no player follows the dice."""
    game = on_table(HEROQUEST)
    settings = settings_of(series)
    seed, players_seed = number(series.seed, 2 * n), number(series.seed, 2 * n + 1)
    players = {
        seat: make_player(
            series.master_player if seat == MASTER else series.hero_player, game, settings, seat, players_seed
        )
        for seat in game.seats(settings)
    }
    record = play_game(game, settings, players, seed, log=True, most=MOST_DECISIONS)
    return result_of(n, record, sum([sheet.gold for sheet in settings.sheets]))


def result_of(n: int, record: Record, gold: int) -> Result:
    g: HeroQuest = record.final
    return Result(
        number=n,
        seed=record.seed,
        passed=g.winner == "heroes",
        how=g.how,
        rounds=g.round,
        decisions=record.decisions,
        deaths=sum([hero.state == "lost" for hero in g.heroes]) + sum([hero.successor for hero in g.heroes]),
        gold=sum([hero.gold for hero in g.heroes]) - gold,
        felled=felled(g.log or ()),
    )


def play_some(series: Series, numbers: range) -> list[Result]:
    """A portion of games, for one process."""
    return [play(series, n) for n in numbers]


def play_series(series: Series, games: int, jobs: int = 1, title: str = "") -> Iterator[Result]:
    """Games 0, 1, 2 ... in this order, whatever the number of jobs."""
    parts = in_order(partial(play_some, series), chunks(0, games, jobs), jobs)
    yield from with_progress(parts, games, title)
