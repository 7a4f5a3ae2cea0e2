"""What experience and scrolls can do at any time (RO-120, RO-130 to RO-132, RO-180 to RO-184)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec.structs import replace

from questhall.kernel.answers import Answer, Refusal

from ..entities import WIZARD
from ..moves import Cleanse, Heal, Inspire, Repel, Spend, Swap, Turn
from . import completing, dragon, slots, weakness
from .dice import clear
from .places import is_claimed

if TYPE_CHECKING:
    from ..state import RushOut

ABILITY = {Inspire: "inspire", Cleanse: "cleanse", Repel: "repel", Heal: "heal"}
RULE = {"inspire": "RO-181", "cleanse": "RO-182", "repel": "RO-183", "heal": "RO-184"}


def options(g: RushOut, seat: int) -> list[Answer]:
    """All that a seat could use now."""
    found: list[Answer] = [Spend()]
    if seat == WIZARD and g.wizard.items:
        for number, die in g.own(WIZARD):
            found += [Turn(number, face) for face in ("plant", "water", "air") if face != die.face]
        found += [Swap(slot) for slot in (1, 2, 3)]
    elif seat != WIZARD and g.scenario.abilities and can_pay(g, seat):
        found += [Inspire(number) for number in g.dice if number >= 10]
        found += [Cleanse(card) for card in (*g.curses, *(c for h in g.heroes for c in h.weak))]
        found += [Repel(), *(Heal(hero.seat) for hero in g.heroes)]
    return [answer for answer in found if why_not(g, seat, answer) is None]


def can_pay(g: RushOut, seat: int) -> bool:
    """Whether a hero has the experience that the own ability costs (RO-180)."""
    player = g.players[seat]
    return len(player.learned) >= g.catalog.heroes[player.character].price


def why_not(g: RushOut, seat: int, answer: Answer) -> Refusal | None:
    if isinstance(answer, Spend):
        coins = g.hero_coins if seat else g.wizard_coins
        return None if len(coins) >= 2 else Refusal("refusal.two-coins", ("RO-123",), {"n": len(coins)})
    if isinstance(answer, Turn | Swap):
        return why_not_scroll(g, seat, answer)
    return why_not_ability(g, seat, answer)


def why_not_scroll(g: RushOut, seat: int, answer: Turn | Swap) -> Refusal | None:
    if seat != WIZARD:
        return Refusal("refusal.scroll", ("RO-120",))
    scrolls = [g.catalog.scrolls[item] for item in g.wizard.items]
    if isinstance(answer, Swap):
        if not any(scroll.swaps for scroll in scrolls):
            return Refusal("refusal.scroll", ("RO-132",))
        open_spell = 1 <= answer.slot <= len(g.spells) and g.spells[answer.slot - 1]
        if not open_spell or (g.aim is not None and g.aim.source == f"s{answer.slot}"):
            return Refusal("refusal.no-spell", ("RO-132",))
        return None
    die = g.dice.get(answer.die)
    if die is None or answer.die // 10 != WIZARD or die.place or not die.rolled:
        return Refusal("refusal.not-your-die", ("RO-130", "RO-131"))
    pairs = [set(scroll.turns) for scroll in scrolls if scroll.turns is not None]
    turned = die.face != answer.face and {die.face, answer.face} in pairs
    return None if turned else Refusal("refusal.scroll", ("RO-130", "RO-131"))


def why_not_ability(g: RushOut, seat: int, answer: Answer) -> Refusal | None:
    ability = ABILITY[type(answer)]
    rules = (RULE[ability],)
    if seat == WIZARD or not g.scenario.abilities:
        return Refusal("refusal.no-abilities", ("RO-176",))
    hero = g.catalog.heroes[g.players[seat].character]
    if hero.ability != ability:
        return Refusal("refusal.not-your-ability", rules)
    known = len(g.players[seat].learned)
    if known < hero.price:
        return Refusal("refusal.experience", ("RO-180", *rules), {"cost": hero.price, "n": known})
    if isinstance(answer, Inspire):
        die = g.dice.get(answer.die)
        rolling = die is not None and g.players[answer.die // 10].busy > g.time
        shown = die is not None and die.rolled and die.face == "star"
        if die is None or answer.die < 10 or die.place or rolling or shown:
            return Refusal("refusal.no-such-die", rules)
    elif isinstance(answer, Cleanse):
        if not affects(g, answer.card):
            return Refusal("refusal.nothing-to-cleanse", rules)
    elif isinstance(answer, Repel):
        if not g.dragon:
            return Refusal("refusal.dragon-home", ("RO-93", *rules))
    elif isinstance(answer, Heal) and not (0 < answer.hero < len(g.players) and g.players[answer.hero].wounded):
        return Refusal("refusal.not-wounded", rules)
    return None


def affects(g: RushOut, card: str) -> bool:
    """Whether the heroes suffer from this weakness or curse; a completed one has ended."""
    if card in g.curses:
        return not is_claimed(g, f"c:{card}")
    return any(card in hero.weak for hero in g.heroes) and not is_claimed(g, f"w:{card}")


def use(g: RushOut, seat: int, answer: Answer) -> None:
    g.unsettled = True
    if isinstance(answer, Spend):
        spend(g, seat)
    elif isinstance(answer, Turn):
        g.dice[answer.die] = replace(g.dice[answer.die], face=answer.face)
        g.tell("log.turned", ("RO-130", "RO-131"), face=answer.face)
    elif isinstance(answer, Swap):
        swap(g, answer.slot)
    else:
        use_ability(g, seat, answer)


def use_ability(g: RushOut, seat: int, answer: Answer) -> None:
    """Each time it is paid (RO-180)."""
    player = g.players[seat]
    hero = g.catalog.heroes[player.character]
    kept = len(player.learned) - hero.price
    g.removed += player.learned[kept:]
    player.learned = player.learned[:kept]
    g.tell("log.ability", (RULE[hero.ability],), seat=seat, ability=hero.ability)
    if isinstance(answer, Inspire):
        g.dice[answer.die] = replace(g.dice[answer.die], face="star", rolled=True, inspired=True)
    elif isinstance(answer, Cleanse):
        if answer.card in g.curses:
            completing.lift(g, answer.card)
        else:
            weakness.remove(g, answer.card)
    elif isinstance(answer, Repel):
        dragon.back(g)
    elif isinstance(answer, Heal):
        completing.heal(g, answer.hero)


def spend(g: RushOut, seat: int) -> None:
    """Two coin trials for the top card of the own stack, unseen (RO-123)."""
    side = "heroes" if seat else "wizard"
    if seat:
        g.removed += g.hero_coins[-2:]
        g.hero_coins = g.hero_coins[:-2]
    else:
        g.removed += g.wizard_coins[-2:]
        g.wizard_coins = g.wizard_coins[:-2]
    g.tell("log.spent", ("RO-123",), side=side)
    slots.drop_top(g, side)


def swap(g: RushOut, slot: int) -> None:
    """The dice on it go back; the open spell lies on top of the stack (RO-132)."""
    place = f"s{slot}"
    clear(g, place, "wizard")
    top, old = g.spell_stack[-1], g.spells[slot - 1]
    g.spell_stack = (*g.spell_stack[:-1], old)
    g.spells = (*g.spells[: slot - 1], top, *g.spells[slot:])
    g.learned = ~0
    g.tell("log.swapped", ("RO-132",), card=old, place=place)
