"""questhall simulate: how a game turns out over many games."""

from __future__ import annotations

import os
from argparse import ArgumentParser, ArgumentTypeError, Namespace
from pathlib import Path

import msgspec
from rich.console import Console

from questhall.games.sidequest.entities import LEVELS
from questhall.kernel.text import Phrasebook
from questhall.players.registry import PLAYERS

from .sidequest.experiment import Experiment, Result, play_series
from .sidequest.report import Report
from .sidequest.summary import Summary, summary_of
from .tables import Table, markdown, show

LANG = Path(__file__).parent / "lang"


def add_arguments(parser: ArgumentParser, lang: str = "en") -> None:
    """The options of the command, explained in a language."""
    say = Phrasebook.open(LANG, lang).say

    def option(name: str, **words: object) -> None:
        parser.add_argument(name, help=say(f"help.{name.lstrip('-')}"), **words)  # type: ignore[arg-type]

    option("game", choices=("sidequest",))
    option("--heroes", type=int, choices=(1, 2, 3), default=1)
    option("--difficulty", choices=tuple(LEVELS), default="normal")
    option("--games", type=_at_least_one, default=1000, metavar="N")
    option("--jobs", type=_at_least_one, default=os.cpu_count() or 1, metavar="N")
    option("--hero-player", choices=tuple(PLAYERS["sidequest"]), default="heuristic")
    option("--gm-player", choices=tuple(PLAYERS["sidequest"]), default="heuristic")
    option("--seed", type=int, default=0, metavar="N")
    option("--no-cards", action="store_true")
    option("--top", type=_at_least_one, default=10, metavar="N")
    option("--grid", action="store_true")
    option("--json", type=Path, metavar="FILE")
    option("--markdown", type=Path, metavar="FILE")
    option("--lang", choices=Phrasebook.languages(LANG), default=lang)


def _at_least_one(text: str) -> int:
    number = int(text)
    if number < 1:
        raise ArgumentTypeError(f"{number} < 1")
    return number


def run(args: Namespace) -> int:
    """Plays, shows the tables and writes the files that were asked for."""
    book = Phrasebook.open(LANG, args.lang)
    of = Experiment(
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
        tables = [report.grid(cells, of)]
        data: object = {
            "experiment": of,
            "cells": [{"heroes": n, "difficulty": level, "summary": s} for (n, level), s in cells.items()],
        }
    else:
        results = list(play_series(of, args.games, args.jobs, title(book, of)))
        summary = summary_of(results)
        tables = report.tables(of, summary, args.top)
        data = {"experiment": of, "summary": summary, "games": [without_cards(r) for r in results]}
    show(tables, Console())
    write(args, tables, data)
    return 0


def grid(of: Experiment, games: int, jobs: int, book: Phrasebook) -> dict[tuple[int, str], Summary]:
    """Every number of Heroes at every difficulty; each cell has the same seeds."""
    cells = {}
    for heroes in (1, 2, 3):
        for level in LEVELS:
            here = msgspec.structs.replace(of, heroes=heroes, difficulty=level)
            cells[heroes, level] = summary_of(play_series(here, games, jobs, title(book, here)))
    return cells


def title(book: Phrasebook, of: Experiment) -> str:
    return book.say("progress.games", heroes=of.heroes, difficulty=book.say(f"difficulty.{of.difficulty}"))


def without_cards(result: Result) -> Result:
    """The cards are in the summary; one list per game would bury everything else."""
    return msgspec.structs.replace(result, use=None)


def write(args: Namespace, tables: list[Table], data: object) -> None:
    if args.json is not None:
        args.json.write_bytes(msgspec.json.format(msgspec.json.encode(data), indent=2) + b"\n")
    if args.markdown is not None:
        args.markdown.write_text("\n".join(map(markdown, tables)), encoding="utf-8")


__all__ = ["add_arguments", "run"]
