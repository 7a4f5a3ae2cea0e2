"""What a spell, a scroll, a potion or an artifact would be worth now, for either side, in body points."""

from __future__ import annotations

from .. import vocabulary as v
from ..dice import MONSTER, SHIELD
from ..dungeon.squares import distance
from ..entities import MASTER
from ..lore import Lore
from ..view_figures import HeroView, MonsterView
from . import odds
from .map import Map
from .weights import Weights

Figure = HeroView | MonsterView
NEAR = 3
"""Squares within which somebody is in the fight."""


def is_hero(figure: Figure) -> bool:
    return isinstance(figure, HeroView)


def with_heroes(figure: Figure) -> bool:
    return not isinstance(figure, MonsterView) or figure.led_by != MASTER


def number(figure: Figure) -> int:
    return figure.seat if isinstance(figure, HeroView) else figure.id


def has(figure: Figure, *kinds: str) -> bool:
    return any(mark.kind in kinds for mark in figure.marks)


def threat(figure: Figure) -> float:
    """About how many points a figure costs the other side in a turn."""
    if isinstance(figure, MonsterView):
        return 0.0 if figure.asleep else max(0.2, 0.5 * figure.attack - 0.6)
    if figure.state != "up":
        return 0.0
    return max(
        0.2, 0.45 * max(len(figure.attack), len(figure.shot)) - 0.3, 0.9 if figure.spells or any(figure.base) else 0
    )


def felled(figure: Figure, weights: Weights) -> float:
    """What it is worth, beyond the points, that it is out of the fight."""
    return weights.kill * (weights.harmless + threat(figure))


class Appraisal:
    def __init__(self, board: Map, lore: Lore, me: Figure, weights: Weights) -> None:
        self.board = board
        self.lore = lore
        self.me = me
        self.weights = weights
        self.heroes = with_heroes(me)

    # --- whom -------------------------------------------------------------------------------------

    def ours(self, figure: Figure) -> bool:
        return with_heroes(figure) == self.heroes

    def enemies(self) -> list[Figure]:
        return [*self.board.foes] if self.heroes else [*self.board.upright, *self.board.friends]

    def engaged(self, figure: Figure) -> bool:
        """Whether an enemy of it is near enough to fight with it."""
        width, here = self.board.width, self.board.region(figure.square)
        for other in self.board.at.values():
            if with_heroes(other) == with_heroes(figure) or (isinstance(other, MonsterView) and other.asleep):
                continue
            if here >> other.square & 1 and distance(figure.square, other.square, width) <= NEAR:
                return True
            if self.board.beside(figure.square) >> other.square & 1:
                return True
        return False

    def touched(self, on: str, target: int, squares: tuple[int, ...]) -> list[Figure]:
        board, me = self.board, self.me
        if on == "target":
            found = board.figure(target) if target else me
            return [] if found is None else [found]
        if on == "self":
            return [me]
        if on == "line":
            return self.in_line(squares)
        if on == "all_heroes":
            return [*board.upright]
        if on in ("adjacent_heroes", "self_and_adjacent_heroes"):
            around = board.around(me.square)
            return [hero for hero in board.upright if around >> hero.square & 1 or (on[0] == "s" and hero == me)]
        here = board.region(me.square)
        everybody: list[Figure] = [*board.upright, *board.view.monsters]
        if on == "heroes_here":
            return [hero for hero in board.upright if here >> hero.square & 1]
        if on == "monsters_here":
            return [monster for monster in board.foes if here >> monster.square & 1]
        return [other for other in everybody if here >> other.square & 1 and other != me]

    def in_line(self, squares: tuple[int, ...]) -> list[Figure]:
        """From here through the square that gives the direction, up to the first wall."""
        if not squares:
            return []
        board, here, along = self.board, self.me.square, squares[0] - self.me.square
        found: list[Figure] = []
        for _ in range(30):
            if not board.around(here) >> (here + along) & 1 if here + along >= 0 else True:
                break
            here += along
            if here in board.at:
                found.append(board.at[here])
        return found

    # --- how much --------------------------------------------------------------------------------------

    def spell(self, spell: v.Spell, target: int = 0, squares: tuple[int, ...] = ()) -> float:
        return self.effects(spell.effects, target, squares)

    def effects(self, effects: v.Effects, target: int, squares: tuple[int, ...]) -> float:
        return sum([self.effect(effect, target, squares) for effect in effects])

    def effect(self, effect: v.AnyEffect, target: int, squares: tuple[int, ...]) -> float:
        if isinstance(effect, v.Choice):
            return max([self.effects(option, target, squares) for option in effect.options])
        if isinstance(effect, v.Summon):
            return self.summons(effect)
        if isinstance(effect, v.Vanish):
            return 5.0 if self.me.body < 2 else 0.0
        if isinstance(effect, v.Raise):
            return 1.2 if self.enemies() else 0.0
        figures = self.touched(getattr(effect, "on", "target"), target, squares)
        return sum([self.on_figure(effect, figure) * (1 if self.helps(effect) == self.ours(figure) else -1)
                    for figure in figures])  # fmt: skip

    @staticmethod
    def helps(effect: v.AnyEffect) -> bool:
        """Whether it is meant for one's own people."""
        if isinstance(effect, v.Mark):
            bad = ("no_move", "no_attack", "no_cast", "no_defence", "attack_dice", "base_move", "sight")
            return effect.n >= 0 and effect.mark not in bad
        return isinstance(effect, v.Heal | v.Cure | v.Frenzy | v.Revive | v.Step | v.RegainSpell)

    def on_figure(self, effect: v.AnyEffect, figure: Figure) -> float:
        if isinstance(effect, v.Strike):
            return self.strike(effect, figure)
        if isinstance(effect, v.Hurt):
            points = effect.body + 0.5 * effect.dice - 0.5 * effect.save - effect.save_d6 / 3
            return self.harm(figure, max(0.3, points))
        if isinstance(effect, v.Heal):
            return self.healing(figure, effect.body + (3.5 if effect.die else 0))
        if isinstance(effect, v.Mark):
            return self.weights.helps * self.mark(effect, figure)
        if isinstance(effect, v.Sleep):
            return 0.0 if has(figure, "asleep") else self.weights.hinders * 2.0 * threat(figure) * 0.5**figure.mind
        if isinstance(effect, v.Hold):
            breaks = 1 - (5 / 6) ** max(0, figure.mind)
            held = has(figure, "asleep", "paralysed", "frightened", "commanded")
            worth = threat(figure) * (1 - breaks) * min(3.0, 1 / max(0.2, breaks))
            return 0.0 if held else self.weights.hinders * worth
        if isinstance(effect, v.MissTurn | v.Flee):
            worth = threat(figure) * (1.0 if self.engaged(figure) else 0.4)
            return 0.0 if has(figure, "misses", "asleep") else self.weights.hinders * worth
        return self.rare(effect, figure)

    def rare(self, effect: v.AnyEffect, figure: Figure) -> float:
        if isinstance(effect, v.Slay) and isinstance(figure, MonsterView):
            return figure.body + self.weights.kill if figure.monster in effect.kinds else 0.0
        if isinstance(effect, v.TrollBane) and isinstance(figure, MonsterView):
            return 1.5 if "regeneration" in self.lore.monsters[figure.monster].traits else 0.0
        if isinstance(effect, v.Lead) and isinstance(figure, MonsterView):
            monster = self.lore.monsters[figure.monster]
            return threat(figure) + 1 if monster.family == "beast" and monster.mind <= effect.mind else 0.0
        if isinstance(effect, v.Cure):
            return 1.0 if has(figure, "weakened", "injured_move", "injured_attack", "injured_defence") else 0.0
        if isinstance(effect, v.Push):
            return 0.4 * threat(figure)
        if isinstance(effect, v.Frenzy):
            return 1.0 if self.engaged(figure) else 0.0
        if isinstance(effect, v.Rust | v.DamageArmour | v.LoseMind | v.LosePotion | v.LoseSpell | v.Block):
            return 0.6
        return 0.0

    def summons(self, effect: v.Summon) -> float:
        """Help is called while there is little of it (facts 11.2.6)."""
        here = self.board.region(self.me.square)
        company = sum([here >> foe.square & 1 for foe in self.board.foes if foe != self.me])
        called = sum([len(row.kinds) for row in effect.rows]) / len(effect.rows)
        return called * (1.3 if company < 2 else 0.5)

    # --- blows and wounds ---------------------------------------------------------------------------------

    def harm(self, figure: Figure, points: float) -> float:
        """Points beyond the body are worth nothing; whoever falls is out."""
        body = max(1, figure.body)
        return min(points, body) + felled(figure, self.weights) * min(1.0, points / body) ** 2

    def strike(self, effect: v.Strike, figure: Figure) -> float:
        if isinstance(figure, MonsterView):
            family = self.lore.monsters[figure.monster].family
            unholy = family in ("undead", "spirit", "demon")
            if effect.spares_undead and unholy:
                return 0.0
            dice = effect.dice + (effect.more_against_unholy if unholy else 0)
            defence, blocking = ("white",) * figure.defence, (MONSTER,)
        else:
            dice, defence, blocking = effect.dice, figure.defence, (SHIELD,)
        if effect.defence == "mind":
            defence = ("white",) * max(0, figure.mind)
        elif effect.defence == "none":
            defence = ()
        spread = odds.wounds((effect.colour,) * dice, defence, blocking)
        body = max(1, figure.body)
        return odds.useful(spread, body) + felled(figure, self.weights) * odds.at_least(spread, body)

    def healing(self, figure: Figure, points: float) -> float:
        full = figure.full_body
        missing = full - max(0, figure.body)
        if isinstance(figure, HeroView) and figure.state == "down":
            return self.weights.wakes
        urgent = 1.5 if figure.body <= 2 else 1.0 if figure.body * 2 <= full else 0.6
        return self.weights.heals * min(missing, points) * urgent

    # --- what lasts -----------------------------------------------------------------------------------------

    def mark(self, effect: v.Mark, figure: Figure) -> float:
        kind, fights = effect.mark, self.engaged(figure)
        if kind == "attack":
            return 0.4 * abs(effect.n) * fights * (2 if effect.until in ("two_attacks", "fight") else 1)
        if kind == "defence":
            return 0.3 * abs(effect.n) * fights * self.pressed(figure)
        if kind in ("no_attack", "no_cast", "attack_dice"):
            return threat(figure) * (1.0 if fights else 0.3)
        if kind == "no_move":
            return 0.3 * threat(figure) if not fights else 0.0
        if kind == "invisible":
            return 1.5 if fights and figure.body <= 2 and figure != self.me else 0.0
        if kind == "image":
            return 0.9 * fights if not has(figure, "image") else 0.0
        if kind == "green_defence":
            return 0.6 * fights if not has(figure, "green_defence") else 0.0
        if kind in ("two_attacks", "repeat"):
            return (1.0 if kind == "two_attacks" else 0.5) * fights
        return 0.0

    def pressed(self, figure: Figure) -> float:
        """How many stand against it."""
        near = self.board.beside(figure.square)
        against = [o for o in self.board.at.values() if near >> o.square & 1 and with_heroes(o) != with_heroes(figure)]
        return 0.6 + 0.6 * len(against) + (0.6 if figure.body * 2 <= figure.full_body else 0)
