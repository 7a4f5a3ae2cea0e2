"""What is the custom at a game's table, by subject. The defaults fit a game with turns and without reactions."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import ClassVar, Generic, TypeVar

from .answers import Answer, Refusal
from .asks import Ask
from .dice import Random
from .situation import Situation
from .state import State

V = TypeVar("V")
S = TypeVar("S", bound=State)


class Windows(Generic[V, S]):
    """Windows without fatigue: what needs not be asked, and what a person may want to be asked about."""

    def passing(self, now: Situation[V, S]) -> Answer | None:
        """The offered answer that means to do nothing, if there is one."""
        return None

    def is_reaction(self, ask: Ask) -> bool:
        """Whether the question is one of those that come up again and again in others' turns."""
        return False

    def matters(self, now: Situation[V, S], option: Answer) -> bool:
        """Whether something on offer is worth asking a person about who could do it later just as well."""
        return True

    def may_let_happen(self, ask: Ask, own: bool) -> bool:
        """Whether foresight passes over a question that comes up while something takes its course."""
        return self.is_reaction(ask)

    def lets_happen(self, now: Situation[V, S], random: Random) -> Answer | None:
        """The answer of somebody who does nothing about what is happening."""
        return self.passing(now)

    def obvious(self, now: Situation[V, S]) -> Answer | None:
        """The answer that nobody would give differently, so that nobody needs to be asked."""
        return None

    def people_first(self, ask: Ask) -> bool:
        """Whether a bot that is asked together with people waits for what they say."""
        return False

    def turn(self, view: V) -> int:
        """The number of the turn, for what lasts until it ends."""
        return 0

    def things(self, view: V, answer: Answer) -> tuple[str, ...]:
        """The named things that an answer plays or uses: cards, abilities."""
        return ()

    def tries(self, view: V, ask: Ask | None, what: str | int) -> Sequence[Answer]:
        """Everything one might want to do with a named thing, or with a thing on the table."""
        return ()


class Talk(Generic[S]):
    """What is said at the table, and what the table makes of it."""

    def phrases(self) -> Sequence[Answer]:
        """Quick phrases."""
        return ()

    def may_talk(self, g: S, seat: int) -> Refusal | None:
        """Why a seat has to be silent now."""
        return None

    def overheard(self, g: S, seat: int, text: str, names: Sequence[tuple[int, str]]) -> Sequence[Answer]:
        """What the table notes when a seat says this; `names` are the players' own names by seat."""
        return ()

    def refused(self, g: S, seat: int) -> Answer | None:
        """What the table notes when a seat tried something that the rules do not allow."""
        return None


class Timing(Generic[V, S]):
    """When the clock speaks, and what is left to it."""

    real_time: ClassVar[bool] = False
    """Everybody at once, by the clock: nothing is taken back, nobody passes, bots take their time."""
    patience: ClassVar[int] = 0
    """Milliseconds for which a table can wait for somebody who is away; 0: as long as the people like."""

    def deadline(self, g: S) -> tuple[int, tuple[str, ...]] | None:
        """The time of the game at which the clock must speak, and by which rules."""
        return None

    def stands_still(self, g: S) -> bool:
        """Whether time stands still: nobody acts until it goes on."""
        return False

    def unremarkable(self, view: V) -> Collection[str]:
        """Fields whose change alone is no news: it is told together with the next."""
        return ()

    def agrees(self, g: S, seat: int, alone: bool) -> Answer | None:
        """What a bot or a program says aside because the people want it (alone: because none of them is left)."""
        return None

    def goes_on(self, g: S, seat: int) -> Answer | None:
        """What is said for a bot or a program so that time goes on, which stood still because nobody was there."""
        return None

    def missing(self, g: S, seat: int) -> tuple[int, Answer] | None:
        """What the table notes about a seat whose person is not there, and after how many milliseconds."""
        return None
