"""questhall simulate: how a game turns out over many games."""

from __future__ import annotations

import os
from argparse import ArgumentParser, Namespace
from functools import partial
from pathlib import Path
from typing import Any

import msgspec
from rich.console import Console

from questhall.kernel.text import Phrasebook

from .options import at_least_one
from .rushout import command as rushout
from .sidequest import command as sidequest
from .tables import Table, markdown, show

LANG = Path(__file__).parent / "lang"
COMMANDS = {"sidequest": sidequest, "rushout": rushout}


def add_arguments(parser: ArgumentParser, lang: str = "en") -> None:
    """The options of the command, explained in a language; every game adds its own."""
    book = Phrasebook.open(LANG, lang)
    games = parser.add_subparsers(dest="game", required=True, metavar="GAME", help=book.say("help.game"))
    for name, command in COMMANDS.items():
        sub = games.add_parser(name, help=book.say(f"help.{name}.about"), description=book.say(f"help.{name}.about"))
        command.add_arguments(partial(_add, sub, book, f"help.{name}"))
        option = partial(_add, sub, book, "help")
        option("--games", type=at_least_one, default=1000, metavar="N")
        option("--jobs", type=at_least_one, default=os.cpu_count() or 1, metavar="N")
        option("--seed", type=int, default=0, metavar="N")
        option("--json", type=Path, metavar="FILE")
        option("--markdown", type=Path, metavar="FILE")
        option("--lang", choices=Phrasebook.languages(LANG), default=lang)


def _add(parser: ArgumentParser, book: Phrasebook, keys: str, name: str, **words: Any) -> None:
    parser.add_argument(name, help=book.say(f"{keys}.{name.lstrip('-')}"), **words)


def run(args: Namespace) -> int:
    """Plays, shows the tables and writes the files that were asked for."""
    tables, numbers = COMMANDS[args.game].run(args, Phrasebook.open(LANG, args.lang))
    show(tables, Console())
    write(args, tables, numbers)
    return 0


def write(args: Namespace, tables: list[Table], numbers: object) -> None:
    if args.json is not None:
        args.json.write_bytes(msgspec.json.format(msgspec.json.encode(numbers), indent=2) + b"\n")
    if args.markdown is not None:
        args.markdown.write_text("\n".join(map(markdown, tables)), encoding="utf-8")


__all__ = ["add_arguments", "run"]
