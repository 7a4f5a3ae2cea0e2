"""Checks of one card: its keywords, triggers and costs against its type, and its effects."""

from __future__ import annotations

from questhall.games.sidequest import vocabulary as v
from questhall.kernel.message import message
from questhall.kernel.pack_checks import check_text
from questhall.kernel.pack_errors import Findings, wrong
from questhall.kernel.pack_yaml import Steps

from ..keywords import RULE_OF
from . import keyword_name
from .effects import check_nesting, check_target, check_words
from .reach import check_paid_strength
from .scope import ATTACK_TRIGGERS, CREATURES, EQUIPMENT, IDLE_KEYWORDS, SIDES, SPELL_TRIGGERS, Scope

OWN_EQUIPMENT_KEYWORDS = frozenset({"thorns", "magic"})
ALSO_ON_WEAPONS = frozenset({"inertia", "flying", "reach", "empower", "immunity", "untouchable", "tenacity"})
ALSO_ON_ARMOR = frozenset({"immunity", "untouchable", "tenacity", "flying"})
NEEDS_AN_OWNER = frozenset({"hidden", "resurrection"})

OWN_TRIGGERS = frozenset(
    {"summoned", "attacks", "attacked", "blocks", "hits", "damaged", "destroyed", "equipped", "revealed"}
)
"""Triggers about the card itself, as far as its type can do such a thing."""
OWN_TRIGGERS_OF: dict[str, frozenset[str]] = {
    "creature": OWN_TRIGGERS - {"equipped"},
    "gm_creature": OWN_TRIGGERS - {"equipped", "blocks"},
    "boss": OWN_TRIGGERS - {"equipped", "blocks"},
    "discovery_creature": OWN_TRIGGERS - {"equipped", "blocks", "attacks", "hits"},
    "weapon": OWN_TRIGGERS - {"summoned", "revealed"},
    "armor": frozenset({"attacked", "damaged", "destroyed", "equipped"}),
}
HERO_TRIGGERS = frozenset({"hero_attacks", "hero_damaged", "equip_action"})


def check_card(card: v.CardSpec, languages: tuple[str, ...]) -> Findings:
    """Everything that can be said about a card without looking at another."""
    kind = type_of(card)
    yield from check_text(card.name, languages, ("name",))
    yield from check_text(card.flavour, languages, ("flavour",))
    if isinstance(card, v.Rules):
        yield from _keywords(card.keywords, kind)
        yield from _abilities(card, kind, ())
        yield from _does_something(card)
    else:
        yield from _spell(card, kind)
    if isinstance(card, v.Creature) and card.partner is not None:
        yield from _abilities(card.partner, kind, ("partner",))
    if isinstance(card, v.World):
        scope = Scope(type=kind)
        yield from check_words(card.each_turn, ("each_turn",), scope)
        yield from check_nesting(card.each_turn, ("each_turn",))


def type_of(card: v.CardSpec) -> str:
    return str(card.__struct_config__.tag)


def printed_keywords(keywords: v.Keywords) -> list[str]:
    """The keywords that a card has; "hidden: 0" is one, since Hidden needs no number."""
    values = {keyword: getattr(keywords, keyword) for keyword in keywords.__struct_fields__}
    return [word for word, n in values.items() if n or (word == "hidden" and n is not False)]


def _keywords(keywords: v.Keywords, kind: str) -> Findings:
    allowed = _keywords_of(kind)
    for keyword in printed_keywords(keywords):
        at: Steps = ("keywords", keyword)
        if keyword in IDLE_KEYWORDS.get(kind, ()):
            yield wrong(at, "flaw.idle-keyword", RULE_OF[keyword], "SQ-5.9", type=kind, keyword=keyword_name(keyword))
        elif keyword not in allowed:
            yield wrong(at, "flaw.keyword", RULE_OF[keyword], type=kind, keyword=keyword_name(keyword))


def _keywords_of(kind: str) -> frozenset[str]:
    only_equipment = OWN_EQUIPMENT_KEYWORDS | {"inertia"}
    of_creatures = frozenset(v.Keywords.__struct_fields__) - only_equipment
    if kind == "weapon":
        return OWN_EQUIPMENT_KEYWORDS | ALSO_ON_WEAPONS
    if kind == "armor":
        return OWN_EQUIPMENT_KEYWORDS | ALSO_ON_ARMOR
    if kind == "discovery_creature":
        return of_creatures - NEEDS_AN_OWNER
    return of_creatures if kind in CREATURES else frozenset()


def _does_something(card: v.Rules) -> Findings:
    """A creature or a weapon may be plain; these cards are nothing but what they do."""
    if not isinstance(card, v.World | v.Series | v.Lasting | v.GmLasting):
        return
    each_turn = card.each_turn if isinstance(card, v.World) else ()
    if not (card.static or card.triggered or card.activated or each_turn):
        yield wrong((), "flaw.does-nothing")


def _spell(card: v.Sorcery | v.Instant | v.GmSorcery | v.GmInstant | v.Event, kind: str) -> Findings:
    instant = isinstance(card, v.Instant | v.GmInstant)
    attack = isinstance(card, v.Instant | v.GmInstant) and card.timing == "attack"
    second = None if isinstance(card, v.Event) else card.second
    scope = Scope(type=kind, target=card.target, second=second, attack=attack, spell=instant)
    yield from check_words(card.target, ("target",), scope)
    yield from check_words(second, ("second",), scope)
    yield from check_words(card.do, ("do",), scope)
    yield from check_nesting(card.do, ("do",))
    yield from check_target(card, (), scope)
    if isinstance(card, v.Sorcery | v.Instant):
        yield from check_paid_strength(card.strength, card.do, ())


def _abilities(rules: v.Rules | v.Partner, kind: str, at: Steps) -> Findings:
    for index, static in enumerate(rules.static):
        yield from check_words(static, (*at, "static", index), Scope(type=kind))
    for index, triggered in enumerate(rules.triggered):
        yield from _triggered(triggered, kind, (*at, "triggered", index), bool(at))
    for index, activated in enumerate(rules.activated):
        yield from _activated(activated, kind, (*at, "activated", index))


def _triggered(ability: v.Triggered, kind: str, at: Steps, partner: bool) -> Findings:
    scope = Scope(
        type=kind,
        target=ability.target,
        trigger=ability.when,
        attack=ability.when in ATTACK_TRIGGERS,
        spell=ability.when in SPELL_TRIGGERS,
    )
    own = frozenset({"attacked", "damaged", "destroyed"}) if partner else OWN_TRIGGERS_OF.get(kind, frozenset())
    if ability.when in OWN_TRIGGERS - own:
        key = "flaw.trigger-of-partner" if partner else "flaw.trigger"
        yield wrong((*at, "when"), key, "SQ-7.7", trigger=ability.when, type=kind)
    if ability.when in HERO_TRIGGERS and SIDES[kind] != "hero":
        yield wrong((*at, "when"), "flaw.hero-trigger", "SQ-7.7", trigger=ability.when)
    yield from check_words(ability, at, scope)
    yield from check_nesting(ability.do, (*at, "do"))
    yield from check_target(ability, at, scope)


def _activated(ability: v.Activated, kind: str, at: Steps) -> Findings:
    scope = Scope(type=kind, target=ability.target, spell=ability.instant)
    yield from check_words(ability, at, scope)
    yield from check_nesting(ability.do, (*at, "do"))
    yield from check_target(ability, at, scope)
    if SIDES[kind] in ("world", "neutral"):
        yield wrong(at, "flaw.nobody-activates", "SQ-7.7")
    yield from _cost(ability.pay, kind, (*at, "pay"))
    yield from check_paid_strength(ability.pay.strength, ability.do, at)


def _cost(pay: v.Cost, kind: str, at: Steps) -> Findings:
    if pay == v.Cost():
        yield wrong(at, "flaw.free-activation", "SQ-7.7")
    if SIDES[kind] == "hero" and pay.bp:
        yield wrong((*at, "bp"), "flaw.hero-pays-bp", "SQ-4.4")
    for spelled, amount in (("int", pay.intelligence), ("str", pay.strength), ("lp", pay.lp)):
        if SIDES[kind] == "gm" and amount:
            yield wrong((*at, spelled), "flaw.gm-pays", "SQ-4.4", resource=message(f"resource.{spelled}"))
    if pay.sacrifice == "self" and kind not in CREATURES | EQUIPMENT | {"lasting", "gm_lasting"}:
        yield wrong((*at, "sacrifice"), "flaw.sacrifice", "SQ-11.12", type=kind)
