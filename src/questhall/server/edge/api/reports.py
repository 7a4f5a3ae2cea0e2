"""Problems that people report."""

from __future__ import annotations

import re

from ...protocol.http.reports import Reported, ReportWanted
from ...telling import reports
from .operation import ApiCall, Operation, Plain
from .tables import wanted_room
from .troubles import TroubleError

ID = re.compile("[0-9a-f]{32}")


async def write(call: ApiCall) -> Reported:
    wanted: ReportWanted = call.body
    table = (await wanted_room(call)).table
    if table.match is None:
        raise TroubleError("not-started")
    if wanted.seat is not None and wanted.seat not in table.seats:
        raise TroubleError("no-seat", "seat", n=wanted.seat)
    seconds = call.services.reports_by_address.wait(call.address)
    if seconds:
        wait = int(seconds) + 1
        raise TroubleError("too-many", headers={"Retry-After": str(wait)}, seconds=wait)
    report = reports.new_report(table, wanted, call.person.identity, call.book)
    await call.services.store.put_report(report)
    return Reported(report.id, reports.may_read(table, call.person.identities))


async def read(call: ApiCall) -> Plain:
    number = call.path["report"]
    report = await call.services.store.report(number) if ID.fullmatch(number) else None
    room = None if report is None else await call.services.room(report.table)
    if report is None or room is None:
        raise TroubleError("no-report")
    if not reports.may_read(room.table, call.person.identities):
        raise TroubleError("not-over")
    if room.table.status == "playing" and await room.uncover(call.person.identities) is not None:
        raise TroubleError("not-over")
    return Plain(report.body, filename=f"{room.table.game.name}-{report.id[:8]}.report")


OPERATIONS = (
    Operation(
        "POST", "/api/tables/{id}/reports", "report", "Report a problem at a table", write, Reported,
        status=201, body=ReportWanted, troubles=(404, 409, 429), greets=True,
    ),
    Operation(
        "GET", "/api/reports/{report}", "report-file", "A report as one file", read, "text/plain", troubles=(404, 409)
    ),
)  # fmt: skip
