"""What lasts for a while."""

from __future__ import annotations

from collections.abc import Sequence

from .. import vocabulary as v
from .voice import Voice


def say_marks(voice: Voice, marks: Sequence[v.Mark]) -> str:
    """What the same figures have for the same time is said in one breath, and the time once at the end."""
    first = marks[0]
    who = voice.who(first.on)
    said = [_predicate(voice, mark, alone=len(marks) == 1) for mark in marks]
    predicates = voice.joined("and", [text for text, _ in said])
    time = "" if all(timed for _, timed in said) else _until(voice, first.until)
    return voice.say("effect.mark", who=who, does=predicates, until=time)


def _predicate(voice: Voice, mark: v.Mark, alone: bool) -> tuple[str, bool]:
    """What is said of the figure, and whether that tells how long, too: only where nothing else is said."""
    sign = "less" if mark.n < 0 else "more"
    timed = (f"{sign}_{mark.until}", mark.until) if alone else ()
    for variant in (*timed, sign, "any"):
        key = f"mark.{mark.mark}.{variant}"
        if voice.has(key):
            return voice.say(key, n=abs(mark.n)), variant in timed
    raise AssertionError(f"no words for {mark}")


def _until(voice: Voice, until: v.Until) -> str:
    return voice.say("until.finder_turn" if until == "caster_turn" and voice.own == "finder" else f"until.{until}")
