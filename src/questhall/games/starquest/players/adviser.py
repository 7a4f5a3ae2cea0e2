"""A player of Star Quest who also says what else is worth a thought: on an open table there are endlessly many ways."""

from __future__ import annotations

from collections import Counter

from questhall.kernel.answers import Answer
from questhall.kernel.dice import Random, number

from .. import moves as m
from ..bot import StarQuestBot
from ..bot.hero import HeroMind
from ..bot.player import Now
from ..bot.scene import Scene
from ..entities import MASTER

OF_A_KIND = 2
"""Ways to go, shots and charges: so many of each, because the next best are mostly an inch beside."""
DEEDS = 5
GIFTS = 3
WEIGHED = frozenset({"starquest.shoot", "starquest.next", "starquest.pay", "starquest.quarter"})
"""Small questions about which it is worth to look ahead."""


class StarQuestAdviser(StarQuestBot):
    def others(self, now: Now) -> list[Answer]:
        if self.seat == MASTER or now.ask.question in WEIGHED:
            return list(now.options)
        return self.of_an_activation(now) if now.ask.question == "starquest.activation" else []

    def overruled(self, advice: Answer, answer: Answer) -> None:
        """Whoever was kept from going home may say so again."""
        if isinstance(advice, m.GoHome):
            self.spoke_of_home = 0

    def of_an_activation(self, now: Now) -> list[Answer]:
        """The best deeds of each kind, the best gifts, and to do nothing more."""
        g = now.possible(Random(number(self.seed, now.ask.number)))
        mind = HeroMind(now, Scene(g, self.seat, self.level))
        kinds: Counter[type[Answer]] = Counter()
        deeds: list[Answer] = []
        for deed in mind.deeds.all() if mind.me.actions else ():
            kinds[type(deed.answer)] += 1
            if kinds[type(deed.answer)] <= OF_A_KIND and len(deeds) < DEEDS:
                deeds.append(deed.answer)
        gifts = sorted(mind.gifts(), key=lambda gift: -gift.value)[:GIFTS]
        return [*deeds, *[gift.answer for gift in gifts], m.Rest(), m.EndActivation()]
