"""A hero's turn: first what saves lives, then the fight, then what is to be found, then the dark."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from questhall.kernel.answers import Answer
from questhall.kernel.dice import Random
from questhall.kernel.glance import Part

from .. import moves as m
from .. import vocabulary as v
from ..dungeon.squares import mask_of
from ..lore import Lore
from ..view_figures import HeroView, MonsterView
from . import care, exploring, fight, finding, home
from .appraise import Appraisal
from .level import Level
from .map import FAR, Map
from .memory import Memory
from .reaching import reachable

if TYPE_CHECKING:
    from questhall.kernel.situation import Situation

    from ..state import HeroQuest
    from ..view import View

Thought = Callable[["HeroMind"], Answer | None]
THOUGHTS: tuple[Thought, ...] = (
    home.despairs,
    care.at_once,
    home.flees,
    home.makes_off,
    fight.fights,
    care.in_peace,
    finding.handles,
    home.goes_home,
    finding.searches,
    exploring.explores,
    home.gives_up,
)


STALEMATE = 5
"""Rounds after which one leaves those alone whom nobody gets at."""
SOON = 12
"""Rounds of nothing after which the wise dare what they have shrunk from."""
DARING = 70
"""For all others. Game masters of the house call a quest off before that (AGES): it comes to this only with one who
plays by chance, or with a person."""


class HeroMind:
    def __init__(
        self,
        now: Situation[View, HeroQuest],
        board: Map,
        lore: Lore,
        me: HeroView,
        memory: Memory,
        level: Level,
        random: Random,
    ) -> None:
        self.now = now
        self.board = board
        self.lore = lore
        self.me = me
        self.kind: v.Hero = lore.heroes[me.hero]
        self.memory = memory
        self.level = level
        self.weights = level.weights
        self.random = random
        self.acted = "fight" in me.took or "act" in me.took
        self.daring = memory.stuck >= (SOON if level.wise else DARING)
        self.reason = ""
        """The thought that decided."""
        self.can_move = me.left > 0 and (not me.took or me.took[-1] == "move" or "move" not in me.took)

    def choose(self) -> Answer:
        for thought in THOUGHTS:
            answer = thought(self)
            if answer is not None and self.may(answer):
                self.memory.given.add(answer)
                self.reason = thought.__name__
                return answer
        self.reason = "done"
        return m.EndTurn()

    def may(self, answer: Answer) -> bool:
        """Accepted, and not said before in this turn."""
        return answer not in self.memory.given and not self.now.refuses(answer)

    # --- what everything else asks for --------------------------------------------------------------

    @Part
    def costs(self) -> dict[int, int]:
        """Where one can go in this turn, and how far it is; the own square too."""
        return reachable(self.now, self.me.square, self.can_move)

    @Part
    def reach(self) -> int:
        return mask_of(self.costs)

    @Part
    def appraisal(self) -> Appraisal:
        return Appraisal(self.board, self.lore, self.me, self.weights)

    @Part
    def ways(self) -> tuple[int, ...]:
        """Everything by the number of steps from here."""
        return self.board.rings(1 << self.me.square, self.board.heroes_pass).rings

    def steps_to(self, mask: int) -> int:
        """To the nearest of some squares."""
        for n, ring in enumerate(self.ways):
            if ring & mask:
                return n
        return FAR

    @Part
    def foes(self) -> list[MonsterView]:
        """Monsters that somebody has to do with: awake, and to be got at or already there."""
        board = self.board
        awake = [foe for foe in board.foes if not foe.asleep]
        if not awake:
            return []
        if self.memory.idle >= STALEMATE and not self.daring:
            return [foe for foe in awake if board.beside(foe.square) & board.hero_squares]
        walked = board.rings(board.hero_squares, board.floor & ~board.pits & ~board.traps).within(FAR)
        near = 0
        for hero in board.upright:
            near |= board.region(hero.square)
        return [
            foe for foe in awake if (board.spread(1 << foe.square) | 1 << foe.square) & walked or near >> foe.square & 1
        ]

    @Part
    def fragile(self) -> bool:
        """Whoever stays behind the others: little body, or better with spells."""
        return len(self.me.attack) < 2 or self.me.body <= 1 or ("base_spells" in self.kind.abilities)

    def walk_towards(self, goal: int, avoid: int = 0, stop: int = 0) -> Answer | None:
        """One move nearer to some squares; not onto `avoid`, and with `stop` no nearer than so many steps."""
        if not self.can_move or not goal:
            return None
        board = self.board
        here = 1 << self.me.square
        passable = board.heroes_pass | here
        rings = board.rings(goal & passable or goal, passable).rings[stop:]
        for ring in rings:
            if ring & here:
                return None
            found = ring & self.reach & ~avoid
            if found:
                return self.walk(self.cheapest(found))
        return None

    def cheapest(self, squares: int) -> int:
        return min([square for square in self.costs if squares >> square & 1], key=lambda s: (self.costs[s], s))

    def walk(self, square: int) -> Answer | None:
        """By the safest of the shortest ways; None: one is there."""
        return m.Walk(square) if square != self.me.square else None
