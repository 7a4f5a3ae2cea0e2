"""Pauses, absence, the honour of the room, and table talk."""

from __future__ import annotations

from typing import TYPE_CHECKING

from questhall.kernel.answers import Aside, Refusal
from questhall.kernel.state import CLOCK

from ..entities import CAUGHT_EVERY, SWIRL, WIZARD, Said
from ..moves import Absent, CaughtYou, Pause, Phrase, Resume, Veto
from . import completing
from .dice import give_back
from .places import is_claimed

if TYPE_CHECKING:
    from ..state import RushOut

PHRASES = ("need-help", "with-you", "take-the-dragon", "on-the-dragon", "heal-me", "healing", "last-field", "leave-it",
           "moving-on", "thanks", "well-done", "too-late", "hurry")  # fmt: skip
"""Quick phrases; under the curse of silence heroes have none (RO-141)."""


def silenced(g: RushOut, seat: int) -> bool:
    """Heroes under the curse of silence; it ends with the round (RO-141)."""
    return bool(seat) and g.phase == "race" and g.cursed("silence")


def refuse_aside(g: RushOut, seat: int, answer: Aside) -> Refusal | None:
    at_table = 0 <= seat < len(g.players)
    if isinstance(answer, Phrase):
        if not at_table or answer.phrase not in PHRASES:
            return Refusal("refusal.no-phrase")
        return Refusal("refusal.silence", ("RO-141",)) if silenced(g, seat) else None
    if isinstance(answer, Pause):
        fitting = at_table and g.phase == "race" and g.paused_at < 0 and seat not in g.pausing
        return None if fitting else Refusal("refusal.no-pause", ("RO-28",))
    if isinstance(answer, Resume):
        return None if at_table and g.paused_at >= 0 else Refusal("refusal.no-pause", ("RO-28",))
    if isinstance(answer, CaughtYou):
        if seat != WIZARD or not g.settings.honour or not g.curses or g.phase != "race":
            return Refusal("refusal.honour", ("RO-146",))
        soon = g.caught >= 0 and g.time < g.caught + CAUGHT_EVERY
        return Refusal("refusal.caught-lately", ("RO-146",)) if soon else None
    if isinstance(answer, Veto):
        fitting = 0 < seat < len(g.players) and seat not in g.vetoes and g.pending
        return None if fitting else Refusal("refusal.honour", ("RO-146",))
    if isinstance(answer, Absent):
        fitting = seat == CLOCK and 0 <= answer.seat < len(g.players) and answer.seat not in g.absent
        return None if fitting else Refusal("refusal.not-absent", ("RO-28",))
    return Refusal("kernel.not-asked")


def take_aside(g: RushOut, seat: int, answer: Aside) -> None:
    g.absent = tuple([other for other in g.absent if other != seat])
    if isinstance(answer, Phrase):
        g.spoken = (*[said for said in g.spoken if said.seat != seat], Said(seat, answer.phrase, g.now - g.paused))
        g.tell("log.phrase", (), seat=seat, phrase=answer.phrase)
    elif isinstance(answer, Pause):
        g.pausing += (seat,)
        g.tell("log.pause-asked", (), seat=seat)
        pause_if_agreed(g)
    elif isinstance(answer, Resume):
        g.paused += g.now - g.paused_at
        g.paused_at = -1
        g.tell("log.resumed", (), seat=seat)
    elif isinstance(answer, CaughtYou):
        g.caught, g.vetoes = max(g.time, g.now - g.paused), ()
        g.pending = True
        g.tell("log.caught", ("RO-146",))
    elif isinstance(answer, Veto):
        g.vetoes += (seat,)
        g.tell("log.veto", ("RO-146",), seat=seat)
    elif isinstance(answer, Absent):
        leave(g, answer.seat)


def pause_if_agreed(g: RushOut) -> None:
    """Time stands still as soon as everybody who is there wants it."""
    there = {player.seat for player in g.players if player.seat not in g.absent}
    if g.phase == "race" and g.pausing and there <= set(g.pausing):
        g.paused_at, g.pausing = g.now, ()
        g.tell("log.paused", ())


def leave(g: RushOut, seat: int) -> None:
    """The dice of a hero who is not there block no card (ruling 32); complete ones still wait for the hands."""
    g.absent += (seat,)
    g.tell("log.absent", ("RO-28",), seat=seat)
    if seat != WIZARD:
        own = [(number, die) for number, die in g.own(seat) if die.place and die.field != SWIRL]
        give_back(g, tuple([number for number, die in own if not is_claimed(g, die.place)]))
        completing.settle(g)
    pause_if_agreed(g)


def verdict(g: RushOut) -> bool:
    """When time is up: the majority of the heroes can turn it down (RO-146)."""
    g.pending = False
    stands = 2 * len(g.vetoes) <= len(g.heroes)
    g.tell("log.penalty" if stands else "log.no-penalty", ("RO-146",))
    return stands
