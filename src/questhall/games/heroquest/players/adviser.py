"""A player of HeroQuest who also says what else is worth a thought: of a hundred squares most are not."""

from __future__ import annotations

from collections.abc import Iterator

from questhall.kernel.answers import Answer
from questhall.kernel.dice import Random

from .. import moves as m
from ..bot import HeroQuestBot, prey
from ..bot.map import Map
from ..bot.monster import MonsterMind
from ..bot.player import Now
from ..dungeon.squares import squares_of
from ..entities import MASTER

FEW = 6
"""Spells and the like, and answers to a small question, that are looked at."""


class HeroQuestAdviser(HeroQuestBot):
    def others(self, now: Now) -> list[Answer]:
        """The game master's; a hero's word stands. What heroes put off for a round looks better than it is to whoever
        looks a round ahead, and what lies behind a door shows in no game that is played ahead."""
        question = now.ask.question
        if self.seat != MASTER or question == "heroquest.master":
            return []
        if question == "heroquest.monster":
            return list(self.of_a_monster(now))
        return list(now.options[:FEW]) if now.finite else []

    def of_a_monster(self, now: Now) -> Iterator[Answer]:
        """To fall upon any hero in reach, each from the best square, to cast, to come closer, or to stay."""
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
        yield from [option for option in now.options if not isinstance(option, m.Walk | m.Path | m.Attack)][:FEW]
        yield mind.comes_closer()
        yield m.Rest()
