"""The tables about Rush Out! that a designer reads."""

from __future__ import annotations

from collections.abc import Mapping

from questhall.kernel.text import Phrasebook
from questhall.lab.numbers import Numbers
from questhall.lab.packs import on_table
from questhall.lab.tables import Table

from ..entities import Scenario
from ..game import RUSHOUT
from .series import Series
from .summary import Minutes, Summary

ENDS = ("heroes-stack", "heroes-lives", "wizard-stack", "wizard-dragon", "wizard-souls")


class Report:
    """Summaries in one language."""

    def __init__(self, book: Phrasebook) -> None:
        self.book = book
        self.numbers = Numbers(book)

    def tables(self, series: Series, summary: Summary) -> list[Table]:
        number, say = self.numbers.number, self.book.say
        title = say(
            "report.title",
            scenario=self.scenario(series.scenario),
            heroes=series.heroes,
            hero=self.level(series.hero_level),
            wizard=self.level(series.wizard_level),
            games=summary.games,
            rounds=summary.rounds,
            seed=series.seed,
        )
        rows = (
            (say("report.heroes-won"), self.numbers.interval(summary.heroes_won)),
            (say("report.minutes"), self.minutes(summary.minutes)),
            (say("report.trials"), number(summary.trials)),
            (say("report.spells"), number(summary.spells)),
            (say("report.pushes"), number(summary.pushes)),
        )
        ends = tuple(
            (say(f"ends.{end}"), str(n), self.numbers.percent(n / summary.rounds)) for end, n in summary.ends.items()
        )
        return [
            Table(title, ("", say("report.value")), rows),
            Table(say("ends.title"), (say("ends.how"), say("ends.rounds"), say("ends.share")), ends),
        ]

    def grid(self, cells: Mapping[tuple[Scenario, int], Summary], of: Series) -> list[Table]:
        """Exercises and scenarios down, numbers of heroes across; and how the rounds of every cell end."""
        say = self.book.say
        names = list(dict.fromkeys(name for name, _ in cells))
        numbers = list(dict.fromkeys(n for _, n in cells))
        hero, wizard = self.level(of.hero_level), self.level(of.wizard_level)
        fewest = min(summary.rounds for summary in cells.values())
        heads = [say("grid.heroes", n=n) for n in numbers]
        won = tuple((self.scenario(name), *[self.cell(cells[name, n]) for n in numbers]) for name in names)
        ends = tuple(
            (
                say("grid.of", scenario=self.scenario(name), n=n),
                *[self.numbers.percent(summary.ends.get(end, 0) / summary.rounds, 0) for end in ENDS],
            )
            for (name, n), summary in cells.items()
        )
        return [
            Table(
                say("grid.title", rounds=fewest, hero=hero, wizard=wizard, seed=of.seed),
                (say("grid.scenario"), *heads),
                won,
            ),
            Table(say("ends.title"), (say("grid.scenario"), *[say(f"ends.{end}") for end in ENDS]), ends),
        ]

    def cell(self, summary: Summary) -> str:
        return self.book.say(
            "grid.cell", won=self.numbers.interval(summary.heroes_won, 0), minutes=self.minutes(summary.minutes)
        )

    def title(self, of: Series) -> str:
        """Of one cell, while it is played."""
        return self.book.say("grid.of", scenario=self.scenario(of.scenario), n=of.heroes)

    # --- names and numbers --------------------------------------------------------------

    def scenario(self, name: str) -> str:
        return on_table(RUSHOUT).catalog.scenarios[name].name[self.book.lang]

    def level(self, name: str) -> str:
        return self.book.say(f"level.{name}")

    def minutes(self, minutes: Minutes) -> str:
        number = self.numbers.number
        return self.book.say(
            "report.spread", mean=number(minutes.mean), low=number(minutes.low), high=number(minutes.high)
        )
