"""questhall simulate rushout."""

from __future__ import annotations

from argparse import ArgumentTypeError, Namespace

from msgspec.structs import replace

from questhall.kernel.text import Phrasebook
from questhall.lab.experiment import Experiment, Findings
from questhall.lab.options import Option, at_least_one
from questhall.lab.packs import on_table

from ..bot import LEVELS
from ..game import RUSHOUT
from ..settings import FASTEST, SLOWEST
from .report import Report
from .series import Series, play_series
from .summary import Summary, summary_of

HEROES = (2, 3, 4)


class RushOutExperiment(Experiment):
    """One series with how its rounds ended, or a grid of many."""

    def add_arguments(self, option: Option) -> None:
        scenarios, levels = tuple(on_table(RUSHOUT).catalog.scenarios), tuple(LEVELS)
        option("--scenario", choices=scenarios, action="append")
        option("--heroes", type=int, choices=HEROES, action="append")
        option("--level", choices=levels, default="normal")
        option("--hero-level", choices=levels)
        option("--wizard-level", choices=levels)
        option("--hero-cycle", type=at_least_one, metavar="MS")
        option("--wizard-cycle", type=at_least_one, metavar="MS")
        option("--reaction", type=at_least_one, metavar="MS")
        option("--roll-time", type=_roll_time, default=1_000, metavar="MS")
        option("--handicap", type=int, choices=(0, 1, 2), default=0)
        option("--grid", action="store_true")

    def run(self, args: Namespace, book: Phrasebook) -> Findings:
        scenarios = args.scenario or (tuple(on_table(RUSHOUT).catalog.scenarios) if args.grid else ("exercise1",))
        numbers = args.heroes or (HEROES if args.grid else (2,))
        of = Series(
            scenario=scenarios[0],
            heroes=numbers[0],
            hero_level=args.hero_level or args.level,
            wizard_level=args.wizard_level or args.level,
            hero_cycle=args.hero_cycle,
            wizard_cycle=args.wizard_cycle,
            reaction=args.reaction,
            roll_time=args.roll_time,
            handicap=args.handicap,
            seed=args.seed,
        )
        report = Report(book)
        if args.grid or len(scenarios) > 1 or len(numbers) > 1:
            cells = {}
            for name in scenarios:
                for n in numbers:
                    cells[name, n] = cell(replace(of, scenario=name, heroes=n), args, report)
            found = [{"scenario": name, "heroes": n, "summary": s} for (name, n), s in cells.items()]
            return report.grid(cells, of), {"series": of, "cells": found}
        rounds = list(play_series(of, args.games, args.jobs, report.title(of)))
        summary = summary_of(rounds)
        return report.tables(of, summary), {"series": of, "summary": summary, "rounds": rounds}


def _roll_time(text: str) -> int:
    number = int(text)
    if not FASTEST <= number <= SLOWEST:
        raise ArgumentTypeError(f"{FASTEST} <= {number} <= {SLOWEST}?")
    return number


def cell(of: Series, args: Namespace, report: Report) -> Summary:
    """Half as many games where a game has two or three rounds: about as many rounds everywhere."""
    several = on_table(RUSHOUT).catalog.scenarios[of.scenario].rounds > 1
    games = (args.games + 1) // 2 if several else args.games
    return summary_of(play_series(of, games, args.jobs, report.title(of)))
