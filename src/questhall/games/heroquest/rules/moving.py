"""Moving (HQ-B.4, HQ-2): square by square, interrupted by what is found."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from questhall.kernel.answers import Refusal
from questhall.kernel.procedure import Procedure, step

from ..dungeon.ways import Reach, reach
from ..entities import Figure, Hero, Monster
from . import events, facing, looking, packs, traps, wounds
from .acts import Follows
from .dangers import dangers, flies

if TYPE_CHECKING:
    from ..state import HeroQuest


# --- where one can go ----------------------------------------------------------------------


def barred(g: HeroQuest, figure: Figure) -> int:
    """Squares that a figure cannot even pass: solid ones, and those of the other side, if it is not invisible."""
    return g.solid | held_against(g, figure)


def held_against(g: HeroQuest, figure: Figure) -> int:
    """Squares of those who let a figure not pass."""
    mask = 0
    over = flies(g, figure) or (figure.marks != () and figure.has("veil"))
    if g.side(figure):
        for monster in g.foes if g.monsters and not over else ():
            if not (monster.marks and monster.has("invisible")):
                mask |= 1 << monster.square
        return mask
    if not over and not g.trait(figure, "pass_through"):  # HQ-19.7, HQ-19.10: these pass heroes
        for hero in g.present:
            if not (hero.marks and hero.has("invisible")):
                mask |= 1 << hero.square
    for friend in g.friends:
        if not (friend.marks and friend.has("invisible")):
            mask |= 1 << friend.square
    return mask


def walks_up(g: HeroQuest, figure: Figure) -> bool:
    """Who may set foot on the stairway: heroes, and whoever they bring home; no beast, whoever leads it."""
    if isinstance(figure, Monster):
        foe = g.plan.named.get(figure.tag)
        return foe is not None and foe.friend
    return True


def passable(g: HeroQuest, figure: Figure) -> int:
    """Nobody walks where nothing was uncovered; monsters never enter the stairway (HQ-B.9)."""
    mask = g.plan.ground & g.seen & ~(g.rubble | g.walls | held_against(g, figure))
    return mask if walks_up(g, figure) else mask & ~g.plan.stairs


def edges(g: HeroQuest, figure: Figure) -> tuple[int, int]:
    """Walls are no hindrance for whoever passes through rock (HQ-8.1)."""
    if not figure.marks or not figure.has("rockwalk"):
        return g.east, g.south
    last = sum([1 << row * g.plan.width + g.plan.width - 1 for row in range(g.plan.height)])
    everything = (1 << g.plan.width * g.plan.height) - 1
    return everything & ~last, everything


def ways(g: HeroQuest, figure: Figure) -> Reach:
    """Everything in reach of the squares that are left, round known dangers; flyers cross them."""
    east, south = edges(g, figure)
    steps = 0 if figure.has("no_move") else figure.left
    allowed = passable(g, figure)
    if not flies(g, figure):
        allowed &= ~dangers(g, figure)
    if isinstance(figure, Monster) and facing.is_slow(g, figure):
        return facing.straight_ways(g, figure, steps, allowed)
    known = g.reach  # of one turn it is asked several times: what is offered, what is refused, how one goes
    if known is None or not known.answers(figure.square, steps, allowed, east, south):
        known = g.reach = reach(figure.square, steps, allowed, east, south, g.plan.width)
    return known


def ends(g: HeroQuest, figure: Figure) -> int:
    """Squares on which a figure may end its move: nobody else stands there; the stairway holds several heroes."""
    taken = g.stood_on_without(figure)
    if g.side(figure):
        taken &= ~g.plan.stairs
    mask = g.plan.ground & ~(taken | g.rubble | g.walls)
    return mask & packs.leash(g) if isinstance(figure, Monster) and figure.runs_on else mask


def stops(g: HeroQuest, figure: Figure) -> int:
    """Where a walk ends of which only the end is named: never in a known danger."""
    return ends(g, figure) & ~dangers(g, figure)


def destinations(g: HeroQuest, figure: Figure) -> int:
    """Squares to which a figure may walk now. As long as somebody is asked, they are kept with what was offered."""
    kept = g.walks
    if g.asks and kept is not None and kept[0] is g.offers and kept[1] is figure:
        return kept[2]
    mask = 0 if figure.has("no_move") else ways(g, figure).squares & stops(g, figure) & ~(1 << figure.square)
    g.walks = (g.offers, figure, mask) if g.asks else None
    return mask


def impaired(g: HeroQuest, hero: Hero) -> bool:
    """Moves without a die (HQ-2.2, HQ-17.1)."""
    slow = any(g.lore.armour(gear.thing).slow for gear in hero.armour)
    return slow or hero.mind <= 0 or hero.has("injured_move") or hero.has("base_move")


def slow_down(g: HeroQuest) -> None:
    """Whoever is impaired in the middle of the own move has lost the die from that moment on."""
    hero = g.hero(g.turn) if g.turn else None
    if hero is not None and hero.thrown and impaired(g, hero):
        hero.left, hero.thrown = max(0, hero.left - hero.thrown), 0


# --- why not -----------------------------------------------------------------------------------


def why_not_enter(g: HeroQuest, figure: Figure, square: int) -> Refusal | None:
    size = g.plan.width * g.plan.height
    if 0 <= square < size and not g.seen >> square & 1 and figure.has("rockwalk"):
        return None
    if not 0 <= square < size or not (g.plan.floor & g.seen) >> square & 1:
        return Refusal("refusal.no-square", ("HQ-B.4",), {"square": square})
    if g.solid >> square & 1:
        return Refusal("refusal.solid", ("HQ-B.4",), {"square": square})
    if barred(g, figure) >> square & 1:
        return Refusal("refusal.in-the-way", ("HQ-B.4",), {"square": square})
    if not walks_up(g, figure) and g.plan.stairs >> square & 1:
        return Refusal("refusal.stairs", ("HQ-B.9",), {"square": square})
    return None


def why_not_stop(g: HeroQuest, figure: Figure, square: int) -> Refusal | None:
    if ends(g, figure) >> square & 1:
        return None
    return Refusal("refusal.taken", ("HQ-B.4", "HQ-8.6"), {"square": square})


def why_not_path(g: HeroQuest, figure: Figure, path: Sequence[int]) -> Refusal | None:
    """Walks it and says at which square it fails."""
    if figure.has("no_move"):
        return Refusal("refusal.held", ("HQ-8.1",))
    east, south = edges(g, figure)
    here, left = figure.square, figure.left
    for square in path:
        refusal = why_not_enter(g, figure, square)
        if refusal is not None:
            return refusal
        if not reach(here, 1, 1 << square, east, south, g.plan.width).squares >> square & 1 or square == here:
            return Refusal("refusal.apart", ("HQ-B.4",), {"square": square})
        left -= 1
        if left < 0:
            return Refusal("refusal.far", ("HQ-2.1",), {"square": square})
        here = square
    if isinstance(figure, Monster) and facing.is_slow(g, figure):
        refusal = facing.why_not_way(g, figure, path)
        if refusal is not None:
            return refusal
    if not g.seen >> here & 1:
        return None
    return why_not_stop(g, figure, here) if path and not dangers(g, figure) >> here & 1 else None


def why_not_walk(g: HeroQuest, figure: Figure, to: int) -> Refusal | None:
    if figure.has("no_move"):
        return Refusal("refusal.held", ("HQ-8.1",))
    if to == figure.square:
        return Refusal("refusal.here", ("HQ-B.4",), {"square": to})
    if to >= 0 and destinations(g, figure) >> to & 1:
        return None
    refusal = why_not_enter(g, figure, to) or why_not_stop(g, figure, to)
    if refusal is None and dangers(g, figure) >> to & 1:
        refusal = Refusal("refusal.known-trap", ("HQ-10.1",), {"square": to})
    return refusal or Refusal("refusal.far", ("HQ-2.1",), {"square": to})


# --- the move itself -----------------------------------------------------------------------------


class Moving(Procedure):
    """Square by square, because anything may happen on any of them."""

    figure: int
    path: tuple[int, ...]
    came: tuple[int, ...] = ()
    """The squares behind it, from the first on."""
    stopped: bool = False

    @step("HQ-B.4", "HQ-B.5")
    def next_square(self, g: HeroQuest) -> Follows:
        """As far as nothing happens it is one step of the table; whatever happens comes before the next square."""
        figure = g.figure(self.figure)
        if figure is None or self.stopped or not self.can_go_on(figure):
            return None
        passable = g.plan.ground & ~(g.rubble | g.walls | held_against(g, figure))
        while self.path and figure.left > 0 and not self.stopped:
            square, last = self.path[0], len(self.path) == 1
            if not passable >> square & 1 or (last and not self.may_stop(g, figure, square)):
                return None  # something has come to light or happened that was not known when the way was named
            self.path = self.path[1:]
            if isinstance(figure, Monster):
                facing.faces(g, figure, square)
            before, figure.square = figure.square, square
            self.came += (before,)
            figure.left -= 1
            figure.pit = False
            follows = entered(g, self, figure, before)
            if follows is not None or g.unsettled:
                self.again()
                return follows
        return None

    def can_go_on(self, figure: Hero | Monster) -> bool:
        return "over" not in figure.took and (isinstance(figure, Monster) or figure.upright)

    def may_stop(self, g: HeroQuest, figure: Hero | Monster, square: int) -> bool:
        return bool((ends(g, figure) | g.pits) >> square & 1)

    @step("HQ-B.4")
    def arrives(self, g: HeroQuest) -> None:
        figure = g.figure(self.figure)
        if figure is None:
            return
        if self.came:
            if self.path or g.pits >> figure.square & 1:
                retreat(g, figure, self.came)
            g.tell("log.walks", ("HQ-B.4",), figure=self.figure, square=figure.square, n=len(self.came))
        g.unsettled = True


def retreat(g: HeroQuest, figure: Hero | Monster, came: Sequence[int]) -> None:
    """Nobody ends on a taken square: whoever was stopped there goes back to the last free one."""
    free = ends(g, figure)
    if figure.pit or free >> figure.square & 1:
        return
    for square in reversed(came):
        if free >> square & 1:
            figure.square = square
            return


def entered(g: HeroQuest, walk: Moving, figure: Hero | Monster, before: int) -> Follows:
    """What a square does with whoever sets foot on it; the walk stops where something new appears."""
    if isinstance(figure, Monster):
        looking.shows_itself(g, figure)
        fell = traps.set_foot(g, figure, before)
        if fell is not None or g.side(figure):
            return fell
        return wounds.passed_through(g, figure)
    if looking.look_around(g, figure.square):
        walk.stopped = True
    looking.sighted(g, figure)
    sprung = traps.stepped_on(g, figure, before)
    if sprung is not None or events.entered(g, figure):
        walk.stopped = True
    return sprung
