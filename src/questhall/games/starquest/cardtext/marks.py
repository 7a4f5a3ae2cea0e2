"""What lasts for a while."""

from __future__ import annotations

from collections.abc import Sequence

from .. import vocabulary as v
from ..values import LENT
from .voice import Voice


def say_marks(voice: Voice, marks: Sequence[v.Lend]) -> str:
    """What the same target has for the same time is said in one breath, and the time once at the end."""
    who = voice.who()
    said = [_predicate(voice, mark, alone=len(marks) == 1) for mark in marks]
    time = "" if all(timed for _, timed in said) else voice.say(f"until.{marks[0].until}")
    return voice.say("lend", who=who, does=voice.joined("and", [text for text, _ in said]), until=time)


def _predicate(voice: Voice, mark: v.Lend, alone: bool) -> tuple[str, bool]:
    """What is said of the target, and whether that tells how long, too: only where nothing else is said."""
    if mark.mark in LENT:
        rule = voice.say(f"special.{mark.mark}.name", n=1)
        return voice.say("mark.rule", k=voice.several, rule=rule), False
    sign = "less" if mark.n < 0 else "more"
    timed = (f"{sign}_{mark.until}", mark.until) if alone else ()
    for variant in (*timed, sign, "any"):
        key = f"mark.{mark.mark}.{variant}"
        if voice.has(key):
            n = abs(mark.n)
            return voice.say(key, k=voice.several, n=n, inches=voice.inches(n)), variant in timed
    raise AssertionError(f"no words for {mark}")
