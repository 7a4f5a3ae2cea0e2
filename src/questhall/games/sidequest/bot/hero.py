"""A Hero's judgement: build up, kill what can be killed, block well, hold Instants for good moments."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from questhall.kernel.answers import Answer
from questhall.kernel.glance import Part

from .. import moves as m
from ..catalog import Card
from ..entities import FIRST_ID, NEUTRAL
from ..view import HeroView, ThingView, View
from . import worth
from .effects import Appraisal
from .worth import Worth


class HeroMind:
    """Scores every offered answer of one Hero; the best one is taken."""

    def __init__(self, view: View, seat: int, cards: dict[str, Card], lore: float) -> None:
        """lore: the share of INT in what the deck asks for."""
        self.lore = lore
        self.view = view
        self.things = view.things
        self.seat = seat
        self.me: HeroView = view.heroes[seat - 1]
        self.cards = cards
        self.blows: dict[int, tuple[int, ThingView | None]] = {}

    @Part
    def worth(self) -> Worth:
        return Worth(self.view, self.cards)

    @Part
    def appraise(self) -> Appraisal:
        return Appraisal(self.view, self.seat, self.cards, self.worth)

    @Part
    def hand(self) -> list[Card]:
        return [self.cards[card] for card in self.me.hand]

    # --- growth ---------------------------------------------------------------------

    def grow(self, answer: m.Grow) -> float:
        """As much as possible: what the hand waits for; a deck of its kind decides the rest."""
        me = self.me
        score = 0.0
        for need_int, need_str in self.needs:
            if need_int > 0:
                score += answer.intelligence / need_int
            if need_str > 0:
                score += answer.strength / need_str
        total = me.int_max + me.str_max + 1
        balance = 1.5 if me.int_max < self.lore * total else -1.5
        return 0.5 * score + balance * answer.intelligence + 9.0 * (answer.intelligence + answer.strength)

    @Part
    def needs(self) -> list[tuple[int, int]]:
        """How much INT and STR each card of the hand waits for."""
        me = self.me
        return [
            (max(card.cost, card.keywords.get("magic", 0)) - me.int_max,
             max(card.strength, card.partner_cost) - me.str_max)
            for card in self.hand
        ]  # fmt: skip

    # --- main and end phase ------------------------------------------------------------

    def play(self, answer: Answer) -> float:
        judge = PLAYED.get(answer.__class__)
        return 0.0 if judge is None else judge(self, answer)

    def summon(self, answer: m.Summon) -> float:
        card = self.cards[answer.card]
        return 2.0 + worth.of_card(card) - 0.1 * self.reserve(card.cost)

    def cast(self, answer: m.Cast) -> float:
        card = self.cards[answer.card]
        if card.is_lasting:
            return 2.5 if self.view.fighting or card.until == "game" else 0.2
        gain = self.appraise.cast(card, answer)
        if card.is_instant:
            gain -= 1.0
        return gain - 0.45 * card.cost - 0.1 * self.reserve(card.cost)

    def unbind(self, answer: m.Unbind) -> float:
        return -1.0

    def reveal(self, answer: m.Reveal) -> float:
        return 4.0

    def discover(self, answer: m.Discover) -> float:
        return 0.4 if len(self.me.hand) <= 2 else -0.4

    def beg(self, answer: m.Beg) -> float:
        return 0.5 if len(self.me.hand) <= 1 else -0.1

    def reserve(self, cost: int) -> float:
        """INT that an Instant in hand would need in the GM's turn and that would be gone."""
        if not self.instants:
            return 0.0
        left = self.me.int_free - cost
        return max([price for price in self.instants if price > left], default=0.0)

    @Part
    def instants(self) -> list[float]:
        return [float(card.cost) for card in self.hand if card.is_instant]

    def activate(self, answer: m.Activate) -> float:
        thing = self.things[answer.source]
        card = self.cards[thing.card]
        if thing.zone == "partner" and card.partner is not None:
            card = card.partner
        ability = card.activated[answer.ability]
        pay = ability.pay
        if card.is_weapon and not self.me.attacked and card.strength > self.me.str_free - pay.strength:
            return -1.0
        price = 0.5 * pay.intelligence + 0.2 * pay.strength + pay.lp * worth.of_lp(self.me) + 1.0 * pay.discard
        if pay.sacrifice == "self":
            price += self.worth.of(thing)
        elif pay.sacrifice == "creature":
            price += min(
                [self.worth.of(self.things[i]) for i in self.me.creatures if i != thing.id],
                default=5.0,
            )
        return self.appraise.of(ability.do, answer.target, answer.source) - price - 0.2

    def bind(self, answer: m.Bind) -> float:
        """A partner guards the body and strengthens the Hero attack, but neither attacks nor blocks alone."""
        creature = self.things[answer.creature]
        card = self.cards[creature.card]
        assert card.partner is not None
        bond = card.partner
        more = len(bond.static) - len(card.static) + len(bond.triggered) - len(card.triggered)
        gives = 0.6 * (more + len(bond.activated) - len(card.activated))
        left = self.me.str_free - card.partner_cost
        waiting = [other for other in self.hand if other.strength > left]
        armored = any(self.cards[self.things[i].card].arm for i in self.me.equipment)
        return gives + (0.2 if armored else 1.0) - 0.4 * len(waiting) if creature.defense > 1 else -1.0

    @Part
    def arms(self) -> list[int]:
        """The ARM left on every piece that an attacker could name."""
        things = self.things
        worn = [things[i].defense for i in self.me.equipment if self.cards[things[i].card].is_armor]
        return [*worn, max(0, things[self.me.partner].defense)] if self.me.partner else worn

    def equip(self, answer: m.Equip) -> float:
        """A weapon counts by what it adds to the one Hero attack, armor unless it opens a gap to be named."""
        card = self.cards[answer.card]
        text = 0.6 * (len(card.static) + len(card.triggered) + len(card.activated)) + self.set_bonus(card)
        if card.is_weapon:
            return 4.0 + 1.5 * max(0, card.atk - self.best_atk) + 0.5 * card.defense + text
        arms = self.arms
        gap = max(0, min(arms) - card.arm) if arms else 0
        guard = 1.2 * card.arm if not arms or min(arms) == 0 else 0.3 * card.arm
        return 3.0 + guard + text - 1.3 * gap if gap <= text else -0.5

    @Part
    def weapons(self) -> list[ThingView]:
        worn = [self.things[i] for i in self.me.equipment]
        return [thing for thing in worn if self.cards[thing.card].is_weapon]

    @Part
    def best_atk(self) -> int:
        """What the Hero attack comes to now, bare hands included."""
        return max([1, *[self.blow(thing) for thing in self.weapons]])

    def blow(self, thing: ThingView) -> int:
        """ATK, with half a die for Empower."""
        return thing.atk + (3 if "empower" in thing.keywords else 0)

    def set_bonus(self, card: Card) -> float:
        if card.series is None:
            return 0.0
        worn = [self.cards[self.things[i].card].series for i in self.me.equipment]
        return 1.5 if worn.count(card.series) == 1 else 0.2

    def unequip(self, answer: m.Unequip) -> float:
        """Make room for something clearly better; drop a shell that only draws the blows."""
        piece = self.things[answer.piece]
        card = self.cards[piece.card]
        if card.is_armor and piece.defense == 0:
            arms = self.arms.copy()
            arms.remove(0)
            text = len(card.static) + len(card.triggered) + len(card.activated)
            if arms and min(arms) > 0:
                return 0.8 * min(arms) - 0.6 * text
        fits = [other for other in self.wearable if other.slot == card.slot]
        if not fits:
            return -1.0
        if card.is_weapon:
            return self.lay_down(piece, fits)
        return max([worth.of_card(other) for other in fits]) - self.worth.of(piece) - 1.5

    @Part
    def wearable(self) -> list[Card]:
        """The cards of the hand that could be paid for now."""
        strong, wise = self.me.str_free, self.me.int_free
        return [card for card in self.hand if card.strength <= strong and card.keywords.get("magic", 0) <= wise]

    def lay_down(self, piece: ThingView, fits: list[Card]) -> float:
        """The poorer weapon goes for one that strikes clearly harder."""
        held = self.weapons
        free = 2 - sum([self.cards[thing.card].hands for thing in held])
        poorest = min(held, key=lambda thing: (thing.atk, thing.defense, thing.id))
        if piece.id != poorest.id or any(other.hands <= free for other in fits):
            return -1.0
        room = free + self.cards[piece.card].hands
        blows = [other.atk - 2 * other.keywords.get("inertia", 0) for other in fits if other.hands <= room]
        return 1.5 * (max(blows, default=0) - self.best_atk) - 0.4 * piece.defense - 0.8

    # --- attacks --------------------------------------------------------------------------

    def attack(self, answer: Answer) -> float:
        if not isinstance(answer, m.Attack):
            return self.cast(answer) if isinstance(answer, m.Cast) else 0.0
        target = self.things[answer.target]
        words = target.keywords
        known = self.blows.get(answer.attacker)
        if known is None:
            self.blows[answer.attacker] = known = self.strength(answer.attacker)
        n, attacker = known
        if target.owner == NEUTRAL:
            return -1.0 if "nimble" in words else 0.2 if not self.view.gm.creatures else 0.01
        if "armored" in words and attacker is not None and "reach" in attacker.keywords:
            return -0.1
        whole = self.worth.of(target)
        left = max(1, target.defense) if target.card else 3
        if target.id == self.view.boss:
            # Its fall wins, whatever strikes back in the same moment.
            whole += 200.0 if n >= left else 14.0
        if n >= left:
            score = whole + 2.0 - 0.15 * (n - left)
        else:
            score = (0.8 if self.together >= left else 0.45) * whole * n / left
        if not words:
            return score + 0.02
        if "tenacity" in words:
            score *= 0.5
        if "untouchable" in words:
            score *= words["untouchable"] / 6
        if "nimble" in words:
            score -= self.struck_back(answer.attacker, target.atk)
        return score + 0.02

    def strength(self, attacker: int) -> tuple[int, ThingView | None]:
        """Damage of an attack, and the card that deals it."""
        if attacker == self.seat:
            return 1 + self.partner_atk(), None
        thing = self.things[attacker]
        return self.blow(thing) + (self.partner_atk() if thing.zone == "equipped" else 0), thing

    def partner_atk(self) -> int:
        return self.things[self.me.partner].atk if self.me.partner else 0

    @Part
    def together(self) -> int:
        """What all Heroes could still do this turn to one and the same."""
        total = 0
        for hero in self.view.heroes:
            if hero.out:
                continue
            total += sum([thing.atk for thing in [self.things[i] for i in hero.creatures] if not thing.attacked])
            if not hero.attacked:
                arms = [self.things[i].atk for i in hero.equipment]
                total += max([1, *arms])
        return total

    def struck_back(self, attacker: int, n: int) -> float:
        """Nimble: what the attacker would suffer."""
        if attacker < FIRST_ID or self.things[attacker].zone == "equipped":
            return worth.loss_of_lp(self.me, n)
        return self.worth.hits_for(attacker, n)

    # --- defence ----------------------------------------------------------------------------

    def block(self, answer: m.Block) -> float:
        """The smaller loss; blockers are kept for the bigger blows that are still to come."""
        attack = self.view.attack
        assert attack is not None
        n = attack.amount
        attacker = self.things[attack.attacker]
        if not answer.blocker:
            return -worth.loss_of_lp(self.me, n - self.worth.weakest_arm(self.me))
        thing = self.things[answer.blocker]
        loss = self.worth.hits_for(thing.id, n)
        if "untouchable" in thing.keywords:
            loss *= thing.keywords["untouchable"] / 6
        if "nimble" in thing.keywords:
            loss -= self.worth.hits_for(attacker.id, thing.atk)
        if "trample" in attacker.keywords and n > thing.defense:
            loss += worth.loss_of_lp(self.me, n - thing.defense)
        bigger = [
            1 for a, t in self.view.coming
            if t == self.seat and a in self.things and self.things[a].atk > n
        ]  # fmt: skip
        return -loss - 0.3 * len(bigger)

    def intervene(self) -> float:
        """Step in where it costs little and saves much."""
        attack = self.view.attack
        assert attack is not None
        n = attack.amount
        arm = self.worth.weakest_arm(self.me)
        mine = worth.loss_of_lp(self.me, n - arm) + (0.7 * arm if 0 < arm <= n else 0.3)
        if attack.target >= FIRST_ID:
            theirs = self.worth.hits_for(attack.target, n)
        else:
            ally = self.view.heroes[attack.target - 1]
            fresh = [i for i in ally.creatures if not self.things[i].blocks and not self.things[i].paralyzed]
            theirs = worth.loss_of_lp(ally, n - self.worth.weakest_arm(ally))
            if fresh:
                theirs = min(theirs, 2.0)
        return theirs - mine - 1.0

    # --- reactions -----------------------------------------------------------------------------

    def react(self, answer: Answer) -> float:
        """Instants pay off only when they clearly do something; INT unused in the GM's turn is lost."""
        if isinstance(answer, m.Activate):
            return self.activate(answer) - 0.3
        if not isinstance(answer, m.Cast):
            return 0.0
        card = self.cards[answer.card]
        gain = self.appraise.cast(card, answer)
        thrift = 0.7 if self.view.side == "gm" else 1.0
        return gain - thrift * card.cost - 0.6

    def give(self, answer: Answer) -> float:
        """Give what one cannot use soon; keep the rest."""
        if not isinstance(answer, m.Give):
            return 0.0 if len(self.me.hand) <= 4 else -1.0
        card = self.cards[answer.card]
        return max(card.cost - self.me.int_max, card.strength - self.me.str_max) - 1.5

    def discard(self, answer: m.Discard) -> float:
        """The card that is furthest from being played, the lesser one first."""
        card = self.cards[answer.card]
        far = max(card.cost - self.me.int_max, card.strength - self.me.str_max, 0)
        copies = self.me.hand.count(answer.card)
        return 1.5 * far - 0.3 * worth.of_card(card) + 0.5 * (copies - 1)


PLAYED: dict[type, Callable[[HeroMind, Any], float]] = {
    m.Equip: HeroMind.equip,
    m.Summon: HeroMind.summon,
    m.Cast: HeroMind.cast,
    m.Activate: HeroMind.activate,
    m.Bind: HeroMind.bind,
    m.Unbind: HeroMind.unbind,
    m.Reveal: HeroMind.reveal,
    m.Unequip: HeroMind.unequip,
    m.Discover: HeroMind.discover,
    m.Beg: HeroMind.beg,
}
"""Who judges what a Hero does in a phase of the own turn. Any: each is told of what it judges."""
