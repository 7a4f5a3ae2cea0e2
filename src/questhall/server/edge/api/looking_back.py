"""Where a game turned that is over."""

from __future__ import annotations

from ...protocol.http.replays import LookBack
from ...tables.table import Table
from ...telling.lookback import offers_look_back
from ...telling.lookbacks import TooManyError
from .operation import ApiCall, Operation
from .tables import count_attempts, wanted_room
from .troubles import TroubleError

COME_AGAIN = 60
"""Seconds after which somebody may try again where too many wait."""
ADDRESS = "/api/tables/{id}/lookback"


async def look_back(call: ApiCall) -> LookBack:
    return await call.services.hall.look_backs.of(await _ended(call), call.lang)


async def begin(call: ApiCall) -> LookBack:
    """It takes a while; whoever wants it asks again how far it is."""
    table, services, address = await _ended(call), call.services, call.address
    look_backs = services.hall.look_backs
    try:
        await look_backs.begin(table, address, lambda: count_attempts(services.look_backs_by_address, address))
    except TooManyError as error:
        raise TroubleError("too-many", headers={"Retry-After": str(COME_AGAIN)}, seconds=COME_AGAIN) from error
    return await look_backs.of(table, call.lang)


async def _ended(call: ApiCall) -> Table:
    """A game that can be looked back at, by whoever may watch it again."""
    table = (await wanted_room(call)).table
    if not offers_look_back(table, call.services.hall.backroom):
        raise TroubleError("no-look-back")
    if table.status != "over":
        raise TroubleError("not-over", text=call.book.say("table.not-over"))
    return table


OPERATIONS = (
    Operation(
        "GET", ADDRESS, "look-back", "Where a game turned, or how far that is", look_back, LookBack,
        troubles=(404, 409),
    ),
    Operation(
        "POST", ADDRESS, "begin-look-back", "Where a game turned: it is thought out", begin, LookBack,
        troubles=(404, 409, 429),
    ),
)  # fmt: skip
