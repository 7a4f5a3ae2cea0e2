"""Spells, reaction windows and the stack (SQ-7)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar

from msgspec import structs

from questhall.kernel.answers import Answer, Refusal
from questhall.kernel.asks import Asking, Question, ask, ask_first, ask_still
from questhall.kernel.events import Event
from questhall.kernel.procedure import Procedure, step

from .. import values
from ..catalog import Card
from ..entities import GM, InPlay, Item
from ..moves import Activate, Cast, Pass, Reveal, Target
from . import choices, effects, equipment, fall
from .summon import leaves_enough
from .targets import out_of_reach, possible_targets, turned_up
from .triggers import ACTIVATED, note_use, used_up
from .zones import enter, out_of_hand, pay, put_away, to_spend

if TYPE_CHECKING:
    from ..state import SideQuest


# --- may this be played? ------------------------------------------------------------


def why_not_cast(g: SideQuest, seat: int, card_id: str, reacting: bool) -> Refusal | None:
    """SQ-7.1, SQ-7.2, SQ-7.4; the target is a question of its own."""
    card = g.cards[card_id]
    if reacting:
        if not card.is_instant:
            return Refusal("refusal.not-an-instant", ("SQ-7.1", "SQ-7.2"), {"card": card_id})
    elif card.timing != "any":
        return Refusal(f"refusal.timing-{card.timing}", ("SQ-7.2",), {"card": card_id})
    if card.timing == "attack" and not g.open_attacks():
        return Refusal("refusal.timing-attack", ("SQ-7.2",), {"card": card_id})
    if card.timing == "spell" and not g.chain:
        return Refusal("refusal.timing-spell", ("SQ-7.2",), {"card": card_id})
    price = values.cost(g, seat, card_id)
    free = to_spend(g, seat)
    if price > free:
        return Refusal("refusal.too-expensive", ("SQ-7.4",),
                       {"card": card_id, "cost": price, "free": free, "seat": seat})  # fmt: skip
    if card.strength and card.strength > g.hero(seat).str_free:
        return Refusal("refusal.spell-str", ("SQ-6.6",),
                       {"card": card_id, "cost": card.strength, "free": g.hero(seat).str_free})  # fmt: skip
    return None


def casts(g: SideQuest, seat: int, card_id: str, card: Card, reacting: bool) -> list[Cast]:
    """All ways to cast a card now."""
    if why_not_cast(g, seat, card_id, reacting) is not None:
        return []
    if card.target is None:
        return [Cast(card_id)]
    if card.second is None:
        return [Cast(card_id, t) for t in possible_targets(g, seat, card.target, None)]
    others = possible_targets(g, seat, card.second, None, sole=False)
    first = possible_targets(g, seat, card.target, None, sole=False)
    return [Cast(card_id, t, other) for t in first for other in others if other != t]


def add_instants(g: SideQuest, seat: int, found: list[Answer], reacting: bool) -> None:
    """All ways to cast an Instant of the hand now."""
    hand = g.player(seat).hand
    instants = g.catalog.instants
    if instants.isdisjoint(hand):
        return
    priceless = "cost" not in g.listeners
    free = to_spend(g, seat)
    for card_id in dict.fromkeys(hand):
        if card_id in instants:
            card = g.cards[card_id]
            if priceless and card.cost > free:
                continue  # out of reach whatever else may be said about it
            found += casts(g, seat, card_id, card, reacting)


def add_reactions(g: SideQuest, seat: int, found: list[Answer]) -> None:
    """All Instants and instant abilities that a seat may answer with now."""
    add_instants(g, seat, found, True)
    for i in g.listeners.get("instant", ()):
        thing = g.things[i]
        if thing.owner == seat:
            found += activations(g, seat, thing, True)


def why_not_activate(g: SideQuest, seat: int, thing: InPlay, number: int, reacting: bool) -> Refusal | None:
    """SQ-7.7, SQ-6.6."""
    about = {"thing": thing.id}
    abilities = g.card(thing).activated
    if thing.owner != seat or thing.face_down or not 0 <= number < len(abilities):
        return Refusal("refusal.no-ability", ("SQ-7.7",), about)
    ability = abilities[number]
    if reacting and not ability.instant:
        return Refusal("refusal.own-turn-only", ("SQ-2.5",), about)
    if used_up(g, thing, ACTIVATED + number, ability.once):
        return Refusal(f"refusal.once-{ability.once}", ("SQ-7.7",), about)
    if ability.condition is not None and not values.holds(g, ability.condition, seat, thing):
        return Refusal("refusal.condition", ("SQ-7.7",), about)
    cost = ability.pay
    player = g.player(seat)
    short = {"thing": thing.id, "seat": seat}
    if seat == GM:
        if cost.bp > g.gm.bp:
            return Refusal("refusal.cannot-pay", ("SQ-7.4",), {**short, "cost": cost.bp, "free": g.gm.bp})
    else:
        hero = g.hero(seat)
        if cost.intelligence > hero.int_free:
            return Refusal("refusal.cannot-pay", ("SQ-7.4",),
                           {**short, "cost": cost.intelligence, "free": hero.int_free})  # fmt: skip
        if cost.strength > hero.str_free:
            return Refusal("refusal.cannot-pay-str", ("SQ-6.6",),
                           {**short, "cost": cost.strength, "free": hero.str_free})  # fmt: skip
        if cost.lp and cost.lp >= hero.lp:
            return Refusal("refusal.cannot-pay-lp", ("SQ-7.4",), {**short, "cost": cost.lp, "free": hero.lp})
        magic = values.keyword(g, thing, "magic")
        if magic > hero.int_free:
            return Refusal("refusal.magic", ("SQ-11.11",), {**short, "cost": magic, "free": hero.int_free})
    if cost.discard > len(player.hand):
        return Refusal("refusal.cannot-discard", ("SQ-7.4",), {**short, "cost": cost.discard})
    if cost.sacrifice == "creature" and not choices.offerings(g, seat, thing.id):
        return Refusal("refusal.nothing-to-sacrifice", ("SQ-11.12",), about)
    if cost.sacrifice == "self" and thing.id == g.boss:
        return Refusal("refusal.nothing-to-sacrifice", ("SQ-11.12",), about)
    return None


def activations(g: SideQuest, seat: int, thing: InPlay, reacting: bool) -> list[Activate]:
    """All ways to activate a card in play now."""
    found: list[Activate] = []
    for i, ability in enumerate(g.card(thing).activated):
        if (reacting and not ability.instant) or why_not_activate(g, seat, thing, i, reacting) is not None:
            continue
        if ability.target is None:
            found.append(Activate(thing.id, i))
        else:
            found += [Activate(thing.id, i, t) for t in possible_targets(g, seat, ability.target, thing)]
    return found


# --- playing ---------------------------------------------------------------------------


class SpellCast(Event):
    """A spell has been cast; what listens reacts."""

    subject: int
    seat: int
    after: ClassVar[tuple[str, ...]] = ("spell_cast", "enemy_spell_cast")


def cast(g: SideQuest, seat: int, answer: Cast) -> list[Procedure]:
    """Pays the spell, chooses its targets and puts it on the stack (SQ-7.3, SQ-7.4)."""
    pay(g, seat, values.cost(g, seat, answer.card))
    if seat != GM:
        g.hero(seat).str_spent += g.cards[answer.card].strength
    out_of_hand(g, seat, answer.card)
    speaks_of = g.open_attacks() if g.cards[answer.card].timing == "attack" else []
    attack = speaks_of[0][0] if speaks_of else 0
    item = Item(g.new_id(), seat, answer.card, answer.target, second=answer.second, attack=attack)
    if g.log is not None:
        g.tell("log.cast", ("SQ-7.4",), seat=seat, card=answer.card, target=answer.target, second=answer.second,
               item=item.id)  # fmt: skip
    item, todo = chooses(g, item)
    g.chain += (item,)
    if len(speaks_of) > 1:
        todo.append(WhichAttack(seat, answer.card, item.id))
    if "spell_cast" in g.listeners or "enemy_spell_cast" in g.listeners:
        todo.append(SpellCast(subject=item.id, seat=seat))
    return todo


def chooses(g: SideQuest, item: Item) -> tuple[Item, list[Procedure]]:
    """Its targets are chosen: what lies face down is turned up, Untouchable is checked (SQ-11.19, SQ-11.20)."""
    targets = [target for target in (item.target, item.second) if target]
    todo = [event for target in targets for event in turned_up(g, target)]
    missed = tuple([target for target in targets if out_of_reach(g, target)])
    return structs.replace(item, missed=missed) if missed else item, todo


class WhichAttack(Procedure):
    """Several attacks are announced: whoever casts the spell says which of them it speaks of (SQ-4.11)."""

    seat: int
    card: str
    item: int

    @step("SQ-4.11", "SQ-7.2")
    def choose(self, g: SideQuest) -> Asking | None:
        if not g.open_attacks():
            self.leave()
            return None
        return ask(self.seat, ChooseAttack)

    @step("SQ-4.11")
    def is_chosen(self, g: SideQuest) -> None:
        attack = g.said(Target).target
        g.chain = tuple([structs.replace(each, attack=attack) if each.id == self.item else each for each in g.chain])


class ChooseAttack(Question["SideQuest", "WhichAttack"]):
    """One of the attacks that were announced, by its attacker."""

    name = "sidequest.choose-attack"

    def options(self, g: SideQuest, frame: WhichAttack, seat: int) -> list[Target]:
        return [Target(attacker) for attacker, _ in g.open_attacks()]


def play(g: SideQuest, seat: int, answer: Cast | Activate) -> list[Procedure]:
    """A spell, or an ability that is used at once, goes on the stack (SQ-7.3)."""
    return cast(g, seat, answer) if isinstance(answer, Cast) else activate(g, seat, answer, True)


def play_first(g: SideQuest, seat: int, answer: Cast | Activate) -> list[Procedure]:
    """The same where no window is open yet: it opens one, above whatever waits on the stack already."""
    below = len(g.chain)
    return [*play(g, seat, answer), Window(below)]


def activate(g: SideQuest, seat: int, answer: Activate, reacting: bool) -> list[Procedure]:
    """Pays an ability; in a window it waits on the stack, in the own turn it resolves at once (SQ-7.7)."""
    thing = g.things[answer.source]
    ability = g.card(thing).activated[answer.ability]
    cost = ability.pay
    note_use(g, thing, ACTIVATED + answer.ability, ability.once)
    if seat == GM:
        pay(g, seat, cost.bp)
    else:
        hero = g.hero(seat)
        hero.int_spent += cost.intelligence
        hero.str_spent += cost.strength
        hero.lp -= cost.lp
    todo: list[Procedure] = []
    if cost.discard:
        todo.append(choices.DiscardCards(seat, cost.discard, is_cost=True))
    if cost.sacrifice == "self":
        todo.append(fall.Sacrificed(thing.id))
    elif cost.sacrifice == "creature":
        todo.append(choices.SacrificeCreature(seat, thing.id, is_cost=True))
    item = Item(g.new_id(), seat, thing.card, answer.target, thing.id, answer.ability)
    if g.log is not None:
        g.tell("log.activate", ("SQ-7.7",), seat=seat, thing=thing.id, card=thing.card, item=item.id)
    item, events = chooses(g, item)
    todo += events
    if reacting:
        g.chain += (item,)
    else:
        about = (thing.id, answer.target) if answer.target else (thing.id,)
        todo += [Resolve(item), Aftermath(len(g.chain), by=seat, about=about)]
    return todo


class Resolve(Procedure):
    """One spell or effect resolves completely, then goes to the discard pile (SQ-7.5, SQ-7.6)."""

    item: Item

    @step("SQ-7.3")
    def effects(self, g: SideQuest) -> Procedure | None:
        item = self.item
        card = g.cards[item.card]
        if item.countered:
            return None
        lasting = item.ability < 0 and card.is_lasting
        if lasting:
            thing = enter(g, item.card, item.seat, "lasting")
            if g.log is not None:
                g.tell("log.stays", ("SQ-7.6",), card=item.card, thing=thing.id)
            return None
        # Of two targets each is there or out of reach for itself.
        reached = [g.exists(target) and target not in item.missed for target in (item.target, item.second) if target]
        if reached and not any(reached):
            if g.log is not None:
                g.tell("log.no-effect", ("SQ-7.9",), card=item.card)
            return None
        target = item.target if reached[:1] == [True] else 0
        second = item.second if reached[1:] == [True] else 0
        place = card.place_of("activated", item.ability) if item.ability >= 0 else ()
        attacker, defender = next((ends for ends in g.open_attacks() if ends[0] == item.attack), (0, 0))
        return effects.Effects(
            item.card, (*place, "do"), item.seat, item.source, target, second, attacker=attacker, defender=defender
        )

    @step("SQ-7.6")
    def goes_away(self, g: SideQuest) -> None:
        item = self.item
        if item.ability < 0 and (item.countered or not g.cards[item.card].is_lasting):
            put_away(g, item.card, item.seat)


PASS = Pass()

# --- the reaction window ------------------------------------------------------------------


def could_react(g: SideQuest, seat: int) -> bool:
    """From public information alone: resources and card backs, or an ability everybody sees."""
    if seat:
        hero = g.heroes[seat - 1]
        if hero.hand and hero.int_max > hero.int_spent:
            return True
    elif g.gm.hand and g.gm.bp:
        return True
    abilities = g.listeners.get("instant")
    return abilities is not None and any(g.things[i].owner == seat for i in abilities)


def able_to_react(g: SideQuest) -> list[int]:
    seats = [GM] if could_react(g, GM) else []
    for hero in g.heroes:
        if not hero.out and could_react(g, hero.seat):
            seats.append(hero.seat)
    return seats


class Window(Procedure):
    """Everybody who could react is asked; when all have passed, the stack resolves (SQ-7.3)."""

    below: int = 0
    """What lies below on the stack waits: it was answered by something else, and this came in between."""
    silent: tuple[int, ...] = ()
    about: tuple[int, ...] = ()

    @step("SQ-7.2")
    def opens(self, g: SideQuest) -> Asking | None:
        return self.open_for(g, able_to_react(g))

    def open_for(self, g: SideQuest, seats: list[int], about: tuple[int, ...] = ()) -> Asking | None:
        if not seats:
            self.go_to("resolves")
            return None
        self.silent, self.about = tuple(seats), about
        self.go_to("someone_answers")
        return ask_first(seats, React, about)

    @step("SQ-7.2")
    def stays_open(self, g: SideQuest) -> Asking | None:
        """Somebody has only passed: the others' asks still stand."""
        return ask_still(self.silent, React, self.about)

    @step("SQ-7.2")
    def someone_answers(self, g: SideQuest) -> list[Procedure] | Procedure | None:
        seat, answer = g.answers[0]
        if isinstance(answer, Pass):
            self.silent = tuple([other for other in self.silent if other != seat])
            self.go_to("stays_open" if self.silent else "resolves")
            return None
        self.go_to("opens")
        if isinstance(answer, Reveal):
            return equipment.reveal(g, g.things[answer.creature])
        return play(g, seat, answer if isinstance(answer, Cast) else g.said(Activate))

    @step("SQ-7.3")
    def resolves(self, g: SideQuest) -> Procedure | None:
        if len(g.chain) <= self.below:
            return None
        item = g.chain[-1]
        g.chain = g.chain[:-1]
        self.again()
        return Resolve(item)


class Aftermath(Window):
    """A creature was summoned, a piece equipped, an ability used: the other side may answer it (SQ-7.2).

    Whoever did it, and their companions, are on the move anyway. Once somebody answers, everybody may.
    """

    by: int = GM
    since: int = 0
    """Cards of theirs that came into play from this number on are what it is about, too."""

    @step("SQ-7.2")
    def opens(self, g: SideQuest) -> Asking | None:
        seats = able_to_react(g)
        if len(g.chain) > self.below:
            return self.open_for(g, seats)
        about = self.about
        if self.since:
            about = tuple([i for i in g.player(self.by).creatures if i >= self.since])
        about = tuple([i for i in about if g.exists(i)])
        others = [seat for seat in seats if (seat == GM) != (self.by == GM)] if about else []
        return self.open_for(g, others, about)


class React(Question["SideQuest", "Procedure"]):
    """An Instant, an ability, a card turned up in the own turn, or nothing."""

    name = "sidequest.react"

    def options(self, g: SideQuest, frame: Procedure, seat: int) -> list[Answer]:
        found: list[Answer] = [PASS]
        add_reactions(g, seat, found)
        equipment.add_reveals(g, seat, found)
        if seat != GM or len(found) == 1:
            return found
        return [answer for answer in found if leaves_enough(g, seat, answer)]

    def refuse(self, g: SideQuest, frame: Procedure, seat: int, answer: Answer) -> Refusal | None:
        if isinstance(answer, Reveal) and answer.creature in g.things:
            return equipment.why_not_reveal(g, seat, g.things[answer.creature])
        refusal = why_not_play(g, seat, answer, True)
        if refusal is None and not leaves_enough(g, seat, answer):
            return Refusal("refusal.must-summon", ("SQ-4.8",))
        return refusal or super().refuse(g, frame, seat, answer)


def why_not_play(g: SideQuest, seat: int, answer: Answer, reacting: bool) -> Refusal | None:
    """Why a spell or ability is not possible, its target included."""
    if isinstance(answer, Cast):
        if answer.card not in g.player(seat).hand:
            return Refusal("refusal.not-in-hand", ("SQ-1.11",), {"card": answer.card})
        if not g.cards[answer.card].is_spell:
            return Refusal("refusal.not-a-spell", ("SQ-7.1",), {"card": answer.card})
        return why_not_cast(g, seat, answer.card, reacting) or why_not_targets(g, seat, answer)
    if isinstance(answer, Activate):
        thing = g.things.get(answer.source)
        if thing is None:
            return Refusal("refusal.not-in-play", ("SQ-7.7",))
        refusal = why_not_activate(g, seat, thing, answer.ability, reacting)
        if refusal is None:
            choose = g.card(thing).activated[answer.ability].target
            refusal = why_not_target(g, seat, choose, answer.target, thing)
        return refusal
    return None


def why_not_targets(g: SideQuest, seat: int, answer: Cast) -> Refusal | None:
    """Why a spell cannot be cast at what was chosen; two targets are two different ones (SQ-7.9)."""
    card = g.cards[answer.card]
    if card.second is None:
        return why_not_target(g, seat, card.target, answer.target, None)
    for choose, target in ((card.target, answer.target), (card.second, answer.second)):
        assert choose is not None
        if target not in possible_targets(g, seat, choose, None, sole=False):
            return Refusal("refusal.no-target", ("SQ-7.9",), {"kind": choose.choose})
    return Refusal("refusal.same-target", ("SQ-7.9",)) if answer.target == answer.second else None


def why_not_target(g: SideQuest, seat: int, choose: Any, target: int, source: InPlay | None) -> Refusal | None:
    if choose is None or target in possible_targets(g, seat, choose, source):
        return None
    thing = g.things.get(target)
    if thing is not None and values.keyword(g, thing, "immunity"):
        return Refusal("refusal.immune", ("SQ-11.9",), {"thing": target})
    return Refusal("refusal.no-target", ("SQ-7.9",), {"kind": choose.choose})
