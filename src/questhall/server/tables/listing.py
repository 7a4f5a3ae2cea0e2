"""A table in a list, and everything about it that a person at it is told."""

from __future__ import annotations

from collections.abc import Collection
from functools import lru_cache

import msgspec

from questhall.games.registry import GAMES
from questhall.kernel.company import MASTER_SEAT
from questhall.kernel.state import CLOCK
from questhall.players.level import LEVEL

from ..protocol.http.tables import SeatSummary, TableSummary
from ..protocol.messages.table import OutcomeInfo, SeatInfo, TableInfo, UndoInfo, WishInfo
from ..store.base import TableCard
from .seats import SeatState, SeatWish
from .table import Table


class Listed(TableSummary, frozen=True):
    """A summary as it is kept: whose seats they are is known to the house alone."""

    holders: tuple[tuple[int, tuple[str, ...]], ...] = ()
    winners: tuple[int, ...] | None = None
    """Nothing is known of those that ended in old times."""


_encode = msgspec.json.Encoder().encode
_decoder = msgspec.json.Decoder(Listed)


def seat_summaries(table: Table) -> tuple[SeatSummary, ...]:
    return tuple([SeatSummary(seat.seat, seat.role, seat.kind, seat.name) for seat in table.seats.values()])


def awaited(table: Table) -> tuple[int, ...]:
    """The seats of people who are asked, as everybody at the table can see. Where seconds count nobody waits."""
    if table.match is None or table.status != "playing" or table.game.timing.real_time:
        return ()
    asked = {ask.seat for ask in table.match.state.asks}
    return tuple([seat.seat for seat in table.seats.values() if seat.seat in asked and seat.kind == "human"])


def card_of(table: Table) -> TableCard:
    """What the lobby is to know of a table."""
    outcome = table.outcome
    free = sum(seat.free for seat in table.seats.values())
    about = Listed(
        id=table.id,
        game=table.game.name,
        status=listed_status(table),
        seats=seat_summaries(table),
        free=free,
        created=table.created,
        updated=table.updated,
        heroes=sum(seat != MASTER_SEAT for seat in table.seats),
        campaign=table.campaign,
        outcome=outcome.how if outcome is not None else "",
        asked=awaited(table),
        winners=outcome.winners if outcome is not None else None,
        holders=tuple([(seat.seat, seat.holders) for seat in table.seats.values() if seat.holders]),
    )
    return TableCard(
        id=table.id,
        game=table.game.name,
        status=listed_status(table),
        open=table.options.open,
        free=free,
        created=table.created,
        updated=table.updated,
        people=table.people,
        about=_encode(about).decode(),
        host=table.host if _is_hosts(table) else None,
        seated=table.seated,
        campaign=table.campaign,
    )


def _is_hosts(table: Table) -> bool:
    """Whether a table is part of its host's allowance: they sit there, or nobody does yet."""
    return not table.seated or any(seat.belongs_to((table.host,)) for seat in table.seats.values())


def listed_status(table: Table) -> str:
    """In the lists a table that was put away is out of the way, and so is one for practice."""
    if table.sandbox:
        return "sandbox"
    return "away" if table.away and table.status in ("lobby", "playing") else table.status


@lru_cache(maxsize=512)
def told_outcome(game: str, how: str, lang: str) -> str:
    """How a game ended, in words; of a game that is gone only its own word is left."""
    known = GAMES.get(game)
    return known.teller(lang, None).outcome(how) if known is not None and how else how


def summary(card: TableCard, identities: Collection[str], lang: str) -> TableSummary:
    """A table in somebody's list, with the seats that are theirs."""
    listed = _decoder.decode(card.about)
    yours = tuple([seat for seat, holders in listed.holders if any(each in identities for each in holders)])
    return TableSummary(
        id=listed.id,
        game=listed.game,
        status=listed.status,
        seats=listed.seats,
        free=listed.free,
        created=listed.created,
        updated=listed.updated,
        heroes=listed.heroes,
        outcome=told_outcome(listed.game, listed.outcome, lang),
        yours=yours,
        campaign=listed.campaign,
        asked=listed.asked if yours else (),
        won=any(seat in listed.winners for seat in yours) if yours and listed.winners is not None else None,
    )


def table_info(
    table: Table, identities: Collection[str], online: Collection[int], spectators: int, lang: str, now: int
) -> TableInfo:
    """A table as one person sees it at a moment."""
    match, outcome, undo = table.match, table.outcome, table.undo
    asked = {ask.seat for ask in match.state.asks if ask.seat != CLOCK} if match is not None else set()
    return TableInfo(
        id=table.id,
        game=table.game.name,
        settings=table.settings,
        options=table.options,
        status=table.status,
        host=table.is_host(identities),
        seats=tuple(
            [
                SeatInfo(
                    seat=seat.seat,
                    role=seat.role,
                    kind=seat.kind,
                    name=seat.name,
                    bot=_told_bot(table, seat, identities),
                    online=seat.seat in online,
                    asked=seat.seat in asked,
                    yours=seat.held_by(identities),
                    invited=bool(seat.link),
                    away=now - seat.missed if seat.missed else None,
                    stands_in=seat.stands_in,
                    absent=seat.kept_name,
                    wish=_wish_info(table, seat.wish, identities) if seat.wish is not None else None,
                    known_to=table.known_to(seat),
                    program=seat.program,
                    late=seat.late,
                )
                for seat in table.seats.values()
            ]
        ),
        spectators=spectators,
        created=table.created,
        commitment=match.commitment if match is not None else "",
        seed=str(table.seed) if table.status == "over" else "",
        outcome=None
        if outcome is None
        else OutcomeInfo(outcome.winners, table.game.teller(lang, None, marked=True).outcome(outcome.how)),
        undo=UndoInfo(undo.seat, undo.needs) if undo is not None else None,
        lesson=table.lesson,
        next=table.next,
        forked_from=table.forked_from,
        campaign=table.campaign,
        patience=table.patience,
        sandbox=table.sandbox,
    )


def _told_bot(table: Table, seat: SeatState, identities: Collection[str]) -> str:
    """A level that was chosen to fit says how well the people here play, and that is nobody else's business: before the
    end only whoever plays alone is told it."""
    hidden = seat.fits and table.status != "over" and table.others_play(identities)
    return LEVEL if hidden else seat.bot


def _wish_info(table: Table, wish: SeatWish, identities: Collection[str]) -> WishInfo:
    return WishInfo(next(iter(table.held((wish.by,))), None), wish.to, wish.bot, wish.by in identities)
