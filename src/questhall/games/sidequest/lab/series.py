"""A series of SideQuest games: who plays what, and what is noted of each game."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from itertools import combinations

from msgspec import Struct

from questhall.kernel.dice import number
from questhall.lab.jobs import chunks, in_order, with_progress
from questhall.lab.packs import on_table
from questhall.lab.playing import Record, play_game
from questhall.players.registry import make_player

from ..entities import GM, Difficulty, Settings
from ..game import SIDEQUEST
from ..state import SideQuest
from .cards import CardUse, card_use


class Series(Struct, frozen=True):
    """What all games of a series have in common."""

    heroes: int = 1
    difficulty: Difficulty = "normal"
    hero_player: str = "heuristic"
    gm_player: str = "heuristic"
    seed: int = 0
    cards: bool = True


class Result(Struct, frozen=True):
    """What is noted of one game. `lost_in` is the number of the Encounter, or 0 in the Boss Encounter."""

    number: int
    seed: int
    decks: tuple[str, ...]
    bosses: tuple[str, str]
    heroes_won: bool
    rounds: int
    completed: int
    lost_in: int | None
    lp: tuple[int, ...]
    decisions: int
    use: CardUse | None = None


def deck_choices(heroes: int) -> list[tuple[str, ...]]:
    """All ways to hand out different preconstructed Hero decks; who holds which makes no difference."""
    decks = sorted(deck.id for deck in on_table(SIDEQUEST).printed.decks.values() if deck.kind == "hero")
    return list(combinations(decks, heroes))


def settings_of(series: Series, n: int) -> Settings:
    """The decks take turns from game to game; everything else is agreed, only the GM's own choices are asked for."""
    choices = deck_choices(series.heroes)
    return Settings(
        heroes=series.heroes,
        difficulty=series.difficulty,
        decks=choices[n % len(choices)],
        discovery="preconstructed",
    )


def play(series: Series, n: int) -> Result:
    """Game number n. Dice and players have seeds of their own, so that no player follows the dice."""
    settings = settings_of(series, n)
    seed = number(series.seed, 2 * n)
    players_seed = number(series.seed, 2 * n + 1)
    players = {
        seat: make_player(
            series.gm_player if seat == GM else series.hero_player,
            on_table(SIDEQUEST),
            settings,
            seat,
            players_seed,
        )
        for seat in on_table(SIDEQUEST).seats(settings)
    }
    return result_of(n, play_game(on_table(SIDEQUEST), settings, players, seed, log=series.cards))


def result_of(n: int, record: Record) -> Result:
    g: SideQuest = record.final
    won = g.winner == "heroes"
    return Result(
        number=n,
        seed=record.seed,
        decks=tuple([hero.deck_id for hero in g.heroes]),
        bosses=(g.gm.main_boss, g.gm.second_boss),
        heroes_won=won,
        rounds=g.round,
        completed=g.completed,
        lost_in=None if won else 0 if g.boss else g.completed + 1,
        lp=tuple([hero.lp for hero in g.heroes]),
        decisions=record.decisions,
        use=card_use(g) if g.log is not None else None,
    )


def play_some(series: Series, numbers: range) -> list[Result]:
    """A portion of games, for one process."""
    return [play(series, n) for n in numbers]


def play_series(series: Series, games: int, jobs: int = 1, title: str = "") -> Iterator[Result]:
    """Games 0, 1, 2 ... in this order, whatever the number of jobs."""
    parts = in_order(partial(play_some, series), chunks(0, games, jobs), jobs)
    yield from with_progress(parts, games, title)
