"""What effects and conditions say."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import groupby
from typing import Any, assert_never

from msgspec import Struct, to_builtins

from questhall.games.sidequest import vocabulary as v
from questhall.games.sidequest.cardtext.voice import Voice
from questhall.kernel.text import Argument, Phrase

NESTED = (v.OneOf, v.RollFor, v.When)

Sentence = Phrase
"""Beginning small and without the full stop. Some languages turn its words around behind a condition
("falls …, zieht der GM eine Karte"): then it has the forms `straight` and `turned`."""


def instructions(voice: Voice, effects: Sequence[v.Effect]) -> str:
    """Effects as sentences; without the last full stop, and beginning small."""
    opening = [voice.introduce(ref) for ref in voice.targets if _choose_first(voice, effects, ref)]
    return voice.sentences([*opening, *map(_straight, _parts(voice, effects))])


def _straight(sentence: Sentence) -> str:
    return sentence.form("straight")


def _parts(voice: Voice, effects: Iterable[v.Effect]) -> list[Sentence]:
    """What is given to the same card for the same time is said in one breath."""
    parts = []
    for (to, until), group in groupby(effects, _gift):
        if to is None:
            parts += [say_effect(voice, effect) for effect in group]
        else:
            parts.append(_gifts(voice, to, until, list(group)))
    return parts


def _gift(effect: v.Effect) -> tuple[v.To | None, str]:
    return (effect.to, effect.until) if isinstance(effect, v.Boost | v.Grant) else (None, "")


def _gifts(voice: Voice, to: v.To, until: str, effects: Sequence[v.Effect]) -> Sentence:
    gains: list[str] = []
    for effect in effects:
        if isinstance(effect, v.Boost):
            gains += _values(voice, effect.atk, effect.defense)
        elif isinstance(effect, v.Grant):
            gains.append(voice.granted(effect.keyword, effect.n))
    variant = "you" if to == "you" else "other"
    args = {"until": " " + voice.book.say(f"until.{until}"), "gains": voice.all_of(gains)}
    return voice.phrase("effect.boost", variant, to=voice.to(to), **args)


def _choose_first(voice: Voice, effects: Sequence[v.Effect], ref: str) -> bool:
    """A target is introduced in passing only by a plain sentence about it."""
    if ref in voice.introduced:
        return False
    about_it = [effect for effect in effects if isinstance(effect, v.Counter) or _mentions(effect, ref)]
    if ref == "target" and "second" in voice.targets and about_it[:1] != list(effects[:1]):
        return True
    if not about_it or isinstance(about_it[0], NESTED):
        return True
    first: Any = about_it[0]
    subject = getattr(first, "to", None) or getattr(first, "who", None)
    return not isinstance(first, v.Counter) and subject != ref


def _mentions(part: Struct, ref: str) -> bool:
    def found(value: object) -> bool:
        if isinstance(value, dict):
            return any(map(found, value.values()))
        if isinstance(value, list):
            return any(map(found, value))
        return value == ref

    return found(to_builtins(part))


def _tag(part: Struct) -> str:
    return str(part.__struct_config__.tag)


def say_effect(voice: Voice, effect: v.Effect) -> Sentence:
    match effect:
        case v.OneOf():
            options = [_straight(_together(voice, option)) for option in effect.options]
            text = voice.book.say("effect.one_of.first", option=options[0])
            for option in options[1:]:
                text = voice.book.say("effect.one_of.next", text=text, option=option)
            return Phrase(text)
        case v.RollFor():
            return Phrase(_roll(voice, effect))
        case v.When():
            condition, then = say_condition(voice, effect.condition), _together(voice, effect.then)
            if not effect.otherwise:
                return voice.book.phrase("effect.if.then", condition=condition, then=then)
            otherwise = _together(voice, effect.otherwise)
            return voice.book.phrase("effect.if.otherwise", condition=condition, then=then, otherwise=otherwise)
        case v.Boost() | v.Grant():
            return _gifts(voice, effect.to, effect.until, [effect])
        case _:
            return _plain(voice, effect)


def _together(voice: Voice, effects: Iterable[v.Effect]) -> Sentence:
    """What happens together; only the first of it can stand behind a condition."""
    first, *others = _parts(voice, effects) or [voice.book.phrase("effect.nothing")]
    for other in others:
        first += Phrase(voice.book.say("text.together", next=_straight(other)))
    return first


def _roll(voice: Voice, effect: v.RollFor) -> str:
    rows, low = [], 1
    for row in effect.rows:
        faces = str(low) if row.upto == low else f"{low}–{row.upto}"
        rows.append(voice.book.say("effect.roll.row", faces=faces, do=_straight(_together(voice, row.do))))
        low = row.upto + 1
    text = voice.book.say("effect.roll.first", row=rows[0])
    for line in rows[1:]:
        text = voice.book.say("effect.roll.next", text=text, row=line)
    return text


def _plain(voice: Voice, effect: Struct) -> Sentence:
    """One sentence, filled from the fields that the effect has.

    The one it is about comes first, because a target is introduced where it is first named."""
    variants: list[str] = []
    args: dict[str, Argument] = {}
    tail = ""
    given: Any = effect
    fields = effect.__struct_fields__
    if "to" in fields:
        if given.to == "you":
            variants.append("you")
        elif voice.is_hero(given.to):
            variants.append("hero")
        args["to"] = voice.to(given.to)
    if isinstance(effect, v.Counter):
        args["to"] = voice.chosen()
    if "who" in fields:
        variant, args["who"] = voice.who(given.who)
        variants.append(variant)
    if isinstance(effect, v.NewWorld):
        variant, args["who"] = voice.who("gm")
        variants.append(variant)
    if "amount" in fields:
        args["n"], args["per"], tail = amount(voice, given.amount)
    if "until" in fields:
        args["until"] = "" if given.until is None else " " + voice.book.say(f"until.{given.until}")
    if "resource" in fields:
        args["resource"] = voice.book.say(f"resource.{given.resource}")
        if isinstance(effect, v.Gain) and effect.resource in ("int", "str"):
            variants = [f"grow_{variant}" for variant in variants]
    if "kind" in fields:
        args["kind"] = voice.book.phrase(f"card_kind.{given.kind}")
    if "max_cost" in fields:
        args["n"] = given.max_cost
        variants.append(voice.side)
    return voice.phrase(f"effect.{_tag(effect)}", *variants, "other", **args) + Phrase(tail)


def _values(voice: Voice, atk: int, defense: int) -> list[str]:
    changed = [("atk", atk)] if atk or not defense else []
    changed += [("def", defense)] if defense else []
    book = voice.book
    return [book.say("text.value", n=voice.signed(n), stat=book.say(f"stat.{stat}")) for stat, n in changed]


def amount(voice: Voice, number: v.Amount) -> tuple[str, str, str]:
    """The number as it stands in the sentence, what it is counted by, and an explanation behind it."""
    match number:
        case int() | str():
            return str(number), "", ""
        case v.Count():
            return str(number.times), counted(voice, number), ""
        case v.Roll():
            die = voice.book.say("amount.die")
            return die + (voice.signed(number.plus) if number.plus else ""), "", ""
        case v.StatOf():
            stat = voice.book.say(f"stat.{number.stat}")
            value = voice.book.say("amount.stat", stat=stat, of=voice.ref(number.of))
        case v.Encounters():
            value = voice.book.say("amount.encounters")
            value = f"{number.times} × {value}" if number.times != 1 else value
            value = f"{value} {voice.signed(number.plus)}" if number.plus else value
        case _:
            assert_never(number)
    return "X", "", voice.book.say("amount.x", value=value)


def counted(voice: Voice, count: v.Count) -> str:
    text = voice.book.say("amount.per", each=voice.each(count.of))
    return text if count.most is None else text + voice.book.say("amount.most", n=count.most)


def say_condition(voice: Voice, condition: v.Condition) -> str:
    """A clause that follows "if"."""
    book = voice.book
    match condition:
        case v.CountIs():
            return voice.number_of(condition.of, condition.at_least, condition.at_most)
        case v.LpIs() | v.HandIs():
            n = condition.at_most if condition.at_most is not None else condition.at_least or 0
            limits = voice.range(condition.at_least, condition.at_most)
            variants = ["none"] if condition.at_most == 0 else []
            return voice.say(f"if.{_tag(condition)}", *variants, "some", n=n, range=limits)
        case v.HasKeyword():
            variant = "you" if condition.of == "you" else "other"
            keyword = voice.keyword(condition.keyword)
            return voice.say("if.keyword", variant, of=voice.ref(condition.of), keyword=keyword)
        case v.Damaged():
            variant = "you" if condition.of == "you" else "other"
            return voice.say("if.damaged", variant, of=voice.ref(condition.of))
        case v.Armed():
            return book.say(f"if.equipped.{condition.what}")
        case v.Partnered() | v.BossEncounter():
            return book.say(f"if.{_tag(condition)}")
        case v.EncountersAre():
            return book.say("if.encounters", n=condition.at_least)
        case _:
            assert_never(condition)
