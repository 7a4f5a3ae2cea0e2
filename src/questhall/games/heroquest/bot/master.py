"""The game master: who acts first, on whom all fall, and whatever else he is asked."""

from __future__ import annotations

from typing import TYPE_CHECKING

from questhall.kernel.answers import Answer
from questhall.kernel.dice import Random

from .. import moves as m
from ..dungeon.squares import mask_of
from ..lore import Lore
from ..view import DARK
from . import prey as preys
from .level import Level
from .map import Map
from .monster import MonsterMind

if TYPE_CHECKING:
    from questhall.kernel.situation import Situation

    from ..state import HeroQuest
    from ..view import View
from ..view_figures import MonsterView

RANKS = {"caster": 0, "shooter": 1, "second_row": 3}
"""Who acts before and after those who simply strike (facts 11.2.1)."""
USUAL = 2
STALEMATE = 6
"""Rounds without a blow after which even those who lie there are struck: they bar the way."""
AGES = 60


class Master:
    def __init__(self, lore: Lore, level: Level, random: Random) -> None:
        self.lore = lore
        self.level = level
        self.random = random
        self.round = 0
        self.noted: tuple[int, ...] = ()
        self.idle = 0
        """Rounds in which nobody was hurt and nothing came to light."""

    def look(self, view: View) -> None:
        if view.round == self.round:
            return
        self.round = view.round
        bodies = [hero.body for hero in view.heroes] + [monster.body for monster in view.monsters]
        noted = (*bodies, sum([row.count(DARK) for row in view.rows]))
        self.idle = self.idle + 1 if noted == self.noted else 0
        self.noted = noted

    def ends_it(self, now: Situation[View, HeroQuest]) -> Answer | None:
        """Nothing has happened for ages, and nobody gets at anybody: the heroes have failed."""
        end = m.EndQuest(False)
        return end if self.idle >= AGES and not now.refuses(end) else None

    # --- who acts --------------------------------------------------------------------------------------

    def who_acts(self, now: Situation[View, HeroQuest]) -> Answer:
        view = now.view
        self.look(view)
        end = self.ends_it(now)
        if end is not None:
            return end
        waiting = [option for option in now.options if isinstance(option, m.Act)]
        if len(waiting) < 2:
            return waiting[0] if waiting else now.options[0]
        board = Map(view)
        heroes = mask_of([hero.square for hero in board.upright])
        rings = board.rings(heroes, board.floor)
        found = []
        for option in waiting:
            monster = board.monster(option.monster)
            if monster is not None:
                rank = RANKS.get(self.lore.monsters[monster.monster].manner, USUAL)
                found.append((rank, rings.to(monster.square), monster.id, option))
        return min(found, key=lambda one: one[:3])[3] if found else waiting[0]

    def fate(self, now: Situation[View, HeroQuest]) -> Answer:
        """Fate is always asked."""
        self.look(now.view)
        return self.ends_it(now) or m.RollFate()

    # --- what it does ------------------------------------------------------------------------------------

    def monster(self, now: Situation[View, HeroQuest]) -> Answer:
        board = Map(now.view)
        me = board.monster(now.ask.about[0] if now.ask.about else now.view.acting)
        if me is None:
            return m.Rest()
        prey = preys.of_master(board, self.lore, fallen=self.idle >= STALEMATE)
        if self.level.slips and self.random.below(self.level.slips) == 0:
            return self.by_chance(now, board, me, prey)
        focus = self.weakest(board, prey) if self.level.focus else 0
        return MonsterMind(now, board, self.lore, me, prey, self.level, self.random, focus).choose()

    def by_chance(self, now: Situation[View, HeroQuest], board: Map, me: MonsterView, prey: list[preys.Prey]) -> Answer:
        """A slip: it forgets to attack, or takes a step too few."""
        mind = MonsterMind(now, board, self.lore, me, prey, self.level, self.random)
        return mind.comes_closer() if not mind.acted else m.Rest()

    def weakest(self, board: Map, prey: list[preys.Prey]) -> int:
        """The hero on whom everybody falls: whoever stays up shortest of those that somebody can get at."""
        seats = [one for one in prey if one.id <= len(board.view.heroes)]
        reached = board.rings(board.foe_squares, board.foes_pass, 12).within(12)
        near = [one for one in seats if board.beside(one.square) & reached] or seats
        return min(near, key=lambda one: (one.stays_up(self.level.weights), one.id)).id if near else 0

    # --- a hero whom somebody commands ----------------------------------------------------------------------

    def commanded(self, now: Situation[View, HeroQuest]) -> Answer:
        """The hero strikes at friends, if any are beside; else walks away from them and ends the turn."""
        heroes = len(now.view.heroes)
        for option in now.options:
            if isinstance(option, m.Attack) and option.target <= heroes:
                return option
        return m.EndTurn()

    # --- small questions --------------------------------------------------------------------------------------

    def push(self, now: Situation[View, HeroQuest]) -> Answer:
        """Into a pit or a trap, unless the blow fells."""
        board = Map(now.view)
        target, hits = board.figure(now.ask.about[0]), now.ask.about[1]
        me = board.monster(now.view.acting)
        if target is None or me is None or hits >= target.body:
            return m.Wound()
        behind = 2 * target.square - me.square
        plan = now.view.plan
        hidden = [trap.square for trap in plan.traps] if plan is not None else []
        return m.PushBack() if behind in hidden or behind in now.view.pits else m.Wound()
