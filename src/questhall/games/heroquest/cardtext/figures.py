"""Effects on somebody: wounds, cures, bonds, and what is found or lost."""

from __future__ import annotations

from typing import assert_never

from .. import vocabulary as v
from .voice import Voice

Figure = (
    v.Heal | v.Hurt | v.Strike | v.Mark | v.Sleep | v.Hold | v.MissTurn | v.EndTurn | v.Push | v.GoldPieces | v.Give
    | v.Poison | v.Rust | v.Notch | v.DamageArmour | v.LoseMind | v.LosePotion | v.LoseSpell | v.Cure | v.Revive
    | v.RegainSpell | v.Empty | v.Trader | v.Druid | v.Lead | v.Flee | v.Frenzy | v.TrollBane | v.Slay
    | v.DrawTreasure
)  # fmt: skip


def say_figure(voice: Voice, effect: Figure) -> str:
    match effect:
        case v.Heal():
            return _heal(voice, effect)
        case v.Hurt():
            return _hurt(voice, effect)
        case v.Strike():
            return _strike(voice, effect)
        case v.Hold():
            return voice.say(f"effect.hold.{effect.kind}", who=voice.who(effect.on)) + voice.say("effect.hold.break")
        case v.Push():
            return _push(voice, effect)
        case v.GoldPieces():
            key = f"effect.gold.{'less' if effect.n < 0 else 'more'}{'_die' if effect.die else ''}"
            return voice.say(key, who=voice.who("target"), n=abs(effect.n))
        case v.Give():
            return _give(voice, effect)
        case v.Poison():
            return _poison(voice, effect)
        case v.Rust():
            return voice.say(f"effect.rust.{effect.what}", who=voice.who(effect.on))
        case v.LoseMind():
            return voice.say("effect.lose_mind", who=voice.who(effect.on), points=voice.points("mind", effect.n))
        case v.LoseSpell():
            return voice.say(f"effect.lose_spell.{'lying' if effect.lying else 'unused'}", who=voice.who("target"))
        case v.Cure():
            return voice.say(f"effect.cure.{effect.what}", who=voice.who(effect.on))
        case v.Lead():
            return voice.say("effect.lead", points=voice.points("mind", effect.mind))
        case v.Slay():
            kinds = voice.joined("comma", [voice.person(kind) for kind in effect.kinds])
            return voice.say("effect.slay", who=voice.who("target"), kinds=kinds)
        case v.DrawTreasure():
            how = "until_good" if effect.until_good else "some"
            return voice.say(f"effect.draw_treasure.{how}", who=voice.who("self"), n=effect.n)
        case v.Sleep() | v.MissTurn():
            return voice.say(f"effect.{_tag(effect)}", who=voice.who(effect.on))
        case v.Notch() | v.DamageArmour() | v.LosePotion() | v.RegainSpell() | v.Flee() | v.Frenzy() | v.TrollBane():
            return voice.say(f"effect.{_tag(effect)}", who=voice.who("target"))
        case v.EndTurn() | v.Revive() | v.Empty() | v.Trader() | v.Druid():
            return voice.say(f"effect.{_tag(effect)}")
        case v.Mark():
            raise AssertionError("marks are told together")
        case _:
            assert_never(effect)


def _tag(effect: v.Effect) -> str:
    return str(effect.__struct_config__.tag)


def _heal(voice: Voice, heal: v.Heal) -> str:
    points = [_up_to(voice, "body", heal.body, heal.die)] if heal.body or heal.die else []
    points += [_up_to(voice, "mind", heal.mind)] if heal.mind else []
    who = voice.who(heal.on)
    if not points:
        return voice.say("effect.heal_base", who=who)
    return voice.say("effect.heal", who=who, points=voice.joined("and", points))


def _up_to(voice: Voice, kind: str, n: int, die: bool = False) -> str:
    points = voice.points(kind, n, die)
    return voice.say("up_to", points=points) if n > 1 or die else points


def _hurt(voice: Voice, hurt: v.Hurt) -> str:
    who, points, dice = voice.who(hurt.on), voice.points("body", hurt.body), voice.dice(hurt.dice)
    how = ("both" if hurt.dice else "body") if hurt.body else ("dice" if hurt.dice else "base")
    text = voice.say(f"effect.hurt.{how}", who=who, points=points, dice=dice, n=hurt.dice)
    if hurt.save:
        text += voice.say("effect.hurt.save", dice=voice.dice(hurt.save), n=hurt.save)
    if hurt.save_d6:
        text += voice.say("effect.hurt.save_d6", n=hurt.save_d6)
    return text + (voice.say("effect.hurt.weakens") if hurt.weakens else "")


def _strike(voice: Voice, strike: v.Strike) -> str:
    more = strike.more_against_unholy
    text = voice.say(
        "effect.strike.attack",
        who=voice.who(strike.on),
        dice=voice.dice(strike.dice, strike.colour),
        unholy=voice.say("effect.strike.unholy", n=more) if more else "",
        defence=voice.say(f"effect.strike.{strike.defence}"),
    )
    text += voice.say("effect.strike.spares_undead") if strike.spares_undead else ""
    return text + (voice.say("effect.strike.backfires") if strike.backfires else "")


def _push(voice: Voice, push: v.Push) -> str:
    text = voice.say("effect.push.away", who=voice.who(push.on), n=push.squares)
    if not push.stopped:
        return text
    return text + voice.say("effect.push.stopped", points=voice.points("body", push.stopped))


def _give(voice: Voice, give: v.Give) -> str:
    who = voice.who("target")
    if give.random:
        return voice.say(f"effect.give.{give.random}", who=who, n=give.n)
    name = voice.names.thing(give.thing) if give.thing else voice.names.spell(give.scroll)
    counted = name if give.n == 1 else voice.say("text.times", n=give.n, name=name)
    return voice.say("effect.give.thing" if give.thing else "effect.give.certain_scroll", who=who, name=counted)


def _poison(voice: Voice, poison: v.Poison) -> str:
    how = ("both" if poison.body else "injury") if poison.injury else "body"
    injury = voice.say(f"effect.poison.{poison.injury}") if poison.injury else ""
    points = voice.points("body", poison.body)
    return voice.say(f"effect.poison.{how}", who=voice.who("target"), points=points, injury=injury)
