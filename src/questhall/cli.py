"""One command, `questhall`: play, serve, look up rules, check packs, replay, simulate."""

from __future__ import annotations

import argparse
import asyncio
import os
import secrets
import socket
import sys
import webbrowser
from collections.abc import Callable, Sequence
from contextlib import ExitStack, closing
from pathlib import Path
from typing import NamedTuple

from msgspec.structs import replace

from questhall.games.registry import GAMES
from questhall.games.shelf import add_folder, house_shelf, on_table
from questhall.kernel import matchfile
from questhall.kernel.game import AnyGame
from questhall.kernel.match import Match
from questhall.kernel.packs import PackErrors, PackFiles, Report, tell
from questhall.kernel.rulebook import Rulebook
from questhall.kernel.snapshot import SnapshotError
from questhall.kernel.text import Phrasebook
from questhall.terminal import listing, lookup
from questhall.terminal.agreeing import agreed
from questhall.terminal.friendly import FriendlyError
from questhall.terminal.packs import pack_tools
from questhall.terminal.play import face_of, play
from questhall.terminal.screen import wrap
from questhall.terminal.seats import bot_of, check_seat, seat_of
from questhall.terminal.texts import LANGUAGES, all_texts, terminal_texts

WIDTH = 80
LOCAL = "127.0.0.1"
BROWSER_PORT = 8765
PUT_AWAY = 60
"""Days after which a table at which nothing happens goes out of the lists."""
REMOVE = 365
"""Days after which a table that was put away or is finished is removed."""
REMOVE_EMPTY = 24
"""Hours after which a table is removed at which nobody sits or nothing has happened."""
CLERKS = max((os.cpu_count() or 1) - 1, 1)
"""Processes that reckon moves that take long, beside as many that think for bots."""
HOUR = 60 * 60 * 1000
DAY = 24 * HOUR
LOG_LEVELS = ("debug", "info", "warning", "error")


def main(argv: Sequence[str] | None = None) -> int:
    """The exit status: 0 if all went well, 1 if not, 2 if the command was not understood."""
    arguments = list(sys.argv[1:] if argv is None else argv)
    book = terminal_texts(language(arguments))
    parsed = parser(book, simulating="simulate" in arguments).parse_args(arguments)
    run: Callable[[argparse.Namespace, Phrasebook], int] = parsed.run
    try:
        if getattr(parsed, "packs", None) is not None:
            add_folder(existing(parsed.packs, book))
        return run(parsed, book)
    except FriendlyError as problem:
        print(problem, file=sys.stderr)
        return 1
    except BrokenPipeError:
        # Whoever reads has seen enough. The interpreter must not trip over the rest at its end.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0
    except KeyboardInterrupt:
        return 130


def language(arguments: Sequence[str]) -> str:
    """The language asked for, else that of the environment, else English."""
    wanted = ""
    for i, argument in enumerate(arguments):
        if argument == "--lang" and i + 1 < len(arguments):
            wanted = arguments[i + 1]
        elif argument.startswith("--lang="):
            wanted = argument.removeprefix("--lang=")
    wanted = wanted or os.environ.get("LC_ALL") or os.environ.get("LANG") or "en"
    return next((lang for lang in LANGUAGES if wanted.lower().startswith(lang)), "en")


def parser(book: Phrasebook, simulating: bool = False) -> argparse.ArgumentParser:
    """The lab is loaded only for those who go there."""

    def text(key: str) -> str:
        return book.say(f"cli.{key}")

    top = argparse.ArgumentParser(prog="questhall", description=text("about"))
    commands = top.add_subparsers(required=True, metavar="COMMAND")

    def command(name: str, run: Callable[[argparse.Namespace, Phrasebook], int]) -> argparse.ArgumentParser:
        sub = commands.add_parser(name, help=text(name), description=text(name))
        sub.add_argument("--lang", choices=LANGUAGES, default=book.lang, help=text("lang"))
        sub.set_defaults(run=run)
        return sub

    sub = command("play", command_play)
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
    sub.add_argument("--packs", type=Path, default=None, metavar="FOLDER", help=text("packs"))
    sub.add_argument("--load", type=Path, default=None, metavar="FILE", help=text("load"))
    add_bots(sub, text)

    sub = command("games", command_games)
    sub.add_argument("game", nargs="?", default=None, help=text("game_shown"))

    sub = command("serve", command_serve)
    sub.add_argument("--host", default=LOCAL, help=text("host"))
    sub.add_argument("--port", type=int, default=8000, help=text("port"))
    sub.add_argument("--database", default=None, metavar="URL", help=text("database"))
    sub.add_argument("--address", action="append", default=[], metavar="URL", help=text("address"))
    sub.add_argument("--origin", action="append", default=[], metavar="URL", help=text("origin"))
    sub.add_argument("--proxy", action="append", default=[], metavar="ADDRESS", help=text("proxy"))
    sub.add_argument("--office", default=None, metavar="ADDRESS:PORT", help=text("office"))
    sub.add_argument("--log-level", choices=LOG_LEVELS, default="info", help=text("log_level"))
    sub.add_argument("--packs", type=Path, default=None, metavar="FOLDER", help=text("packs_offered"))
    sub.add_argument("--put-away", type=int, default=PUT_AWAY, metavar="DAYS", help=text("put_away"))
    sub.add_argument("--remove", type=int, default=REMOVE, metavar="DAYS", help=text("remove"))
    sub.add_argument("--remove-empty", type=int, default=REMOVE_EMPTY, metavar="HOURS", help=text("remove_empty"))
    sub.add_argument("--clerks", type=int, default=CLERKS, metavar="N", help=text("clerks"))

    sub = command("backup", command_backup)
    sub.add_argument("file", type=Path, help=text("backup_file"))
    sub.add_argument("--database", default=None, metavar="URL", help=text("database"))

    sub = command("restore", command_restore)
    sub.add_argument("file", type=Path, help=text("restore_file"))
    sub.add_argument("--database", default=None, metavar="URL", help=text("database"))
    sub.add_argument("--replace", action="store_true", help=text("restore_replace"))

    sub = command("check", command_check)
    sub.add_argument("--database", default=None, metavar="URL", help=text("database"))

    sub = command("rules", command_rules)
    sub.add_argument("game", help=text("game"))
    sub.add_argument("words", nargs="*", help=text("words"))

    sub = command("replay", command_replay)
    sub.add_argument("file", type=Path, help=text("file"))
    sub.add_argument("--at", type=int, default=None, metavar="N", help=text("at"))
    sub.add_argument("--play", action="store_true", help=text("go_on"))
    sub.add_argument("--packs", type=Path, default=None, metavar="FOLDER", help=text("packs"))
    sub.add_argument("--seat", default=None, help=text("seat"))
    add_bots(sub, text)

    sub = commands.add_parser("simulate", help=text("simulate"), description=text("simulate"))
    if simulating:
        from questhall.lab import simulate

        simulate.add_arguments(sub, book.lang)
        sub.set_defaults(run=lambda parsed, _: simulate.run(parsed))

    packs = commands.add_parser("pack", help=text("pack"), description=text("pack"))
    commands = packs.add_subparsers(required=True, metavar="COMMAND")
    for name, run in (("check", command_pack_check), ("cards", command_pack_cards)):
        sub = commands.add_parser(name, help=text(f"pack_{name}"), description=text(f"pack_{name}"))
        sub.add_argument("path", type=Path, help=text("path"))
        sub.add_argument("--lang", choices=LANGUAGES, default=book.lang, help=text("lang"))
        sub.set_defaults(run=run)
    return top


def add_bots(sub: argparse.ArgumentParser, text: Callable[[str], str]) -> None:
    sub.add_argument("--gm", "--master", dest="master", metavar="BOT", default=None, help=text("gm_bot"))
    sub.add_argument("--hero-bot", dest="hero", metavar="BOT", default=None, help=text("hero_bot"))


# --- playing ---------------------------------------------------------------------------


def command_play(parsed: argparse.Namespace, book: Phrasebook) -> int:
    """In the terminal if a game is named, else in the browser."""
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


def wanted_game(name: str, book: Phrasebook) -> AnyGame:
    game = GAMES.get(name)
    if game is None:
        raise FriendlyError(book.say("cli.no_game", name=name, names=", ".join(GAMES)))
    return game


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


class Reach(NamedTuple):
    """How a hall is reached: its addresses, pages of friends, proxies in between."""

    addresses: Sequence[str] = ()
    origins: Sequence[str] = ()
    proxies: Sequence[str] = ()


def command_serve(parsed: argparse.Namespace, book: Phrasebook) -> int:
    with ExitStack() as stack:
        listener = stack.enter_context(closing(heard_at(parsed.host, parsed.port, book)))
        port = listener.getsockname()[1]
        url = f"http://{f'[{parsed.host}]' if ':' in parsed.host else parsed.host}:{port}"
        office = None
        if parsed.office is not None:
            host, _, number = parsed.office.rpartition(":")
            if not host or not number.isdecimal() or int(number) == port:
                raise FriendlyError(book.say("cli.bad_office"))
            office = stack.enter_context(closing(heard_at(host.strip("[]"), int(number), book)))

        def welcome() -> None:
            print(book.say("cli.serving", url=f"{url}/"), flush=True)

        reach = Reach((url, *parsed.address), parsed.origin, parsed.proxy)
        waits = parsed.put_away, parsed.remove, parsed.remove_empty
        return serve_on(listener, parsed.database, reach, parsed.log_level, book, welcome, waits, parsed.clerks, office)


def heard_at(host: str, port: int, book: Phrasebook) -> socket.socket:
    try:
        return listening(host, port)
    except (OSError, OverflowError) as problem:
        reason = problem.strerror if isinstance(problem, OSError) and problem.strerror else str(problem)
        raise FriendlyError(book.say("cli.no_address", address=f"{host}:{port}", reason=reason)) from problem


def serve_on(
    listener: socket.socket,
    database: str | None,
    reach: Reach,
    level: str,
    book: Phrasebook,
    welcome: Callable[[], None],
    waits: tuple[int, int, int] = (PUT_AWAY, REMOVE, REMOVE_EMPTY),
    clerks: int = CLERKS,
    office: socket.socket | None = None,
) -> int:
    """The server is loaded only for those who need it. `waits`: days, days and hours that tables wait for somebody."""
    from questhall.server.edge.door import BadAddressError, Door
    from questhall.server.edge.serve import serve
    from questhall.server.edge.services import Services
    from questhall.server.rooms.tidying import Keeping
    from questhall.server.store.base import StoreError
    from questhall.server.store.opening import default_database, open_store

    url = database or default_database()
    put_away, remove, remove_empty = waits
    keeping = Keeping(put_away * DAY, remove * DAY, remove_empty * HOUR)
    try:
        door = Door(*reach)
        services = Services(open_store(url), door=door, keeping=keeping, clerks=max(clerks, 0))
        serve(services, listener, level, welcome, office)
    except BadAddressError as problem:
        raise FriendlyError(book.say("cli.bad_address", address=str(problem))) from problem
    except StoreError as problem:
        raise FriendlyError(book.say("cli.bad_database", reason=str(problem))) from problem
    return 0


def command_backup(parsed: argparse.Namespace, book: Phrasebook) -> int:
    """A running hall is copied as it stands at this moment."""
    from questhall.server.store.backup import BackupError, backup
    from questhall.server.store.opening import default_database

    try:
        size = backup(parsed.database or default_database(), parsed.file.expanduser())
    except BackupError as problem:
        raise FriendlyError(book.say(f"backup.{problem.key}", **problem.words)) from problem
    print(book.say("backup.made", path=str(parsed.file), kb=-(-size // 1024)))
    return 0


def command_restore(parsed: argparse.Namespace, book: Phrasebook) -> int:
    from questhall.server.store.backup import BackupError, restore
    from questhall.server.store.opening import default_database

    try:
        before = restore(parsed.file.expanduser(), parsed.database or default_database(), parsed.replace)
    except BackupError as problem:
        raise FriendlyError(book.say(f"backup.{problem.key}", **problem.words)) from problem
    print(book.say("backup.restored", path=str(parsed.file)))
    if before is not None:
        print(book.say("backup.before", path=str(before)))
    return 0


def command_check(parsed: argparse.Namespace, book: Phrasebook) -> int:
    """Every table is read and opened; 1 if any is damaged."""
    from questhall.server.rooms.checking import Damage, damages
    from questhall.server.rooms.loading import Loader
    from questhall.server.store.base import StoreError
    from questhall.server.store.opening import default_database, open_store

    async def check() -> tuple[int, int]:
        store = open_store(parsed.database or default_database())
        await store.open()
        try:
            faults = await store.faults()
            for fault in faults:
                print(book.say("check.fault", reason=fault))
            sound = damaged = 0
            async for found in damages(store, Loader(store, house_shelf())):
                if isinstance(found, Damage):
                    damaged += 1
                    print(book.say(f"check.{found.key}", table=found.table, **found.words), flush=True)
                else:
                    sound += 1
        finally:
            await store.close()
        print(book.say("check.done", sound=sound, damaged=damaged))
        return len(faults), damaged

    try:
        return 1 if any(asyncio.run(check())) else 0
    except StoreError as problem:
        raise FriendlyError(book.say("cli.bad_database", reason=str(problem))) from problem


def listening(host: str, port: int) -> socket.socket:
    """A socket that listens; OSError if the address is taken or not ours."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    found = socket.socket(family, socket.SOCK_STREAM)
    try:
        found.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        found.bind((host, port))
        found.listen(2048)
    except (OSError, OverflowError):
        found.close()
        raise
    found.setblocking(False)
    return found


def sit_down(match: Match, seat: int | None, parsed: argparse.Namespace) -> None:
    game = match.game
    words = all_texts(game, parsed.lang)
    if game.timing.real_time:
        raise FriendlyError(words.say("cli.no_face", name=game.name))
    check_seat(game, match.settings, seat, words)
    master, hero = bot_of(game, parsed.master, words), bot_of(game, parsed.hero, words)
    play(match, seat, parsed.lang, master, hero, sys.stdin, sys.stdout)


def loaded(path: Path, book: Phrasebook) -> Match:
    try:
        return matchfile.load(path, GAMES, lay=house_shelf().game_with)
    except SnapshotError as problem:
        raise bad_file(path, problem, book) from problem


def bad_file(path: Path, problem: SnapshotError, book: Phrasebook) -> FriendlyError:
    return FriendlyError(book.say("cli.bad_file", path=str(path), reason=str(problem)))


def command_replay(parsed: argparse.Namespace, book: Phrasebook) -> int:
    """Tells the game as its spectators (or one seat) saw it, then shows the table where it stops.

    A reported problem says itself where it stops and who saw it.
    """
    try:
        file = matchfile.text_of(parsed.file)
        noted = matchfile.noted(file)
        at = noted.get(matchfile.MOMENT) if parsed.at is None else parsed.at
        match = matchfile.read(file, GAMES, at, house_shelf().game_with)
    except SnapshotError as problem:
        raise bad_file(parsed.file, problem, book) from problem
    if at is not None and not 0 <= at <= len(match.moves):
        raise FriendlyError(book.say("cli.no_such_move", n=len(match.moves), at=at))
    game, words = match.game, all_texts(match.game, book.lang)
    seat = noted.get(matchfile.SEAT) if parsed.seat is None else seat_of(game, parsed.seat, words)
    check_seat(game, match.settings, seat, words)
    if parsed.play:
        sit_down(match, seat, parsed)
        return 0
    face = face_of(game, book.lang, seat)
    again = Match(game, match.settings, match.seed)
    told = 0
    for move in (None, *match.moves):
        if move is not None:
            again.answer(move.seat, move.answer, None, move.at)
        face.see(game.view(again.state, seat), None)
        for line in again.log[told:]:
            text = face.teller.line(line)
            if text is not None:
                print("\n".join(wrap(text, WIDTH)))
        told = len(again.log)
    if not game.timing.real_time:
        print("\n".join(["", *face.table(game.view(again.state, seat), WIDTH, 24)]))
    return 0


# --- looking things up -------------------------------------------------------------------


def command_rules(parsed: argparse.Namespace, book: Phrasebook) -> int:
    game = wanted_game(parsed.game, book)
    rulebook = Rulebook.load(game.folder / "rulebook")
    words = " ".join(parsed.words)
    if words:
        lines = lookup.find_rules(rulebook, words, book.lang, book)
        if not lines:
            raise FriendlyError(book.say("cli.no_rule", text=words))
    else:
        lines = [f"{chapter.id} {chapter.title}" for chapter in rulebook.chapters(book.lang)]
    for line in lines:
        print("\n".join(wrap(line, WIDTH)))
    return 0


def command_games(parsed: argparse.Namespace, book: Phrasebook) -> int:
    """What is installed; of one game, everything that can be agreed too."""
    lines = listing.one(wanted_game(parsed.game, book), book.lang) if parsed.game else listing.installed(book)
    for line in lines:
        print("\n".join(wrap(line, WIDTH)))
    return 0


def command_pack_check(parsed: argparse.Namespace, book: Phrasebook) -> int:
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


def command_pack_cards(parsed: argparse.Namespace, book: Phrasebook) -> int:
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
        for line in card:
            print("\n".join(wrap(line, WIDTH)))
        print()
    return 0


def existing(path: Path, book: Phrasebook) -> Path:
    """The folder of a pack; a game stands for the pack that comes with it."""
    folder: Path = path.expanduser()
    if not folder.is_dir() and str(path) in GAMES:
        folder = GAMES[str(path)].folder / "packs" / "core"
    if not folder.is_dir():
        raise FriendlyError(book.say("cli.no_folder", path=str(path)))
    return folder


if __name__ == "__main__":
    sys.exit(main())
