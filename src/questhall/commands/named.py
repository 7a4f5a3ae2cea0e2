"""What people name on the command line: a game, a folder of packs, a file."""

from __future__ import annotations

from argparse import ArgumentTypeError, Namespace
from pathlib import Path

from questhall.games.registry import GAMES
from questhall.games.shelf import add_folder
from questhall.kernel.game import AnyGame
from questhall.kernel.snapshot import SnapshotError
from questhall.kernel.text import Phrasebook
from questhall.terminal.friendly import FriendlyError


def wanted_game(name: str, book: Phrasebook) -> AnyGame:
    game = GAMES.get(name)
    if game is None:
        raise FriendlyError(book.say("cli.no_game", name=name, names=", ".join(GAMES)))
    return game


def existing(path: Path, book: Phrasebook) -> Path:
    """The folder of a pack; a game stands for the pack that comes with it."""
    folder: Path = path.expanduser()
    if not folder.is_dir() and str(path) in GAMES:
        folder = GAMES[str(path)].folder / "packs" / "core"
    if not folder.is_dir():
        raise FriendlyError(book.say("cli.no_folder", path=str(path)))
    return folder


def add_packs(parsed: Namespace, book: Phrasebook) -> None:
    """Whatever is in the named folder lies on the shelf from now on."""
    if parsed.packs is not None:
        add_folder(existing(parsed.packs, book))


def at_least_one(text: str) -> int:
    number = int(text)
    if number < 1:
        raise ArgumentTypeError(f"{number} < 1")
    return number


def bad_file(path: Path, problem: SnapshotError, book: Phrasebook) -> FriendlyError:
    return FriendlyError(book.say("cli.bad_file", path=str(path), reason=str(problem)))
