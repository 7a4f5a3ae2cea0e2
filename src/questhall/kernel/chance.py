"""Dice, shuffles and secret draws of a state, what they teach whom, and the log they are told in."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeVar

from msgspec import Struct

from .dice import Die, RepeatedTwiceError, RollWanted, Throw, number, permutation
from .entity import Entity
from .plain import Args

T = TypeVar("T")

DICE = frozenset(("kernel.rolled", "kernel.rolled-by", "kernel.threw"))
"""The lines of the log that tell what dice show."""


class Told(Struct, frozen=True, gc=False):
    """One line of the log: a text key with arguments, the rules behind it, and who may read it."""

    key: str
    rules: tuple[str, ...]
    args: Args
    only: tuple[int, ...] | None = None


class Chance(Entity, kw_only=True, gc=True):
    """What a state needs to leave something to chance. Everybody sees dice; nobody sees a draw."""

    seed: int
    rolls: int = 0
    scripted: tuple[int, ...] = ()
    own_dice: tuple[int, ...] = ()
    """The seats that roll dice of their own, on their own table."""
    handed: tuple[int, ...] = ()
    """What such dice showed in the step that is being carried out; 0: the house rolls."""
    used: int = 0
    """How many of them this step has looked at."""
    learned: int = 0
    """Who learned something by the last answer, a bit for each seat."""
    log: list[Told] | None = None

    # --- dice -----------------------------------------------------------------

    def roll(
        self, purpose: str, sides: int = 6, seat: int | None = None, quiet: bool = False, by: int | None = None
    ) -> int:
        """A die for a named purpose (and a seat, where several roll for the same); everybody sees it.

        `by` is whose die it is where the purpose says enough. A quiet one is not told: where dice never stop
        rolling they speak for themselves.
        """
        self.learned = ~0
        roller = seat if by is None else by
        if self.scripted:
            result, self.scripted = self.scripted[0], self.scripted[1:]
            self.rolls += 1
        elif roller is not None and roller in self.own_dice:
            result = self._by_hand(purpose, (f"d{sides}",), (sides,), roller)[0]
        else:
            result = 1 + (number(self.seed, self.rolls) * sides >> 64)
            self.rolls += 1
        if self.log is not None and not quiet:
            if seat is None:
                self.tell("kernel.rolled", purpose=purpose, result=result, by=by)
            else:
                self.tell("kernel.rolled-by", purpose=purpose, result=result, seat=seat)
        return result

    def throw(self, purpose: str, dice: Sequence[Die], seat: int | None = None, by: int | None = None) -> Throw:
        """A pool of dice at once: one line of the log with all faces."""
        return self._throw(
            Throw(purpose, tuple([die.kind for die in dice]), (), seat), dice, seat if by is None else by
        )

    def repeat(self, throw: Throw, dice: Sequence[Die], by: int | None = None) -> Throw:
        """The whole roll once more, and never twice."""
        if throw.repeated:
            raise RepeatedTwiceError(f"the roll for {throw.purpose} was repeated already")
        again = Throw(throw.purpose, throw.dice, (), throw.seat, True)
        return self._throw(again, dice, throw.seat if by is None else by)

    def _throw(self, throw: Throw, dice: Sequence[Die], roller: int | None) -> Throw:
        self.learned = ~0
        sides = tuple([len(die.faces) for die in dice])
        if roller is not None and roller in self.own_dice and not self.scripted:
            results = self._by_hand(throw.purpose, throw.dice, sides, roller)
        else:
            results = tuple([self._drawn(n) for n in sides])
        faces = tuple([die.faces[result - 1] for die, result in zip(dice, results, strict=True)])
        self.tell(
            "kernel.threw",
            purpose=throw.purpose,
            dice=throw.dice,
            faces=faces,
            repeated=throw.repeated,
            seat=throw.seat,
            by=roller,
        )
        return Throw(throw.purpose, throw.dice, faces, throw.seat, throw.repeated)

    def draw(self, sides: int) -> int:
        """A secret draw from 1 to so many: it is told to nobody and teaches nobody anything."""
        return self._drawn(sides)

    def _drawn(self, sides: int) -> int:
        if self.scripted:
            result, self.scripted = self.scripted[0], self.scripted[1:]
        else:
            result = 1 + (number(self.seed, self.rolls) * sides >> 64)
        self.rolls += 1
        return result

    def _by_hand(self, purpose: str, dice: tuple[str, ...], sides: tuple[int, ...], roller: int) -> tuple[int, ...]:
        """What somebody's own dice show; if they have not been rolled yet, the step has to wait for them."""
        handed = self.handed[self.used : self.used + len(sides)]
        if len(handed) < len(sides):
            raise RollWanted(roller, purpose, dice, sides)
        self.used += len(sides)
        drawn = [self._drawn(n) for n in sides]
        return tuple([face or own for face, own in zip(handed, drawn, strict=True)])

    # --- hidden cards -----------------------------------------------------------

    def shuffled(self, items: tuple[T, ...]) -> tuple[T, ...]:
        """A shuffle spends one counter, whatever the number of cards, so that it betrays nothing."""
        order = permutation(number(self.seed, self.rolls), len(items))
        self.rolls += 1
        return tuple([items[i] for i in order])

    def learns(self, *seats: int) -> None:
        """These seats saw something that was hidden from them (the information rule of undo)."""
        for seat in seats:
            self.learned |= 1 << seat

    # --- the log ------------------------------------------------------------------

    def tell(self, key: str, rules: tuple[str, ...] = (), only: tuple[int, ...] | None = None, **args: object) -> None:
        if self.log is not None:
            self.log.append(Told(key, rules, args, only))
