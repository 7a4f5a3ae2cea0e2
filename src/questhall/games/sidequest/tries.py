"""Everything one might want to do with a card, so that the rules can say of each why not."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from questhall.kernel.answers import Answer
from questhall.kernel.asks import Ask

from . import moves as m
from . import vocabulary as v
from .entities import FIRST_ID, GM
from .rules import at_any_time
from .view import ThingView, View

WITH_CARD: dict[str, Callable[[str], Answer]] = {
    "sidequest.discard": m.Discard,
    "sidequest.reclaim": m.Discard,
    "sidequest.revive": m.Discard,
    "sidequest.give": m.Give,
}
WITH_THING: dict[str, Callable[[int], Answer]] = {
    "sidequest.block": m.Block,
    "sidequest.armor": m.Armor,
    "sidequest.choose-target": m.Target,
    "sidequest.sacrifice": m.Target,
}
"""Questions that leave no doubt about what somebody means who points at a card."""
PLAYING = frozenset(
    f"sidequest.{name}" for name in ("hero-main", "hero-attacks", "hero-end", "gm-main", "gm-end", "react")
)
"""Questions that are answered with spells and abilities; to all others these come in between (SQ-7.2)."""


def tries(view: View, ask: Ask | None, what: str | int, cards: Mapping[str, v.CardSpec]) -> list[Answer]:
    """With a card of the hand by its id, with a card in play or a Hero by its number."""
    if view.seat is None:
        return []
    question = ask.question if ask is not None else ""
    targets = [*[hero.seat for hero in view.heroes], *view.things, *[item.id for item in view.chain]]
    if isinstance(what, str):
        if question in WITH_CARD:
            return [WITH_CARD[question](what)]
        spec = cards.get(what.rstrip("+"))
        found = from_hand(spec, what, targets)
        instant = isinstance(spec, v.Instant | v.GmInstant) and question not in PLAYING
        return in_between(found) if instant or ask is None else found
    if question in WITH_THING:
        return [WITH_THING[question](what)]
    thing = view.things.get(what)
    if what >= FIRST_ID and thing is None:
        return []
    if thing is None or thing.owner != view.seat:
        return towards(view, view.seat, what)
    found = from_play(cards.get(thing.card.rstrip("+")), thing, view.seat, targets)
    return in_between(found) if ask is None else found


def in_between(found: list[Answer]) -> list[Answer]:
    """Whoever is asked something else plays it all the same, or learns why it cannot come in between."""
    return [
        at_any_time.in_between(answer) if isinstance(answer, m.Cast | m.Activate | m.Reveal) else answer
        for answer in found
    ]


def from_hand(spec: v.CardSpec | None, card: str, targets: list[int]) -> list[Answer]:
    if spec is None:
        return []
    if isinstance(spec, v.Weapon | v.Armor):
        return [m.Equip(card)]
    if hasattr(spec, "atk"):
        return [m.Summon(card)]
    if getattr(spec, "target", None) is None:
        return [m.Cast(card)]
    if getattr(spec, "second", None) is not None:
        return [m.Cast(card, target, second) for target in targets for second in targets]
    return [m.Cast(card, target) for target in targets]


def towards(view: View, seat: int, target: int) -> list[Answer]:
    """What can be done to somebody else's card, or to a Hero."""
    own = [thing.id for thing in view.things.values() if thing.owner == seat]
    if seat == GM:
        return [m.Declare(((attacker, target),)) for attacker in own]
    if target < FIRST_ID:
        return [m.Beg(target)]
    return [m.Attack(attacker, target) for attacker in (*own, seat)]


def from_play(spec: v.CardSpec | None, thing: ThingView, seat: int, targets: list[int]) -> list[Answer]:
    """What an own card in play can do."""
    partner = getattr(spec, "partner", None)
    bound = thing.zone == "partner"
    found: list[Answer] = []
    abilities = len(getattr(spec, "activated", ())) + (len(partner.activated) if bound and partner is not None else 0)
    for number in range(abilities):
        found += [m.Activate(thing.id, number, target) for target in (0, *targets)]
    if partner is not None:
        found.append(m.Unbind() if bound else m.Bind(thing.id))
    if thing.face_down:
        found.append(m.Reveal(thing.id))
    if seat == GM:
        return found + [m.Declare(((thing.id, target),)) for target in targets]
    found += [m.Attack(thing.id, target) for target in targets]
    if thing.zone == "equipped":
        found.append(m.Unequip(thing.id))
    return found
