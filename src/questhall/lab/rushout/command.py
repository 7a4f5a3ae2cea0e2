"""questhall simulate rushout."""

from __future__ import annotations

from argparse import ArgumentTypeError, Namespace

from msgspec.structs import replace

from questhall.games.rushout.bot import LEVELS
from questhall.games.rushout.catalog import core_catalog
from questhall.games.rushout.settings import FASTEST, SLOWEST
from questhall.kernel.text import Phrasebook

from ..options import Option, at_least_one
from ..tables import Table
from .experiment import Experiment, play_series
from .report import Report
from .summary import Summary, summary_of

HEROES = (2, 3, 4)


def add_arguments(option: Option) -> None:
    scenarios, levels = tuple(core_catalog().scenarios), tuple(LEVELS)
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


def _roll_time(text: str) -> int:
    number = int(text)
    if not FASTEST <= number <= SLOWEST:
        raise ArgumentTypeError(f"{FASTEST} <= {number} <= {SLOWEST}?")
    return number


def run(args: Namespace, book: Phrasebook) -> tuple[list[Table], object]:
    """The tables, and all numbers."""
    scenarios = args.scenario or (tuple(core_catalog().scenarios) if args.grid else ("exercise1",))
    numbers = args.heroes or (HEROES if args.grid else (2,))
    of = Experiment(
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
        return report.grid(cells, of), {"experiment": of, "cells": found}
    rounds = list(play_series(of, args.games, args.jobs, report.title(of)))
    summary = summary_of(rounds)
    return report.tables(of, summary), {"experiment": of, "summary": summary, "rounds": rounds}


def cell(of: Experiment, args: Namespace, report: Report) -> Summary:
    """Half as many games where a game has two or three rounds: about as many rounds everywhere."""
    several = core_catalog().scenarios[of.scenario].rounds > 1
    games = (args.games + 1) // 2 if several else args.games
    return summary_of(play_series(of, games, args.jobs, report.title(of)))
