"""What a client needs to draw SideQuest: cards in words, decks, levels and the game's own words."""

from __future__ import annotations

from functools import cache

from msgspec import Struct

from questhall.kernel.text import Phrasebook

from . import vocabulary as v
from .cardtext import card_text, keyword_reminder, type_line
from .cardtext.cards import keyword_line, noun_of, side_of
from .cardtext.voice import Voice
from .entities import LEVELS, Level
from .keywords import RULE_OF, printed
from .library import Pack, Printed, Together
from .narrate_names import translated
from .rules.gm_options import PHRASES
from .teller import phrasebook

WORDS = ("side", "phase", "zone", "slot", "resource", "stat", "difficulty", "roll", "player")
"""Sections of the texts that a client needs word by word."""


class KeywordInfo(Struct, frozen=True):
    """A keyword as it stands on a card."""

    word: str
    n: int
    """0 where the keyword has no number."""
    name: str
    reminder: str
    rule: str


class CardInfo(Struct, frozen=True):
    """A printed card. Values that a card of this type does not have are None."""

    id: str
    name: str
    type: str
    """creature, gm_creature, boss, weapon, armor, series, sorcery, instant, lasting, gm_sorcery, gm_instant,
    gm_lasting, world, discovery_event, discovery_creature"""
    type_line: str
    side: str
    """hero, gm, world, neutral"""
    cost: int | None
    """In `resource`."""
    resource: str
    """int, str, bp or empty"""
    atk: int | str | None
    """As printed: 2H counts 2 for every Hero in the game."""
    defense: int | str | None
    arm: int | str | None
    slot: str
    """hand, head, body, accessory or empty"""
    hands: int
    series: str
    partner: int | None
    """STR that binding it takes."""
    keywords: tuple[KeywordInfo, ...]
    text: tuple[str, ...]
    """Paragraphs; the line of keywords is not among them."""
    flavour: str
    emblem: str


class DeckInfo(Struct, frozen=True):
    id: str
    kind: str
    name: str
    advice: str
    stats: tuple[int, int, int] | None
    """LP, STR and INT that suit it."""
    cards: dict[str, int]


class LevelInfo(Struct, frozen=True):
    id: str
    name: str
    about: str


class PhraseInfo(Struct, frozen=True):
    id: str
    text: str


class Content(Struct, frozen=True):
    """Everything in one language."""

    cards: dict[str, CardInfo]
    decks: tuple[DeckInfo, ...]
    levels: tuple[LevelInfo, ...]
    phrases: tuple[PhraseInfo, ...]
    keywords: dict[str, KeywordInfo]
    """Every keyword of the game, Burn and Paralyzed included."""
    words: dict[str, dict[str, str]]
    """side, phase, zone, slot, resource, stat, difficulty, roll (what a die is thrown for), player: id -> word.
    A word may hold the place of a number: "Hero {n}"."""


@cache
def content(packs: tuple[Pack, ...], lang: str) -> Content:
    """Of some packs, made once for each language."""
    book, together = phrasebook(lang), Together(packs)
    return Content(
        cards={card: card_info(spec, book, together) for card, spec in together.cards.items()},
        decks=tuple(deck_info(deck, lang) for deck in together.decks.values()),
        levels=tuple(level_info(name, level, book) for name, level in LEVELS.items()),
        phrases=tuple(PhraseInfo(phrase, book.say(f"phrase.{phrase}")) for phrase in PHRASES),
        keywords={word: keyword_info(word, 0, book) for word in RULE_OF},
        words={section: words(section, book) for section in WORDS},
    )


def card_info(spec: v.CardSpec, book: Phrasebook, all_cards: Printed) -> CardInfo:
    def name_of(card: str) -> str:
        return translated(all_cards.cards[card].name, book.lang)

    keywords = getattr(spec, "keywords", v.Keywords())
    line = keyword_line(keywords, Voice(book, side_of(spec), noun_of(spec)))
    cost, resource = price(spec)
    partner = getattr(spec, "partner", None)
    return CardInfo(
        id=spec.id,
        name=name_of(spec.id),
        type=str(spec.__struct_config__.tag),
        type_line=type_line(spec, book, name_of),
        side="neutral" if isinstance(spec, v.Event | v.Neutral) else side_of(spec),
        cost=cost,
        resource=resource,
        atk=getattr(spec, "atk", None),
        defense=getattr(spec, "defense", None),
        arm=getattr(spec, "arm", None),
        slot="hand" if isinstance(spec, v.Weapon) else getattr(spec, "slot", ""),
        hands=getattr(spec, "hands", 0),
        series=getattr(spec, "series", None) or "",
        partner=partner.strength if partner is not None else None,
        keywords=tuple(keyword_info(word, n, book) for word, n in printed(keywords)),
        text=tuple(paragraph for paragraph in card_text(spec, book, name_of) if paragraph != line),
        flavour=translated(spec.flavour, book.lang),
        emblem=spec.emblem,
    )


def price(spec: v.CardSpec) -> tuple[int | None, str]:
    """What playing it takes: INT, BP, or the STR that it demands (SQ-6.2)."""
    if isinstance(spec, v.Weapon | v.Armor):
        return spec.strength, "str"
    if isinstance(spec, v.GmCreature | v.Boss):
        return spec.size, "bp"
    cost: int | None = getattr(spec, "cost", None)
    return cost, "" if cost is None else "bp" if side_of(spec) == "gm" else "int"


def keyword_info(word: str, n: int, book: Phrasebook) -> KeywordInfo:
    reminder = keyword_reminder(word, n, book)
    return KeywordInfo(word, n, reminder.name, reminder.text, reminder.rule)


def deck_info(deck: v.DeckSpec, lang: str) -> DeckInfo:
    return DeckInfo(
        deck.id,
        deck.kind,
        translated(deck.name, lang),
        translated(deck.advice, lang) if deck.advice else "",
        deck.stats,
        dict(deck.cards),
    )


def level_info(name: str, level: Level, book: Phrasebook) -> LevelInfo:
    """The BP grow with the number of Heroes, which is not settled where levels are compared."""
    per_hero = book.say("keyword.per_hero.name")
    about = book.say(
        "about_difficulty",
        bp=f"{per_hero} + {level.extra_bp}" if level.extra_bp else per_hero,
        encounters=level.encounters,
        lp=level.lp,
        cards=1 + level.extra_cards,
    )
    return LevelInfo(name, book.say(f"difficulty.{name}"), about)


def words(section: str, book: Phrasebook) -> dict[str, str]:
    """Every word of a section of the texts, in the form in which it stands alone."""
    head = f"{section}."
    return {
        key.removeprefix(head): book.form(key, "nom", n="{n}") for key in sorted(book.keys()) if key.startswith(head)
    }
