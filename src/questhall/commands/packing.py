"""Looks at packs: whether one is right, and which cards are in it."""

from __future__ import annotations

from argparse import Namespace
from pathlib import Path

from questhall.kernel.packs import PackErrors, PackFiles, Report, tell
from questhall.kernel.text import Phrasebook
from questhall.terminal.friendly import FriendlyError
from questhall.terminal.packs import pack_tools
from questhall.terminal.texts import all_texts

from .command import Commands, show
from .named import existing


def add_to(commands: Commands) -> None:
    packs = commands.group("pack")
    for name, run in (("check", command_pack_check), ("cards", command_pack_cards)):
        packs.command(name, run).add_argument("path", type=Path, help=packs.text("path"))


def command_pack_check(parsed: Namespace, book: Phrasebook) -> int:
    folder = existing(parsed.path, book)
    try:
        files = PackFiles.in_folder(folder)
        tools = pack_tools(files)
        report = tools.check(files)
    except PackErrors as wrong:
        report = Report(wrong.errors, ())
    for error in report.errors:
        print(tell(error, book.lang))
    if report.errors:
        print(book.say("cli.pack_bad", n=len(report.errors)))
        return 1
    if report.warnings:
        print(book.say("cli.pack_warnings", n=len(report.warnings)))
        for warning in report.warnings:
            print(tell(warning, book.lang))
    print(tools.summary(tools.read(files), all_texts(tools.game, book.lang)))
    return 0


def command_pack_cards(parsed: Namespace, book: Phrasebook) -> int:
    folder = existing(parsed.path, book)
    try:
        files = PackFiles.in_folder(folder)
        tools = pack_tools(files)
        listed = list(tools.cards(tools.read(files), all_texts(tools.game, book.lang)))
    except PackErrors as wrong:
        told = [tell(error, book.lang) for error in wrong.errors]
        raise FriendlyError("\n".join([*told, book.say("cli.pack_bad", n=len(told))])) from wrong
    if not listed:
        raise FriendlyError(book.say("cli.no_cards"))
    for card in listed:
        show(card)
        print()
    return 0
