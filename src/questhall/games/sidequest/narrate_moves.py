"""Every move as an option that one can read."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from questhall.kernel.answers import Answer, Tick

from . import moves as m
from .entities import FIRST_ID, GM, LEVELS
from .narrate_names import Names


def say_move(names: Names, answer: Answer) -> str:
    """The label of an answer."""
    tag = str(answer.__struct_config__.tag)
    tell = SPECIAL.get(type(answer))
    return tell(names, answer) if tell is not None else names.book.say(f"move.{tag}")


def _question(names: Names) -> str:
    return names.offer.ask.question if names.offer is not None else ""


def _create(names: Names, a: m.Create) -> str:
    points = {"lp": a.lp, "strength": a.strength, "intelligence": a.intelligence}
    if a.name:
        return names.book.say("move.create_as", name=a.name, **points)
    return names.book.say("move.create", **points)


def _deck(names: Names, a: m.TakeDeck) -> str:
    deck = names.decks.get(a.deck)
    return names.book.say("move.takedeck", deck=names.translated(deck.name) if deck is not None else a.deck)


def _level(names: Names, a: m.Level) -> str:
    level = LEVELS.get(a.difficulty)
    if level is None:
        return a.difficulty
    heroes = len(names.view.heroes) if names.view is not None else 1
    about = names.book.say(
        "about_difficulty",
        bp=heroes + level.extra_bp,
        encounters=level.encounters,
        lp=level.lp,
        cards=1 + level.extra_cards,
    )
    return names.book.say("move.level", difficulty=names.book.say(f"difficulty.{a.difficulty}"), about=about)


def _discovery(names: Names, a: m.DiscoveryDeck) -> str:
    key = f"move.discoverydeck.{a.kind}"
    return names.book.say(key) if names.book.has(key) else a.kind


def _draw(names: Names, a: m.Draw) -> str:
    return names.book.say("move.draw", n=a.cards) if a.cards else names.book.say("move.draw_none")


def _grow(names: Names, a: m.Grow) -> str:
    given = (("int", a.intelligence), ("str", a.strength))
    parts = [
        names.book.say("part.change", n=f"+{n}", stat=names.book.say(f"resource.{stat}")) for stat, n in given if n
    ]
    return names.book.say("move.grow", points=names.joined(parts)) if parts else names.book.say("move.grow_none")


def _discard(names: Names, a: m.Discard) -> str:
    """The same answer picks a card to lose, to take back or to bring into play."""
    key = {"sidequest.reclaim": "take", "sidequest.revive": "raise"}.get(_question(names), "discard")
    return names.book.say(f"move.{key}", card=names.card(a.card))


def _equip(names: Names, a: m.Equip) -> str:
    return names.book.say("move.equip", card=names.card(a.card), n=getattr(names.spec(a.card), "strength", 0))


def _summon(names: Names, a: m.Summon) -> str:
    return names.book.say("move.summon", card=names.card(a.card), cost=_cost(names, a.card))


def _cast(names: Names, a: m.Cast | m.CastNow) -> str:
    tag, cost = a.__struct_config__.tag, _cost(names, a.card)
    return names.book.say(f"move.{tag}", card=names.card(a.card), at=names.at(a.target, a.second), cost=cost)


def _cost(names: Names, card: str) -> str:
    n, seat = names.cost(card), names.view.seat if names.view is not None else 1
    strength = getattr(names.spec(card), "strength", 0)
    key = "part.cost_str" if strength else "part.cost"
    more = {"strength": strength} if strength else {}
    return names.book.say(key, n=n, resource=names.resource(GM if seat == GM else 1), **more)


def _activate(names: Names, a: m.Activate | m.ActivateNow) -> str:
    tag, text = a.__struct_config__.tag, names.ability(a.source, a.ability)
    return names.book.say(f"move.{tag}", source=names.thing(a.source), at=names.at(a.target), text=text)


def _bind(names: Names, a: m.Bind) -> str:
    partner = getattr(names.spec(names.known(a.creature)), "partner", None)
    n = partner.strength if partner is not None else 0
    return names.book.say("move.bind", creature=names.thing(a.creature), n=n)


def _attack(names: Names, a: m.Attack) -> str:
    if a.attacker < FIRST_ID:
        return names.book.say("move.attack_bare", target=names.thing(a.target))
    return names.book.say("move.attack", attacker=names.thing(a.attacker), target=names.thing(a.target))


def _declare(names: Names, a: m.Declare) -> str:
    if not a.attacks:
        return names.book.say("move.declare_none")
    pairs = [
        names.book.say("move.declare_one", attacker=names.thing(attacker), target=names.thing(target))
        for attacker, target in a.attacks
    ]
    return names.book.say("move.declare", attacks=names.joined(pairs))


def _pass(names: Names, a: m.Pass) -> str:
    key = {"sidequest.intervene": "stand_by", "sidequest.card-or-world": "neither"}.get(_question(names), "pass")
    return names.book.say(f"move.{key}")


def _block(names: Names, a: m.Block) -> str:
    if not a.blocker:
        return names.book.say("move.block_none")
    return names.book.say("move.block", blocker=names.thing(a.blocker))


def _target(names: Names, a: m.Target) -> str:
    if _question(names) == "sidequest.choose-attack" and names.view is not None:
        struck = dict(names.view.coming).get(a.target, 0)
        return names.book.say("move.declare_one", attacker=names.thing(a.target), target=names.thing(struck))
    key = "move.sacrifice" if _question(names) == "sidequest.sacrifice" else "move.target"
    return names.book.say(key, target=names.thing(a.target))


def _option(names: Names, a: m.Option) -> str:
    text = names.choice(names.asking_card, a.number)
    return names.book.say("move.option", text=text) if text else names.book.say("move.option_plain", n=a.number + 1)


def _mistake(names: Names, a: m.Mistake) -> str:
    return names.book.say("move.mistake", hero=names.player(a.seat), what=names.book.say(f"mistake.{a.what}"))


def _claim(names: Names, a: m.ClaimMistake) -> str:
    claims = names.view.gm.claims if names.view is not None else ()
    for claim in claims:
        if claim.id == a.claim:
            what = names.book.say(f"mistake.{claim.what}")
            return names.book.say("move.claimmistake", seat=names.player(claim.seat), what=what)
    return names.book.say("move.claim_plain")


def _phrase(names: Names, a: m.Phrase) -> str:
    key = f"phrase.{a.phrase}"
    return names.book.say("move.phrase", phrase=names.book.say(key) if names.book.has(key) else a.phrase)


def _of_card(field: str) -> Callable[[Names, Any], str]:
    """Moves about one card, by its name."""

    def tell(names: Names, a: Any) -> str:
        tag = str(a.__struct_config__.tag)
        return names.book.say(f"move.{tag}", **{field: names.card(getattr(a, field))})

    return tell


def _of_thing(field: str) -> Callable[[Names, Any], str]:
    """Moves about one card in play or one Hero."""

    def tell(names: Names, a: Any) -> str:
        tag = str(a.__struct_config__.tag)
        return names.book.say(f"move.{tag}", **{field: names.thing(getattr(a, field))})

    return tell


SPECIAL: dict[type[Answer], Callable[[Names, Any], str]] = {
    Tick: lambda names, a: names.book.say("move.tick"),
    m.Create: _create,
    m.TakeDeck: _deck,
    m.OwnDeck: lambda names, a: names.book.say("move.owndeck", n=len(a.cards)),
    m.Level: _level,
    m.Bosses: lambda names, a: names.book.say(
        "move.bosses", main=names.card(a.main), secondary=names.card(a.secondary)
    ),
    m.DiscoveryDeck: _discovery,
    m.TenCards: lambda names, a: names.book.say("move.tencards", cards=names.all_cards(a.cards)),
    m.Draw: _draw,
    m.Grow: _grow,
    m.Discard: _discard,
    m.Beg: _of_thing("hero"),
    m.Give: _of_card("card"),
    m.Equip: _equip,
    m.Unequip: _of_thing("piece"),
    m.Summon: _summon,
    m.Cast: _cast,
    m.Activate: _activate,
    m.CastNow: _cast,
    m.ActivateNow: _activate,
    m.Bind: _bind,
    m.Reveal: _of_thing("creature"),
    m.RevealNow: _of_thing("creature"),
    m.Attack: _attack,
    m.Declare: _declare,
    m.World: lambda names, a: names.book.say("move.world", card=names.card(a.card), text=names.text(a.card)),
    m.Name: _of_thing("hero"),
    m.Pass: _pass,
    m.Block: _block,
    m.Armor: _of_thing("piece"),
    m.Target: _target,
    m.Option: _option,
    m.Mistake: _mistake,
    m.ClaimMistake: _claim,
    m.Phrase: _phrase,
}
"""Moves whose label says more than what they are called."""
