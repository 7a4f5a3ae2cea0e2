"""Effects on the board: doors, rooms, pits, walls, fire, and those who appear."""

from __future__ import annotations

from typing import assert_never

from .. import vocabulary as v
from .voice import Voice

Place = (
    v.Step | v.Vanish | v.OpenDoor | v.Uncover | v.Summon | v.Raise | v.Wander | v.Block | v.StoneWall | v.ShadowTile
    | v.Blaze | v.Return
)  # fmt: skip


def say_place(voice: Voice, effect: Place) -> str:
    match effect:
        case v.Step():
            seen = "seen" if effect.seen else "any"
            within = voice.say("effect.step.within", n=effect.within) if effect.within else ""
            return voice.say(f"effect.step.{effect.on}_{seen}", who=voice.who(effect.on), within=within)
        case v.Vanish():
            return voice.say("effect.vanish", who=voice.who("self"))
        case v.OpenDoor():
            return voice.say(f"effect.open_door.{'chosen' if effect.chosen else 'any'}")
        case v.Uncover():
            return voice.say(f"effect.uncover.{effect.what}")
        case v.Summon():
            return _summon(voice, effect)
        case v.Raise():
            return voice.say("effect.raise", name=voice.person(effect.kind))
        case v.Wander():
            heroes = "_heroes" if effect.per_two_heroes else ""
            return voice.say(f"effect.wander.{effect.where}{heroes}", n=effect.count)
        case v.Block():
            return voice.say(f"effect.block.{effect.what}", who=voice.who("target"))
        case v.StoneWall():
            return voice.say("effect.stone_wall")
        case v.ShadowTile():
            return voice.say("effect.shadow_tile")
        case v.Blaze():
            return voice.say(f"effect.blaze.{'at_once' if effect.at_once else 'later'}", dice=voice.dice(effect.dice))
        case v.Return():
            return voice.say("effect.return")
        case _:
            assert_never(effect)


def _summon(voice: Voice, summon: v.Summon) -> str:
    """A roll is spoken of only where it decides something."""
    who = voice.who("self")
    if len(summon.rows) == 1:
        kinds = summon.rows[0].kinds
        text = voice.say("effect.summon.here", who=who, n=len(kinds), kinds=voice.counted(kinds))
    else:
        rows, low = [], 1
        for row in summon.rows:
            faces = voice.faces(low, row.upto)
            rows.append(voice.say("effect.summon.row", faces=faces, kinds=voice.counted(row.kinds)))
            low = row.upto + 1
        text = voice.say("effect.summon.roll", who=who, rows=voice.joined("together", rows))
    return text + (voice.say("effect.summon.acts") if summon.acts else "")
