"""questhall simulate starquest."""

from __future__ import annotations

from argparse import ArgumentTypeError, Namespace

from msgspec.structs import replace

from questhall.kernel.text import Phrasebook
from questhall.lab.experiment import Experiment, Findings
from questhall.lab.options import Option
from questhall.lab.packs import on_table
from questhall.lab.series import play_series
from questhall.players.registry import players_of

from ..game import STARQUEST
from ..settings import NEW_MISSION
from .report import Cell, Report
from .series import Series
from .summary import Summary, summary_of
from .worth import fights, worths_of

HEROES = (2, 3, 4)
USUAL = (3, 4)
"""Numbers of heroes in a grid, if nobody asks for others."""


class StarQuestExperiment(Experiment):
    """One mission with everything about it, a grid of many, or what enemies are worth."""

    def add_arguments(self, option: Option) -> None:
        option("--mission", choices=(*on_table(STARQUEST).lore.missions, NEW_MISSION), action="append")
        option("--heroes", type=int, choices=HEROES, action="append")
        option("--party", type=party, action="append", metavar="A,B,C")
        option("--level", type=int, choices=range(20), metavar="N")
        option("--threat", choices=("easy", "normal", "hard"), default="normal")
        option("--difficulty", type=int, choices=(1, 2, 3), default=0)
        option("--player", choices=players_of(STARQUEST), default="cunning")
        option("--grid", action="store_true")
        option("--points", action="store_true")

    def run(self, args: Namespace, book: Phrasebook) -> Findings:
        if args.points:
            return self.points(args, book)
        every = tuple(on_table(STARQUEST).lore.missions)
        missions = tuple(args.mission or (every if args.grid else every[:1]))
        parties: tuple[tuple[str, ...], ...] = tuple(args.party or ((),))
        numbers = tuple(args.heroes or (USUAL if args.grid else (4,)))
        of = Series(
            mission=missions[0],
            heroes=numbers[0],
            party=parties[0],
            level=args.level,
            threat=args.threat,
            difficulty=args.difficulty,
            player=args.player,
            seed=args.seed,
        )
        report = Report(book)
        by_party = [replace(of, party=one) for one in parties]
        columns = by_party if args.party else [replace(of, heroes=n) for n in numbers]
        if args.grid or len(missions) > 1 or len(columns) > 1:
            cells: dict[Cell, Summary] = {}
            for mission in missions:
                for column in columns:
                    here = replace(column, mission=mission)
                    cells[mission, column] = summary_of(play_series(here, args.games, args.jobs, report.title(here)))
            found = [{"series": replace(of, mission=at), "summary": summary} for (at, of), summary in cells.items()]
            return report.grid(cells, of), {"series": of, "cells": found}
        results = list(play_series(of, args.games, args.jobs, report.title(of)))
        summary = summary_of(results)
        return report.tables(of, summary), {"series": of, "summary": summary, "games": results}

    def points(self, args: Namespace, book: Phrasebook) -> Findings:
        report = Report(book)
        found = list(fights(args.player, args.seed, args.games, args.jobs, book.say("worth.fights")))
        worths = worths_of(found)
        return report.worths(worths, args.games), {"worths": worths, "fights": found}


def party(text: str) -> tuple[str, ...]:
    """Classes by their names, with commas between them."""
    known = on_table(STARQUEST).lore.classes
    names = tuple([name.strip() for name in text.split(",") if name.strip()])
    unknown = [name for name in names if name not in known]
    if unknown or len(names) not in HEROES or len(set(names)) < len(names):
        raise ArgumentTypeError(f"{text}: 2 to 4 of {', '.join(known)}")
    return names
