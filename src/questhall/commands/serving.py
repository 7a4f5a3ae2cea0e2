"""Opens a hall: for others, or for this machine alone."""

from __future__ import annotations

import os
import socket
from argparse import Namespace
from collections.abc import Callable, Sequence
from contextlib import ExitStack, closing
from typing import NamedTuple

from questhall.kernel.text import Phrasebook
from questhall.terminal.friendly import FriendlyError

from .command import Commands
from .named import add_packs

LOCAL = "127.0.0.1"
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


def add_to(commands: Commands) -> None:
    text = commands.text
    sub = commands.command("serve", command_serve)
    sub.add_argument("--host", default=LOCAL, help=text("host"))
    sub.add_argument("--port", type=int, default=8000, help=text("port"))
    commands.database(sub)
    sub.add_argument("--address", action="append", default=[], metavar="URL", help=text("address"))
    sub.add_argument("--origin", action="append", default=[], metavar="URL", help=text("origin"))
    sub.add_argument("--proxy", action="append", default=[], metavar="ADDRESS", help=text("proxy"))
    sub.add_argument("--office", default=None, metavar="ADDRESS:PORT", help=text("office"))
    sub.add_argument("--log-level", choices=LOG_LEVELS, default="info", help=text("log_level"))
    commands.packs(sub, "packs_offered")
    sub.add_argument("--put-away", type=int, default=PUT_AWAY, metavar="DAYS", help=text("put_away"))
    sub.add_argument("--remove", type=int, default=REMOVE, metavar="DAYS", help=text("remove"))
    sub.add_argument("--remove-empty", type=int, default=REMOVE_EMPTY, metavar="HOURS", help=text("remove_empty"))
    sub.add_argument("--clerks", type=int, default=CLERKS, metavar="N", help=text("clerks"))


class Reach(NamedTuple):
    """How a hall is reached: its addresses, pages of friends, proxies in between."""

    addresses: Sequence[str] = ()
    origins: Sequence[str] = ()
    proxies: Sequence[str] = ()


def command_serve(parsed: Namespace, book: Phrasebook) -> int:
    add_packs(parsed, book)
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
