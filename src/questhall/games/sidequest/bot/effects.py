"""What the effects of a card would be worth to a seat now."""

from __future__ import annotations

from .. import vocabulary as v
from ..catalog import Card
from ..entities import FIRST_ID, GM, NEUTRAL
from ..moves import Cast
from ..view import ThingView, View
from . import worth

HOW_LONG = {"turn": 0.5, "round": 0.8, "encounter": 1.3, "game": 1.6}


class Appraisal:
    """Reads a card's text with the eyes of one seat."""

    def __init__(self, view: View, seat: int, cards: dict[str, Card]) -> None:
        self.view = view
        self.seat = seat
        self.cards = cards
        self.second = 0

    def cast(self, card: Card, answer: Cast) -> float:
        """A spell, with the targets that were chosen for it."""
        self.second = answer.second
        gain = self.of(card.do, answer.target)
        self.second = 0
        return gain

    def of(self, effects: tuple[v.Effect, ...], target: int, source: int = 0) -> float:
        return sum([self.one(effect, target, source) for effect in effects])

    # --- who and how much -------------------------------------------------------

    def ids(self, to: v.To, target: int, source: int) -> list[int]:
        view = self.view
        if isinstance(to, v.Each):
            return [i for i in self.of_kind(to.each) if i < FIRST_ID or self.fits(view.things[i], to.where)]
        if to == "target":
            return [target] if target else []
        if to == "second":
            return [self.second] if self.second else []
        if to == "self":
            return [source] if source else []
        if to == "you":
            return [self.seat] if self.seat != GM else []
        attack = view.attack
        if attack is None:
            return []
        return [attack.attacker] if to == "attacker" else [attack.blocker or attack.target]

    def of_kind(self, kind: str) -> list[int]:
        view, seat = self.view, self.seat
        if kind in ("hero", "other_hero"):
            return [h.seat for h in view.heroes if not h.out and (kind == "hero" or h.seat != seat)]
        things = view.things.values()
        field = [t for t in things if t.zone == "field"]
        if kind == "gm_creature" or (kind in ("enemy_creature", "attackable") and seat != GM):
            return [t.id for t in field if t.owner == GM]
        if kind == "hero_creature" or (kind in ("enemy_creature", "attackable") and seat == GM):
            return [t.id for t in field if t.owner != GM]
        if kind == "own_creature":
            return [t.id for t in field if t.owner == seat]
        if kind == "neutral_creature":
            return [t.id for t in things if t.zone == "neutral"]
        if kind == "creature":
            return [t.id for t in things if t.zone in ("field", "neutral")]
        own = kind.startswith("own_")
        what = kind.removeprefix("own_")
        worn = [t for t in things if t.zone == "equipped" and (not own or t.owner == seat)]
        return [t.id for t in worn if what in ("equipment", "card") or self.cards[t.card].kind == what]

    def fits(self, thing: ThingView, where: v.Filter | None) -> bool:
        if where is None:
            return True
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
        thing = self.view.things.get(target)
        return [thing.owner] if thing is not None and thing.owner != NEUTRAL else []

    def sign(self, i: int) -> float:
        """+1 for one's own side, -1 for the other, little for what belongs to nobody."""
        if i < FIRST_ID:
            return 1.0 if worth.friendly(self.seat, i) else -1.0
        thing = self.view.things.get(i)
        if thing is None:
            return 0.0
        if thing.owner == NEUTRAL:
            return -0.15
        return 1.0 if worth.friendly(self.seat, thing.owner) else -1.0

    # --- one effect --------------------------------------------------------------------

    def one(self, e: v.Effect, target: int, source: int) -> float:
        view, cards = self.view, self.cards
        if isinstance(e, v.Damage):
            n = int(self.amount(e.amount, source))
            return sum([-self.sign(i) * worth.hits_for(view, i, n, cards) for i in self.ids(e.to, target, source)])
        if isinstance(e, v.Heal):
            n = int(self.amount(e.amount, source))
            return sum([self.sign(i) * self.healing(i, n) for i in self.ids(e.to, target, source)])
        if isinstance(e, v.Destroy | v.Bounce):
            share = 1.0 if isinstance(e, v.Destroy) else 0.6
            return sum([-self.sign(i) * share * self.standing(i) for i in self.ids(e.to, target, source)])
        if isinstance(e, v.Boost):
            each = (0.8 * e.atk + 0.6 * e.defense) * HOW_LONG[e.until]
            return sum([self.sign(i) * each for i in self.ids(e.to, target, source) if i >= FIRST_ID])
        if isinstance(e, v.Grant):
            each = worth.KEYWORD_WORTH.get(e.keyword, 0.5) * HOW_LONG[e.until]
            return sum([self.sign(i) * each for i in self.ids(e.to, target, source) if i >= FIRST_ID])
        if isinstance(e, v.Burn):
            n = int(self.amount(e.amount, source))
            return sum([-self.sign(i) * 1.6 * n for i in self.ids(e.to, target, source)])
        if isinstance(e, v.Paralyze):
            share = 0.3 if e.until == "turn" else 0.5
            return sum([-self.sign(i) * share * self.standing(i) for i in self.ids(e.to, target, source)])
        if isinstance(e, v.Cleanse):
            return sum([self.sign(i) * self.afflicted(i) for i in self.ids(e.to, target, source)])
        if isinstance(e, v.Ready):
            return sum([self.readied(i) for i in self.ids(e.to, target, source)])
        if isinstance(e, v.Expose):
            return 0.4 * len(self.ids(e.to, target, source))
        if isinstance(e, v.Counter):
            item = next((item for item in view.chain if item.id == target), None)
            if item is None or worth.friendly(self.seat, item.seat) or item.countered:
                return -5.0
            return 0.8 + 1.1 * cards[item.card].cost
        if isinstance(e, v.CancelAttack | v.WeakenAttack | v.StrengthenAttack):
            return self.on_attack(e, source)
        if isinstance(e, v.OneOf):
            return max([self.of(option, target, source) for option in e.options])
        if isinstance(e, v.RollFor):
            return self.rolled(e, target, source)
        if isinstance(e, v.When):
            return 0.6 * self.of(e.then, target, source) + 0.4 * self.of(e.otherwise, target, source)
        return self.for_players(e, target, source)

    def for_players(self, e: v.Effect, target: int, source: int) -> float:
        """Effects on cards and resources of players."""
        if isinstance(e, v.Draw):
            return self.shares(e.who, target, 1.2 * self.amount(e.amount, source))
        if isinstance(e, v.Discard):
            return self.shares(e.who, target, -1.0 * self.amount(e.amount, source))
        if isinstance(e, v.Gain):
            each = {"int": 1.6, "str": 1.4, "bp": 1.0, "lp": 1.4}[e.resource]
            return self.shares(e.who, target, each * self.amount(e.amount, source))
        if isinstance(e, v.Refresh):
            return self.shares(e.who, target, 0.5 * self.amount(e.amount, source))
        if isinstance(e, v.Drain):
            return self.shares(e.who, target, -0.5 * self.amount(e.amount, source))
        if isinstance(e, v.FreeBound):
            return (1.0 if self.seat == GM else -1.0) * 0.7 * min(self.amount(e.amount, source), self.view.gm.bound)
        if isinstance(e, v.Discover):
            return self.shares(e.who, target, 0.3)
        if isinstance(e, v.NewWorld):
            return 0.2
        if isinstance(e, v.Reclaim | v.Fetch):
            return self.shares(e.who, target, 1.4)
        if isinstance(e, v.Revive):
            return 0.9 * e.max_cost
        if isinstance(e, v.Sacrifice):
            return self.shares(e.who, target, -2.0)
        return 0.0

    def shares(self, who: v.Who, target: int, each: float) -> float:
        return sum([each if worth.friendly(self.seat, s) else -each for s in self.players(who, target)])

    def healing(self, i: int, n: int) -> float:
        if i < FIRST_ID:
            return 0.8 * n * worth.of_lp(self.view.heroes[i - 1])
        thing = self.view.things[i]
        return 0.5 * min(n, thing.damage)

    def standing(self, i: int) -> float:
        thing = self.view.things.get(i)
        return 0.0 if thing is None else worth.of_thing(thing, self.cards)

    def afflicted(self, i: int) -> float:
        if i < FIRST_ID:
            return 2.5 * self.view.heroes[i - 1].burn
        thing = self.view.things[i]
        return 1.2 * thing.burn + (0.5 * self.standing(i) if thing.paralyzed else 0.0)

    def readied(self, i: int) -> float:
        """One more attack in the own turn, one more block in the other one."""
        if self.view.side == "gm":
            blocked = i >= FIRST_ID and i in self.view.things and self.view.things[i].blocks
            return 1.0 if blocked else 0.0
        if not self.view.gm.creatures or self.view.phase not in ("main", "attack"):
            return 0.0
        thing = self.view.things.get(i)
        return 2.0 if i < FIRST_ID else 0.9 * thing.atk if thing is not None else 0.0

    def on_attack(self, e: v.CancelAttack | v.WeakenAttack | v.StrengthenAttack, source: int) -> float:
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
        if victim < FIRST_ID and attack.armor in self.view.things:
            arm = self.view.things[attack.armor].defense
        now = worth.hits_for(self.view, victim, attack.amount - arm, self.cards)
        then = worth.hits_for(self.view, victim, max(0, after - arm), self.cards)
        return self.sign(victim) * (now - then)

    def rolled(self, e: v.RollFor, target: int, source: int) -> float:
        total, seen = 0.0, 0
        for row in e.rows:
            total += (row.upto - seen) / 6 * self.of(row.do, target, source)
            seen = row.upto
        return total
