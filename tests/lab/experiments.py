"""Experiments for tests: small, and played in this process."""

from __future__ import annotations

import os
import signal
from argparse import ArgumentParser
from pathlib import Path

from questhall.games.registry import GAMES
from questhall.lab import command
from questhall.lab.jobs import Alone, Crew, Processes
from questhall.lab.journal import Journal
from questhall.lab.matrix import read_plan
from questhall.lab.page import Page
from questhall.lab.plan import Plan
from questhall.lab.report import Report
from questhall.lab.rounds import play_rounds, until_enough
from questhall.lab.study import Result
from questhall.lab.texts import lab_texts

NIM = """
game: nim
settings: {heroes: [1, 2]}
players: {heroes: random, master: random}
seed: 5
stop: {games: 30, round: 10}
"""
LANTERNS = """
game: lanterns
settings: {heroes: [1, 2]}
players: {heroes: random, master: random}
seed: 3
stop: {games: 20, round: 10}
"""


def file(folder: Path, text: str, name: str = "experiment.yaml") -> Path:
    path = folder / name
    path.write_text(text, encoding="utf-8")
    return path


def lab(*words: object) -> int:
    """The command, alone in this process unless told otherwise."""
    parser = ArgumentParser()
    command.add_arguments(parser)
    said = [str(word) for word in words]
    jobs = [] if "--jobs" in said or said[0] == "report" else ["--jobs", "1"]
    return command.start(parser.parse_args([*said, *jobs]))


def played(folder: Path, plan: Plan, crew: Crew | None = None) -> list[list[Result]]:
    with Journal.open(folder, plan) as journal:
        play_rounds(journal, crew or Alone(), until_enough(plan), lambda games: None)
        return [journal.results(cell) for cell in range(len(plan.places))]


def dies_once(mark: str) -> int:
    """Work that takes its worker along, the first time."""
    if mark and not Path(mark).exists():
        Path(mark).touch()
        os._exit(9)
    return 1


def page_of(folder: Path, lang: str) -> Page:
    """The report of what has been played in a folder."""
    journal = Journal.read(folder)
    games = [journal.results(cell) for cell in range(len(journal.plan.places))]
    return Report(journal, games, lab_texts(GAMES[journal.plan.game], lang)).page()


def play_and_die(path: str, out: str, games: int) -> None:
    """By a kill that nobody can catch, after so many games."""
    plan = read_plan(Path(path))
    heard = 0

    def tell(more: int) -> None:
        nonlocal heard
        heard += more
        if heard == games:
            os.kill(os.getpid(), signal.SIGKILL)

    with Journal.open(Path(out), plan) as journal, Processes(2) as crew:
        play_rounds(journal, crew, until_enough(plan), tell)
