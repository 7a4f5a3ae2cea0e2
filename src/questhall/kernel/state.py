"""The state of a game: a mutable shell around small entities, and the loop that runs its procedures."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar, TypeVar

from msgspec import field

from .answers import NOT_OFFERED, OVER, STALE, Answer, Aside, Refusal, Rolled, Tick
from .asks import QUESTIONS, Ask, Asking, Offer
from .chance import Chance, Told
from .company import Settings
from .dice import RollWanted
from .domains import AnyDomain, Pool
from .interrupting import ComeBack, sealed
from .own_dice import ROLL
from .procedure import Procedure

CLOCK = -1
"""The seat of the clock and of the table itself."""

S = TypeVar("S", bound="State")
A = TypeVar("A", bound=Answer)
Given = tuple[tuple[int, Answer], ...]


class State(Chance, kw_only=True, gc=True):
    """What every game has. clone() copies its containers; what they hold is immutable or copied too."""

    settings: Settings = Settings()
    stack: list[Procedure]
    asks: tuple[Ask, ...] = ()
    asking: int = 0
    """The step of the uppermost procedure that asked."""
    first: bool = True
    next_ask: int = 1
    given: Given = ()
    laid_by: tuple[Given, ...] = ()
    """Answers to questions that were interrupted, until these come back; and what a step that waits for dice heard."""
    answers: Given = ()
    wanted: Pool | None = None
    """The dice that somebody is to roll on the own table."""
    listeners: dict[str, tuple[int, ...]]
    unsettled: bool = False
    now: int = 0
    offers: dict[int, Sequence[Answer]] = field(default_factory=dict)
    """What was offered since anything changed. A clone shares it, and whoever changes something begins a new one."""
    standing: tuple[Ask, ...] = ()
    returning: ComeBack | None = None

    out_of_turn: ClassVar[tuple[str, ...]] = ()
    """The rules by which a seat that is not asked has to be silent."""
    transient: ClassVar[frozenset[str]] = frozenset({"offers", "standing", "returning", "log", "learned", "used"})

    # --- what is offered ----------------------------------------------------------

    def options(self, seat: int) -> Sequence[Answer]:
        """What this seat may answer now (candidates, if the question is open)."""
        known = self.offers.get(seat)
        if known is not None:
            return known
        for ask in self.asks:
            if ask.seat == seat:
                options = QUESTIONS[ask.question].options(self, self.stack[-1], seat)
                self.offers[seat] = options
                return options
        return ()

    def domain(self, seat: int) -> AnyDomain | None:
        """What an answer to the open question of a seat is made of."""
        ask = self.ask_of(seat)
        return None if ask is None else QUESTIONS[ask.question].domain(self, self.stack[-1], seat)

    def offer(self, seat: int) -> Offer | None:
        """What a seat may answer, as it is sent: a domain speaks for the candidates that it tells."""
        ask = self.ask_of(seat)
        if ask is None:
            return None
        question = QUESTIONS[ask.question]
        domain = None if question.finite else question.domain(self, self.stack[-1], seat)
        options = self.options(seat) if domain is None else question.beside(self, self.stack[-1], seat)
        return Offer(ask, question.finite, options, domain, self.thing_of(self.stack[-1]))

    def price(self, seat: int, answer: Answer) -> dict[str, int]:
        """What an answer of a seat that is asked would cost."""
        ask = self.ask_of(seat)
        return {} if ask is None else QUESTIONS[ask.question].price(self, self.stack[-1], seat, answer)

    def asides(self, seat: int, asked: bool = True) -> Sequence[Aside]:
        """Moves that a seat may make now although nobody asks it for them; what is only talk is not among them.

        What the own question offers anyway is left out, unless the seat is not to be asked it.
        """
        return ()

    # --- asking and answering -------------------------------------------------------

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
            refusal = NOT_OFFERED if question.finite else None
        return refusal if refusal is None or refusal.rules else Refusal(refusal.key, ask.rules, refusal.args)

    def answer(self, seat: int, answer: Answer, ask_number: int | None = None, at: int | None = None) -> Refusal | None:
        """Takes an answer and runs to the next asks; a refused one changes nothing."""
        before = self.now
        if at is not None and at > before:
            self.now = at
        known = self.offers.get(seat)
        if known is None or answer not in known or (ask_number is not None and not self._is_open(seat, ask_number)):
            refusal = self.refuse(seat, answer, ask_number)
            if refusal is not None:
                self.now = before
                return refusal
        self.learned = 0
        self.offers = {}
        if isinstance(answer, Aside):
            self._heed(seat, answer)
            return None
        if self.wanted is not None and isinstance(answer, Rolled):
            self._hand(answer)
        elif self.first:
            self.answers = ((seat, answer),)
            self.standing = self.asks
            self.asks = ()
        else:
            self.given += ((seat, answer),)
            self.asks = tuple([ask for ask in self.asks if ask.seat != seat])
            if self.asks:
                return None
            self._all_have_answered()
        self.run()
        return None

    def _all_have_answered(self) -> None:
        if len(self.given) > 1:
            self.learned = ~0  # what was said in secret is open now
        self.answers = tuple(sorted(self.given, key=_seat))
        self.given = ()

    def _is_open(self, seat: int, ask_number: int) -> bool:
        ask = self.ask_of(seat)
        return ask is not None and ask.number == ask_number

    def said(self, kind: type[A]) -> A:
        """The one answer to the step before, which only offers answers of this kind."""
        return self.said_by(kind)[1]

    def said_by(self, kind: type[A]) -> tuple[int, A]:
        """The same, and whose answer it is."""
        seat, answer = self.answers[0]
        if not isinstance(answer, kind):
            raise TypeError(f"the step wants {kind.__name__}, but it was told {answer}")
        return seat, answer

    def all_said(self, kind: type[A]) -> list[tuple[int, A]]:
        """The answers of all who were asked, in the order of their seats."""
        for _, answer in self.answers:
            if not isinstance(answer, kind):
                raise TypeError(f"the step wants {kind.__name__}, but it was told {answer}")
        return [(seat, answer) for seat, answer in self.answers if isinstance(answer, kind)]

    # --- the loop ---------------------------------------------------------------------

    def run(self) -> None:
        """Runs steps until somebody is asked or nothing is left to do."""
        stack = self.stack
        heard: Given | None = self.answers
        by_hand = bool(self.own_dice)
        before, lines = self, 0
        try:
            while stack:
                if by_hand:
                    before, lines = self._kept(), len(self.log or ())
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
                if heard is not None:
                    if self.answers is heard:
                        self.answers = ()
                    heard = None
                if result is None:
                    continue
                if result.__class__ is Asking:
                    assert not self.unsettled, "a step that asks changes nothing before"
                    self.asking = at
                    self._open(result, frame.rules_at[at])
                    if self.asks:
                        return
                    # The question came back, and whoever has not answered it yet is not asked it any more.
                    self._all_have_answered()
                    heard = self.answers
                elif result.__class__ is list:
                    stack.extend(reversed(result))
                else:
                    stack.append(result)
        except RollWanted as wanted:
            self._wait_for(wanted, before, lines)

    def _open(self, asking: Asking, rules: tuple[str, ...]) -> None:
        seats = asking.seats
        n = self.next_ask
        question = asking.question
        about = asking.about
        back = self.returning
        if back is not None:
            self.returning = None
        elif asking.still:
            self._still_open(seats, question, rules, about)
            return
        if len(seats) == 1:
            self.asks = (Ask(n, seats[0], question, rules, about),)
            self.next_ask = n + 1
        else:
            self.asks = tuple([Ask(n + i, seat, question, rules, about) for i, seat in enumerate(seats)])
            self.next_ask = n + len(seats)
        self.first = asking.first
        if back is not None:
            back.recognise(self)

    def _still_open(self, seats: Sequence[int], question: str, rules: tuple[str, ...], about: tuple[int, ...]) -> None:
        """The asks of those who have not answered; whoever had none gets a new one."""
        asks = []
        for seat in seats:
            for ask in self.standing:
                if ask.seat == seat:
                    break
            else:
                ask = Ask(self.next_ask, seat, question, rules, about)
                self.next_ask += 1
            asks.append(ask)
        self.asks = tuple(asks)

    def ask_again(self, seats: Sequence[int]) -> None:
        """After something was said aside: these seats are asked what was asked before; who was, still is."""
        known = self.asks[0]
        self.standing = self.asks
        self._open(Asking(tuple(seats), known.question, True, (), True), known.rules)

    def ask_of(self, seat: int) -> Ask | None:
        for ask in self.asks:
            if ask.seat == seat:
                return ask
        return None

    @property
    def over(self) -> bool:
        return not self.asks

    # --- what is said aside -------------------------------------------------------------

    def _heed(self, seat: int, answer: Aside) -> None:
        """Something is said aside. What follows from it by itself, or what it begins, comes before the question."""
        self.take_aside(seat, answer)
        if self.unsettled and self.asks:
            self.interrupt()
        if not self.asks:
            self.run()

    def interrupt(self, *procedures: Procedure) -> None:
        """Puts procedures above the one that asks. Its question comes back when they are done."""
        if self.asks:
            offered = tuple([sealed(self, ask.seat) for ask in self.asks])
            handed = None if self.wanted is None else self.handed
            self.stack.append(ComeBack(self.asks, offered, self.asking, len(self.stack), handed))
            self.laid_by += (self.given if self.wanted is None else self.answers,)
            self.asks, self.given, self.answers, self.wanted, self.handed = (), (), (), None, ()
        self.stack.extend(reversed(procedures))
        self.offers = {}

    # --- dice on somebody's own table -----------------------------------------------------

    def _kept(self: S) -> S:
        """The state as it is before a step that may have to wait for dice."""
        if self.used:
            self.handed, self.used = (), 0
        return self.clone()

    def _wait_for(self, wanted: RollWanted, before: State, lines: int) -> None:
        """Nothing of the step has happened; it is carried out again when the dice lie there."""
        log = self.log
        for name in self.__struct_fields__:
            setattr(self, name, getattr(before, name))
        self.log = log
        if log is not None:
            del log[lines:]
        rules = next((rules for rules in self._rules_of_step() if rules), ())
        self.wanted = Pool(wanted.dice, wanted.sides, wanted.purpose)
        back, self.returning = self.returning, None
        if back is not None and back.handed is not None:
            self.asks = back.asks
        else:
            self.asks = (Ask(self.next_ask, wanted.seat, ROLL, rules),)
            self.next_ask += 1

    def _rules_of_step(self) -> Sequence[tuple[str, ...]]:
        """Of the step that is under way, and of those that wait for it."""
        return [frame.rules_at[min(frame.at, len(frame.rules_at) - 1)] for frame in self.stack[::-1] if frame.rules_at]

    def _hand(self, rolled: Rolled) -> None:
        assert self.wanted is not None
        self.handed += rolled.faces or (0,) * len(self.wanted.sides)
        self.wanted, self.asks = None, ()

    # --- what games fill in -----------------------------------------------------------------

    def settle(self) -> None:
        """Called between two steps after something changed: pushes what follows by itself."""

    def react(self, key: str, entity: int, event: Procedure) -> list[Procedure] | None:
        """What a listener does about an event."""
        raise NotImplementedError

    def thing_of(self, frame: Procedure) -> str:
        """The named thing that a procedure asks about."""
        return ""

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

    def forget_the_moment(self) -> None:
        """Whatever is true only until the next answer."""
        self.offers, self.standing, self.returning, self.learned, self.used = {}, (), None, 0, 0

    # --- the index of reactions -----------------------------------------------------------------

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
