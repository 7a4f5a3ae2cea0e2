"""What effects say: one sentence for each, without its full stop and beginning small."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby

from .. import vocabulary as v
from .figures import say_figure
from .marks import say_marks
from .places import say_place
from .voice import Voice

PLACES = (
    v.Step, v.Vanish, v.OpenDoor, v.Uncover, v.Summon, v.Raise, v.Wander, v.Block, v.StoneWall, v.ShadowTile,
    v.Blaze, v.Return,
)  # fmt: skip


def sentences(voice: Voice, effects: v.Effects) -> list[str]:
    """Marks that the same figures get for the same time are one sentence."""
    said: list[str] = []
    for (kind, *_), group in groupby(effects, _breath):
        if kind == "mark":
            said.append(say_marks(voice, [mark for mark in group if isinstance(mark, v.Mark)]))
        else:
            said += [_say(voice, effect) for effect in group]
    return said or [voice.say("text.nothing")]


def _breath(effect: v.AnyEffect) -> tuple[str, ...]:
    return ("mark", effect.on, effect.until) if isinstance(effect, v.Mark) else ("other",)


def _say(voice: Voice, effect: v.AnyEffect) -> str:
    if isinstance(effect, v.Choice):
        return _choice(voice, effect)
    if isinstance(effect, v.MindTest):
        who = voice.who("target")
        return voice.say("effect.mind_test", who=who, fails=_together(voice, effect.fails))
    if isinstance(effect, PLACES):
        return say_place(voice, effect)
    return say_figure(voice, effect)


def _choice(voice: Voice, choice: v.Choice) -> str:
    """Each option speaks for itself: what another has named is not named yet."""
    met = set(voice.met)
    texts = []
    for option in choice.options:
        voice.met = set(met)
        texts.append(_together(voice, option))
    text = voice.say("effect.choice.first", option=texts[0])
    for other in texts[1:]:
        text = voice.say("effect.choice.next", text=text, option=other)
    return text


def _together(voice: Voice, effects: Sequence[v.AnyEffect]) -> str:
    return voice.joined("together", sentences(voice, tuple(effects)))
