"""The question mark and "why": what is asked, what a card says, what a rule says, why not."""

from __future__ import annotations

import re
from collections.abc import Sequence

from questhall.kernel import notation
from questhall.kernel.answers import Answer
from questhall.kernel.asks import Ask
from questhall.kernel.match import Match
from questhall.kernel.rulebook import ASKED, Rule, Rulebook, spellings
from questhall.kernel.text import Phrasebook

from .choosing import words
from .face import Face, Named
from .texts import cited, hint

MOST_RULES = 8
MOST_REASONS = 6


def rule_lines(rule: Rule) -> list[str]:
    """A rule with its rulings, without marks of Markdown."""
    lines = [f"{rule.id} · {rule.title}"]
    for part in (rule.text, *rule.rulings):
        lines += [plain(line) for line in part.splitlines() if line.strip()]
    return lines


def plain(text: str) -> str:
    return re.sub(r"\*\*?(.+?)\*\*?", r"\1", text)


def find_rules(rulebook: Rulebook, text: str, lang: str, book: Phrasebook) -> list[str]:
    """The rules found, the best in full; empty if there are none."""
    hits = rulebook.find(text, lang)
    if not hits:
        return []
    if ASKED.fullmatch(text.strip()) or len(hits) == 1:
        return [line for hit in hits for line in rule_lines(hit.rule)]
    rest = [f"{hit.rule.id} · {hit.rule.title}" for hit in hits[1:MOST_RULES]]
    return [book.say("ui.lookup.rules", n=len(hits), text=text), *rule_lines(hits[0].rule), *rest]


def explain(face: Face, book: Phrasebook, ask: Ask) -> list[str]:
    """What is asked now, and the rules behind it."""
    prompt = face.teller.question(ask)
    lines = [cited(prompt, book), hint(prompt, ask, book)]
    for rule in ask.rules:
        lines += rule_lines(face.rulebook.rule(rule, book.lang))
    return lines


def look_up(face: Face, book: Phrasebook, text: str, options: Sequence[Answer]) -> list[str]:
    """A choice by number, a card in play by its id, a rule, a card, a word."""
    lang = book.lang
    if text.isdigit():
        if 1 <= int(text) <= len(options):
            return about_option(face, options[int(text) - 1])
        for named in face.seen():
            if int(text) in named.things:
                return face.card_lines(named.card)
    elif ASKED.fullmatch(text):
        return find_rules(face.rulebook, text, lang, book) or [book.say("ui.lookup.nothing", text=text)]
    exact = [named for named in face.all_cards() if alike(named.name, text, whole=True)]
    if exact:
        return face.card_lines(exact[0].card)
    near = [named for named in face.seen() if alike(named.name, text)]
    if len(near) == 1:
        return face.card_lines(near[0].card)
    rules = find_rules(face.rulebook, text, lang, book)
    near = near or ([] if rules else [named for named in face.all_cards() if alike(named.name, text)])
    if len(near) == 1:
        return face.card_lines(near[0].card)
    if near:
        names = ", ".join(sorted(named.name for named in near)[:20])
        return [book.say("ui.lookup.several", names=names), *rules]
    return rules or [book.say("ui.lookup.nothing", text=text)]


def about_option(face: Face, option: Answer) -> list[str]:
    lines = [face.teller.option(option)]
    for card in face.about(option):
        lines += face.card_lines(card)
    return lines


def alike(name: str, text: str, whole: bool = False) -> bool:
    """Whether the text is the name, or every word of it begins a word of the name."""
    if whole:
        return bool(spellings(name) & spellings(text))
    there = tuple(spelled for word in words(name) for spelled in spellings(word))
    asked = words(text)
    return bool(asked) and all(any(each.startswith(tuple(spellings(word))) for each in there) for word in asked)


# --- why not ----------------------------------------------------------------------------


def why(face: Face, book: Phrasebook, match: Match, seat: int, text: str) -> list[str]:
    """Why a move, or anything with a card, is not possible now."""
    if not text:
        return [book.say("ui.why.what")]
    meant = meant_by(face, text)
    try:
        move = notation.read(text, match.game.answers)
    except notation.NotationError as wrong:
        if meant is None:
            tag = text.split()[0].lower()
            known = any(notation.tag_of(kind) == tag for kind in match.game.answers)
            return [book.say(wrong.key, **wrong.arguments) if known else book.say("ui.why.unknown", text=text)]
        return reasons(face, book, match, seat, face.tries(meant), meant.name)
    return reasons(face, book, match, seat, [move], text)


def meant_by(face: Face, text: str) -> Named | None:
    """The card in sight that is meant, else any card of the game."""
    if text.isdigit():
        return next((named for named in face.seen() if int(text) in named.things), None)
    for cards in (face.seen(), face.all_cards()):
        exact = [named for named in cards if alike(named.name, text, whole=True)]
        near = exact or [named for named in cards if alike(named.name, text)]
        if near:
            return near[0]
    return None


def reasons(face: Face, book: Phrasebook, match: Match, seat: int, tries: Sequence[Answer], name: str) -> list[str]:
    """What the rules say about each try; the first that is possible settles it."""
    found: dict[str, None] = {}
    for move in tries:
        refusal = match.state.refuse(seat, move)
        if refusal is None:
            return [book.say("ui.why.possible", option=face.teller.option(move))]
        found[face.teller.refusal(refusal)] = None
    return list(found)[:MOST_REASONS] or [book.say("ui.why.nothing", name=name)]
