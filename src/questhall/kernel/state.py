"""The state of a game: a mutable shell around small entities, and the loop that runs its procedures."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, ClassVar, TypeVar

from msgspec import Struct

from .answers import NOT_OFFERED, OVER, STALE, Answer, Aside, Refusal, Tick
from .asks import QUESTIONS, Ask, Asking
from .dice import number, permutation
from .entity import Entity
from .procedure import Procedure

CLOCK = -1
"""The seat of the clock and of the table itself."""

T = TypeVar("T")
S = TypeVar("S", bound="State")


class Told(Struct, frozen=True, gc=False):
    """One line of the log: a text key with arguments, the rules behind it, and who may read it."""

    key: str
    rules: tuple[str, ...]
    args: dict[str, Any]
    only: tuple[int, ...] | None = None


class State(Entity, kw_only=True, gc=True):
    """What every game has. clone() copies its containers; what they hold is immutable or copied too."""

    seed: int
    rolls: int = 0
    scripted: tuple[int, ...] = ()
    stack: list[Procedure]
    asks: tuple[Ask, ...] = ()
    first: bool = True
    next_ask: int = 1
    given: tuple[tuple[int, Answer], ...] = ()
    answers: tuple[tuple[int, Answer], ...] = ()
    listeners: dict[str, tuple[int, ...]]
    unsettled: bool = False
    now: int = 0
    learned: int = 0
    offered: tuple[int, Sequence[Answer]] = (0, ())
    standing: tuple[Ask, ...] = ()
    log: list[Told] | None = None

    out_of_turn: ClassVar[tuple[str, ...]] = ()
    """The rules by which a seat that is not asked has to be silent."""
    transient: ClassVar[frozenset[str]] = frozenset({"offered", "standing", "log", "answers", "learned"})

    # --- asking and answering ---------------------------------------------

    def options(self, seat: int) -> Sequence[Answer]:
        """What this seat may answer now (candidates, if the question is open)."""
        for ask in self.asks:
            if ask.seat == seat:
                offered = self.offered
                if offered[0] != ask.number:
                    options = QUESTIONS[ask.question].options(self, self.stack[-1], seat)
                    self.offered = (ask.number, options)
                    return options
                return offered[1]
        return ()

    def refuse(self, seat: int, answer: Answer, ask_number: int | None = None) -> Refusal | None:
        """Why this answer would not be accepted, or None if it would."""
        if isinstance(answer, Aside):
            return self.refuse_aside(seat, answer)
        ask = self.ask_of(seat)
        if ask is None:
            return Refusal("kernel.not-asked", self.out_of_turn) if self.asks else OVER
        if ask_number is not None and ask_number != ask.number:
            return STALE
        question = QUESTIONS[ask.question]
        if question.finite and answer in self.options(seat):
            return None
        refusal = question.refuse(self, self.stack[-1], seat, answer)
        if refusal is None:
            return NOT_OFFERED if question.finite else None
        return refusal if refusal.rules else Refusal(refusal.key, ask.rules, refusal.args)

    def answer(self, seat: int, answer: Answer, ask_number: int | None = None, at: int | None = None) -> Refusal | None:
        """Takes an answer and runs to the next asks; a refused one changes nothing."""
        refusal: Refusal | None = None
        before = self.now
        if at is not None and at > before:
            self.now = at
        for ask in self.asks:
            if ask.seat == seat:
                number, options = self.offered
                known = number == ask.number and (ask_number is None or ask_number == number)
                if known and answer in options:
                    break
                refusal = self.refuse(seat, answer, ask_number)
                break
        else:
            refusal = self.refuse(seat, answer, ask_number)
        if refusal is not None:
            self.now = before
            return refusal
        self.learned = 0
        if isinstance(answer, Aside):
            self.take_aside(seat, answer)
            return None
        if self.first:
            self.answers = ((seat, answer),)
            self.standing = self.asks
            self.asks = ()
        else:
            self.given += ((seat, answer),)
            self.asks = tuple([ask for ask in self.asks if ask.seat != seat])
            if self.asks:
                return None
            if len(self.given) > 1:
                self.learned = ~0  # what was said in secret is open now
            self.answers = tuple(sorted(self.given, key=_seat))
            self.given = ()
        self.run()
        return None

    def run(self) -> None:
        """Runs steps until somebody is asked or nothing is left to do."""
        stack = self.stack
        unheard = True
        while stack:
            if self.unsettled:
                self.unsettled = False
                self.settle()
                continue
            frame = stack[-1]
            at = frame.at
            step = frame.steps[at]
            if step is None:
                stack.pop()
                continue
            frame.at = at + 1
            result = step(frame, self)
            if unheard:
                self.answers = ()
                unheard = False
            if result is None:
                continue
            if result.__class__ is Asking:
                assert not self.unsettled, "a step that asks changes nothing before"
                self._open(result, frame.rules_at[at])
                return
            if result.__class__ is list:
                stack.extend(reversed(result))
            else:
                stack.append(result)

    def _open(self, asking: Asking, rules: tuple[str, ...]) -> None:
        seats = asking.seats
        n = self.next_ask
        question = asking.question
        about = asking.about
        if asking.still:
            standing = {ask.seat: ask for ask in self.standing}
            new = [seat for seat in seats if seat not in standing]
            standing |= {seat: Ask(n + i, seat, question, rules, about) for i, seat in enumerate(new)}
            self.asks = tuple([standing[seat] for seat in seats])
            self.next_ask = n + len(new)
            return
        if len(seats) == 1:
            self.asks = (Ask(n, seats[0], question, rules, about),)
            self.next_ask = n + 1
        else:
            self.asks = tuple([Ask(n + i, seat, question, rules, about) for i, seat in enumerate(seats)])
            self.next_ask = n + len(seats)
        self.first = asking.first

    def ask_again(self, seats: Sequence[int]) -> None:
        """After something was said aside: these seats are asked what was asked before; who was, still is."""
        known = self.asks[0]
        self.standing = self.asks
        self._open(Asking(tuple(seats), known.question, True, (), True), known.rules)

    def ask_of(self, seat: int) -> Ask | None:
        return next((ask for ask in self.asks if ask.seat == seat), None)

    @property
    def over(self) -> bool:
        return not self.asks

    # --- what games fill in -----------------------------------------------

    def settle(self) -> None:
        """Called between two steps after something changed: pushes what follows by itself."""

    def react(self, key: str, entity: int, event: Any) -> list[Procedure] | None:
        """What a listener does about an event."""
        raise NotImplementedError

    def refuse_aside(self, seat: int, answer: Aside) -> Refusal | None:
        return Refusal("kernel.not-asked", self.out_of_turn)

    def take_aside(self, seat: int, answer: Aside) -> None:
        raise NotImplementedError

    def clone(self: S) -> S:
        """A copy that shares only what never changes."""
        g: S = self.__copy__()
        g.stack = [frame.__copy__() for frame in self.stack]
        g.listeners = self.listeners.copy()
        g.log = None
        return g

    # --- dice and hidden cards ----------------------------------------------

    def roll(self, purpose: str, sides: int = 6, seat: int | None = None, quiet: bool = False) -> int:
        """A die for a named purpose (and a seat, where several roll for the same); everybody sees it.

        A quiet one is not told: where dice never stop rolling they speak for themselves.
        """
        self.learned = ~0
        if self.scripted:
            result, self.scripted = self.scripted[0], self.scripted[1:]
        else:
            result = 1 + (number(self.seed, self.rolls) * sides >> 64)
        self.rolls += 1
        if self.log is not None and not quiet:
            if seat is None:
                self.tell("kernel.rolled", purpose=purpose, result=result)
            else:
                self.tell("kernel.rolled-by", purpose=purpose, result=result, seat=seat)
        return result

    def shuffled(self, items: tuple[T, ...]) -> tuple[T, ...]:
        """A shuffle spends one counter, whatever the number of cards, so that it betrays nothing."""
        order = permutation(number(self.seed, self.rolls), len(items))
        self.rolls += 1
        return tuple([items[i] for i in order])

    def learns(self, *seats: int) -> None:
        """These seats saw something that was hidden from them (the information rule of undo)."""
        for seat in seats:
            self.learned |= 1 << seat

    # --- the log ------------------------------------------------------------

    def tell(self, key: str, rules: tuple[str, ...] = (), only: tuple[int, ...] | None = None, **args: Any) -> None:
        if self.log is not None:
            self.log.append(Told(key, rules, args, only))

    # --- the index of reactions ---------------------------------------------

    def listen(self, key: str, entity: int) -> None:
        self.listeners[key] = (*self.listeners.get(key, ()), entity)

    def forget(self, key: str, entity: int) -> None:
        left = tuple([e for e in self.listeners[key] if e != entity])
        if left:
            self.listeners[key] = left
        else:
            del self.listeners[key]


def _seat(given: tuple[int, Answer]) -> int:
    return given[0]


__all__ = ["CLOCK", "State", "Tick", "Told"]
