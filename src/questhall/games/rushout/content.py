"""What a client needs to draw Rush Out!: cards in words, items, heroes, scenarios."""

from __future__ import annotations

from functools import cache

from msgspec import Struct

from questhall.kernel.pack_words import Text

from . import vocabulary as v
from .cardtext import card_text
from .catalog import catalog as catalog_of
from .library import Pack
from .rules.asides import PHRASES
from .teller import phrasebook

WORDS = ("symbol", "colour", "kind", "phase", "role", "side")


class CardInfo(Struct, frozen=True):
    """A trial, a spell, an item."""

    id: str
    name: str
    kind: str
    kind_name: str
    heroes: tuple[str, ...]
    wizard: tuple[str, ...]
    banner: str
    text: str
    swirl: bool
    ban: str
    """The symbol on whose fields a weakened hero may lay nothing."""
    curse: str
    reach: str
    """one, all, or empty: how many dice or heroes the wizard aims at."""
    wounds: int
    souls: bool
    """It takes a soul for every wounded hero."""
    star: str
    """What stars stand for by this item."""
    turns: tuple[str, ...]
    """The two faces between which this scroll turns a die."""
    swaps: bool
    effect: str
    """What a scroll does that is filled with dice."""
    price: int
    """In coins; 0 for what cannot be bought."""


class HeroInfo(Struct, frozen=True):
    id: str
    name: str
    star: str
    wounded: tuple[str, ...]
    ability: str
    price: int
    """In experience."""
    text: str


class ScenarioInfo(Struct, frozen=True):
    id: str
    name: str
    about: str
    rounds: int
    dragon: bool
    coins: bool
    souls: bool
    lives: bool
    abilities: bool
    spells: tuple[str, ...]
    """The kinds that are played with."""


class PhraseInfo(Struct, frozen=True):
    id: str
    text: str


class Content(Struct, frozen=True):
    """Everything in one language."""

    cards: dict[str, CardInfo]
    heroes: dict[str, HeroInfo]
    scenarios: tuple[ScenarioInfo, ...]
    phrases: tuple[PhraseInfo, ...]
    words: dict[str, dict[str, str]]
    """symbol, colour, kind, phase, role, side: id -> word"""


@cache
def content(packs: tuple[Pack, ...], lang: str) -> Content:
    """Of some packs, made once for each language."""
    book, catalog = phrasebook(lang), catalog_of(packs)

    def named(text: Text) -> str:
        return text[lang] if lang in text else next(iter(text.values()))

    def card_info(card: v.Trial | v.Spell | v.Equipment | v.Scroll) -> CardInfo:
        scroll = isinstance(card, v.Scroll)
        item = scroll or isinstance(card, v.Equipment)
        kind = "scroll" if scroll else "equipment" if item else str(getattr(card, "kind", ""))
        return CardInfo(
            id=card.id,
            name=named(card.name),
            kind=kind,
            kind_name=book.say(f"kind.{kind}"),
            heroes=getattr(card, "heroes", ()),
            wizard=card.fields if isinstance(card, v.Scroll) else getattr(card, "wizard", ()),
            banner=getattr(card, "banner", None) or "",
            text=card_text(card, book),
            swirl=getattr(card, "swirl", False),
            ban=getattr(card, "ban", None) or "",
            curse=getattr(card, "curse", None) or "",
            reach=card.reach if isinstance(card, v.Spell) and card.kind in ("confusion", "drain") else "",
            wounds=card.wounds if isinstance(card, v.Spell) and card.kind == "doom" else 0,
            souls=isinstance(card, v.Spell) and card.kind == "doom" and card.souls,
            star=getattr(card, "star", None) or "",
            turns=getattr(card, "turns", None) or (),
            swaps=getattr(card, "swaps", False),
            effect=getattr(card, "effect", None) or "",
            price=getattr(card, "price", 0),
        )

    cards = [*catalog.trials.values(), *catalog.spells.values(), *catalog.items.values()]
    return Content(
        cards={card.id: card_info(card) for card in cards},
        heroes={
            h.id: HeroInfo(h.id, named(h.name), h.star, h.wounded, h.ability, h.price, card_text(h, book))
            for h in catalog.heroes.values()
        },
        scenarios=tuple(
            ScenarioInfo(
                s.id,
                named(s.name),
                named(s.about),
                s.rounds,
                s.dragon,
                "coin" in s.trials,
                s.souls,
                s.lives,
                s.abilities,
                tuple([kind for kind, n in s.spells.items() if n]),
            )
            for s in catalog.scenarios.values()
        ),
        phrases=tuple(PhraseInfo(phrase, book.say(f"phrase.{phrase}")) for phrase in PHRASES),
        words={section: words(section, lang) for section in WORDS},
    )


def words(section: str, lang: str) -> dict[str, str]:
    """Every word of a section of the texts, in the form in which it stands alone."""
    book, head = phrasebook(lang), f"{section}."
    return {key.removeprefix(head): book.form(key, "nom") for key in sorted(book.keys()) if key.startswith(head)}
