"""A match: the history beside the state. It saves, replays, forks and undoes."""

from __future__ import annotations

from msgspec import Struct

from . import snapshot
from .answers import Answer, Refusal
from .chance import Told
from .company import Settings
from .dice import Random, commitment
from .game import AnyGame
from .kept import Kept
from .plain import fixed
from .state import CLOCK, State

MARK_EVERY = 16
"""A clone is kept after so many moves: an undo of late moves replays fewer than that."""
MARKS_THIN_OUT = 64
"""Marks older than so many moves are kept at twice the distance, those older than twice as many at four times."""


class Move(Struct, frozen=True):
    """One accepted answer: whose, when, and who learned something by it (a bit per seat).

    An automatic one was given for the seat, not by it; nobody takes it back for its own sake.
    """

    seat: int
    answer: Answer
    at: int | None
    learned: int
    lines: int
    auto: bool = False


class Prepared(Struct):
    """A move that the rules would take, and the state it leads to; nothing has happened yet."""

    move: Move
    state: State
    told: list[Told]
    before: State


class Resumed(Struct):
    """Where a match goes on that was put away: its state, and its history so far."""

    state: State
    moves: Kept[Move]
    log: Kept[Told]
    first_lines: int
    offset: int
    floor: int = 0
    """What was before so many moves was played by other rules: it can be read, but not played again."""


class Dealt(Struct, frozen=True):
    """A beginning in the middle of a game, where somebody could have been: what they could not know is dealt anew."""

    snapshot: str
    story: tuple[Told, ...] = ()
    """What was told before."""


def carried_out(later: State, seat: int, answer: Answer, at: int | None, told: list[Told]) -> Refusal | None:
    """A move on a copy, with what is told of it; or why not."""
    later.log = told
    return later.answer(seat, answer, None, at)


class Match:
    """One game being played, with everything needed to play it again."""

    def __init__(
        self,
        game: AnyGame,
        settings: Settings,
        seed: int,
        resumed: Resumed | None = None,
        dealt: Dealt | None = None,
    ) -> None:
        """`dealt`: it did not begin at the beginning. SnapshotError if it cannot be read."""
        self.game = game
        self.settings = settings
        self.seed = seed
        self.dealt = dealt
        self.undone: list[list[Move]] = []
        if resumed is None:
            self.moves: Kept[Move] = Kept([])
            self.offset = self.floor = 0
            told: list[Told] = []
            self.state: State = self._first(told)
            self._log = Kept(told)
            self.first_lines = len(self._log)
        else:
            self.moves, self._log = resumed.moves, resumed.log
            self.offset, self.floor, self.first_lines = resumed.offset, resumed.floor, resumed.first_lines
            self.state = resumed.state
            self.state.log = self._log.tail
        self.least = len(self.moves)
        """To how many moves it has gone back since somebody last set this."""
        self.marks: dict[int, State] = {len(self.moves): self.state.clone()}

    def _first(self, told: list[Told] | None = None) -> State:
        """Before the first move, with what was told until then."""
        if self.dealt is None:
            state: State = self.game.start(self.settings, self.seed, log=told is not None)
            if told is not None and state.log is not None:
                told += state.log
        else:
            state = snapshot.restore(self.game, self.dealt.snapshot, continuing=True)
            if told is not None:
                told += [Told(line.key, line.rules, fixed(line.args), line.only) for line in self.dealt.story]
        state.log = told
        return state

    @property
    def log(self) -> Kept[Told]:
        return self._log

    @property
    def commitment(self) -> str:
        """Published at the start; the seed itself at the end."""
        return commitment(self.seed)

    def answer(
        self, seat: int, answer: Answer, ask_number: int | None = None, at: int | None = None, auto: bool = False
    ) -> Refusal | None:
        """Takes a move, or says why not; a new move forgets what was undone.

        The number of the ask, if given, is the one that ticket() told.
        """
        refusal = self._apply(seat, answer, None if ask_number is None else ask_number - self.offset, at, auto)
        if refusal is None:
            self.undone.clear()
        return refusal

    def prepare(
        self, seat: int, answer: Answer, at: int | None = None, auto: bool = False, after: Prepared | None = None
    ) -> Prepared | Refusal:
        """The same, on a copy: whoever has to write a move down before it happens knows already where it leads.

        `after`: another prepared move is made before.
        """
        before, lines = (self.state, len(self._log)) if after is None else (after.state, after.move.lines)
        later, told = before.clone(), list[Told]()
        refusal = carried_out(later, seat, answer, at, told)
        if refusal is not None:
            return refusal
        return Prepared(Move(seat, answer, at, later.learned, lines + len(told), auto), later, told, before)

    def prepared(
        self, before: State, later: State, seat: int, answer: Answer, at: int | None, auto: bool, told: list[Told]
    ) -> Prepared:
        """The same, where it was carried out elsewhere."""
        return Prepared(Move(seat, answer, at, later.learned, len(self._log) + len(told), auto), later, told, before)

    def adopt(self, prepared: Prepared) -> bool:
        """Makes a prepared move; False if something else has happened meanwhile."""
        if prepared.before is not self.state:
            return False
        self._log.tail.extend(prepared.told)
        self.state = prepared.state
        self.state.log = self._log.tail
        self._made(prepared.move)
        self.undone.clear()
        return True

    def ticket(self, seat: int) -> int | None:
        """The number of a seat's open ask. No number is ever told twice, not even after an undo."""
        ask = self.state.ask_of(seat)
        return None if ask is None else ask.number + self.offset

    def _apply(self, seat: int, answer: Answer, ask_number: int | None, at: int | None, auto: bool) -> Refusal | None:
        refusal = self.state.answer(seat, answer, ask_number, at)
        if refusal is None:
            self._made(Move(seat, answer, at, self.state.learned, len(self._log), auto))
        return refusal

    def _made(self, move: Move) -> None:
        self.moves.append(move)
        if len(self.moves) % MARK_EVERY == 0:
            self._mark(len(self.moves))

    def _mark(self, count: int) -> None:
        """Remembers the state; the longer ago, the fewer are remembered, so that a long game stays small."""
        self.marks[count] = self.state.clone()
        for n in list(self.marks):
            distance = MARK_EVERY << ((count - n) // MARKS_THIN_OUT).bit_length()
            if n % distance and n != self.floor:
                del self.marks[n]

    # --- undo and redo ------------------------------------------------------------

    def last_of(self, seat: int) -> int | None:
        """The number of the last move that a seat decided itself; the clock takes nothing back."""
        if seat == CLOCK:
            return None
        for i in range(len(self.moves) - 1, self.floor - 1, -1):
            move = self.moves[i]
            if move.seat == seat and not move.auto:
                return i
        return None

    def undo_needs(self, seat: int) -> frozenset[int]:
        """Who must agree that a seat takes its last move back: the information rule.

        Free while nothing was revealed or rolled and nobody else has moved since. Otherwise the seats
        that learned something and those whose moves would go too; if the asking seat itself learned
        something, everybody else.
        """
        first = self.last_of(seat)
        if first is None:
            return frozenset()
        others = [s for s in self.game.seats(self.settings) if s != seat]
        learned = 0
        gone = self.moves[first:]
        for move in gone:
            learned |= move.learned
        if learned >> seat & 1:
            return frozenset(others)
        moved = {move.seat for move in gone} - {CLOCK}
        return frozenset(s for s in others if learned >> s & 1 or s in moved)

    def undo(self, seat: int, agreed: frozenset[int] = frozenset()) -> Refusal | None:
        """Takes the seat's last move back, and everything after it."""
        first = self.last_of(seat)
        if first is None:
            return Refusal("kernel.nothing-to-undo")
        missing = self.undo_needs(seat) - agreed
        if missing:
            return Refusal("kernel.undo-needs", (), {"seats": tuple(sorted(missing))})
        gone = self.moves[first:]
        self._rewind(first)
        self.undone.append(gone)
        return None

    def redo(self) -> Refusal | None:
        """Plays again what the last undo took back."""
        if not self.undone:
            return Refusal("kernel.nothing-to-redo")
        for move in self.undone.pop():
            self._apply(move.seat, move.answer, None, move.at, move.auto)
        return None

    def _rewind(self, count: int) -> None:
        """Back to where so many moves were made."""
        lines = self.moves[count - 1].lines if count else self.first_lines
        mark = max([n for n in self.marks if n <= count], default=0)
        state = self.marks[mark].clone() if mark in self.marks else self._first()
        for move in self.moves[mark:count]:
            state.answer(move.seat, move.answer, None, move.at)
        self._log.cut(lines)
        state.log = self._log.tail
        self.offset += self.state.next_ask
        self.state = state
        self.moves.cut(count)
        self.least = min(self.least, count)
        self.marks = {n: g for n, g in self.marks.items() if n <= count}

    def beginning(self) -> Match:
        """A match of its own at the first moment from which this one can be played again."""
        if not self.floor:
            return Match(self.game, self.settings, self.seed, dealt=self.dealt)
        first = min(self.marks)
        lines = self.moves[first - 1].lines
        moves, log = Kept(self.moves[:first]), Kept(self.log[:lines])
        state = self.marks[first].clone()
        resumed = Resumed(state, moves, log, self.first_lines, self.offset, self.floor)
        return Match(self.game, self.settings, self.seed, resumed, self.dealt)

    def dealt_anew(self, seat: int, seed: int) -> Dealt | None:
        """This moment as a seat knows it; all else is dealt by chance, and so are the dice to come. None: the game
        cannot make it up."""
        state: State | None = self.game.dealt_anew(self.state, seat, Random(seed))
        if state is None:
            return None
        state.seed = seed
        story = [told for told in self.log if told.only is None or seat in told.only]
        story.append(Told("kernel.dealt-anew", (), {"seat": seat}))
        return Dealt(snapshot.take(self.game, state).decode(), tuple(story))

    def fork(self, count: int | None = None) -> Match:
        """A match of its own that begins with the first moves of this one."""
        fork = self.beginning()
        for move in self.moves[len(fork.moves) : len(self.moves) if count is None else count]:
            fork._apply(move.seat, move.answer, None, move.at, move.auto)
        return fork
