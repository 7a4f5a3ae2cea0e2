"""questhall simulate heroquest."""

from __future__ import annotations

from argparse import Namespace

from msgspec.structs import replace

from questhall.kernel.text import Phrasebook
from questhall.lab.experiment import Experiment, Findings
from questhall.lab.options import Option
from questhall.lab.packs import on_table
from questhall.lab.series import play_series
from questhall.players.registry import players_of

from ..game import HEROQUEST
from ..settings import NEW_DUNGEON
from .report import Report
from .series import Series
from .summary import Summary, summary_of

HEROES = (1, 2, 3, 4, 5)
USUAL = (3, 4, 5)
"""Numbers of heroes in a grid, if nobody asks for others."""


class HeroQuestExperiment(Experiment):
    """One quest with everything about it, or a grid of many."""

    def add_arguments(self, option: Option) -> None:
        players = players_of(HEROQUEST)
        option("--quest", choices=(*on_table(HEROQUEST).lore.quests, NEW_DUNGEON), action="append")
        option("--heroes", type=int, choices=HEROES, action="append")
        option("--level", type=int, choices=range(25), metavar="N")
        option("--threat", choices=("easy", "normal", "hard"), default="normal")
        option("--hero-player", choices=players, default="cunning")
        option("--master-player", choices=players, default="cunning")
        option("--grid", action="store_true")

    def run(self, args: Namespace, book: Phrasebook) -> Findings:
        every = tuple(on_table(HEROQUEST).lore.quests)
        quests = tuple(args.quest or (every if args.grid else every[:1]))
        numbers = tuple(args.heroes or (USUAL if args.grid else (4,)))
        of = Series(
            quest=quests[0],
            heroes=numbers[0],
            level=args.level,
            threat=args.threat,
            hero_player=args.hero_player,
            master_player=args.master_player,
            seed=args.seed,
        )
        report = Report(book)
        if args.grid or len(quests) > 1 or len(numbers) > 1:
            cells: dict[tuple[str, int], Summary] = {}
            for quest in quests:
                for n in numbers:
                    here = replace(of, quest=quest, heroes=n)
                    cells[quest, n] = summary_of(play_series(here, args.games, args.jobs, report.title(here)))
            found = [{"quest": quest, "heroes": n, "summary": summary} for (quest, n), summary in cells.items()]
            return report.grid(cells, of), {"series": of, "cells": found}
        results = list(play_series(of, args.games, args.jobs, report.title(of)))
        summary = summary_of(results)
        return report.tables(of, summary), {"series": of, "summary": summary, "games": results}
