"""Rolling, placing and taking back (RO-30 to RO-42, RO-50 to RO-61)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec.structs import replace

from questhall.kernel.answers import Refusal

from ..entities import HERO_FACES, ONE_HAND, SWIRL, WIZARD_FACES, Die
from .places import is_claimed, spot

if TYPE_CHECKING:
    from ..state import RushOut


def loose(g: RushOut, seat: int) -> list[int]:
    return [number for number, die in g.own(seat) if not die.place]


def why_not_roll(g: RushOut, seat: int, back: tuple[int, ...]) -> Refusal | None:
    if len(set(back)) < len(back):
        return Refusal("refusal.twice", ("RO-31",))
    for number in back:
        die = g.dice.get(number)
        if die is None or number // 10 != seat:
            return Refusal("refusal.not-your-die", ("RO-31",))
        if not die.place:
            return Refusal("refusal.not-placed", ("RO-31",))
        if die.field == SWIRL:
            return Refusal("refusal.swirl", ("RO-104",))
        if seat and is_claimed(g, die.place):
            return Refusal("refusal.complete", ("RO-48",))
    if not back and not loose(g, seat):
        return Refusal("refusal.nothing-to-roll", ("RO-39",) if seat else ("RO-61",))
    return None


def roll(g: RushOut, seat: int, back: tuple[int, ...]) -> None:
    """Dice taken back and all that lie on no card are rolled together (RO-31, RO-39)."""
    give_back(g, back)
    faces = HERO_FACES if seat else WIZARD_FACES
    for number in loose(g, seat):
        face = faces[g.roll("race", len(faces), quiet=True) - 1]
        g.dice[number] = replace(g.dice[number], face=face, rolled=True, inspired=False)
    times, per = ONE_HAND if seat and g.cursed("one_hand") else (1, 1)
    g.players[seat].busy = g.time + g.settings.roll_time * times // per
    g.players[seat].spot = ""
    g.unsettled = True


def place(g: RushOut, seat: int, place: str, dice: tuple[tuple[int, int], ...]) -> None:
    if not all(g.dice[number].inspired for number, _ in dice):
        g.players[seat].spot = spot(g, place)
    for number, field in dice:
        g.placed += 1
        g.dice[number] = Die(g.dice[number].face, place, field, order=g.placed)
    g.unsettled = True


def give_back(g: RushOut, numbers: tuple[int, ...]) -> None:
    """Back to their owners, who have to roll them before they can be placed again (RO-33, RO-73)."""
    for number in numbers:
        g.dice[number] = Die(g.dice[number].face)


def clear(g: RushOut, place: str, side: str = "both") -> None:
    """The dice of one side or of both go back from a place; a swirl keeps its die."""
    wanted = {"heroes": (True,), "wizard": (False,), "both": (True, False)}[side]
    on = [number for number, die in g.on(place) if (number >= 10) in wanted and die.field != SWIRL]
    give_back(g, tuple(on))
