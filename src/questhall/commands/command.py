"""How a command is added to the others: its name, its arguments and what it does."""

from __future__ import annotations

from argparse import ArgumentParser, Namespace
from collections.abc import Callable, Collection, Iterable
from pathlib import Path
from typing import TYPE_CHECKING

from questhall.kernel.text import Phrasebook
from questhall.terminal.screen import wrap
from questhall.terminal.texts import LANGUAGES

if TYPE_CHECKING:
    from argparse import _SubParsersAction

WIDTH = 80

Run = Callable[[Namespace, Phrasebook], int]
"""Carries a command out: what was typed, the words for it, and the exit status."""


class Commands:
    """What stands under one name of the command line, in the language of whoever typed it."""

    def __init__(self, parser: ArgumentParser, book: Phrasebook, typed: Collection[str] = (), group: str = "") -> None:
        self.book = book
        self.typed = typed
        self._group = group
        self._parsers: _SubParsersAction[ArgumentParser] = parser.add_subparsers(required=True, metavar="COMMAND")

    def text(self, key: str) -> str:
        return self.book.say(f"cli.{key}")

    def bare(self, name: str) -> ArgumentParser:
        """A command that brings everything but its one line of help."""
        about = self.text(f"{self._group}{name}")
        return self._parsers.add_parser(name, help=about, description=about)

    def command(self, name: str, run: Run) -> ArgumentParser:
        sub = self.bare(name)
        sub.add_argument("--lang", choices=LANGUAGES, default=self.book.lang, help=self.text("lang"))
        sub.set_defaults(run=run)
        return sub

    def group(self, name: str) -> Commands:
        """Commands of two words; the texts of the second have the first before them."""
        return Commands(self.bare(name), self.book, self.typed, f"{name}_")

    def database(self, sub: ArgumentParser) -> None:
        sub.add_argument("--database", default=None, metavar="URL", help=self.text("database"))

    def packs(self, sub: ArgumentParser, about: str = "packs") -> None:
        sub.add_argument("--packs", type=Path, default=None, metavar="FOLDER", help=self.text(about))

    def bots(self, sub: ArgumentParser) -> None:
        sub.add_argument("--gm", "--master", dest="master", metavar="BOT", default=None, help=self.text("gm_bot"))
        sub.add_argument("--hero-bot", dest="hero", metavar="BOT", default=None, help=self.text("hero_bot"))


def show(lines: Iterable[str]) -> None:
    for line in lines:
        print("\n".join(wrap(line, WIDTH)))
