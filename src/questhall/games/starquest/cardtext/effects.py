"""What effects say: one sentence for each, without its full stop and beginning small."""

from __future__ import annotations

from itertools import groupby
from typing import assert_never

from .. import vocabulary as v
from .marks import say_marks
from .voice import Voice

HOW = ("ap", "bane", "deadly", "rending")


def sentences(voice: Voice, effects: v.Effects) -> list[str]:
    """Marks that last for the same time are one sentence."""
    said: list[str] = []
    for time, group in groupby(effects, _breath):
        if time:
            said.append(say_marks(voice, [effect for effect in group if isinstance(effect, v.Lend)]))
        else:
            said += [_say(voice, effect) for effect in group]
    return said


def _breath(effect: v.AnyEffect) -> str:
    return effect.until if isinstance(effect, v.Lend) else ""


def _say(voice: Voice, effect: v.AnyEffect) -> str:
    match effect:
        case v.Hits():
            return voice.does("effect.hits", n=effect.n, how=_how(voice, effect))
        case v.Volley():
            return voice.does("effect.volley", n=effect.attacks, quality=effect.quality, how=_how(voice, effect))
        case v.Heal():
            return voice.does("effect.heal", n=effect.n)
        case v.Restore():
            return voice.does("effect.restore", n=effect.n)
        case v.Tokens():
            return voice.does("effect.tokens", n=effect.n)
        case v.Cure():
            return voice.does(f"effect.cure.{'all' if effect.all else 'one'}")
        case v.Inflict():
            return voice.does("effect.inflict", status=voice.book.say(f"status.{effect.status}"))
        case v.Run():
            return voice.does(f"effect.run.{'over' if effect.over else 'plain'}", inches=voice.inches(effect.inches))
        case v.Push():
            return voice.does("effect.push", inches=voice.inches(effect.inches))
        case v.Raise():
            return voice.does("effect.raise", n=effect.n)
        case v.Credits():
            how = ("both" if effect.n else "dice") if effect.d3 else "fixed"
            return voice.say(f"effect.credits.{how}", n=effect.n, dice=effect.d3)
        case v.Find():
            name = voice.names.get(effect.kit, effect.kit)
            return voice.does(f"effect.find.{'certain' if effect.kit else _which(effect)}", name=name)
        case v.Lend():
            raise AssertionError("marks are told together")
        case _:
            assert_never(effect)


def _which(find: v.Find) -> str:
    return "random" if find.random else "chosen"


def _how(voice: Voice, effect: v.Hits | v.Volley) -> str:
    """The rules of weapons that these hits have."""
    rules = [(rule, getattr(effect, rule, 0)) for rule in HOW]
    said = [voice.say(f"special.{rule}.name", n=int(n)) for rule, n in rules if n]
    return voice.say("effect.with", rules=voice.joined("comma", said)) if said else ""
