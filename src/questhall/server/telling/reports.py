"""A reported problem as one file: a match file with notes, seat, moment and view above it."""

from __future__ import annotations

import secrets
import time
from collections.abc import Collection
from typing import Any

import msgspec

from questhall.kernel import matchfile
from questhall.kernel.text import Phrasebook

from ..protocol.http.reports import ReportWanted
from ..store.base import Report
from ..tables.table import Table

LINE_ENDS = {ord(sign): f"\\u{ord(sign):04x}" for sign in "\x85\u2028\u2029"}


def report_file(table: Table, wanted: ReportWanted, book: Phrasebook) -> str:
    """`questhall replay` opens it at the moment that its comments name."""
    match = table.playing
    comments = [
        book.say("report.head", table=table.id),
        book.say("report.notes"),
        *(f"  {line}" for line in wanted.notes.splitlines()),
        f"{matchfile.MOMENT} {len(match.moves)}",
        *([f"{matchfile.SEAT} {wanted.seat}"] if wanted.seat is not None else []),
        *([f"view {_one_line(wanted.view)}"] if wanted.view is not None else []),
    ]
    return "\n".join([*(f"# {comment}".rstrip() for comment in comments), matchfile.write(match)])


def _one_line(view: Any) -> str:
    """JSON leaves signs alone that end a line elsewhere; a comment must not break in two."""
    return msgspec.json.encode(view).decode().translate(LINE_ENDS)


def new_report(table: Table, wanted: ReportWanted, identity: str, book: Phrasebook) -> Report:
    body = report_file(table, wanted, book).encode()
    return Report(secrets.token_hex(16), table.id, identity, int(time.time() * 1000), body)


def may_read(table: Table, identities: Collection[str]) -> bool:
    """Everybody's cards are in the file: it is for those who play alone and always have, and for all when the game is
    over."""
    if table.status == "over":
        return True
    return bool(table.held(identities)) and not table.others_played(identities)
