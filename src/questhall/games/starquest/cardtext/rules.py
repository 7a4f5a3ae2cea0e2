"""Which rules a thing rests on, so that whoever reads it can look them up."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from questhall.kernel.pack_walk import words

from .. import vocabulary as v

Rules = tuple[str, ...]

OF_SPECIAL: Mapping[str, Rules] = {
    "ambush": ("ST-98", "ST-99", "ST-100", "ST-101", "ST-102", "ST-292", "ST-293"),
    "caster": ("ST-110", "ST-111", "ST-112", "ST-113", "ST-114", "ST-115", "ST-116", "ST-117", "ST-118", "ST-119"),
    "fast": ("ST-127", "ST-128"),
    "fear": ("ST-129", "ST-130", "ST-227"),
    "fearless": ("ST-131",),
    "flying": ("ST-132", "ST-133", "ST-134", "ST-252"),
    "furious": ("ST-135", "ST-136"),
    "immobile": ("ST-137", "ST-232", "ST-283"),
    "impact": ("ST-138", "ST-139", "ST-220"),
    "regeneration": ("ST-144", "ST-145", "ST-218"),
    "relentless": ("ST-146", "ST-147"),
    "scout": ("ST-151", "ST-286"),
    "slow": ("ST-152", "ST-153"),
    "stealth": ("ST-154",),
    "strider": ("ST-155", "ST-156"),
    "villain": ("ST-162", "ST-163"),
    "ap": ("ST-103", "ST-216"),
    "bane": ("ST-104", "ST-105"),
    "blast": ("ST-106", "ST-107", "ST-108", "ST-109", "ST-214", "ST-215"),
    "counter": ("ST-122", "ST-123", "ST-224"),
    "deadly": ("ST-124", "ST-125", "ST-126"),
    "indirect": ("ST-140", "ST-141", "ST-142", "ST-270"),
    "limited": ("ST-143",),
    "reliable": ("ST-148", "ST-212"),
    "rending": ("ST-149", "ST-150"),
    "surge": ("ST-157",),
    "thrust": ("ST-158", "ST-159"),
    "unstoppable": ("ST-160", "ST-161", "ST-221"),
}
"""Of units and of weapons."""
OF_STATUS: Mapping[v.Status, Rules] = {
    "afflicted": ("ST-164", "ST-165"),
    "crippled": ("ST-166", "ST-167", "ST-237"),
    "diseased": ("ST-168", "ST-169"),
    "impaired": ("ST-170", "ST-171"),
}
OF_MARK: Mapping[v.MarkKind, Rules] = {
    "regeneration": OF_SPECIAL["regeneration"],
    "furious": OF_SPECIAL["furious"],
    "fearless": OF_SPECIAL["fearless"],
    "stealth": OF_SPECIAL["stealth"],
    "deadly": OF_SPECIAL["deadly"],
    "attribute": ("ST-4",),
    "hit": ("ST-212",),
    "defense": ("ST-216",),
    "sharp": ("ST-92", "ST-154"),
    "hidden": ("ST-276",),
    "sure_hands": ("ST-295",),
    "phasing": ("ST-34", "ST-247"),
    "swift": ("ST-29", "ST-237"),
}
OF_EFFECT: Mapping[type[object], Rules] = {
    v.Hits: ("ST-40", "ST-222"),
    v.Volley: ("ST-38", "ST-40"),
    v.Restore: ("ST-31",),
    v.Tokens: ("ST-111",),
    v.Run: ("ST-34", "ST-247"),
    v.Push: ("ST-271", "ST-272", "ST-273"),
    v.Raise: ("ST-47", "ST-48"),
}
OF_THING: Mapping[type[object], Rules] = {
    v.Skill: ("ST-78", "ST-79", "ST-80"),
    v.Spell: ("ST-112", "ST-113", "ST-115"),
    v.Kit: ("ST-201",),
    v.Ware: ("ST-198",),
    v.Discovery: ("ST-73", "ST-74"),
}


def rules_of(thing: object) -> Rules:
    """The rules by their ids, each once, in the order in which the thing speaks of them."""
    return tuple(dict.fromkeys(_rules(thing)))


def _rules(thing: object) -> Iterator[str]:
    yield from OF_THING.get(type(thing), ())
    for _, word in words(thing):
        match word:
            case v.Weapon():
                yield from ("ST-52", "ST-53") if word.melee else ("ST-36", "ST-38")
                yield from _special(word)
            case v.Rules():
                yield from _special(word)
            case v.Hits():
                yield from OF_EFFECT[v.Hits]
                yield from _special(word)
            case v.Lend():
                yield from OF_MARK.get(word.mark, ())
            case v.Inflict():
                yield from OF_STATUS[word.status]
            case _:
                yield from OF_EFFECT.get(type(word), ())


def _special(word: v.Weapon | v.Rules | v.Hits) -> Iterator[str]:
    for field in word.__struct_fields__:
        if field in OF_SPECIAL and getattr(word, field):
            yield from OF_SPECIAL[field]
