"""A table that cannot go on, as those may read it who sat there."""

from __future__ import annotations

from typing import Any

from questhall.kernel.chance import Told
from questhall.kernel.telling import Teller
from questhall.kernel.text import UnknownPhraseError

from ..protocol.messages.play import Line
from ..protocol.messages.server import Update
from ..protocol.messages.table import ArchiveInfo
from ..tables.table import Table
from .words import server_texts


def told_archive(table: Table, seats: tuple[int, ...], lang: str) -> Update:
    """The whole story, through the eyes of whoever sat there. There is nothing else to see."""
    assert table.archive is not None
    seat = seats[0] if seats else None
    teller = table.game.teller(lang, seat, marked=True)
    read = [told for told in table.archive.lines if told.only is None or seat in told.only]
    lines = tuple([_line(teller, n, told) for n, told in enumerate(read)])
    return Update(seat, 1, view={}, lines=lines, prompt=None, clock=None, asked=())


def archive_info(table: Table, lang: str) -> ArchiveInfo | None:
    """Why a table cannot go on, and how much of it can be watched again."""
    if table.archive is None:
        return None
    why = table.archive.why
    again = len(table.match.moves) if table.match is not None else 0
    return ArchiveInfo(server_texts(lang).say(why.key, **why.args), table.archive.moves, again)


def _line(teller: Teller[Any], n: int, told: Told) -> Line:
    """Words may have gone with the rules that they told of; then the line says at least what it is called."""
    try:
        return Line(n, told.key, teller.shown(told), told.rules, teller.line(told) or "")
    except (UnknownPhraseError, LookupError, TypeError, ValueError, AttributeError):
        return Line(n, told.key, {}, told.rules, told.key)
