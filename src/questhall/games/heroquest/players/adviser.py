"""A player of HeroQuest who also says what else is worth a thought: of a hundred squares most are not."""

from __future__ import annotations

from collections.abc import Iterator
from copy import deepcopy

from questhall.kernel.answers import Answer
from questhall.kernel.dice import Random

from .. import moves as m
from ..bot import HeroQuestBot, prey
from ..bot.hero import THOUGHTS, HeroMind
from ..bot.map import Map
from ..bot.monster import MonsterMind
from ..bot.player import Now
from ..dungeon.squares import squares_of
from ..entities import MASTER

EVERYWHERE = (m.Walk, m.Path, m.Leave, m.GiveUp, m.Give, m.GiveGold)
"""Answers of which so many are possible, or that end so much, that only somebody who wants them thinks of them."""


class HeroQuestAdviser(HeroQuestBot):
    def others(self, now: Now) -> list[Answer]:
        if now.ask.question == "heroquest.turn" and self.seat != MASTER:
            return self.of_a_hero(now)
        if now.ask.question == "heroquest.monster" and self.seat == MASTER:
            return [*self.of_a_monster(now), *self.plain(now)]
        return list(now.options) if now.finite else self.plain(now)

    def overruled(self, advice: Answer, answer: Answer) -> None:
        """What was not said may still be said in this turn."""
        self.memory.given.discard(advice)
        self.memory.given.add(answer)

    def of_a_hero(self, now: Now) -> list[Answer]:
        """In a fight, whatever any thought comes to, were it the first; what they keep in mind of it is not kept. In
        peace nothing: what lies behind a door shows in no game that is played ahead."""
        board = Map(now.view)
        memory = deepcopy(self.memory)
        mind = HeroMind(now, board, self.lore, board.hero(self.seat), memory, self.level, Random(now.ask.number))
        if not mind.foes:
            return []
        found = [thought(mind) for thought in THOUGHTS]
        wanted = [answer for answer in found if answer is not None and not isinstance(answer, m.Leave | m.GiveUp)]
        return [answer for answer in (*wanted, *self.plain(now)) if mind.may(answer)]

    def of_a_monster(self, now: Now) -> Iterator[Answer]:
        """To fall upon any hero in reach, each from the best square, or to come closer."""
        board = Map(now.view)
        me = board.monster(now.ask.about[0] if now.ask.about else now.view.acting)
        if me is None:
            return
        random = Random(now.ask.number)
        mind = MonsterMind(now, board, self.lore, me, prey.of_master(board, self.lore), self.level, random)
        for one in mind.prey:
            squares = mind.attack_squares(one)
            if squares and not mind.acted:
                best = max(squares_of(squares), key=lambda square: (mind.worth(square, one), -square))
                yield m.Attack(one.id) if best == me.square else m.Walk(best)
        yield mind.comes_closer()

    def plain(self, now: Now) -> list[Answer]:
        """Blows, spells, potions, chests and the like, as they are offered."""
        return [option for option in now.options if not isinstance(option, EVERYWHERE)]
