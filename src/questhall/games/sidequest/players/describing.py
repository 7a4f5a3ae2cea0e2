"""What an answer in SideQuest would do, in named numbers of about the size of one."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import lru_cache
from typing import Any

from questhall.kernel.answers import Answer
from questhall.kernel.glance import Part
from questhall.kernel.situation import Situation
from questhall.players.policy import Described

from .. import moves as m
from .. import vocabulary as v
from ..bot import SideQuestBot
from ..bot.gm import GmMind
from ..bot.hero import HeroMind
from ..bot.player import BEFORE_THE_GAME, DECLARE
from ..bot.worth import MANY, of_card
from ..catalog import Card
from ..entities import FIRST_ID, GM, NEUTRAL
from ..state import SideQuest
from ..view import ThingView, View
from .outlook import NAMES, Outlook
from .planning import Budget, Plans

FAR = 4.0
"""No difference of the bot's scores is counted as more."""
UNIT = 5.0
"""Of what the bot counts, so much is one."""


class SideQuestDescriber:
    """For one seat; it sees no more than its view."""

    names: Sequence[str] = NAMES

    def __init__(self, bot: SideQuestBot) -> None:
        self.bot = bot

    def position(self, now: Situation[View, SideQuest]) -> list[float]:
        mind = self.mind(now)
        return Outlook(now.glance, now.seat, self.bot.cards, mind.worth).numbers()

    def answers(self, now: Situation[View, SideQuest], advice: Answer, among: Sequence[Answer]) -> list[Described]:
        describing = Describing(now, self.mind(now), among)
        scores = self.scores(now, among)
        best = max(scores)
        found = []
        for answer, score in zip(among, scores, strict=True):
            said = describing.of(answer)
            said["advice"] = float(answer == advice)
            said["behind"] = min(FAR, (best - score) / UNIT)
            said["score"] = max(-FAR, min(FAR, score / UNIT))
            found.append(said)
        return found

    def scores(self, now: Situation[View, SideQuest], among: Sequence[Answer]) -> list[float]:
        """What the bot thinks of them; nothing where it does not weigh one by one."""
        if now.ask.question in BEFORE_THE_GAME or now.ask.question == DECLARE:
            return [0.0] * len(among)
        return list(map(self.bot.weighs(now), among))

    def mind(self, now: Situation[View, SideQuest]) -> HeroMind | GmMind:
        if now.seat == GM:
            return GmMind(now.glance, self.bot.cards)
        return HeroMind(now.glance, now.seat, self.bot.cards, self.bot.lore)


class Describing:
    """One question, and what may be answered to it."""

    def __init__(self, now: Situation[View, SideQuest], mind: HeroMind | GmMind, among: Sequence[Answer]) -> None:
        self.now = now
        self.mind = mind
        self.among = among
        self.view = mind.view
        self.things = mind.things
        self.cards = mind.cards
        self.question = now.ask.question.removeprefix("sidequest.")

    def of(self, answer: Answer) -> Described:
        found: Described = {f"{self.question}:{type(answer).__name__}": 1.0}
        tells = TOLD.get(type(answer))
        if tells is not None:
            tells(self, answer, found)
        return found

    # --- cards of the hand -----------------------------------------------------------------

    def played(self, answer: m.Summon | m.Equip | m.Cast, found: Described) -> None:
        card = self.cards[answer.card]
        found.update(marks(card, "play"))
        mine, free = self.purse()
        left = free - mine.costs.get(answer.card, card.cost)
        found["left"] = left / UNIT
        found["hand_left"] = (len(mine.hand) - 1) / UNIT
        found["instant_left"] = float(
            any(self.cards[other].is_instant and mine.costs[other] <= left for other in mine.hand if other != card.id)
        )
        if not card.is_equipment:
            found["budget"] = (of_card(card) + self.budget.with_left(left, answer.card)) / (2 * UNIT)
            found["budget.behind"] = (self.budget.best - found["budget"] * 2 * UNIT) / UNIT

    @Part
    def budget(self) -> Budget:
        mine, free = self.purse()
        return Budget([(card, mine.costs[card], of_card(self.cards[card])) for card in mine.hand
                       if not self.cards[card].is_equipment and not self.cards[card].is_instant], free)  # fmt: skip

    def cast(self, answer: m.Cast, found: Described) -> None:
        self.played(answer, found)
        self.aims(answer.target, found)
        if answer.second:
            self.aims(answer.second, found, "second")

    def purse(self) -> tuple[Any, int]:
        """Whoever pays, and what is left to pay with. Any: a Hero's field or the GM's."""
        if self.now.seat == GM:
            return self.view.gm, self.view.gm.bp
        me = self.view.heroes[self.now.seat - 1]
        return me, me.int_free

    def dropped(self, answer: m.Discard | m.Give, found: Described) -> None:
        found.update(marks(self.cards[answer.card], "drop"))
        mine, free = self.purse()
        found["far"] = max(0, self.cards[answer.card].cost - free) / UNIT
        found["copies"] = (mine.hand.count(answer.card) - 1) / 2

    def taken(self, answer: Any, found: Described) -> None:
        """A card by its name: from a pile, or a world."""
        found.update(marks(self.cards[answer.card], "take"))

    def bosses(self, answer: m.Bosses, found: Described) -> None:
        found[f"main:{answer.main}"] = 1.0
        found[f"second:{answer.secondary}"] = 1.0

    # --- cards in play -----------------------------------------------------------------------

    def used(self, answer: m.Activate, found: Described) -> None:
        thing = self.things[answer.source]
        card = self.cards[thing.card]
        if thing.zone == "partner" and card.partner is not None:
            card = card.partner
        ability = card.activated[answer.ability]
        found[f"use:{card.id}:{answer.ability}"] = 1.0
        for effect in ability.do:
            found[f"does:{effect.__class__.__name__}"] = 1.0
        pay = ability.pay
        found["pays"] = (pay.intelligence + pay.bp + pay.strength + 2 * pay.lp + pay.discard) / UNIT
        found["sacrifices"] = float(bool(pay.sacrifice))
        self.aims(answer.target, found)

    def piece(self, i: int, found: Described) -> None:
        thing = self.things[i]
        found.update(marks(self.cards[thing.card], "piece"))
        found["piece.now"] = thing.defense / UNIT
        found["piece.worth"] = self.mind.worth.of(thing) / UNIT

    def aims(self, target: int, found: Described, name: str = "at") -> None:
        """Whom it is aimed at."""
        if not target:
            return
        if target < FIRST_ID:
            hero = self.view.heroes[target - 1]
            found[f"{name}.me" if target == self.now.seat else f"{name}.hero"] = 1.0
            found[f"{name}.lp"] = hero.lp / 6
            return
        thing = self.things.get(target)
        if thing is None:
            found[f"{name}.spell"] = 1.0
            item = next((item for item in self.view.chain if item.id == target), None)
            if item is not None:
                found[f"{name}.spell_cost"] = self.cards[item.card].cost / UNIT
            return
        self.aims_at(thing, found, name)

    def aims_at(self, thing: ThingView, found: Described, name: str) -> None:
        side = "nobodys" if thing.owner == NEUTRAL else "gm" if thing.owner == GM else "heroes"
        found[f"{name}.{side}"] = 1.0
        found[f"{name}.atk"] = thing.atk / UNIT
        found[f"{name}.def"] = thing.defense / UNIT
        found[f"{name}.worth"] = self.mind.worth.of(thing) / UNIT
        if thing.damage:
            found[f"{name}.hurt"] = thing.damage / UNIT
        if thing.id == self.view.boss:
            found[f"{name}.boss"] = 1.0
        if thing.attacked:
            found[f"{name}.attacked"] = 1.0
        if thing.paralyzed:
            found[f"{name}.paralyzed"] = 1.0
        for word in thing.keywords:
            found[f"{name}:{word}"] = 1.0

    def target(self, answer: m.Target, found: Described) -> None:
        found[f"aims:{self.now.thing}"] = 1.0
        self.aims(answer.target, found)

    # --- fights --------------------------------------------------------------------------------

    def attack(self, answer: m.Attack, found: Described) -> None:
        mind = self.mind
        assert isinstance(mind, HeroMind)
        target = self.things[answer.target]
        self.aims_at(target, found, "at")
        n, attacker = mind.strength(answer.attacker)
        left = max(1, target.defense) if target.card else 3
        found["by.hero"] = float(answer.attacker < FIRST_ID)
        found["by.weapon"] = float(attacker is not None and attacker.zone == "equipped")
        found["hits"] = n / UNIT
        found["falls"] = float(n >= left)
        found["beyond"] = max(0, n - left) / UNIT
        found["share"] = min(1.0, n / left)
        found["together"] = float(mind.together >= left > n)
        plan = self.plans.after(answer.attacker, answer.target)
        found["plan"] = plan / (2 * UNIT)
        found["plan.behind"] = (self.plans.best - plan) / UNIT
        if n >= left and len(self.view.gm.creatures) == 1 and target.owner == GM:
            found["last"] = 1.0
        if "nimble" in target.keywords:
            found["struck_back"] = target.atk / UNIT
            if attacker is not None:
                found["falls_back"] = float(target.atk >= attacker.defense)
        if attacker is not None:
            found["by.worth"] = mind.worth.of(attacker) / UNIT
            for word in attacker.keywords:
                found[f"by:{word}"] = 1.0

    @Part
    def plans(self) -> Plans:
        mind = self.mind
        assert isinstance(mind, HeroMind)
        attacks = [answer for answer in self.among if isinstance(answer, m.Attack)]
        blows = {i: mind.strength(i)[0] for i in dict.fromkeys([answer.attacker for answer in attacks])}
        there = {i: self.things[i] for i in dict.fromkeys([answer.target for answer in attacks])}
        targets = {
            i: (max(1, thing.defense) if thing.card else 3, mind.worth.of(thing))
            for i, thing in there.items() if thing.owner == GM
        }  # fmt: skip
        own = {i for i in blows if i < FIRST_ID or self.things[i].zone == "equipped"}
        return Plans(blows, own, targets)

    def block(self, answer: m.Block, found: Described) -> None:
        mind, attack = self.mind, self.view.attack
        assert isinstance(mind, HeroMind)
        assert attack is not None
        me, n = mind.me, attack.amount
        through = max(0, n - mind.worth.weakest_arm(me))
        attacker = self.things[attack.attacker]
        coming = [self.things[a].atk for a, t in self.view.coming if t == me.seat and a in self.things]
        if not answer.blocker:
            found["unblocked"] = 1.0
            found["through"] = through / UNIT
            found["dies"] = float(through >= me.lp)
            found["lp_left"] = max(0, me.lp - through) / 6
            return
        thing = self.things[answer.blocker]
        self.aims_at(thing, found, "with")
        found["with.weapon"] = float(thing.zone == "equipped")
        found["falls"] = float(n >= thing.defense)
        found["saves"] = through / UNIT
        found["rescues"] = float(through >= me.lp)
        if coming and max(coming) > n:
            found["bigger"] = max(coming) / UNIT
        found["fells"] = float("nimble" in thing.keywords and thing.atk >= attacker.defense)
        if "trample" in attacker.keywords:
            found["spills"] = max(0, n - thing.defense) / UNIT

    def declare(self, answer: m.Declare, found: Described) -> None:
        """All attacks together: what comes through, what falls, who stays behind."""
        mind = self.mind
        assert isinstance(mind, GmMind)
        own = [self.things[i] for i in self.view.gm.creatures]
        able = [thing for thing in own if not (thing.face_down or thing.attacked or thing.paralyzed)]
        blows: dict[int, list[int]] = {}
        for attacker, target in answer.attacks:
            blows.setdefault(target, []).append(mind.blow(self.things[attacker]))
            if target >= FIRST_ID and "nimble" in self.things[target].keywords:
                found["nimble"] = found.get("nimble", 0.0) + self.things[target].atk / UNIT
        found["attackers"] = len(answer.attacks) / 3
        found["nobody"] = float(not answer.attacks)
        found["stay"] = (len(able) - len(answer.attacks)) / 3
        for target, all_of_them in blows.items():
            if target < FIRST_ID:
                self.on_hero(target, all_of_them, found)
                continue
            thing, force = self.things[target], sum(all_of_them)
            worth = mind.worth.of(thing) / UNIT
            found["creatures"] = found.get("creatures", 0.0) + 1 / 3
            if force >= thing.defense:
                found["kills"] = found.get("kills", 0.0) + 1.0
                found["killed"] = found.get("killed", 0.0) + worth
                found["over"] = found.get("over", 0.0) + (force - max(0, thing.defense)) / UNIT
            else:
                found["hurts"] = found.get("hurts", 0.0) + worth * force / max(1, thing.defense)

    def on_hero(self, target: int, blows: list[int], found: Described) -> None:
        hero = self.view.heroes[target - 1]
        arm = self.mind.worth.weakest_arm(hero)
        guards = [self.things[i] for i in hero.creatures]
        able = len([thing for thing in guards if not (thing.paralyzed or thing.face_down)])
        through = [max(0, blow - arm) for blow in sorted(blows, reverse=True)]
        unblocked = sum(through[able:])
        found["on_hero"] = found.get("on_hero", 0.0) + len(blows) / 3
        found["force"] = found.get("force", 0.0) + sum(through) / 6
        found["unblocked"] = found.get("unblocked", 0.0) + unblocked / 6
        found["blocked"] = found.get("blocked", 0.0) + min(able, len(blows)) / 3
        if sum(through) >= hero.lp:
            found["could_fell"] = 1.0
        if unblocked >= hero.lp:
            found["fells"] = 1.0

    # --- the rest -----------------------------------------------------------------------------------

    def grow(self, answer: m.Grow, found: Described) -> None:
        mind = self.mind
        assert isinstance(mind, HeroMind)
        found["int"] = float(answer.intelligence)
        found["str"] = float(answer.strength)
        found["int.waits"] = answer.intelligence * sum([need > 0 for need, _ in mind.needs]) / 3
        found["str.waits"] = answer.strength * sum([need > 0 for _, need in mind.needs]) / 3
        found["int.soon"] = answer.intelligence * sum([need == 1 for need, _ in mind.needs]) / 2
        found["str.soon"] = answer.strength * sum([need == 1 for _, need in mind.needs]) / 2
        found["int.lore"] = answer.intelligence * mind.lore
        found["str.lore"] = answer.strength * mind.lore

    def draw(self, answer: m.Draw, found: Described) -> None:
        found["cards"] = answer.cards / 3

    def chosen(self, answer: m.Option | m.Yes | m.No, found: Described) -> None:
        word = str(answer.number) if isinstance(answer, m.Option) else type(answer).__name__
        found[f"{word}:{self.now.thing}"] = 1.0


TOLD: dict[type[Answer], Callable[[Describing, Any, Described], None]] = {
    m.Summon: Describing.played,
    m.Equip: Describing.played,
    m.Cast: Describing.cast,
    m.Discard: Describing.dropped,
    m.Give: Describing.dropped,
    m.World: Describing.taken,
    m.Bosses: Describing.bosses,
    m.Activate: Describing.used,
    m.Unequip: lambda self, answer, found: self.piece(answer.piece, found),
    m.Armor: lambda self, answer, found: self.piece(answer.piece, found),
    m.Bind: lambda self, answer, found: self.aims(answer.creature, found),
    m.Reveal: lambda self, answer, found: self.aims(answer.creature, found),
    m.Target: Describing.target,
    m.Attack: Describing.attack,
    m.Block: Describing.block,
    m.Declare: Describing.declare,
    m.Grow: Describing.grow,
    m.Draw: Describing.draw,
    m.Option: Describing.chosen,
    m.Yes: Describing.chosen,
    m.No: Describing.chosen,
}
"""Who tells what of an answer. Any: each is told of the answers that it knows."""


@lru_cache(MANY)
def marks(card: Card, name: str) -> Described:
    """What is printed on a card, for what is done with it."""
    found = {
        f"{name}:{card.id}": 1.0,
        f"{name}.{card.kind}": 1.0,
        f"{name}.cost": card.cost / UNIT,
        f"{name}.worth": of_card(card) / UNIT,
    }
    for what, n in (("atk", card.atk), ("def", card.defense), ("arm", card.arm), ("str", card.strength)):
        if n:
            found[f"{name}.{what}"] = n / UNIT
    for word in card.keywords:
        found[f"{name}:{word}"] = 1.0
    for effect in verbs(card.do):
        found[f"{name}:{effect}"] = 1.0
    for what, abilities in (("triggered", card.triggered), ("activated", card.activated), ("static", card.static)):
        if abilities:
            found[f"{name}.{what}"] = len(abilities) / 2
    return found


def verbs(effects: Sequence[v.Effect]) -> set[str]:
    return {effect.__class__.__name__ for effect in effects}
