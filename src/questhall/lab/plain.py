"""The experiment of the house, for any game: who wins, after how many decisions, and how it ends."""

from __future__ import annotations

from argparse import Namespace
from collections import Counter
from collections.abc import Iterator, Sequence
from functools import partial

from msgspec import Struct

from questhall.games.registry import GAMES
from questhall.games.shelf import on_table
from questhall.games.words import word
from questhall.kernel.company import MASTER_SEAT
from questhall.kernel.dice import number
from questhall.kernel.game import AnyGame
from questhall.kernel.text import Phrasebook
from questhall.players.registry import make_player, players_of

from .experiment import Experiment, Findings
from .jobs import chunks, in_order, with_progress
from .numbers import Numbers
from .options import Option
from .playing import play_game
from .realtime import play_timed
from .shares import Share
from .tables import Table


class PlainSeries(Struct, frozen=True):
    """What all games of a series have in common; all else is as agreed by default."""

    game: str
    heroes: int
    hero_player: str
    master_player: str
    seed: int = 0


class PlainResult(Struct, frozen=True):
    """What is noted of one game."""

    number: int
    seed: int
    heroes_won: bool
    how: str
    decisions: int


def play(series: PlainSeries, n: int) -> PlainResult:
    """Game number n. Dice and players have seeds of their own, so that no player follows the dice."""
    game = on_table(GAMES[series.game])
    settings = game.settings(heroes=series.heroes)
    seed, players_seed = number(series.seed, 2 * n), number(series.seed, 2 * n + 1)
    names = {seat: _player(series, seat) for seat in game.seats(settings)}
    players = {seat: make_player(name, game, settings, seat, players_seed) for seat, name in names.items()}
    played = (play_timed if game.timing.real_time else play_game)(game, settings, players, seed)
    winners = played.outcome.winners
    return PlainResult(n, seed, any(seat != MASTER_SEAT for seat in winners), played.outcome.how, played.decisions)


def _player(series: PlainSeries, seat: int) -> str:
    return series.master_player if seat == MASTER_SEAT else series.hero_player


def play_some(series: PlainSeries, numbers: range) -> list[PlainResult]:
    """A portion of games, for one process."""
    return [play(series, n) for n in numbers]


def play_series(series: PlainSeries, games: int, jobs: int = 1, title: str = "") -> Iterator[PlainResult]:
    """Games 0, 1, 2 ... in this order, whatever the number of jobs."""
    parts = in_order(partial(play_some, series), chunks(0, games, jobs), jobs)
    yield from with_progress(parts, games, title)


class PlainExperiment(Experiment):
    """Chosen players on either side."""

    def __init__(self, game: AnyGame) -> None:
        self.game = game

    def add_arguments(self, option: Option) -> None:
        least, most = self.game.company.heroes
        players = players_of(self.game)
        option("--heroes", type=int, choices=tuple(range(least, most + 1)), default=least)
        option("--hero-player", choices=players, default=players[-1])
        option("--master-player", choices=players, default=players[-1])

    def run(self, args: Namespace, book: Phrasebook) -> Findings:
        of = PlainSeries(self.game.name, args.heroes, args.hero_player, args.master_player, args.seed)
        results = list(play_series(of, args.games, args.jobs, word(book, "hall.title", of.game)))
        tables = [self.overview(of, results, book), self.ends(results, book)]
        return tables, {"series": of, "heroes_won": self.won(results), "games": results}

    # --- the tables --------------------------------------------------------------------

    def overview(self, of: PlainSeries, results: Sequence[PlainResult], book: Phrasebook) -> Table:
        say, numbers = book.say, Numbers(book)
        against = MASTER_SEAT in self.game.seats(self.game.settings(heroes=of.heroes))
        role = self.game.company.master_role
        title = say(
            "report.title-against" if against else "report.title",
            title=word(book, "hall.title", of.game),
            games=len(results),
            heroes=of.heroes,
            hero=word(book, f"bot.{of.hero_player}.name", of.hero_player),
            role=word(book, f"role.{role}", role),
            master=word(book, f"bot.{of.master_player}.name", of.master_player),
            seed=of.seed,
        )
        decisions = sum(result.decisions for result in results) / len(results)
        rows = (
            (say("report.heroes-won"), numbers.interval(self.won(results))),
            (say("report.decisions"), numbers.number(decisions)),
        )
        return Table(title, ("", say("report.value")), rows)

    def ends(self, results: Sequence[PlainResult], book: Phrasebook) -> Table:
        teller, say, numbers = self.game.teller(book.lang, None), book.say, Numbers(book)
        counts = Counter(result.how for result in results)
        rows = tuple(
            (teller.outcome(how), str(games), numbers.percent(games / len(results)))
            for how, games in counts.most_common()
        )
        return Table(say("ends.title"), (say("ends.how"), say("ends.games"), say("ends.share")), rows)

    @staticmethod
    def won(results: Sequence[PlainResult]) -> Share:
        return Share(sum(result.heroes_won for result in results), len(results))
