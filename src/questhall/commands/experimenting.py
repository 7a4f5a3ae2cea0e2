"""Plays experiments from files, in the lab."""

from __future__ import annotations

from argparse import Namespace

from questhall.kernel.text import Phrasebook
from questhall.kernel.trouble import writable

from .command import Commands
from .named import add_packs


def add_to(commands: Commands) -> None:
    """The lab is loaded only for those who go there."""
    sub = commands.bare("lab")
    if "lab" in commands.typed:
        from questhall.lab import command

        command.add_arguments(sub, commands.book.lang)
        sub.set_defaults(run=command_lab)


def command_lab(parsed: Namespace, book: Phrasebook) -> int:
    from questhall.lab import command

    add_packs(parsed, book)
    writable(getattr(parsed, "write", None))
    return command.start(parsed)
