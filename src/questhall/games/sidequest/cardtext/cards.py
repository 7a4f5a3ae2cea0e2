"""The rules text of a whole card."""

from __future__ import annotations

from collections.abc import Callable

from questhall.games.sidequest import vocabulary as v
from questhall.games.sidequest.cardtext.abilities import say_activated, say_static, say_triggered
from questhall.games.sidequest.cardtext.effects import instructions
from questhall.games.sidequest.cardtext.voice import Side, Voice
from questhall.games.sidequest.keywords import printed
from questhall.kernel.text import Phrasebook

GM_CARDS = (v.GmCreature, v.Boss, v.GmSorcery, v.GmInstant, v.GmLasting)
RESOLVED = (v.Sorcery, v.Instant, v.GmSorcery, v.GmInstant, v.Event)

Names = Callable[[str], str]
"""From the id of a series to its name in the language of the text."""


def card_text(spec: v.CardSpec, book: Phrasebook, names: Names | None = None) -> list[str]:
    """The rules text that the card's data mean, a string for each paragraph."""
    voice = Voice(book, side_of(spec), noun_of(spec))
    paragraphs: list[str] = []
    if isinstance(spec, v.Instant | v.GmInstant) and spec.timing != "any" and not _counters(spec):
        paragraphs.append(book.say(f"timing.{spec.timing}"))
    if isinstance(spec, v.Lasting | v.GmLasting):
        paragraphs.append(book.say(f"lasting.{spec.until}"))
    if isinstance(spec, v.Series):
        paragraphs.append(book.say("series.effect"))
    if isinstance(spec, v.Rules):
        paragraphs += _abilities(voice, spec)
    if isinstance(spec, v.Creature) and spec.partner is not None:
        paragraphs += _partner(voice, spec.partner)
    if isinstance(spec, v.World) and spec.each_turn:
        paragraphs.append(book.say("world.each_turn", do=instructions(voice, spec.each_turn)))
    if isinstance(spec, RESOLVED):
        second = None if isinstance(spec, v.Event) else spec.second
        do = instructions(voice.about(spec.target, second=second), spec.do)
        paragraphs.append(book.say("text.paragraph", text=do))
    if isinstance(spec, v.Weapon | v.Armor) and spec.series is not None and names is not None:
        paragraphs.append(book.say("series.part", name=names(spec.series)))
    return paragraphs


def side_of(spec: v.CardSpec) -> Side:
    if isinstance(spec, v.World):
        return "world"
    return "gm" if isinstance(spec, GM_CARDS) else "hero"


def noun_of(spec: v.CardSpec) -> str:
    """What the card calls itself."""
    match spec:
        case v.Creature() | v.GmCreature() | v.Boss() | v.Neutral():
            return "creature"
        case v.Weapon():
            return "weapon"
        case v.Armor():
            return "armor"
        case v.World():
            return "world"
        case v.Series():
            return "series"
        case v.Event():
            return "card"
        case _:
            return "spell"


def _abilities(voice: Voice, card: v.Rules | v.Partner) -> list[str]:
    paragraphs = []
    if isinstance(card, v.Rules) and (line := keyword_line(card.keywords, voice)):
        paragraphs.append(line)
    paragraphs += [say_static(voice, static) for static in card.static]
    paragraphs += [say_triggered(voice, ability) for ability in card.triggered]
    paragraphs += [say_activated(voice, ability) for ability in card.activated]
    return paragraphs


def _counters(spec: v.Instant | v.GmInstant) -> bool:
    """A target spell says well enough when the card is played."""
    return spec.timing == "spell" and spec.target is not None and spec.target.choose == "spell"


def _partner(voice: Voice, partner: v.Partner) -> list[str]:
    head = voice.book.say("partner.head", n=partner.strength)
    return [head, *(voice.book.say("partner.effect", text=text) for text in _abilities(voice, partner))]


def keyword_line(keywords: v.Keywords, voice: Voice) -> str:
    """All printed keywords in one line; empty if there are none."""
    return ", ".join(voice.keyword(word, n) for word, n in printed(keywords))
