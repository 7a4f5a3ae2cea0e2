"""Checks of effects, conditions, amounts and statics: does each make sense where it stands?"""

from __future__ import annotations

from collections.abc import Callable

from questhall.games.sidequest import vocabulary as v
from questhall.kernel.message import Message, message
from questhall.kernel.pack_errors import Finding, Findings, wrong
from questhall.kernel.pack_yaml import Steps

from . import words
from .reach import HERO_KINDS, check_reach
from .scope import SPELL_TRIGGERS, Scope

MAX_NESTING = 4
CHOOSING = "{}: {{choose: ...}}"
BRANCHES = (v.OneOf, v.RollFor, v.When)


def check_words(value: object, at: Steps, scope: Scope) -> Findings:
    """Everything in an ability, a spell or a static."""
    for place, word in words(value, at):
        yield from _references(word, place, scope)
        yield from _players(word, place, scope)
        yield from check_reach(word, place, scope)
        for types, check in _CHECKS:
            if isinstance(word, types):
                yield from check(word, place, scope)


def check_target(value: object, at: Steps, scope: Scope) -> Findings:
    """Every chosen target must be used, and a spell can be chosen only while one waits."""
    if scope.target is None:
        if scope.second is not None:
            yield wrong((*at, "second"), "flaw.second-alone", "SQ-7.9", example=CHOOSING.format("target"))
        return
    place = (*at, "target")
    if not any(_uses_target(word) for _, word in words(value, at)):
        yield wrong(place, "flaw.unused-target", "SQ-7.9")
    if scope.second is not None and not any(_refers(word, "second") for _, word in words(value, at)):
        yield wrong((*at, "second"), "flaw.unused-target", "SQ-7.9")
    if scope.target.choose == "spell" and not scope.spell:
        yield wrong((*place, "choose"), "flaw.chosen-spell", "SQ-7.1", "SQ-7.3")


def check_nesting(effects: tuple[v.Effect, ...], at: Steps) -> Findings:
    """Effects in effects in effects: nobody can read more than four levels on a card."""
    for place, word in words(effects, at):
        if isinstance(word, BRANCHES) and _depth(word) > MAX_NESTING:
            yield wrong(place, "flaw.nested", levels=MAX_NESTING)
            return


def _depth(word: v.Word) -> int:
    inner = [one for place, one in words(word) if place and isinstance(one, BRANCHES)]
    return 2 + max((_depth(one) - 1 for one in inner), default=0)


def _uses_target(word: v.Word) -> bool:
    return isinstance(word, v.Counter) or _refers(word, "target") or getattr(word, "who", None) in ("target", "owner")


def _refers(word: v.Word, ref: str) -> bool:
    return ref in (getattr(word, "to", None), getattr(word, "of", None))


def _references(word: v.Word, at: Steps, scope: Scope) -> Findings:
    for field in ("to", "of"):
        ref = getattr(word, field, None)
        if not isinstance(ref, str):
            continue
        if reason := _reason_against(ref, scope):
            yield Finding((*at, field), reason, ("SQ-7.9",))
        elif field == "to" and _is_a_spell(ref, scope):
            yield wrong((*at, field), "flaw.on-a-spell", "SQ-7.5")


def _is_a_spell(ref: str, scope: Scope) -> bool:
    chosen = scope.chosen(ref)
    return (chosen is not None and chosen.choose == "spell") or (ref == "that" and scope.trigger in SPELL_TRIGGERS)


def _reason_against(ref: str, scope: Scope) -> Message | None:
    if ref in ("target", "second") and scope.chosen(ref) is None:
        return message("flaw.no-target", word=ref, example=CHOOSING.format(ref))
    if ref in ("attacker", "defender") and not scope.attack:
        return message("flaw.no-attacker", word=ref)
    if ref == "that" and not scope.that:
        return message("flaw.no-that")
    if ref == "you" and scope.side in ("gm", "world"):
        return message("flaw.no-you")
    if ref == "self" and not scope.is_a_card_in_play:
        return message("flaw.no-self", type=scope.type)
    return None


def _players(word: v.Word, at: Steps, scope: Scope) -> Findings:
    who = getattr(word, "who", None)
    place = (*at, "who")
    if who == "you" and scope.side == "world":
        yield wrong(place, "flaw.you-of-a-world", "SQ-9.1")
    if who == "other_heroes" and scope.side in ("gm", "world"):
        yield wrong(place, "flaw.other-heroes")
    if who in ("target", "owner") and scope.target is None:
        yield wrong(place, "flaw.no-target", "SQ-7.9", word=who, example=CHOOSING.format("target"))
    elif who == "target" and scope.target and scope.target.choose not in HERO_KINDS:
        yield wrong(place, "flaw.target-no-hero", "SQ-7.9", kind=scope.target.choose)
    elif who == "owner" and scope.target and scope.target.choose in HERO_KINDS:
        yield wrong(place, "flaw.owner-of-hero", "SQ-7.9")


def _attack_effect(word: v.Word, at: Steps, scope: Scope) -> Findings:
    if not scope.attack:
        yield wrong((*at, "effect"), "flaw.no-attack", "SQ-5.12")


def _counter(word: v.Word, at: Steps, scope: Scope) -> Findings:
    if scope.target is None or scope.target.choose != "spell":
        yield wrong((*at, "effect"), "flaw.counter", "SQ-7.5", example="target: {choose: spell}")


def _kind(word: v.Each | v.Choose, at: Steps, scope: Scope) -> Findings:
    spelled = "each" if isinstance(word, v.Each) else "choose"
    kind = word.each if isinstance(word, v.Each) else word.choose
    if kind == "spell" and isinstance(word, v.Each):
        yield wrong((*at, spelled), "flaw.each-spell")
    if scope.side in ("world", "neutral") and (kind.startswith(("own_", "enemy_")) or kind == "attackable"):
        yield wrong((*at, spelled), "flaw.nobodys-kind", kind=kind)
    if scope.side != "hero" and kind == "other_hero":
        yield wrong((*at, spelled), "flaw.other-hero")


def _boost(word: v.Boost, at: Steps, scope: Scope) -> Findings:
    if word.atk == 0 and word.defense == 0:
        yield wrong(at, "flaw.empty-boost")


def _resource(word: v.Gain | v.Refresh | v.Drain, at: Steps, scope: Scope) -> Findings:
    gm = word.who == "gm" or (word.who == "you" and scope.side == "gm")
    if gm and word.resource != "bp":
        yield wrong((*at, "resource"), "flaw.gm-resource", "SQ-4.4", resource=message(f"resource.{word.resource}"))
    if not gm and word.who != "owner" and word.resource == "bp":
        yield wrong((*at, "resource"), "flaw.hero-bp", "SQ-4.4")


def _roll(word: v.RollFor, at: Steps, scope: Scope) -> Findings:
    steps = [row.upto for row in word.rows]
    if steps != sorted(set(steps)):
        yield wrong((*at, "rows"), "flaw.rows-rise", "SQ-7.8", rows=tuple(steps))
    elif steps[-1] != 6:
        yield wrong((*at, "rows"), "flaw.rows-end", "SQ-7.8", row=steps[-1])
    if not any(row.do for row in word.rows):
        yield wrong((*at, "rows"), "flaw.rows-empty")


def _one_of(word: v.OneOf, at: Steps, scope: Scope) -> Findings:
    for index, option in enumerate(word.options):
        if not option:
            yield wrong((*at, "options", index), "flaw.empty-option")


def _bounds(word: v.CountIs | v.LpIs | v.HandIs, at: Steps, scope: Scope) -> Findings:
    if word.at_least is None and word.at_most is None:
        yield wrong(at, "flaw.boundless")
    elif word.at_least is not None and word.at_most is not None and word.at_least > word.at_most:
        yield wrong(at, "flaw.never-holds")


def _about_a_hero(word: v.Word, at: Steps, scope: Scope) -> Findings:
    if scope.side != "hero":
        yield wrong((*at, "is"), "flaw.hero-condition", word=word.__struct_config__.tag)


def _about_a_hand(word: v.HandIs, at: Steps, scope: Scope) -> Findings:
    if scope.side in ("world", "neutral"):
        yield wrong((*at, "is"), "flaw.hand-condition")


def _revive(word: v.Revive, at: Steps, scope: Scope) -> Findings:
    if scope.side in ("world", "neutral"):
        yield wrong((*at, "effect"), "flaw.nobody-revives")


def _stat_bonus(word: v.StatBonus, at: Steps, scope: Scope) -> Findings:
    if word.amount == 0:
        yield wrong((*at, "amount"), "flaw.empty-bonus")
    kind = word.to.each if isinstance(word.to, v.Each) else scope.type if word.to == "self" else None
    if kind is not None and kind not in HERO_KINDS and word.stat not in _stats_of(kind):
        yield wrong((*at, "stat"), "flaw.no-stat", kind=kind, stat=message(f"stat.{word.stat}"))


def _stats_of(kind: str) -> frozenset[str]:
    if kind.endswith("equipment") or kind in ("own_card", "attackable"):
        return frozenset({"atk", "def", "arm"})
    if kind.endswith("armor"):
        return frozenset({"arm"})
    return frozenset({"atk", "def"})


def _side_of_a_bonus(word: v.CostBonus | v.SideBonus, at: Steps, scope: Scope) -> Findings:
    if word.amount == 0:
        yield wrong((*at, "amount"), "flaw.empty-bonus")
    if word.side == "you" and scope.side in ("world", "neutral"):
        yield wrong((*at, "side"), "flaw.bonus-for-nobody")


def _side_bonus(word: v.SideBonus, at: Steps, scope: Scope) -> Findings:
    gm = word.side == "gm" or (word.side == "you" and scope.side == "gm")
    if word.what == "income" and not gm:
        yield wrong((*at, "what"), "flaw.hero-income", "SQ-4.2")
    if word.what == "hero_attack" and gm:
        yield wrong((*at, "what"), "flaw.gm-hero-attack", "SQ-3.8")


_CHECKS: tuple[tuple[tuple[type, ...], Callable[..., Findings]], ...] = (
    ((v.CancelAttack, v.WeakenAttack, v.StrengthenAttack), _attack_effect),
    ((v.Counter,), _counter),
    ((v.Each, v.Choose), _kind),
    ((v.Boost,), _boost),
    ((v.Gain, v.Refresh, v.Drain), _resource),
    ((v.RollFor,), _roll),
    ((v.OneOf,), _one_of),
    ((v.CountIs, v.LpIs, v.HandIs), _bounds),
    ((v.LpIs, v.Partnered, v.Armed), _about_a_hero),
    ((v.HandIs,), _about_a_hand),
    ((v.Revive,), _revive),
    ((v.StatBonus,), _stat_bonus),
    ((v.CostBonus, v.SideBonus), _side_of_a_bonus),
    ((v.SideBonus,), _side_bonus),
)
