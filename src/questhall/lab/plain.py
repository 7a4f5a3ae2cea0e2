"""The experiment of the house, for any game: who wins, after how many decisions, and how it ends."""

from __future__ import annotations

from argparse import Namespace
from collections import Counter
from collections.abc import Sequence

from questhall.games.shelf import on_table
from questhall.games.words import word
from questhall.kernel.company import MASTER_SEAT
from questhall.kernel.game import AnyGame
from questhall.kernel.text import Phrasebook
from questhall.players.registry import players_of

from .cell import Cell, taken_along
from .experiment import Experiment, Findings
from .numbers import Numbers
from .options import Option
from .series import play_series
from .shares import Share
from .study import Result, Sides
from .tables import Table
from .texts import ending


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
        game, sides = on_table(self.game), Sides(args.hero_player, args.master_player)
        of = Cell(game.name, {"heroes": args.heroes}, sides, args.seed, taken_along(game))
        results = list(play_series(of, args.games, args.jobs, word(book, "hall.title", of.game)))
        series = {"game": of.game, "heroes": args.heroes, "sides": sides, "seed": of.seed}
        tables = [self.overview(of, results, book), self.ends(results, book)]
        return tables, {"series": series, "heroes_won": self.won(results), "games": results}

    # --- the tables --------------------------------------------------------------------

    def overview(self, of: Cell, results: Sequence[Result], book: Phrasebook) -> Table:
        say, numbers = book.say, Numbers(book)
        against = MASTER_SEAT in self.game.seats(of.agreed)
        role = self.game.company.master_role
        title = say(
            "report.title-against" if against else "report.title",
            title=word(book, "hall.title", of.game),
            games=len(results),
            heroes=of.agreed.heroes,
            hero=word(book, f"bot.{of.sides.heroes}.name", of.sides.heroes),
            role=word(book, f"role.{role}", role),
            master=word(book, f"bot.{of.sides.master}.name", of.sides.master),
            seed=of.seed,
        )
        decisions = sum(result.decisions for result in results) / len(results)
        rows = (
            (say("report.heroes-won"), numbers.interval(self.won(results))),
            (say("report.decisions"), numbers.number(decisions)),
        )
        return Table(title, ("", say("report.value")), rows)

    def ends(self, results: Sequence[Result], book: Phrasebook) -> Table:
        say, numbers = book.say, Numbers(book)
        counts = Counter(result.how for result in results)
        rows = tuple(
            (ending(self.game, book, how), str(games), numbers.percent(games / len(results)))
            for how, games in counts.most_common()
        )
        return Table(say("ends.title"), (say("ends.how"), say("ends.games"), say("ends.share")), rows)

    @staticmethod
    def won(results: Sequence[Result]) -> Share:
        return Share(sum(result.heroes_won for result in results), len(results))
