"""A Hero's judgement: build up, kill what can be killed, block well, hold Instants for good moments."""

from __future__ import annotations

from questhall.kernel.answers import Answer

from .. import moves as m
from ..catalog import Card
from ..entities import FIRST_ID, NEUTRAL
from ..view import HeroView, ThingView, View
from . import worth
from .effects import Appraisal


class HeroMind:
    """Scores every offered answer of one Hero; the best one is taken."""

    def __init__(self, view: View, seat: int, cards: dict[str, Card], lore: float) -> None:
        """lore: the share of INT in what the deck asks for."""
        self.lore = lore
        self.view = view
        self.seat = seat
        self.me: HeroView = view.heroes[seat - 1]
        self.cards = cards
        self.appraise = Appraisal(view, seat, cards)

    # --- growth ---------------------------------------------------------------------

    def grow(self, answer: m.Grow) -> float:
        """As much as possible: what the hand waits for; a deck of its kind decides the rest."""
        me = self.me
        score = 0.0
        for card_id in me.hand:
            card = self.cards[card_id]
            need_int = max(card.cost, card.keywords.get("magic", 0)) - me.int_max
            need_str = max(card.strength, card.partner_cost) - me.str_max
            if need_int > 0:
                score += answer.intelligence / need_int
            if need_str > 0:
                score += answer.strength / need_str
        total = me.int_max + me.str_max + 1
        balance = 1.5 if me.int_max < self.lore * total else -1.5
        return 0.5 * score + balance * answer.intelligence + 9.0 * (answer.intelligence + answer.strength)

    # --- main and end phase ------------------------------------------------------------

    def play(self, answer: Answer) -> float:
        cards = self.cards
        if isinstance(answer, m.Equip):
            return self.equip(cards[answer.card])
        if isinstance(answer, m.Summon):
            return 2.0 + worth.of_card(cards[answer.card]) - 0.1 * self.reserve(cards[answer.card].cost)
        if isinstance(answer, m.Cast):
            card = cards[answer.card]
            if card.is_lasting:
                return 2.5 if self.view.fighting or card.until == "game" else 0.2
            gain = self.appraise.cast(card, answer)
            if card.is_instant:
                gain -= 1.0
            return gain - 0.45 * card.cost - 0.1 * self.reserve(card.cost)
        if isinstance(answer, m.Activate):
            return self.activate(answer)
        if isinstance(answer, m.Bind):
            return self.bind(self.view.things[answer.creature])
        if isinstance(answer, m.Unbind):
            return -1.0
        if isinstance(answer, m.Reveal):
            return 4.0
        if isinstance(answer, m.Unequip):
            return self.unequip(self.view.things[answer.piece])
        if isinstance(answer, m.Discover):
            return 0.4 if len(self.me.hand) <= 2 else -0.4
        if isinstance(answer, m.Beg):
            return 0.5 if len(self.me.hand) <= 1 else -0.1
        return 0.0

    def reserve(self, cost: int) -> float:
        """INT that an Instant in hand would need in the GM's turn and that would be gone."""
        left = self.me.int_free - cost
        return max(
            [float(self.cards[c].cost) for c in self.me.hand if self.cards[c].is_instant and self.cards[c].cost > left],
            default=0.0,
        )

    def activate(self, answer: m.Activate) -> float:
        thing = self.view.things[answer.source]
        card = self.cards[thing.card]
        if thing.zone == "partner" and card.partner is not None:
            card = card.partner
        ability = card.activated[answer.ability]
        pay = ability.pay
        if card.is_weapon and not self.me.attacked and card.strength > self.me.str_free - pay.strength:
            return -1.0
        price = 0.5 * pay.intelligence + 0.2 * pay.strength + pay.lp * worth.of_lp(self.me) + 1.0 * pay.discard
        if pay.sacrifice == "self":
            price += worth.of_thing(thing, self.cards)
        elif pay.sacrifice == "creature":
            price += min(
                [worth.of_thing(self.view.things[i], self.cards) for i in self.me.creatures if i != thing.id],
                default=5.0,
            )
        return self.appraise.of(ability.do, answer.target, answer.source) - price - 0.2

    def bind(self, creature: ThingView) -> float:
        """A partner guards the body and strengthens the Hero attack, but neither attacks nor blocks alone."""
        card = self.cards[creature.card]
        assert card.partner is not None
        bond = card.partner
        more = len(bond.static) - len(card.static) + len(bond.triggered) - len(card.triggered)
        gives = 0.6 * (more + len(bond.activated) - len(card.activated))
        waiting = [c for c in self.me.hand if self.cards[c].strength > self.me.str_free - card.partner_cost]
        armored = any(self.cards[self.view.things[i].card].arm for i in self.me.equipment)
        return gives + (0.2 if armored else 1.0) - 0.4 * len(waiting) if creature.defense > 1 else -1.0

    def arms(self) -> list[int]:
        """The ARM left on every piece that an attacker could name."""
        things = self.view.things
        worn = [things[i].defense for i in self.me.equipment if self.cards[things[i].card].is_armor]
        return [*worn, max(0, things[self.me.partner].defense)] if self.me.partner else worn

    def equip(self, card: Card) -> float:
        """A weapon counts by what it adds to the one Hero attack, armor unless it opens a gap to be named."""
        text = 0.6 * (len(card.static) + len(card.triggered) + len(card.activated)) + self.set_bonus(card)
        if card.is_weapon:
            return 4.0 + 1.5 * max(0, card.atk - self.best_atk()) + 0.5 * card.defense + text
        arms = self.arms()
        gap = max(0, min(arms) - card.arm) if arms else 0
        guard = 1.2 * card.arm if not arms or min(arms) == 0 else 0.3 * card.arm
        return 3.0 + guard + text - 1.3 * gap if gap <= text else -0.5

    def weapons(self) -> list[ThingView]:
        worn = [self.view.things[i] for i in self.me.equipment]
        return [thing for thing in worn if self.cards[thing.card].is_weapon]

    def best_atk(self) -> int:
        """What the Hero attack comes to now, bare hands included."""
        return max([1, *[self.blow(thing) for thing in self.weapons()]])

    def blow(self, thing: ThingView) -> int:
        """ATK, with half a die for Empower."""
        return thing.atk + (3 if "empower" in thing.keywords else 0)

    def set_bonus(self, card: Card) -> float:
        if card.series is None:
            return 0.0
        worn = [self.cards[self.view.things[i].card].series for i in self.me.equipment]
        return 1.5 if worn.count(card.series) == 1 else 0.2

    def unequip(self, piece: ThingView) -> float:
        """Make room for something clearly better; drop a shell that only draws the blows."""
        card = self.cards[piece.card]
        if card.is_armor and piece.defense == 0:
            arms = self.arms()
            arms.remove(0)
            text = len(card.static) + len(card.triggered) + len(card.activated)
            if arms and min(arms) > 0:
                return 0.8 * min(arms) - 0.6 * text
        fits = [
            other
            for other in [self.cards[c] for c in self.me.hand]
            if other.slot == card.slot
            and other.strength <= self.me.str_free
            and other.keywords.get("magic", 0) <= self.me.int_free
        ]
        if card.is_weapon:
            return self.lay_down(piece, fits)
        return max([worth.of_card(other) for other in fits], default=0.0) - worth.of_thing(piece, self.cards) - 1.5

    def lay_down(self, piece: ThingView, fits: list[Card]) -> float:
        """The poorer weapon goes for one that strikes clearly harder."""
        held = self.weapons()
        free = 2 - sum([self.cards[thing.card].hands for thing in held])
        poorest = min(held, key=lambda thing: (thing.atk, thing.defense, thing.id))
        if piece.id != poorest.id or any(other.hands <= free for other in fits):
            return -1.0
        room = free + self.cards[piece.card].hands
        blows = [other.atk - 2 * other.keywords.get("inertia", 0) for other in fits if other.hands <= room]
        return 1.5 * (max(blows, default=0) - self.best_atk()) - 0.4 * piece.defense - 0.8

    # --- attacks --------------------------------------------------------------------------

    def attack(self, answer: Answer) -> float:
        if not isinstance(answer, m.Attack):
            return self.play(answer) if isinstance(answer, m.Cast) else 0.0
        view = self.view
        target = view.things[answer.target]
        n, attacker = self.strength(answer.attacker)
        if target.owner == NEUTRAL:
            return -1.0 if "nimble" in target.keywords else 0.2 if not view.gm.creatures else 0.01
        if "armored" in target.keywords and attacker is not None and "reach" in attacker.keywords:
            return -0.1
        whole = worth.of_thing(target, self.cards)
        left = max(1, target.defense) if target.card else 3
        if target.id == view.boss:
            # Its fall wins, whatever strikes back in the same moment.
            whole += 200.0 if n >= left else 14.0
        if n >= left:
            score = whole + 2.0 - 0.15 * (n - left)
        else:
            together = self.my_side_can_deal(target)
            score = (0.8 if together >= left else 0.45) * whole * n / left
        if "tenacity" in target.keywords:
            score *= 0.5
        if "untouchable" in target.keywords:
            score *= target.keywords["untouchable"] / 6
        if "nimble" in target.keywords:
            score -= self.struck_back(answer.attacker, target.atk)
        return score + 0.02

    def strength(self, attacker: int) -> tuple[int, ThingView | None]:
        """Damage of an attack, and the card that deals it."""
        if attacker == self.seat:
            return 1 + self.partner_atk(), None
        thing = self.view.things[attacker]
        return self.blow(thing) + (self.partner_atk() if thing.zone == "equipped" else 0), thing

    def partner_atk(self) -> int:
        return self.view.things[self.me.partner].atk if self.me.partner else 0

    def my_side_can_deal(self, target: ThingView) -> int:
        """What all Heroes together could still do to it this turn."""
        total = 0
        for hero in self.view.heroes:
            if hero.out:
                continue
            total += sum([self.view.things[i].atk for i in hero.creatures if not self.view.things[i].attacked])
            if not hero.attacked:
                arms = [self.view.things[i].atk for i in hero.equipment]
                total += max([1, *arms])
        return total

    def struck_back(self, attacker: int, n: int) -> float:
        """Nimble: what the attacker would suffer."""
        if attacker < FIRST_ID or self.view.things[attacker].zone == "equipped":
            return worth.loss_of_lp(self.me, n)
        return worth.hits_for(self.view, attacker, n, self.cards)

    # --- defence ----------------------------------------------------------------------------

    def block(self, answer: m.Block) -> float:
        """The smaller loss; blockers are kept for the bigger blows that are still to come."""
        attack = self.view.attack
        assert attack is not None
        n = attack.amount
        attacker = self.view.things[attack.attacker]
        if not answer.blocker:
            return -worth.loss_of_lp(self.me, n - worth.weakest_arm(self.view, self.me, self.cards))
        thing = self.view.things[answer.blocker]
        loss = worth.hits_for(self.view, thing.id, n, self.cards)
        if "untouchable" in thing.keywords:
            loss *= thing.keywords["untouchable"] / 6
        if "nimble" in thing.keywords:
            loss -= worth.hits_for(self.view, attacker.id, thing.atk, self.cards)
        if "trample" in attacker.keywords and n > thing.defense:
            loss += worth.loss_of_lp(self.me, n - thing.defense)
        bigger = [
            1 for a, t in self.view.coming
            if t == self.seat and a in self.view.things and self.view.things[a].atk > n
        ]  # fmt: skip
        return -loss - 0.3 * len(bigger)

    def intervene(self) -> float:
        """Step in where it costs little and saves much."""
        attack = self.view.attack
        assert attack is not None
        n = attack.amount
        arm = worth.weakest_arm(self.view, self.me, self.cards)
        mine = worth.loss_of_lp(self.me, n - arm) + (0.7 * arm if 0 < arm <= n else 0.3)
        if attack.target >= FIRST_ID:
            theirs = worth.hits_for(self.view, attack.target, n, self.cards)
        else:
            ally = self.view.heroes[attack.target - 1]
            fresh = [i for i in ally.creatures if not self.view.things[i].blocks and not self.view.things[i].paralyzed]
            theirs = worth.loss_of_lp(ally, n - worth.weakest_arm(self.view, ally, self.cards))
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
