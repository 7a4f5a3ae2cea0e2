"""The player: hears a question and hands it to whoever knows about it; it sees the view of one seat, nothing else."""

from __future__ import annotations

from collections.abc import Callable

from questhall.kernel.answers import Answer
from questhall.kernel.dice import Random
from questhall.kernel.situation import Situation

from .. import moves as m
from ..entities import MASTER
from ..lore import Lore
from ..state import HeroQuest
from ..view import View
from . import followers, small
from .hero import HeroMind
from .level import LEVELS, Level
from .map import Map
from .master import Master
from .memory import Memory

Now = Situation[View, HeroQuest]


class HeroQuestBot:
    """A hero or the game master, by its seat."""

    def __init__(self, lore: Lore, seat: int, seed: int, level: str | Level = "cunning") -> None:
        self.lore = lore
        self.seat = seat
        self.level = LEVELS[level] if isinstance(level, str) else level
        self.random = Random(seed * 31 + seat)
        self.memory = Memory()
        self.reason = ""
        """Why a hero did what was said last: the thought that decided."""
        self.master = Master(lore, self.level, self.random)

    def choose(self, now: Now) -> Answer:
        self.reason = ""
        question = now.ask.question
        answers = BY_QUESTION.get(question)
        if answers is not None:
            return answers(self, now)
        return small.answer(now, self.lore, self.seat, self.random)

    def thinks(self, view: View) -> None:
        """As long as the table wants: nothing here is a matter of speed."""
        return

    def turn(self, now: Now) -> Answer:
        if self.seat == MASTER:
            return self.master.commanded(now)
        board = Map(now.view)
        self.memory.look(board)
        if self.level.slips and self.random.below(self.level.slips) == 0:
            slip = self.random.choice(now.options)
            return slip if not isinstance(slip, m.Leave | m.GiveUp) else m.EndTurn()
        me = board.hero(self.seat)
        mind = HeroMind(now, board, self.lore, me, self.memory, self.level, self.random)
        answer = mind.choose()
        self.reason = mind.reason
        return answer

    def monster(self, now: Now) -> Answer:
        if self.seat == MASTER:
            return self.master.monster(now)
        return followers.leads(now, self.lore, self.level, self.random, self.memory)

    def successor(self, now: Now) -> Answer:
        """Of the same kind; to the wise a wizard is worth more, who wakes those who lie there."""
        wizard = m.NewHero("wizard")
        return wizard if self.level.wise and wizard in now.options else now.options[0]

    def push(self, now: Now) -> Answer:
        return self.master.push(now) if self.seat == MASTER else m.Wound()


BY_QUESTION: dict[str, Callable[[HeroQuestBot, Now], Answer]] = {
    "heroquest.turn": HeroQuestBot.turn,
    "heroquest.monster": HeroQuestBot.monster,
    "heroquest.master": lambda bot, now: bot.master.who_acts(now),
    "heroquest.successor": HeroQuestBot.successor,
    "heroquest.push": HeroQuestBot.push,
    "heroquest.fate": lambda bot, now: bot.master.fate(now),
}
