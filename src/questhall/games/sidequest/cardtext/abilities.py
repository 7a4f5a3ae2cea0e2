"""What static, triggered and activated abilities say: one paragraph each."""

from __future__ import annotations

from typing import assert_never

from questhall.games.sidequest import vocabulary as v
from questhall.games.sidequest.cardtext.effects import counted, instructions, say_condition
from questhall.games.sidequest.cardtext.voice import Voice

ABOUT: dict[v.Trigger, str] = {
    "ally_summoned": "creature",
    "ally_destroyed": "creature",
    "enemy_summoned": "creature",
    "enemy_destroyed": "creature",
    "spell_cast": "spell",
    "enemy_spell_cast": "spell",
}
"""What "that" is, where a trigger is about one sort of card only."""

MOMENTS: frozenset[v.Trigger] = frozenset({"turn_start", "turn_end", "enemy_turn_start"})
"""Triggers that name a point in time ("at the start of …"); all others tell what happens ("when …")."""


def say_static(voice: Voice, static: v.Static) -> str:
    voice = voice.about(None)
    if static.condition is None:
        return voice.book.say("text.paragraph", text=_bonus(voice, static))
    condition = say_condition(voice, static.condition)
    voice.named = isinstance(static.condition, v.HasKeyword | v.Damaged) and static.condition.of == "self"
    return voice.book.say("static.while", condition=condition, text=_bonus(voice, static))


def _bonus(voice: Voice, static: v.Static) -> str:
    match static:
        case v.StatBonus():
            per = ""
            if isinstance(static.amount, v.Count):
                n, per = voice.signed(static.amount.times), counted(voice, static.amount)
            else:
                n = voice.signed(static.amount)
            variant = "you" if static.to == "you" else "other"
            stat = voice.book.say(f"stat.{static.stat}")
            return voice.say("static.stat", variant, to=voice.to(static.to), n=n, stat=stat, per=per)
        case v.KeywordBonus():
            variant = "you" if static.to == "you" else "other"
            keyword = voice.granted(static.keyword, static.n)
            return voice.say("static.keyword", variant, to=voice.to(static.to), keyword=keyword)
        case v.CostBonus():
            kind = voice.book.phrase(f"card_kind.{static.kind}")
            direction = "less" if static.amount < 0 else "more"
            key = f"static.cost.{_side(voice, static.side)}_{direction}"
            return voice.book.say(key, kind=kind, n=abs(static.amount))
        case v.SideBonus():
            key = f"static.{static.what}.{_side(voice, static.side)}"
            direction = "less" if static.amount < 0 else "more"
            return voice.book.say(f"{key}_{direction}", n=abs(static.amount))
        case _:
            assert_never(static)


def _side(voice: Voice, side: str) -> str:
    """The GM's own cards say "you" to the GM, World Cards never do."""
    if side == "gm" and voice.side == "gm":
        return "you"
    if side == "you" and voice.side == "world":
        return "gm"
    return side


def say_triggered(voice: Voice, ability: v.Triggered) -> str:
    voice = voice.about(ability.target, ABOUT.get(ability.when, "card"))
    variants = (f"{voice.side}_{voice.noun}", voice.noun, voice.side, "any")
    key = voice.variant(f"trigger.{ability.when}", *variants)
    when = voice.book.say(key, this=voice.ref("self"))
    clause = "moment" if ability.when in MOMENTS else "event"
    if ability.condition is not None:
        voice.named = "this" in voice.book.arguments(key)
        condition = say_condition(voice, ability.condition)
        voice.named = False
        when = voice.book.say(f"trigger.if.{clause}", when=when, condition=condition)
        clause = "event"
    key = f"triggered.may.{clause}" if ability.may else "triggered.must"
    text = voice.book.say(key, when=when, do=instructions(voice, ability.do))
    return text + (voice.book.say(f"triggered.once.{ability.once}") if ability.once else "")


def say_activated(voice: Voice, ability: v.Activated) -> str:
    voice = voice.about(ability.target)
    pay = voice.all_of(_price(voice, ability.pay))
    if ability.condition is not None:
        pay = voice.book.say("activated.if", pay=pay, condition=say_condition(voice, ability.condition))
    timing = "instant" if ability.instant else "own"
    gone = ability.pay.sacrifice == "self"
    key = f"activated.{timing}.{'always' if gone or ability.once is None else ability.once}"
    return voice.book.say(key, pay=pay, do=instructions(voice, ability.do))


def _price(voice: Voice, cost: v.Cost) -> list[str]:
    book = voice.book
    points = [("int", cost.intelligence), ("str", cost.strength), ("bp", cost.bp), ("lp", cost.lp)]
    paid = [book.say("price.points", n=n, resource=book.say(f"resource.{name}")) for name, n in points if n]
    price = [book.say("price.pay", points=voice.all_of(paid))] if paid else []
    if cost.discard:
        price.append(book.say("price.discard", n=cost.discard))
    if cost.sacrifice == "self":
        price.append(book.say("price.sacrifice_self", this=voice.ref("self")))
    elif cost.sacrifice == "creature":
        price.append(book.say("price.sacrifice_creature"))
    return price or [book.say("price.nothing")]
