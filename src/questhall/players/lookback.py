"""A game that is over, looked at once more: how it stood after each turn, and where somebody could have done better.

What would have been better is judged by what the seat could know at that moment and by nothing that came out later.
First every decision gets a short look, then the most promising ones a long one; and because the largest of many
uncertain differences is mostly the luckiest, what is told in the end was reckoned anew for that one answer alone.
"""

from __future__ import annotations

from collections.abc import Collection, Generator, Iterable, Sequence
from itertools import pairwise

from msgspec import Struct

from questhall.kernel.answers import Answer, Aside
from questhall.kernel.company import MASTER_SEAT
from questhall.kernel.game import AnyGame
from questhall.kernel.match import Move
from questhall.kernel.own_dice import ROLL
from questhall.kernel.state import State

from .judge import NOT_YET, AnyJudge, judge_in
from .player import Thought
from .registry import AT, thinkers_of

TOLD = 3
NOTHING = 0.025
"""Of the game: what changes less is within what counting a few hundred games cannot tell apart."""


class Looks(Struct, frozen=True):
    """How much is thought in a look back. A game whose playouts take long brings its own as `LOOKS`."""

    most: int = 240
    """Decisions that get a look."""
    short: int = 36
    """Playouts of a look: at every decision, at the promising ones, and for what is told."""
    long: int = 240
    last: int = 240
    promising: int = 12
    finalists: int = 6
    unasked: frozenset[str] = frozenset()
    """Questions that get no look: what is agreed before a game is no mistake in it."""


USUAL = Looks()


class Standing(Struct, frozen=True):
    """How it stood after so many moves: the share of games that the heroes win from there."""

    moves: int
    heroes: float


class Decision(Struct, frozen=True):
    """Something that a seat chose when so many moves had been made."""

    moves: int
    seat: int
    done: Answer
    state: State
    turn: int
    """The number of the standing before it; where nobody says how it stands, each decision is a turn of its own."""


class Doubt(Struct, frozen=True):
    """A decision to be thought about: so many playouts, the chance of one round, all other answers or only some."""

    decision: Decision
    playouts: int
    round: int
    among: tuple[Answer, ...] = ()


class Missed(Struct, frozen=True):
    """What would have been better, and by how much of the game."""

    decision: Decision
    better: Answer
    gain: float


class Swing(Struct, frozen=True):
    """A turn in which much changed, and its number."""

    turn: int
    before: Standing
    after: Standing

    @property
    def rise(self) -> float:
        return self.after.heroes - self.before.heroes


def can_look_back(game: AnyGame) -> bool:
    """Somebody must be there who looks ahead."""
    return bool(thinkers_of(game))


def looks_of(game: AnyGame) -> Looks:
    looks: Looks = getattr(game.room("players"), "LOOKS", USUAL)
    return looks


def critic_of(game: AnyGame, playouts: int) -> str:
    """The name of whoever plays best, with so much effort."""
    return f"{list(thinkers_of(game))[-1]}{AT}{playouts}"


class Course:
    """What is noted while a game is played once more."""

    def __init__(self, game: AnyGame, seats: Collection[int], first: State, moves: int = 0) -> None:
        """Whose decisions are noted; how it stood at first, when so many moves had been made."""
        self._game = game
        self._seats = seats
        self.looks = looks_of(game)
        self._judge = _judge_of(game)
        self._clock = NOT_YET
        self.standings: list[Standing] = []
        self.decisions: list[Decision] = []
        self.stands(first, moves)

    def decides(self, g: State, move: Move, moves: int) -> None:
        """Before a move. What nobody chose, and what nobody could choose otherwise, is no decision."""
        if move.auto or move.seat not in self._seats or isinstance(move.answer, Aside):
            return
        ask = g.ask_of(move.seat)
        if ask is None or ask.question == ROLL or ask.question in self.looks.unasked:
            return
        if any(option != move.answer for option in g.options(move.seat)):
            turn = moves if self._judge is None else max(len(self.standings) - 1, 0)
            self.decisions.append(Decision(moves, move.seat, move.answer, g.clone(), turn))

    def stands(self, g: State, moves: int) -> None:
        """At first, and after a move."""
        judge = self._judge
        if judge is None or not (g.over or judge.clock(g) > self._clock):
            return
        self._clock = judge.clock(g)
        outcome = self._game.outcome(g)
        won = None if outcome is None else float(any(seat != MASTER_SEAT for seat in outcome.winners))
        self.standings.append(Standing(moves, judge.heroes_win(g) if won is None else won))

    def swings(self) -> tuple[Swing, ...]:
        """The turn that did most for the heroes and the one that did most against them, in their order."""
        turns = self._turns()
        rises, falls = [one for one in turns if one.rise > NOTHING], [one for one in turns if one.rise < -NOTHING]
        found = [*sorted(rises, key=_rise)[-1:], *sorted(falls, key=_rise)[:1]]
        return tuple(sorted(found, key=lambda one: one.turn))

    def _turns(self) -> list[Swing]:
        return [Swing(turn, before, after) for turn, (before, after) in enumerate(pairwise(self.standings))]

    def worth_a_look(self) -> list[Decision]:
        """Of too many those of the turns in which it went worst for whoever decided."""
        if len(self.decisions) <= self.looks.most:
            return self.decisions
        rises = {turn.turn: turn.rise for turn in self._turns()}

        def rise_for(decision: Decision) -> float:
            rise = rises.get(decision.turn, 0.0)
            return -rise if decision.seat == MASTER_SEAT else rise

        return sorted(sorted(self.decisions, key=rise_for)[: self.looks.most], key=lambda one: one.moves)

    @property
    def effort(self) -> int:
        """Playouts that it takes to look at everything, at most."""
        many, of = len(self.decisions), self.looks
        return of.short * min(many, of.most) + of.long * min(many, of.promising) + of.last * min(many, of.finalists)

    def review(self) -> Generator[Doubt, Thought, tuple[Missed, ...]]:
        """Tells what is to be thought about, hears what was thought, and in the end says what was missed."""
        of = self.looks
        looked = yield from _looked([Doubt(one, of.short, 1) for one in self.worth_a_look()])
        promising = _largest(looked, of.promising)
        looked = yield from _looked([Doubt(one.decision, of.long, 2) for one in promising])
        finalists = _largest(_one_a_turn(looked), of.finalists)
        looked = yield from _looked([Doubt(one.decision, of.last, 3, (one.better,)) for one in finalists])
        missed = [one for one in looked if one.gain > NOTHING]
        return tuple(sorted(_largest(missed, TOLD), key=lambda one: one.decision.moves))


def _looked(doubts: Iterable[Doubt]) -> Generator[Doubt, Thought, list[Missed]]:
    """Where something would have been better."""
    found: list[Missed] = []
    for doubt in doubts:
        thought = yield doubt
        if thought.answer is not None and thought.gain > 0:
            found.append(Missed(doubt.decision, thought.answer, thought.gain))
    return found


def _largest(missed: Sequence[Missed], most: int) -> list[Missed]:
    return sorted(missed, key=lambda one: -one.gain)[:most]


def _one_a_turn(missed: Sequence[Missed]) -> list[Missed]:
    """The largest of each seat and turn: what was missed once is often missed again a moment later."""
    best: dict[tuple[int, int], Missed] = {}
    for one in _largest(missed, len(missed)):
        best.setdefault((one.decision.seat, one.decision.turn), one)
    return list(best.values())


def _rise(swing: Swing) -> float:
    return swing.rise


def _judge_of(game: AnyGame) -> AnyJudge | None:
    try:
        return judge_in(game)
    except (LookupError, FileNotFoundError):
        return None
