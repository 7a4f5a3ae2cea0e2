"""The GM's judgement: a broad field, focused attacks, spells where they hurt."""

from __future__ import annotations

from questhall.kernel.answers import Answer
from questhall.kernel.glance import Part

from .. import moves as m
from ..catalog import Card
from ..entities import FIRST_ID, GM, NEUTRAL
from ..view import HeroView, ThingView, View
from . import worth
from .effects import Appraisal
from .worth import Worth


class GmMind:
    """Scores every offered answer of the GM."""

    def __init__(self, view: View, cards: dict[str, Card]) -> None:
        self.view = view
        self.things = view.things
        self.cards = cards

    @Part
    def worth(self) -> Worth:
        return Worth(self.view, self.cards)

    @Part
    def appraise(self) -> Appraisal:
        return Appraisal(self.view, GM, self.cards, self.worth)

    def play(self, answer: Answer) -> float:
        if isinstance(answer, m.Summon):
            card = self.cards[answer.card]
            return 3.0 + 0.8 * worth.of_card(card) + 0.3 * card.cost
        if isinstance(answer, m.Cast):
            card = self.cards[answer.card]
            if card.is_lasting:
                return 2.5 if self.view.gm.creatures else 0.1
            gain = self.appraise.cast(card, answer)
            return gain - 0.3 * card.cost - (1.0 if card.is_instant else 0.0)
        if isinstance(answer, m.Activate):
            return self.activate(answer)
        return 3.5 if isinstance(answer, m.Reveal) else 0.0

    def activate(self, answer: m.Activate) -> float:
        thing = self.things[answer.source]
        ability = self.cards[thing.card].activated[answer.ability]
        price = 0.3 * ability.pay.bp + 1.0 * ability.pay.discard
        if ability.pay.sacrifice == "self":
            price += self.worth.of(thing)
        elif ability.pay.sacrifice == "creature":
            others = [i for i in self.view.gm.creatures if i not in (thing.id, self.view.boss)]
            price += min([self.worth.of(self.things[i]) for i in others], default=9.0)
        return self.appraise.of(ability.do, answer.target, answer.source) - price - 0.1

    def react(self, answer: Answer) -> float:
        if isinstance(answer, m.Activate):
            return self.activate(answer) - 0.3
        if not isinstance(answer, m.Cast):
            return 0.0
        card = self.cards[answer.card]
        return self.appraise.cast(card, answer) - 0.6 * card.cost - 0.5

    def world(self, answer: m.World) -> float:
        """The kinder of two worlds."""
        card = self.cards[answer.card]
        return self.appraise.of(card.each_turn, 0) + 0.3 * len(card.static)

    def discard(self, answer: m.Discard) -> float:
        """Too big for now goes first, but something must be left to summon."""
        card = self.cards[answer.card]
        total = self.view.gm.bp + self.view.gm.bound + self.view.gm.spent
        far = max(0, card.cost - total)
        small = 1.0 if card.is_creature and card.cost <= 3 else 0.0
        return 1.0 * far - 0.3 * worth.of_card(card) - small + 0.5 * (self.view.gm.hand.count(answer.card) - 1)

    # --- attacks ------------------------------------------------------------------------

    def declare(self) -> m.Declare:
        """Everybody attacks: creatures that fall to one blow, else the Hero who can be worn down."""
        view = self.view
        own = [self.things[i] for i in view.gm.creatures]
        attackers = [thing for thing in own if not (thing.face_down or thing.attacked or thing.paralyzed)]
        attackers.sort(key=lambda t: (-t.atk, t.id))
        heroes = [h for h in view.heroes if not h.out]
        focus = self.focus(heroes, attackers)
        creatures = [self.things[i] for h in heroes for i in h.creatures]
        left = {thing.id: thing.defense for thing in creatures}
        prey = [thing for thing in creatures if not self.safe(thing)]
        taken: set[int] = set()
        attacks: list[tuple[int, int]] = []
        for attacker in attackers:
            target = self.target(attacker, focus, prey, left, taken)
            if target is None:
                continue
            attacks.append((attacker.id, target))
            if target in left:
                left[target] -= self.blow(attacker)
                if "intimidating" in self.things[target].keywords:
                    taken.add(target)
        attacks.sort(key=lambda pair: pair[1] < FIRST_ID)
        return m.Declare(tuple(attacks))

    def blow(self, attacker: ThingView) -> int:
        return attacker.atk + (3 if "empower" in attacker.keywords else 0)

    def focus(self, heroes: list[HeroView], attackers: list[ThingView]) -> HeroView:
        """The Hero whom this attack brings closest to the ground."""
        force = sum([self.blow(a) for a in attackers])

        def stands(hero: HeroView) -> float:
            guards = [self.things[i] for i in hero.creatures]
            able = [t for t in guards if not t.paralyzed and not t.face_down]
            arm = self.worth.weakest_arm(hero)
            wall = sum(sorted([float(self.blow(a)) for a in attackers], reverse=True)[: len(able)])
            alone = hero.lp + arm * max(1, len(attackers) - len(able)) + 0.6 * wall
            return alone - (100.0 if alone <= force else 0.0)

        return min(heroes, key=lambda h: (stands(h), h.seat))

    def target(
        self,
        attacker: ThingView,
        focus: HeroView,
        prey: list[ThingView],
        left: dict[int, int],
        taken: set[int],
    ) -> int | None:
        blow = self.blow(attacker)
        best: tuple[float, int] | None = None
        for thing in prey:
            i = thing.id
            if i in taken or left[i] <= 0:
                continue
            score = self.on_creature(thing, blow, left[i], attacker)
            if best is None or score > best[0]:
                best = (score, i)
        guards = [i for i in focus.creatures if left.get(i, 0) > 0 and not self.things[i].paralyzed]
        arm = self.worth.weakest_arm(focus)
        through = max(0, blow - arm)
        evades = "flying" in attacker.keywords or "stealth" in attacker.keywords
        chance = 0.85 if evades or not guards else 0.5
        score = chance * worth.loss_of_lp(focus, through) + 0.4 * min(blow, arm) + (0.4 * blow if guards else 0.0)
        if best is None or score >= best[0]:
            return focus.seat
        return best[1]

    def on_creature(self, thing: ThingView, blow: int, left: int, attacker: ThingView) -> float:
        whole = self.worth.of(thing) if thing.card else 3.0
        score = whole if blow >= left else 0.5 * whole * blow / max(1, left)
        if "nimble" in thing.keywords:
            score -= self.worth.hits_for(attacker.id, thing.atk)
        if "tenacity" in thing.keywords or "untouchable" in thing.keywords:
            score *= 0.5
        return score

    def safe(self, thing: ThingView) -> bool:
        """What may not be attacked now."""
        if thing.zone == "neutral" or thing.owner == NEUTRAL:
            return True
        fear = thing.keywords.get("fear", 0)
        if fear and self.view.turn - thing.entered <= 2 * fear:
            return True
        return "intimidating" in thing.keywords and thing.attacked_in == self.view.round

    def armor(self, answer: m.Armor) -> float:
        """The piece that keeps the least off."""
        return -float(self.things[answer.piece].defense)
