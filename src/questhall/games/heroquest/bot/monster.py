"""A monster's turn (facts 11.2): whom it attacks, from where, and what it does afterwards."""

from __future__ import annotations

from typing import TYPE_CHECKING

from questhall.kernel.answers import Answer
from questhall.kernel.dice import Random

from .. import moves as m
from .. import vocabulary as v
from ..dungeon.squares import distance, mask_of, squares_of
from ..entities import MASTER
from ..lore import Lore
from ..view_figures import MonsterView
from . import beasts, casting, shooting
from .level import Level
from .map import FAR, Map
from .prey import Prey, nearest_first
from .reaching import reachable

if TYPE_CHECKING:
    from questhall.kernel.situation import Situation

    from ..state import HeroQuest
    from ..view import View


class MonsterMind:
    """One decision in the turn of one monster."""

    def __init__(
        self,
        now: Situation[View, HeroQuest],
        board: Map,
        lore: Lore,
        me: MonsterView,
        prey: list[Prey],
        level: Level,
        random: Random,
        focus: int = 0,
    ) -> None:
        self.now = now
        self.board = board
        self.lore = lore
        self.me = me
        self.kind: v.Monster = lore.monsters[me.monster]
        self.prey = prey
        self.level = level
        self.weights = level.weights
        self.random = random
        self.focus = focus
        self.traits = frozenset(self.kind.traits)
        self.acted = "fight" in me.took or "act" in me.took
        self.can_move = me.left > 0 and (not me.took or me.took[-1] == "move" or "move" not in me.took or self.runs_on)
        self.costs = reachable(now, self.me.square, self.can_move)
        self.reach = mask_of(self.costs)
        """Where it can stand at the end of its move, its own square included."""

    @property
    def runs_on(self) -> bool:
        """A giant rat that may move a second time (HQ-19.46)."""
        return "packed" in self.traits and self.me.took[-1:] == ("fight",)

    @property
    def front(self) -> bool:
        return "spider_attack" in self.traits or "dragon_combat" in self.traits

    # --- the decision ---------------------------------------------------------------------------------

    def choose(self) -> Answer:
        if self.acted:
            return self.once_more() or self.afterwards()
        if self.holds():
            return m.Rest()
        for thought in (casting.cast, beasts.front, shooting.shoot, MonsterMind.flees, MonsterMind.fights):
            answer = thought(self)
            if answer is not None and not self.now.refuses(answer):
                return answer
        return self.comes_closer()

    def once_more(self) -> Answer | None:
        """Some strike twice, or each square around them once."""
        if not self.traits & {"fast_fighter", "many_armed", "spider_attack", "dragon_combat"} and not self.has(
            "two_attacks"
        ):
            return None
        near = self.board.around(self.me.square)
        struck = [prey for prey in self.prey if near >> prey.square & 1]
        for prey in sorted(struck, key=lambda prey: (prey.stays_up(self.weights), prey.id)):
            if not self.now.refuses(m.Attack(prey.id)):
                return m.Attack(prey.id)
        return None

    def has(self, kind: str) -> bool:
        return any(mark.kind == kind for mark in self.me.marks)

    def afterwards(self) -> Answer:
        """Who fights from afar gets out of reach again; all others stay where they are."""
        shy = self.kind.manner in ("shooter", "caster") or self.runs_on
        if shy and self.can_move and ("move" not in self.me.took or self.runs_on):
            to = shooting.out_of_reach(self)
            if to >= 0 and not self.now.refuses(m.Walk(to)):
                return m.Walk(to)
        return m.Rest()

    # --- guards and cowards ------------------------------------------------------------------------------

    def holds(self) -> bool:
        """A guard waits until somebody is in its room or at its open door; who hurts it from afar draws it out."""
        if not self.me.stays and self.kind.manner != "guard":
            return False
        if self.me.body < self.me.full_body or self.me.led_by != MASTER:
            return False
        room = self.board.region(self.me.square)
        near = room | self.board.spread(room)
        return not any(near >> prey.square & 1 for prey in self.prey)

    def flees(self) -> Answer | None:
        """A coward who is alone, or hurt, runs to the others, if there are any; else it fights."""
        if self.kind.manner != "coward" or self.me.led_by != MASTER or not self.can_move:
            return None
        board, here = self.board, self.board.region(self.me.square)
        near = [prey for prey in self.prey if here >> prey.square & 1]
        others = [foe for foe in board.foes if foe.id != self.me.id and not foe.asleep]
        company = [foe for foe in others if here >> foe.square & 1]
        if len(near) < 2 or (company and self.me.body >= self.me.full_body):
            return None
        away = [foe for foe in others if not here >> foe.square & 1]
        if not away:
            return None
        rings = board.rings(mask_of([foe.square for foe in away]), board.foes_pass)
        nearest = rings.nearest(self.reach)
        threatened = board.spread(mask_of([prey.square for prey in self.prey]))
        safe = nearest & ~threatened or nearest
        return m.Walk(next(squares_of(safe))) if safe and not safe >> self.me.square & 1 else None

    # --- blows ------------------------------------------------------------------------------------------------

    def dice_from(self, square: int, prey: Prey) -> int:
        """With how many dice it would strike from a square; 0: not at all."""
        board = self.board
        if board.beside(prey.square) >> square & 1:
            return self.me.attack
        if self.traits & {"spear", "whip"} and board.slants(prey.square) >> square & 1:
            return self.kind.diagonal or self.me.attack
        return 0

    def attack_squares(self, prey: Prey) -> int:
        squares = self.board.beside(prey.square)
        if self.traits & {"spear", "whip"}:
            squares |= self.board.slants(prey.square)
        return squares & self.reach

    def fights(self) -> Answer | None:
        """The best target in reach, from the best square around it."""
        if self.me.attack <= 0 or self.has("no_attack"):
            return None
        choices = [(prey, self.attack_squares(prey)) for prey in self.prey]
        choices = [(prey, squares) for prey, squares in choices if squares]
        if not choices:
            return None
        prey, squares = self.target(choices)
        best = max(squares_of(squares), key=lambda square: (self.worth(square, prey), -square))
        if best != self.me.square:
            return m.Walk(best)
        return self.sweeps() or m.Attack(prey.id)

    def target(self, choices: list[tuple[Prey, int]]) -> tuple[Prey, int]:
        if not self.level.sure:
            return self.random.choice(choices)
        dice, mind = self.me.attack, self.kind.mind

        def key(choice: tuple[Prey, int]) -> tuple[float, ...]:
            prey, squares = choice
            steps = min([self.costs[square] for square in squares_of(squares)])
            lasts = prey.stays_up(self.weights)
            fatal = 0.0 if prey.can_fall(dice) else 1.0
            if self.focus and mind >= self.weights.follows:
                return 0.0 if prey.id == self.focus else 1.0, fatal, lasts, prey.id
            if mind >= self.weights.clever:
                return fatal, lasts, steps, prey.id
            if mind >= 1:
                return fatal, steps, lasts, prey.id
            return fatal, steps, prey.id

        return min(choices, key=key)

    def worth(self, square: int, prey: Prey) -> float:
        """Of a square to attack from (facts 11.2.3)."""
        if not self.level.room:
            return -self.costs[square]
        board = self.board
        straight = bool(board.beside(prey.square) >> square & 1)
        worth = -0.02 * self.costs[square]
        dice = self.dice_from(square, prey)
        worth += 0.5 * (dice - self.me.attack)
        if not straight and "diagonal" not in prey.strikes:
            worth += self.weights.corner
        near = board.beside(square)
        if "sweep" not in self.traits:
            worth -= self.weights.crowd * sum([near >> other.square & 1 for other in self.prey if other.id != prey.id])
        worth += self.weights.space * self.room_left(square, prey)
        opposite = 2 * prey.square - square
        behind = board.at.get(opposite)
        if isinstance(behind, MonsterView) and behind.led_by == MASTER:
            worth += 0.2 if self.kind.manner in ("pack", "swarm") else 0.05
        if straight and "push_back" in self.traits and self.is_trap(opposite):
            worth += 0.5
        return worth

    def is_trap(self, square: int) -> bool:
        plan = self.board.view.plan
        if square >= 0 and self.board.pits >> square & 1:
            return True
        return plan is not None and any(trap.square == square for trap in plan.traps)

    def room_left(self, square: int, prey: Prey) -> int:
        """Squares around the target that the others can still get to in this turn; they pass each other."""
        waiting = [foe for foe in self.board.foes if not foe.done and foe.id != self.me.id and not foe.asleep]
        free = self.board.beside(prey.square) & self.board.free & ~(1 << square)
        if not waiting or not free:
            return 0
        steps = min([foe.tempo for foe in waiting])
        rings = self.board.rings(mask_of([foe.square for foe in waiting]), self.board.foes_pass, steps)
        return min(len(waiting), (rings.within(steps) & free).bit_count())

    def sweeps(self) -> Answer | None:
        """Round about, when it strikes more than one blow would, and no friend is hit (facts 11.2.5)."""
        if "sweep" not in self.traits:
            return None
        board = self.board
        around = board.beside(self.me.square) | board.slants(self.me.square)
        struck = sum([around >> prey.square & 1 for prey in self.prey])
        friends = [foe for foe in board.foes if foe.id != self.me.id and around >> foe.square & 1]
        if friends or 2 * struck <= self.me.attack + 1:
            return None
        for start in squares_of(around):
            if not self.now.refuses(m.Sweep(start)):
                return m.Sweep(start)
        return None

    # --- coming closer ---------------------------------------------------------------------------------------

    def comes_closer(self) -> Answer:
        """Towards the nearest, or towards the one on whom all fall; nobody stands in the doorway for the others."""
        if not self.can_move or not self.prey or self.kind.manner == "caster":
            return m.Rest()
        board = self.board
        passable = board.foes_pass | 1 << self.me.square
        order = nearest_first(self.prey, board, self.me.square, passable)
        focus = self.focus if self.kind.mind >= self.weights.follows else 0
        wanted = next((prey for prey in order if prey.id == focus), order[0])
        for prey in (wanted, *order):
            rings = board.rings(board.beside(prey.square), passable)
            now = rings.to(self.me.square)
            nearest = rings.nearest(self.reach)
            if now == FAR or not nearest:
                continue
            if nearest >> self.me.square & 1:
                return m.Rest()
            to = min(squares_of(nearest), key=lambda square: (distance(square, prey.square, board.width), square))
            if not self.now.refuses(m.Walk(to)):
                return m.Walk(to)
        return self.jumps(order[0]) or m.Rest()

    def jumps(self, prey: Prey) -> Answer | None:
        """Over a pit, when there is no other way (HQ-B.9)."""
        board, here = self.board, self.me.square
        if not board.pits:
            return None
        rings = board.rings(board.beside(prey.square), board.foes_pass | board.pits | 1 << here)
        steps = rings.to(here)
        if 0 < steps < FAR:
            for square in squares_of(board.beside(here) & rings.rings[steps - 1] & board.pits):
                if not self.now.refuses(m.Jump(square)):
                    return m.Jump(square)
        edge = rings.nearest(self.reach & board.spread(board.pits))
        to = next(squares_of(edge), here)
        return m.Walk(to) if to != here and rings.to(to) < steps and not self.now.refuses(m.Walk(to)) else None
