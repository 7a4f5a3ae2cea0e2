"""Plays many games at once, in the lab."""

from __future__ import annotations

from argparse import Namespace

from questhall.kernel.text import Phrasebook
from questhall.kernel.trouble import writable

from .command import Commands
from .named import add_packs


def add_to(commands: Commands) -> None:
    """The lab is loaded only for those who go there."""
    sub = commands.bare("simulate")
    if "simulate" in commands.typed:
        from questhall.lab import simulate

        simulate.add_arguments(sub, commands.book.lang)
        sub.set_defaults(run=command_simulate)


def command_simulate(parsed: Namespace, book: Phrasebook) -> int:
    from questhall.lab import simulate

    add_packs(parsed, book)
    writable(parsed.json, parsed.markdown)
    return simulate.run(parsed)
