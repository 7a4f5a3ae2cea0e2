"""What an answer would be, before it is given: its price, what is certain, the odds. Nothing changes by asking.

It is tried in worlds in which the seat could be as well, dealt by chance that depends on what the seat knows and
on nothing else. So two states that the seat cannot tell apart give the same foresight, and it betrays nothing.
In each world the others let it happen: what they could do about it is theirs to decide, and nobody knows it.
"""

from __future__ import annotations

import hashlib
from collections import Counter
from collections.abc import Collection

import msgspec
from msgspec import Struct

from .answers import Answer, Refusal
from .asks import QUESTIONS
from .chance import DICE, Told
from .dice import Random, number
from .game import AnyGame
from .state import State

FACES = 6
WORLDS = FACES * FACES
"""The first two dice fall in each way once."""
PATIENCE = 24
"""So many questions are passed over at most before it is clear what follows."""
THOUSAND = 1000
MANY = 2 * FACES
"""In more ways than that anything may come."""


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
    unopposed: bool = False
    """Others could have done something about it, and did not."""


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
    unopposed = False
    for seed in _seeds(random, g.rolls):
        told_here, let = _tried(game, g, seat, answer, random, seed)
        seen = {msgspec.json.encode(told): told for told in told_here}
        counted.update(seen.keys())
        lines |= seen
        unopposed = unopposed or let
    ordered = sorted(lines, key=lambda line: -counted[line])
    expected = [Expected(lines[line], counted[line] * THOUSAND // WORLDS) for line in ordered]
    return Foresight(None, price, _telling(expected), WORLDS, unopposed)


def _telling(expected: list[Expected]) -> tuple[Expected, ...]:
    """What is worth telling: not how dice may fall, and not which of very many cards may come."""
    ways = Counter([each.told.key for each in expected if each.share < THOUSAND])

    def worth_telling(told: Told, share: int) -> bool:
        # A die that may fall so is no news; what comes of it is.
        return share == THOUSAND or (told.key not in DICE and ways[told.key] <= MANY)

    return tuple([each for each in expected if worth_telling(each.told, each.share)])


def _tried(game: AnyGame, g: State, seat: int, answer: Answer, random: Random, seed: int) -> tuple[list[Told], bool]:
    """What the seat would be told in one possible world, and whether others let it happen."""
    world: State = game.determinize(g, seat, random)
    world.seed = seed
    world.own_dice = ()
    world.log = []
    if world.answer(seat, answer) is not None:
        return [], False
    let = _let_happen(game, world, seat, random)
    return [told for told in world.log if told.only is None or seat in told.only], let


def _seeds(random: Random, rolls: int) -> Collection[int]:
    """With which the next two dice fall in each way once: so their odds are exact and no luck."""
    found: dict[tuple[int, int], int] = {}
    while len(found) < WORLDS:
        seed = random.below(1 << 62)
        found.setdefault((number(seed, rolls) * FACES >> 64, number(seed, rolls + 1) * FACES >> 64), seed)
    return found.values()


def _let_happen(game: AnyGame, world: State, seat: int, random: Random) -> bool:
    """The others do nothing about it until somebody has something else to decide; whether they could have."""
    let = False
    for _ in range(PATIENCE):
        for ask in world.asks:
            if game.windows.may_let_happen(ask, ask.seat == seat):
                said = game.windows.lets_happen(game.situation(world, ask.seat), random)
                if said is not None and world.answer(ask.seat, said) is None:
                    let = let or ask.seat != seat
                    break
        else:
            break
    return let


def _chance(game: AnyGame, g: State, seat: int, answer: Answer) -> Random:
    known = msgspec.json.encode([game.view(g, seat), g.offer(seat), answer])
    return Random(int.from_bytes(hashlib.blake2b(known, digest_size=8).digest(), "big"))
