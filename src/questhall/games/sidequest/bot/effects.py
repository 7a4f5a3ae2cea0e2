"""What the effects of a card would be worth to a seat now."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from .. import vocabulary as v
from ..catalog import Card
from ..entities import FIRST_ID, GM, NEUTRAL
from ..moves import Cast
from ..view import View
from . import worth
from .worth import Worth

HOW_LONG = {"turn": 0.5, "round": 0.8, "encounter": 1.3, "game": 1.6}


class Appraisal:
    """Reads a card's text with the eyes of one seat."""

    def __init__(self, view: View, seat: int, cards: dict[str, Card], worth: Worth) -> None:
        self.view = view
        self.things = view.things
        self.seat = seat
        self.cards = cards
        self.worth = worth
        self.second = 0
        self.kinds: dict[str, list[int]] = {}
        self.signs: dict[int, float] = {}

    def cast(self, card: Card, answer: Cast) -> float:
        """A spell, with the targets that were chosen for it."""
        self.second = answer.second
        gain = self.of(card.do, answer.target)
        self.second = 0
        return gain

    def of(self, effects: tuple[v.Effect, ...], target: int, source: int = 0) -> float:
        gain = 0.0
        for effect in effects:
            gain += JUDGED.get(effect.__class__, nothing)(self, effect, target, source)
        return gain

    # --- who and how much -------------------------------------------------------

    def ids(self, to: v.To, target: int, source: int) -> list[int]:
        if to == "target":
            return [target] if target else []
        if isinstance(to, v.Each):
            known = self.kinds.get(to.each)
            if known is None:
                self.kinds[to.each] = known = self.of_kind(to.each)
            return known if to.where is None else [i for i in known if i < FIRST_ID or self.fits(i, to.where)]
        if to == "second":
            return [self.second] if self.second else []
        if to == "self":
            return [source] if source else []
        if to == "you":
            return [self.seat] if self.seat != GM else []
        attack = self.view.attack
        if attack is None:
            return []
        return [attack.attacker] if to == "attacker" else [attack.blocker or attack.target]

    def of_kind(self, kind: str) -> list[int]:
        """All of a kind, the oldest first."""
        view, seat = self.view, self.seat
        if kind in ("hero", "other_hero"):
            return [h.seat for h in view.heroes if not h.out and (kind == "hero" or h.seat != seat)]
        enemies = kind in ("enemy_creature", "attackable")
        if kind == "gm_creature" or (enemies and seat != GM):
            return sorted(view.gm.creatures)
        if kind == "hero_creature" or (enemies and seat == GM):
            return sorted([i for hero in view.heroes for i in hero.creatures])
        if kind == "own_creature":
            return sorted((view.heroes[seat - 1] if seat else view.gm).creatures)
        if kind == "neutral_creature":
            return sorted([i for i in view.zone if self.things[i].zone == "neutral"])
        if kind == "creature":
            near = [i for hero in view.heroes for i in hero.creatures]
            return sorted([*near, *view.gm.creatures, *self.of_kind("neutral_creature")])
        own = kind.startswith("own_")
        what = kind.removeprefix("own_")
        worn = sorted([i for hero in view.heroes if not own or hero.seat == seat for i in hero.equipment])
        return [i for i in worn if what in ("equipment", "card") or self.cards[self.things[i].card].kind == what]

    def fits(self, i: int, where: v.Filter) -> bool:
        thing = self.things[i]
        if where.keyword is not None and where.keyword not in thing.keywords:
            return False
        if where.damaged and not thing.damage:
            return False
        if where.burning and not thing.burn:
            return False
        if where.paralyzed and not thing.paralyzed:
            return False
        if where.max_def is not None and thing.defense > where.max_def:
            return False
        return where.max_cost is None or (bool(thing.card) and self.cards[thing.card].cost <= where.max_cost)

    def amount(self, a: v.Amount, source: int) -> float:
        if isinstance(a, int):
            return a
        if isinstance(a, str):
            return int(a[:-1]) * len(self.view.heroes)
        if isinstance(a, v.Roll):
            return 3.5 + a.plus
        if isinstance(a, v.Encounters):
            return self.view.completed * a.times + a.plus
        if isinstance(a, v.Count):
            n = len(self.ids(a.of, 0, source)) * a.times
            return n if a.most is None else min(n, a.most)
        return 2.5

    def players(self, who: v.Who, target: int) -> list[int]:
        if who == "you":
            return [self.seat]
        if who == "gm":
            return [GM]
        if who in ("each_hero", "other_heroes"):
            return [h.seat for h in self.view.heroes if not h.out and (who == "each_hero" or h.seat != self.seat)]
        if who == "target":
            return [target] if target < FIRST_ID else []
        thing = self.things.get(target)
        return [thing.owner] if thing is not None and thing.owner != NEUTRAL else []

    def sign(self, i: int) -> float:
        """+1 for one's own side, -1 for the other, little for what belongs to nobody."""
        known = self.signs.get(i)
        if known is None:
            self.signs[i] = known = self.side_of(i)
        return known

    def side_of(self, i: int) -> float:
        if i < FIRST_ID:
            return 1.0 if worth.friendly(self.seat, i) else -1.0
        thing = self.things.get(i)
        if thing is None:
            return 0.0
        if thing.owner == NEUTRAL:
            return -0.15
        return 1.0 if worth.friendly(self.seat, thing.owner) else -1.0

    # --- effects on what lies there --------------------------------------------------------

    def damage(self, e: v.Damage, target: int, source: int) -> float:
        n = int(self.amount(e.amount, source))
        return sum([-self.sign(i) * self.worth.hits_for(i, n) for i in self.ids(e.to, target, source)])

    def heal(self, e: v.Heal, target: int, source: int) -> float:
        n = int(self.amount(e.amount, source))
        return sum([self.sign(i) * self.healing(i, n) for i in self.ids(e.to, target, source)])

    def remove(self, e: v.Destroy | v.Bounce, target: int, source: int) -> float:
        share = 1.0 if isinstance(e, v.Destroy) else 0.6
        return sum([-self.sign(i) * share * self.standing(i) for i in self.ids(e.to, target, source)])

    def boost(self, e: v.Boost, target: int, source: int) -> float:
        each = (0.8 * e.atk + 0.6 * e.defense) * HOW_LONG[e.until]
        return sum([self.sign(i) * each for i in self.ids(e.to, target, source) if i >= FIRST_ID])

    def grant(self, e: v.Grant, target: int, source: int) -> float:
        each = worth.KEYWORD_WORTH.get(e.keyword, 0.5) * HOW_LONG[e.until]
        return sum([self.sign(i) * each for i in self.ids(e.to, target, source) if i >= FIRST_ID])

    def burn(self, e: v.Burn, target: int, source: int) -> float:
        n = int(self.amount(e.amount, source))
        return sum([-self.sign(i) * 1.6 * n for i in self.ids(e.to, target, source)])

    def paralyze(self, e: v.Paralyze, target: int, source: int) -> float:
        share = 0.3 if e.until == "turn" else 0.5
        return sum([-self.sign(i) * share * self.standing(i) for i in self.ids(e.to, target, source)])

    def cleanse(self, e: v.Cleanse, target: int, source: int) -> float:
        return sum([self.sign(i) * self.afflicted(i) for i in self.ids(e.to, target, source)])

    def ready(self, e: v.Ready, target: int, source: int) -> float:
        return sum([self.readied(i) for i in self.ids(e.to, target, source)])

    def expose(self, e: v.Expose, target: int, source: int) -> float:
        return 0.4 * len(self.ids(e.to, target, source))

    def counter(self, e: v.Counter, target: int, source: int) -> float:
        item = next((item for item in self.view.chain if item.id == target), None)
        if item is None or worth.friendly(self.seat, item.seat) or item.countered:
            return -5.0
        return 0.8 + 1.1 * self.cards[item.card].cost

    # --- effects on cards and resources of players ------------------------------------------

    def draw(self, e: v.Draw, target: int, source: int) -> float:
        return self.shares(e.who, target, 1.2 * self.amount(e.amount, source))

    def discard(self, e: v.Discard, target: int, source: int) -> float:
        return self.shares(e.who, target, -1.0 * self.amount(e.amount, source))

    def gain(self, e: v.Gain, target: int, source: int) -> float:
        each = {"int": 1.6, "str": 1.4, "bp": 1.0, "lp": 1.4}[e.resource]
        return self.shares(e.who, target, each * self.amount(e.amount, source))

    def refresh(self, e: v.Refresh, target: int, source: int) -> float:
        return self.shares(e.who, target, 0.5 * self.amount(e.amount, source))

    def drain(self, e: v.Drain, target: int, source: int) -> float:
        return self.shares(e.who, target, -0.5 * self.amount(e.amount, source))

    def free_bound(self, e: v.FreeBound, target: int, source: int) -> float:
        return (1.0 if self.seat == GM else -1.0) * 0.7 * min(self.amount(e.amount, source), self.view.gm.bound)

    def discover(self, e: v.Discover, target: int, source: int) -> float:
        return self.shares(e.who, target, 0.3)

    def new_world(self, e: v.NewWorld, target: int, source: int) -> float:
        return 0.2

    def fetch(self, e: v.Reclaim | v.Fetch, target: int, source: int) -> float:
        return self.shares(e.who, target, 1.4)

    def revive(self, e: v.Revive, target: int, source: int) -> float:
        return 0.9 * e.max_cost

    def sacrifice(self, e: v.Sacrifice, target: int, source: int) -> float:
        return self.shares(e.who, target, -2.0)

    # --- effects that hold others ---------------------------------------------------------------

    def one_of(self, e: v.OneOf, target: int, source: int) -> float:
        return max([self.of(option, target, source) for option in e.options])

    def when(self, e: v.When, target: int, source: int) -> float:
        return 0.6 * self.of(e.then, target, source) + 0.4 * self.of(e.otherwise, target, source)

    def rolled(self, e: v.RollFor, target: int, source: int) -> float:
        total, seen = 0.0, 0
        for row in e.rows:
            total += (row.upto - seen) / 6 * self.of(row.do, target, source)
            seen = row.upto
        return total

    # --- how much -----------------------------------------------------------------------------------

    def shares(self, who: v.Who, target: int, each: float) -> float:
        return sum([each if worth.friendly(self.seat, s) else -each for s in self.players(who, target)])

    def healing(self, i: int, n: int) -> float:
        if i < FIRST_ID:
            return 0.8 * n * worth.of_lp(self.view.heroes[i - 1])
        thing = self.things[i]
        return 0.5 * min(n, thing.damage)

    def standing(self, i: int) -> float:
        thing = self.things.get(i)
        return 0.0 if thing is None else self.worth.of(thing)

    def afflicted(self, i: int) -> float:
        if i < FIRST_ID:
            return 2.5 * self.view.heroes[i - 1].burn
        thing = self.things[i]
        return 1.2 * thing.burn + (0.5 * self.standing(i) if thing.paralyzed else 0.0)

    def readied(self, i: int) -> float:
        """One more attack in the own turn, one more block in the other one."""
        if self.view.side == "gm":
            blocked = i >= FIRST_ID and i in self.things and self.things[i].blocks
            return 1.0 if blocked else 0.0
        if not self.view.gm.creatures or self.view.phase not in ("main", "attack"):
            return 0.0
        thing = self.things.get(i)
        return 2.0 if i < FIRST_ID else 0.9 * thing.atk if thing is not None else 0.0

    def on_attack(self, e: v.CancelAttack | v.WeakenAttack | v.StrengthenAttack, target: int, source: int) -> float:
        """How much the current attack does now, and how much it would do after."""
        attack = self.view.attack
        if attack is None or attack.cancelled:
            return 0.0
        if isinstance(e, v.CancelAttack):
            after = 0
        else:
            change = int(self.amount(e.amount, source))
            after = attack.amount - change if isinstance(e, v.WeakenAttack) else attack.amount + change
        victim = attack.blocker or attack.target
        arm = 0
        if victim < FIRST_ID and attack.armor in self.things:
            arm = self.things[attack.armor].defense
        now = self.worth.hits_for(victim, attack.amount - arm)
        then = self.worth.hits_for(victim, max(0, after - arm))
        return self.sign(victim) * (now - then)


def nothing(appraisal: Appraisal, effect: v.Effect, target: int, source: int) -> float:
    return 0.0


JUDGED: dict[type, Callable[[Appraisal, Any, int, int], float]] = {
    v.Damage: Appraisal.damage,
    v.Heal: Appraisal.heal,
    v.Destroy: Appraisal.remove,
    v.Bounce: Appraisal.remove,
    v.Boost: Appraisal.boost,
    v.Grant: Appraisal.grant,
    v.Burn: Appraisal.burn,
    v.Paralyze: Appraisal.paralyze,
    v.Cleanse: Appraisal.cleanse,
    v.Ready: Appraisal.ready,
    v.Expose: Appraisal.expose,
    v.Counter: Appraisal.counter,
    v.CancelAttack: Appraisal.on_attack,
    v.WeakenAttack: Appraisal.on_attack,
    v.StrengthenAttack: Appraisal.on_attack,
    v.OneOf: Appraisal.one_of,
    v.RollFor: Appraisal.rolled,
    v.When: Appraisal.when,
    v.Draw: Appraisal.draw,
    v.Discard: Appraisal.discard,
    v.Gain: Appraisal.gain,
    v.Refresh: Appraisal.refresh,
    v.Drain: Appraisal.drain,
    v.FreeBound: Appraisal.free_bound,
    v.Discover: Appraisal.discover,
    v.NewWorld: Appraisal.new_world,
    v.Reclaim: Appraisal.fetch,
    v.Fetch: Appraisal.fetch,
    v.Revive: Appraisal.revive,
    v.Sacrifice: Appraisal.sacrifice,
}
"""Who judges which effect. Any: each is told of the effect that it judges."""
