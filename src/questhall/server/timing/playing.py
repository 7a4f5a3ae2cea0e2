"""How an answer gets to the table, whoever gives it."""

from __future__ import annotations

from collections.abc import Callable

from msgspec import Struct

from questhall.kernel.answers import Answer, Aside, Refusal
from questhall.kernel.match import Prepared

from ..tables import decisions
from ..tables.decisions import Decision, Denied
from .contract import Floor


class Play(Struct, frozen=True):
    """An answer of a seat to the ask with this ticket, made at a moment."""

    seat: int
    answer: Answer
    ticket: int | None
    at: int
    auto: bool = False
    late: bool = False
    """The house answers for a program that takes too long."""


async def enact_play(
    floor: Floor,
    choose: Callable[[], Play | Refusal | Denied | None],
    made: Callable[[], None] | None = None,
) -> Refusal | Denied | None:
    """Plays what is chosen, if anything is; the choice is made again if somebody else was faster."""
    prepared: dict[str, Prepared] = {}
    ahead = await _carried_out(floor, choose())

    def decide() -> Decision:
        chosen = choose()
        if chosen is None:
            return ()
        if not isinstance(chosen, Play):
            return chosen
        played = decisions.play(
            floor.table, chosen.seat, chosen.answer, chosen.ticket, chosen.at, chosen.auto, None, ahead, chosen.late
        )
        if isinstance(played, Refusal):
            return played
        prepared[played.event.answer] = played.prepared
        return (played.event,)

    return await floor.enact(decide, made, prepared)


async def _carried_out(floor: Floor, chosen: Play | Refusal | Denied | None) -> Prepared | None:
    """Where a choice leads, if that was reckoned elsewhere. What is refused is refused at the table, in its words."""
    if not isinstance(chosen, Play) or (isinstance(chosen.answer, Aside) and not chosen.answer.is_move):
        return None
    time = floor.table.time(chosen.at)
    carried = await floor.backroom.carry_out(floor.table, chosen.seat, chosen.answer, time, chosen.auto)
    return carried if isinstance(carried, Prepared) else None


async def note_mistake(floor: Floor, seat: int, why: Refusal | Denied, at: int) -> None:
    """What the table notes about a person's move that was refused."""
    if isinstance(why, Refusal):
        await floor.enact(lambda: decisions.notes_mistake(floor.table, seat, why, at))
