"""Checks of effects, conditions, amounts and statics: does each make sense where it stands?"""

from __future__ import annotations

from collections.abc import Callable

from questhall.games.sidequest import vocabulary as v
from questhall.kernel.pack_yaml import Steps

from . import Finding, Findings, a, words
from .reach import HERO_KINDS, check_reach
from .scope import SPELL_TRIGGERS, Scope

MAX_NESTING = 4
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
    """A chosen target must be used, and a spell can be chosen only while one waits."""
    if scope.target is None:
        return
    place = (*at, "target")
    if not any(_uses_target(word) for _, word in words(value, at)):
        yield Finding(place, "a target is chosen, but no effect uses it", ("SQ-7.9",))
    if scope.target.choose == "spell" and not scope.spell:
        yield Finding(
            (*place, "choose"),
            "a spell can be chosen only by Instants, instant abilities and spell_cast triggers",
            ("SQ-7.1", "SQ-7.3"),
        )


def check_nesting(effects: tuple[v.Effect, ...], at: Steps) -> Findings:
    """Effects in effects in effects: nobody can read more than four levels on a card."""
    for place, word in words(effects, at):
        if isinstance(word, BRANCHES) and _depth(word) > MAX_NESTING:
            yield Finding(place, f"effects are nested deeper than {MAX_NESTING} levels")
            return


def _depth(word: v.Word) -> int:
    inner = [one for place, one in words(word) if place and isinstance(one, BRANCHES)]
    return 2 + max((_depth(one) - 1 for one in inner), default=0)


def _uses_target(word: v.Word) -> bool:
    return (
        isinstance(word, v.Counter)
        or "target" in (getattr(word, "to", None), getattr(word, "of", None))
        or getattr(word, "who", None) in ("target", "owner")
    )


def _references(word: v.Word, at: Steps, scope: Scope) -> Findings:
    for field in ("to", "of"):
        ref = getattr(word, field, None)
        if not isinstance(ref, str):
            continue
        if reason := _reason_against(ref, scope):
            yield Finding((*at, field), reason, ("SQ-7.9",))
        elif field == "to" and _is_a_spell(ref, scope):
            yield Finding((*at, field), "this effect makes no sense on a spell; only counter does", ("SQ-7.5",))


def _is_a_spell(ref: str, scope: Scope) -> bool:
    chosen = ref == "target" and scope.target is not None and scope.target.choose == "spell"
    return chosen or (ref == "that" and scope.trigger in SPELL_TRIGGERS)


def _reason_against(ref: str, scope: Scope) -> str | None:
    if ref == "target" and scope.target is None:
        return "says target, but no target is chosen here (target: {choose: ...})"
    if ref in ("attacker", "defender") and not scope.attack:
        return f"there is no {ref} here: only attack triggers and Instants with timing: attack have one"
    if ref == "that" and not scope.that:
        return "'that' needs a trigger about another card (ally_..., enemy_..., spell_cast, discovered, ...)"
    if ref == "you" and scope.side in ("gm", "world"):
        return "'you' is a Hero, but no Hero controls this card"
    if ref == "self" and not scope.is_a_card_in_play:
        return f"'self' is a card in play, but {a(scope.type)} is none"
    return None


def _players(word: v.Word, at: Steps, scope: Scope) -> Findings:
    who = getattr(word, "who", None)
    place = (*at, "who")
    if who == "you" and scope.side == "world":
        yield Finding(place, "a World Card has no 'you': say each_hero or gm", ("SQ-9.1",))
    if who == "other_heroes" and scope.side in ("gm", "world"):
        yield Finding(place, "'other_heroes' are other than you, but no Hero controls this card")
    if who in ("target", "owner") and scope.target is None:
        reason = f"says {who}, but no target is chosen here (target: {{choose: ...}})"
        yield Finding(place, reason, ("SQ-7.9",))
    elif who == "target" and scope.target and scope.target.choose not in HERO_KINDS:
        yield Finding(place, f"the target is {a(scope.target.choose)}, not a Hero; say owner", ("SQ-7.9",))
    elif who == "owner" and scope.target and scope.target.choose in HERO_KINDS:
        yield Finding(place, "a Hero has no owner; say target", ("SQ-7.9",))


def _attack_effect(word: v.Word, at: Steps, scope: Scope) -> Findings:
    if not scope.attack:
        reason = "there is no attack here: only attack triggers and Instants with timing: attack have one"
        yield Finding((*at, "effect"), reason, ("SQ-5.12",))


def _counter(word: v.Word, at: Steps, scope: Scope) -> Findings:
    if scope.target is None or scope.target.choose != "spell":
        yield Finding((*at, "effect"), "counter needs target: {choose: spell}", ("SQ-7.5",))


def _kind(word: v.Each | v.Choose, at: Steps, scope: Scope) -> Findings:
    spelled = "each" if isinstance(word, v.Each) else "choose"
    kind = word.each if isinstance(word, v.Each) else word.choose
    if kind == "spell" and isinstance(word, v.Each):
        yield Finding((*at, spelled), "a spell can only be chosen, there is no 'each: spell'")
    if scope.side in ("world", "neutral") and (kind.startswith(("own_", "enemy_")) or kind == "attackable"):
        yield Finding((*at, spelled), f"nobody controls this card, so there is no '{kind}'")
    if scope.side != "hero" and kind == "other_hero":
        yield Finding((*at, spelled), "'other_hero' is other than you, but no Hero controls this card")


def _boost(word: v.Boost, at: Steps, scope: Scope) -> Findings:
    if word.atk == 0 and word.defense == 0:
        yield Finding(at, "the boost changes nothing: give atk or def")


def _resource(word: v.Gain | v.Refresh | v.Drain, at: Steps, scope: Scope) -> Findings:
    gm = word.who == "gm" or (word.who == "you" and scope.side == "gm")
    if gm and word.resource != "bp":
        yield Finding((*at, "resource"), f"the GM has no {word.resource.upper()}, only BP", ("SQ-4.4",))
    if not gm and word.who != "owner" and word.resource == "bp":
        yield Finding((*at, "resource"), "Heroes have no BP; say who: gm", ("SQ-4.4",))


def _roll(word: v.RollFor, at: Steps, scope: Scope) -> Findings:
    steps = [row.upto for row in word.rows]
    if steps != sorted(set(steps)):
        yield Finding((*at, "rows"), f"the rows must rise, got {steps}", ("SQ-7.8",))
    elif steps[-1] != 6:
        yield Finding((*at, "rows"), f"the last row must reach 6, got {steps[-1]}", ("SQ-7.8",))
    if not any(row.do for row in word.rows):
        yield Finding((*at, "rows"), "nothing happens on any roll")


def _one_of(word: v.OneOf, at: Steps, scope: Scope) -> Findings:
    for index, option in enumerate(word.options):
        if not option:
            yield Finding((*at, "options", index), "this option does nothing")


def _bounds(word: v.CountIs | v.LpIs | v.HandIs, at: Steps, scope: Scope) -> Findings:
    if word.at_least is None and word.at_most is None:
        yield Finding(at, "the condition needs at_least or at_most")
    elif word.at_least is not None and word.at_most is not None and word.at_least > word.at_most:
        yield Finding(at, "the condition can never hold: at_least is above at_most")


def _about_a_hero(word: v.Word, at: Steps, scope: Scope) -> Findings:
    if scope.side != "hero":
        tag = word.__struct_config__.tag
        yield Finding((*at, "is"), f"the condition '{tag}' is about your Hero, but no Hero controls this card")


def _about_a_hand(word: v.HandIs, at: Steps, scope: Scope) -> Findings:
    if scope.side in ("world", "neutral"):
        yield Finding((*at, "is"), "the condition 'hand' is about your hand, but nobody controls this card")


def _revive(word: v.Revive, at: Steps, scope: Scope) -> Findings:
    if scope.side in ("world", "neutral"):
        yield Finding((*at, "effect"), "revive uses the own discard pile, but nobody controls this card")


def _stat_bonus(word: v.StatBonus, at: Steps, scope: Scope) -> Findings:
    if word.amount == 0:
        yield Finding((*at, "amount"), "a bonus of 0 changes nothing")
    kind = word.to.each if isinstance(word.to, v.Each) else scope.type if word.to == "self" else None
    if kind is not None and kind not in HERO_KINDS and word.stat not in _stats_of(kind):
        yield Finding((*at, "stat"), f"{a(kind)} has no {word.stat.upper()}")


def _stats_of(kind: str) -> frozenset[str]:
    if kind.endswith("equipment") or kind in ("own_card", "attackable"):
        return frozenset({"atk", "def", "arm"})
    if kind.endswith("armor"):
        return frozenset({"arm"})
    return frozenset({"atk", "def"})


def _side_of_a_bonus(word: v.CostBonus | v.SideBonus, at: Steps, scope: Scope) -> Findings:
    if word.amount == 0:
        yield Finding((*at, "amount"), "a bonus of 0 changes nothing")
    if word.side == "you" and scope.side in ("world", "neutral"):
        yield Finding((*at, "side"), "nobody controls this card: say heroes or gm")


def _side_bonus(word: v.SideBonus, at: Steps, scope: Scope) -> Findings:
    gm = word.side == "gm" or (word.side == "you" and scope.side == "gm")
    if word.what == "income" and not gm:
        yield Finding((*at, "what"), "only the GM has an income", ("SQ-4.2",))
    if word.what == "hero_attack" and gm:
        yield Finding((*at, "what"), "only Heroes make Hero attacks", ("SQ-3.8",))


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
