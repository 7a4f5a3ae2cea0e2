"""questhall simulate sidequest."""

from __future__ import annotations

from argparse import Namespace

import msgspec

from questhall.kernel.text import Phrasebook
from questhall.lab.experiment import Experiment, Findings
from questhall.lab.options import Option, at_least_one
from questhall.lab.series import play_series

from ..entities import LEVELS
from ..players import PLAYERS
from .report import Report
from .series import Series
from .study import Result
from .summary import Summary, summary_of


class SideQuestExperiment(Experiment):
    """One series with everything about decks, Bosses and cards, or a grid of many."""

    def add_arguments(self, option: Option) -> None:
        option("--heroes", type=int, choices=(1, 2, 3), default=1)
        option("--difficulty", choices=tuple(LEVELS), default="normal")
        option("--hero-player", choices=tuple(PLAYERS), default="heuristic")
        option("--gm-player", choices=tuple(PLAYERS), default="heuristic")
        option("--no-cards", action="store_true")
        option("--top", type=at_least_one, default=10, metavar="N")
        option("--grid", action="store_true")

    def run(self, args: Namespace, book: Phrasebook) -> Findings:
        of = Series(
            heroes=args.heroes,
            difficulty=args.difficulty,
            hero_player=args.hero_player,
            gm_player=args.gm_player,
            seed=args.seed,
            cards=not (args.no_cards or args.grid),
        )
        report = Report(book)
        if args.grid:
            cells = grid(of, args.games, args.jobs, book)
            return [report.grid(cells, of)], {
                "series": of,
                "cells": [{"heroes": n, "difficulty": level, "summary": s} for (n, level), s in cells.items()],
            }
        results = list(play_series(of, args.games, args.jobs, title(book, of)))
        summary = summary_of(results)
        numbers = {"series": of, "summary": summary, "games": [without_cards(r) for r in results]}
        return report.tables(of, summary, args.top), numbers


def grid(of: Series, games: int, jobs: int, book: Phrasebook) -> dict[tuple[int, str], Summary]:
    """Every number of Heroes at every difficulty; each cell has the same seeds."""
    cells = {}
    for heroes in (1, 2, 3):
        for level in LEVELS:
            here = msgspec.structs.replace(of, heroes=heroes, difficulty=level)
            cells[heroes, level] = summary_of(play_series(here, games, jobs, title(book, here)))
    return cells


def title(book: Phrasebook, of: Series) -> str:
    return book.say("progress.games", heroes=of.heroes, difficulty=book.say(f"difficulty.{of.difficulty}"))


def without_cards(result: Result) -> Result:
    """The cards are in the summary; one list per game would bury everything else."""
    return msgspec.structs.replace(result, use=None)
