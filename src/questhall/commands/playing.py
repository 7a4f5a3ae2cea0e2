"""Plays a game: in the terminal if one is named, else in the browser."""

from __future__ import annotations

import os
import secrets
import sys
import webbrowser
from argparse import Namespace
from pathlib import Path

from msgspec.structs import replace

from questhall.games.registry import GAMES
from questhall.games.shelf import house_shelf, on_table
from questhall.kernel import matchfile
from questhall.kernel.match import Match
from questhall.kernel.snapshot import SnapshotError
from questhall.kernel.text import Phrasebook
from questhall.terminal.agreeing import agreed
from questhall.terminal.friendly import FriendlyError
from questhall.terminal.play import play
from questhall.terminal.seats import bot_of, check_seat, seat_of
from questhall.terminal.texts import all_texts

from .command import Commands
from .named import add_packs, bad_file, wanted_game
from .serving import LOCAL, Reach, listening, serve_on

BROWSER_PORT = 8765


def add_to(commands: Commands) -> None:
    text = commands.text
    sub = commands.command("play", command_play)
    sub.add_argument("game", nargs="?", default=None, help=text("game_here"))
    sub.add_argument("--browser", action="store_true", help=text("browser"))
    sub.add_argument("--seat", default="1", help=text("seat"))
    sub.add_argument("--heroes", type=int, default=None, help=text("heroes"))
    sub.add_argument("--set", action="append", default=[], dest="said", metavar="NAME=VALUE", help=text("set"))
    sub.add_argument(
        "--difficulty",
        action="append",
        dest="said",
        type="difficulty={}".format,
        metavar="VALUE",
        help=text("difficulty"),
    )
    sub.add_argument("--seed", type=int, default=None, help=text("seed"))
    commands.packs(sub)
    sub.add_argument("--load", type=Path, default=None, metavar="FILE", help=text("load"))
    commands.bots(sub)


def command_play(parsed: Namespace, book: Phrasebook) -> int:
    add_packs(parsed, book)
    if parsed.game is None or parsed.browser:
        return play_in_browser(book)
    game = on_table(wanted_game(parsed.game, book))
    words = all_texts(game, book.lang)
    seat = seat_of(game, parsed.seat, words)
    if parsed.load is not None:
        match = loaded(parsed.load, book)
    else:
        heroes = parsed.heroes or max(game.company.heroes[0], seat or 0)
        settings = agreed(game, heroes, parsed.said, words)
        if parsed.packs is not None:
            settings = replace(settings, packs=tuple(game.versions))
        seed = secrets.randbits(48) if parsed.seed is None else parsed.seed
        match = Match(game, settings, seed)
    sit_down(match, seat, parsed)
    return 0


def play_in_browser(book: Phrasebook) -> int:
    """A server for this machine alone, and the browser on its page."""
    try:
        listener = listening(LOCAL, BROWSER_PORT)
    except OSError:
        listener = listening(LOCAL, 0)
    with listener:
        url = f"http://{LOCAL}:{listener.getsockname()[1]}/"

        def welcome() -> None:
            print(book.say("cli.open_here", url=url), flush=True)
            if has_display():
                webbrowser.open(url)

        return serve_on(listener, None, Reach(), "warning", book, welcome)


def has_display() -> bool:
    """Whether a browser window could be seen; in a bare terminal a text browser would take it over."""
    return sys.platform in ("win32", "darwin") or bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))


def loaded(path: Path, book: Phrasebook) -> Match:
    try:
        return matchfile.load(path, GAMES, lay=house_shelf().game_with)
    except SnapshotError as problem:
        raise bad_file(path, problem, book) from problem


def sit_down(match: Match, seat: int | None, parsed: Namespace) -> None:
    game = match.game
    words = all_texts(game, parsed.lang)
    if game.timing.real_time:
        raise FriendlyError(words.say("cli.no_face", name=game.name))
    check_seat(game, match.settings, seat, words)
    master, hero = bot_of(game, parsed.master, words), bot_of(game, parsed.hero, words)
    play(match, seat, parsed.lang, master, hero, sys.stdin, sys.stdout)
