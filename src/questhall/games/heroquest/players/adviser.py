"""A player of HeroQuest who also says what else is worth a thought: of a hundred squares most are not."""

from __future__ import annotations

from collections.abc import Iterator
from copy import deepcopy

from questhall.kernel.answers import Answer
from questhall.kernel.dice import Random

from .. import moves as m
from ..bot import HeroQuestBot, fight, prey, wizardry
from ..bot.hero import HeroMind
from ..bot.map import Map
from ..bot.monster import MonsterMind
from ..bot.player import Now
from ..dungeon.squares import squares_of
from ..entities import MASTER

DEEDS = 6
"""Blows, shots and spells that are looked at: the next best are mostly the same from the square beside."""
FEW = 6
"""Answers to a small question that are looked at."""


class HeroQuestAdviser(HeroQuestBot):
    def others(self, now: Now) -> list[Answer]:
        question = now.ask.question
        if question == "heroquest.turn" and self.seat != MASTER:
            return list(self.of_a_hero(now))
        if question == "heroquest.monster" and self.seat == MASTER:
            return list(self.of_a_monster(now))
        return list(now.options[:FEW]) if now.finite and question != "heroquest.master" else []

    def overruled(self, advice: Answer, answer: Answer) -> None:
        """What was not said may still be said in this turn."""
        self.memory.given.discard(advice)
        self.memory.given.add(answer)

    def of_a_hero(self, now: Now) -> Iterator[Answer]:
        """In a fight, the best deeds and whatever is in the bag; what the mind notes on the way is not kept. Nothing
        else in peace, and no waiting: what is put off for a round looks better than it is to whoever looks a round
        ahead."""
        board = Map(now.view)
        me = board.hero(self.seat)
        mind = HeroMind(now, board, self.lore, me, deepcopy(self.memory), self.level, Random(now.ask.number))
        if not mind.foes:
            return
        if not mind.acted:
            deeds = [*fight.blows(mind), *fight.shots(mind), *wizardry.deeds(mind)]
            best = sorted(deeds, key=lambda deed: (-deed[0], deed[1]))
            firsts = [mind.walk(square) or answer for _, square, answer in best]
            yield from list(dict.fromkeys(firsts))[:DEEDS]
        yield from [option for option in now.options if isinstance(option, m.Drink)][:FEW]

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
