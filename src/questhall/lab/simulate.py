"""questhall simulate: how a game turns out over many games."""

from __future__ import annotations

import os
from argparse import ArgumentParser, Namespace
from functools import partial
from pathlib import Path
from typing import Any

import msgspec
from rich.console import Console

from questhall.games.registry import GAMES
from questhall.games.words import word
from questhall.kernel.game import AnyGame
from questhall.kernel.text import Phrasebook

from .experiment import Experiment
from .options import at_least_one
from .plain import PlainExperiment
from .tables import Table, markdown, show
from .texts import LANG, lab_texts


def experiment_of(game: AnyGame) -> Experiment:
    """The game's own, else that of the house."""
    own = getattr(game.room("lab"), "EXPERIMENT", None)
    return own if isinstance(own, Experiment) else PlainExperiment(game)


def add_arguments(parser: ArgumentParser, lang: str = "en") -> None:
    """The options of the command, explained in a language; every game adds its own."""
    words = Phrasebook.open(LANG, lang)
    games = parser.add_subparsers(dest="game", required=True, metavar="GAME", help=words.say("help.game"))
    for name, game in GAMES.items():
        book = lab_texts(game, lang)
        about = book.say("help.about", title=word(book, "hall.title", name))
        sub = games.add_parser(name, help=about, description=about)
        option = partial(_add, sub, book)
        experiment_of(game).add_arguments(option)
        option("--games", type=at_least_one, default=1000, metavar="N")
        option("--jobs", type=at_least_one, default=os.cpu_count() or 1, metavar="N")
        option("--seed", type=int, default=0, metavar="N")
        option("--json", type=Path, metavar="FILE")
        option("--markdown", type=Path, metavar="FILE")
        option("--packs", type=Path, metavar="FOLDER")
        option("--lang", choices=Phrasebook.languages(LANG), default=lang)


def _add(parser: ArgumentParser, book: Phrasebook, name: str, **words: Any) -> None:
    parser.add_argument(name, help=book.say(f"help.{name.lstrip('-')}"), **words)


def run(args: Namespace) -> int:
    """Plays, shows the tables and writes the files that were asked for."""
    game = GAMES[args.game]
    tables, numbers = experiment_of(game).run(args, lab_texts(game, args.lang))
    show(tables, Console())
    write(args, tables, numbers)
    return 0


def write(args: Namespace, tables: list[Table], numbers: object) -> None:
    if args.json is not None:
        args.json.write_bytes(msgspec.json.format(msgspec.json.encode(numbers), indent=2) + b"\n")
    if args.markdown is not None:
        args.markdown.write_text("\n".join(map(markdown, tables)), encoding="utf-8")


__all__ = ["add_arguments", "run"]
