"""How well somebody plays, for their own eyes; and which bots would fit to them."""

from __future__ import annotations

import math

from questhall.games.registry import GAMES
from questhall.kernel.game import AnyGame
from questhall.players.strengths import strengths_of

from ...protocol.http.standings import Chances, SeatLevel, StandingInfo, Standings, StandingWanted
from ...protocol.http.tables import NewTable
from ...rooms.new_tables import ImpossibleError, wanted_game_of
from .hall import wanted_game
from .operation import ApiCall, Operation
from .tables import in_words


async def standings(call: ApiCall) -> Standings:
    return Standings(tuple([await _told(call, game) for game in GAMES.values()]))


async def change(call: ApiCall) -> StandingInfo:
    game = wanted_game(call)
    wanted: StandingWanted = call.body
    await call.services.hall.standings.change(call.person.identities, game, wanted)
    return await _told(call, game)


async def odds(call: ApiCall) -> Chances:
    """Of a table that is only planned: nothing is made."""
    wanted: NewTable = call.body
    hall = call.services.hall
    try:
        game, settings = hall.tables.understood(wanted_game_of(wanted.game), wanted.settings)
    except ImpossibleError as problem:
        raise in_words(problem, call.lang) from problem
    own, found = await hall.standings.foreseen(
        game, settings, wanted.seats, wanted.options.wins, call.person.identities
    )
    return Chances(
        own=round(own.level),
        levels=tuple([SeatLevel(seat, level) for seat, level in found.levels.items()]),
        dialled=found.dialled,
        chance=round(found.chance),
        least=round(found.least),
        most=round(found.most),
        error=math.ceil(found.error),
        why=found.why,
        unlike=found.unlike,
    )


async def _told(call: ApiCall, game: AnyGame) -> StandingInfo:
    kept, known = await call.services.hall.standings.of(call.person.identities, game)
    return StandingInfo(
        game=game.name,
        level=round(known.level),
        doubt=round(known.doubt),
        games=known.games,
        adapt=kept.adapt,
        assumed=kept.assumed,
        measured=strengths_of(game) is not None,
    )


OPERATIONS = (
    Operation("GET", "/api/standings", "standings", "How well I play, as far as the hall knows", standings, Standings),
    Operation(
        "POST", "/api/standings/{game}", "change-standing", "Whether my results count, or are forgotten", change,
        StandingInfo, body=StandingWanted, troubles=(404,), greets=True,
    ),
    Operation(
        "POST", "/api/odds", "odds", "Which bots would fit at a table that is planned", odds, Chances,
        body=NewTable, troubles=(404,),
    ),
)  # fmt: skip
