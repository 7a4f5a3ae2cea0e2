"""What an answer would be, before it is given: its price, what is certain, the odds. Nothing changes by asking.

It is tried in worlds in which the seat could be as well, dealt by chance that depends on what the seat knows and
on nothing else. So two states that the seat cannot tell apart give the same foresight, and it betrays nothing.
"""

from __future__ import annotations

import hashlib
from collections import Counter

import msgspec
from msgspec import Struct

from .answers import Answer, Refusal
from .asks import QUESTIONS
from .chance import Told
from .dice import Random
from .game import AnyGame
from .state import State

WORLDS = 32
THOUSAND = 1000


class Expected(Struct, frozen=True):
    """A line of the log that may be told, and how often in a thousand."""

    told: Told
    share: int


class Foresight(Struct, frozen=True):
    """Of one answer, as far as one seat can know."""

    refusal: Refusal | None = None
    price: dict[str, int] = {}
    expected: tuple[Expected, ...] = ()
    """The certain ones first, then the likeliest."""
    tries: int = 0
    """In how many worlds it was tried; 0: the odds are exact."""


def foresee(game: AnyGame, g: State, seat: int, answer: Answer) -> Foresight:
    refusal = g.refuse(seat, answer)
    if refusal is not None:
        return Foresight(refusal)
    price, ask = g.price(seat, answer), g.ask_of(seat)
    exact = QUESTIONS[ask.question].expects(g, g.stack[-1], seat, answer) if ask is not None else None
    if exact is not None:
        return Foresight(None, price, tuple([Expected(told, share) for told, share in exact]))
    random = _chance(game, g, seat, answer)
    counted: Counter[bytes] = Counter()
    lines: dict[bytes, Told] = {}
    for _ in range(WORLDS):
        seen = {msgspec.json.encode(told): told for told in _tried(game, g, seat, answer, random)}
        counted.update(seen.keys())
        lines |= seen
    ordered = sorted(lines, key=lambda line: -counted[line])
    expected = tuple([Expected(lines[line], counted[line] * THOUSAND // WORLDS) for line in ordered])
    return Foresight(None, price, expected, WORLDS)


def _tried(game: AnyGame, g: State, seat: int, answer: Answer, random: Random) -> list[Told]:
    """What the seat would be told in one possible world."""
    world: State = game.determinize(g, seat, random)
    world.own_dice = ()
    world.log = []
    if world.answer(seat, answer) is not None:
        return []
    return [told for told in world.log if told.only is None or seat in told.only]


def _chance(game: AnyGame, g: State, seat: int, answer: Answer) -> Random:
    known = msgspec.json.encode([game.view(g, seat), g.offer(seat), answer])
    return Random(int.from_bytes(hashlib.blake2b(known, digest_size=8).digest(), "big"))
